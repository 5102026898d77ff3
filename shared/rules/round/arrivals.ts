/** Figures that arrive during a round. */
import type { Content } from '../../content/content';
import type { FigureId, MonsterTypeId } from '../../ids';
import type { Random } from '../../random';
import type { Refusal } from '../../refusals';
import { andThen, unchanged, type Outcome } from '../../result';
import type { Block, Monster, Scenario, Turn } from '../../state';
import { restingTypesOf } from '../book/bookView';
import { abilityCardOf, drawFor } from '../decks/abilityDecks';
import { isInPlay, monstersOf, objectivesOf } from '../figures/figures';
import {
  blockOf,
  monsterTurns,
  objectiveBlock,
  sortedBlocks,
  typeBlock,
  waitingTurn,
} from '../order/initiative';
import { revealOutcome, type RevealedType } from './reveal';
import { blockWith, type TurnsPhase } from './turnStates';

/**
 * Adds new figures to the round: their types draw a card if they have none, and figures that can
 * act get a turn, elites first and by number. Types faster than the figure that revealed them act
 * when the current turn ends.
 *
 * @rule REVEAL-2 REVEAL-3 INIT-4 SUMMON-5 SUMMON-7
 */
export function joinRound(
  scenario: Scenario,
  content: Content,
  { coming, by }: { readonly coming: readonly FigureId[]; readonly by: FigureId | null },
  random: Random,
): Outcome<Scenario> {
  if (scenario.phase.name !== 'turns') return unchanged(scenario);
  const isNew = ({ id }: { readonly id: FigureId }) => coming.includes(id);
  const monsters = monstersOf(scenario).filter((each) => isNew(each) && !each.asleep);
  const resting = restingTypesOf(scenario, content);
  const types = [...new Set(monsters.map((monster) => monster.type))].filter(
    (type) => !resting.includes(type),
  );
  const hadCard = types.filter((type) => abilityCardOf(scenario, content, type) !== null);

  return andThen(drawFor(scenario, content, types, random), (drawn) => {
    const arrived = monsterTurns(monsters, scenario.round).flatMap((id) =>
      monsters.filter((monster) => monster.id === id),
    );
    const ordered = [
      ...types.flatMap((type) => monsterArrival(drawn, content, type, arrived)),
      ...objectivesOf(drawn).filter(isNew).flatMap(objectiveBlock),
    ].reduce(withBlock, drawn);
    const revealed = types.flatMap((type): readonly RevealedType[] => {
      const initiative = abilityCardOf(drawn, content, type)?.initiative;
      const acts = arrived.some((monster) => monster.type === type);
      if (initiative === undefined || !acts) return [];
      return [{ type, initiative, hadCard: hadCard.includes(type) }];
    });
    return interrupt(ordered, by, revealed);
  });
}

/** Adds the figures that a change placed to the round. */
export function joinPlacedFigures(
  { figures }: Scenario,
  changed: Outcome<Scenario>,
  content: Content,
  { by }: { readonly by: FigureId | null },
  random: Random,
): Outcome<Scenario> {
  const before = new Set(figures.map(({ id }) => id));
  return andThen(changed, (next) => {
    const coming = next.figures.map(({ id }) => id).filter((id) => !before.has(id));
    return joinRound(next, content, { coming, by }, random);
  });
}

function monsterArrival(
  scenario: Scenario,
  content: Content,
  type: MonsterTypeId,
  arrived: readonly Monster[],
): readonly Block[] {
  const card = abilityCardOf(scenario, content, type);
  const coming = arrived.filter((monster) => monster.type === type);
  if (!card || coming.length === 0) return [];
  const turns = coming.map(({ id }) => id);
  return [typeBlock(type, card.initiative, turns)];
}

/** Adds a block, or adds its turns to an existing block. Turns that have begun stay in front. */
function withBlock(scenario: Scenario, block: Block): Scenario {
  if (scenario.phase.name !== 'turns') return scenario;
  const { order } = scenario.phase;
  const known = order.find((each) => each.id === block.id);
  const next = known
    ? order.map((each) =>
        each === known ? { ...known, turns: mergeTurns(scenario, known.turns, block.turns) } : each,
      )
    : sortedBlocks([...order, block]);
  return { ...scenario, phase: { ...scenario.phase, order: next } };
}

