/** German words of the set-up list. */
import type * as en from '../../en/print/fetching';
import type { Translation } from '../../wording/translation';

export const FETCH: Translation<typeof en.FETCH> = {
  title: 'Was zu holen ist',
  note: 'Für die offenen Räume. Wer dabeisteht, holt es; tauscht, wie ihr mögt.',
  whole: 'Ganzes Szenario',
  wholeNote: 'Zeigt, was hinter geschlossenen Türen liegt, für den, der aufbaut.',
  print: 'Drucken',
  mapNote:
    'Auf gestrichelten Feldern dürft ihr beginnen. Scheiben sind die Monster der offenen Räume: Gold mit Stern ist Elite.',
  mapOf: (scenario) => `Karte: ${scenario}`,
  by: (job, who) => (who === null ? job : `${job}: ${who}`),
  map: 'Karte',
  pieces: 'Plättchen und Marker',
  monsters: 'Aufsteller und Hüllen',
  decks: 'Decks',
  tiles: 'Kartenteile',
  doors: 'Türen',
  corridors: 'Gänge',
  overlays: {
    obstacle: 'Hindernisse',
    wall: 'Wände',
    trap: 'Fallen',
    hazardousTerrain: 'Gefährliches Gelände',
    difficultTerrain: 'Schwieriges Gelände',
    pressurePlate: 'Druckplatten',
  },
  money: 'Geldmarker',
  treasures: 'Schatzplättchen',
  treasure: (number) => (number === 'goal' ? 'Ziel' : String(number)),
  standees: (normal, elite, level) =>
    `${[...(normal > 0 ? [String(normal)] : []), ...(elite > 0 ? [`${elite} Elite`] : [])].join(' + ')}, Hülle auf Stufe ${level}`,
  later: 'Kommen später',
  objectives: 'Begleitete und Missionsziele',
  abilityDecks: 'Fähigkeitendecks',
  modifiers: 'Modifikatordecks',
  everyDeck: 'das der Monster und die aller Charaktere, gemischt',
  atStart: 'In das Deck jedes Charakters',
  startCards: (count, card) => `${count} × ${card === 'minus1' ? '−1' : 'Fluch'}`,
  times: (count, what) => (what === '' ? String(count) : `${count} × ${what}`),
  goal: 'Ziel',
  rules: 'Sonderregeln',
};
