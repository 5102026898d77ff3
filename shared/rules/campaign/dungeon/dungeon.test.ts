import { describe, expect, test } from 'vitest';
import { printedMap, roomMonsters } from '../../../content/rooms';
import type { ScenarioContent } from '../../../content/types';
import { apply } from '../../../commands/apply';
import type { PlainCommand, PlainOf } from '../../../testing/play';
import { commandOf, CONTENT, party, tableOf } from '../../../testing/play';
import { seeded } from '../../../testing/seeded';
import { readGame } from '../../../schemas/game';
import type { GameEvent } from '../../../events';
import { isOnePiece } from '../../../map/hexes';
import type { Game } from '../../../state';
import { boardInPlay } from '../../board/inPlay';
import { contentWithDungeon } from './asScenario';

/** The way the host plays: with the dungeon of the game. */
function play(game: Game, commands: readonly PlainCommand[], seed = 1) {
  return commands.reduce<{ readonly game: Game; readonly events: readonly GameEvent[] }>(
    (at, command) => {
      const content = contentWithDungeon(CONTENT, at.game);
      const result = apply(at.game, commandOf(command), seeded(seed), content);
      if (!result.ok) throw new Error(JSON.stringify(result.refusal));
      return { game: result.value.next, events: [...at.events, ...result.value.events] };
    },
    { game, events: [] },
  );
}

const drawn = (seed: number, scenario: string | null = null) =>
  play(party(), [{ type: 'drawDungeon', scenario }], seed).game;

function whyNot(game: Game, command: PlainCommand) {
  const result = apply(game, commandOf(command), seeded(1), CONTENT);
  return result.ok ? null : result.refusal;
}

function asPlayed(game: Game): ScenarioContent {
  const id = game.campaign.party.dungeon?.scenario ?? '';
  const scenario = contentWithDungeon(CONTENT, game).scenario(id);
  if (!scenario) throw new Error('no dungeon');
  return scenario;
}

const start = (scenario: string): PlainCommand => ({
  ...{ type: 'startScenario', scenario, characters: ['c1', 'c2'], level: 1, anyway: true },
});

const key = ({ q, r }: { readonly q: number; readonly r: number }) => `${String(q)},${String(r)}`;

