/** German words of the numbers on printed stat sleeves. */
import type * as en from '../../en/print/printStats';
import type { Translation } from '../../wording/translation';
import { listOf } from '../names/grammar';

export const STAT_WORDS: Translation<typeof en.STAT_WORDS> = {
  flying: 'Fliegt',
  shield: (value) => `Schild ${value}`,
  retaliate: (value) => `Vergeltung ${value}`,
  retaliateFar: (value, range) => `Vergeltung ${value} (Reichweite ${range})`,
  advantage: 'Vorteil',
  attackersGainDisadvantage: 'Angreifer haben Nachteil',
  canOpenDoors: 'Öffnet Türen',
  immune: (to) => `Immun: ${listOf(to)}`,

  perAltar: (change, isDown) =>
    `für jeden Altar, der noch steht: ${change}, ${isDown ? 'abgerundet' : 'aufgerundet'}`,
  inThisScenario: (change) => `in diesem Szenario: ${change}`,
  hitPointsBy: (change) => `${change} Trefferpunkte`,
  hitPointsDoubled: 'Trefferpunkte verdoppelt',
  attackBy: (change) => `${change} Angriff`,
  moveBy: (change) => `${change} Bewegung`,
  rangeBy: (change, ifRanged) => `${change} Reichweite${ifRanged ? ', falls im Fernkampf' : ''}`,
  addsEffect: (effect) => `Angriffe bringen ${effect}`,

  untilHealed: (condition) => `${condition} (bis zur Heilung)`,
  toNextTurn: (condition) => `${condition} (bis zum Ende des nächsten Zuges)`,
  toTurnAfter: (condition) => `${condition} (bis zum Ende des Zuges nach diesem)`,
  withReach: (bonus, range) => `${bonus}, Reichweite ${range}`,
  thisRound: (bonus) => `${bonus} (diese Runde)`,
  untilRemoved: (bonus) => `${bonus} (bis zum Entfernen)`,
};

export const VARIABLES: Translation<typeof en.VARIABLES> = {
  hexesMovedThisTurn: 'Felder, die es in diesem Zug gegangen ist',
  vermlingScoutsPresent: 'Vermling Scouts auf der Karte',
};
