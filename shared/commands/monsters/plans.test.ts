import { expect, test } from 'vitest';
import type { MonsterOption } from '../../map/focus/monsterTurn';
import { id, type FigureId } from '../../ids';
import { monsterPlan, type ActStep, type MonsterPlan } from '../../rules/monsters/plan/plan';
import { waitingTurn } from '../../rules/order/initiative';
import type { Block, Game, Monster } from '../../state';
import { placed, withCard } from '../../testing/placing';
import { CONTENT, inScenario, played, tableOf, type PlainCommand } from '../../testing/play';

/** From one room to the largest map; walking, jumping, flying, ranged, areas and bosses. */
const SCENARIOS = ['1', '3', '14', '20', '36', '40', '51', '58', '71', '90'];

function block(
  figure: FigureId,
  kind: Block['kind'],
  initiative: number,
  state: 'acting' | 'done',
) {
  return {
    ...{ id: id<Block['id']>(figure), kind, initiative, second: null, longRest: false },
    turns: [{ ...waitingTurn(figure), state }],
  };
}

/** The turn of a monster with a card, both characters on their start hexes. */
function turnOf(game: Game, monster: Monster, deck: string, card: number): Game {
  const scenario = tableOf(game);
  const [first, second] = CONTENT.scenario(scenario.scenario)?.map?.starts ?? [];
  const order = [
    block(id('c1'), 'character', 10, 'done'),
    block(monster.id, 'monsterType', 20, 'acting'),
    block(id('c2'), 'character', 30, 'done'),
  ];
  const ready = placed(scenario, { c1: first ?? null, c2: second ?? null });
  const board = ready.board && { ...ready.board, inUse: true };
  const phase = { name: 'turns', order, active: monster.id, interrupting: [] } as const;
  return { ...game, scenario: withCard({ ...ready, board, phase }, deck, card) };
}

/** The commands of the amber button: the move, then the card's attack. */
function commandsFor(plan: MonsterPlan, step: ActStep, option: MonsterOption) {
  const { figure } = plan;
  const { path, attack, areaHexes } = option;
  const { movement, move: points } = step.actor;
  const moves: readonly PlainCommand[] =
    path.length === 0 ? [] : [{ type: 'moveFigure', figure, path, movement, points }];
  const line = step.attack === null ? null : plan.actions[step.attack];
  if (line?.type !== 'attack' || attack.length === 0) return { moves, attacks: [] };
  const begin: PlainCommand = {
    ...{ type: 'beginAttack', attacker: figure, base: line.value ?? 1 },
    ...{ ranged: line.ranged, range: line.range },
    targets: areaHexes.length === 0 ? attack.map((target) => ({ figure: target })) : [],
    ...(areaHexes.length === 0 ? {} : { area: { hexes: areaHexes } }),
  };
  return { moves, attacks: [begin] };
}

/**
 * Carries an option out and returns the result: 'moved', 'attacked', or that a trap interrupted it.
 */
function carriedOut(game: Game, plan: MonsterPlan, step: ActStep, option: MonsterOption): string {
  const { moves, attacks } = commandsFor(plan, step, option);
  const moved = played(game, moves);
  if (moved.events.some(({ type }) => type === 'trapSprung' || type === 'damaged')) return 'hurt';
  const actor = tableOf(moved.game).figures.find((figure) => figure.id === plan.figure);
  expect(actor?.at).toEqual(option.moveTo);
  const [begin] = attacks;
  if (!begin) return 'moved';
  const targets = tableOf(played(moved.game, [begin]).game).attack?.targets ?? [];
  expect(targets.map((target) => target.figure).toSorted()).toEqual(option.attack.toSorted());
  return 'attacked';
}

test.each(SCENARIOS)('[PLACE-1] [MOVE-1] every offered plan can be carried out: %s', (scenario) => {
  const game = inScenario(scenario);
  const done = tableOf(game).sleeves.flatMap(({ type, deck }) => {
    const monster = tableOf(game).figures.find(
      (figure): figure is Monster => figure.kind === 'monster' && figure.type === type,
    );
    if (!monster?.at) return [];
    return (CONTENT.abilityDeck(deck)?.cards ?? []).flatMap((card) => {
      const turn = turnOf(game, monster, deck, card.id);
      const plan = monsterPlan(tableOf(turn), CONTENT, monster.id);
      if (!plan.ok) throw new Error(JSON.stringify(plan.refusal));
      const step = plan.value.steps.find((each) => each.kind === 'act');
      if (step?.kind !== 'act') return [];
      return step.turn.options.map((option) => carriedOut(turn, plan.value, step, option));
    });
  });

  expect(done.length).toBeGreaterThan(0);
  expect(done.some((what) => what !== 'hurt')).toBe(true);
});
