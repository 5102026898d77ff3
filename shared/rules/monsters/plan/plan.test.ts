import { describe, expect, test } from 'vitest';
import { id, type FigureId } from '../../../ids';
import type { Scenario } from '../../../state';
import { aMonster, anObjective, aSummon } from '../../../testing/builders';
import {
  hex,
  inTurnOf,
  onlyWith,
  placed,
  withCard,
  withConditions,
} from '../../../testing/placing';
import { CONTENT, inScenario, inTurns, played, tableOf } from '../../../testing/play';
import { possibleOrders } from '../../order/possibleOrders';
import { expectTrue } from '../../../testing/assertSame';
import { chosenOption, monsterPlan, type ActStep, type MonsterPlan } from './plan';
import { plannedLinesOf } from './numbers';
import { withAttackOn, withLine } from '../../order/playedLines';
import { monsterLines, type MonsterLine } from '../turnLines';

/** Room 1 of scenario 1 with both characters on the board; guards move and attack. */
const table = withCard(placed(tableOf(inTurns()), { c1: [2, 2], c2: [3, 1] }), 'guard', 527);
const GUARD = id<FigureId>('bandit-guard-1');

function planFor(
  scenario: Scenario,
  figure = 'bandit-guard-1',
  choices: number[] = [],
): MonsterPlan {
  const plan = monsterPlan(scenario, CONTENT, id(figure), choices);
  if (!plan.ok) throw new Error(JSON.stringify(plan.refusal));
  return plan.value;
}

function acts(plan: MonsterPlan): readonly ActStep[] {
  return plan.steps.filter((step) => step.kind === 'act');
}

/** The scenario with these lines completed; their attacks targeted one enemy. */
function playedBy(acting: Scenario, lines: readonly MonsterLine[], target: FigureId): Scenario {
  return lines.reduce((now, { line, action }) => {
    const attacked = action.type === 'attack' ? withAttackOn(now, line, target) : now;
    return withLine(attacked, line, 'done');
  }, acting);
}

function refusalFor(scenario: Scenario, figure: string) {
  const plan = monsterPlan(scenario, CONTENT, id(figure));
  return plan.ok ? null : plan.refusal;
}

