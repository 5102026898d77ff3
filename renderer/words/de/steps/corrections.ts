/** German words of manual corrections. */
import type * as en from '../../en/steps/corrections';
import type { Translation } from '../../helpers/translation';
import { listOf } from '../names/grammar';
import { ITEM_STATES } from '../party/items';
import { inMinutes } from '../../helpers/phrases';
import { ELEMENT_STATE_NAMES } from '../table/table';

export const FIELD_NAMES: Translation<typeof en.FIELD_NAMES> = {
  absent: 'abwesend',
  blessed: 'Spende',
  campaignName: 'Name der Kampagne',
  cards: 'Karten (Hand/abgelegt/verloren/aktiv)',
  checkMarks: 'Häkchen',
  donated: 'Spenden an das Heiligtum',
  experience: 'Erfahrung',
  extraPerks: 'zusätzliche Vorteile',
  gold: 'Gold',
  hitPoints: 'Trefferpunkte',
  initiative: 'Initiative',
  itemCopies: 'Stückzahl eines Gegenstands',
  level: 'Stufe',
  maxHitPoints: 'höchste Trefferpunkte',
  money: 'Geldmarker',
  monster: 'Rang und Nummer',
  name: 'Name',
  player: 'Spieler',
  prosperity: 'Wohlstand',
  reputation: 'Ruf',
  round: 'Runde',
  scenarioLevel: 'Szenario- und Monsterstufe',
  sleeveLevel: 'Stufe des Bogens',
  treasure: 'Schatz',
  unlockedClass: 'freie Klasse',
};

export const VALUE_NAMES: Translation<typeof en.VALUE_NAMES> = {
  ...ELEMENT_STATE_NAMES,
  ...ITEM_STATES,
  '': 'nichts',
  yes: 'ja',
  no: 'nein',
  open: 'frei',
  locked: 'gesperrt',
};

export const CORRECTED: Translation<typeof en.CORRECTED> = {
  perks: 'Vorteile geändert.',
  kept: (names) =>
    `Diese Werte habt ihr selbst gesetzt. Sie haben sich nicht mit der Stufe geändert: ${listOf(names)}.`,
  sleeve: (name) => `Der Bogen von ${name} ist entfernt.`,
  put: (amount) => `Auf den Tisch gelegt: ${amount}.`,
  taken: (amount) => `Vom Tisch genommen: ${amount}.`,
  playTime: (by) => `Manuell geändert: Spielzeit ${inMinutes(by)}.`,
  byHand: (what, from, to) => `Manuell geändert: ${what} von ${from} auf ${to}.`,
};
