import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apply, EMPTY_GAME, whyNot } from '../commands/apply';
import { SHAPES, type Command, type CommandOf, type CommandType } from '../commands/shapes';
import { id, type CharacterId } from '../ids';
import { patchBetween } from '../patch';
import { shuffle, type Random } from '../random';
import type { Character, Figure, Game, Initiative } from '../state';
import { CONTENT, inScenario, inTurns, played, tableOf } from '../testing/play';
import { randomCommand } from '../testing/randomCommands';
import { expectSame } from '../testing/assertSame';
import { seeded } from '../testing/seeded';
import { lineFor } from './historyLines';
import { mayDo } from './mayDo';
import { playsHere, type Seat } from './seat';
import { isHiddenChoice, viewFor } from './view';
import type { LogEntry } from '../commands/logEntry';

const c1 = id<CharacterId>('c1');
const c2 = id<CharacterId>('c2');
const SEATS: readonly Seat[] = [
  { kind: 'player', characters: [c1], monsters: false },
  { kind: 'player', characters: [c2], monsters: true },
  { kind: 'screen' },
  { kind: 'table', apart: [] },
  { kind: 'table', apart: [c1, c2] },
];

const bytes = (value: unknown) => JSON.stringify(value);

/** An initiative different from the chosen one. */
function otherChoice(chosen: Initiative | null, random: Random): Initiative | null {
  const leading = 1 + Math.floor(random() * 99);
  return chosen && { longRest: false, leading, second: random() < 0.5 ? null : 42 };
}

/** The same game with other hidden information. */
function differing(game: Game, seat: Seat, random: Random): Game {
  const { campaign, scenario } = game;
  const { city, road } = campaign.party.events;
  const mix = <T>(cards: readonly T[]): readonly T[] => shuffle(cards, random);
  const characterOf = (figure: Character): Character => {
    const deck = { ...figure.deck, draw: mix(figure.deck.draw) };
    if (playsHere(seat, figure.sheet)) return { ...figure, deck };
    const isChoosing = scenario?.phase.name === 'selectCards';
    const initiative = isChoosing ? otherChoice(figure.initiative, random) : figure.initiative;
    const { cards } = figure;
    const isHidden = seat.kind !== 'table' && cards.kind === 'named';
    const hand = isHidden ? { ...cards, hand: mix(cards.hand.map((card) => card + 1)) } : cards;
    return { ...figure, deck, initiative, cards: hand };
  };
  const isSecret = (character: string) => seat.kind !== 'table' && !playsHere(seat, character);
  return {
    ...game,
    campaign: {
      ...campaign,
      characters: campaign.characters.map((sheet) =>
        isSecret(sheet.id)
          ? {
              ...sheet,
              quest: { quest: 512, counters: [3], counted: [] },
              hand: [1, 2],
              notes: 'x',
            }
          : sheet,
      ),
      party: {
        ...campaign.party,
        events: {
          city: { ...city, draw: mix(city.draw) },
          road: { ...road, draw: mix(road.draw) },
        },
      },
    },
    scenario: scenario && {
      ...scenario,
      figures: scenario.figures.map((figure: Figure) =>
        figure.kind === 'character' ? characterOf(figure) : figure,
      ),
      abilityDecks: scenario.abilityDecks.map((deck) => ({ ...deck, draw: mix(deck.draw) })),
      monsterDeck: { ...scenario.monsterDeck, draw: mix(scenario.monsterDeck.draw) },
      records: scenario.records.map((records) =>
        isSecret(records.character) ? { ...records, battleGoal: 460, goalMet: true } : records,
      ),
    },
  };
}

/** Calls `look` with every game of a random sequence. */
function overPlay(seed: number, steps: number, look: (game: Game, random: Random) => void): void {
  const random = seeded(seed);
  let game = EMPTY_GAME;
  for (let step = 0; step < steps; step += 1) {
    const result = apply(game, randomCommand(game, random), random, CONTENT);
    if (result.ok) game = result.value.next;
    look(game, random);
  }
}

const line = (command: Command): LogEntry => ({ seq: 1, at: '', command, events: [] });

