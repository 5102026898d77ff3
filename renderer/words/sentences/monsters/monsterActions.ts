/** Words the lines of monster ability cards. The rules have already calculated the numbers. */
import { readEffects } from '#shared/content/notation/effects';
import { evaluateFormula } from '#shared/content/notation/formula';
import { rankFor } from '#shared/content/rooms';
import type { AbilityAction, CardLine } from '#shared/content/types';
import type { FinalAction, FinalAttack, FinalCondition } from '#shared/rules/monsters/finalActions';
import type { Element } from '#shared/vocabulary';
import { cardLineText } from '../cards/cardLines';
import { lineName, listOf, TABLE_WORDS } from '../play';
import { effectName, inSentence, ELEMENT_NAMES } from '../names/names';
import { upperFirst } from '../../helpers/phrases';
import {
  plainTerm,
  drawnTerm,
  effectTerm,
  lineFrom,
  joinPresent,
  type Term,
  type ActionLine,
} from './terms';

const { ACTION_WORDS, BOSS_SPECIALS, AFFECTS } = TABLE_WORDS.monsterActions;

export interface LineContext {
  /** The number of characters. */
  readonly characters: number;
  readonly monsterName: (type: string) => string;
}

/** A line of a sleeve with all numbers, and the change that consuming an element makes. */
export function actionLine(action: FinalAction, context: LineContext): ActionLine {
  const line = lineOf(action, context);
  if (action.type === 'consume') return line;
  const waiting = action.waits.map((element) =>
    plainTerm(ACTION_WORDS.moreWith(elementWord(element))),
  );
  return lineFrom(line.main, line.big, [...line.small, ...waiting]);
}

/** The destination of an escort. */
function towardWords(
  toward: NonNullable<Extract<FinalAction, { type: 'move' }>['toward']>,
  { monsterName }: LineContext,
): string {
  return 'marker' in toward
    ? ACTION_WORDS.towardMarker(toward.marker)
    : ACTION_WORDS.toward(monsterName(toward.monster));
}

function lineOf(action: FinalAction, context: LineContext): ActionLine {
  switch (action.type) {
    case 'move':
      return lineOfOne(
        drawnTerm('move', ACTION_WORDS.move(action.value ?? '–'), action.value ?? '–'),
        [
          action.jump ? drawnTerm('jump', ACTION_WORDS.jump) : null,
          action.flying ? drawnTerm('flying', ACTION_WORDS.flying) : null,
          action.toward ? plainTerm(towardWords(action.toward, context)) : null,
        ],
      );
    case 'attack':
      return attackLine(action);
    case 'heal':
    case 'shield':
    case 'retaliate':
    case 'push':
    case 'pull':
    case 'damage':
      return lineOfOne(
        drawnTerm(
          action.type,
          `${upperFirst(lineName(action.type))} ${action.value}`,
          action.value,
        ),
        [rangeTerm(action.range), targetsTerm(action.targets), affectsTerm(action.affects)],
      );
    case 'condition':
      return conditionLine(action);
    case 'consume':
      return consumeLine(action, context);
    case 'ofCard':
      return ofCard(action.printed);
    default:
      return printedLine(action, context);
  }
}

function ofCard(printed: CardLine): ActionLine {
  const { main, rest } = cardLineText(printed);
  return lineOfOne(plainTerm(main), [rest === '' ? null : plainTerm(rest)]);
}

/** A line with at most one large term. */
function lineOfOne(big: Term | null, small: readonly (Term | null)[] = []): ActionLine {
  return lineFrom(big?.words ?? '', big ? [big] : [], small);
}

function attackLine(action: FinalAttack): ActionLine {
  const value = action.value ?? action.formula ?? '–';
  return lineOfOne(drawnTerm('attack', ACTION_WORDS.attack(value), value), [
    action.ranged ? rangeTerm(action.range) : null,
    targetsTerm(action.targets),
    action.area ? drawnTerm('area', ACTION_WORDS.area) : null,
    affectsTerm(action.affects),
    action.pierce > 0
      ? drawnTerm('pierce', ACTION_WORDS.pierce(action.pierce), action.pierce)
      : null,
    ...action.effects.map(effectTerm),
    action.advantage ? plainTerm(ACTION_WORDS.advantage) : null,
    action.singleFocus ? plainTerm(ACTION_WORDS.singleFocus) : null,
    action.bonus ? plainTerm(ACTION_WORDS.besideAlly(action.bonus.value)) : null,
    action.perTargetDamaged.length > 0 ? plainTerm(ACTION_WORDS.healsForEach) : null,
  ]);
}

function conditionLine({ effects, range, affects }: FinalCondition): ActionLine {
  return lineFrom(upperFirst(listOf(effects.map(effectName))), effects.map(effectTerm), [
    rangeTerm(range ?? null),
    affectsTerm(affects),
  ]);
}

/** The lines that consist of a keyword and a number, named as on class cards. */
type Simple = 'heal' | 'shield' | 'retaliate' | 'push' | 'pull' | 'damage';

