import type { Content } from '#shared/content/content';
import { editionNames } from './box';

/** Without case, spaces and punctuation. */
function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The id of the achievement with this name in English or in the box; null = none. */
export function achievementNamed(
  content: Content,
  scope: 'global' | 'party',
  wanted: string,
): string | null {
  const isMeant = ({ name: shown }: { readonly name: string }) =>
    [shown, editionNames()?.inEnglish(shown) ?? ''].some(
      (each) => normalise(each) === normalise(wanted),
    );
  return content.achievements()[scope].find(isMeant)?.id ?? null;
}