describe('games that differ only in what a seat must not know', () => {
  test('[SEAT-2] [SEAT-3] [SEAT-4] [SEAT-5] give a seat the same view, byte for byte', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), (seed) => {
        overPlay(seed, 60, (game, random) => {
          for (const seat of SEATS) {
            const other = differing(game, seat, random);
            expectSame(bytes(viewFor(other, seat)), bytes(viewFor(game, seat)), seat.kind);
          }
        });
      }),
      { numRuns: 10, seed: 16 },
    );
  });

  test('refuse a seat the same commands for the same reasons', () => {
    const asked = new Set<CommandType>();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), (seed) => {
        overPlay(seed, 80, (game, random) => {
          const command = randomCommand(game, random);
          for (const seat of SEATS.slice(0, 3)) {
            const other = differing(game, seat, random);
            const refusal = mayDo(seat, command, game);
            expectSame(mayDo(seat, command, other), refusal, bytes(command));
            if (refusal) continue;
            asked.add(command.type);
            const reason = whyNot(game, command, CONTENT);
            expectSame(whyNot(other, command, CONTENT), reason, bytes(command));
          }
        });
      }),
      { numRuns: 20, seed: 3 },
    );
    expect(asked.size).toBeGreaterThan(25);
  });

  test('[SEAT-1] give the same patches and lines, whatever others choose', () => {
    const before = inScenario();
    const choices: readonly Command[] = [
      { type: 'setInitiative', character: id('c1'), leading: 12, second: 45 },
      { type: 'setInitiative', character: id('c1'), leading: 71, second: null },
      { type: 'declareLongRest', character: id('c1') },
    ];
    for (const seat of [SEATS[1], SEATS[2], SEATS[4]]) {
      if (!seat) continue;
      const seen = choices.slice(0, 2).map((command) => {
        const { game } = played(before, [command]);
        return bytes([
          patchBetween(viewFor(before, seat), viewFor(game, seat)),
          lineFor(line(command), seat),
        ]);
      });
      expect(new Set(seen).size).toBe(1);
      const lines = choices.map((command) => bytes(lineFor(line(command), seat)));
      expect(new Set(lines).size).toBe(1);
      const [first = EMPTY_GAME, second = EMPTY_GAME] = choices.map(
        (command) =>
          played(before, [choices[0] as Command, ...(command === choices[2] ? [] : [command])])
            .game,
      );
      expect(patchBetween(viewFor(first, seat), viewFor(second, seat))).toEqual([]);
    }
  });

  test('give the same patches over the same steps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), (seed) => {
        overPlay(seed, 60, (game, random) => {
          const command = randomCommand(game, random);
          for (const seat of SEATS) {
            const other = differing(game, seat, random);
            const one = apply(game, command, seeded(seed), CONTENT);
            const two = apply(other, command, seeded(seed), CONTENT);
            if (!one.ok || !two.ok) continue;
            const seen = viewFor(one.value.next, seat);
            // A draw reveals the drawn card, and nothing else may differ.
            if (bytes(viewFor(two.value.next, seat)) !== bytes(seen)) continue;
            const patch = patchBetween(viewFor(other, seat), viewFor(two.value.next, seat));
            const asSeen = patchBetween(viewFor(game, seat), seen);
            expectSame(bytes(patch), bytes(asSeen), bytes(command));
          }
        });
      }),
      { numRuns: 7, seed: 5 },
    );
  });
});

describe('viewFor', () => {
  const chosen = played(inScenario(), [
    { type: 'setInitiative', character: 'c1', leading: 12, second: null },
  ]).game;
  const initiativeOf = (seat: Seat) => {
    const figure = tableOf(viewFor(chosen, seat)).figures.find((each) => each.id === id('c1'));
    return figure?.kind === 'character' ? figure.initiative : null;
  };

  test('[SEAT-1] shows an initiative to its player; others see only that it was entered', () => {
    expect(initiativeOf({ kind: 'player', characters: [c1], monsters: false })).toMatchObject({
      leading: 12,
    });
    expect(initiativeOf({ kind: 'table', apart: [] })).toMatchObject({ leading: 12 });
    expect(isHiddenChoice(initiativeOf({ kind: 'screen' }))).toBe(true);
    expect(isHiddenChoice(initiativeOf({ kind: 'table', apart: [c1] }))).toBe(true);
  });

  test('[SEAT-1] shows every initiative to every seat once all are revealed', () => {
    const game = inTurns([10, 90]);
    const order = tableOf(viewFor(game, { kind: 'screen' })).phase;
    expect(order).toEqual(tableOf(game).phase);
  });

  test('returns the same objects for unchanged parts', () => {
    const seat: Seat = { kind: 'screen' };
    const [one, two] = [tableOf(viewFor(chosen, seat)), tableOf(viewFor(chosen, seat))];
    one.figures.forEach((figure, index) => expect(two.figures[index]).toBe(figure));
  });
});

