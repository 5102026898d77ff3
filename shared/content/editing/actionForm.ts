/** Lines of ability cards as the fields of a form, and back. */
import { isFormula } from '../contentNumbers';
import type { AbilityAction } from '../types';
import { CONDITIONS, ELEMENTS, type Effect } from '../../vocabulary';

/** What may stand in the fields of each kind besides its type. */
const FIELDS = {
  move: ['value', 'jump'],
  attack: ['value', 'range', 'target', 'effects', 'affects'],
  heal: ['value', 'range', 'affects'],
  shield: ['value', 'range', 'affects'],
  retaliate: ['value', 'range', 'affects'],
  push: ['value', 'range', 'affects'],
  pull: ['value', 'range', 'affects'],
  damage: ['value', 'range', 'affects'],
  loot: ['value'],
  condition: ['effects', 'range', 'affects'],
  infuse: ['element'],
  summon: ['monster', 'rank'],
  note: ['text'],
  // Written as in the file.
  other: [],
} satisfies Readonly<Record<string, readonly string[]>>;
export type FormKind = keyof typeof FIELDS;
export const FORM_KINDS = Object.keys(FIELDS) as readonly FormKind[];

export function hasField(kind: FormKind, field: string): boolean {
  return kind !== 'other' && FIELDS[kind].includes(field);
}

/** The form a line fits into; 'other' where a field of it would be lost. */
export function formOf(action: AbilityAction): FormKind {
  const kind = FORM_KINDS.find((each) => each === action.type);
  if (!kind || kind === 'other') return 'other';
  const isWhole = Object.keys(action).every((key) => key === 'type' || hasField(kind, key));
  return isWhole ? kind : 'other';
}

/** A line of a kind as it begins. */
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

/** The line with a field changed; undefined takes it away. */
export function withField(action: AbilityAction, field: string, value: unknown): AbilityAction {
  const rest = Object.fromEntries(Object.entries(action).filter(([key]) => key !== field));
  return (value === undefined ? rest : { ...action, [field]: value }) as AbilityAction;
}

/** '+1', '-2', a number or a formula like 'C+1'; null for anything else. */
export function valueOf(text: string): number | string | null {
  const plain = text.trim().replace('−', '-');
  if (/^[+-][0-9]$/.test(plain) || isFormula(plain)) return plain;
  return /^[0-9]{1,2}$/.test(plain) ? Number(plain) : null;
}

const EFFECT = new RegExp(
  `^(${[...CONDITIONS, 'bless', 'curse', 'own(-[a-z0-9]+)+'].join('|')}|(push|pull|pierce|target) [1-9]` +
    `|infuse (${[...ELEMENTS, 'wild'].join('|')})|(heal|shield) [1-9] self)$`,
);

/** 'poison, push 2' as effects; a text is what is none. */
export function effectsOf(text: string): readonly Effect[] | string {
  const words = text
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');
  const odd = words.find((word) => !EFFECT.test(word));
  return odd ?? (words as unknown as readonly Effect[]);
}

/** A line written as in the file; null where it is no JSON object with a type. */
export function actionOf(text: string): AbilityAction | null {
  try {
    const read: unknown = JSON.parse(text);
    const isObject = typeof read === 'object' && read !== null && !Array.isArray(read);
    // Whether it is a line that can be is told when it is saved.
    return isObject && 'type' in read ? (read as AbilityAction) : null;
  } catch {
    return null;
  }
}
