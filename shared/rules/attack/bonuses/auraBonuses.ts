/**
 * Attack bonuses from summons: their auras for adjacent figures, and bonuses to their own attacks.
 */
import type { Content } from '../../../content/content';
import type { CardLine } from '../../../content/types';
import type { Figure, Scenario, Summon } from '../../../state';
import { distanceInPlay } from '../../board/placedFigures';
import { areMet, type AbilityUse } from '../../cards/lines/requirements';
import { isForFigure, linesInEffect } from '../../figures/cardsInEffect';
import { areEnemies, findFigure, summonsOf } from '../../figures/figures';
import { printedSummon } from '../../figures/stats/printedSummon';
import { isAutomaticBonus } from './automaticBonuses';
import type { NewModifier, RequestedTarget } from '../targets';

/** A line of an aura and the summon that has it. */
interface GivenLine {
  readonly summon: Summon;
  readonly line: CardLine;
}

/**
 * The lines of auras that affect a figure according to the board.
 *
 * @rule SUMMON-3 RANGE-2
 */
export function aurasOn(
  scenario: Scenario,
  content: Content,
  figure: Figure,
): readonly GivenLine[] {
  if (scenario.board?.inUse !== true) return [];
  return summonsOf(scenario)
    .filter(({ id }) => id !== figure.id)
    .flatMap((summon) => {
      const aura = printedSummon(scenario, content, summon)?.aura ?? [];
      const meant = aura.filter(({ affects }) => isFor(summon, figure, affects));
      if (meant.length === 0) return [];
      const isBeside = distanceInPlay(scenario, content, summon.id, figure.id)?.range === 1;
      return isBeside ? meant.map((line) => ({ summon, line })) : [];
    });
}

/**
 * The changes to an attack, each with the name of its summon. Without a board, the players add
 * them.
 *
 * @rule SUMMON-3 TURN-3 RANGE-2
 */
export function auraBonuses(
  scenario: Scenario,
  content: Content,
  attacker: Figure,
): readonly NewModifier[] {
  return aurasOn(scenario, content, attacker).flatMap(({ summon: { name }, line }) =>
    line.type === 'buff' ? addedBy(line, name) : [],
  );
}

/**
 * Adds the bonuses to a summon's own attack whose conditions are met according to the board.
 *
 * @rule SUMMON-3 RANGE-2
 */
export function withOwnBonus(
  scenario: Scenario,
  content: Content,
  attacker: Figure,
  asked: RequestedTarget,
): RequestedTarget {
  const target = findFigure(scenario, asked.figure);
  if (attacker.kind !== 'summon' || !target) return asked;
  const doing = { scenario, content, figure: attacker, targets: [target] };
  const printed = printedSummon(scenario, content, attacker)?.attackBonus ?? [];
  const held = printed.filter((bonus) => isAutomaticBonus(bonus, doing));
  const modifiers = [
    ...held.flatMap((bonus) => addedBy(bonus, attacker.name)),
    ...ofCardsInEffect(doing, attacker),
  ];
  const effects = held.flatMap((bonus) => bonus.effects ?? []);
  return {
    ...asked,
    ...(modifiers.length > 0 && { modifiers: [...(asked.modifiers ?? []), ...modifiers] }),
    ...(effects.length > 0 && { effects: [...(asked.effects ?? []), ...effects] }),
  };
}

/** Bonuses of active cards for summons, with the card as their source. @rule TURN-3 SUMMON-3 */
function ofCardsInEffect(use: AbilityUse, summon: Summon): readonly NewModifier[] {
  return linesInEffect(use.scenario, use.content).flatMap((each) => {
    const { owner, card, on, line } = each;
    const isForSummons = line.type === 'buff' && /Summoned/.test(line.affects ?? '');
    if (!isForSummons || !isForFigure(each, summon)) return [];
    const { when = [], conditions = [] } = line;
    if (areMet({ when, conditions, on }, use) !== true) return [];
    const printed = use.content.classCards(owner.class).find(({ id }) => id === card);
    return addedBy(line, printed?.name ?? '');
  });
}

function addedBy({ attack }: Pick<CardLine, 'attack'>, source: string): readonly NewModifier[] {
  return attack === undefined ? [] : [{ op: 'add', n: Number(attack), source }];
}

function isFor(summon: Summon, figure: Figure, affects: CardLine['affects']): boolean {
  const isEnemy = areEnemies(summon, figure);
  switch (affects) {
    case 'adjacentAllies':
      return !isEnemy;
    case 'adjacentSummonedAllies':
      return !isEnemy && figure.kind === 'summon';
    case 'adjacentEnemies':
      return isEnemy;
    default:
      return false;
  }
}
