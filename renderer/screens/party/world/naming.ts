/** Which achievement a typed name means. */
import { boxNames } from '../../../text/box';
import type { Content } from '#shared/content/content';
import type { AchievementScope } from '#shared/rules/campaign/achievements';

/** The id of the achievement with this name, whatever its case and spaces; null = there is none. */
export function achievementCalled(
  content: Content,
  scope: AchievementScope,
  name: string,
): string | null {
  const wanted = plain(name);
  return (
    content
      .achievements()
      [scope].find((each) =>
        [each.name, boxNames()?.inEnglish(each.name) ?? ''].some(
          (called) => plain(called) === wanted,
        ),
      )?.id ?? null
  );
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
