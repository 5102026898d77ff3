/** Notes for the players about a monster's plan: limits, invisible enemies and unknown values. */
import type { Content } from '../../../content/content';
import type { FigureId } from '../../../ids';
import type { Scenario } from '../../../state';
import type { Condition } from '../../../vocabulary';
import { hindrance } from '../../figures/conditions/conditions';
import { isUntargetable, traitsOfCondition } from '../../figures/conditions/conditionTraits';
import { areEnemies, isInPlay } from '../../figures/figures';
import type { FinalAction } from '../finalActions';
import type { Actor } from '../enemies';
import { isInRounds } from '../../../content/rooms';

/** A note for the players. */
export type PlanNote =
  | {
      readonly code: 'cannotAct' | 'cannotMove' | 'cannotAttack' | 'hasDisadvantage';
      readonly condition: Condition;
    }
  /** The figure arrived this round, or its turn is over. */
  | { readonly code: 'noTurnLeft' }
  /** The scenario does not let its type act this round. */
  | { readonly code: 'doesNotActThisRound' }
  /** Enemies that it cannot see because they are invisible. */
  | { readonly code: 'invisible'; readonly figures: readonly FigureId[] }
  /** Figures not placed on the board are ignored. */
  | { readonly code: 'notPlaced'; readonly figures: readonly FigureId[] }
  /** The number depends on an unknown letter such as X or V. */
  | { readonly code: 'attackUnknown'; readonly formula: string };

export function planNotes(
  scenario: Scenario,
  content: Content,
  actor: Actor,
  actions: readonly FinalAction[],
): readonly PlanNote[] {
  const foes = scenario.figures.filter((other) => isInPlay(other) && areEnemies(actor, other));
  const hidden = foes.filter((foe) => isUntargetable(foe)).map((foe) => foe.id);
  const unplaced = foes.filter((foe) => foe.at === null).map((foe) => foe.id);
  const formulas = actions.flatMap((action) =>
    action.type === 'attack' && action.formula !== null ? [action.formula] : [],
  );
  return [
    ...conditionNotes(actor),
    ...(hasTurnLeft(scenario, actor.id) ? [] : [{ code: 'noTurnLeft' } as const]),
    ...(isItsRound(scenario, content, actor) ? [] : [{ code: 'doesNotActThisRound' } as const]),
    ...(hidden.length > 0 ? [{ code: 'invisible', figures: hidden } as const] : []),
    ...(unplaced.length > 0 ? [{ code: 'notPlaced', figures: unplaced } as const] : []),
    ...formulas.map((formula) => ({ code: 'attackUnknown', formula }) as const),
  ];
}

/**
 * Notes about conditions that limit the turn. For a figure that cannot act at all, only that
 * condition is noted.
 */
function conditionNotes({ conditions }: Actor): readonly PlanNote[] {
  const act = hindrance('act', conditions);
  const muddled = conditions.find((each) => traitsOfCondition(each).attacks === 'disadvantage');
  const found = [
    ['cannotAct', act],
    ['cannotMove', act ? null : hindrance('move', conditions)],
    ['cannotAttack', act ? null : hindrance('attack', conditions)],
    ['hasDisadvantage', muddled?.name ?? null],
  ] as const;
  return found.flatMap(([code, condition]) => (condition ? [{ code, condition }] : []));
}

function isItsRound({ scenario: id, round }: Scenario, content: Content, actor: Actor): boolean {
  if (actor.kind !== 'monster') return true;
  const limits = content.scenario(id)?.activeRounds ?? [];
  return limits.every(({ monster, rounds }) => monster !== actor.type || isInRounds(rounds, round));
}

function hasTurnLeft({ phase }: Scenario, id: FigureId): boolean {
  if (phase.name !== 'turns') return false;
  const turns = phase.order.flatMap((block) => block.turns);
  return turns.some((turn) => turn.figure === id && turn.state !== 'done');
}
