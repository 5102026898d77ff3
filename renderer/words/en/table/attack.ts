/** English words of the attack panel. */
import type { ModeSource } from '#shared/rules/attack/draw/advantage';
import type { CardLoss } from '#shared/state';
import { counted, possessive } from '../names/grammar';
import { cardsLost, joinWith } from '../../helpers/phrases';

export const CHANGES = {
  times: (n: number) => `×${n}`,
  miss: 'miss',
};

export const SHIELDS: Readonly<Record<string, string>> = {
  printed: 'stat card',
  abilityCard: 'ability card',
  item: 'item',
  byHand: 'entered',
  modifierCard: 'modifier card',
  thisAttack: 'against this attack',
};

export const SOURCES = {
  base: 'printed',
  condition: (condition: string) => `${condition} on the target`,
  pierce: 'pierce',
  atLeastZero: 'not below zero',
  override: 'entered',
  modifier: 'added',
  scenario: 'scenario rule',
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
    `${{ stun: 'Stunned', disarm: 'Disarmed' }[condition] ?? name}: cannot attack.`,
  noAttackOnCard: 'This card has no attack. Enter a value to attack anyway.',
  valueFirst: 'Enter the card’s attack value, then tap a target’s crosshair.',
  thenTarget: 'Tap a target’s crosshair.',
  thenBase: (targets: string) => `Target: ${targets}. Now enter the attack value.`,

  steps: {
    1: 'Base',
    2: 'Attacker’s modifiers',
    3: 'Modifier card',
    4: 'Shield',
  },
  suffers: (name: string, damage: number) => `${name} suffers ${damage}`,
  against: (name: string) => `Against ${name}`,
  suffersOpen: (name: string) => `${name} suffers …`,
  anyway: (why: string) => `${why} You attack anyway.`,
  why: (rule: string) => `Why? ${rule}`,
  printedAt: (at: string) => `Rulebook ${at}`,
  stepValue: (step: number, name: string) => `Step ${step}, ${name}`,
  computed: 'Reset to the calculated number',

  addModifier: (change: string) => `Add ${change}`,
  moreModifiers: 'More modifiers',
  forThisTarget: (change: string) => `${change} for this target only`,
  removeModifier: (what: string) => `Remove ${what}`,
  earlier: (what: string) => `Move ${what} earlier`,
  later: (what: string) => `Move ${what} later`,
  modifierSource: 'card or item',

  mode: 'Advantage or disadvantage',
  modeBecause: (mode: string, sources: string) => `${mode}: ${sources}`,
  cancelled: (sources: string) => `${sources} cancel each other`,
  draw: 'Draw card',
  drawMyself: 'I drew it myself',
  drawnSoFar: 'Drawn so far',
  tapCards: 'Tap the cards in the order you drew them.',
  startOver: 'Start over',
  countThis: (card: string) => `Use ${card}`,
  unclear: 'Neither card is clearly better, so the first counts. Tap the other to use it instead.',
  contested: 'Sources disagree on the better card. You decide.',

  extraShield: 'More shield',
  extraPierce: 'More pierce',
  fiveSteps: 'The five steps',
  options: 'Distance, shield, pierce, effects',
  distance: 'Hexes to the target',
  distanceAfter: 'Hexes after push or pull',
  adjacent: 'Adjacent',
  range: 'Range',
  pierce: 'Pierce',
  attackAdds: 'Attack effects',

  effects: 'Effects',
  effectOn: (effect: string) => `${effect}: applied`,
  effectOff: (effect: string) => `${effect}: skipped`,
  negate: 'Negate the damage',
  suffer: 'Suffer damage',
  applyLosing: {
    oneFromHand: 'Apply and lose 1 card from hand',
    twoFromDiscard: 'Apply and lose 2 discarded cards',
  },
  retaliateChoice: (name: string, damage: number) =>
    `Retaliate ${damage}: apply it, or let ${name} lose cards to negate it.`,
  lose: (losses: readonly CardLoss[]) => {
    const { hand, discards } = cardsLost(losses);
    const cards = `${counted(hand, 'card')} from hand`;
    return `Lose ${joinWith([...(hand ? [cards] : []), ...(discards ? [`${discards} discarded cards`] : [])], 'and')}`;
  },
  dies: (name: string, damage: number) => `${name} suffers ${damage} and dies`,
  exhausts: (name: string, damage: number) => `${name} suffers ${damage} and is exhausted`,
  left: (name: string, damage: number, left: number, of: number) =>
    `${name} suffers ${damage}: ${left} of ${of} hit points left`,
  preventedHint: 'Undo gives the use back.',
  prevented: (name: string) => `An active card negates the damage to ${name}`,
  negated: (name: string) => `${name} loses cards to negate the damage`,
  retaliates: (name: string, damage: number) => `${name} suffers ${damage} from retaliate`,
  otherOrders: (damages: string) => `Other orders: ${damages}`,
  openQuestion: (damage: number) => `With the other ruling: ${damage}`,

  targets: 'Targets',
  chooseTarget: 'Choose a target from a list',
  targetList: 'Target',
  byHandOnly: 'No attacks left this turn. To make another, open the figure and choose “Attack”.',
  addTarget: 'Tap more crosshairs to add targets.',
  apply: 'Apply attack',
  applyTo: (targets: string) => `Apply attack to ${targets}`,
  moreTargets: (left: number) =>
    Number.isFinite(left)
      ? `The card allows ${left} more: tap crosshairs.`
      : 'Tap the crosshair of every other target.',
  tooManyTargets: 'The card does not allow this many targets.',
  attackedBefore: (targets: string) => `Already attacked: ${targets}.`,
  oddsOf: (name: string) => `Damage odds for ${name}`,
  mean: (mean: number) => `Average ${mean.toFixed(1)}`,
  kill: (percent: string) => `${percent} to kill`,
  exhaustOdds: (percent: string) => `${percent} to exhaust`,
  bar: (damage: number, percent: string) => `${damage} damage: ${percent}`,
};
