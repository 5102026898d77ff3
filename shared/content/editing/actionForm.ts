/** Converts ability card lines to form fields and back. */
import { isFormula } from '../reading/formulaFields';
import type { AbilityAction } from '../types';
import type { EffectText } from '../../vocabulary';
import { isEffectText } from '../notation/effects';
import { choice, mark, optionalChoice, number, type Field } from './formFields';

const VALUE = { kind: 'value', key: 'value' } as const;
const REACH = [
  VALUE,
  { kind: 'value', key: 'range', optional: true },
  optionalChoice('affects', 'actionAffects'),
] as const;
const EFFECTS = { kind: 'effects', key: 'effects', optional: true } as const;

/** Fields of each kind of line besides its type. */
const FIELDS = {
  move: [VALUE, mark('jump')],
  attack: [...REACH, number('target', 1, 9), EFFECTS],
  heal: REACH,
  shield: REACH,
  retaliate: REACH,
  push: REACH,
  pull: REACH,
  damage: REACH,
  loot: [VALUE],
  condition: [EFFECTS, ...REACH.slice(1)],
  infuse: [choice('element', 'elements')],
  summon: [optionalChoice('monster', 'monsters'), choice('rank', 'ranks')],
  note: [{ kind: 'text', key: 'text', most: 400 }],
  // Edited as JSON.
  other: [],
} satisfies Readonly<Record<string, readonly Field[]>>;
export type FormKind = keyof typeof FIELDS;
export const FORM_KINDS = Object.keys(FIELDS) as readonly FormKind[];

export function fieldsOf(kind: FormKind): readonly Field[] {
  return FIELDS[kind];
}

/** The form for a line; 'other' if a field would be lost. */
export function formOf(action: AbilityAction): FormKind {
  const kind = FORM_KINDS.find((each) => each === action.type) ?? 'other';
  const known = ['type', ...fieldsOf(kind).map(({ key }) => key)];
  return Object.keys(action).every((key) => known.includes(key)) ? kind : 'other';
}

/** A new line of a kind. */
export function newAction(kind: Exclude<FormKind, 'other'>): AbilityAction {
  switch (kind) {
    case 'move':
    case 'attack':
      return { type: kind, value: '+0' };
    case 'condition':
      return { type: kind, effects: ['poison'], affects: 'adjacentEnemies' };
    case 'infuse':
      return { type: kind, element: 'fire' };
    case 'note':
      return { type: kind, text: '…' };
    case 'summon':
      return { type: kind, rank: 'normal' };
    default:
      return { type: kind, value: 1 };
  }
}

/** '+1', '-2', a number or a formula like 'C+1'; null for anything else. */
export function valueOf(text: string): number | string | null {
  const plain = text.trim().replace('−', '-');
  if (/^[+-][0-9]$/.test(plain) || isFormula(plain)) return plain;
  return /^[0-9]{1,2}$/.test(plain) ? Number(plain) : null;
}

/** Parses 'poison, push 2' to effects. Returns the first invalid word as a text instead. */
export function effectsOf(text: string): readonly EffectText[] | string {
  const words = text
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');
  return words.every(isEffectText) ? words : (words.find((word) => !isEffectText(word)) ?? '');
}
