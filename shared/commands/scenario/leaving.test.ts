import { describe, expect, test } from 'vitest';
import type { SummaryLine } from '../../rules/scenario/summary/lines';
import { scenarioSummary } from '../../rules/scenario/summary/summary';
import { copiesInGame, stockOf } from '../../rules/campaign/items/shop';
import { withFigure } from '../../rules/figures/figures';
import type { Character, Game } from '../../state';
import {
  CONTENT,
  inScenario,
  party,
  played,
  refused,
  tableOf,
  type PlainCommand,
  type PlainOf,
} from '../../testing/play';

const LEAVE = { type: 'leaveScenario' } as const;

/** Scenario `number` at level 1 at its end, with a change to the first character. */
function over(
  number: string,
  won = true,
  first: Partial<Character> = {},
  before: readonly PlainCommand[] = [],
): Game {
  const start = { scenario: number, characters: ['c1', 'c2'], level: 1, anyway: true };
  const begun = played(party(), [...before, { type: 'startScenario', ...start }]).game;
  const table = tableOf(begun);
  const [brute] = table.figures.filter((figure) => figure.kind === 'character');
  if (!brute) throw new Error('Nobody plays.');
  const changed = { ...begun, scenario: withFigure(table, { ...brute, ...first }) };
  return played(changed, [{ type: 'finishScenario', won }]).game;
}

function linesOf(game: Game): readonly SummaryLine[] {
  const { phase } = tableOf(game);
  return scenarioSummary(game, CONTENT, phase.name === 'over' && phase.won)?.lines ?? [];
}

type Correction = NonNullable<PlainOf<'leaveScenario'>['corrections']>[number];

const lineOf = (game: Game, id: string) => linesOf(game).find((line) => line.id === id);
const leave = (game: Game, ...corrections: readonly Correction[]) =>
  played(game, [{ ...LEAVE, corrections }]);
const sheetsOf = (game: Game) => game.campaign.characters;

