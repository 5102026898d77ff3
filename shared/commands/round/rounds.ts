import type { FigureId } from '../../ids';
import { andThen, ok, refuse, unchanged, type Result } from '../../result';
import { hasCondition } from '../../rules/table/conditions';
import { canNegate } from '../../rules/table/damage';
import { charactersOf, findFigure, withFigure } from '../../rules/table/figures';
import { places, sortedBlocks } from '../../rules/table/initiative';
import { restOptionsOf } from '../../rules/round/rests';
import * as rounds from '../../rules/round/rounds';
import * as turns from '../../rules/round/turns';
import type { TurnsPhase } from '../../rules/round/turns';
import type { Block, Character, Initiative, Scenario } from '../../state';
import { characterInPlay, figureOf, phaseOf, type Answer, type Context } from '../findings';
import type { CommandOf } from '../shapes';

/** A few classes have two cards with one initiative; otherwise the second card has another. */
export function setInitiative(
  scenario: Scenario,
  { character: id, leading, second }: CommandOf<'setInitiative'>,
  { content }: Pick<Context, 'content'>,
): Answer<Scenario> {
  const chooser = choosing(scenario, id);
  if (!chooser.ok) return chooser;
  if (restOptionsOf(chooser.value)?.mayPlayTwoCards === false) {
    return refuse({ code: 'notEnoughCards', figure: id });
  }
  const printed = content.classCards(chooser.value.class);
  const alike = printed.filter((card) => card.initiative === leading);
  if (second === leading && printed.length > 0 && alike.length < 2) {
    return refuse({ code: 'onlyOneSuchCard', figure: id, initiative: leading });
  }
  return chosen(scenario, chooser.value, { longRest: false, leading, second });
}

export function declareLongRest(
  scenario: Scenario,
  { character: id }: CommandOf<'declareLongRest'>,
): Answer<Scenario> {
  const chooser = choosing(scenario, id);
  if (!chooser.ok) return chooser;
  if (restOptionsOf(chooser.value)?.mayLongRest === false) {
    return refuse({ code: 'restNeedsTwoDiscards', figure: id });
  }
  return chosen(scenario, chooser.value, { longRest: true, taken: false });
}

export function clearInitiative(
  scenario: Scenario,
  { character: id }: CommandOf<'clearInitiative'>,
): Answer<Scenario> {
  const chooser = choosing(scenario, id);
  return chooser.ok ? chosen(scenario, chooser.value, null) : chooser;
}

function choosing(scenario: Scenario, id: FigureId): Result<Character> {
  const phase = phaseOf(scenario, 'selectCards');
  return phase.ok ? characterInPlay(scenario, id) : phase;
}

/** Nothing is told: what was chosen stays hidden until all are in. */
function chosen(
  scenario: Scenario,
  character: Character,
  initiative: Initiative | null,
): Answer<Scenario> {
  return ok(unchanged(withFigure(scenario, { ...character, initiative })));
}

/**
 * Everybody in play has to have chosen.
 *
 * @rule TURN-2 TURN-4
 */
export function revealInitiatives(
  scenario: Scenario,
  { content, random }: Context,
): Answer<Scenario> {
  const phase = phaseOf(scenario, 'selectCards');
  if (!phase.ok) return phase;
  const missing = charactersOf(scenario)
    .filter((character) => !character.exhausted && character.initiative === null)
    .map((character) => character.id);
  if (missing.length > 0) return refuse({ code: 'initiativeMissing', figures: missing });
  return ok(rounds.revealInitiatives(scenario, content, random));
}

export function orderTied(
  scenario: Scenario,
  { blocks: ids }: CommandOf<'orderTied'>,
): Answer<Scenario> {
  const phase = phaseOf(scenario, 'turns');
  if (!phase.ok) return phase;
  const { order } = phase.value;
  const blocks: Block[] = [];
  for (const id of ids) {
    const block = order.find((each) => each.id === id);
    if (!block) return refuse({ code: 'noSuchBlock', block: id });
    const begun = block.turns.find((turn) => turn.state !== 'waiting');
    if (begun) return refuse({ code: 'turnIsOver', figure: begun.figure });
    blocks.push(block);
  }
  const place = places(order).find((each) => blocks.every((block) => each.includes(block)));
  if (!place || new Set(ids).size !== ids.length) return refuse({ code: 'notTied' });

  const inTurn = blocks.values();
  const reordered = order.map((block) =>
    blocks.includes(block) ? (inTurn.next().value ?? block) : block,
  );
  return ok({
    next: withPhase(scenario, { ...phase.value, order: reordered }),
    events: [{ type: 'tieOrdered', blocks: ids, rule: 'INIT-2' }],
  });
}

