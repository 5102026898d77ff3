import { TABLE_WORDS } from '../play';
import type { DoorState } from '#shared/state';

const words = TABLE_WORDS.board;
export const { boardText, mapText } = words;
const { HEX_WORDS, TYPE_NAMES, KIND_NAMES, DOOR_NAMES } = words;

/** The name of an overlay: 'obstacle', 'spike trap', 'water (difficult terrain)'. */
export function overlayName(kind: string, type?: string): string {
  const ofType = type === undefined ? undefined : TYPE_NAMES[type];
  return ofType ?? KIND_NAMES[kind] ?? kind;
}

export function doorWords(kind: string, state: DoorState['state']): string {
  if (kind === 'corridor') return DOOR_NAMES.corridor;
  if (kind === 'breakableWall') {
    return state === 'open' ? DOOR_NAMES.brokenWall : DOOR_NAMES.standingWall;
  }
  return DOOR_NAMES[state];
}

/** The facts about a hex that its description consists of. */
export interface HexFacts {
  readonly isOnMap: boolean;
  /** The figures on the hex in words: 'Bandit Guard 3, 5 of 6 hit points, poison'. */
  readonly figures: readonly string[];
  /** The names of doors and overlays on the hex. */
  readonly things: readonly string[];
  readonly isStart: boolean;
  /**
   * The figure that range and sight are measured from. Null if none is selected, or if it is on
   * this hex.
   */
  readonly from: {
    readonly name: string;
    readonly range: number | null;
    readonly inSight: boolean;
  } | null;
  /** The move of the selected figure to the hex: 'move 3'. Null if it cannot move here. */
  readonly move: string | null;
}

/** The description of a hex: 'Hex, trap, two from Brute, in sight.' */
export function hexWords({ isOnMap, figures, things, isStart, from, move }: HexFacts): string {
  if (!isOnMap) return HEX_WORDS.wall;
  const parts = [
    ...(figures.length > 0 ? figures : [HEX_WORDS.hex]),
    ...things,
    ...(isStart ? [HEX_WORDS.startHex] : []),
    ...(from ? fromWords(from) : []),
    ...(move === null ? [] : [move]),
  ];
  return `${parts.join(', ')}.`;
}

function fromWords({ name, range, inSight }: NonNullable<HexFacts['from']>): readonly string[] {
  const far = range === null ? HEX_WORDS.outOfRange(name) : HEX_WORDS.from(range, name);
  return [far, HEX_WORDS.sees(inSight)];
}

/** An option of a monster in words: 'Moves 2 hexes (up right) and attacks Brute and Isa.' */
export function optionWords(option: {
  readonly steps: number;
  /** The direction of its path: 'up right'. Null if it stays. */
  readonly towards: string | null;
  readonly targets: readonly string[];
  readonly focus: string | null;
  readonly isOnTheWay: boolean;
}): string {
  const { steps, towards, targets, focus, isOnTheWay } = option;
  const way = steps === 0 ? HEX_WORDS.stays : HEX_WORDS.moves(steps, towards);
  if (targets.length > 0) return HEX_WORDS.attacks(way, targets);
  if (focus === null) return `${way}.`;
  if (steps === 0) return HEX_WORDS.staysFor(focus);
  return isOnTheWay ? HEX_WORDS.towards(way, focus) : HEX_WORDS.upTo(way, focus);
}