describe('monsterPlan', () => {
  test('[MONSTER-1] [FOCUS-1] moves by its stat card and attacks, with reasons', () => {
    const plan = planFor(table);
    const [act] = acts(plan);

    expect(plan.steps).toHaveLength(1);
    expect(act).toMatchObject({ move: 0, attack: 1, actor: { move: 3, range: 0, targets: 1 } });
    expect(act?.turn.focus).toEqual(['c1']);
    expect(act && chosenOption(act)?.attack).toEqual(['c1']);
    expect(act?.turn.proof.map((step) => step.kind)).toContain('pathLength');
    expect(plan.notes).toEqual([]);
  });

  test('[FOCUS-3] [SUMMON-1] breaks ties between equally near enemies by the order of the round', () => {
    const even = onlyWith(placed(table, { c1: [1, 1], c2: [0, 3], [GUARD]: [-1, 2] }), [
      'c1',
      'c2',
      GUARD,
    ]);

    expect(acts(planFor(even))[0]?.turn.focus).toEqual(['c1']);
    const summon = aSummon({ owner: id('c1'), at: hex([0, 3]), cameInRound: 1 });
    const joined = { ...placed(even, { c2: null }), figures: [...even.figures, summon] };
    expect(acts(planFor(placed(joined, { c2: null })))[0]?.turn.focus).toEqual(['summon-1']);
    const [numbers] = possibleOrders(joined);
    expect(numbers?.get(summon.id)).toBeLessThan(numbers?.get(id('c1')) as number);
  });

  test('[FOCUS-3] either enemy can be the focus if the players decide the order', () => {
    const tied = tableOf(inTurns([40, 40]));
    const even = withCard(placed(tied, { c1: [1, 1], c2: [0, 3] }), 'guard', 527);

    expect(acts(planFor(onlyWith(even, ['c1', 'c2', GUARD])))[0]?.turn.focus).toEqual(['c1', 'c2']);
  });

  test('[FOCUS-3] [SUMMON-1] a tied owner with a summon is before or after the other as a whole', () => {
    const tied = tableOf(inTurns([40, 40]));
    const summon = aSummon({ owner: id('c1'), at: hex([1, 1]), cameInRound: 1 });
    const even = withCard(placed(tied, { c1: null, c2: [0, 3] }), 'guard', 527);
    const kept = onlyWith(even, ['c1', 'c2', GUARD]);
    const [act] = acts(planFor({ ...kept, figures: [...kept.figures, summon] }));

    expect(possibleOrders({ ...kept, figures: [...kept.figures, summon] })).toHaveLength(2);
    expect([...(act?.turn.focus ?? [])].sort()).toEqual(['c2', 'summon-1']);
  });

  test('[STUN-1] [IMMOBILIZE-1] [DISARM-1] [MUDDLE-1] conditions change its numbers', () => {
    const numbersWith = (...conditions: Parameters<typeof withConditions>[2]) => {
      const plan = planFor(withConditions(table, GUARD, conditions));
      return [acts(plan)[0]?.actor, plan.notes.map((note) => note.code)] as const;
    };

    expect(numbersWith('stun')).toMatchObject([{ move: 0, targets: 0 }, ['cannotAct']]);
    expect(numbersWith('immobilize')).toMatchObject([{ move: 0, targets: 1 }, ['cannotMove']]);
    expect(numbersWith('disarm')).toMatchObject([{ move: 3, targets: 0 }, ['cannotAttack']]);
    expect(numbersWith('muddle')).toMatchObject([{ disadvantaged: true }, ['hasDisadvantage']]);
  });

  test('[INVISIBLE-1] an invisible enemy is no focus, and a note says so', () => {
    const hidden = planFor(withConditions(table, 'c1', ['invisible']));

    expect(acts(hidden)[0]?.turn.focus).toEqual(['c2']);
    expect(hidden.notes).toEqual([{ code: 'invisible', figures: ['c1'] }]);
  });

  test('figures not on the board are ignored, and a note says so', () => {
    const plan = planFor(placed(table, { c1: null }));

    expect(acts(plan)[0]?.turn.focus).toEqual(['c2']);
    expect(plan.notes).toEqual([{ code: 'notPlaced', figures: ['c1'] }]);
  });

  test('[RANGE-3] a card with a range makes the attack ranged, and later lines follow it', () => {
    const plan = planFor(withCard(table, 'guard', 530));

    expect(acts(planFor(withCard(table, 'guard', 526)))[0]?.actor).toMatchObject({
      move: 2,
      range: 2,
    });
    expect(plan.steps.map((step) => step.kind)).toEqual(['act', 'other']);
    expect(plan.steps[1]).toMatchObject({ line: 2, figures: [GUARD], isHindered: false });
  });

  test('[MONSTER-1] automatic abilities at the start of the turn are not steps of the plan', () => {
    const guards = CONTENT.abilityDecks().find((deck) => deck.id === 'guard')?.cards ?? [];
    const card = guards.find(({ actions }) => actions.some(({ type }) => type === 'shield'));
    const told = withCard(table, 'guard', card?.id ?? 0);
    const others = ({ steps, actions }: MonsterPlan) =>
      steps.flatMap((step) => (step.kind === 'other' ? [actions[step.line]?.type] : []));

    expect(others(planFor(told))).toContain('shield');
    expect(others(planFor(inTurnOf(told, GUARD)))).not.toContain('shield');
  });

  describe('two attacks on one card', () => {
    /** A monster at (1, 1) with an ability card, and two characters. */
    const fightOf = (
      type: string,
      card: number,
      hexes: Readonly<Record<string, [number, number]>>,
    ) => {
      const printed = CONTENT.monster(type);
      if (!printed) throw new Error(`There is no ${type}.`);
      const monster = aMonster({ type: printed.id, at: hex([1, 1]) });
      const fight: Scenario = {
        ...onlyWith(placed(table, hexes), ['c1', 'c2']),
        sleeves: [{ type: printed.id, deck: printed.deck, level: 1, consumed: [] }],
        abilityDecks: [{ deck: printed.deck, draw: [], discard: [], current: card }],
      };
      return { monster, fight: { ...fight, figures: [...fight.figures, monster] } };
    };
    const targetsOf = (plan: MonsterPlan) =>
      acts(plan)
        .filter(({ attack }) => attack !== null)
        .map((step) => chosenOption(step)?.attack);
    /** Every card whose attacks have one target each. */
    const CARDS = CONTENT.abilityDecks().flatMap((deck) =>
      deck.cards.flatMap((card) => {
        const attacks = card.actions.filter(({ type }) => type === 'attack');
        const type = CONTENT.monsters().find((each) => each.deck === deck.id)?.id;
        const isSingle = attacks.every((each) => !('affects' in each) && !('area' in each));
        return attacks.length > 1 && isSingle && type ? ([[type, card.id]] as const) : [];
      }),
    );

    test.each(CARDS)(
      '[MONSTER-5] each attack of a %s with card %i has the same focus',
      (type, card) => {
        const { monster, fight } = fightOf(type, card, { c1: [2, 1], c2: [0, 1] });
        const targets = targetsOf(planFor(fight, monster.id));

        expect(targets.length).toBeGreaterThan(1);
        expect(new Set(targets.map(String))).toEqual(new Set([String(targets[0])]));
      },
    );

    test('[MONSTER-5] it stays beside the focus of its first attack', () => {
      const { monster, fight } = fightOf('hound', 547, { c1: [2, 1], c2: [3, 3] });
      const plan = planFor(fight, monster.id);

      expect(targetsOf(plan)).toEqual([['c1'], ['c1']]);
      expect(acts(plan).map((step) => chosenOption(step)?.moveTo)).toEqual([
        monster.at,
        monster.at,
      ]);
      expect(acts(plan)[1]?.turn.proof[0]).toMatchObject({ kind: 'sameFocus', focus: 'c1' });
    });

    test('[MONSTER-5] after the first attack was made, its focus stays until it is dead', () => {
      const { monster, fight } = fightOf('hound', 547, { c1: [2, 1], c2: [0, 1] });
      const acting = inTurnOf(fight, monster.id);
      const [first] = monsterLines(acting, CONTENT, monster);
      const attacked = playedBy(acting, first ? [first] : [], id('c2'));
      const fallen = {
        ...attacked,
        figures: attacked.figures.filter((figure) => figure.id !== 'c2'),
      };

      expect(targetsOf(planFor(attacked, monster.id))).toEqual([['c2']]);
      expect(targetsOf(planFor(fallen, monster.id))).toEqual([['c1']]);
    });
  });

  test.each([
    ['living-bones', 522],
    ['lurker', 615],
  ])('[MONSTER-5] all attacks of a %s with card %i target one enemy', (type, card) => {
    const printed = CONTENT.monster(type);
    if (!printed) throw new Error(`There is no ${type}.`);
    const monster = aMonster({ type: printed.id, rank: 'elite', at: hex([1, 1]) });
    const both = onlyWith(placed(table, { c1: [3, 2], c2: [3, 1] }), ['c1', 'c2']);
    const fight: Scenario = {
      ...both,
      sleeves: [{ type: printed.id, deck: printed.deck, level: 1, consumed: [] }],
      abilityDecks: [{ deck: printed.deck, draw: [], discard: [], current: card }],
      figures: [...both.figures, monster],
    };
    const plan = planFor(fight, monster.id);
    const strokes = acts(plan).map((step) => chosenOption(step)?.attack);
    const [attack] = plan.actions.filter((action) => action.type === 'attack');

    expect(attack?.targets).toBeGreaterThan(1);
    expect(strokes).toHaveLength(attack?.targets ?? 0);
    expect(new Set(strokes.map(String)).size).toBe(1);
    expect(strokes[0]).toHaveLength(1);
    // One attack is made, so the others are left without another move.
    const acting = inTurnOf(fight, monster.id);
    const [move, line] = monsterLines(acting, CONTENT, monster);
    if (!move || !line) throw new Error('It has two lines.');
    const moved = withLine(acting, move.line, 'done');
    const begun = withAttackOn(moved, line.line, strokes[0]?.[0] as FigureId);
    const rest = acts(planFor(begun, monster.id));
    expect(rest.map(({ move }) => move)).toEqual(strokes.slice(1).map(() => null));
    expect(new Set(rest.map((step) => String(chosenOption(step)?.attack))).size).toBe(1);
  });

  test('[MONSTER-7] later steps continue from the chosen option', () => {
    const far = placed(onlyWith(table, ['c1', GUARD]), { c1: [3, 1], [GUARD]: [0, 3] });
    const [act] = acts(planFor(far));
    const count = act?.turn.options.length ?? 0;

    expect(count).toBeGreaterThan(1);
    expect(acts(planFor(far, GUARD, [1]))[0]?.chosen).toBe(1);
    expect(acts(planFor(far, GUARD, [99]))[0]?.chosen).toBe(count - 1);
    expect(acts(planFor(far, GUARD, [-4]))[0]?.chosen).toBe(0);
  });

  test('[SUMMON-3] [SUMMON-8] summons act by their own numbers, elites first on a tie', () => {
    const summon = aSummon({ owner: id('c1'), at: hex([1, 2]), attack: 3, move: 2, flying: true });
    const even = placed(table, {
      'bandit-guard-1': [0, 2],
      'bandit-guard-2': [2, 1],
      'bandit-guard-3': [1, 3],
      c1: [3, 2],
    });
    const plan = planFor({ ...even, figures: [...even.figures, summon] }, 'summon-1');

    expect(acts(plan)[0]?.actor).toMatchObject({ move: 2, movement: 'fly', range: 0, targets: 1 });
    expect(acts(plan)[0]?.turn.focus).toEqual(['bandit-guard-3']);
    expect(plan.notes.map((note) => note.code)).toEqual(['noTurnLeft']);
  });

  test('allied monsters fight the other monsters', () => {
    const friend = aMonster({ standee: 6, side: 'allies', at: hex([0, 1]) });
    const plan = planFor({ ...table, figures: [...table.figures, friend] }, friend.id);

    expect(acts(plan)[0]?.turn.focus).toEqual(['bandit-guard-1']);
  });

  test.each([
    ['[INVISIBLE-2] all adjacent enemies suffer damage, invisible ones too', 701, ['c1', 'c2']],
    ['[INVISIBLE-1] a push of all adjacent targets spares an invisible enemy', 703, ['c1']],
  ])('%s', (_, card, expected) => {
    const artillery = {
      ...{ type: 'addMonster' as const, monster: 'ancient-artillery', rank: 'normal', standee: 1 },
      ...{ origin: 'spawned', side: 'enemies', at: hex([2, 1]), summoner: null },
    } as const;
    const joined = withCard(
      tableOf(played(inTurns(), [artillery]).game),
      'ancient-artillery',
      card,
    );
    const beside = placed(joined, { c1: [2, 2], c2: [3, 1] });
    const { steps } = planFor(withConditions(beside, 'c2', ['invisible']), 'ancient-artillery-1');

    expect(steps.find((step) => step.kind === 'other')?.figures).toEqual(expected);
  });

  test('[OBJECTIVE-1] an objective is attacked by the side that is against it', () => {
    const altar = anObjective({ at: hex([1, 1]) });
    const withAltar = { ...placed(table, { c1: null, c2: null }) };
    const figures = [...withAltar.figures, altar];

    expect(acts(planFor({ ...withAltar, figures }))[0]?.turn.focus).toEqual([]);
    const summon = aSummon({ owner: id('c1'), at: hex([2, 1]) });
    const near = { ...withAltar, figures: [...figures, summon] };
    expect(acts(planFor(near, 'summon-1'))[0]?.turn.focus).toEqual(['objective-1']);
  });

  test('is refused with a reason', () => {
    expect(refusalFor(table, 'nobody')).toEqual({ code: 'noSuchFigure', figure: 'nobody' });
    expect(refusalFor(table, 'c1')).toEqual({ code: 'notAMonster', figure: 'c1' });
    expect(refusalFor(tableOf(inScenario()), GUARD)).toMatchObject({ code: 'notNowInThisPhase' });
    expect(refusalFor({ ...table, board: null }, GUARD)).toEqual({ code: 'noBoard' });
    expect(refusalFor(placed(table, { [GUARD]: null }), GUARD)).toEqual({
      code: 'figureIsNotOnTheBoard',
      figure: GUARD,
    });
    expect(refusalFor({ ...table, abilityDecks: [] }, GUARD)).toEqual({
      code: 'noAbilityCard',
      figure: GUARD,
    });
  });

  test('every card of every monster gives a plan on every map', () => {
    for (const { id: scenario } of CONTENT.scenarioIndex()) {
      const started = tableOf(inScenario(scenario));
      const starts = CONTENT.scenario(scenario)?.map?.starts ?? [];
      if (!started.board) continue;
      const [first, second] = starts;
      if (!first || !second) throw new Error(`Scenario ${scenario} has no starts.`);
      const phase = { name: 'turns', order: [], active: null, interrupting: [] } as const;
      const ready = placed({ ...started, phase }, { c1: first, c2: second });
      for (const deck of ready.abilityDecks) {
        for (const card of CONTENT.abilityDeck(deck.deck)?.cards ?? []) {
          const turn = withCard(ready, deck.deck, card.id);
          const types = ready.sleeves.filter((sleeve) => sleeve.deck === deck.deck);
          const monster = turn.figures.find(
            (each) => each.kind === 'monster' && types.some(({ type }) => type === each.type),
          );
          if (!monster?.at) continue;
          const plan = monsterPlan(turn, CONTENT, monster.id);
          expectTrue(plan.ok, `a plan for card ${String(card.id)} in scenario ${scenario}`);
        }
      }
    }
  });
});

describe('plannedLinesOf', () => {
  test('[MONSTER-1] groups a move with the next attack and keeps other lines alone', () => {
    const line = (type: string) => ({ type, waits: [], hinderedBy: null }) as never;
    const of = (...types: readonly string[]) => plannedLinesOf(types.map(line));

    expect(of('move', 'attack', 'heal')).toEqual([
      { kind: 'act', move: 0, attack: 1 },
      { kind: 'other', line: 2 },
    ]);
    expect(of('attack', 'move', 'attack')).toEqual([
      { kind: 'act', move: null, attack: 0 },
      { kind: 'act', move: 1, attack: 2 },
    ]);
    expect(of('move', 'heal')).toEqual([
      { kind: 'act', move: 0, attack: null },
      { kind: 'other', line: 1 },
    ]);
    const over = { isOpen: false, made: 0 };
    expect(plannedLinesOf(['move', 'attack', 'heal'].map(line), [over, over])).toEqual([
      { kind: 'other', line: 2 },
    ]);
  });
});
