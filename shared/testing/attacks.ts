/** Builds attacks for tests. A test sets the values that matter; the others have defaults. */
import type { AttackNumbers } from '../rules/attack/numbers/attackNumbers';
import { attackSteps } from '../rules/attack/numbers/fiveSteps';
import type { Engagement } from '../rules/attack/engagement';
import type { PrintedTraits } from '../rules/figures/traits';
import { id } from '../ids';
import type { Attack, AttackModifier, AttackTarget, DrawnCards, Figure } from '../state';
import type { AttackMode, ModifierCard } from '../vocabulary';
import { aCharacter, aMonster } from './builders';

export function anAttack(given: Partial<Attack> = {}): Attack {
  return {
    attacker: id('c1'),
    line: null,
    base: 3,
    ranged: false,
    range: null,
    modifiers: [],
    pierce: 0,
    effects: [],
    advantage: 0,
    disadvantage: 0,
    targets: [],
    attacked: [],
    ...given,
  };
}

export function anAim(given: Partial<AttackTarget> = {}): AttackTarget {
  return {
    figure: id('bandit-guard-1'),
    distance: 1,
    modifiers: [],
    order: null,
    cardOrder: null,
    modeOverride: null,
    drawn: null,
    extraShield: 0,
    extraPierce: 0,
    negate: null,
    declined: [],
    distanceAfterEffects: null,
    ...given,
    overrides: {
      base: null,
      modified: null,
      afterCards: null,
      reduced: null,
      damage: null,
      ...given.overrides,
    },
  };
}

/** A modifier of the attacker's step from a text: '+2', '-1' or 'x2'. */
export function aModifier(name: string, text: string): AttackModifier {
  const n = Number(text.replace('x', ''));
  return { id: id(name), op: text.startsWith('x') ? 'multiply' : 'add', n, source: text };
}

export function drawnCards(
  applied: readonly string[],
  mode: AttackMode = 'normal',
  cards = applied,
): DrawnCards {
  return {
    mode,
    cards: cards as readonly ModifierCard[],
    applied: applied as readonly ModifierCard[],
    ambiguous: false,
    byHand: false,
  };
}

export function traits(given: Partial<PrintedTraits> = {}): PrintedTraits {
  return { shield: 0, retaliate: [], immunities: [], attackersGainDisadvantage: false, ...given };
}

interface Numbers {
  readonly attack?: Partial<Attack>;
  readonly aim?: Partial<AttackTarget>;
  readonly target?: Figure;
  readonly traits?: Partial<PrintedTraits>;
}

export function stepsOf(given: Numbers = {}): AttackNumbers {
  return attackSteps({
    attack: anAttack(given.attack),
    aim: anAim(given.aim),
    target: given.target ?? aMonster(),
    traits: traits(given.traits),
  });
}

/** The numbers after the five steps. */
export function valuesOf(given: Numbers = {}): readonly number[] {
  return stepsOf(given).steps.map(({ value }) => value);
}

export function anEngagement(
  given: Numbers & {
    readonly attackerTraits?: Numbers['traits'];
  } & Partial<Pick<Engagement, 'attacker' | 'book' | 'isAttackersTurn' | 'negateRetaliate'>>,
): Engagement {
  return {
    attacker: aCharacter(),
    isAttackersTurn: true,
    negateRetaliate: null,
    book: null,
    ...given,
    attack: anAttack(given.attack),
    aim: anAim({ drawn: drawnCards(['+0']), ...given.aim }),
    target: given.target ?? aMonster(),
    traits: traits(given.traits),
    attackerTraits: traits(given.attackerTraits),
  };
}