describe('scenarioSummary', () => {
  test('[EXPERIENCE-3] [REWARD-1] lists the source of every number', () => {
    const lines = linesOf(over('1', true, { experience: 7, money: 3 }));
    expect(lines.filter((line) => (line.to as string | null) === 'c1')).toEqual([
      {
        id: 'c1 experience',
        what: 'experience',
        to: 'c1',
        amount: 7,
        computed: 7,
        from: { kind: 'play' },
        rule: 'EXPERIENCE-3',
      },
      {
        id: 'c1 bonus',
        what: 'experience',
        to: 'c1',
        amount: 6,
        computed: 6,
        from: { kind: 'bonus', level: 1 },
        rule: 'EXPERIENCE-3',
      },
      {
        id: 'c1 tokens',
        what: 'gold',
        to: 'c1',
        amount: 6,
        computed: 6,
        from: { kind: 'tokens', tokens: 3, goldPerToken: 2 },
        rule: 'REWARD-1',
      },
      {
        id: 'c1 check marks',
        what: 'checkMarks',
        to: 'c1',
        amount: 0,
        computed: 0,
        from: { kind: 'paper' },
        rule: 'REWARD-2',
      },
    ]);
  });

  test('[REWARD-2] a lost scenario gives no bonus and no rewards', () => {
    const lines = linesOf(over('1', false, { experience: 7, money: 3 }));
    expect(lines.map((line) => [line.id, line.amount])).toEqual([
      ['c1 experience', 7],
      ['c1 bonus', 0],
      ['c1 tokens', 6],
      ['c2 experience', 0],
      ['c2 bonus', 0],
      ['c2 tokens', 0],
    ]);
  });

  test('[SCENARIO-1] [SCENARIO-3] lists unlocked and blocked scenarios', () => {
    const before = [
      { type: 'markScenario', scenario: '3', as: 'open' },
      { type: 'markScenario', scenario: '9', as: 'open' },
    ] as const;
    const about = (what: string, known: readonly PlainCommand[] = before) =>
      linesOf(over('8', true, {}, known))
        .filter((line) => line.what === what)
        .map((line) =>
          'scenario' in line ? line.scenario : 'achievement' in line && line.achievement,
        );
    expect(about('completed')).toEqual(['8']);
    expect(about('scenario')).toEqual(['7', '13', '14']);
    expect(about('blocked')).toEqual(['3', '9']);
    // Unreached scenarios are not named.
    expect(about('blocked', [])).toEqual([]);
    expect(about('globalAchievement')).toEqual(['the-merchant-flees']);
    expect(lineOf(over('8'), 'reward reputation')?.amount).toBe(2);
  });

  test('[SCENARIO-4] casual mode gives only experience, gold and check marks', () => {
    const done = played(party(), [{ type: 'markScenario', scenario: '8', as: 'completed' }]).game;
    const game = played(done, [
      { type: 'startScenario', scenario: '8', characters: ['c1', 'c2'], level: 1, casual: true },
      { type: 'finishScenario', won: true },
    ]).game;
    expect(new Set(linesOf(game).map((line) => line.what))).toEqual(
      new Set(['experience', 'gold', 'checkMarks']),
    );
    expect(leave(game).game.campaign.party.reputation).toBe(0);
  });

  test('[REWARD-3] [REWARD-4] a treasure goes to the character who looted it, once', () => {
    const game = over('5', false, { treasures: [4, 'goal'] });
    expect(lineOf(game, 'treasure 4')).toMatchObject({ what: 'treasure', treasure: 4, to: null });
    expect(lineOf(game, 'treasure 4 0 0')).toMatchObject({ what: 'gold', to: 'c1', amount: 15 });
    const known = over('5', false, { treasures: [4] }, [
      { type: 'noteTreasure', treasure: 4, looted: true },
    ]);
    expect(lineOf(known, 'treasure 4')).toBeUndefined();
  });

  test('[ITEM-10] a second copy of an item is sold for half its cost and is in the shop', () => {
    const item = CONTENT.item(32);
    if (!item) throw new Error('There is no such item.');
    const owned = { type: 'gainItem', character: 'c1', item: 32 } as const;
    const game = over('36', false, { treasures: [2] }, [owned]);
    const { game: after, events } = leave(game);
    const gold = (of: Game) => sheetsOf(of)[0]?.gold ?? 0;
    expect(gold(after)).toBe(gold(game) + Math.floor(item.cost / 2));
    expect(events).toContainEqual(expect.objectContaining({ type: 'itemSold', rule: 'ITEM-10' }));
    expect(copiesInGame(after.campaign, item, CONTENT.levels())).toBe(2);
    expect(stockOf(after.campaign, item, CONTENT.levels())).toBe(1);
  });

  test('[REWARD-2] players with goals on paper enter the check marks', () => {
    expect(lineOf(over('1'), 'c1 check marks')).toMatchObject({
      what: 'checkMarks',
      amount: 0,
      from: { kind: 'paper' },
    });
  });

  test('[REWARD-2] battle goals are dealt at random, never one that another character has', () => {
    const deal = (character: string) => ({ type: 'dealBattleGoal', character }) as const;
    const { game } = played(over('1'), [deal('c1'), deal('c2'), deal('c1')]);
    const goals = tableOf(game).records.map(({ battleGoal }) => battleGoal);
    expect(new Set(goals).size).toBe(2);
    expect(goals).not.toContain(null);
    expect(refused(game, deal('c9')).code).toBe('noSuchCharacter');
  });

  test('[REWARD-2] two battle goals are offered, and neither counts before the choice', () => {
    const offer = (character: string) => ({ type: 'offerBattleGoals', character }) as const;
    const { game, events } = played(over('1'), [offer('c1'), offer('c2')]);
    const { records } = tableOf(game);
    const offered = records.map(({ offeredGoals }) => offeredGoals ?? []);
    expect(offered.map((each) => each.length)).toEqual([2, 2]);
    expect(new Set(offered.flat()).size).toBe(4);
    expect(records.map(({ battleGoal }) => battleGoal)).toEqual([null, null]);
    expect(events.map(({ type }) => type)).toEqual(['battleGoalsOffered', 'battleGoalsOffered']);
    const goal = offered[0]?.[1] ?? 0;
    const kept = played(game, [{ type: 'chooseBattleGoal', character: 'c1', goal }]).game;
    const own = tableOf(kept).records.find(({ character }) => (character as string) === 'c1');
    expect(own?.battleGoal).toBe(goal);
    expect(own).not.toHaveProperty('offeredGoals');
    const dealt = played(game, [{ type: 'dealBattleGoal', character: 'c1' }]).game;
    const now = tableOf(dealt).records.find(({ character }) => (character as string) === 'c1');
    expect(offered.flat()).not.toContain(now?.battleGoal);
    expect(refused(game, offer('c9')).code).toBe('noSuchCharacter');
  });

  test('[REWARD-2] Standee evaluates battle goals it can track, players decide the others', () => {
    const goal = (number: number) =>
      ({ type: 'chooseBattleGoal', character: 'c1', goal: number }) as const;
    const lineAfter = (number: number, first: Partial<Character>, ...more: PlainCommand[]) => {
      const game = over('1', true, first);
      return lineOf(played(game, [goal(number), ...more]).game, 'c1 battle goal');
    };
    expect(lineAfter(460, { experience: 13 })).toMatchObject({ amount: 1 });
    expect(lineAfter(460, { experience: 12 })).toMatchObject({ amount: 0 });
    expect(lineAfter(459, { experience: 7 })).toMatchObject({ amount: 2 });
    expect(lineAfter(463, {})).toMatchObject({ amount: 1 });
    expect(lineAfter(464, {})).toMatchObject({
      amount: 0,
      from: { kind: 'battleGoal', goal: 464, met: null },
    });
    const judge = { type: 'judgeBattleGoal', character: 'c1', met: true } as const;
    expect(lineAfter(464, {}, judge)).toMatchObject({ amount: 1 });
    const lost = played(over('1', false, { experience: 13 }), [goal(460)]).game;
    expect(lineOf(lost, 'c1 battle goal')).toMatchObject({ amount: 0 });
  });

  test('[QUEST-1] kills, exhausted characters and completed scenarios count for quests', () => {
    const quests = [
      { type: 'chooseQuest', character: 'c1', quest: 515 },
      { type: 'chooseQuest', character: 'c2', quest: 514 },
    ] as const;
    const game = over('1', true, { exhausted: true, hitPoints: 0 }, quests);
    const records = [
      {
        character: 'c1',
        kills: [
          { monster: 'bandit-guard', rank: 'normal', count: 3 },
          { monster: 'living-bones', rank: 'elite', count: 2 },
        ],
        longRests: 0,
        shortRests: 0,
        battleGoal: null,
        goalMet: null,
      },
    ] as unknown as NonNullable<ReturnType<typeof tableOf>['records']>;
    const killed = { ...game, scenario: { ...tableOf(game), records } };
    expect(lineOf(killed, 'c1 quest 0')).toMatchObject({ what: 'quest', amount: 3 });
    expect(lineOf(killed, 'c2 quest 0')).toMatchObject({ amount: 1 });
    expect(sheetsOf(leave(killed).game).map((sheet) => sheet.quest?.counters)).toEqual([[3], [1]]);
  });

  test('[QUEST-1] different scenarios count once each', () => {
    const quest = { type: 'chooseQuest', character: 'c1', quest: 518 } as const;
    const game = leave(over('1', true, {}, [quest])).game;
    expect(sheetsOf(game)[0]?.quest).toMatchObject({ counters: [1], counted: [['1']] });
    const again = played(game, [
      { type: 'startScenario', scenario: '1', characters: ['c1', 'c2'], level: 1, casual: true },
      { type: 'finishScenario', won: true },
    ]).game;
    expect(lineOf(again, 'c1 quest 0')).toBeUndefined();
  });

  test('a conditional reward depends on achievements', () => {
    const artifact = (...before: readonly PlainCommand[]) =>
      linesOf(over('21', true, {}, before)).find(
        (line) => 'achievement' in line && line.achievement === 'artifact-recovered',
      );
    expect(artifact()?.amount).toBe(0);
    const lost = {
      type: 'gainAchievement',
      scope: 'global',
      achievement: 'artifact-lost',
    } as const;
    expect(artifact(lost)?.amount).toBe(1);
  });

  test('every scenario can be won and its summary applied', () => {
    for (const { id } of CONTENT.scenarioIndex()) {
      const game = over(id);
      const choices: Readonly<Record<string, Correction>> = {
        13: { line: 'choose scenario', scenario: '15' },
        82: { line: 'choose reward', choice: 0 },
      };
      const choice = choices[id];
      const next = leave(game, ...(choice ? [choice] : [])).game;
      expect(next.campaign.completed, id).toEqual([id]);
      expect(next.scenario, id).toBeNull();
      const ids = linesOf(game).map((line) => line.id);
      expect(new Set(ids).size, id).toBe(ids.length);
    }
  });
});

