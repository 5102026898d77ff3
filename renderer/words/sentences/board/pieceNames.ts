/** The names of overlay tiles and tokens, by kind and type. */
import { loadWords } from '../../language';
import { upperFirst } from '../../helpers/phrases';
import { overlayName } from './board';

const { PIECE_NAMES } = await loadWords('pieceNames');

/** The full name of a piece inside a sentence: 'spike trap', 'stone door', 'table (obstacle)'. */
export function typedName(kind: string, type: string | null | undefined): string {
  const types = Object.hasOwn(PIECE_NAMES, kind)
    ? PIECE_NAMES[kind as keyof typeof PIECE_NAMES]
    : null;
  if (!types) return overlayName(kind, type ?? undefined);
  return (type && Object.hasOwn(types, type) ? types[type] : null) ?? types.any;
}

/** The name of a piece's type, where its kind is already clear: 'Table', 'Spike trap'. */
export function shortName(kind: string, type: string | null | undefined): string {
  return upperFirst(typedName(kind, type).replace(/ \(.*\)$/, ''));
}
