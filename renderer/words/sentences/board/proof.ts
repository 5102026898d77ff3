/** Words the reasons for a monster's plan. */
import type {
  ProofStep,
  FocusStep,
  Compared,
  PlaceStep,
  ExtrasStep,
  WayLeftStep,
} from '#shared/map/focus/proof';
import type { PlanNote } from '#shared/rules/monsters/plan/notes';
import { conditionName } from '../names/names';
import { listOf, TABLE_WORDS } from '../play';
import type { Names } from '../names/names';

const { PROOF_WORDS, WHAT, NOTES } = TABLE_WORDS.proof;

type NameOf = (figure: string) => string;

/** A step of the proof as a sentence: 'Path 3 to Brute < 4 to Scoundrel: the focus is Brute.' */
export function proofWords(step: ProofStep, names: Names): string {
  const nameOf: NameOf = (id) => names.figure(id);
  switch (step.kind) {
    case 'noFocus':
      return PROOF_WORDS.noFocus;
    case 'sameFocus':
      return PROOF_WORDS.sameFocus(nameOf(step.focus));
    case 'firstFocus':
      return PROOF_WORDS.firstFocus(step.kept.map(nameOf));
    case 'traps':
    case 'pathLength':
    case 'proximity':
    case 'initiative':
      return focusWords(step, nameOf);
    case 'extras':
      return extrasWords(step, nameOf);
    case 'wayLeft':
      return wayLeftWords(step, nameOf);
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

/**
 * A comparison of figures by their values: 'Brute and Scoundrel 3 < Mindthief 4; Isa cannot be
 * attacked'.
 */
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

/**
 * A sentence about the path that stays open to the focus. Equally good destinations can leave
 * different paths.
 */
function wayLeftWords({ focus, ways }: WayLeftStep, nameOf: NameOf): string {
  const lefts = [...new Set(ways.map(({ left }) => left))].toSorted((a, b) => a - b);
  const negativeHexes = Math.max(...ways.map((way) => way.negativeHexes));
  return lefts.length > 1
    ? PROOF_WORDS.waysLeft(nameOf(focus), ways.length, lefts)
    : PROOF_WORDS.wayLeft(nameOf(focus), lefts[0] ?? 0, negativeHexes);
}

function extrasWords({ focus, extras }: ExtrasStep, nameOf: NameOf): string {
  return PROOF_WORDS.extras(
    nameOf(focus),
    extras.map((set) => listOf(set.map(nameOf))),
  );
}

export function noteWords(note: PlanNote, name: string, names: Names): string {
  switch (note.code) {
    case 'invisible':
    case 'notPlaced':
      return NOTES[note.code](note.figures.map((id) => names.figure(id)));
    case 'attackUnknown':
      return NOTES.attackUnknown(name, note.formula);
    case 'cannotAct':
    case 'cannotMove':
    case 'cannotAttack':
    case 'hasDisadvantage':
      return NOTES[note.code](name, conditionName(note.condition));
    default:
      return NOTES[note.code](name);
  }
}