/** Sorts waiting monsters within their blocks after a rank or number was corrected. */
export function withWaitingInOrder(scenario: Scenario): Scenario {
  if (scenario.phase.name !== 'turns') return scenario;
  const order = scenario.phase.order.map((block) =>
    block.kind === 'monsterType'
      ? { ...block, turns: mergeTurns(scenario, block.turns, []) }
      : block,
  );
  return { ...scenario, phase: { ...scenario.phase, order } };
}

function mergeTurns(
  scenario: Scenario,
  there: readonly Turn[],
  coming: readonly Turn[],
): readonly Turn[] {
  const begun = there.filter((turn) => turn.state !== 'waiting');
  const waiting = [...there.filter((turn) => turn.state === 'waiting'), ...coming];
  const ids = new Set(waiting.map((turn) => turn.figure));
  const monsters = monstersOf(scenario).filter((monster) => ids.has(monster.id));
  return [...begun, ...monsterTurns(monsters, scenario.round).map(waitingTurn)];
}

/** @rule REVEAL-3 */
function interrupt(
  scenario: Scenario,
  by: FigureId | null,
  revealed: readonly RevealedType[],
): Outcome<Scenario> {
  if (scenario.phase.name !== 'turns') return unchanged(scenario);
  const { phase } = scenario;
  const { active } = phase;
  const revealer = (by && blockWith(phase, by)) ?? (active && blockWith(phase, active));
  if (!active || !revealer) return unchanged(scenario);
  const faster = revealOutcome(revealer.initiative, revealed).actAfterRevealersTurn.map(blockOf);
  const ids = faster.filter((block) => !phase.interrupting.includes(block));
  if (ids.length === 0) return unchanged(scenario);
  return {
    next: {
      ...scenario,
      phase: { ...phase, interrupting: inOrder(phase, [...phase.interrupting, ...ids]) },
    },
    events: [{ type: 'turnsInserted', blocks: ids, rule: 'REVEAL-3' }],
  };
}

function inOrder(phase: TurnsPhase, ids: TurnsPhase['interrupting']): TurnsPhase['interrupting'] {
  return phase.order.map((block) => block.id).filter((block) => ids.includes(block));
}

/** Refuses unless all turns of the type in this round are over. @rule INIT-1 */
export function whyNotActAgain({ phase }: Scenario, type: MonsterTypeId): Refusal | null {
  if (phase.name !== 'turns') return { code: 'notNowInThisPhase', phase: phase.name };
  const turns = phase.order.find(({ id }) => id === blockOf(type))?.turns ?? [];
  if (turns.length === 0) return { code: 'noSuchMonster', monster: type };
  const open = turns.find(({ state }) => state !== 'done');
  return open ? { code: 'notItsTurn', figure: open.figure } : null;
}

/** Gives each living figure of a type another turn, right after the current one. @rule INIT-1 */
export function actAgain(scenario: Scenario, type: MonsterTypeId): Outcome<Scenario> {
  const { phase } = scenario;
  if (phase.name !== 'turns') return unchanged(scenario);
  const id = blockOf(type);
  const standing = monstersOf(scenario).filter((monster) => monster.type === type);
  const turns = standing.map((monster) => waitingTurn(monster.id));
  const order = phase.order.map((block) => (block.id === id ? { ...block, turns } : block));
  const interrupting = inOrder(phase, [...phase.interrupting, id]);
  return {
    next: { ...scenario, phase: { ...phase, order, interrupting } },
    events: [{ type: 'turnsInserted', blocks: [id], rule: 'MONSTER-1' }],
  };
}

/** Monster types with a figure in play. */
export function typesOnTheMap(scenario: Scenario): readonly MonsterTypeId[] {
  const types = monstersOf(scenario).filter(isInPlay);
  return [...new Set(types.map((monster) => monster.type))];
}
