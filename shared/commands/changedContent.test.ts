import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentFrom, scenarioFile, type Content } from '../content/content';
import type { ScenarioContent } from '../content/types';
import { troubleWithGame } from '../schemas/game';
import type { Game } from '../state';
import { shippedFile } from '../testing/content';
import { CONTENT, inScenario } from '../testing/play';
import { randomCommand } from '../testing/randomCommands';
import { seeded } from '../testing/seeded';
import { apply } from './apply';

const SCENARIO = '1';

/** The printed content with another first scenario; null = it is missing. */
function contentWith(scenario: ScenarioContent | null): Content {
  return contentFrom((file) => {
    if (file === scenarioFile(SCENARIO)) return scenario ?? undefined;
    const parsed = shippedFile(file);
    if (file !== 'scenarioIndex.json' || scenario) return parsed;
    return (parsed as readonly { id: string }[]).filter(({ id }) => id !== SCENARIO);
  });
}

function cutDown(): ScenarioContent {
  const printed = CONTENT.scenario(SCENARIO);
  if (!printed?.map) throw new Error('no map');
  const { map, rooms } = printed;
  return {
    ...printed,
    rooms: rooms.slice(0, 1).map((room) => ({ ...room, adjacent: [], monsters: [] })),
    map: { ...map, tiles: map.tiles.slice(0, 1), doors: [], overlays: [] },
  };
}

function playedOn(game: Game, content: Content, seed: number, commands: number): Game {
  const random = seeded(seed);
  let now = game;
  for (let index = 0; index < commands; index += 1) {
    const answer = apply(now, randomCommand(now, random), random, content);
    if (answer.ok) now = answer.value.next;
  }
  return now;
}

/** Undo leads back into custom scenarios that have since been changed or deleted. */
describe('a running scenario with changed content', () => {
  test.each([
    ['is gone', null],
    ['has lost its rooms, doors and overlays', cutDown()],
    ['has lost its map', { ...cutDown(), map: null }],
  ])('stays valid if its content %s', (_, scenario) => {
    const other = contentWith(scenario);
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const begun = playedOn(inScenario(SCENARIO, seed), CONTENT, seed, 40);
        const after = playedOn(begun, other, seed + 1, 60);
        expect(troubleWithGame(after)).toBeNull();
      }),
      { numRuns: 25 },
    );
  });
});
