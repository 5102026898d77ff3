import { describe, expect, test } from 'vitest';
import { monsterStats } from '../../content/stats';
import type { GameEvent } from '../../events';
import type { Game, Monster } from '../../state';
import {
  CONTENT,
  inScenario,
  played,
  refused,
  tableOf,
  type PlainCommand,
} from '../../testing/play';
import { bookView } from './bookView';
import { monstersOf } from '../figures/figures';
import { statsOf } from '../figures/stats/stats';

const view = (game: Game) => {
  const found = bookView(tableOf(game), CONTENT);
  if (!found) throw new Error('The scenario is not known.');
  return found;
};
const atRound = (game: Game, round: number): Game =>
  played(game, [{ type: 'correctRound', round }]).game;

/** Plays the round to its end; every figure passes. */
function roundEnded(game: Game): { readonly game: Game; readonly events: readonly GameEvent[] } {
  const revealed = played(game, [
    { type: 'setInitiative', character: 'c1', leading: 10, second: 20 },
    { type: 'setInitiative', character: 'c2', leading: 11, second: 20 },
    { type: 'revealInitiatives' },
  ]);
  const { phase } = tableOf(revealed.game);
  if (phase.name !== 'turns') throw new Error('No turns are running.');
  const [first] = phase.order;
  const blocks = phase.order.map((block): PlainCommand => ({ type: 'endBlock', block: block.id }));
  const start: PlainCommand = { type: 'startTurn', figure: first?.turns[0]?.figure };
  const ended = played(revealed.game, [start, ...blocks, { type: 'endRound' }]);
  return { game: ended.game, events: [...revealed.events, ...ended.events] };
}

const spawnedIn = (events: readonly GameEvent[]) =>
  events.flatMap((event) => (event.type === 'spawned' ? [event] : []));
const monsters = (game: Game, type: string): readonly Monster[] =>
  monstersOf(tableOf(game)).filter((monster) => (monster.type as string) === type);

describe('spawns', () => {
  test('[SPAWN-1] arrive at the end of the rounds in the book, with their letter', () => {
    const before = inScenario('3');
    const one = roundEnded(before);
    expect(spawnedIn(one.events)).toMatchObject([{ markers: ['a'], rule: 'SPAWN-1' }]);
    expect(monsters(one.game, 'inox-guard').filter((each) => each.origin === 'spawned')).toEqual([
      expect.objectContaining({ rank: 'normal', cameInRound: 1, at: null }),
    ]);
    // Two characters: only after odd rounds.
    const two = roundEnded(one.game);
    expect(spawnedIn(two.events)).toEqual([]);
    expect(spawnedIn(roundEnded(two.game).events)).toHaveLength(1);
  });

  test('[SPAWN-1] arrive when their door opens, in the rank for the party size', () => {
    const before = inScenario('19');
    expect(monsters(before, 'cultist').filter((each) => each.origin === 'spawned')).toEqual([]);
    const { game, events } = played(before, [
      { type: 'revealRoom', room: 3, by: null, anyway: true },
    ]);
    expect(spawnedIn(events)).toMatchObject([{ markers: ['c'] }]);
    const came = monsters(game, 'cultist').filter((each) => each.origin === 'spawned');
    expect(came.map((each) => each.rank)).toEqual(['normal']);
  });

  test('[SPAWN-1] wait for rooms, and arrive only once if the book says so', () => {
    const closed = atRound(inScenario('33'), 3);
    expect(spawnedIn(roundEnded(closed).events)).toEqual([]);
    const open = played(closed, [{ type: 'revealRoom', room: 4, by: null, anyway: true }]).game;
    const once = roundEnded(open);
    expect(spawnedIn(once.events).length).toBeGreaterThan(0);
    expect(spawnedIn(roundEnded(once.game).events)).toEqual([]);
  });

  test('[SPAWN-1] arrive while their objective stands', () => {
    const before = inScenario('72');
    const trees = tableOf(before).figures.filter((figure) => figure.kind === 'objective');
    const standing = spawnedIn(roundEnded(before).events);
    expect(standing).toHaveLength(trees.some((tree) => tree.listed === 1) ? 1 : 0);
    const felled = trees
      .filter((tree) => tree.listed === 1)
      .map((tree): PlainCommand => ({ type: 'removeFigure', figure: tree.id }));
    expect(spawnedIn(roundEnded(played(before, felled).game).events)).toEqual([]);
  });

  test('[SPAWN-1] are left to the players if only the players know the condition', () => {
    const closed = inScenario('26');
    const asked = (events: readonly GameEvent[]) =>
      events.filter((event) => event.type === 'bookSpawnSaid');
    // The pumps are in rooms that are not revealed.
    expect(asked(roundEnded(closed).events)).toEqual([]);
    expect(view(closed).spawns.map((spawn) => spawn.isHidden)).toEqual([true, true, true]);
    const rooms = tableOf(closed).rooms.filter((room) => !room.revealed);
    const { events, game } = roundEnded(
      played(
        closed,
        rooms.map(({ room }): PlainCommand => ({
          type: 'revealRoom',
          room,
          by: null,
          anyway: true,
        })),
      ).game,
    );
    expect(events).toContainEqual({
      type: 'bookSpawnSaid',
      spawn: 1,
      rule: 'SPAWN-1',
    });
    const by = played(game, [{ type: 'placeSpawn', spawn: 0, times: 2 }]);
    expect(spawnedIn(by.events)[0]?.figures).toHaveLength(2);
    expect(refused(game, { type: 'placeSpawn', spawn: 9 })).toEqual({
      code: 'noSuchSpawn',
      spawn: 9,
    });
    expect(refused(inScenario('3'), { type: 'placeSpawn', spawn: 1 }).code).toBe(
      'spawnHasNoFigures',
    );
  });

  test('[SPAWN-1] join the current round if the players spawn them', () => {
    const game = played(inScenario('3'), [
      { type: 'setInitiative', character: 'c1', leading: 10, second: 20 },
      { type: 'setInitiative', character: 'c2', leading: 11, second: 20 },
      { type: 'revealInitiatives' },
      { type: 'placeSpawn', spawn: 0 },
    ]).game;
    const { phase } = tableOf(game);
    const order = phase.name === 'turns' ? phase.order : [];
    const guards = order.find((block) => (block.id as string) === 'inox-guard');
    const [came] = monsters(game, 'inox-guard').filter((each) => each.origin === 'spawned');
    expect(guards?.turns.map((turn) => turn.figure)).toContain(came?.id);
  });
});

