/** German words of the sheets of a campaign: party, items, characters and their decks. */
import type { Translation } from '../../helpers/translation';
import type * as en from '../../en/print/printCampaign';
import { counted, withElement } from '../names/grammar';

export const CAMPAIGN_PRINT: Translation<typeof en.CAMPAIGN_PRINT> = {
  // party
  partyEmpty: 'Noch keine Charaktere. Die freien Reihen sind für die, die beitreten.',
  name: 'Name',
  class: 'Klasse',
  levelColumn: 'Stufe',
  experienceColumn: 'Erfahrung',
  experienceShort: 'EP',
  goldColumn: 'Gold',
  perksColumn: 'Vorteile',
  difficulty: 'Schwierigkeit',
  solo: 'Allein oder mit offenen Karten',
  yes: 'ja',
  no: 'nein',
  player: 'Spieler',
  world: 'Welt',
  retired: 'Im Ruhestand',
  globalAchievements: 'Globale Errungenschaften',
  partyAchievements: 'Errungenschaften der Gruppe',
  scenarios: 'Szenarien',
  number: 'Nr.',
  why: 'Warum',
  priceChange: (change) => `jeder Preis ${change} Gold`,
  reputationOf: (reputation, prices) =>
    prices === null ? reputation : `${reputation} (${prices})`,
  outOfOrder: 'Begonnen, obwohl die Voraussetzungen nicht erfüllt waren.',
  noItems: 'Der Laden hat keine Gegenstände.',
  slot: 'Platz',
  price: 'Preis',
  sellsFor: 'Verkauf für',
  stock: 'Im Laden',
  owners: 'Im Besitz von',
  stockOf: (stock, inGame) => `${stock} von ${inGame}`,
  shopIs: (level, prices) => `Wohlstand ${level}; ${prices}.`,
  unchangedPrices: 'Preise wie gedruckt',
  itemsFound: 'Gefunden: Baupläne und einzelne Exemplare',
  itemsOfCity: 'Aus Gloomhaven',
  perksOf: (have, may) => `${have} von ${may}`,
  perksColumnLong: 'Genommene Vorteile',
  itemMarks: (marks) => `${counted(marks, 'Kreis', 'Kreise')} markiert`,
  hand: 'Karten für ein Szenario',
  unlocked: 'Freigeschaltete Klassen',
  envelopes: 'Geöffnete Umschläge',
  prosperityOf: (level, marks, nextAt) =>
    `Stufe ${level}, ${counted(marks, 'Häkchen', 'Häkchen')}` +
    (nextAt === null ? '' : `, nächste Stufe bei ${nextAt}`),
  donatedOf: (donated, nextMark) =>
    nextMark === null
      ? String(donated)
      : `${donated}, nächstes Häkchen für Wohlstand bei ${nextMark}`,
  reputation: 'Ruf',
  prosperity: 'Wohlstand',
  donated: 'Gespendetes Gold',
  notes: 'Notizen',

  // characters
  nextLevel: (experience) => `nächste Stufe bei ${experience}`,
  handSize: 'Handkarten',
  perks: 'Vorteile',
  checkMarks: 'Häkchen',
  playedBy: (className, player) => `${className}, gespielt von ${player}`,
  questGoal: (goal, have, need, isReached) =>
    `${goal}: ${Math.min(have, need)} von ${need}${isReached ? ', erreicht' : ''}`,
  questLater: (goal) => `${goal} (nach dem Ziel davor)`,
  equipped: 'ausgerüstet',
  inTheBag: 'im Beutel',
  cardsChosen: 'Gewählte Karten (Stufe)',
  items: 'Gegenstände',
  quest: 'Persönliche Aufgabe',
  blankCharacter: 'Charakter',

  // decks
  monsterDeck: 'Monster',
  deckOf: (name) => name,
  cardsIn: (count) => counted(count, 'Karte', 'Karten'),
  drawn: 'Gezogen',

  withElement: (element, line) => `${withElement(element)}: ${line}`,
};
