import { describe, expect, test } from 'vitest';
import { id } from '../../ids';
import { ownersOf, stockOf } from '../../rules/campaign/items/shop';
import { bringCharacter } from '../../rules/campaign/importing/bring';
import { troubleWithGame } from '../../schemas/game';
import type { CharacterSheet, Game, Sticker } from '../../state';
import { CONTENT } from '../../testing/play';
import { seeded } from '../../testing/seeded';
import { apply, EMPTY_GAME } from '../apply';
import { readCommand } from '../shapes';

function after(game: Game, ...steps: readonly object[]): Game {
  return steps.reduce<Game>((now, step) => {
    const command = readCommand(step);
    if (!command) throw new Error(`no command: ${JSON.stringify(step)}`);
    const result = apply(now, command, seeded(1), CONTENT);
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    return result.value.next;
  }, game);
}

const codeOf = (game: Game, step: object) => {
  const command = readCommand(step);
  if (!command) return 'no command';
  const result = apply(game, command, seeded(1), CONTENT);
  return result.ok ? null : result.refusal.code;
};

const begun = (name: string) => after(EMPTY_GAME, { type: 'newCampaign', name });
const add = (of: string, name: string) => ({ type: 'addCharacter', class: of, name, level: 3 });

const POISON: Sticker = {
  ...{ class: id('brute'), card: 1, half: 'top', dot: '0:attack:0', sticker: 'poison' },
};

/** The Brute of another campaign: level 3, two items, a quest, two perks and a sticker. */
function hilda(change: Partial<CharacterSheet> = {}): CharacterSheet {
  const game = after(begun('Home'), add('brute', 'Hilda'));
  const [sheet] = game.campaign.characters;
  if (!sheet) throw new Error('nobody');
  const cards = CONTENT.classCards('brute').filter(({ level }) => level === 2 || level === 3);
  return {
    ...sheet,
    gold: 41,
    experience: 120,
    checkMarks: 4,
    perks: sheet.perks.map((_, index) => Number(index < 2)),
    cards: [cards[0]?.id ?? 0, cards[2]?.id ?? 0],
    quest: { quest: 515, counters: [6], counted: [[]] },
    items: [
      { item: 1, equipped: true, state: 'ready', marks: 0 },
      { item: 10, equipped: false, state: 'ready', marks: 0 },
    ],
    ...change,
  };
}

function arriving(as: string, sheet = hilda(), enhancements: readonly Sticker[] = [POISON]) {
  const levels = [{ level: 2, at: '2026-01-02T19:00:00.000Z' }];
  return { type: 'bringCharacter', as, from: 'Home', pack: null, sheet, enhancements, levels };
}

const linesOf = (game: Game, step: ReturnType<typeof arriving>) =>
  bringCharacter(game.campaign, step as never, CONTENT).lines.map(({ part, value, why }) =>
    [part, value, why].join(' '),
  );