describe('round events of the book', () => {
  test('[REVEAL-1] reveal rooms in their round', () => {
    const rooms = (game: Game) =>
      tableOf(game)
        .rooms.filter((room) => room.revealed)
        .map(({ room }) => room);
    const first = inScenario('53');
    expect(rooms(first)).toEqual([1]);
    expect(rooms(roundEnded(first).game)).toEqual([1, 2]);
  });

  test('announce damage, victory and defeat without applying them', () => {
    const reminders = (scenario: string, round: number) =>
      roundEnded(atRound(inScenario(scenario), round)).events.flatMap((event) => {
        if (event.type === 'bookEndSaid') return [event.won ? 'win' : 'loss'];
        if (event.type !== 'bookDamageSaid') return [];
        const whom = event.to.kind === 'objective' ? event.to.name : event.to.kind;
        return [`damage ${String(event.amount)} ${whom}`];
      });
    expect(reminders('27', 10)).toContain('win');
    expect(reminders('27', 9)).not.toContain('win');
    expect(reminders('60', 12)).toEqual(expect.arrayContaining(['loss', 'damage 2 allFigures']));
    expect(reminders('60', 5)).toEqual([]);
    expect(reminders('60', 6)).toEqual(['damage 2 allFigures']);
  });

  test('give no card and no turn to types that rest in a round', () => {
    const game = inScenario('61');
    const types = new Set(monstersOf(tableOf(game)).map((monster) => monster.type as string));
    const acting = (round: number) => {
      const table = tableOf(
        played(atRound(game, round), [
          { type: 'setInitiative', character: 'c1', leading: 10, second: 20 },
          { type: 'setInitiative', character: 'c2', leading: 11, second: 20 },
          { type: 'revealInitiatives' },
        ]).game,
      );
      return table.phase.name === 'turns'
        ? table.phase.order.map((block) => block.id as string)
        : [];
    };
    const odd = ['ooze', 'giant-viper'].filter((type) => types.has(type));
    const even = ['flame-demon', 'frost-demon'].filter((type) => types.has(type));
    expect([...odd, ...even].length).toBeGreaterThan(0);
    for (const type of odd)
      expect([acting(1), acting(2)].map((ids) => ids.includes(type))).toEqual([true, false]);
    for (const type of even)
      expect([acting(1), acting(2)].map((ids) => ids.includes(type))).toEqual([false, true]);
    const resting = view(atRound(game, 2)).resting.filter(({ isResting }) => isResting);
    expect(resting.map(({ monster }) => monster)).toEqual(['ooze', 'giant-viper']);
  });
});

