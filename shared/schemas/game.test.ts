import { describe, expect, test } from 'vitest';
import { isGame, readGame, troubleWithGame } from './game';
import { aDeck, aGame, aMonster, aScenario, anObjective, aSummon } from '../testing/builders';

const GAME = aGame(aScenario({ figures: [aMonster(), aSummon(), anObjective()] }));

describe('readGame', () => {
  test('returns a game unchanged', () => {
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

  test.each([
    [['x2', 'x2'], '2 cards "x2", there are 1 at most'],
    [Array<string>(11).fill('curse'), '11 cards "curse", there are 10 at most'],
  ])('[DECK-1] [BLESS-2] rejects an impossible deck and names its place: %#', (cards, why) => {
    const [last, ...draw] = cards;
    const game = aGame(aScenario({ monsterDeck: aDeck(draw, { discard: [last] as never }) }));
    expect(readGame(game)).toBeNull();
    expect(troubleWithGame(game)).toContain(why);
    expect(troubleWithGame(game)).toContain('scenario.monsterDeck');
  });

  test('[BLESS-2] accepts a deck with all existing cards', () => {
    const most = { bless: 10, curse: 10, minus1: 15, x2: 1, null: 1 };
    const cards = Object.entries(most).flatMap(([card, n]) => Array<string>(n).fill(card));
    const game = aGame(aScenario({ monsterDeck: aDeck(cards) }));
    expect(readGame(game)).toEqual(game);
  });

  test('names the place of a problem', () => {
    expect(troubleWithGame(aGame(aScenario({ round: 0 })))).toContain('scenario.round');
  });
});

describe('isGame', () => {
  const figures = [aMonster(), aSummon(), anObjective()];
  const withFigures = (more: readonly unknown[]) =>
    aGame(aScenario({ figures: [...figures, ...more] as typeof figures }));

  test('agrees with readGame, even after checking the rest before', () => {
    const wrong = aMonster({ standee: 9, hitPoints: 0.5 });
    for (let time = 0; time < 3; time += 1) {
      expect(isGame(withFigures([]))).toBe(true);
      expect(isGame(withFigures([wrong]))).toBe(false);
    }
    expect(isGame({ ...withFigures([]), schema: 2 as never })).toBe(false);
    expect(isGame(aGame())).toBe(true);
  });

  test('rejects two figures with the same id, although each is valid', () => {
    expect(isGame(withFigures([]))).toBe(true);
    expect(isGame(withFigures([figures[0]]))).toBe(false);
  });
});
