/** Whether the goal of a scenario is reached, as far as the table shows. */
import type { Content } from '../../content/content';
import type { Scenario } from '../../state';

/**
 * True where each of its goals is to kill all enemies, all that are revealed, or all of one type, and
 * nobody of them is left or can still come. Of all other goals only the players know.
 *
 * @rule ROUND-2
 */
export function isGoalReached(scenario: Scenario, content: Content): boolean {
  const printed = content.scenario(scenario.scenario);
  if (!printed || printed.goals.length === 0) return false;
  const enemies = scenario.figures.filter(
    (figure) => figure.kind === 'monster' && figure.side === 'enemies',
  );
  const isWholeMapOpen = scenario.rooms.every(({ revealed }) => revealed) && !printed.spawns;
  return printed.goals.every((goal) => {
    if (goal.type === 'killAllRevealedEnemies') return enemies.length === 0;
    if (goal.type === 'killAllEnemies') return isWholeMapOpen && enemies.length === 0;
    if (goal.type !== 'killEnemy') return false;
    const isOne = ({ type }: { readonly type: string }) => type === goal.monster;
    return scenario.sleeves.some(isOne) && !enemies.some((each) => 'type' in each && isOne(each));
  });
}
