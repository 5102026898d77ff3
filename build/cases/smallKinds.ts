/** Runs worked cases of rules that need no board. */
import type { FigureId, MonsterTypeId } from '#shared/ids';
import { addCondition } from '#shared/rules/figures/conditions/conditions';
import { endConditionsOfTurn } from '#shared/rules/figures/conditions/endedConditions';
import { hasCondition } from '#shared/rules/figures/conditions/conditionTraits';
import {
  canConsume,
  consume,
  elementsAtRoundEnd,
  elementsAtTurnEnd,
  infuse,
  type ElementBoard,
} from '#shared/rules/elements/elements';
import { heal } from '#shared/rules/figures/hitPoints/heal';
import { blocksOfRound, groupsInOrder } from '#shared/rules/order/initiative';
import { marksForShuffle } from '#shared/rules/decks/modifierDeck';
import { restOptions } from '#shared/rules/round/rests/restOptions';
import { revealOutcome } from '#shared/rules/round/reveal';
import { levelNumbers, monsterLevel, recommendedLevel } from '#shared/rules/scenario/scenarioLevel';
import type { Figure } from '#shared/state';
import type { Condition } from '#shared/vocabulary';
import type { z } from 'zod';
import { compare, compareSets } from './compare';
import type * as shapes from './shapes';

type Case<S extends z.ZodType> = z.output<S>;

/** The round of a case. Figures with `new` were added in this round. */
const ROUND = 2;

export function runTurnOrder({ input, expected }: Case<typeof shapes.turnOrderCase>) {
  const roundOf = (isNew: boolean | undefined) => (isNew ? ROUND : ROUND - 1);
  const order = blocksOfRound({
    round: ROUND,
    characters: input.characters.map(({ id, lead, second, longRest }) => ({
      id: id as FigureId,
      initiative: longRest
        ? { longRest: true, taken: false }
        : lead === undefined
          ? null
          : { longRest: false, leading: lead, second: second ?? null },
    })),
    summons: input.characters.flatMap(({ id: owner, summons = [] }) =>
      summons.map((summon) => ({
        id: summon.id as FigureId,
        owner: owner as FigureId,
        cameInRound: roundOf(summon.new),
      })),
    ),
    types: input.monsterTypes.map(({ id, initiative, standees }) => ({
      type: id as MonsterTypeId,
      initiative,
      monsters: standees.map((standee) => ({
        id: `${id}#${String(standee.n)}` as FigureId,
        rank: standee.elite ? ('elite' as const) : ('normal' as const),
        standee: standee.n,
        origin: standee.new ? ('summoned' as const) : ('placed' as const),
        cameInRound: roundOf(standee.new),
      })),
    })),
    objectives: [],
  });
  const acting = groupsInOrder(order).map((place) =>
    place.map(({ turns }) => turns.map(({ figure }) => figure as string)),
  );
  const sort = (all: readonly (readonly (readonly string[])[])[]) =>
    all.map((place) => place.map((block) => block.join(' ')).toSorted());
  return compare('order', sort(acting), sort(expected.order));
}

export function runReveal({ input, expected }: Case<typeof shapes.revealCase>) {
  const types = input.typesInNewRoom.map(({ id, ...type }) => ({
    type: id as MonsterTypeId,
    ...type,
  }));
  const actual = revealOutcome(input.revealerInitiative, types);
  return [
    ...compareSets('drawCardFor', actual.drawCardFor, expected.drawCardFor),
    ...compare(
      'actRightAfterRevealersTurn',
      actual.actAfterRevealersTurn,
      expected.actRightAfterRevealersTurn,
    ),
    ...compare('actLaterInOrder', actual.actLater, expected.actLaterInOrder),
  ];
}

