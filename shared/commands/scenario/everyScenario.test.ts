/** Every printed scenario with every number of characters: opened to the last room and played. */
import { describe, expect, test } from 'vitest';
import { readGame } from '../../schemas/game';
import { bookView } from '../../rules/book/bookView';
import { monstersOf } from '../../rules/figures/figures';
import { figuresOf } from '../../rules/book/spawns/spawns';
import type { Game, Scenario } from '../../state';
import { CONTENT, played, tableOf, type PlainCommand, type PlayedTable } from '../../testing/play';
import { expectDistinct, expectSame, expectTrue } from '../../testing/assertSame';
import { seeded } from '../../testing/seeded';
import { apply, EMPTY_GAME } from '../apply';
import { isInRounds } from '../../content/rooms';

const PARTY = ['brute', 'scoundrel', 'spellweaver', 'tinkerer'] as const;

function started(scenario: string, players: number): Game {
  const members = PARTY.slice(0, players);
  return played(EMPTY_GAME, [
    { type: 'newCampaign', name: 'All of them' },
    ...members.map((id): PlainCommand => {
      return { type: 'addCharacter', class: id, name: id, level: 1 };
    }),
    {
      type: 'startScenario',
      scenario,
      characters: members.map((_, index) => `c${String(index + 1)}`),
      level: 1,
      anyway: true,
    },
  ]).game;
}

/** The game after a door was opened; unchanged if it is open already or out of reach. */
function opened(game: Game, door: number): Game {
  const result = apply(
    game,
    { type: 'openDoor', door, by: null, anyway: true },
    seeded(1),
    CONTENT,
  );
  if (result.ok) return result.value.next;
  const { code } = result.refusal;
  expectTrue(['doorIsOpen', 'noSuchDoor'].includes(code), `door ${String(door)}: ${code}`);
  return game;
}

/** All figures pass; the round ends. */
function playRound(game: Game): PlayedTable {
  const { figures } = tableOf(game);
  const cards = figures.flatMap((figure, index): readonly PlainCommand[] =>
    figure.kind === 'character' && !figure.exhausted
      ? [{ type: 'setInitiative', character: figure.id, leading: 20 + index, second: 60 }]
      : [],
  );
  const revealed = played(game, [...cards, { type: 'revealInitiatives' }]).game;
  const { phase } = tableOf(revealed);
  if (phase.name !== 'turns') throw new Error('No turns are running.');
  const [first] = phase.order;
  return played(revealed, [
    { type: 'startTurn', figure: first?.turns[0]?.figure },
    ...phase.order.map((block): PlainCommand => ({ type: 'endBlock', block: block.id })),
    { type: 'endRound' },
  ]);
}

const roundPlayed = (game: Game): Game => playRound(game).game;

function expectSound(game: Game, where: string): void {
  const scenario = tableOf(game);
  expectDistinct(
    scenario.figures.map(({ id }) => id),
    `figures in ${where}`,
  );
  for (const { id, hitPoints, maxHitPoints } of scenario.figures) {
    expectTrue(hitPoints > 0 && hitPoints <= maxHitPoints, `${where}: hit points of ${id}`);
  }
  for (const monster of monstersOf(scenario)) {
    const type = CONTENT.monster(monster.type);
    const base = type?.variantOf === undefined ? type : CONTENT.monster(type.variantOf);
    expectTrue(monster.standee <= (base?.standees ?? 0), `${where}: standee of ${monster.id}`);
  }
  const seeBook = bookView(scenario, CONTENT)?.seeBook ?? [];
  expectTrue(seeBook.includes('specialRules'), `${where}: its rules are in the book`);
}

/** The same, and a save can be written and read. */
function expectWhole(game: Game, where: string): void {
  expectSound(game, where);
  expectSame(readGame(JSON.parse(JSON.stringify(game))), game, where);
}

/** Figures that the book's rooms and doors add for this number of characters. */
function listedIn(scenario: Scenario, players: number): number {
  const printed = CONTENT.scenario(scenario.scenario);
  const open = (printed?.rooms ?? []).filter(({ room }) =>
    scenario.rooms.some((each) => each.room === room && each.revealed),
  );
  const inRooms = open
    .flatMap((room) => room.monsters)
    .filter((each) => !each.disputed && each.ranks[players - 2] !== null);
  return inRooms.length;
}

