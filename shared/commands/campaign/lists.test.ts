import { expect, test } from 'vitest';
import { printed } from '../../testing/listWalk/ledger';
import { documentedLists } from '../../testing/listWalk/tally';

const lengthOf = (file: string) => printed<readonly unknown[]>(file).length;

test('docs/lists.md has the number of printed entries of each list, and its columns add up to it', () => {
  const { cards } = printed<{ readonly cards: readonly unknown[] }>('events.json');
  const achievements = printed<Record<'global' | 'party', readonly unknown[]>>('achievements.json');
  const classes = printed<readonly { readonly starting: boolean }[]>('classes.json');
  const { sanctuary } = printed<{
    readonly sanctuary: { readonly prosperityAtTotalDonated: readonly number[] };
  }>('levels.json');
  const steps = printed<{ readonly reputation: { readonly shopPrice: readonly unknown[] } }>(
    'levels.json',
  ).reputation.shopPrice.length;
  const lists = documentedLists();
  expect(Object.fromEntries(lists.map(({ list, entries }) => [list, entries]))).toEqual({
    'Battle goals': lengthOf('battleGoals.json'),
    'Personal quests': lengthOf('personalQuests.json'),
    'Event options': 2 * cards.length,
    Treasures: lengthOf('treasures.json'),
    'Scenario rewards': lengthOf('scenarioIndex.json') + lengthOf('soloIndex.json'),
    Achievements: achievements.global.length + achievements.party.length,
    'Retirements and unlocks': classes.length + classes.filter(({ starting }) => !starting).length,
    'Items at price steps': lengthOf('items.json') * steps,
    'Prosperity and donations': 64 + sanctuary.prosperityAtTotalDonated.length,
    Enhancements: 8703,
  });
  for (const { list, entries, tally } of lists) {
    const { performs, asks, says, silent } = tally;
    expect(performs + asks + says + silent, list).toBe(entries);
    expect(silent, list).toBe(0);
  }
});
