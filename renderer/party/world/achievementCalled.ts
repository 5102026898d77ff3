/** Finds an achievement by a typed name. */
import { boxNames } from '../../words/wording/box';
import type { Content } from '#shared/content/content';
import type { AchievementScope } from '#shared/rules/campaign/party/achievements';

/** The id of the achievement with this name, ignoring case and spaces; null = none. */
export function achievementCalled(
  content: Content,
  scope: AchievementScope,
  name: string,
): string | null {
  const wanted = plain(name);
  const known = content.achievements()[scope];
  const isMeant = ({ name: shown }: { readonly name: string }) =>
    plain(shown) === wanted || plain(boxNames()?.inEnglish(shown) ?? '') === wanted;
  return known.find(isMeant)?.id ?? null;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
