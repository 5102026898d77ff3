import { describe, expect, test } from 'vitest';
import { eventCard, eventOption } from '../../rules/campaign/events/outcomes';
import { equalShares, goldTogether } from '../../rules/campaign/events/shares';
import type { EventKind, Game } from '../../state';
import {
  CONTENT,
  party,
  played,
  refused,
  type PlainCommand,
  type PlainOf,
} from '../../testing/play';

type Resolution = PlainOf<'resolveEvent'>;

/** A party with this gold and a drawn card. */
function opened(gold: readonly [number, number], deck: EventKind, card: number): Game {
  const { draw } = party().campaign.party.events[deck];
  const add: readonly PlainCommand[] = draw.includes(card)
    ? []
    : [{ type: 'addEvent', deck, card }];
  return played(party(), [
    { type: 'editCharacter', character: 'c1', gold: gold[0] },
    { type: 'editCharacter', character: 'c2', gold: gold[1] },
    ...add,
    { type: 'drawEvent', deck, card },
  ]).game;
}

/** All outcomes that apply as far as Standee knows, with equal shares. */
function resolution(game: Game, deck: EventKind, option: 'A' | 'B'): Resolution {
  const card = eventCard(CONTENT, deck, game.campaign.party.events[deck].current ?? 0);
  if (!card) throw new Error('No card is open.');
  const view = eventOption(game.campaign, card, option, null);
  const lines = view.outcomes
    .filter(({ applies }) => applies)
    .flatMap((outcome) => outcome.lines.filter(({ applies }) => applies));
  const shares = lines.flatMap(({ id: line, effect }) => {
    const gold = effect.type === 'collectiveGold' ? effect.value : 0;
    return equalShares(game.campaign.characters, gold).map((share) => ({ ...share, line }));
  });
  return {
    type: 'resolveEvent',
    ...{ deck, option, lines: lines.map(({ id }) => id), to: [], shares },
    card: view.card ?? 'removed',
  };
}

describe('losses of events', () => {
  test.each([
    ['city', 19, 'A', -5],
    ['city', 19, 'B', -5],
    ['city', 25, 'A', -5],
    ['city', 73, 'A', -5],
    ['road', 39, 'A', -10],
    ['city', 68, 'A', -15],
  ] as const)('[EVENT-7] %s event %i %s takes the gold there is', (deck, number, option, gold) => {
    const class2 = opened([1, 2], deck, number);
    const withoutBrute = played(class2, [{ type: 'retire', character: 'c1', anyway: true }]).game;
    const game = number === 25 ? withoutBrute : class2;
    const has = goldTogether(game.campaign);
    const { game: after, events } = played(game, [resolution(game, deck, option)]);
    expect(goldTogether(after.campaign)).toBe(0);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'changeLimited', character: null, what: 'gold', by: -has }),
    );
    expect(-has).toBeGreaterThan(number === 25 ? -10 : gold);
  });

  test('[EVENT-7] a party without gold loses none, and keeping some back is refused', () => {
    const poor = opened([0, 0], 'city', 73);
    const { events } = played(poor, [resolution(poor, 'city', 'A')]);
    expect(events).toContainEqual(expect.objectContaining({ what: 'gold', wanted: -5, by: 0 }));
    const some = opened([1, 2], 'city', 73);
    const kept = { ...resolution(some, 'city', 'A'), shares: [] };
    expect(refused(some, kept)).toEqual({ code: 'eventNeedsGold', gold: -3 });
  });

  test('[EVENT-7] a price that an option asks for is still paid in full', () => {
    const poor = opened([1, 2], 'city', 15);
    const paying = { ...resolution(poor, 'city', 'B'), lines: ['B1.pay1'], shares: [] };
    expect(refused(poor, paying)).toEqual({ code: 'eventNeedsGold', gold: -15 });
  });

  test('[EVENT-7] what one character cannot lose is said', () => {
    const game = opened([30, 3], 'city', 1);
    const lines = ['A1.1', 'A1.2.1'];
    const { events } = played(game, [{ ...resolution(game, 'city', 'A'), lines }]);
    expect(events.filter(({ type }) => type === 'changeLimited')).toEqual([
      {
        ...{ type: 'changeLimited', character: 'c2', what: 'gold' },
        ...{ wanted: -5, by: -3, rule: 'EVENT-7' },
      },
    ]);
  });

  test('[EVENT-7] check marks, reputation and prosperity that stay are said', () => {
    const marks = opened([30, 30], 'city', 4);
    const ofMarks = played(marks, [resolution(marks, 'city', 'B')]).events;
    expect(ofMarks).toContainEqual(
      expect.objectContaining({ what: 'checkMarks', wanted: -1, by: 0, character: 'c1' }),
    );
    const city = opened([30, 30], 'city', 73);
    const ofCity = played(city, [resolution(city, 'city', 'B')]).events;
    expect(ofCity).toContainEqual(
      expect.objectContaining({ what: 'prosperity', wanted: -1, by: 0, character: null }),
    );
  });
});

describe('designs of events', () => {
  const told = (game: Game, designs: Resolution['designs']): Resolution => ({
    ...resolution(game, 'city', 'B'),
    designs,
  });

  test('[ITEM-8] the design that the table drew comes to the shop', () => {
    const game = opened([30, 30], 'city', 6);
    const [line = ''] = resolution(game, 'city', 'B').lines ?? [];
    const after = played(game, [told(game, [{ line, item: 77 }])]).game.campaign.party;
    expect(after.items.map(({ item }) => item)).toEqual([77]);
    expect(played(game, [told(game, [])]).game.campaign.party.items).toHaveLength(1);
  });

  test('[ITEM-8] a card that is none of the designs left is refused', () => {
    const game = opened([30, 30], 'city', 6);
    const [line = ''] = resolution(game, 'city', 'B').lines ?? [];
    const wrong = (item: number) => refused(game, told(game, [{ line, item }])).code;
    expect([1, 140].map(wrong)).toEqual(['designIsNotLeft', 'designIsNotLeft']);
    const other = told(game, [{ line: 'B1.9', item: 77 }]);
    expect(refused(game, other).code).toBe('notOnTheEvent');
  });
});

test('[ITEM-10] the item of an event is refused by name if all copies are owned', () => {
  const game = played(opened([30, 30], 'city', 3), [
    { type: 'gainItem', character: 'c1', item: 125 },
  ]).game;
  const pay = { line: 'A1.pay1', character: 'c1', gold: -10 };
  const to = [{ line: 'A1.1', character: 'c1' }];
  const all = { ...resolution(game, 'city', 'A'), shares: [pay], to };
  expect(refused(game, all).code).toBe('allCopiesOwned');
});

test('[EVENT-5] [PERK-2] bad start effects reach a class that ignores those of scenarios', () => {
  const ignoring = (CONTENT.class('tinkerer')?.perks ?? []).map(({ ignore }) =>
    Number(ignore !== undefined),
  );
  const spared = played(party(), [
    { type: 'addCharacter', class: 'tinkerer', name: 'Bolt', level: 1 },
    { type: 'editCharacter', character: 'c3', perks: ignoring },
    { type: 'drawEvent', deck: 'road', card: 1 },
  ]).game;
  const started = played(spared, [
    resolution(spared, 'road', 'B'),
    { type: 'startScenario', scenario: '1', characters: ['c2', 'c3'], level: null },
  ]).game;
  const hurt = (started.scenario?.figures ?? []).flatMap((figure) =>
    figure.kind === 'character' ? figure.maxHitPoints - figure.hitPoints : [],
  );
  expect(ignoring).toContain(1);
  expect(hurt).toEqual([3, 3]);
});
