/** German words of events and of the outcomes on their cards. */
import type * as en from '../../en/party/events';
import type { Translation } from '../../helpers/translation';
import { counted, listOf, oneOf } from '../names/grammar';
import { signed } from '../../helpers/phrases';

export const EVENT_STEP: Translation<typeof en.EVENT_STEP> = {
  title: { city: 'Stadtereignis', road: 'Straßenereignis' },
  when: {
    city: 'Bei der Rückkehr nach Gloomhaven, bevor ihr einkauft oder aufsteigt.',
    road: 'Vor der Reise zum Szenario, außer es ist mit dem letzten verbunden oder liegt in Gloomhaven.',
  },
  linkedTo: (scenario) =>
    `Dieses Szenario ist mit ${scenario} verbunden. Wenn ihr direkt von dort kommt, überspringt das Straßenereignis.`,
  linkedToCity: 'Dieses Szenario ist mit Gloomhaven verbunden: kein Straßenereignis.',
  design: 'Nummer des gezogenen Bauplans. Leer lassen, um zufällig zu ziehen.',
  lacking: (gold) => `Ihr habt zusammen ${gold} Gold, also verliert ihr nicht mehr als das.`,
  drew: 'Wir haben eine Karte gezogen',
  number: 'Nummer eurer Karte',
  draw: 'Oberste Karte ziehen',
  leaveOut: 'Ereignis überspringen',
  done: { city: 'Stadtereignis erledigt.', road: 'Straßenereignis erledigt.' },
  again: 'Noch eines ziehen',
  open: (deck, card) => `${deck} ${card}`,
  read: 'Lest die Vorderseite der Karte, entscheidet euch, dreht sie dann um.',
  options: 'Eure Wahl',
  option: (option) => `Möglichkeit ${option}`,
  applies: (when) => `Trifft zu: ${when}`,
  nothing: 'Keine Wirkung.',
  chooseOne: 'Wählt eines',
  who: (line) => `Charakter: ${line}`,
  shares: (line) => `Aufgeteilt: ${line}`,
  shareOf: (name) => `Gold von ${name}`,
  card: 'Danach die Karte',
  bottom: 'Unter den Stapel legen',
  removed: 'Aus dem Spiel entfernen',
  resolve: 'Anwenden',
  less: (line) => `Weniger: ${line}`,
  more: (line) => `Mehr: ${line}`,
  somethingElse: 'Anderes Ergebnis eingeben',
  byHand:
    'Überspringt jedes Ergebnis, das nicht eintritt. Gegenstände, Errungenschaften und alles Übrige ändert ihr selbst.',
};

export const EVENT_WHEN: Translation<typeof en.EVENT_WHEN> = {
  anyClass: (names) => `ein Charakter ist ${oneOf(names)}`,
  reputationMin: (reputation) => `Ruf ${signed(reputation)} oder mehr`,
  reputationMax: (reputation) => `Ruf ${signed(reputation)} oder weniger`,
  payGold: (gold) => `jeder von euch zahlt ${gold} Gold`,
  payCollectiveGold: 'ihr zahlt gemeinsam',
  payItem: (item) => `ein Charakter gibt ${item}`,
  otherwise: 'sonst',
};

export const EVENT_EFFECTS: Translation<typeof en.EVENT_EFFECTS> = {
  experience: (value) => `${signed(value)} Erfahrung für jeden von euch`,
  gold: (value) => `${signed(value)} Gold für jeden von euch`,
  checkMarks: (value) => `${signed(value)} Häkchen für jeden von euch`,
  collectiveGold: (value) => `${signed(value)} Gold für die Gruppe`,
  reputation: (value) => `Ruf ${signed(value)}`,
  prosperity: (value) => `Wohlstand ${signed(value)}`,
  payGold: (value) => `Jeder von euch zahlt ${value} Gold`,
  payCollectiveGold: (value) => `Zahlt zusammen ${value} Gold`,
  payItem: (item) => `Gebt ${item} ab`,
  item: (item) => `${item} erhalten`,
  itemDesign: (item) => `${item} in den Laden aufnehmen`,
  randomItemDesign: 'Einen zufälligen Bauplan in den Laden aufnehmen',
  achievement: (name) => `Errungenschaft: ${name}`,
  unlockScenario: (name) => `Szenario ${name} freischalten`,
  addEvent: {
    city: (card) => `Stadtereignis ${card} hinzufügen`,
    road: (card) => `Straßenereignis ${card} hinzufügen`,
  },
  startConditions: (names) => `Jeder Charakter beginnt mit ${listOf(names)}`,
  startDamage: (value) => `Jeder Charakter beginnt mit ${value} Schaden`,
  startDiscard: (value) =>
    `Jeder Charakter wirft zu Beginn ${counted(value, 'Karte', 'Karten')} ab`,
  minusOneCards: (value) => `Einer von euch beginnt mit ${counted(value, '−1-Karte', '−1-Karten')}`,
  consumeItem: (slot, count, together) =>
    `${together ? 'Zusammen verbraucht ihr' : 'Jeder von euch verbraucht'} zu Beginn ${count} × ${slot}`,
};