describe('mayDo', () => {
  const game = inTurns();
  const player = SEATS[0] as Seat;
  const player2 = SEATS[1] as Seat;
  const screen: Seat = { kind: 'screen' };

  test('[SEAT-8] lets players act only for their own character', () => {
    const hurt = (figure: string): Command => ({
      type: 'sufferDamage',
      figure: id(figure),
      amount: 1,
      negate: null,
    });
    expect(mayDo(player, hurt('c1'), game)).toBeNull();
    expect(mayDo(player, hurt('c2'), game)).toEqual({
      code: 'belongsToAnotherDevice',
      figure: 'c2',
    });
    expect(mayDo(player, hurt('nobody'), game)).toEqual({ code: 'onlyForTheTable' });
  });

  test('[SEAT-8] [SEAT-10] lets players enter their own second card, and no other initiative', () => {
    const { phase } = tableOf(game);
    const first = phase.name === 'turns' ? phase.order.find((each) => each.id === id('c1')) : null;
    const initiative = first?.initiative ?? 0;
    const told = (block: string, change: object = {}): Command => ({
      ...{ type: 'correctInitiative', block: id(block), initiative, second: 69 },
      ...change,
    });
    expect(mayDo(player, told('c1'), game)).toBeNull();
    expect(mayDo(player2, told('c1'), game)).toEqual({
      code: 'belongsToAnotherDevice',
      figure: 'c1',
    });
    for (const command of [
      told('c1', { initiative: initiative + 1 }),
      told('c1', { second: undefined }),
      told('bandit-guard'),
    ])
      expect(mayDo(player, command, game)).toEqual({ code: 'onlyForTheTable' });
  });

  test('[SEAT-10] leaves monsters to the table unless it allows guests to play them', () => {
    const monster = tableOf(game).figures.find((figure) => figure.kind === 'monster');
    const heal: Command = { type: 'healFigure', figure: monster?.id ?? id('none'), amount: 1 };
    expect(mayDo(player, heal, game)).toMatchObject({ code: 'belongsToAnotherDevice' });
    expect(mayDo(player2, heal, game)).toBeNull();
    expect(mayDo(player2, { type: 'endRound' }, game)).toEqual({ code: 'onlyForTheTable' });
  });

  test('[SEAT-9] lets a screen do nothing, and [SEAT-10] the table everything', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), (seed) => {
        const command = randomCommand(game, seeded(seed));
        expect(mayDo(screen, command, game)).toEqual({ code: 'screensAreViewOnly' });
        expect(mayDo({ kind: 'table', apart: [c1] }, command, game)).toBeNull();
      }),
      { numRuns: 100, seed: 9 },
    );
  });

  test('[SEAT-10] refuses every command of the campaign to every guest', () => {
    const closed: readonly CommandType[] = ['newCampaign', 'buyItem', 'moveIn', 'markScenario'];
    for (const type of closed) {
      expect(Object.hasOwn(SHAPES, type)).toBe(true);
      expect(mayDo(player2, { type } as Command, game)).toEqual({ code: 'onlyForTheTable' });
    }
  });

  test('[SEAT-8] [SEAT-10] rejects actions for other figures within a card line', () => {
    const line = { kind: 'classCard', card: 'default', half: 'top', line: 0 } as const;
    type Subcommand = CommandOf<'playLines'>['lines'][number]['subcommands'][number];
    const why = (subcommand: Subcommand) => [
      mayDo(
        player,
        { type: 'playLines', figure: id('c1'), lines: [{ line, subcommands: [subcommand] }] },
        game,
      ),
      mayDo(
        player,
        { type: 'useActiveCard', figure: id('c1'), card: 1, subcommands: [subcommand] },
        game,
      ),
    ];
    const twice = (refusal: unknown) => [refusal, refusal];
    const other = twice({ code: 'belongsToAnotherDevice', figure: 'c2' });
    const cards = { hand: 0, discard: 0, lost: 9, active: 0, chosen: 0 };
    expect(why({ type: 'moveCard', figure: id('c1'), card: 1, to: 'hand' })).toEqual(twice(null));
    expect(why({ type: 'healFigure', figure: id('c2'), amount: 1 })).toEqual(twice(null));
    expect(why({ type: 'moveCard', figure: id('c2'), card: 1, to: 'lost' })).toEqual(other);
    expect(why({ type: 'countCards', figure: id('c2'), cards })).toEqual(other);
    expect(why({ type: 'revealRoom', room: 2, by: null, anyway: true })).toEqual(
      twice({ code: 'onlyForTheTable' }),
    );
    expect(why({ type: 'openDoor', door: 0, by: id('c1') })).toEqual(
      twice({ code: 'onlyForTheTable' }),
    );
  });

  test('[SEAT-8] lets the attacked player negate damage, and nothing else', () => {
    const attacked: Game = {
      ...game,
      scenario: { ...tableOf(game), attack: { attacker: id('c2'), targets: [] } as never },
    };
    const negate: Command = { type: 'changeTarget', figure: id('c1'), negate: 'oneFromHand' };
    expect(mayDo(player, negate, attacked)).toBeNull();
    expect(mayDo(player, { ...negate, extraShield: 9 }, attacked)).toMatchObject({
      code: 'belongsToAnotherDevice',
    });
  });
});

describe('lineFor', () => {
  test('[SEAT-7] hides secrets from guests, and hidden choices from the table', () => {
    const peek = line({ type: 'peekAbilityCards', deck: id('guard'), count: 2 });
    expect(lineFor(peek, { kind: 'screen' })).toBeNull();
    const order = line({ type: 'orderAbilityCards', deck: id('guard'), cards: [2, 1] });
    expect(lineFor(order, { kind: 'screen' })).toBeNull();
    expect(lineFor(order, SEATS[0] as Seat)).toBeNull();
    expect(lineFor(peek, { kind: 'table', apart: [c1] })).toEqual(peek);
    const rest = line({ type: 'declareLongRest', character: id('c1') });
    expect(lineFor(rest, SEATS[0] as Seat)).toEqual(rest);
    expect(lineFor(rest, SEATS[1] as Seat)).toBeNull();
    expect(lineFor(rest, { kind: 'table', apart: [c1] })?.command.type).toBe('setInitiative');
  });
});
