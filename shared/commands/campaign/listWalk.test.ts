import { expect, test } from 'vitest';
import {
  addAchievement,
  addEventCard,
  addProsperity,
  classEvents,
  passMilestones,
  printedItem,
  unlockBox,
} from '../../testing/listWalk/bookkeeping';
import { ledgerOf, printed, tidyLedger, type Ledger } from '../../testing/listWalk/ledger';
import { documentedTally, tallyOf, type ListVerdict } from '../../testing/listWalk/tally';
import { CONTENT, party, played, type PlainCommand } from '../../testing/play';
import type { Game } from '../../state';

/** Plays commands and compares the sheets with a ledger that does not use the rules. */
function compare(
  name: string,
  game: Game,
  commands: readonly PlainCommand[],
  keep: (ledger: Ledger) => void,
): ListVerdict {
  const ledger = ledgerOf(game);
  const before = JSON.stringify(tidyLedger(ledger));
  keep(ledger);
  const after = tidyLedger(ledgerOf(played(game, commands).game));
  expect(after, name).toEqual(tidyLedger(ledger));
  return JSON.stringify(after) === before ? 'silent' : 'performs';
}

test('[ACHIEVEMENT-1] each achievement is gained, and replaces its type', () => {
  const { global, party: ofParty } =
    printed<Record<'global' | 'party', readonly { readonly id: string }[]>>('achievements.json');
  const bare = played(party(), [
    { type: 'loseAchievement', scope: 'global', achievement: 'city-rule-militaristic' },
    { type: 'gainAchievement', scope: 'global', achievement: 'artifact-lost' },
    { type: 'gainAchievement', scope: 'global', achievement: 'city-rule-demonic' },
  ]).game;
  const gain = (scope: 'global' | 'party', achievement: string) => {
    const held = scope === 'global' && ['artifact-lost', 'city-rule-demonic'].includes(achievement);
    return compare(
      achievement,
      held ? party() : bare,
      [{ type: 'gainAchievement', scope, achievement }],
      (ledger) => addAchievement(ledger, scope, achievement),
    );
  };
  const verdicts = [
    ...global.map(({ id }) => gain('global', id)),
    ...ofParty.map(({ id }) => gain('party', id)),
  ];
  expect(tallyOf(verdicts)).toEqual(documentedTally('Achievements'));
});

test('[RETIRE-2] [RETIRE-6] each class adds its events when it retires and when it is unlocked', () => {
  const ids =
    printed<readonly { readonly id: string; readonly starting: boolean }[]>('classes.json');
  const retired = ids.map(({ id }) => {
    const game = played(party(), [
      { type: 'removeCharacter', character: 'c1' },
      { type: 'removeCharacter', character: 'c2' },
      { type: 'addCharacter', class: id, name: 'Old', level: 1 },
      { type: 'gainItem', character: 'c3', item: 1 },
    ]).game;
    const retire = { type: 'retire', character: 'c3', anyway: true, player: 'Ann' } as const;
    return compare(`${id} retires`, game, [retire], (ledger) => {
      const card = classEvents(id)?.retire ?? 0;
      ledger.characters = [];
      addEventCard(ledger, 'city', card);
      addEventCard(ledger, 'road', card);
      addProsperity(ledger, 1);
      passMilestones(ledger, 0, 1);
    });
  });
  const unlocked = ids
    .filter(({ starting }) => !starting)
    .map(({ id }) =>
      compare(`${id} is unlocked`, party(), [{ type: 'unlockClass', class: id }], (ledger) =>
        unlockBox(ledger, id),
      ),
    );
  expect(tallyOf([...retired, ...unlocked])).toEqual(documentedTally('Retirements and unlocks'));
});

/** From the lowest reputation to the highest: the change of every price. */
const PRICES: readonly (readonly [number, number])[] = [
  ...([
    [-20, 5],
    [-16, 4],
    [-12, 3],
    [-8, 2],
    [-4, 1],
    [0, 0],
  ] as const),
  ...([
    [4, -1],
    [8, -2],
    [12, -3],
    [16, -4],
    [20, -5],
  ] as const),
];

test('[ITEM-2] [ITEM-3] [REPUTATION-1] each item is bought at every price step and sold for half', () => {
  const items =
    printed<readonly { readonly id: number; readonly notForSale?: true }[]>('items.json');
  const verdicts = items.flatMap(({ id, notForSale }) =>
    PRICES.map(([reputation, change]): ListVerdict => {
      const { cost, copies } = printedItem(id);
      const shop = played(party(), [
        { type: 'editCharacter', character: 'c1', gold: 500 },
        { type: 'correctParty', reputation, prosperity: 64 },
        { type: 'correctCopies', item: id, copies },
      ]).game;
      const buy = { type: 'buyItem', character: 'c1', item: id } as const;
      const paid = Math.max(0, cost + change);
      const bought = compare(`buy ${String(id)}`, shop, [buy], ({ characters: [who] }) => {
        if (!who) return;
        who.gold -= paid;
        who.items.push(id);
      });
      if (notForSale) return bought;
      const owned = played(shop, [buy]).game;
      const sell = { type: 'sellItem', character: 'c1', item: id } as const;
      compare(`sell ${String(id)}`, owned, [sell], ({ characters: [who] }) => {
        if (!who) return;
        who.gold += Math.floor(cost / 2);
        who.items = [];
      });
      return bought;
    }),
  );
  expect(tallyOf(verdicts)).toEqual(documentedTally('Items at price steps'));
});

test('[PROSPERITY-1] [DONATION-2] each mark of the prosperity track and of the sanctuary counts', () => {
  const marks = Array.from({ length: 64 }, (_, index) =>
    compare(
      `mark ${String(index + 1)}`,
      played(party(), [{ type: 'correctParty', prosperity: index }]).game,
      [{ type: 'changeProsperity', by: 1 }],
      (ledger) => addProsperity(ledger, 1),
    ),
  );
  const totals = printed<{ readonly sanctuary: { readonly prosperityAtTotalDonated: number[] } }>(
    'levels.json',
  ).sanctuary.prosperityAtTotalDonated;
  const donations = totals.map((total) => {
    const game = played(party(), [{ type: 'correctParty', donated: total - 10 }]).game;
    const noted = { ...game };
    return compare(
      `donated ${String(total)}`,
      noted,
      [{ type: 'donate', character: 'c1' }],
      (ledger) => {
        const [who] = ledger.characters;
        if (who) who.gold -= 10;
        addProsperity(ledger, 1);
        passMilestones(ledger, total);
      },
    );
  });
  expect(tallyOf([...marks, ...donations])).toEqual(documentedTally('Prosperity and donations'));
  expect(CONTENT.levels().sanctuary.donation).toBe(10);
});
