/** Words of the numbers on printed stat sleeves. */
import { listOf } from '../names/grammar';

export const STAT_WORDS = {
  flying: 'Flying',
  shield: (value: string) => `Shield ${value}`,
  retaliate: (value: string) => `Retaliate ${value}`,
  retaliateFar: (value: string, range: number) => `Retaliate ${value} (range ${range})`,
  advantage: 'Advantage',
  attackersGainDisadvantage: 'Attackers have disadvantage',
  canOpenDoors: 'Opens doors',
  immune: (to: readonly string[]) => `Immune: ${listOf(to)}`,

  perAltar: (change: string, isDown: boolean) =>
    `for each altar that stands: ${change}, rounded ${isDown ? 'down' : 'up'}`,
  inThisScenario: (change: string) => `in this scenario: ${change}`,
  hitPointsBy: (change: string) => `${change} hit points`,
  hitPointsDoubled: 'hit points doubled',
  attackBy: (change: string) => `${change} attack`,
  moveBy: (change: string) => `${change} move`,
  rangeBy: (change: string, ifRanged: boolean) => `${change} range${ifRanged ? ' if ranged' : ''}`,
  addsEffect: (effect: string) => `attacks add ${effect}`,

  untilHealed: (condition: string) => `${condition} (until healed)`,
  toNextTurn: (condition: string) => `${condition} (to the end of its next turn)`,
  toTurnAfter: (condition: string) => `${condition} (to the end of the turn after this one)`,
  withReach: (bonus: string, range: number) => `${bonus}, range ${range}`,
  thisRound: (bonus: string) => `${bonus} (this round)`,
  untilRemoved: (bonus: string) => `${bonus} (until removed)`,
};

export const VARIABLES: Readonly<Record<string, string>> = {
  hexesMovedThisTurn: 'hexes it moved this turn',
  vermlingScoutsPresent: 'Vermling Scouts on the map',
};
