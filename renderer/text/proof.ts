/** The reasons for what a monster does, in words. */
import type { Compared, ExtrasStep, FocusStep, PlaceStep, ProofStep } from '#shared/map/proof';
import type { PlanNote } from '#shared/rules/monsters/plan';
import { counted, listOf, possessive, type Names } from './names';
import { worded } from './language';

type NameOf = (figure: string) => string;

/** A comparison of hexes to attack from: 'best' of those that are left, 'next' of the others. */
interface PlaceFacts {
  readonly name: string;
  readonly best: number;
  readonly next: number | null;
  readonly hexes: number;
  readonly before: number;
}

const left = ({ hexes, before }: PlaceFacts): string =>
  `${counted(hexes, 'hex', 'hexes')} of ${before}`;
const elsewhere = ({ next }: PlaceFacts): string => (next === null ? '' : ` (elsewhere ${next})`);

type PlaceWords = Readonly<Record<PlaceStep['kind'], (facts: PlaceFacts) => string>>;

const PLACES: PlaceWords = {
  placeTraps: (facts) =>
    `Where to attack ${facts.name} from: fewest traps and hazards on the way, ${facts.best}${elsewhere(facts)} – ${left(facts)}.`,
  inReach: ({ name, best, hexes }) =>
    best === 1
      ? `It gets to ${counted(hexes, 'hex', 'hexes')} to attack ${name} from with its movement.`
      : `No hex to attack ${name} from is within its movement.`,
  disadvantage: (facts) =>
    facts.best === 0
      ? `From ${left(facts)} it attacks ${facts.name} without disadvantage.`
      : `It attacks ${facts.name} with disadvantage from everywhere.`,
  targets: (facts) =>
    `It attacks ${counted(facts.best, 'target')} from there${elsewhere(facts)} – ${left(facts)}.`,
  extraMovement: (facts) =>
    `Least movement to attack that many: ${facts.best}${elsewhere(facts)} – ${left(facts)}.`,
  extraDisadvantage: (facts) =>
    `Least disadvantage against the other targets: ${facts.best}${elsewhere(facts)} – ${left(facts)}.`,
  movement: (facts) =>
    facts.next === null && facts.before === 1
      ? `It needs ${counted(facts.best, 'movement point')}.`
      : `Least movement: ${counted(facts.best, 'point')}${elsewhere(facts)} – ${left(facts)}.`,
};

export const WHAT = worded<Readonly<Record<FocusStep['kind'], string>>>('WHAT', {
  traps: 'Fewest traps and hazards on the way',
  pathLength: 'Shortest path to a hex it can attack from',
  proximity: 'Equal so far; nearest from where it stands',
  initiative: 'Still equal; earlier in the order of the round',
});

export const PROOF_WORDS = worded('PROOF_WORDS', {
  ...PLACES,
  noFocus: 'There is nobody it could attack from anywhere: no focus.',
  wayLeft: (focus: string, points: number, harm: number) =>
    `It cannot attack ${focus} this turn, so it goes where the rest of the way is shortest: ${counted(points, 'point')} left${harm > 0 ? ` and ${counted(harm, 'trap or hazard', 'traps or hazards')}` : ''}.`,
  stillEqual: (names: readonly string[]) => `still equal: ${listOf(names)}`,
  theFocus: (name: string) => `the focus is ${name}`,
  allEqual: 'all at the same place; you choose',
  before: (kept: readonly string[], later: readonly string[]) =>
    `${listOf(kept)} before ${listOf(later)}`,
  compared: (what: string, comparison: string, end: string) => `${what}: ${comparison} – ${end}.`,
  never: (names: readonly string[]) => `; ${listOf(names)} cannot be attacked`,
  extras: (focus: string, sets: readonly string[]) =>
    sets.length === 1
      ? `Besides ${focus} it attacks ${sets[0] ?? ''}.`
      : `Besides ${focus} it attacks, equally good: ${sets.join('; or ')}.`,
});