/** A block that is in the middle of its turns, or past them, stays where it is. */
export function correctInitiative(
  scenario: Scenario,
  { block: id, initiative }: CommandOf<'correctInitiative'>,
): Answer<Scenario> {
  const phase = phaseOf(scenario, 'turns');
  if (!phase.ok) return phase;
  const block = phase.value.order.find((each) => each.id === id);
  if (!block) return refuse({ code: 'noSuchBlock', block: id });
  const begun = block.turns.find((turn) => turn.state !== 'waiting');
  if (begun) return refuse({ code: 'turnIsOver', figure: begun.figure });

  const corrected = { ...block, initiative, longRest: false };
  const order = phase.value.order.map((each) => (each === block ? corrected : each));
  const character = charactersOf(scenario).find((each) => (each.id as string) === id);
  const told = character
    ? withFigure(scenario, {
        ...character,
        initiative: { longRest: false, leading: initiative, second: block.second },
      })
    : scenario;
  return ok({
    next: withPhase(told, { ...phase.value, order: sortedBlocks(order) }),
    events: [
      {
        type: 'corrected',
        what: 'initiative',
        figure: character?.id ?? null,
        from: block.initiative,
        to: initiative,
      },
    ],
  });
}

export function startTurn(
  scenario: Scenario,
  { figure: id, negate, spare }: CommandOf<'startTurn'>,
  { content }: Context,
): Answer<Scenario> {
  const phase = phaseOf(scenario, 'turns');
  if (!phase.ok) return phase;
  const found = figureOf(scenario, id);
  if (!found.ok) return found;
  const { active } = phase.value;
  if (active !== null) return refuse({ code: 'anotherTurnRuns', figure: active });
  if (stateOf(phase.value, id) === 'done') return refuse({ code: 'turnIsOver', figure: id });
  if (turns.nextFigure(phase.value) !== id) return refuse({ code: 'notItsTurn', figure: id });
  if (negate && (!hasCondition(found.value, 'wound') || found.value.kind !== 'character')) {
    return refuse({ code: 'cannotNegate', figure: id });
  }
  if (negate && !canNegate(found.value, negate)) {
    return refuse({ code: 'notEnoughCards', figure: id });
  }
  return ok(
    turns.startTurn(scenario, content, id, { negate: negate ?? null, isSpared: spare ?? false }),
  );
}

function stateOf({ order }: TurnsPhase, id: FigureId) {
  const all = order.flatMap((block) => block.turns);
  return all.find((turn) => turn.figure === id)?.state ?? null;
}

export function endTurn(
  scenario: Scenario,
  { figure: id, keep, wait }: CommandOf<'endTurn'>,
  { content }: Context,
): Answer<Scenario> {
  const phase = phaseOf(scenario, 'turns');
  if (!phase.ok) return phase;
  const found = figureOf(scenario, id);
  if (!found.ok) return found;
  if (stateOf(phase.value, id) === 'done') return refuse({ code: 'turnIsOver', figure: id });
  if (phase.value.active !== id) return refuse({ code: 'notItsTurn', figure: id });
  if (scenario.attack) return refuse({ code: 'attackInProgress' });
  return ok(turns.endTurn(scenario, content, id, { keep: keep ?? [], waits: wait ?? false }));
}

/** Stops where somebody outside of the block has to act or decide first. */
export function endBlock(
  scenario: Scenario,
  { block: id }: CommandOf<'endBlock'>,
  { content }: Context,
): Answer<Scenario> {
  const phase = phaseOf(scenario, 'turns');
  if (!phase.ok) return phase;
  const block = phase.value.order.find((each) => each.id === id);
  if (!block) return refuse({ code: 'noSuchBlock', block: id });
  if (scenario.attack) return refuse({ code: 'attackInProgress' });
  const acting = phase.value.active ?? turns.nextFigure(phase.value);
  const [first] = block.turns;
  if (acting === null || !block.turns.some((turn) => turn.figure === acting)) {
    if (!first) return refuse({ code: 'noSuchBlock', block: id });
    return refuse({
      code: block.turns.every((turn) => turn.state === 'done') ? 'turnIsOver' : 'notItsTurn',
      figure: first.figure,
    });
  }
  const isBegun = phase.value.active !== null;
  const waiter = findFigure(scenario, acting);
  if (!isBegun && waiter && turns.waitsForChoice(waiter)) {
    return refuse({ code: 'notItsTurn', figure: acting });
  }
  let outcome = isBegun ? unchanged(scenario) : turns.startTurn(scenario, content, acting);
  for (let left = block.turns.length; left > 0; left -= 1) {
    outcome = andThen(outcome, (next) => endTurnOfBlock(next, content, block));
  }
  return ok(outcome);
}

function endTurnOfBlock(scenario: Scenario, content: Context['content'], block: Block) {
  if (scenario.phase.name !== 'turns') return unchanged(scenario);
  const { active } = scenario.phase;
  const isIts = active !== null && block.turns.some((turn) => turn.figure === active);
  return isIts ? turns.endTurn(scenario, content, active) : unchanged(scenario);
}

export function endRound(scenario: Scenario, { content, random }: Context): Answer<Scenario> {
  const phase = phaseOf(scenario, 'turns');
  if (!phase.ok) return phase;
  const open = turns.openTurns(phase.value);
  if (open.length > 0) return refuse({ code: 'turnsOpen', figures: open });
  if (scenario.attack) return refuse({ code: 'attackInProgress' });
  return ok(rounds.endRound(scenario, content, random));
}

function withPhase(scenario: Scenario, phase: TurnsPhase): Scenario {
  return { ...scenario, phase };
}