export function runElements({ input, expected }: Case<typeof shapes.elementsCase>) {
  const consumed: boolean[] = [];
  let board: ElementBoard = { elements: input.board, infusing: [] };
  for (const step of input.steps) {
    if (step === 'end of round') {
      board = elementsAtRoundEnd(board).next;
      continue;
    }
    for (const element of step.infuse ?? []) board = infuse(board, element).next;
    for (const element of step.consume ?? []) {
      const may = canConsume(board, element);
      consumed.push(may);
      if (may) board = consume(board, element).next;
    }
    board = elementsAtTurnEnd(board).next;
  }
  const states = (elements: object) => Object.entries(elements).map((each) => each.join(' '));
  return [
    ...compareSets('board', states(board.elements), states(expected.board)),
    ...compare('consumed', consumed, expected.consumed),
  ];
}

export function runDeckShuffle({ input, expected }: Case<typeof shapes.deckShuffleCase>) {
  return compare('shuffle', marksForShuffle(input.drawnThisRound), expected.shuffle);
}

function figureWith(hitPoints: number, maxHitPoints: number, conditions: readonly Condition[]) {
  const bare: Figure = {
    kind: 'objective',
    role: 'escort',
    id: 'figure' as FigureId,
    name: 'figure',
    initiative: null,
    listed: null,
    hitPoints,
    maxHitPoints,
    conditions: [],
    bonuses: [],
    at: null,
  };
  return conditions.reduce<Figure>((figure, name) => addCondition(figure, name, false).next, bare);
}

export function runDuration({ input, expected }: Case<typeof shapes.durationCase>) {
  const { condition, events } = input;
  let figure = figureWith(10, 10, []);
  const turns: { startsWith: boolean; endsWith: boolean }[] = [];
  for (const event of events) {
    if (event === 'gain') {
      figure = addCondition(figure, condition, false).next;
      continue;
    }
    const startsWith = hasCondition(figure, condition);
    if (event === 'turn, gained in it') figure = addCondition(figure, condition, true).next;
    figure = endConditionsOfTurn(figure).next;
    turns.push({ startsWith, endsWith: hasCondition(figure, condition) });
  }
  const wanted = expected.turns.map(({ startsWith, endsWith }) => ({ startsWith, endsWith }));
  return [
    ...compare('turns', turns, wanted),
    ...compare('left', hasCondition(figure, condition), expected.left),
  ];
}

export function runHeal({ input, expected }: Case<typeof shapes.healCase>) {
  const { next } = heal(figureWith(input.hp, input.max, input.conditions), input.heal);
  const conditions = next.conditions.map(({ name }) => name);
  return [
    ...compare('hp', next.hitPoints, expected.hp),
    ...compareSets('conditions', conditions, expected.conditions),
  ];
}

export function runRest({ input, expected }: Case<typeof shapes.restCase>) {
  const actual = restOptions(input);
  return [
    ...compare('mayPlayTwoCards', actual.mayPlayTwoCards, expected.mayPlayTwoCards),
    ...compare('mayLongRest', actual.mayLongRest, expected.mayLongRest),
    ...compare('mayShortRestAtRoundEnd', actual.mayShortRest, expected.mayShortRestAtRoundEnd),
    ...compare(
      'exhaustedAtCardSelection',
      actual.isExhaustedAtSelection,
      expected.exhaustedAtCardSelection,
    ),
    ...compare('handAfterShortRest', actual.handAfterShortRest, expected.handAfterShortRest),
  ];
}

export function runScenarioLevel({ input, expected }: Case<typeof shapes.scenarioLevelCase>) {
  const difficulty = input.difficulty === 'very hard' ? 'veryHard' : input.difficulty;
  const level = recommendedLevel(input.levels, difficulty);
  const monsters = monsterLevel(level, input.solo);
  const numbers = levelNumbers(level, monsters);
  return [
    ...compare('scenarioLevel', level, expected.scenarioLevel),
    ...compare('monsterLevel', monsters, expected.monsterLevel),
    ...compare('trapDamage', numbers.trapDamage, expected.trapDamage),
    ...compare('hazardDamage', numbers.hazardDamage, expected.hazardDamage),
    ...compare('goldPerToken', numbers.goldPerToken, expected.goldPerToken),
    ...compare('bonusXp', numbers.bonusExperience, expected.bonusXp),
  ];
}
