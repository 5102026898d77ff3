/** Names of overlay tiles and tokens by kind and type. */
import { loadWords } from '../../language';
import { upperFirst } from '../../helpers/phrases';
import { overlayName } from './board';

const { PIECE_NAMES } = await loadWords('pieceNames');

/** 'spike trap', 'stone door', 'table (obstacle)'. */
export function typedName(kind: string, type: string | null | undefined): string {
  const types = Object.hasOwn(PIECE_NAMES, kind)
    ? PIECE_NAMES[kind as keyof typeof PIECE_NAMES]
    : null;
  if (!types) return overlayName(kind, type ?? undefined);
  return (type && Object.hasOwn(types, type) ? types[type] : null) ?? types.any;
}

/** 'Table', 'Spike trap': for places that name the kind anyway. */
export function shortName(kind: string, type: string | null | undefined): string {
  return upperFirst(typedName(kind, type).replace(/ \(.*\)$/, ''));
}
