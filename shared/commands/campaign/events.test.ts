import { beforeEach, describe, expect, test } from 'vitest';
import { eventCard, eventOption } from '../../rules/campaign/events/outcomes';
import { equalShares } from '../../rules/campaign/events/shares';
import { id as idOf, type CharacterId } from '../../ids';
import type { EventKind, Game } from '../../state';
import { CONTENT } from '../../testing/play';
import { seeded } from '../../testing/seeded';
import { apply, EMPTY_GAME } from '../apply';
import type { Command, CommandOf } from '../shapes';

const ids = [idOf<CharacterId>('c1'), idOf<CharacterId>('c2')] as const;
let game: Game;

const begun = (): Game =>
  [
    { type: 'newCampaign', name: 'Town' },
    { type: 'addCharacter', class: 'brute', name: 'Hilda', level: 2 },
    { type: 'addCharacter', class: 'tinkerer', name: 'Bolt', level: 1 },
    { type: 'editCharacter', character: 'c1', gold: 30 },
    { type: 'editCharacter', character: 'c2', gold: 4 },
  ].reduce<Game>((now, command) => done(now, command as Command), EMPTY_GAME);

function done(from: Game, command: Command): Game {
  const result = apply(from, command, seeded(3), CONTENT);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value.next;
}

const refused = (command: Command) => {
  const result = apply(game, command, seeded(3), CONTENT);
  return result.ok ? null : result.refusal.code;
};

function open(deck: EventKind, card: number): void {
  const { draw } = game.campaign.party.events[deck];
  if (!draw.includes(card)) game = done(game, { type: 'addEvent', deck, card });
  game = done(game, { type: 'drawEvent', deck, card });
}

/** All outcomes that apply as far as Standee knows. */
function told(
  deck: EventKind,
  option: 'A' | 'B',
  given: Partial<CommandOf<'resolveEvent'>> = {},
): CommandOf<'resolveEvent'> {
  const card = eventCard(CONTENT, deck, game.campaign.party.events[deck].current ?? 0);
  if (!card) throw new Error('no card');
  const view = eventOption(game.campaign, card, option, null);
  const lines = view.outcomes
    .filter(({ applies }) => applies)
    .flatMap((outcome) => outcome.lines.filter(({ applies }) => applies).map(({ id }) => id));
  const put = view.card ?? 'removed';
  return { type: 'resolveEvent', deck, option, lines, to: [], shares: [], card: put, ...given };
}

beforeEach(() => {
  game = begun();
});

