import { expect, test } from 'vitest';
import { id as idOf, type TokenId } from '../../ids';
import { charactersOf } from '../../rules/figures/figures';
import type { Game, Token } from '../../state';
import {
  expectedRewards,
  expectedTreasure,
  printedTreasures,
  rewardsOf,
  TOLD,
  type PrintedTreasure,
} from '../../testing/listWalk/expectedRewards';
import { ledgerOf, printed, tidyLedger } from '../../testing/listWalk/ledger';
import { documentedTally, tallyOf, type ListVerdict } from '../../testing/listWalk/tally';
import {
  CONTENT,
  party,
  played,
  tableOf,
  type PlainCommand,
  type PlainOf,
} from '../../testing/play';
import { apply } from '../apply';
import { commandOf } from '../../testing/play';

const LEVEL = 1;
const start = (scenario: string, characters: readonly string[]): PlainCommand => ({
  ...{ type: 'startScenario', scenario, characters, level: LEVEL },
  anyway: true,
});

type Correction = NonNullable<PlainOf<'leaveScenario'>['corrections']>[number];

const leave = (...corrections: readonly Correction[]) =>
  ({ type: 'leaveScenario', corrections }) as const;

function withTreasure(game: Game, treasure: number): Game {
  const table = tableOf(game);
  const token: Token = { kind: 'treasure', id: idOf<TokenId>('chest'), treasure, at: null };
  return { ...game, scenario: { ...table, tokens: [...table.tokens, token] } };
}

/** The drawn cards of the physical table. */
const drawn = ({ id, rewards }: PrintedTreasure): readonly Correction[] =>
  rewards.flatMap(({ type }, index): readonly Correction[] => {
    const line = `treasure ${String(id)} ${String(index)} 0`;
    if (type === 'randomItemDesign') return [{ line, item: TOLD.design }];
    return type === 'randomScenario' ? [{ line, scenario: TOLD.sideScenario }] : [];
  });

function treasureVerdict(treasure: PrintedTreasure): ListVerdict {
  const before = party();
  const looting = withTreasure(played(before, [start('1', ['c1', 'c2'])]).game, treasure.id);
  const looted = played(looting, [{ type: 'lootTokens', figure: 'c1', tokens: ['chest'] }]).game;
  const [looter] = charactersOf(tableOf(looted));
  const { game: after, events } = played(looted, [
    { type: 'finishScenario', won: false },
    leave(...drawn(treasure)),
  ]);
  const { ledger, damage, conditions } = expectedTreasure(ledgerOf(before), treasure);
  const name = `treasure ${String(treasure.id)}`;
  expect(tidyLedger(ledgerOf(after)), name).toEqual(tidyLedger(ledger));
  expect((looter?.maxHitPoints ?? 0) - (looter?.hitPoints ?? 0), name).toBe(damage);
  expect(
    looter?.conditions.map((each) => each.name),
    name,
  ).toEqual(conditions);
  if (events.some(({ type }) => type === 'lookUpSaid')) return 'says';
  const isDone = damage > 0 || ledger.open.length > 0 || Object.keys(ledger.copies).length > 0;
  const isGained = ledger.characters.some(
    ({ gold, experience, checkMarks }) => gold !== 30 || experience + checkMarks > 0,
  );
  const isOwned = ledger.characters.some(({ items }) => items.length > 0);
  return isDone || isGained || isOwned ? 'performs' : 'silent';
}

test('[REWARD-3] each numbered treasure gives what is printed', () => {
  const verdicts = printedTreasures().map(treasureVerdict);
  expect(tallyOf(verdicts)).toEqual(documentedTally('Treasures'));
  expect(verdicts).toHaveLength(75);
});

/** Answers to the choices of the book. */
const choicesOf = (scenario: string): readonly Correction[] => {
  const { chooseOne, chooseOneUnlock } = rewardsOf(scenario);
  return [
    ...(chooseOne ? [{ line: 'choose reward', choice: 0 }] : []),
    ...(chooseOneUnlock ? [{ line: 'choose scenario', scenario: chooseOneUnlock[0] }] : []),
  ];
};

function scenarioVerdict(id: string): ListVerdict {
  const solo = CONTENT.scenarioEntry(id)?.solo;
  const alone: readonly PlainCommand[] =
    solo === undefined
      ? []
      : [
          { type: 'removeCharacter', character: 'c1' },
          { type: 'removeCharacter', character: 'c2' },
          { type: 'addCharacter', class: solo, name: 'Alone', level: 5 },
        ];
  const before = played(party(), alone).game;
  const characters = before.campaign.characters.map((sheet) => sheet.id as string);
  const over = played(before, [start(id, characters), { type: 'finishScenario', won: true }]).game;
  const isAsked = !apply(over, commandOf(leave()), () => 0, CONTENT).ok;
  const { game: after } = played(over, [leave(...choicesOf(id))]);
  const expected = expectedRewards(ledgerOf(before), id, LEVEL);
  expect(tidyLedger(ledgerOf(after)), `scenario ${id}`).toEqual(tidyLedger(expected));
  if (isAsked) return 'asks';
  return rewardsOf(id).goldMustBeSpentOn === undefined ? 'performs' : 'says';
}

test('[REWARD-2] each scenario and solo scenario gives the rewards of its book', () => {
  const ids = ['scenarioIndex.json', 'soloIndex.json'].flatMap((file) =>
    printed<readonly { readonly id: string }[]>(file).map(({ id }) => id),
  );
  const verdicts = ids.map(scenarioVerdict);
  expect(tallyOf(verdicts)).toEqual(documentedTally('Scenario rewards'));
  expect(verdicts).toHaveLength(112);
});

test('[REWARD-2] a reward with a condition comes only if the condition is true', () => {
  const lost = { type: 'gainAchievement', scope: 'global', achievement: 'artifact-lost' } as const;
  const after = [party(), played(party(), [lost]).game].map((before) => {
    const { game } = played(before, [
      start('21', ['c1', 'c2']),
      { type: 'finishScenario', won: true },
      leave(),
    ]);
    const expected = expectedRewards(ledgerOf(before), '21', LEVEL);
    expect(tidyLedger(ledgerOf(game))).toEqual(tidyLedger(expected));
    return Object.keys(expected.global).includes('artifact-recovered');
  });
  expect(after).toEqual([false, true]);
});
