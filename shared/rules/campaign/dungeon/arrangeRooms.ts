/** Arranges the room cards of a dungeon so that exits meet entrances. */
import type { Content } from '../../../content/content';
import type { DungeonRoomCard } from '../../../content/types';
import {
  DIRECTIONS,
  hexNumber,
  minus,
  neighbours,
  plus,
  rotate,
  sameHex,
} from '../../../map/hexes';
import type { DungeonRoom, Hex } from '../../../state';

type Pair = readonly [number, number];

/** Placement of a card: turned clockwise by sixths, then moved. */
export type CardPlacement = Pick<DungeonRoom, 'at' | 'turns'>;

export function roomCard(content: Content, card: number): DungeonRoomCard | null {
  return content.randomDungeon().roomCards.find(({ id }) => id === card) ?? null;
}

/** Position on the map of a hex of the card. */
export function hexOfCard([q, r]: Pair, { at, turns }: CardPlacement): Hex {
  return plus(rotate({ q, r }, turns), at);
}

/** All hexes of the tiles of a placed card. */
export function groundOf(
  content: Content,
  card: DungeonRoomCard,
  placement: CardPlacement,
): readonly Hex[] {
  return card.tiles.flatMap(({ tile, at, turns }) =>
    (content.tile(tile)?.hexes ?? []).map(([q, r]) => {
      const placed = plus(rotate({ q, r }, turns), { q: at[0], r: at[1] });
      return hexOfCard([placed.q, placed.r], placement);
    }),
  );
}

/** The door hex between two adjacent rooms; null if no exit meets an entrance. */
export function doorBetween(content: Content, from: DungeonRoom, to: DungeonRoom): Hex | null {
  const exits = roomCard(content, from.room)?.exits ?? [];
  const entrances = roomCard(content, to.room)?.entrances ?? [];
  for (const exit of exits) {
    const door = hexOfCard(exit.at, from);
    const isMet = entrances.some(
      ({ type, at }) => type === exit.type && sameHex(hexOfCard(at, to), door),
    );
    if (isMet) return door;
  }
  return null;
}

/**
 * Places a card behind the last one: an exit meets an entrance of the same letter, nothing
 * overlaps, and no tile is used twice. Null if it does not fit. The first card is not moved.
 *
 * @rule DUNGEON-1
 */
export function placeBehind(
  content: Content,
  laid: readonly DungeonRoom[],
  next: Pick<DungeonRoom, 'room' | 'monsters'>,
): DungeonRoom | null {
  const card = roomCard(content, next.room);
  const last = laid.at(-1);
  if (!card) return null;
  if (!last) return { ...next, at: { q: 0, r: 0 }, turns: 0 };
  const cards = laid.map(({ room }) => roomCard(content, room));
  if (cards.some((each) => each && sharesTile(each, card))) return null;
  const taken = new Set(
    laid
      .flatMap((room, index) => {
        const printed = cards[index];
        const before = laid[index - 1];
        const door = before && doorBetween(content, before, room);
        return [...(printed ? groundOf(content, printed, room) : []), ...(door ? [door] : [])];
      })
      .map(hexNumber),
  );
  for (const placement of waysToLay(content, last, card)) {
    const ground = groundOf(content, card, placement);
    const door = doorBetween(content, last, { ...next, ...placement });
    const isFree = (hex: Hex) => !taken.has(hexNumber(hex));
    const isApart = door !== null && isFree(door) && !ground.some((hex) => sameHex(hex, door));
    if (isApart && ground.every(isFree)) return { ...next, ...placement };
  }
  return null;
}

function waysToLay(
  content: Content,
  last: DungeonRoom,
  card: DungeonRoomCard,
): readonly CardPlacement[] {
  const before = roomCard(content, last.room);
  if (!before) return [];
  return before.exits.flatMap((exit) =>
    card.entrances
      .filter(({ type }) => type === exit.type)
      .flatMap((entrance) =>
        [0, 1, 2, 3, 4, 5].flatMap((turns): readonly CardPlacement[] => {
          const outward = sidesOf(content, before, exit).map((side) => rotate(side, last.turns));
          const inward = sidesOf(content, card, entrance).map((side) => rotate(side, turns));
          const isFacing = outward.some((out) =>
            inward.some((into) => sameHex(into, { q: 0 - out.q, r: 0 - out.r })),
          );
          if (!isFacing) return [];
          const [q, r] = entrance.at;
          const at = minus(hexOfCard(exit.at, last), rotate({ q, r }, turns));
          return [{ at, turns }];
        }),
      ),
  );
}

/**
 * Steps from an exit to its tile: two hexes of a straight edge (A), or the middle one of three (B).
 * If only two of the three exist, either can be the middle.
 */
function sidesOf(
  content: Content,
  card: DungeonRoomCard,
  { type, at: [q, r] }: DungeonRoomCard['exits'][number],
): readonly Hex[] {
  const door = { q, r };
  const ground = new Set(groundOf(content, card, { at: { q: 0, r: 0 }, turns: 0 }).map(hexNumber));
  const steps = neighbours(door)
    .filter((hex) => ground.has(hexNumber(hex)))
    .map((hex) => minus(hex, door));
  if (type === 'A') return [steps.reduce(plus, { q: 0, r: 0 })];
  return DIRECTIONS.filter((middle) => {
    const around = [middle, rotate(middle, 1), rotate(middle, -1)];
    return steps.every((step) => around.some((each) => sameHex(each, step)));
  });
}

/** Both faces of a tile are one piece of cardboard. */
function sharesTile(one: DungeonRoomCard, other: DungeonRoomCard): boolean {
  const pieces = ({ tiles }: DungeonRoomCard) => tiles.map(({ tile }) => tile.slice(0, -1));
  return pieces(one).some((piece) => pieces(other).includes(piece));
}
