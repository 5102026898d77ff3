/** Reads and writes effects in content notation: 'push 2', 'infuse fire', 'heal 1 self', a condition. */
import { CONDITIONS, ELEMENTS } from '../../vocabulary';
import type { Condition, Effect, EffectText, Element } from '../../vocabulary';

/** The pattern of the id of a condition that a pack adds. */
export const PACK_CONDITION_PATTERN = 'own(?:-[a-z0-9]+)+';

/** Effects written as a single word: the printed conditions, bless and curse. */
export const NAMED_EFFECTS = [...CONDITIONS, 'bless', 'curse'] as const;

/** The grammar of an effect. Schemas, card readers and forms are built from it. */
export const EFFECT_PATTERN = `(?:${[
  ...NAMED_EFFECTS,
  PACK_CONDITION_PATTERN,
  '(?:push|pull|pierce|target) [1-9]',
  `infuse (?:${[...ELEMENTS, 'wild'].join('|')})`,
  '(?:heal|shield) [1-9] self',
  'add target',
  'refresh item',
].join('|')})`;

const EFFECT = new RegExp(`^${EFFECT_PATTERN}$`);

export function isEffectText(text: string): text is EffectText {
  return EFFECT.test(text);
}

/** Parses an effect that a schema has validated. */
export function readEffect(text: EffectText): Effect {
  const [kind, detail = ''] = text.split(' ');
  switch (kind) {
    case 'bless':
    case 'curse':
      return { kind };
    case 'push':
    case 'pull':
      return { kind, hexes: Number(detail) };
    case 'pierce':
    case 'heal':
    case 'shield':
      return { kind, value: Number(detail) };
    case 'target':
      return { kind, targets: Number(detail) };
    case 'infuse':
      return { kind, element: detail as Element | 'wild' };
    case 'add':
      return { kind: 'addTarget' };
    case 'refresh':
      return { kind: 'refreshItem' };
    default:
      return { kind: 'condition', condition: text as Condition };
  }
}

const parsedLists = new WeakMap<readonly EffectText[], readonly Effect[]>();

/** Parses a list of effects from content or a saved game; memoised by the list. */
export function readEffects(texts: readonly EffectText[] = []): readonly Effect[] {
  const parsed = parsedLists.get(texts);
  if (parsed) return parsed;
  const effects = texts.map(readEffect);
  parsedLists.set(texts, effects);
  return effects;
}

/** Writes an effect in notation, for commands and saved games. */
export function effectText(effect: Effect): EffectText {
  switch (effect.kind) {
    case 'condition':
      return effect.condition;
    case 'bless':
    case 'curse':
      return effect.kind;
    case 'push':
    case 'pull':
      return `${effect.kind} ${effect.hexes}`;
    case 'pierce':
      return `pierce ${effect.value}`;
    case 'target':
      return `target ${effect.targets}`;
    case 'infuse':
      return `infuse ${effect.element}`;
    case 'heal':
    case 'shield':
      return `${effect.kind} ${effect.value} self`;
    case 'addTarget':
      return 'add target';
    case 'refreshItem':
      return 'refresh item';
  }
}

export function isSameEffect(one: Effect, other: Effect): boolean {
  return effectText(one) === effectText(other);
}

/** Sum of the pierce among effects. @rule PIERCE-1 */
export function pierceOf(effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => (effect.kind === 'pierce' ? sum + effect.value : sum), 0);
}
