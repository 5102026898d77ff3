/** German words of what is counted in a scenario. */
import type * as en from '../../en/table/counts';
import type { Translation } from '../../helpers/translation';
import { upperFirst } from '../../helpers/phrases';

export const COUNTED: Translation<typeof en.COUNTED> = {
  cardsInHandAndDiscard: 'Karten auf der Hand und abgelegt',
  experienceGained: 'gewonnene Erfahrung',
  hitPoints: 'Trefferpunkte',
  treasuresLooted: 'geplünderte Schätze',
  alliedCharactersExhausted: 'andere erschöpfte Charaktere',
  moneyTokensLooted: 'geplünderte Geldmarker',
  moneyTokensAndTreasuresLooted: 'geplünderte Geldmarker und Schätze',
  kill: 'getötete Monster',
  traps: 'Fallen in deinen Zügen ausgelöst oder entschärft',
  rooms: 'in deinen Zügen geöffnete Türen',
  eliteKills: 'getötete Elitemonster',
  undamagedKills: 'unverletzte Monster mit einem Angriff getötet',
  otherKills: 'ohne Angriff getötete Monster',
  itemUses: 'eingesetzte Gegenstände',
  overkill: 'höchster Schaden über einen Tod hinaus',
  firstKills: 'erstes getötetes Monster des Szenarios',
  emptyRounds: 'Runden, die ohne Monster begannen',
  timesBelowHalf: 'Abfall unter die Hälfte der Trefferpunkte',
  longRests: 'lange Rasten',
  shortRests: 'kurze Rasten',
};

export const COUNTS: Translation<typeof en.COUNTS> = {
  title: 'In diesem Szenario gezählt',
  hint: 'Kampfziele, persönliche Aufgaben und Statistik lesen diese Zahlen. Spätere Ereignisse zählen dazu.',
  none: 'Noch kein Monster getötet.',
  kills: (monster, rank) => `Getötet: ${monster}${rank === 'elite' ? ' (Elite)' : ''}`,
  add: 'Getötetes Monster hinzufügen',
  goal: (what, { low, high }, { least, most }) => {
    const value =
      high === low ? `${low}` : high === null ? `${low} oder mehr` : `${low} bis ${high}`;
    const limits = [
      ...(least === null ? [] : [`mindestens ${least} nötig`]),
      ...(most === null ? [] : [most === 0 ? 'keine erlaubt' : `höchstens ${most} erlaubt`]),
    ];
    return `${upperFirst(what)}: ${[value, ...limits].join(', ')}`;
  },
  standing: { met: 'Bisher erreicht.', missed: 'Bisher verfehlt.', open: 'Das wisst nur ihr.' },
  asked: 'Standee kann dieses Kampfziel nicht zählen: Wähle, wie es ausging.',
};
