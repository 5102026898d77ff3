/** Bonuses and penalties of summons for the attacks of figures beside them. */
import type { Content } from '../../content/content';
import type { CardLine } from '../../content/types';
import type { Figure, Scenario, Summon } from '../../state';
import { distanceInPlay } from '../board/placedFigures';
import { areEnemies, summonsOf } from '../figures/figures';
import { printedSummon } from '../figures/printedSummon';
import type { AskedModifier } from './targets';

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
): readonly AskedModifier[] {
  if (scenario.board?.inUse !== true) return [];
  return summonsOf(scenario)
    .filter(({ id }) => id !== attacker.id)
    .flatMap((summon) => {
      const aura = printedSummon(scenario, content, summon)?.aura ?? [];
      const added = aura.flatMap(({ type, affects, attack }) =>
        type === 'buff' && isFor(summon, attacker, affects) ? (attack ?? []) : [],
      );
      if (added.length === 0) return [];
      const isBeside = distanceInPlay(scenario, content, summon.id, attacker.id)?.range === 1;
      return isBeside
        ? added.map((n) => ({ op: 'add' as const, n: Number(n), source: summon.name }))
        : [];
    });
}

function isFor(summon: Summon, attacker: Figure, affects: CardLine['affects']): boolean {
  const isEnemy = areEnemies(summon, attacker);
  switch (affects) {
    case 'adjacentAllies':
      return !isEnemy;
    case 'adjacentSummonedAllies':
      return !isEnemy && attacker.kind === 'summon';
    case 'adjacentEnemies':
      return isEnemy;
    default:
      return false;
  }
}