describe('bringCharacter', () => {
  test('a character joins with its sheet, items, perks, quest, cards and stickers', () => {
    const game = after(begun('Here'), add('scoundrel', 'Nim'), arriving('joining'));
    const [, sheet] = game.campaign.characters;

    expect(sheet).toEqual({ ...hilda(), id: 'c2' });
    expect(game.campaign.party.enhancements).toEqual([POISON]);
    expect(troubleWithGame(game)).toBeNull();
    expect(linesOf(begun('Here'), arriving('joining'))).toEqual([]);
  });

  test('[ITEM-8] copies that it owns are in the game from now on', () => {
    const dear = CONTENT.items().find(({ prosperity }) => prosperity === 9)?.id ?? 0;
    const items = [{ item: dear, equipped: false, state: 'ready' as const, marks: 0 }];
    const joined = after(begun('Here'), arriving('joining', hilda({ items })));
    expect(joined.campaign.party.items).toEqual([{ item: dear, copies: 1 }]);

    const guest = after(begun('Here'), arriving('guest', hilda({ items })));
    expect(guest.campaign.party.items).toEqual([]);
  });

  test('names what does not fit: unknown things, taken quests, sold-out items, full slots', () => {
    const unknown = { item: 990, equipped: false, state: 'ready' as const, marks: 0 };
    const worn = (item: number) => ({ ...unknown, item, equipped: true });
    const boots = CONTENT.items().filter(({ slot }) => slot === 'legs');
    const [first, second] = boots;
    if (!first || !second) throw new Error('no boots');
    const sheet = hilda({
      items: [unknown, worn(first.id), worn(second.id)],
      cards: [9999],
      perks: [99],
      gold: 99_999,
      experience: 0,
      name: 'Nim',
    });
    const nim = after(begun('Here'), add('scoundrel', 'Nim'));
    const taken = after(nim, { type: 'chooseQuest', character: 'c1', quest: 515 });
    const strange: Sticker = { ...POISON, dot: 'nowhere', card: 2 };

    const step = arriving('joining', sheet, [strange]);
    expect(linesOf(taken, step)).toEqual([
      'character Nim nameTaken',
      'experience 0 → 95 outOfBounds',
      'gold 99999 → 9999 outOfBounds',
      expect.stringMatching(/^perks 1 ×\d+ outOfBounds$/),
      expect.stringMatching(/^quest .+ twice$/),
      'cards 9999 notHere',
      'items 990 notHere',
      `equipped ${second.name} noRoom`,
      expect.stringMatching(/^enhancements .+ notHere$/),
    ]);
    const game = after(taken, step);
    expect(game.campaign.characters[1]).toMatchObject({ name: 'Nim 2', quest: null, gold: 9999 });
    expect(troubleWithGame(game)).toBeNull();
  });

  test('[PERK-3] more perks than the sheet has earned are kept and named', () => {
    const perks = (CONTENT.class('brute')?.perks ?? []).map(({ boxes }) => boxes);
    expect(linesOf(begun('Here'), arriving('joining', hilda({ perks })))).toEqual([
      expect.stringMatching(/^perks \+\d+ againstRules$/),
    ]);
  });

  test('[ITEM-4] an item of which all copies are owned stays behind, but not that of a guest', () => {
    const single = CONTENT.items().find(({ copies }) => copies === 1);
    if (!single) throw new Error('no single item');
    const items = [{ item: single.id, equipped: false, state: 'ready' as const, marks: 0 }];
    const nim = after(begun('Here'), add('scoundrel', 'Nim'));
    const owned = {
      ...nim,
      campaign: {
        ...nim.campaign,
        characters: nim.campaign.characters.map((each) => ({ ...each, items })),
      },
    };
    const lost = [`items ${single.name} allOwned`];
    expect(linesOf(owned, arriving('joining', hilda({ items })))).toEqual(lost);
    expect(linesOf(owned, arriving('guest', hilda({ items })))).toEqual([]);
  });

  test('[ENHANCE-2] stickers of the card here stay, and those of a guest leave with it', () => {
    const own: Sticker = { ...POISON, sticker: 'wound' };
    const more: Sticker = { ...POISON, half: 'bottom', dot: '0:move:0', sticker: 'jump' };
    const before = begun('Here');
    const party = { ...before.campaign.party, enhancements: [own] };
    const here = { ...before, campaign: { ...before.campaign, party } };

    const step = arriving('guest', hilda(), [POISON, more]);
    const game = after(here, step);
    expect(linesOf(here, step)).toEqual([expect.stringMatching(/^enhancements .+ twice$/)]);
    expect(game.campaign.party.enhancements).toEqual([own, more]);
    expect(game.campaign.characters[0]?.guest).toEqual({
      ...{ from: 'Home', enhancements: [own], items: [1, 10] },
    });

    const gone = after(game, { type: 'removeCharacter', character: 'c1' });
    expect(gone.campaign.characters).toEqual([]);
    expect(gone.campaign.party.enhancements).toEqual([own]);
  });

  test('[ITEM-2] a copy that a guest buys is out of stock here until it leaves', () => {
    const single = CONTENT.items().find(({ copies, prosperity, id: item }) => {
      return copies === 2 && prosperity === 1 && item !== 1 && item !== 10;
    });
    if (!single) throw new Error('no such item');
    const buy = { type: 'buyItem', item: single.id };
    const here = after(begun('Here'), arriving('guest'), add('scoundrel', 'Nim'));
    const stock = ({ campaign }: Game) => stockOf(campaign, single, CONTENT.levels());
    const bought = after(here, { ...buy, character: 'c1' });
    expect([stock(here), stock(bought)]).toEqual([2, 1]);
    // Items that the guest brought belong to another box.
    expect(ownersOf(bought.campaign, 1)).toEqual([]);
    expect(stock(after(bought, { type: 'removeCharacter', character: 'c1' }))).toBe(2);
  });

  test('[ITEM-2] an item that a guest brought, sold and bought back is of this box', () => {
    const here = after(begun('Here'), arriving('guest'));
    const about = { character: 'c1', item: 1 };
    const sold = after(here, { type: 'sellItem', ...about });
    const back = after(sold, { type: 'buyItem', ...about });
    expect(ownersOf(sold.campaign, 1)).toEqual([]);
    expect(ownersOf(back.campaign, 1)).toHaveLength(1);
  });

  test('[ENHANCE-2] the stickers of a guest leave when it retires here, and those of this box are back', () => {
    const own: Sticker = { ...POISON, sticker: 'wound' };
    const more: Sticker = { ...POISON, half: 'bottom', dot: '0:move:0', sticker: 'jump' };
    const before = begun('Here');
    const party = { ...before.campaign.party, enhancements: [own] };
    const here = { ...before, campaign: { ...before.campaign, party } };
    const game = after(here, arriving('guest', hilda(), [more]));
    const gone = after(game, { type: 'retire', character: 'c1', anyway: true });
    expect(gone.campaign.party.enhancements).toEqual([own]);
    expect(gone.campaign.retired[0]).not.toHaveProperty('guest');
    expect(troubleWithGame(gone)).toBeNull();
  });

  test('a guest comes home with what it gained, under its own id', () => {
    const home = after(begun('Home'), add('scoundrel', 'Nim'), arriving('joining'));
    const gained = hilda({ experience: 160, gold: 70, level: 4, id: id('c9'), player: '' });
    const back = after(home, arriving('returning', gained));

    expect(back.campaign.characters.map(({ id: each }) => each)).toEqual(['c1', 'c2']);
    expect(back.campaign.characters[1]).toMatchObject({ id: 'c2', level: 4, gold: 70 });
    expect(back.campaign.nextCharacter).toBe(3);
    expect(linesOf(home, arriving('returning', gained))).toEqual([]);
  });

  test('the history names where it came from, its levels, and what was left', () => {
    const items = [{ item: 990, equipped: false, state: 'ready' as const, marks: 0 }];
    const command = readCommand(arriving('guest', hilda({ items })));
    const result = command && apply(begun('Here'), command, seeded(1), CONTENT);
    expect(result?.ok && result.value.events).toMatchObject([
      { type: 'characterArrived', from: 'Home', as: 'guest', levels: [{ level: 2 }] },
      { type: 'notMovedIn', line: { about: 'Hilda', part: 'items', why: 'notHere' } },
    ]);
  });

  test.each([
    ['a class that is played', add('brute', 'Bo'), arriving('joining'), 'classIsTaken'],
    [
      'a return of someone who never left',
      add('brute', 'Bo'),
      arriving('returning'),
      'comesFromAnotherCampaign',
    ],
    ['an unknown class', null, arriving('joining', hilda({ class: id('crab') })), 'noSuchClass'],
    [
      'the class of another pack',
      null,
      { ...arriving('joining', hilda({ class: id('crab') })), pack: 'Reef' },
      'classOfAnotherPack',
    ],
    ['a sheet with a field of its own', null, { ...arriving('joining'), more: 1 }, 'no command'],
    ['a level that does not exist', null, arriving('joining', hilda({ level: 12 })), 'no command'],
  ])('refuses %s', (_, first, step, code) => {
    const game = first ? after(begun('Here'), first) : begun('Here');
    expect(codeOf(game, step)).toBe(code);
  });

  test('refuses a return while the character plays', () => {
    const two = after(begun('Home'), arriving('joining'), add('scoundrel', 'Nim'));
    const playing = after(two, {
      ...{ type: 'startScenario', scenario: '1', characters: ['c1', 'c2'], level: 1 },
      ...{ anyway: true, unlevelled: true },
    });
    expect(codeOf(playing, arriving('returning'))).toBe('characterIsPlaying');
  });
});
