/** Lines of ability cards in words, with the numbers of the stat card worked in. */
import { evaluateFormula } from '#shared/content/formula';
import type { AbilityAction, StatBlock } from '#shared/content/types';
import { effectName, ELEMENT_NAMES, listOf, upperFirst } from './names';

/** One line of a sleeve: the big words and the small ones. */
export interface ActionLine {
  readonly main: string;
  readonly rest: string;
}

export interface LineContext {
  readonly stats: StatBlock;
  /** Number of characters. */
  readonly characters: number;
  readonly monsterName: (type: string) => string;
}

const AFFECTS: Readonly<Record<string, string>> = {
  self: 'self',
  adjacentEnemies: 'all adjacent enemies',
  oneAdjacentEnemy: 'one adjacent enemy',
  enemiesInRange: 'all enemies in range',
  allEnemies: 'all enemies',
  adjacentAllies: 'adjacent allies',
  alliesInRange: 'allies in range',
  allAllies: 'all allies',
  selfAndAlliesInRange: 'self and allies in range',
  selfAndAllAllies: 'self and all allies',
  adjacentEnemiesAndAllies: 'all adjacent figures',
  enemiesAndAlliesAdjacentToTarget: 'all figures adjacent to the target',
};

const BOSS_SPECIALS: Readonly<Record<string, string>> = {
  moveToNextDoorAndRevealRoom: 'Move to the next door and reveal its room',
  allMonstersActAgain: 'Monsters act again',
  throneMoves: 'The throne moves',
  fear: 'Fear',
  hatchEggs: 'Eggs hatch',
  flyToNextBoulderPerch: 'Fly to the next perch',
  mindControl: 'Mind control',
  teleport: 'Teleport',
};

type Value = number | string;
type Printed = number | string | null;

/** A card's number: '+1' is added to what is printed on the stat card, 2 stands for itself. */
function finalNumber(printed: Printed, value: Value, characters: number): string {
  if (typeof value === 'number') return String(value);
  const added = Number(value);
  if (printed === null) return value.replace('-', '−');
  const base = known(printed, characters);
  if (base !== null) return String(Math.max(0, base + added));
  return added === 0 ? String(printed) : `${printed}${value}`;
}

/** Null where the formula hangs on something Standee cannot see. */
function known(printed: number | string, characters: number): number | null {
  try {
    return Math.ceil(evaluateFormula(printed, { C: characters }));
  } catch {
    return null;
  }
}

export function actionLine(action: AbilityAction, context: LineContext): ActionLine {
  const { stats, characters } = context;
  switch (action.type) {
    case 'move':
      return {
        main: `Move ${finalNumber(stats.move, action.value, characters)}`,
        rest: action.jump ? 'jump' : '',
      };
    case 'attack':
      return {
        main: `Attack ${finalNumber(stats.attack, action.value, characters)}`,
        rest: words([
          rangeWords(action.range, context),
          targetWords(action.target, action.effects, stats),
          action.area ? 'area' : null,
          affectsWords(action.affects),
          ...[...(stats.attackEffects ?? []), ...(action.effects ?? [])]
            .filter((effect) => !effect.startsWith('target'))
            .map(effectName),
          action.singleFocus ? 'all on one enemy' : null,
          action.bonus ? `${action.bonus.value} if an ally is next to the target` : null,
          ...boostWords(action.boosts),
        ]),
      };
    case 'heal':
    case 'shield':
    case 'retaliate':
    case 'push':
    case 'pull':
    case 'damage':
      return {
        main: `${SIMPLE[action.type]} ${action.value}`,
        rest: words([
          rangeWords(action.range, context),
          affectsWords(action.affects),
          ...boostWords(action.boosts),
        ]),
      };
    case 'condition':
      return {
        main: upperFirst(listOf(action.effects.map(effectName))),
        rest: words([rangeWords(action.range, context), affectsWords(action.affects)]),
      };
    case 'consume':
      return consumeLine(action, context);
    case 'onDeath':
      return { main: 'When it dies', rest: nested(action.actions, context) };
    default:
      return otherLine(action, context);
  }
}

const SIMPLE = {
  heal: 'Heal',
  shield: 'Shield',
  retaliate: 'Retaliate',
  push: 'Push',
  pull: 'Pull',
  damage: 'Damage',
} as const;

