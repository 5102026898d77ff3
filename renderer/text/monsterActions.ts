/** Lines of ability cards in words. The numbers come worked out from the rules. */
import { evaluateFormula } from '#shared/content/formula';
import type { AbilityAction } from '#shared/content/types';
import type { FinalAction, FinalAttack } from '#shared/rules/monsterTurn';
import type { Element } from '#shared/vocabulary';
import { effectName, ELEMENT_NAMES, listOf, upperFirst } from './names';
import { worded } from './language';

/** One line of a sleeve: the big words and the small ones. */
export interface ActionLine {
  readonly main: string;
  readonly rest: string;
}

export interface LineContext {
  /** Number of characters. */
  readonly characters: number;
  readonly monsterName: (type: string) => string;
}

const AFFECTS = worded<Readonly<Record<string, string>>>('AFFECTS', {
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
});

const BOSS_SPECIALS = worded<Readonly<Record<string, string>>>('BOSS_SPECIALS', {
  moveToNextDoorAndRevealRoom: 'Move to the next door and reveal its room',
  allMonstersActAgain: 'Monsters act again',
  throneMoves: 'The throne moves',
  fear: 'Fear',
  hatchEggs: 'Eggs hatch',
  flyToNextBoulderPerch: 'Fly to the next perch',
  mindControl: 'Mind control',
  teleport: 'Teleport',
});

const SIMPLE = worded('SIMPLE', {
  heal: 'Heal',
  shield: 'Shield',
  retaliate: 'Retaliate',
  push: 'Push',
  pull: 'Pull',
  damage: 'Damage',
});

/** A line of a sleeve with everything worked in, and what an element would still change. */
export function actionLine(action: FinalAction, context: LineContext): ActionLine {
  const { main, rest } = lineOf(action, context);
  const waiting =
    action.type === 'consume'
      ? []
      : action.waits.map((element) => `more with ${elementWord(element)}`);
  return { main, rest: words([rest, ...waiting]) };
}

function lineOf(action: FinalAction, context: LineContext): ActionLine {
  switch (action.type) {
    case 'move':
      return {
        main: `Move ${action.value ?? '–'}`,
        rest: words([action.jump ? 'jump' : null, action.flying ? 'flying' : null]),
      };
    case 'attack':
      return attackLine(action);
    case 'heal':
    case 'shield':
    case 'retaliate':
    case 'push':
    case 'pull':
    case 'damage':
      return {
        main: `${SIMPLE[action.type]} ${action.value}`,
        rest: words([
          rangeWords(action.range),
          action.targets > 1 ? `target ${action.targets}` : null,
          affectsWords(action.affects),
        ]),
      };
    case 'consume':
      return consumeLine(action, context);
    default:
      return printedLine(action, context);
  }
}

function attackLine(action: FinalAttack): ActionLine {
  return {
    main: `Attack ${action.value ?? action.formula ?? '–'}`,
    rest: words([
      action.ranged ? `range ${action.range}` : null,
      action.targets > 1 ? `target ${action.targets}` : null,
      action.area ? 'area' : null,
      affectsWords(action.affects),
      action.pierce > 0 ? `pierce ${action.pierce}` : null,
      ...action.effects.map(effectName),
      action.advantage ? 'advantage' : null,
      action.singleFocus ? 'all on one enemy' : null,
      action.bonus ? `${action.bonus.value} if an ally is next to the target` : null,
      action.perTargetDamaged.length > 0 ? 'heals for each target' : null,
    ]),
  };
}

type PrintedAction = Exclude<
  AbilityAction,
  { readonly type: 'move' | 'attack' | 'consume' | 'special' | keyof typeof SIMPLE }
>;

/** Lines in which nothing is to be worked out. */
function printedLine(action: PrintedAction, context: LineContext): ActionLine {
  switch (action.type) {
    case 'condition':
      return {
        main: upperFirst(listOf(action.effects.map(effectName))),
        rest: words([rangeWords(action.range ?? null), affectsWords(action.affects)]),
      };
    case 'loot':
      return { main: `Loot ${action.value}`, rest: '' };
    case 'trap':
      return { main: 'Trap', rest: `${action.damage} damage, empty hex towards an enemy` };
    case 'summon':
      return summonLine(action, context);
    case 'infuse':
      return { main: '', rest: `makes ${elementWord(action.element)}` };
    case 'attackersGainDisadvantage':
      return { main: '', rest: 'attackers have disadvantage' };
    case 'attackBonus':
      return { main: `${action.value} Attack`, rest: affectsWords(action.affects) ?? '' };
    case 'bossSpecial':
      return { main: BOSS_SPECIALS[action.keyword] ?? action.keyword, rest: '' };
    case 'onDeath':
      return { main: 'When it dies', rest: action.actions.map(shortWords).join(', ') };
  }
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
    : (action.objective ?? 'monster of the scenario');
  const count = evaluateFormula(action.count ?? 1, { C: characters });
  return { main: 'Summon', rest: [count, rank, what].filter((word) => word).join(' ') };
}

function consumeLine(
  action: Extract<FinalAction, { type: 'consume' }>,
  context: LineContext,
): ActionLine {
  const element = elementWord(action.element);
  if (action.used) return { main: '', rest: `used ${element}` };
  const then = [
    ...(action.actions ?? []).map((each) =>
      each.type === 'summon' ? words(Object.values(summonLine(each, context))) : shortWords(each),
    ),
    ...(action.infuse ? [`makes ${elementWord(action.infuse)}`] : []),
  ];
  return { main: '', rest: `with ${element}: ${then.join(', ')}` };
}

/** A line inside another line, as printed: 'attack +1', 'heal 2 self', 'poison all adjacent enemies'. */
function shortWords(action: AbilityAction): string {
  const value = 'value' in action ? String(action.value) : '';
  const effects = 'effects' in action ? listOf((action.effects ?? []).map(effectName)) : '';
  const affects = 'affects' in action ? affectsWords(action.affects) : null;
  const name = action.type === 'condition' ? '' : action.type;
  return [name, value, effects, affects].filter((word) => word).join(' ');
}

function elementWord(element: Element | 'wild'): string {
  return ELEMENT_NAMES[element].toLowerCase();
}

function words(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(', ');
}

function rangeWords(range: number | string | null): string | null {
  return range === null ? null : `range ${range}`;
}

function affectsWords(affects: string | null | undefined): string | null {
  return affects ? (AFFECTS[affects] ?? affects) : null;
}