/** 'Path 3 to Brute < 4 to Scoundrel: the focus is Brute.' */
export function proofWords(step: ProofStep, names: Names): string {
  const nameOf: NameOf = (id) => names.figure(id);
  switch (step.kind) {
    case 'noFocus':
      return PROOF_WORDS.noFocus;
    case 'traps':
    case 'pathLength':
    case 'proximity':
    case 'initiative':
      return focusWords(step, nameOf);
    case 'extras':
      return extrasWords(step, nameOf);
    case 'wayLeft':
      return PROOF_WORDS.wayLeft(nameOf(step.focus), step.left, step.harm);
    default:
      return placeWords(step, nameOf);
  }
}

function focusWords({ kind, compared, kept }: FocusStep, nameOf: NameOf): string {
  const best = kept.map(nameOf);
  const end =
    best.length === 1 ? PROOF_WORDS.theFocus(best[0] ?? '') : PROOF_WORDS.stillEqual(best);
  if (kind === 'initiative') {
    const later = compared.map(({ figure }) => figure).filter((id) => !kept.includes(id));
    if (later.length === 0) return `${WHAT[kind]}: ${PROOF_WORDS.allEqual}.`;
    return PROOF_WORDS.compared(WHAT[kind], PROOF_WORDS.before(best, later.map(nameOf)), end);
  }
  return PROOF_WORDS.compared(WHAT[kind], comparison(compared, nameOf), end);
}

/** 'Brute and Scoundrel 3 < Mindthief 4; Isa cannot be attacked'. */
function comparison(compared: readonly Compared[], nameOf: NameOf): string {
  const byValue = new Map<number, string[]>();
  const never: string[] = [];
  for (const { figure, value } of compared) {
    if (value === null) never.push(nameOf(figure));
    else byValue.set(value, [...(byValue.get(value) ?? []), nameOf(figure)]);
  }
  const rising = [...byValue]
    .toSorted(([a], [b]) => a - b)
    .map(([value, names]) => `${listOf(names)} ${value}`);
  return `${rising.join(' < ')}${never.length > 0 ? PROOF_WORDS.never(never) : ''}`;
}

function placeWords({ kind, focus, best, next, before, hexes }: PlaceStep, nameOf: NameOf): string {
  return PROOF_WORDS[kind]({ name: nameOf(focus), best, next, before, hexes: hexes.length });
}

function extrasWords({ focus, extras }: ExtrasStep, nameOf: NameOf): string {
  return PROOF_WORDS.extras(
    nameOf(focus),
    extras.map((set) => listOf(set.map(nameOf))),
  );
}

export const NOTES = worded('NOTES', {
  stunned: (name: string) => `${name} is stunned: it does nothing but lose its turn.`,
  immobilized: (name: string) => `${name} is immobilized: it does not move.`,
  disarmed: (name: string) => `${name} is disarmed: it moves as if it had no attack.`,
  muddled: (name: string) => `${name} is muddled: all its attacks have disadvantage.`,
  doesNotActThisRound: (name: string) => `By the scenario ${name} acts in other rounds only.`,
  noTurnLeft: (name: string) =>
    `${name} has no turn left in this round: this is what it would do now.`,
  invisible: (figures: readonly string[]) =>
    `${listOf(figures)} cannot be seen: in the way, but no target.`,
  notPlaced: (figures: readonly string[]) =>
    `${listOf(figures)} ${figures.length === 1 ? 'is' : 'are'} not on the board and left out.`,
  attackUnknown: (name: string, formula: string) =>
    `${possessive(name)} attack is ${formula}: enter its value in the calculator.`,
});

export function noteWords(note: PlanNote, name: string, names: Names): string {
  switch (note.code) {
    case 'invisible':
    case 'notPlaced':
      return NOTES[note.code](note.figures.map((id) => names.figure(id)));
    case 'attackUnknown':
      return NOTES.attackUnknown(name, note.formula);
    default:
      return NOTES[note.code](name);
  }
}
