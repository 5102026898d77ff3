/** Words of a monster's plan and its reasons. */
import type { PlaceStep, FocusStep } from '#shared/map/focus/proof';
import { counted, listOf, possessive } from '../names/grammar';

/** A comparison of hexes to attack from: 'best' of the remaining ones, 'next' of the others. */
interface PlaceFacts {
  readonly name: string;
  readonly best: number;
  readonly next: number | null;
  readonly hexes: number;
  readonly before: number;
}

const hexesOf = ({ hexes, before }: PlaceFacts): string =>
  `${counted(hexes, 'hex', 'hexes')} of ${before}`;

const elsewhere = ({ next }: PlaceFacts): string => (next === null ? '' : ` (elsewhere ${next})`);

type PlaceWords = Readonly<Record<PlaceStep['kind'], (facts: PlaceFacts) => string>>;

const PLACES: PlaceWords = {
  placeTraps: (facts) =>
    `Hex to attack ${facts.name} from: fewest traps and hazards on the path, ${facts.best}${elsewhere(facts)} – ${hexesOf(facts)}.`,
  inReach: ({ name, best, hexes }) =>
    best === 1
      ? `It can reach ${counted(hexes, 'hex', 'hexes')} to attack ${name} from.`
      : `It cannot reach a hex to attack ${name} from.`,
  disadvantage: (facts) =>
    facts.best === 0
      ? `From ${hexesOf(facts)} it attacks ${facts.name} without disadvantage.`
      : `It has disadvantage against ${facts.name} on every hex.`,
  targets: (facts) =>
    `It attacks ${counted(facts.best, 'target')} from there${elsewhere(facts)} – ${hexesOf(facts)}.`,
  extraMovement: (facts) =>
    `Least movement to attack that many: ${facts.best}${elsewhere(facts)} – ${hexesOf(facts)}.`,
  extraDisadvantage: (facts) =>
    `Least disadvantage against the other targets: ${facts.best}${elsewhere(facts)} – ${hexesOf(facts)}.`,
  movement: (facts) =>
    facts.next === null && facts.before === 1
      ? `It needs ${counted(facts.best, 'movement point')}.`
      : `Least movement: ${counted(facts.best, 'point')}${elsewhere(facts)} – ${hexesOf(facts)}.`,
};

export const WHAT: Readonly<Record<FocusStep['kind'], string>> = {
  traps: 'Fewest traps and hazards on the path',
  pathLength: 'Shortest path to a hex to attack from',
  proximity: 'Tied so far; closest to it',
  initiative: 'Still tied; earlier initiative',
};

export const PROOF_WORDS = {
  ...PLACES,
  firstFocus: (names: readonly string[]) =>
    `The scenario puts ${listOf(names)} first, because it can attack ${names.length === 1 ? 'it' : 'them'} this turn.`,
  noFocus: 'No focus: it cannot find a path to attack anyone.',
  sameFocus: (focus: string) =>
    `It already attacked ${focus} this turn, so ${focus} stays its focus.`,
  wayLeft: (focus: string, points: number, damage: number) =>
    `It cannot attack ${focus} this turn, so it moves as close as it can: ${counted(points, 'point')} left${damage > 0 ? ` and ${counted(damage, 'trap or hazard', 'traps or hazards')}` : ''}.`,
  waysLeft: (focus: string, hexes: number, points: readonly number[]) =>
    `It cannot attack ${focus} this turn, so it heads for one of ${hexes} equally good hexes. You decide, even if more of the path is left: ${listOf(points.slice(0, -1).map(String))} or ${counted(points.at(-1) ?? 0, 'point')}.`,
  stillEqual: (names: readonly string[]) => `still tied: ${listOf(names)}`,
  theFocus: (name: string) => `the focus is ${name}`,
  allEqual: 'all tied; you decide',
  before: (best: readonly string[], later: readonly string[]) =>
    `${listOf(best)} before ${listOf(later)}`,
  compared: (what: string, comparison: string, end: string) => `${what}: ${comparison} – ${end}.`,
  never: (names: readonly string[]) => `; ${listOf(names)} cannot be attacked`,
  extras: (focus: string, sets: readonly string[]) =>
    sets.length === 1
      ? `It attacks ${focus} and also ${sets[0] ?? ''}.`
      : `It attacks ${focus} and also, equally good: ${sets.join('; or ')}.`,
};

export const NOTES = {
  cannotAct: (name: string, condition: string) => `${condition}: ${name} loses its turn.`,
  cannotMove: (name: string, condition: string) => `${condition}: ${name} does not move.`,
  cannotAttack: (name: string, condition: string) =>
    `${condition}: ${name} moves as if it had no attack.`,
  hasDisadvantage: (name: string, condition: string) =>
    `${condition}: all of ${possessive(name)} attacks have disadvantage.`,
  doesNotActThisRound: (name: string) =>
    `By the scenario rules, ${name} acts in other rounds only.`,
  noTurnLeft: (name: string) => `${name} has no turn left this round. This would be its plan now.`,
  invisible: (figures: readonly string[]) =>
    `${listOf(figures)} cannot be seen: a figure on the path, but not a target.`,
  notPlaced: (figures: readonly string[]) =>
    `${listOf(figures)} ${figures.length === 1 ? 'is' : 'are'} not on the board and ignored.`,
  attackUnknown: (name: string, formula: string) =>
    `${possessive(name)} attack is ${formula}. Enter the value in the attack calculator.`,
};
