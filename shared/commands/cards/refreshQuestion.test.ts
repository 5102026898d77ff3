import { describe, expect, test } from 'vitest';
import { id } from '../../ids';
import { occasionLines } from '../../rules/cards/lines/occasionLines';
import type { CharacterSheet, Game } from '../../state';
import { C1, C2, cardTable, commandsOf, pressed, turnLine } from '../../testing/cardTable';
import { played, type PlainCommand } from '../../testing/play';

type Owned = CharacterSheet['items'][number];

/** Items of a character that are used up. */
function withUsed(game: Game, who: string, items: Readonly<Record<number, Owned['state']>>): Game {
  const owned = Object.entries(items).map(([item, state]): Owned => {
    return { item: Number(item), equipped: true, state, marks: 0 };
  });
  const characters = game.campaign.characters.map((sheet) =>
    sheet.id === who ? { ...sheet, items: owned } : sheet,
  );
  return { ...game, campaign: { ...game.campaign, characters } };
}

const stateOf = (game: Game, who: string, item: number) =>
  game.campaign.characters
    .find((sheet) => sheet.id === id(who))
    ?.items.find((each) => each.item === item)?.state;

/** Items 12 and 13 are small, 2 and 3 are not. */
const USED = { 12: 'consumed', 13: 'consumed', 2: 'spent', 3: 'spent' } as const;

describe('cards that refresh items', () => {
  test('[ITEM-6] one consumed item of the ally is ready again, as the players choose', () => {
    const game = withUsed(cardTable({ class: 'tinkerer', cards: [51, 52] }), C2, USED);
    const line = turnLine(game, 51, 'top');
    expect(commandsOf(game, line, { targets: [C2] })).toMatchObject({ needs: 'items', mover: C2 });
    const after = pressed(game, line, {
      targets: [C2],
      items: [{ figure: C2, items: [13] }],
    });
    expect([12, 13, 2].map((item) => stateOf(after, C2, item))).toEqual([
      ...['consumed', 'ready', 'spent'],
    ]);
  });

  test('[ITEM-6] a card for consumed items refreshes no spent one', () => {
    const game = withUsed(cardTable({ class: 'tinkerer', cards: [51, 52] }), C2, USED);
    const line = turnLine(game, 51, 'top');
    const press = () => pressed(game, line, { targets: [C2], items: [{ figure: C2, items: [2] }] });
    expect(press).toThrow('itemIsReady');
  });

  test('[ITEM-6] all spent items of an ally are ready again without a question', () => {
    const game = withUsed(cardTable({ class: 'three-spears', cards: [216, 206] }), C2, USED);
    const after = pressed(game, turnLine(game, 216, 'top'), { targets: [C2] });
    expect([12, 2, 3].map((item) => stateOf(after, C2, item))).toEqual([
      ...['consumed', 'ready', 'ready'],
    ]);
  });

  test('[ITEM-6] an active card refreshes an item each time its moment comes', () => {
    const table = withUsed(cardTable({ class: 'three-spears', cards: [223, 206] }), C1, USED);
    const line = turnLine(table, 223, 'top');
    const [effect] = occasionLines(line);
    if (!effect) throw new Error('The card has no effect.');
    const done = commandsOf(table, effect, { items: [{ figure: C1, items: [3] }] });
    if (done.needs !== null) throw new Error(done.needs);
    const command: PlainCommand = {
      ...{ type: 'useActiveCard', figure: C1, card: 223 },
      subcommands: [...done.commands] as never,
    };
    const active = pressed(table, line);
    const ended = played(active, [{ type: 'endTurn', figure: C1 }]).game;
    const after = played(ended, [command]).game;
    expect([2, 3].map((item) => stateOf(after, C1, item))).toEqual(['spent', 'ready']);
  });
});