describe('resolveEvent', () => {
  test('[EVENT-4] [EVENT-6] applies an option to all characters in one step and removes the card', () => {
    open('city', 7);
    game = done(game, told('city', 'A'));
    const { characters, party } = game.campaign;

    expect(characters.map(({ gold }) => gold)).toEqual([35, 9]);
    expect(party.events.city).toMatchObject({ current: null, removed: [7] });
    expect(party.eventsDone).toEqual(['city']);
  });

  test('[EVENT-7] takes no check mark of a finished perk', () => {
    open('city', 4);
    const marked = (character: string, checkMarks: number) =>
      ({ type: 'editCharacter', character, checkMarks }) as unknown as Command;
    game = done(done(game, marked('c1', 3)), marked('c2', 5));
    game = done(game, told('city', 'B'));
    expect(game.campaign.characters.map(({ checkMarks }) => checkMarks)).toEqual([3, 4]);
  });

  test('[EVENT-2] returns the card to the bottom if the card says so', () => {
    open('city', 2);
    game = done(game, told('city', 'B'));
    expect(game.campaign.party.events.city.draw.at(-1)).toBe(2);
  });

  test('[EVENT-4] [EVENT-6] players divide a collective payment', () => {
    open('city', 16);
    const command = told('city', 'A');
    const [pay = ''] = command.lines;
    expect(refused(command)).toBe('eventNeedsGold');
    const shares = equalShares(game.campaign.characters, -10).map((share) => ({
      ...share,
      line: pay,
    }));
    expect(shares.map(({ gold }) => gold)).toEqual([-6, -4]);
    game = done(game, { ...command, shares });

    expect(game.campaign.characters.map(({ gold }) => gold)).toEqual([24, 0]);
    expect(game.campaign.party.events.city.draw).toContain(70);
  });

  test('[EVENT-4] applies "otherwise" if the party cannot pay', () => {
    game = done(game, { type: 'editCharacter', character: ids[0], gold: 0 });
    open('city', 11);
    const card = eventCard(CONTENT, 'city', 11);
    const view = card && eventOption(game.campaign, card, 'A', null);
    expect(view?.outcomes.map(({ applies }) => applies)).toEqual([false, true]);
    game = done(game, told('city', 'A'));
    expect(game.campaign.party.reputation).toBe(-1);
  });

  test('[EVENT-4] players can skip parts of an outcome', () => {
    open('city', 5);
    game = done(game, told('city', 'A', { lines: [] }));
    expect(game.campaign.party).toMatchObject({ reputation: 0, prosperity: 0 });
  });

  test('[EVENT-4] applies only one of several alternatives', () => {
    open('city', 1);
    expect(refused(told('city', 'A', { lines: ['A1.1', 'A1.2.1', 'A1.2.2'] }))).toBe(
      'eventNeedsOneChoice',
    );
    expect(refused(told('city', 'A'))).toBe('eventNeedsOneChoice');
    game = done(game, told('city', 'A', { lines: ['A1.1', 'A1.2.2'] }));
    expect(game.campaign.party.reputation).toBe(-1);
    expect(game.campaign.characters[0]?.experience).toBe(55);
  });

  test('[EVENT-5] effects for the next scenario apply once, at its start', () => {
    open('city', 13);
    game = done(game, told('city', 'A'));
    open('road', 1);
    game = done(game, told('road', 'B'));
    const characters = game.campaign.characters.map(({ id }) => id);
    game = done(game, {
      type: 'startScenario',
      scenario: '1' as never,
      characters,
      level: null,
    });
    const [hilda] = game.scenario?.figures ?? [];
    expect(hilda && hilda.maxHitPoints - hilda.hitPoints).toBe(3);
    expect(
      hilda?.kind === 'character' && hilda.deck.draw.some((card) => (card as string) === 'bless'),
    ).toBe(true);
    game = done(game, { type: 'finishScenario', won: false });
    game = done(game, { type: 'leaveScenario', corrections: [] });
    expect(game.campaign.party).toMatchObject({ atStart: [], eventsDone: [] });
  });

  test.each([
    ['no card is open', [] as const, 'noEventOpen'],
    ['a line is of another card', ['A9.9'] as const, 'notOnTheEvent'],
  ])('is refused if %s', (_, lines, code) => {
    const command = {
      type: 'resolveEvent',
      deck: 'city',
      option: 'A',
      lines,
      to: [],
      shares: [],
      card: 'removed',
    } as const;
    if (code !== 'noEventOpen') open('city', 1);
    expect(refused(command as unknown as Command)).toBe(code);
  });

  test('[EVENT-4] [ITEM-4] players assign the item of an event to a character', () => {
    open('city', 3);
    const command = told('city', 'A');
    const [pay = '', item = ''] = command.lines;
    const shares = [{ line: pay, character: ids[0], gold: -10 }];
    expect(refused({ ...command, shares })).toBe('eventNeedsCharacter');
    game = done(game, { ...command, shares, to: [{ line: item, character: ids[1] }] });
    expect(game.campaign.characters[1]?.items.map((owned) => owned.item)).toContain(125);
    expect(game.campaign.party.globalAchievements).toContainEqual({
      achievement: 'ancient-technology',
      count: 1,
    });
  });
});