describe('a random dungeon', () => {
  test.each(Array.from({ length: 40 }, (_, seed) => seed + 1))(
    '[DUNGEON-1] drawn with random %i is connected and has no overlaps',
    (seed) => {
      const scenario = asPlayed(drawn(seed));
      const map = printedMap(CONTENT, scenario);
      const tiles = (map?.tiles ?? []).flatMap((tile) => tile.hexes);
      expect(new Set(tiles.map(key)).size).toBe(tiles.length);
      const doors = (map?.doors ?? []).filter(({ kind }) => kind === 'door');
      expect(doors).toHaveLength(2);
      const ground = [...tiles, ...(map?.doors ?? []).flatMap(({ hexes }) => hexes)];
      expect(isOnePiece(ground)).toBe(true);
      const known = new Set(ground.map(key));
      for (const { room } of scenario.rooms) {
        for (const { at } of roomMonsters(scenario, room, 4))
          expect(at && known.has(key(at))).toBe(true);
      }
      for (const { hexes } of map?.overlays ?? []) {
        for (const hex of hexes) expect(known.has(key(hex))).toBe(true);
      }
      expect(map?.starts.length).toBeGreaterThanOrEqual(4);
    },
  );

  test('[DUNGEON-1] can be played to its last room with reminders for each room', () => {
    const { game, events } = play(drawn(3), [
      start('dungeon-1'),
      { type: 'revealRoom', room: 2, by: null, anyway: true },
      { type: 'revealRoom', room: 3, by: null, anyway: true },
    ]);
    const table = tableOf(game);
    expect(table.rooms.map(({ revealed }) => revealed)).toEqual([true, true, true]);
    expect(boardInPlay(table, contentWithDungeon(CONTENT, game))).not.toBeNull();
    expect(events.filter(({ type }) => type === 'penaltySaid')).toHaveLength(3);
    expect(readGame(JSON.parse(JSON.stringify(game)))).toEqual(game);
    const over = play(game, [
      { type: 'finishScenario', won: true },
      { type: 'leaveScenario' },
    ]).game;
    const another = play(over, [{ type: 'drawDungeon', scenario: null }]).game;
    expect(another.campaign.party.dungeon?.scenario).toBe('dungeon-2');
  });

  test('[DUNGEON-1] uses the cards the players drew, or refuses cards that do not fit', () => {
    const rooms = drawn(5).campaign.party.dungeon?.rooms ?? [];
    const entered = rooms.map(({ room, monsters }) => ({ room, monsters }));
    const laid = play(party(), [{ type: 'drawDungeon', scenario: null, entered }]).game;
    expect(laid.campaign.party.dungeon?.rooms).toEqual(rooms);
    const draw = (cards: PlainOf<'drawDungeon'>['entered']) =>
      whyNot(party(), { type: 'drawDungeon', scenario: null, entered: cards });
    expect(draw(entered.slice(1))).toEqual({ code: 'wrongNumberOfRooms', rooms: 3 });
    const [first] = entered;
    expect(draw([...entered.slice(0, 2), { room: 999, monsters: 554 }])?.code).toBe(
      'noSuchDungeonCard',
    );
    expect(draw([...entered.slice(0, 2), first])?.code).toBe('noSuchDungeonCard');
    // Two exits of different letters: Sewer (A) and Crossroads (B).
    const odd = [534, 535, 536].map((room, index) => ({ room, monsters: 554 + index }));
    expect(draw(odd)).toEqual({ code: 'roomDoesNotFit', name: 'Crossroads' });
  });

  test('[DUNGEON-2] in scenario 55 uses its listed cards, goal and start', () => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const game = drawn(seed, '55');
      const scenario = asPlayed(game);
      const cards = CONTENT.scenario('55')?.randomDungeon;
      for (const { room, monsters } of game.campaign.party.dungeon?.rooms ?? []) {
        const named = CONTENT.randomDungeon().roomCards.find(({ id }) => id === room)?.name ?? '';
        expect(cards?.roomCards).toContain(named);
        expect(cards?.monsterCards).toContain(monsters);
      }
      expect(scenario.goals).toEqual([{ type: 'lootAllTreasureTiles' }]);
      const table = tableOf(play(game, [start('55')]).game);
      expect(table.board).not.toBeNull();
    }
    expect(whyNot(party(), { type: 'drawDungeon', scenario: '1' })?.code).toBe('noSuchDungeon');
  });

  test('[DUNGEON-4] a trap with a red star deals the damage of the level', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const scenario = asPlayed(drawn(seed));
      const trap = scenario.map?.overlays.find((each) => each.kind === 'trap' && each.room === 1);
      if (trap?.trap?.damage !== true) continue;
      const [at] = trap.hexes;
      const { game } = play(drawn(seed), [
        { ...start('dungeon-1'), level: 2 } as PlainCommand,
        { type: 'springTrap', at: { q: at?.[0], r: at?.[1] }, figure: 'c1' },
      ]);
      const hero = tableOf(game).figures.find(({ id }) => (id as string) === 'c1');
      expect((hero?.maxHitPoints ?? 0) - (hero?.hitPoints ?? 0)).toBe(4);
      return;
    }
    throw new Error('No dungeon with such a trap.');
  });

  test('[MOVE-5] traps have the effects printed on the cards', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const scenario = asPlayed(drawn(seed));
      const trap = scenario.map?.overlays.find((each) => each.kind === 'trap' && each.room === 1);
      if (!trap?.trap || trap.trap.damage) continue;
      const [at] = trap.hexes;
      const { game } = play(drawn(seed), [
        start('dungeon-1'),
        { type: 'springTrap', at: { q: at?.[0], r: at?.[1] }, figure: 'c1' },
      ]);
      const hero = tableOf(game).figures.find(({ id }) => (id as string) === 'c1');
      expect(hero?.hitPoints).toBe(hero?.maxHitPoints);
      expect(hero?.conditions.map(({ name }) => name)).toEqual(trap.trap.conditions);
      return;
    }
    throw new Error('No dungeon with such a trap.');
  });
});
