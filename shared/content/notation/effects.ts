/** Effects as the content writes them: 'push 2', 'infuse fire', 'heal 1 self', a condition. */
import { CONDITIONS, ELEMENTS, isOwnCondition, type Effect } from '../../vocabulary';

/** The id of a pack's condition, for patterns. */
export const OWN_CONDITION = 'own(?:-[a-z0-9]+)+';

/** Gifts to a figure: its conditions, and the cards of its modifier deck that are given like one. */
export const PRINTED_GIFTS = [...CONDITIONS, 'bless', 'curse'] as const;

/** The one grammar of an effect; schemas, readers of cards and forms are made of it. */
export const EFFECT_PATTERN = `(?:${[
  ...PRINTED_GIFTS,
  OWN_CONDITION,
  '(?:push|pull|pierce|target) [1-9]',
  `infuse (?:${[...ELEMENTS, 'wild'].join('|')})`,
  '(?:heal|shield) [1-9] self',
  'add target',
  'refresh item',
].join('|')})`;

const EFFECT = new RegExp(`^${EFFECT_PATTERN}$`);

export function isEffect(text: string): text is Effect {
  return EFFECT.test(text);
}

/** An effect with its number apart: 'push 2' is push and 2, 'heal 1 self' is heal and 1. */
export interface ReadEffect {
  readonly kind:
    | 'condition'
    | 'bless'
    | 'curse'
    | 'push'
    | 'pull'
    | 'pierce'
    | 'target'
    | 'infuse'
    | 'heal'
    | 'shield'
    | 'add target'
    | 'refresh item';
  readonly n: number;
}

export function readEffect(effect: Effect): ReadEffect {
  if ((CONDITIONS as readonly string[]).includes(effect) || isOwnCondition(effect)) {
    return { kind: 'condition', n: 0 };
  }
  if (effect === 'add target' || effect === 'refresh item') return { kind: effect, n: 0 };
  const [kind = '', n = ''] = effect.split(' ');
  return { kind: kind as ReadEffect['kind'], n: Number(n) || 0 };
}

/** Sum of the pierce among effects. @rule PIERCE-1 */
export function pierceOf(effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => {
    const { kind, n } = readEffect(effect);
    return kind === 'pierce' ? sum + n : sum;
  }, 0);
}
