import type { Content } from '#shared/content/content';
import { editionNames } from './box';

/** The text without case, spaces and punctuation. */
function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Finds an achievement by its name, in English or in the players' edition. Returns its id, or null.
 */
export function achievementNamed(
  content: Content,
  scope: 'global' | 'party',
  wanted: string,
): string | null {
  const hasName = ({ name: shown }: { readonly name: string }) =>
    [shown, editionNames()?.inEnglish(shown) ?? ''].some(
      (each) => normalise(each) === normalise(wanted),
    );
  return content.achievements()[scope].find(hasName)?.id ?? null;
}
