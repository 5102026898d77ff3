/**
 * Content of sealed envelopes. It is in separate files, so that no screen receives any of it before
 * the players have unlocked it.
 */
import type { ClassId } from '../ids';
import type { ContentSource } from './content';
import type { EnvelopeContent } from './types';

/** Envelopes with a class, which is unlocked once the players have solved them. */
export const SOLVABLE_ENVELOPES = [
  { envelope: 'X', class: 'envelope-x' as ClassId },
] as const satisfies readonly { readonly envelope: string; readonly class: ClassId }[];

/** The letters of all envelopes with content. */
export const ALL_ENVELOPES: readonly string[] = SOLVABLE_ENVELOPES.map(({ envelope }) => envelope);

/** File with the content of an envelope: 'envelopes/X.json'. */
export function envelopeFile(envelope: string): string {
  return `envelopes/${envelope}.json`;
}

/** Lists that an envelope extends, by file. */
const LISTS = {
  'classes.json': 'classes',
  'classCards.json': 'classCards',
  'items.json': 'items',
  'soloIndex.json': 'soloIndex',
} as const satisfies Record<string, keyof EnvelopeContent>;

/** A source that adds the content of these envelopes. Those whose file is missing add nothing. */
export function withEnvelopes(source: ContentSource, opened: readonly string[]): ContentSource {
  if (opened.length === 0) return source;
  const made = new Map<string, unknown>();
  return (file) => {
    const printed = source(file);
    if (printed === undefined || !Object.hasOwn(LISTS, file)) return printed;
    if (!made.has(file)) {
      const list = LISTS[file as keyof typeof LISTS];
      const added = envelopesIn(source, opened).flatMap((each): readonly unknown[] => each[list]);
      made.set(file, [...(printed as readonly unknown[]), ...added]);
    }
    return made.get(file);
  };
}

/** The content of these envelopes. Envelopes that the source lacks are omitted. */
export function envelopesIn(
  source: ContentSource,
  opened: readonly string[],
): readonly EnvelopeContent[] {
  return opened.flatMap(
    (each) => (source(envelopeFile(each)) as EnvelopeContent | undefined) ?? [],
  );
}
