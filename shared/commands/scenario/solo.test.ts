import { describe, expect, test } from 'vitest';
import { readGame } from '../../schemas/game';
import { listedScenarios } from '../../rules/campaign/spoilers/scenarioList';
import { deckIdOf } from '../../rules/decks/modifierDeck';
import { bookView } from '../../rules/book/bookView';
import { monstersOf } from '../../rules/figures/figures';
import type { Game } from '../../state';
import { CONTENT, played, refused, tableOf, type PlainCommand } from '../../testing/play';
import { EMPTY_GAME } from '../apply';

const start = (scenario: string, characters: readonly string[], anyway = false): PlainCommand => ({
  ...{ type: 'startScenario', scenario, characters, level: 2 },
  ...(anyway && { anyway }),
});

/** A character (c1) of the class, and a Scoundrel (c2) besides. */
function campaign(of: string, level = 5): Game {
  return played(EMPTY_GAME, [
    { type: 'newCampaign', name: 'Alone' },
    { type: 'addCharacter', class: of, name: 'Hilda', level },
    { type: 'addCharacter', class: of === 'scoundrel' ? 'brute' : 'scoundrel', name: 'Nim', level },
  ]).game;
}

/** A city of prosperity 3, and two retired characters. */
function ready(game: Game): Game {
  const [first] = game.campaign.characters;
  if (!first) throw new Error('nobody');
  const retired = ['r1', 'r2'].map((id) => ({ ...first, id: id as typeof first.id }));
  return {
    ...game,
    campaign: {
      ...game.campaign,
      retired,
      party: { ...game.campaign.party, prosperity: 9 },
    },
  };
}

function alone(scenario: string): Game {
  const of = CONTENT.scenarioEntry(scenario)?.solo ?? '';
  return played(ready(campaign(of)), [start(scenario, ['c1'], true)]).game;
}

function inTurns(game: Game): Game {
  return played(game, [
    { type: 'setInitiative', character: 'c1', leading: 20, second: 60 },
    { type: 'revealInitiatives' },
  ]).game;
}

describe('a solo scenario', () => {
  test('[SOLO-1] is unlocked at prosperity 3, two retirements and level 5', () => {
    const early = campaign('brute', 4);
    expect(refused(early, start('solo-1', ['c1']))).toMatchObject({
      code: 'soloIsNotOpen',
      needs: [
        { what: 'prosperity', needed: 3 },
        { what: 'retirements', needed: 2 },
        { what: 'level', needed: 5 },
      ],
    });
    expect(tableOf(played(ready(campaign('brute')), [start('solo-1', ['c1'])]).game).players).toBe(
      1,
    );
    expect(tableOf(played(early, [start('solo-1', ['c1'], true)]).game).outOfOrder).toBe(true);
  });

  test('[SOLO-1] is listed only for characters of its class', () => {
    const listed = listedScenarios(CONTENT, campaign('brute').campaign);
    const solos = listed.filter(({ solo }) => solo !== null);
    expect(solos.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'solo-1 requires',
      'solo-4 requires',
    ]);
  });

  test('[SOLO-2] is refused for another class and for a party, even with `anyway`', () => {
    const game = ready(campaign('brute'));
    for (const characters of [['c2'], ['c1', 'c2']]) {
      expect(refused(game, start('solo-1', characters, true))).toEqual({
        code: 'soloIsForClass',
        class: 'brute',
      });
    }
    expect(refused(game, start('1', ['c1'], true)).code).toBe('wrongNumberOfCharacters');
  });

  test('[SOLO-2] leaves donations and events for the next scenario', () => {
    const game = ready(campaign('brute'));
    const given: Game = {
      ...game,
      campaign: {
        ...game.campaign,
        characters: game.campaign.characters.map((sheet) => ({ ...sheet, blessed: true })),
        party: {
          ...game.campaign.party,
          eventsDone: ['city'],
          atStart: [{ type: 'damage', value: 2 }],
        },
      },
    };
    const running = played(given, [start('solo-1', ['c1'])]).game;
    const [hero] = tableOf(running).figures;
    expect(hero?.hitPoints).toBe(hero?.maxHitPoints);
    expect(hero?.kind === 'character' && hero.deck.draw).not.toContain('bless');
    const { campaign: after } = played(running, [
      { type: 'finishScenario', won: true },
      { type: 'leaveScenario' },
    ]).game;
    expect(after.completed).toEqual(['solo-1']);
    expect(after.characters[0]?.items.map(({ item }) => item)).toContain(134);
    expect(after.characters[0]?.blessed).toBe(true);
    expect(after.party.eventsDone).toEqual(['city']);
    expect(after.party.atStart).toHaveLength(1);
  });

  test.each(CONTENT.soloIndex())('$id can be set up and played', ({ id }) => {
    let game = alone(id);
    for (const { room, revealed } of tableOf(game).rooms) {
      if (!revealed)
        game = played(game, [{ type: 'revealRoom', room, by: null, anyway: true }]).game;
    }
    game = inTurns(game);
    const { phase } = tableOf(game);
    const order = phase.name === 'turns' ? phase.order : [];
    game = played(game, [
      { type: 'startTurn', figure: order[0]?.turns[0]?.figure },
      ...order.map((block): PlainCommand => ({ type: 'endBlock', block: block.id })),
      { type: 'endRound' },
    ]).game;
    expect(readGame(JSON.parse(JSON.stringify(game)))).toEqual(game);
    expect(tableOf(game).round).toBe(2);
    expect(bookView(tableOf(game), CONTENT)?.seeBook).toContain('specialRules');
  });

  test('[SOLO-3] allies draw from the deck of its character and have a fixed turn', () => {
    const game = inTurns(alone('solo-7'));
    const table = tableOf(game);
    const guard = monstersOf(table).find((each) => each.type === 'city-guard-sun-solo');
    expect(guard?.side).toBe('allies');
    expect(guard && deckIdOf(table, guard)).toBe('c1');
    const block =
      table.phase.name === 'turns'
        ? table.phase.order.find((each) => (each.id as string) === 'city-guard-sun-solo')
        : null;
    expect(block?.initiative).toBe(99);
  });

  test('[SOLO-3] Ghost Wolf is invisible at the start of each round', () => {
    const wolf = () =>
      monstersOf(tableOf(game)).find((each) => each.type === 'ghost-wolf')?.conditions;
    const game = alone('solo-14');
    expect(wolf()).toEqual([{ name: 'invisible', turnEnds: 1, traits: null }]);
  });

  test('[SPAWN-1] a disputed rank and other notes are announced', () => {
    const { events } = played(alone('solo-7'), [
      { type: 'revealRoom', room: 3, by: null, anyway: true },
    ]);
    expect(events).toContainEqual({
      type: 'bookRankSaid',
      ...{ monster: 'vermling-shaman', rank: 'normal', other: 'elite', rule: 'SPAWN-1' },
    });
    expect(events).toContainEqual({
      type: 'bookRuleSaid',
      what: 'gatherForTheWave',
      rule: 'SPAWN-1',
    });
  });

  test('starts with the printed hit points, and at the lower level if printed', () => {
    const wounded = monstersOf(tableOf(alone('solo-15')));
    expect(wounded.map(({ hitPoints }) => hitPoints)).toEqual([2]);
    const bandits = monstersOf(tableOf(alone('solo-1')));
    expect(bandits.every(({ levelBonus }) => levelBonus === -1)).toBe(true);
  });
});