type PrintedAction = Exclude<
  AbilityAction,
  { readonly type: 'move' | 'attack' | 'condition' | 'consume' | 'special' | Simple }
>;

/** A line without calculated numbers. */
function printedLine(action: PrintedAction, context: LineContext): ActionLine {
  switch (action.type) {
    case 'loot':
      return lineOfOne(drawnTerm('loot', ACTION_WORDS.loot(action.value), action.value));
    case 'trap':
      return lineOfOne(drawnTerm('trap', ACTION_WORDS.trap), [
        plainTerm(ACTION_WORDS.trapPlace(action.damage)),
      ]);
    case 'summon':
      return summonLine(action, context);
    case 'infuse': {
      const made = ACTION_WORDS.makes(elementWord(action.element));
      return lineOfOne(null, [drawnTerm(action.element, made, '+')]);
    }
    case 'attackersGainDisadvantage':
      return lineOfOne(null, [plainTerm(ACTION_WORDS.attackersGainDisadvantage)]);
    case 'attackBonus':
      return lineOfOne(drawnTerm('attack', ACTION_WORDS.attackBonus(action.value), action.value), [
        affectsTerm(action.affects),
      ]);
    case 'note':
      return lineOfOne(plainTerm(action.text));
    case 'bossSpecial':
      return lineOfOne(plainTerm(BOSS_SPECIALS[action.keyword] ?? action.keyword), [
        action.monster ? plainTerm(context.monsterName(action.monster)) : null,
      ]);
    case 'onDeath':
      return lineOfOne(plainTerm(ACTION_WORDS.onDeath), [
        plainTerm(action.actions.map(shortWords).join(', ')),
      ]);
  }
}

function summonLine(
  action: Extract<AbilityAction, { type: 'summon' }>,
  { characters, monsterName }: LineContext,
): ActionLine {
  const rank = action.ranks ? rankFor(action.ranks, characters) : action.rank;
  // Some lines only apply for certain numbers of characters.
  if (action.ranks && rank === null) return lineOfOne(null);
  const { objective, stats } = action;
  const what = action.monster
    ? monsterName(action.monster)
    : objective
      ? (ACTION_WORDS.objectives[objective] ?? objective)
      : ACTION_WORDS.scenarioMonster;
  const count = evaluateFormula(action.count ?? 1, { C: characters });
  const target = [count, rank && ACTION_WORDS.ranks[rank], what].filter((word) => word).join(' ');
  const worth = (value: number | string) => evaluateFormula(value, { C: characters });
  return lineOfOne(drawnTerm('summon', ACTION_WORDS.summon), [
    plainTerm(target),
    stats ? drawnTerm('move', ACTION_WORDS.move(worth(stats.move)), worth(stats.move)) : null,
    stats
      ? drawnTerm('attack', ACTION_WORDS.attack(worth(stats.attack)), worth(stats.attack))
      : null,
  ]);
}

function consumeLine(
  action: Extract<FinalAction, { type: 'consume' }>,
  context: LineContext,
): ActionLine {
  const element = elementWord(action.element);
  if (action.used) return lineOfOne(null, [plainTerm(ACTION_WORDS.used(element))]);
  const then = [
    ...(action.actions ?? []).map((each) =>
      each.type === 'summon' ? summonWords(each, context) : shortWords(each),
    ),
    ...(action.infuse ? [ACTION_WORDS.makes(elementWord(action.infuse))] : []),
  ];
  return lineOfOne(null, [plainTerm(ACTION_WORDS.with(element, then.join(', ')))]);
}

function summonWords(...summon: Parameters<typeof summonLine>): string {
  const { main, rest } = summonLine(...summon);
  return joinPresent([main, rest]);
}

/**
 * A line inside another line, as it is printed: 'attack +1', 'heal 2 self', 'poison all adjacent
 * enemies'.
 */
function shortWords(action: AbilityAction): string {
  if (action.type === 'note') return action.text;
  const value = 'value' in action ? String(action.value) : '';
  const effects = 'effects' in action ? listOf(readEffects(action.effects).map(effectName)) : '';
  const affects = 'affects' in action ? affectsWords(action.affects) : null;
  const name =
    action.type === 'condition' ? '' : (ACTION_WORDS.kinds[action.type] ?? lineName(action.type));
  return [name, value, effects, affects].filter((word) => word).join(' ');
}

function elementWord(element: Element | 'wild'): string {
  return inSentence(ELEMENT_NAMES[element]);
}

function rangeTerm(range: number | string | null): Term | null {
  return range === null ? null : drawnTerm('range', ACTION_WORDS.range(range), range);
}

function targetsTerm(targets: number): Term | null {
  return targets > 1 ? drawnTerm('targets', ACTION_WORDS.targets(targets), targets) : null;
}

function affectsTerm(affects: string | null | undefined): Term | null {
  const text = affectsWords(affects);
  return text === null ? null : plainTerm(text);
}

function affectsWords(affects: string | null | undefined): string | null {
  return affects ? (AFFECTS[affects] ?? affects) : null;
}