describe('leaveScenario', () => {
  test('applies everything as one step', () => {
    const { game, events } = leave(over('2', true, { experience: 7, money: 3, treasures: [67] }));
    expect(sheetsOf(game)[0]).toMatchObject({ experience: 13, gold: 30 + 6 + 10 + 10 });
    expect(sheetsOf(game)[1]).toMatchObject({ experience: 6, gold: 40 });
    expect(game.campaign.party).toMatchObject({ prosperity: 1, treasures: [67] });
    expect(game.campaign.completed).toEqual(['2']);
    expect(events[0]).toEqual({
      type: 'scenarioRewarded',
      figure: 'c1',
      experience: 7,
      bonusExperience: 6,
      gold: 6,
      rule: 'EXPERIENCE-3',
    });
    expect(events.map((event) => event.type)).toContain('prosperityChanged');
  });

  test('[OWN-5] players can correct every line', () => {
    const { game } = leave(
      over('2', true, { experience: 7 }),
      { line: 'c1 experience', amount: 9 },
      { line: 'c2 reward gold', amount: 0 },
      { line: 'reward prosperity', amount: 3 },
      { line: 'scenario 3', amount: 0 },
      { line: 'completed 2', amount: 0 },
    );
    expect(sheetsOf(game)[0]?.experience).toBe(15);
    expect(sheetsOf(game)[1]?.gold).toBe(30);
    expect(game.campaign.party).toMatchObject({
      prosperity: 3,
      marks: [{ scenario: '3', state: 'locked' }],
    });
    expect(game.campaign.completed).toEqual([]);
  });

  test('changing an unknown line is refused, and nothing is applied', () => {
    const game = over('1');
    const wrong = (correction: Correction) =>
      refused(game, { ...LEAVE, corrections: [correction] });
    expect(wrong({ line: 'c9 gold', amount: 3 })).toEqual({ code: 'noSuchLine', line: 'c9 gold' });
    expect(wrong({ line: 'c1 tokens', to: 'c9' }).code).toBe('noSuchLine');
    expect(refused(inScenario(), LEAVE).code).toBe('scenarioIsNotOver');
  });

  test('[SCENARIO-1] players choose among several unlocked scenarios', () => {
    const game = over('13');
    expect(lineOf(game, 'choose scenario')).toMatchObject({ options: ['15', '17', '20'] });
    expect(refused(game, LEAVE).code).toBe('rewardIsNotChosen');
    const declined = leave(game, { line: 'choose scenario', amount: 0 }).game;
    expect(declined.campaign.party.marks).toEqual([]);
    const chosen = leave(game, { line: 'choose scenario', scenario: '17' }).game;
    expect(chosen.campaign.party.marks).toEqual([{ scenario: '17', state: 'open' }]);
    const wrong = { ...LEAVE, corrections: [{ line: 'choose scenario', scenario: '18' }] } as const;
    expect(refused(game, wrong).code).toBe('noSuchLine');
  });

  test('[REWARD-5] one of several rewards is chosen as a whole, or all are declined', () => {
    const game = played(over('82'), [{ type: 'correctParty', prosperity: 9 }]).game;
    const line = 'choose reward';
    const partyAfter = (correction: Correction) => leave(game, correction).game.campaign.party;
    expect(refused(game, LEAVE).code).toBe('rewardIsNotChosen');
    expect(refused(game, { ...LEAVE, corrections: [{ line, choice: 2 }] }).code).toBe('noSuchLine');
    expect(partyAfter({ line, choice: 0 })).toMatchObject({ reputation: 1, prosperity: 9 });
    expect(partyAfter({ line, choice: 1 })).toMatchObject({ reputation: -1, prosperity: 9 });
    expect(partyAfter({ line, amount: 0 })).toMatchObject({ reputation: 0, prosperity: 9 });
    const grown = played(game, [{ type: 'correctParty', prosperity: 12 }]).game;
    expect(leave(grown, { line, choice: 1 }).game.campaign.party.prosperity).toBe(10);
  });

  test('[ITEM-10] a reward that its recipient owns is sold at once, and a line says so', () => {
    const owned = over('68', true, {}, [{ type: 'gainItem', character: 'c1', item: 27 }]);
    const both = leave(
      owned,
      { line: 'reward item 27 1', to: 'c1' },
      { line: 'reward item 27 2', to: 'c1' },
    );
    expect(sheetsOf(both.game)[0]).toMatchObject({ gold: 30 + 2 * 15, items: [{ item: 27 }] });
    expect(both.game.campaign.party.items).toEqual([{ item: 27, copies: 3 }]);
    const treasure = over('36', false, { treasures: [2] }, [
      { type: 'gainItem', character: 'c1', item: 32 },
    ]);
    const line = lineOf(treasure, 'treasure 2 0 0');
    expect(line).toMatchObject({ becomes: { kind: 'sold' } });
    const other = leave(treasure, { line: 'treasure 2 0 0', to: 'c2' }).game;
    expect(sheetsOf(other).map(({ items }) => items.map(({ item }) => item))).toEqual([[32], [32]]);
  });

  test('[ITEM-4] an item without a copy left is said, not lost in silence', () => {
    const game = over('95', true, {}, [{ type: 'gainItem', character: 'c2', item: 119 }]);
    expect(lineOf(game, 'reward item 119 1')).toMatchObject({ becomes: { kind: 'notLeft' } });
    expect(leave(game).events).toContainEqual(
      expect.objectContaining({ type: 'itemNotLeft', character: 'c1', item: 119 }),
    );
  });

  test('[ITEM-4] items go to a character without them, designs to the shop', () => {
    const { game } = leave(over('68'));
    expect(sheetsOf(game).map((sheet) => sheet.items.map((owned) => owned.item))).toEqual([
      [27],
      [27],
    ]);
    const design = leave(over('11')).game.campaign;
    expect(design.party.items).toEqual([{ item: 113, copies: CONTENT.item(113)?.copies }]);
    const other = leave(over('95'), { line: 'reward item 119 1', to: 'c2' }).game;
    expect(sheetsOf(other)[1]?.items).toMatchObject([{ item: 119 }]);
  });

  test('[REWARD-3] a random design is drawn, or players enter the drawn one', () => {
    const game = over('10', false, { treasures: [11] });
    expect(leave(game).game.campaign.party.items).toHaveLength(1);
    const drawn = leave(game, { line: 'treasure 11 0 0', item: 80 }).game;
    expect(drawn.campaign.party.items.map((each) => each.item)).toEqual([80]);
  });

  test('[REWARD-3] a random scenario is drawn, or players enter its number', () => {
    const game = over('1', false, { treasures: [7] });
    const [drawn] = leave(game).game.campaign.party.marks;
    expect(drawn).toMatchObject({ state: 'open' });
    expect(CONTENT.scenarioEntry(drawn?.scenario ?? '')?.sideCard).toBe(true);
    const open = leave(game, { line: 'treasure 7 0 0', scenario: '71' }).game;
    expect(open.campaign.party.marks).toEqual([{ scenario: '71', state: 'open' }]);
    const wrong = (scenario: string) =>
      refused(game, { ...LEAVE, corrections: [{ line: 'treasure 7 0 0', scenario }] }).code;
    expect(['1', 'x9', '62', '72'].map(wrong)).toEqual(
      Array.from({ length: 4 }, () => 'sideScenarioIsNotLeft'),
    );
    const again = over('44', false, { treasures: [44] }, [
      { type: 'markScenario', scenario: '71', as: 'open' },
    ]);
    const twice = { line: 'treasure 44 0 0', scenario: '71' };
    expect(refused(again, { ...LEAVE, corrections: [twice] }).code).toBe('sideScenarioIsNotLeft');
  });

  test('[REWARD-3] a random design that is none, or was found, is refused', () => {
    const game = over('10', false, { treasures: [11] }, [{ type: 'unlockDesign', item: 80 }]);
    const wrong = (item: number) =>
      refused(game, { ...LEAVE, corrections: [{ line: 'treasure 11 0 0', item }] }).code;
    expect([1, 80, 140].map(wrong)).toEqual(Array.from({ length: 3 }, () => 'designIsNotLeft'));
  });

  test('[REWARD-3] an empty deck gives no card, and an event says so', () => {
    const all = Array.from({ length: 25 }, (_, index): PlainCommand => {
      return { type: 'unlockDesign', item: 71 + index };
    });
    const game = over('10', false, { treasures: [11] }, all);
    expect(leave(game).events).toContainEqual({
      type: 'drawingRanOut',
      of: 'design',
      rule: 'ITEM-8',
    });
  });

  test('[RETIRE-3] a reward with an open box is a design and a side scenario of the table', () => {
    const game = over('44', true, {}, [{ type: 'unlockClass', class: 'angry-face' }]);
    const { party: after } = leave(
      game,
      { line: 'reward randomDesign angry-face', item: 90 },
      { line: 'reward randomScenario angry-face', scenario: '65' },
    ).game.campaign;
    expect(after.items).toEqual([{ item: 90, copies: CONTENT.item(90)?.copies }]);
    expect(after.marks).toContainEqual({ scenario: '65', state: 'open' });
  });

  test('collective gold is divided completely', () => {
    const three = played(party(), [
      { type: 'addCharacter', class: 'tinkerer', name: 'Tin', level: 1 },
      {
        type: 'startScenario',
        scenario: '83',
        characters: ['c1', 'c2', 'c3'],
        level: 1,
        anyway: true,
      },
      { type: 'finishScenario', won: true },
    ]).game;
    expect(
      linesOf(three).flatMap((line) => (line.id.endsWith('share') ? line.amount : [])),
    ).toEqual([14, 13, 13]);
  });

  test('[UNLOCK-1] [CLASS-1] a reward may open a class', () => {
    const { game, events } = leave(over('44'));
    expect(game.campaign.party.unlockedClasses).toEqual(['angry-face']);
    expect(events.map((event) => event.type)).toContain('classUnlocked');
  });

  test('[DONATION-1] blessings of a donation end, and items are refreshed', () => {
    const game = over('1', true, {}, [
      { type: 'buyItem', character: 'c1', item: 12 },
      { type: 'donate', character: 'c1' },
    ]);
    const used = played(game, [
      { type: 'correctItem', character: 'c1', item: 12, state: 'consumed', marks: 0 },
    ]).game;
    expect(sheetsOf(leave(used).game)[0]).toMatchObject({
      blessed: false,
      items: [{ item: 12, state: 'ready' }],
    });
  });

  test('[QUEST-1] a scenario can complete a quest', () => {
    const quest = { type: 'chooseQuest', character: 'c1', quest: 529 } as const;
    const { game } = leave(over('62', true, {}, [quest]));
    expect(sheetsOf(game)[0]?.quest?.counters).toEqual([2, 2]);
    const start = { type: 'startScenario', scenario: '1', level: null } as const;
    expect(refused(game, { ...start, characters: ['c1', 'c2'] }).code).toBe('questIsDone');
  });
});
