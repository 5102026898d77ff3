/** Abilities at the end of a summon's turn, on its card and on cards attached to it. */
import type { Content } from '../../content/content';
import { readEffects } from '../../content/notation/effects';
import type { CardLine } from '../../content/types';
import type { Scenario, Summon } from '../../state';
import { attachedLines } from '../figures/cardsInEffect';
import { hindranceOf } from '../figures/conditions/conditions';
import { printedSummon } from '../figures/stats/printedSummon';
import type { FinalAction } from './finalActions';

/** An ability of a summon; `card` = the attached card that has it. */
export type SummonAction = FinalAction & { readonly card?: number };

/**
 * Abilities at the end of a summon's turn: heals, damage and conditions whose figures the card
 * determines. Players carry out all others.
 *
 * @rule SUMMON-3 TURN-3
 */
export function turnEndActions(
  scenario: Scenario,
  content: Content,
  summon: Summon,
): readonly SummonAction[] {
  const own = printedSummon(scenario, content, summon)?.atTurnEnd ?? [];
  const attached = attachedLines(scenario, content, summon.id).flatMap(({ card, line }) =>
    line.on === 'endOfThisSummonTurn' ? (line.actions ?? []).map((each) => ({ each, card })) : [],
  );
  return [
    ...own.map((line, index) => atTurnEnd(summon, line, 2 + index)),
    ...attached.map(({ each, card }, index) => {
      return { ...atTurnEnd(summon, each, 2 + own.length + index), card };
    }),
  ];
}

function atTurnEnd(summon: Summon, line: CardLine, place: number): FinalAction {
  const { type, value, range, affects, effects } = line;
  const about = { place: [place], waits: [], hinderedBy: hindranceOf(summon, 'act') };
  const hexes = typeof range === 'number' ? range : null;
  if (type === 'heal' && typeof value === 'number')
    return { type, value, range: hexes, affects: null, targets: 1, ...about };
  if (type === 'damage' && typeof value === 'number' && affects === 'adjacentEnemiesAndAllies')
    return { type, value, range: hexes, affects, targets: 1, ...about };
  if (type === 'condition' && affects === 'oneEnemyAdjacentToThisSummon')
    return { type, effects: readEffects(effects), affects: 'oneAdjacentEnemy', ...about };
  return { type: 'ofCard', printed: line, ...about };
}
