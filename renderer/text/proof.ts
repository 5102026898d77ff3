/** The reasons for what a monster does, in words. */
import type { Compared, ExtrasStep, FocusStep, PlaceStep, ProofStep } from '#shared/board/proof';
import type { PlanNote } from '#shared/rules/monsterPlan';
import { counted, listOf, possessive, type Names } from './names';
import { worded } from './language';

type NameOf = (figure: string) => string;

/** 'Path 3 to Brute < 4 to Scoundrel: the focus is Brute.' */
export function proofWords(step: ProofStep, names: Names): string {
  const nameOf: NameOf = (id) => names.figure(id);
  switch (step.kind) {
    case 'noFocus':
      return 'There is nobody it could attack from anywhere: no focus.';
    case 'traps':
    case 'pathLength':
    case 'proximity':
    case 'initiative':
      return focusWords(step, nameOf);
    case 'extras':
      return extrasWords(step, nameOf);
    case 'wayLeft': {
      const harm = step.harm > 0 ? ` and ${traps(step.harm)}` : '';
      const focus = nameOf(step.focus);
      return `It cannot attack ${focus} this turn, so it goes where the rest of the way is shortest: ${counted(step.left, 'point')} left${harm}.`;
    }
    default:
      return placeWords(step, nameOf);
  }
}

const WHAT = worded<Readonly<Record<FocusStep['kind'], string>>>('WHAT', {
  traps: 'Fewest traps and hazards on the way',
  pathLength: 'Shortest path to a hex it can attack from',
  proximity: 'Equal so far; nearest from where it stands',
  initiative: 'Still equal; earlier in the order of the round',
});

function focusWords({ kind, compared, kept }: FocusStep, nameOf: NameOf): string {
  const winner = kept.length === 1 ? `${nameOf(kept[0] ?? '')}` : null;
  const end =
    winner === null ? `still equal: ${listOf(kept.map(nameOf))}` : `the focus is ${winner}`;
  if (kind === 'initiative') {
    const later = compared.map(({ figure }) => figure).filter((id) => !kept.includes(id));
    if (later.length === 0) return `${WHAT[kind]}: all at the same place; you choose.`;
    return `${WHAT[kind]}: ${listOf(kept.map(nameOf))} before ${listOf(later.map(nameOf))} – ${end}.`;
  }
  return `${WHAT[kind]}: ${comparison(compared, nameOf)} – ${end}.`;
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
  const out = never.length > 0 ? `; ${listOf(never)} cannot be attacked` : '';
  return `${rising.join(' < ')}${out}`;
}

function placeWords({ kind, focus, best, next, before, hexes }: PlaceStep, nameOf: NameOf) {
  const left = `${counted(hexes.length, 'hex', 'hexes')} of ${before}`;
  const name = nameOf(focus);
  const others = next === null ? '' : ` (elsewhere ${next})`;
  switch (kind) {
    case 'placeTraps':
      return `Where to attack ${name} from: fewest traps and hazards on the way, ${best}${others} – ${left}.`;
    case 'inReach':
      return best === 1
        ? `It gets to ${counted(hexes.length, 'hex', 'hexes')} to attack ${name} from with its movement.`
        : `No hex to attack ${name} from is within its movement.`;
    case 'disadvantage':
      return best === 0
        ? `From ${left} it attacks ${name} without disadvantage.`
        : `It attacks ${name} with disadvantage from everywhere.`;
    case 'targets':
      return `It attacks ${counted(best, 'target')} from there${others} – ${left}.`;
    case 'extraMovement':
      return `Least movement to attack that many: ${best}${others} – ${left}.`;
    case 'extraDisadvantage':
      return `Least disadvantage against the other targets: ${best}${others} – ${left}.`;
    case 'movement':
      return next === null && before === 1
        ? `It needs ${counted(best, 'movement point')}.`
        : `Least movement: ${counted(best, 'point')}${others} – ${left}.`;
  }
}

function extrasWords({ focus, extras }: ExtrasStep, nameOf: NameOf): string {
  const sets = extras.map((set) => listOf(set.map(nameOf)));
  if (sets.length === 1) return `Besides ${nameOf(focus)} it attacks ${sets[0] ?? ''}.`;
  return `Besides ${nameOf(focus)} it attacks, equally good: ${sets.join('; or ')}.`;
}

function traps(count: number): string {
  return counted(count, 'trap or hazard', 'traps or hazards');
}

const NOTES = worded('NOTES', {
  stunned: 'stunned: it does nothing but lose its turn.',
  immobilized: 'immobilized: it does not move.',
  disarmed: 'disarmed: it moves as if it had no attack.',
  muddled: 'muddled: all its attacks have disadvantage.',
  doesNotActThisRound: 'by the scenario it acts in other rounds only.',
});

export function noteWords(note: PlanNote, name: string, names: Names): string {
  const nameOf: NameOf = (id) => names.figure(id);
  switch (note.code) {
    case 'noTurnLeft':
      return `${name} has no turn left in this round: this is what it would do now.`;
    case 'invisible':
      return `${listOf(note.figures.map(nameOf))} cannot be seen: in the way, but no target.`;
    case 'notPlaced':
      return `${listOf(note.figures.map(nameOf))} ${note.figures.length === 1 ? 'is' : 'are'} not on the board and left out.`;
    case 'attackUnknown':
      return `${possessive(name)} attack is ${note.formula}: enter its value in the calculator.`;
    default:
      return `${name} is ${NOTES[note.code]}`;
  }
}
