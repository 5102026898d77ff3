import { describe, expect, test } from 'vitest';
import type { PersonalQuestContent } from '../../content/types';
import { applyPatch, patchBetween } from '../../patch';
import type { GameEvent } from '../../events';
import { questView } from '../../rules/campaign/characters/quests';
import { questBox } from '../../rules/campaign/characters/retirement';
import type { Game } from '../../state';
import { CONTENT, party, played, refused, type PlainCommand } from '../../testing/play';
import { documentedTally, tallyOf, type ListVerdict } from '../../testing/listWalk/tally';
import { begun, playedOn, type QuestInPlay } from '../../testing/listWalk/questWalk';

const C1 = 'c1';
type Goal = PersonalQuestContent['goals'][number];

const sheetIn = ({ campaign }: Game) => {
  const sheet = campaign.characters.find(({ id }) => (id as string) === C1);
  if (!sheet) throw new Error('c1 is not there.');
  return sheet;
};
const goalIn = (game: Game, place: number) => questView(sheetIn(game), CONTENT)?.goals[place];

/** The number on the card; chains count their scenarios. */
const neededFor = ({ count, scenarios }: Goal): number => count ?? scenarios?.length ?? 1;

/** A goal up to one less than it needs, and then the last one. */
function walked(walk: QuestInPlay, goal: Goal, place: number): QuestInPlay {
  const needed = neededFor(goal);
  const step = goal.type === 'donateGold' ? 10 : 1;
  const nearly = needed > step ? playedOn(walk, goal, 0, needed - step) : walk;
  // Scenarios of earlier goals may count for this one.
  const have = goalIn(nearly.game, place)?.have ?? 0;
  expect(have, `goal ${String(place)}`).toBe(needed - step);
  expect(goalIn(nearly.game, place)?.met).toBe(false);
  const met = playedOn(nearly, goal, needed - step, step);
  expect(goalIn(met.game, place)).toMatchObject({ have: needed, met: true });
  return met;
}

const walks = new Map<number, QuestInPlay>();

/** A quest with all goals met. Played once for all tests. */
function walkOf(id: number): QuestInPlay {
  const goals = CONTENT.personalQuests().find((quest) => quest.id === id)?.goals ?? [];
  const walk = walks.get(id) ?? goals.reduce(walked, begun(id));
  walks.set(id, walk);
  return walk;
}

const retire: PlainCommand = { type: 'retire', character: C1 };

describe('every personal quest', () => {
  test.each(CONTENT.personalQuests())(
    '[QUEST-1] [QUEST-4] $id $name is counted to its end and opens its box once',
    (quest) => {
      const { id, unlocks } = quest;
      const walk = walkOf(id);
      expect(questView(sheetIn(walk.game), CONTENT)?.done).toBe(true);
      const { events } = played(walk.game, [retire]);
      const isOpening = (event: GameEvent) =>
        'class' in unlocks
          ? event.type === 'classUnlocked' && event.class === unlocks.class
          : event.type === 'envelopeOpened' && event.envelope === unlocks.envelope;
      const before = walk.events.filter(isOpening);
      expect([...before, ...events.filter(isOpening)]).toHaveLength(1);
      const box = before.length > 0 ? 'openedByChain' : 'closed';
      expect(questBox(walk.game.campaign, quest, CONTENT)).toBe(box);
      // Nothing in place of a box that is open already.
      expect(events.filter(({ type }) => type === 'designUnlocked')).toEqual([]);
    },
  );

  test('[QUEST-1] docs/lists.md has the number of quests that are counted and asked', () => {
    const verdicts = CONTENT.personalQuests().map(({ id, goals }): ListVerdict => {
      const walk = walkOf(id);
      const isDone = questView(sheetIn(walk.game), CONTENT)?.done === true;
      if (!isDone) return 'silent';
      return goals.some((goal) => goal.with !== undefined) ? 'asks' : 'performs';
    });
    expect(tallyOf(verdicts)).toEqual(documentedTally('Personal quests'));
  });

  test('[QUEST-4] the end of a chain gives its events instead of those of the class', () => {
    const walk = walkOf(510);
    const retired = played(walk.game, [retire]);
    const cards = [...walk.events, ...retired.events].flatMap((event) =>
      event.type === 'eventAdded' ? [event.card] : [],
    );
    expect(cards).toContain(59);
    expect(cards).not.toContain(42);
    expect(played(walk.game, [retire]).game.campaign.retired).toHaveLength(1);
  });
});

describe('quests', () => {
  test('[RETIRE-1] undo across a retirement brings back the quest, the items and the gold', () => {
    const before = walkOf(511).game;
    const after = played(before, [retire]).game;
    expect(after.campaign.retired).toHaveLength(1);
    expect(applyPatch(after, patchBetween(after, before))).toEqual(before);
  });

  test('[QUEST-4] a chain goes on counting after a correction', () => {
    const chain = CONTENT.personalQuests().find(({ id }) => id === 510)?.goals ?? [];
    const [crypts, scenarios] = chain;
    if (!crypts || !scenarios) throw new Error('There is no chain.');
    const open = walked(begun(510), crypts, 0);
    const counted = played(open.game, [{ type: 'countQuest', character: C1, goal: 1, by: 1 }]).game;
    const rest = playedOn({ game: counted, events: [] }, scenarios, 1, 2);
    expect(goalIn(rest.game, 1)).toMatchObject({ have: 3, met: true });
  });

  test('[QUEST-4] check marks count from battle goals only, and can be corrected', () => {
    const start = begun(519).game;
    const told = played(start, [{ type: 'changeSheet', character: C1, checkMarks: 3 }]).game;
    expect(goalIn(told, 0)?.have).toBe(0);
    const count = { type: 'countQuest', character: C1, goal: 0, by: 4 } as const;
    expect(goalIn(played(told, [count]).game, 0)?.have).toBe(4);
  });

  test('[QUEST-4] an item that was found stays found', () => {
    const found = playedOn(begun(520), { type: 'ownItem', item: 113 } as never, 0, 1).game;
    const sold = played(found, [{ type: 'sellItem', character: C1, item: 113 }]).game;
    expect(goalIn(sold, 0)).toMatchObject({ have: 1, met: true });
    expect(goalIn(sold, 1)?.isOpen).toBe(true);
  });

  test('[QUEST-1] a goal never runs over', () => {
    expect(goalIn(walkOf(521).game, 0)?.have).toBe(3);
  });

  test('[QUEST-1] no goal is counted beyond the card, and numbers on no card are refused', () => {
    const game = begun(515).game;
    const count = { type: 'countQuest', character: C1, goal: 7, by: 1 } as const;
    expect(refused(game, count)).toEqual({ code: 'noSuchGoal', goal: 7 });
    const quest = { type: 'chooseQuest', character: C1, quest: 999 } as const;
    expect(refused(party(), quest).code).toBe('noSuchQuest');
    const taken = { type: 'chooseQuest', character: 'c2', quest: 515 } as const;
    expect(refused(game, taken).code).toBe('questIsTaken');
  });
});