type OtherAction = Extract<
  AbilityAction,
  {
    type:
      | 'loot'
      | 'trap'
      | 'summon'
      | 'infuse'
      | 'attackersGainDisadvantage'
      | 'attackBonus'
      | 'special'
      | 'bossSpecial';
  }
>;

function otherLine(action: OtherAction, context: LineContext): ActionLine {
  switch (action.type) {
    case 'loot':
      return { main: `Loot ${action.value}`, rest: '' };
    case 'trap':
      return { main: 'Trap', rest: `${action.damage} damage, empty hex towards an enemy` };
    case 'summon':
      return summonLine(action, context);
    case 'infuse':
      return { main: '', rest: `Infuse ${ELEMENT_NAMES[action.element].toLowerCase()}` };
    case 'attackersGainDisadvantage':
      return { main: '', rest: 'Attackers have disadvantage' };
    case 'attackBonus':
      return { main: `${action.value} Attack`, rest: affectsWords(action.affects) ?? '' };
    case 'special':
      return specialLine(action.number, context);
    case 'bossSpecial':
      return { main: BOSS_SPECIALS[action.keyword] ?? action.keyword, rest: '' };
  }
}

function specialLine(number: number, context: LineContext): ActionLine {
  const actions = number === 1 ? context.stats.special1 : context.stats.special2;
  return { main: `Special ${number}`, rest: actions ? nested(actions, context) : '' };
}

function summonLine(
  action: Extract<AbilityAction, { type: 'summon' }>,
  { characters, monsterName }: LineContext,
): ActionLine {
  const rank = action.ranks ? action.ranks[characters - 2] : action.rank;
  // Some lines are there for other numbers of characters only.
  if (action.ranks && rank === null) return { main: '', rest: '' };
  const what = action.monster
    ? monsterName(action.monster)
    : (action.objective ?? 'the scenario’s monster');
  const count = action.count === undefined ? 1 : (known(action.count, characters) ?? action.count);
  return { main: 'Summon', rest: words([`${count} ${rank ?? ''} ${what}`.replace('  ', ' ')]) };
}

function consumeLine(
  action: Extract<AbilityAction, { type: 'consume' }>,
  context: LineContext,
): ActionLine {
  const element = ELEMENT_NAMES[action.element].toLowerCase();
  const then = [
    ...(action.actions ? [nested(action.actions, context)] : []),
    ...(action.infuse ? [`infuse ${ELEMENT_NAMES[action.infuse].toLowerCase()}`] : []),
  ];
  return { main: '', rest: `Consume ${element}: ${then.join(', ')}` };
}

function nested(actions: readonly AbilityAction[], context: LineContext): string {
  return actions
    .map((action) => actionLine(action, context))
    .map(({ main, rest }) => [main, rest].filter((part) => part !== '').join(' '))
    .filter((line) => line !== '')
    .join(', ');
}

function words(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(', ');
}

function rangeWords(range: Value | undefined, { stats, characters }: LineContext): string | null {
  if (range === undefined) return null;
  return `range ${finalNumber(stats.range, range, characters)}`;
}

function affectsWords(affects: string | undefined): string | null {
  return affects === undefined ? null : (AFFECTS[affects] ?? affects);
}

/** The card's number of targets takes the place of the stat card's. */
function targetWords(
  target: number | undefined,
  effects: readonly string[] | undefined,
  stats: StatBlock,
): string | null {
  const printed = [...(effects ?? []), ...(stats.attackEffects ?? [])].find((effect) =>
    effect.startsWith('target'),
  );
  const count = target ?? (printed ? Number(printed.split(' ')[1]) : 1);
  return count > 1 ? `target ${count}` : null;
}

type Boosts = NonNullable<Extract<AbilityAction, { type: 'attack' }>['boosts']>;

function boostWords(boosts: Boosts | undefined): readonly string[] {
  return (boosts ?? []).map((boost) => {
    const gains = [
      boost.value === undefined ? null : String(boost.value),
      boost.range === undefined ? null : `range ${boost.range}`,
      boost.target === undefined ? null : `target ${boost.target}`,
      affectsWords(boost.affects),
      ...(boost.effects ?? []).map(effectName),
      boost.area ? 'area' : null,
      boost.perTargetDamaged ? 'heal per target' : null,
    ];
    return `with ${ELEMENT_NAMES[boost.element].toLowerCase()}: ${words(gains)}`;
  });
}