describe('every printed scenario', () => {
  test.each([2, 3, 4])('starts and can be played with %i characters', (players) => {
    for (const { id } of CONTENT.scenarioIndex()) {
      let game = roundPlayed(started(id, players));
      expectWhole(game, `${id} with ${String(players)}`);
      for (const { room } of tableOf(game).rooms) {
        const isOpen = tableOf(game).rooms.some((each) => each.room === room && each.revealed);
        if (isOpen) continue;
        game = played(game, [{ type: 'revealRoom', room, by: null, anyway: true }]).game;
        expectSound(game, `${id} with ${String(players)}, room ${String(room)}`);
      }
      expect(
        tableOf(game).rooms.every((room) => room.revealed),
        id,
      ).toBe(true);
      for (let round = 0; round < 2; round += 1) game = roundPlayed(game);
      expectWhole(game, `${id} with ${String(players)}, later`);
      const view = bookView(tableOf(game), CONTENT);
      expect(
        view?.spawns.filter((spawn) => spawn.isHidden),
        id,
      ).toEqual([]);
      const ofRooms = monstersOf(tableOf(game)).filter((each) => each.origin !== 'spawned');
      expect(ofRooms.length, id).toBeLessThanOrEqual(listedIn(tableOf(game), players));
    }
  });

  test('[REVEAL-1] every door opens, and every room is behind a door or revealed by a rule', () => {
    for (const { id } of CONTENT.scenarioIndex()) {
      const printed = CONTENT.scenario(id);
      if (!printed?.map) continue;
      let game = started(id, 4);
      const doors = printed.map.doors.flatMap(({ kind }, door) =>
        kind === 'corridor' ? [] : door,
      );
      // A door counts only once an adjacent room is open, so the last room may open with the last
      // attempt.
      const tries = doors.flatMap(() => doors);
      game = tries.reduce((next, door) => opened(next, door), game);
      expectWhole(game, `${id}, every door`);
      const closed = tableOf(game).rooms.filter(({ revealed }) => !revealed);
      const byBook = new Set((printed.reveals ?? []).flatMap(({ rooms }) => rooms));
      // Figures that come later without a room of their own have no door.
      const withTiles = new Set(
        printed.rooms.filter((each) => each.tile !== null).map((r) => r.room),
      );
      const lost = closed.filter(({ room }) => withTiles.has(room) && !byBook.has(room));
      expect(lost, id).toEqual([]);
    }
  });

  test('[SPAWN-1] spawns by round arrive in their rounds only', () => {
    for (const { id } of CONTENT.scenarioIndex()) {
      const printed = CONTENT.scenario(id);
      const timed = (printed?.spawns ?? []).filter(
        (spawn) => spawn.rounds && !spawn.when && !spawn.afterReveal && spawn.timing === 'end',
      );
      if (!printed || timed.length === 0) continue;
      let game = started(id, 4);
      for (let round = 1; round <= 4; round += 1) {
        const due = timed
          .filter((spawn) => spawn.rounds && isInRounds(spawn.rounds, round))
          .reduce((sum, spawn) => sum + figuresOf(spawn, { players: 4 }).length, 0);
        const { game: next, events } = playRound(game);
        const came = events.reduce((sum, event) => {
          if (event.type === 'spawned') return sum + event.figures.length;
          // The box has a limited number of standees.
          return event.type === 'standeesRanOut' ? sum + event.missing : sum;
        }, 0);
        expect(came, `${id}, round ${String(round)}`).toBe(due);
        game = next;
      }
    }
  });

  test('[SPAWN-1] damage at the end of turns is announced for characters and summons', () => {
    const revealed = played(started('51', 2), [
      { type: 'setInitiative', character: 'c1', leading: 1, second: 2 },
      { type: 'setInitiative', character: 'c2', leading: 2, second: 3 },
      { type: 'revealInitiatives' },
      { type: 'startTurn', figure: 'c1' },
    ]).game;
    const { events } = played(revealed, [{ type: 'endTurn', figure: 'c1' }]);
    expect(events).toContainEqual({
      type: 'bookDamageSaid',
      amount: 2,
      to: { kind: 'figure', figure: 'c1' },
      rule: 'SPAWN-1',
    });
    const plain = played(
      played(started('1', 2), [
        { type: 'setInitiative', character: 'c1', leading: 1, second: 2 },
        { type: 'setInitiative', character: 'c2', leading: 2, second: 3 },
        { type: 'revealInitiatives' },
        { type: 'startTurn', figure: 'c1' },
      ]).game,
      [{ type: 'endTurn', figure: 'c1' }],
    );
    expect(plain.events.filter(({ type }) => type === 'bookDamageSaid')).toEqual([]);
  });
});