describe('stat overrides', () => {
  test('change a deck, an effect and hit points', () => {
    const [bear] = monsters(inScenario('54'), 'cave-bear');
    const stats = bear && statsOf(tableOf(inScenario('54')), CONTENT, bear);
    expect(stats?.attackEffects).toContain('poison');
    const cultists = played(inScenario('89'), [
      {
        type: 'addMonster',
        monster: 'cultist',
        rank: 'normal',
        standee: null,
        origin: 'placed',
        side: 'enemies',
        at: null,
      },
    ]).game;
    expect(
      tableOf(cultists).sleeves.find((each) => (each.type as string) === 'cultist')?.deck,
    ).toBe('cultist-scenario-89');
  });

  test('give demons more hit points per standing altar, and fewer when one falls', () => {
    const closed = inScenario('22');
    const rooms = tableOf(closed).rooms.filter((room) => !room.revealed);
    const open = played(
      closed,
      rooms.map(({ room }): PlainCommand => ({ type: 'revealRoom', room, by: null, anyway: true })),
    ).game;
    const demon = monstersOf(tableOf(open)).find((monster) => monster.type.endsWith('demon'));
    const altars = tableOf(open).figures.filter((figure) => figure.kind === 'objective').length;
    if (!demon || altars === 0) throw new Error('Scenario 22 has changed.');
    const type = CONTENT.monster(demon.type);
    const plain = type && monsterStats(type, 1, demon.rank);
    const now = statsOf(tableOf(open), CONTENT, demon);
    expect(now?.attack).toBe(Number(plain?.attack) + altars);
    expect(now?.move).toBe(Number(plain?.move) + Math.ceil(altars / 2));
    expect(demon.maxHitPoints).toBe(Number(plain?.hitPoints) + altars);

    const altar = tableOf(open).figures.find((figure) => figure.kind === 'objective');
    const { game: fewer } = played(open, [{ type: 'removeFigure', figure: altar?.id }]);
    const same = monstersOf(tableOf(fewer)).find((each) => each.id === demon.id);
    expect(same?.maxHitPoints).toBe(demon.maxHitPoints - 1);
    expect(same && statsOf(tableOf(fewer), CONTENT, same)?.attack).toBe(Number(now?.attack) - 1);
  });
});

describe('bookView', () => {
  test('shows goals, escorts and objectives in numbers of the party', () => {
    expect(view(inScenario('3')).goals).toMatchObject([
      { type: 'killCount', fallen: 0, monster: null, count: 10 },
    ]);
    const [hail] = view(inScenario('27')).objectives;
    expect(hail).toMatchObject({
      name: 'Hail',
      role: 'escort',
      hitPoints: 6,
      formula: '4+(2*L)',
      initiative: 99,
      inPlay: 1,
    });
    expect(view(inScenario('11')).allies).toEqual(['living-bones', 'living-corpse']);
    expect(view(inScenario('2')).startEffects).toHaveLength(1);
  });

  test('lists unknown parts instead of inventing them', () => {
    expect(view(inScenario('1')).seeBook).toEqual(['specialRules']);
    expect(view(inScenario('55')).seeBook).toContain('map');
    expect(view(inScenario('3')).seeBook).not.toContain('spawnHexes');
    expect(view(inScenario('49')).seeBook).toContain('spawnHexes');
    expect(view(inScenario('26')).seeBook).toContain('conditions');
    expect(view(inScenario('55')).seeBook).toEqual(
      expect.arrayContaining(['map', 'randomDungeon', 'specialRules']),
    );
  });

  test('hides spawns and objectives of closed rooms', () => {
    const game = inScenario('19');
    expect(view(game).spawns.every((spawn) => spawn.isHidden)).toBe(true);
    const open = played(game, [{ type: 'revealRoom', room: 3, by: null, anyway: true }]).game;
    expect(view(open).spawns[0]).toMatchObject({ isHidden: false, hasArrived: true });
    expect(view(inScenario('56')).objectives).toEqual([]);
  });

  test('works for every scenario and number of characters', () => {
    for (const { id } of CONTENT.scenarioIndex()) {
      const book = view(inScenario(id));
      expect(book.seeBook, id).toContain('specialRules');
      for (const { hitPoints } of book.objectives) expect(hitPoints ?? 1, id).toBeGreaterThan(0);
    }
  });
});