describe('amounts of an event', () => {
  test('[EVENT-4] players can correct an amount, and undo reverts the whole event', () => {
    open('city', 7);
    const before = game;
    const command = told('city', 'A');
    const [line = ''] = command.lines;
    game = done(game, { ...command, amounts: [{ line, amount: 8 }] });
    expect(game.campaign.characters.map(({ gold }) => gold)).toEqual([38, 12]);
    game = done(before, { ...command, amounts: [{ line, amount: 0 }] });
    expect(game.campaign.characters.map(({ gold }) => gold)).toEqual([30, 4]);
    expect(game.campaign.party.events.city.current).toBeNull();
  });

  test('[EVENT-4] players can add an effect that is not on the card', () => {
    open('city', 7);
    const command = told('city', 'A');
    const lines = [...command.lines, 'more.reputation', 'more.experience'];
    const amounts = [
      { line: 'more.reputation', amount: -2 },
      { line: 'more.experience', amount: 5 },
    ];
    game = done(game, { ...command, lines, amounts });
    expect(game.campaign.party.reputation).toBe(-2);
    expect(game.campaign.characters.map(({ experience }) => experience)).toEqual([50, 5]);
    expect(game.campaign.characters.map(({ gold }) => gold)).toEqual([35, 9]);
  });

  test('[EVENT-4] players divide a corrected payment', () => {
    open('city', 16);
    const command = told('city', 'A');
    const [line = ''] = command.lines;
    const amounts = [{ line, amount: 4 }];
    const shares = [{ line, character: ids[0], gold: -4 }];
    expect(refused({ ...command, amounts, shares: [{ ...shares[0], gold: -10 } as never] })).toBe(
      'eventNeedsGold',
    );
    game = done(game, { ...command, amounts, shares });
    expect(game.campaign.characters.map(({ gold }) => gold)).toEqual([26, 4]);
  });

  test.each([
    ['a line that is not there', 'A9.9', 3],
    ['a line without a number', 'A1.1', 3],
    ['a payment that would give', 'A1.pay1', -3],
  ])('an amount of %s is refused', (_, line, amount) => {
    open('city', 16);
    expect(refused({ ...told('city', 'A'), amounts: [{ line, amount }] })).toBe('notOnTheEvent');
  });
});

describe('leaveOutEvent', () => {
  test('[EVENT-4] removes the event and changes nothing else', () => {
    const { party } = done(game, { type: 'leaveOutEvent', deck: 'road' }).campaign;
    expect(party).toEqual({ ...game.campaign.party, eventsDone: ['road'] });
  });
});

describe('the printed events', () => {
  const decks = CONTENT.events().cards;

  test('every option of every card can be resolved with the values Standee proposes', () => {
    const given = decks.flatMap(({ deck, id }) =>
      (['A', 'B'] as const).map((option) => {
        game = begun();
        open(deck, id);
        const command = told(deck, option);
        const views = eventCard(CONTENT, deck, id);
        const lines = views ? eventOption(game.campaign, views, option, null).outcomes : [];
        const of = lines.flatMap((outcome) => outcome.lines);
        const shares = of.flatMap(({ id: line, effect }) => {
          if (effect.type !== 'collectiveGold' && effect.type !== 'payCollectiveGold') return [];
          const gold = effect.type === 'collectiveGold' ? effect.value : -effect.value;
          return equalShares(game.campaign.characters, gold).map((share) => ({ ...share, line }));
        });
        const to = of.map(({ id: line }) => ({ line, character: ids[0] }));
        const groups = new Map(of.flatMap(({ id: line, oneOf }) => (oneOf ? [[oneOf, line]] : [])));
        const chosen = [...command.lines, ...groups.values()];
        return refused({ ...command, lines: chosen, shares, to });
      }),
    );
    expect(given.length).toBe(300);
    expect(given.filter((code) => code !== null)).toEqual([]);
  });

  test('[EVENT-8] city events 4, 6 and 22 are for each character, whatever their print says', () => {
    for (const card of [4, 6, 22]) {
      const printed = CONTENT.events().cards.find(({ deck, id }) => deck === 'city' && id === card);
      const { options = [] } = printed ?? {};
      const effects = options.flat().flatMap((outcome) => outcome.effects ?? []);
      expect(effects.length).toBeGreaterThan(0);
      expect(effects.filter(({ type }) => /collective/i.test(type))).toEqual([]);
    }
  });

  test('[EVENT-3] [RETIRE-6] unlocking a class or retiring adds its events', () => {
    game = done(game, { type: 'unlockClass', class: 'sun' as never });
    expect(game.campaign.party.events.road.draw).toContain(31);
    game = done(game, { type: 'retire', character: ids[0], anyway: true });
    expect(game.campaign.party.events.city.draw).toContain(42);
  });
});
