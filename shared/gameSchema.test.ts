import { describe, expect, test } from 'vitest';
import { readGame, troubleWithGame } from './gameSchema';
import { aGame, aMonster, aScenario, anObjective, aSummon } from './testing/builders';

const GAME = aGame(aScenario({ figures: [aMonster(), aSummon(), anObjective()] }));

describe('readGame', () => {
  test('gives a game back as it is', () => {
    expect(readGame(JSON.parse(JSON.stringify(GAME)))).toEqual(GAME);
    expect(readGame(aGame())).toEqual(aGame());
  });

  test.each([
    ['nothing', null],
    ['a list', []],
    ['another schema', { ...GAME, schema: 2 }],
    ['one thing too many', { ...GAME, more: 1 }],
    ['no campaign', { schema: 1, scenario: null }],
    ['a level of 8', aGame(aScenario({ level: 8 }))],
    ['half a hit point', aGame(aScenario({ figures: [aMonster({ hitPoints: 0.5 })] }))],
    [
      'a card that is none',
      aGame(
        aScenario({
          monsterDeck: { draw: ['joker'], discard: [], shuffleAtEndOfRound: false } as never,
        }),
      ),
    ],
  ])('reads %s as no game', (_, input) => {
    expect(readGame(input)).toBeNull();
    expect(troubleWithGame(input)).not.toBeNull();
  });

  test('tells the place of the trouble', () => {
    expect(troubleWithGame(aGame(aScenario({ round: 0 })))).toContain('scenario.round');
  });
});
