/** Lines of ability cards in words. The numbers come worked out from the rules. */
import { evaluateFormula } from '#shared/content/formula';
import type { AbilityAction } from '#shared/content/types';
import type { FinalAction, FinalAttack } from '#shared/rules/monsters/actionNumbers';
import type { Element } from '#shared/vocabulary';
import { listOf } from '../names/grammar';
import { effectName, inSentence, ELEMENT_NAMES } from '../names/names';
import { upperFirst } from '../phrases';
import { spoken } from '../language';

const { ACTION_WORDS, SIMPLE, BOSS_SPECIALS, AFFECTS } = await spoken({
  en: () => import('./monsterActions.en'),
  de: () => import('./monsterActions.de'),
});

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

/** A line of a sleeve with everything worked in, and what an element would still change. */
export function actionLine(action: FinalAction, context: LineContext): ActionLine {
  const { main, rest } = lineOf(action, context);
  const waiting =
    action.type === 'consume'
      ? []
      : action.waits.map((element) => ACTION_WORDS.moreWith(elementWord(element)));
  return { main, rest: words([rest, ...waiting]) };
}

function lineOf(action: FinalAction, context: LineContext): ActionLine {
  switch (action.type) {
    case 'move':
      return {
        main: ACTION_WORDS.move(action.value ?? '–'),
        rest: words([
          action.jump ? ACTION_WORDS.jump : null,
          action.flying ? ACTION_WORDS.flying : null,
        ]),
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
          action.targets > 1 ? ACTION_WORDS.targets(action.targets) : null,
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
    main: ACTION_WORDS.attack(action.value ?? action.formula ?? '–'),
    rest: words([
      action.ranged ? ACTION_WORDS.range(action.range) : null,
      action.targets > 1 ? ACTION_WORDS.targets(action.targets) : null,
      action.area ? ACTION_WORDS.area : null,
      affectsWords(action.affects),
      action.pierce > 0 ? ACTION_WORDS.pierce(action.pierce) : null,
      ...action.effects.map(effectName),
      action.advantage ? ACTION_WORDS.advantage : null,
      action.singleFocus ? ACTION_WORDS.singleFocus : null,
      action.bonus ? ACTION_WORDS.besideAlly(action.bonus.value) : null,
      action.perTargetDamaged.length > 0 ? ACTION_WORDS.healsForEach : null,
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
      return { main: ACTION_WORDS.loot(action.value), rest: '' };
    case 'trap':
      return { main: ACTION_WORDS.trap, rest: ACTION_WORDS.trapPlace(action.damage) };
    case 'summon':
      return summonLine(action, context);
    case 'infuse':
      return { main: '', rest: ACTION_WORDS.makes(elementWord(action.element)) };
    case 'attackersGainDisadvantage':
      return { main: '', rest: ACTION_WORDS.attackersGainDisadvantage };
    case 'attackBonus':
      return {
        main: ACTION_WORDS.attackBonus(action.value),
        rest: affectsWords(action.affects) ?? '',
      };
    case 'bossSpecial':
      return {
        main: BOSS_SPECIALS[action.keyword] ?? action.keyword,
        rest: action.monster ? context.monsterName(action.monster) : '',
      };
    case 'onDeath':
      return { main: ACTION_WORDS.onDeath, rest: action.actions.map(shortWords).join(', ') };
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
    : (action.objective ?? ACTION_WORDS.scenarioMonster);
  const count = evaluateFormula(action.count ?? 1, { C: characters });
  return {
    main: ACTION_WORDS.summon,
    rest: [count, rank && ACTION_WORDS.ranks[rank], what].filter((word) => word).join(' '),
  };
}

function consumeLine(
  action: Extract<FinalAction, { type: 'consume' }>,
  context: LineContext,
): ActionLine {
  const element = elementWord(action.element);
  if (action.used) return { main: '', rest: ACTION_WORDS.used(element) };
  const then = [
    ...(action.actions ?? []).map((each) =>
      each.type === 'summon' ? words(Object.values(summonLine(each, context))) : shortWords(each),
    ),
    ...(action.infuse ? [ACTION_WORDS.makes(elementWord(action.infuse))] : []),
  ];
  return { main: '', rest: ACTION_WORDS.with(element, then.join(', ')) };
}

/** A line inside another line, as printed: 'attack +1', 'heal 2 self', 'poison all adjacent enemies'. */
function shortWords(action: AbilityAction): string {
  const value = 'value' in action ? String(action.value) : '';
  const effects = 'effects' in action ? listOf((action.effects ?? []).map(effectName)) : '';
  const affects = 'affects' in action ? affectsWords(action.affects) : null;
  const name = action.type === 'condition' ? '' : (ACTION_WORDS.kinds[action.type] ?? action.type);
  return [name, value, effects, affects].filter((word) => word).join(' ');
}

function elementWord(element: Element | 'wild'): string {
  return inSentence(ELEMENT_NAMES[element]);
}

function words(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(', ');
}

function rangeWords(range: number | string | null): string | null {
  return range === null ? null : ACTION_WORDS.range(range);
}

function affectsWords(affects: string | null | undefined): string | null {
  return affects ? (AFFECTS[affects] ?? affects) : null;
}
