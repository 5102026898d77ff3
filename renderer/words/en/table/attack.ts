import type { ModeSource } from '#shared/rules/attack/draw/advantage';
import type { CardLoss } from '#shared/state';
import { possessive } from '../names/grammar';
import { cardsLost, joined } from '../../helpers/phrases';

export const CHANGES = {
  times: (n: number) => `×${n}`,
  miss: 'miss',
};

export const SHIELDS: Readonly<Record<string, string>> = {
  printed: 'stat card',
  abilityCard: 'ability card',
  item: 'item',
  byHand: 'by hand',
  modifierCard: 'modifier card',
  thisAttack: 'against this attack',
};

export const SOURCES = {
  base: 'printed',
  condition: (condition: string) => `${condition} on the target`,
  pierce: 'pierce',
  atLeastZero: 'not below zero',
  override: 'set by hand',
  modifier: 'added',
  scenario: 'rule of the scenario',
};

export const MODE_SOURCES: Readonly<Record<Exclude<ModeSource['kind'], 'condition'>, string>> = {
  adjacentRanged: 'ranged at an adjacent target',
  entered: 'card, item or scenario',
  target: 'the target’s card',
};

export const calculatorText = {
  title: 'Attack calculator',
  of: (attacker: string) => `${possessive(attacker)} attack`,
  cancel: 'Cancel attack',
  nobody: 'Nobody acts now. Attacks are made in a figure’s turn.',
  base: 'Attack value',
  baseButton: (n: number) => `Attack ${n}`,
  otherBase: 'Other value',
  melee: 'Melee',
  ranged: 'Ranged',
  attackKind: 'Melee or ranged',
  fromCard: (value: string) => `${value} from its card. Tap a target’s crosshair.`,
  attackWith: (n: number) => `Attack ${n}`,
  pierceOf: (n: number) => `pierce ${n}`,
  rangeOf: (n: number) => `range ${n}`,
  cannot: (condition: string, name: string) =>
    `${{ stun: 'Stunned', disarm: 'Disarmed' }[condition] ?? name}: it cannot attack.`,
  noAttackOnCard: 'Its card has no attack. Enter a value if it attacks all the same.',
  valueFirst: 'Enter the value of the card, then tap a target’s crosshair.',
  thenTarget: 'Tap a target’s crosshair.',
  thenBase: (targets: string) => `Target: ${targets}. Now the attack value.`,

  steps: {
    1: 'Base',
    2: 'Attacker’s modifiers',
    3: 'Modifier card',
    4: 'Shield',
  },
  suffers: (name: string, damage: number) => `${name} suffers ${damage}`,
  against: (name: string) => `Against ${name}`,
  suffersOpen: (name: string) => `${name} suffers …`,
  anyway: (why: string) => `${why} It is attacked anyway.`,
  why: (rule: string) => `Why? ${rule}`,
  printedAt: (at: string) => `Rule book ${at}`,
  stepValue: (step: number, name: string) => `Step ${step}, ${name}`,
  computed: 'Back to the computed number',

  addModifier: (change: string) => `Add ${change}`,
  moreModifiers: 'More modifiers',
  forThisTarget: (change: string) => `${change} for this target only`,
  removeModifier: (what: string) => `Remove ${what}`,
  earlier: (what: string) => `${what} earlier`,
  later: (what: string) => `${what} later`,
  modifierSource: 'card or item',

  mode: 'How to draw',
  modeBecause: (mode: string, sources: string) => `${mode}: ${sources}`,
  cancelled: (sources: string) => `${sources} cancel each other`,
  draw: 'Draw card',
  drawMyself: 'I drew it myself',
  drawnSoFar: 'Turned over so far',
  tapCards: 'Tap the cards in the order you turned them over.',
  startOver: 'Start over',
  countThis: (card: string) => `Count ${card}`,
  unclear: 'Which one is better cannot be told: the first counts. You may choose.',
  contested: 'The sources disagree which is better. You may choose.',

  extraShield: 'More shield',
  extraPierce: 'More pierce',
  fiveSteps: 'The five steps',
  options: 'Distance, shield, pierce, effects',
  distance: 'Hexes to the target',
  distanceAfter: 'Hexes after push or pull',
  adjacent: 'Adjacent',
  range: 'Range',
  pierce: 'Pierce',
  attackAdds: 'The attack adds',

  effects: 'Effects',
  effectOn: (effect: string) => `${effect}: applied`,
  effectOff: (effect: string) => `${effect}: left out`,
  negate: 'Instead of the damage',
  suffer: 'Suffer it',
  applyLosing: {
    oneFromHand: 'Apply, losing 1 hand card',
    twoFromDiscard: 'Apply, losing 2 discards',
  },
  retaliateChoice: (name: string, damage: number) =>
    `Retaliate ${damage}: apply as it is, or ${name} loses cards instead.`,
  lose: (losses: readonly CardLoss[]) => {
    const { hand, discards } = cardsLost(losses);
    const cards = hand === 1 ? '1 hand card' : `${hand} hand cards`;
    return `Lose ${joined([...(hand ? [cards] : []), ...(discards ? [`${discards} discards`] : [])], 'and')}`;
  },
  dies: (name: string, damage: number) => `${name} suffers ${damage} and dies`,
  exhausts: (name: string, damage: number) => `${name} suffers ${damage} and is exhausted`,
  left: (name: string, damage: number, left: number, of: number) =>
    `${name} suffers ${damage}: ${left} of ${of} hit points left`,
  preventedHint: 'Undo gives its use back.',
  prevented: (name: string) => `A card in effect keeps the damage from ${name}`,
  negated: (name: string) => `${name} loses cards instead of the damage`,
  retaliates: (name: string, damage: number) => `${name} suffers ${damage} from retaliate`,
  otherOrders: (damages: string) => `Other orders: ${damages}`,
  openQuestion: (damage: number) => `By the other reading of the rules: ${damage}`,

  targets: 'Targets',
  chooseTarget: 'Choose a target from a list',
  targetList: 'Target',
  byHandOnly: 'No attack is left in this turn. Another one begins in the panel of the figure.',
  addTarget: 'Tap more crosshairs for more targets.',
  apply: 'Apply attack',
  applyTo: (targets: string) => `Apply attack on ${targets}`,
  moreTargets: (left: number) =>
    Number.isFinite(left)
      ? `The card lets it attack ${left} more: tap crosshairs.`
      : 'Tap the crosshair of everybody else the card attacks.',
  tooManyTargets: 'These are more targets than the card has.',
  attackedBefore: (targets: string) => `Attacked already: ${targets}.`,
  oddsOf: (name: string) => `Odds of the damage to ${name}`,
  mean: (mean: number) => `Mean ${mean.toFixed(1)}`,
  kill: (percent: string) => `Kill ${percent}`,
  exhaustOdds: (percent: string) => `Exhaust ${percent}`,
  bar: (damage: number, percent: string) => `${damage} damage: ${percent}`,
};
