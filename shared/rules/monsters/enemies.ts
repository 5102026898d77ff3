/** Enemies, allies and obstacles of a monster or summon. */
import type { Content } from '../../content/content';
import { hexIndex } from '../../map/compiled';
import type { Figure, Hex, Scenario } from '../../state';
import { placedFigures, type PlacedFigure } from '../board/placedFigures';
import { boardInPlay } from '../board/inPlay';
import { isUntargetable } from '../figures/conditions/conditionTraits';
import { areEnemies, isInPlay, type Guided } from '../figures/figures';
import { isProtectedObjective, printedObjective } from '../figures/stats/printedObjective';

/** A figure that acts by the rules for monsters, with its hex. */
export type Actor = Guided & { readonly at: Hex };

export interface EnemiesAndAllies {
  readonly enemies: readonly PlacedFigure[];
  /** Enemies that cannot be a focus or a target. */
  readonly unseen: readonly PlacedFigure[];
  /** Enemies among `unseen` that effects without a target still affect. */
  readonly hidden: readonly PlacedFigure[];
  readonly allies: readonly PlacedFigure[];
}

export function enemiesAndAlliesOf(
  scenario: Scenario,
  content: Content,
  actor: Actor,
): EnemiesAndAllies {
  const board = boardInPlay(scenario, content);
  const others = placedFigures(scenario).filter(
    (other) => other.id !== actor.id && board !== null && hexIndex(board, other.at) >= 0,
  );
  const hostile = others.filter((other) => areEnemies(actor, other));
  const isSeen = (foe: Figure) => canBeFocus(scenario, content, actor, foe);
  return {
    enemies: hostile.filter(isSeen),
    unseen: hostile.filter((foe) => !isSeen(foe)),
    hidden: hostile.filter((foe) => isUntargetable(foe) && isFought(scenario, content, actor, foe)),
    allies: others.filter((other) => !areEnemies(actor, other)),
  };
}

/** True if the figure can be a focus; invisible enemies cannot. @rule INVISIBLE-1 OBJECTIVE-1 */
export function canBeFocus(
  scenario: Scenario,
  content: Content,
  actor: Guided,
  other: Figure,
): boolean {
  const isEnemy = isInPlay(other) && areEnemies(actor, other);
  return isEnemy && !isUntargetable(other) && isFought(scenario, content, actor, other);
}

/**
 * True if the actor's side attacks the figure. The scenario states who attacks an objective or
 * escort; otherwise monsters attack escorts and protected objectives, and the party attacks the
 * rest. For a side that does not attack it, it is an obstacle. Summons do not attack sleeping
 * monsters.
 *
 * @rule OBJECTIVE-1 SPAWN-1
 */
function isFought(scenario: Scenario, content: Content, actor: Guided, foe: Figure): boolean {
  if (foe.kind === 'monster') return actor.kind !== 'summon' || !foe.asleep;
  if (foe.kind !== 'objective') return true;
  if (isProtectedObjective(scenario, content, actor, foe)) return false;
  const isNamed = printedObjective(scenario, content, foe)?.attackedBy !== undefined;
  if (isNamed || foe.role !== 'objective') return true;
  const isOfTheParty = actor.kind !== 'monster' || actor.side === 'allies';
  const goals = content.scenario(scenario.scenario)?.goals ?? [];
  const isProtected = goals.some(({ type }) => type === 'protect');
  return isProtected !== isOfTheParty;
}
