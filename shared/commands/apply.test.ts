import { describe, expect, test } from 'vitest';
import { readGame, troubleWithGame } from '../schemas/game';
import { CONTENT, inScenario, inTurns, party, played, refused, tableOf } from '../testing/play';
import { noChance } from '../testing/scripted';
import { seeded } from '../testing/seeded';
import { apply, EMPTY_GAME } from './apply';
import { rowOf } from './commands';
import { SHAPES, type Command, type CommandType } from './shapes';

describe('apply', () => {
  test('accepts a game without a campaign', () => {
    expect(troubleWithGame(EMPTY_GAME)).toBeNull();
    expect(refused(EMPTY_GAME, { type: 'renameCampaign', name: 'Us' })).toEqual({
      code: 'noCampaign',
    });
    expect(refused(party(), { type: 'newCampaign', name: 'Again' })).toEqual({
      code: 'campaignAlreadyBegun',
    });
  });

  test('plays a round from the reveal to the next card selection', () => {
    const { game, events } = played(inTurns([10, 90]), [
      { type: 'startTurn', figure: 'c1' },
      { type: 'endTurn', figure: 'c1' },
      { type: 'endBlock', block: 'bandit-guard' },
      { type: 'endTurn', figure: 'c2' },
      { type: 'endRound' },
    ]);

    const { round, phase, figures } = tableOf(game);
    expect({ round, phase }).toEqual({ round: 2, phase: { name: 'selectCards' } });
    expect(figures.every((f) => f.kind !== 'character' || f.initiative === null)).toBe(true);
    expect(events.filter((event) => event.type === 'turnStarted')).toHaveLength(5);
    expect(readGame(JSON.parse(JSON.stringify(game)))).toEqual(game);
  });

  test('shares unchanged parts between the old and the new game', () => {
    const before = inScenario();
    const after = played(before, [{ type: 'infuse', element: 'fire' }]).game;

    expect(after.campaign).toBe(before.campaign);
    expect(tableOf(after).figures).toBe(tableOf(before).figures);
    expect(tableOf(after).monsterDeck).toBe(tableOf(before).monsterDeck);
  });

  test('uses randomness only to shuffle and to number standees', () => {
    const random = noChance;
    const game = played(inTurns(), [{ type: 'startTurn', figure: 'c1' }], random).game;
    const command = { type: 'drawModifier', deck: 'monsters' } as const;
    expect(apply(game, command, random, CONTENT).ok).toBe(true);
  });

  const inScenarioOnly = (Object.keys(SHAPES) as CommandType[]).filter(
    (type) => rowOf({ type }).in !== 'campaign',
  );
  test.each(inScenarioOnly)('refuses %s without a scenario', (type) => {
    // Opening a door fails without a scenario, before any other field is checked.
    const result = apply(party(), { type } as Command, seeded(1), CONTENT);
    expect(result).toEqual({ ok: false, refusal: { code: 'noScenario' } });
  });
});
