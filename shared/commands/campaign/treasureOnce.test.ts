import { expect, test } from 'vitest';
import type { Game } from '../../state';
import { inScenario, party, played, tableOf, type PlainCommand } from '../../testing/play';

const START: PlainCommand = {
  ...{ type: 'startScenario', scenario: '4', characters: ['c1', 'c2'], level: null },
  anyway: true,
};
const OPEN = [2, 3, 4].map((room): PlainCommand => {
  return { type: 'revealRoom', room, by: null, anyway: true };
});

const treasureOf = (game: Game) =>
  tableOf(game).tokens.find((each) => each.kind === 'treasure' && each.treasure === 46);

/** Scenario 4 was left, with its numbered treasure looted. */
function lootedAndLeft(): Game {
  const open = played(inScenario('4'), OPEN).game;
  const treasure = treasureOf(open);
  if (!treasure) throw new Error('Treasure 46 is in scenario 4.');
  return played(open, [
    { type: 'lootTokens', figure: 'c1', tokens: [treasure.id] },
    { type: 'finishScenario', won: true },
    { type: 'leaveScenario' },
  ]).game;
}

test('[REWARD-3] a treasure looted in a scenario is not there when it is played again', () => {
  const left = lootedAndLeft();
  expect(left.campaign.party.treasures).toContain(46);
  expect(treasureOf(played(left, [START, ...OPEN]).game)).toBeUndefined();
});

test('[REWARD-3] a treasure that was noted by mistake is there again once that is corrected', () => {
  const corrected = played(lootedAndLeft(), [
    { type: 'noteTreasure', treasure: 46, looted: false },
    START,
    ...OPEN,
  ]).game;
  expect(treasureOf(corrected)).toBeDefined();
});

test('[REWARD-3] a treasure is there in another campaign', () => {
  lootedAndLeft();
  expect(treasureOf(played(party(), [START, ...OPEN]).game)).toBeDefined();
});
