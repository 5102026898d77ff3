/** Expected stickers and their prices, from the printed cards and the printed price table alone. */
import { printed } from './ledger';

interface Line {
  readonly dots?: Readonly<Record<string, readonly string[]>>;
  readonly summon?: unknown;
  readonly area?: readonly { readonly role: string }[];
  readonly target?: unknown;
  readonly alsoTargets?: unknown;
  readonly affects?: string;
}
interface Table {
  readonly id: string;
  readonly dots: readonly string[];
  readonly needs?: 'number' | 'move';
  readonly cost?: number;
  readonly costs?: Readonly<Record<string, number>>;
  readonly summonCosts?: Readonly<Record<string, number>>;
  readonly byHexes?: readonly number[];
}
interface Prices {
  readonly stickers: readonly Table[];
  readonly severalTargets: { readonly factor: number; readonly singleAffects: readonly string[] };
}
interface Card {
  readonly id: number;
  readonly level: number | string;
}

export interface ExpectedSticker {
  readonly class: string;
  readonly card: number;
  readonly level: number;
  readonly half: 'top' | 'bottom';
  readonly dot: string;
  readonly sticker: string;
  /** The price; null = the sticker does not fit. */
  readonly price: number | null;
}

/** Gold for the level of a card, from 1 to 9. */
const BY_LEVEL = [0, 25, 50, 75, 100, 125, 150, 175, 200];
const ELEMENTS = ['fire', 'ice', 'air', 'earth', 'light', 'dark'];

/** Abilities with dots, and their positions in the card half. */
function linesWithDots(
  value: unknown,
  path: readonly string[],
): readonly (readonly [string, Line])[] {
  if (typeof value !== 'object' || value === null) return [];
  const line = value as Line;
  const here = line.dots ? [[path.join('.'), line] as const] : [];
  const inside = Object.entries(value)
    .filter(([key]) => key !== 'dots')
    .flatMap(([key, each]) => linesWithDots(each, [...path, key]));
  return [...here, ...inside];
}

function priceAt(table: Table, kind: string, part: string, line: Line): number | null {
  if (!table.dots.includes(kind)) return null;
  if (table.needs === 'move' && (part !== 'move' || line.summon !== undefined)) return null;
  if (table.byHexes) {
    const targets = (line.area ?? []).filter(({ role }) => role === 'target').length;
    return Math.floor(200 / targets);
  }
  const byPart = line.summon === undefined ? table.costs : table.summonCosts;
  return table.cost ?? byPart?.[part] ?? null;
}

function isForSeveral(
  { area, target, alsoTargets, affects, summon }: Line,
  single: readonly string[],
) {
  if (summon !== undefined) return false;
  const isMany = affects !== undefined && !single.includes(affects);
  return isMany || [area, target, alsoTargets].some((each) => each !== undefined);
}

function priceOf(table: Table, kind: string, part: string, line: Line, level: number) {
  const base = priceAt(table, kind, part, line);
  if (base === null) return null;
  const { singleAffects, factor } = printed<Prices>('enhancements.json').severalTargets;
  const isDoubled = table.id !== 'hex' && isForSeveral(line, singleAffects);
  return base * (isDoubled ? factor : 1) + (BY_LEVEL[level - 1] ?? 0);
}

/** Every sticker on every dot of a class. */
export function stickersOfClass(id: string, cards: readonly Card[]): readonly ExpectedSticker[] {
  const lines = printed<{ readonly cards: readonly (Card & Record<'top' | 'bottom', unknown>)[] }>(
    `cardLines/${id}.json`,
  );
  const { stickers } = printed<Prices>('enhancements.json');
  return lines.cards.flatMap((card) => {
    const found = cards.find((each) => each.id === card.id)?.level;
    const level = typeof found === 'number' ? found : 1;
    return (['top', 'bottom'] as const).flatMap((half) =>
      linesWithDots(card[half], []).flatMap(([path, line]) =>
        Object.entries(line.dots ?? {}).flatMap(([part, kinds]) =>
          kinds.flatMap((kind, index) =>
            stickers.flatMap((table) =>
              (table.id === 'element' ? ELEMENTS : [table.id]).map((sticker): ExpectedSticker => ({
                ...{ class: id, card: card.id, level, half, sticker },
                dot: `${path}:${part}:${String(index)}`,
                price: priceOf(table, kind, part, line, level),
              })),
            ),
          ),
        ),
      ),
    );
  });
}
