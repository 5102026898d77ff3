/** German words of events and of the outcomes on their cards. */
import type * as en from '../../en/party/events';
import type { Translation } from '../../helpers/translation';
import { counted, listOf, oneOf } from '../names/grammar';
import { signed } from '../../helpers/phrases';

export const EVENT_STEP: Translation<typeof en.EVENT_STEP> = {
  title: { city: 'Stadtereignis', road: 'Straßenereignis' },
  when: {
    city: 'Auf dem Rückweg in die Stadt, bevor etwas gekauft oder jemand aufgestiegen ist.',
    road: 'Vor dem Aufbruch, außer das Szenario ist mit dem letzten verbunden oder liegt in der Stadt.',
  },
  linkedTo: (scenario) =>
    `Es ist mit ${scenario} verbunden: Geht ihr von dort gleich weiter, kommt kein Straßenereignis.`,
  linkedToCity: 'Es ist mit der Stadt verbunden: Es kommt kein Straßenereignis.',
  drew: 'Wir haben sie gezogen',
  number: 'Nummer eurer Karte',
  draw: 'Oberste Karte ziehen',
  leaveOut: 'Diesmal kein Ereignis',
  done: { city: 'Das Stadtereignis ist erledigt.', road: 'Das Straßenereignis ist erledigt.' },
  again: 'Noch eines',
  open: (deck, card) => `${deck} ${card}`,
  read: 'Lest die Vorderseite der Karte, entscheidet euch, dreht sie dann um.',
  options: 'Eure Wahl',
  option: (option) => `Möglichkeit ${option}`,
  applies: (when) => `Es gilt: ${when}`,
  nothing: 'Nichts geschieht.',
  chooseOne: 'Eines davon',
  who: (line) => `Wer: ${line}`,
  shares: (line) => `Verteilt: ${line}`,
  shareOf: (name) => `Gold von ${name}`,
  card: 'Danach die Karte',
  bottom: 'Zurück nach unten',
  removed: 'Aus dem Spiel',
  resolve: 'Das geschieht',
  less: (line) => `Weniger: ${line}`,
  more: (line) => `Mehr: ${line}`,
  somethingElse: 'Etwas anderes ist geschehen',
  byHand:
    'Lasst eine Zeile weg, wo sie nicht eintritt. Gegenstände, Erfolge und alles Übrige ändert ihr von Hand.',
};

export const EVENT_WHEN: Translation<typeof en.EVENT_WHEN> = {
  anyClass: (names) => `jemand ist ${oneOf(names)}`,
  reputationMin: (reputation) => `Ruf ${signed(reputation)} oder mehr`,
  reputationMax: (reputation) => `Ruf ${signed(reputation)} oder weniger`,
  payGold: (gold) => `jeder von euch zahlt ${gold} Gold`,
  payCollectiveGold: 'ihr zahlt gemeinsam',
  payItem: (item) => `jemand gibt ${item}`,
  otherwise: 'sonst',
};

export const EVENT_EFFECTS: Translation<typeof en.EVENT_EFFECTS> = {
  experience: (value) => `${signed(value)} Erfahrung für jeden von euch`,
  gold: (value) => `${signed(value)} Gold für jeden von euch`,
  checkMarks: (value) => `${signed(value)} Häkchen für jeden von euch`,
  collectiveGold: (value) => `${signed(value)} Gold für alle zusammen`,
  reputation: (value) => `Ruf ${signed(value)}`,
  prosperity: (value) => `Wohlstand ${signed(value)}`,
  payGold: (value) => `Jeder von euch zahlt ${value} Gold`,
  payCollectiveGold: (value) => `Ihr zahlt zusammen ${value} Gold`,
  payItem: (item) => `${item} hergeben`,
  item: (item) => `${item} erhalten`,
  itemDesign: (item) => `Der Laden bekommt ${item}`,
  randomItemDesign: 'Der Laden bekommt einen zufälligen Bauplan',
  achievement: (name) => `Errungenschaft: ${name}`,
  unlockScenario: (name) => `Szenario ${name} öffnet sich`,
  addEvent: {
    city: (card) => `Stadtereignis ${card} kommt dazu`,
    road: (card) => `Straßenereignis ${card} kommt dazu`,
  },
  startConditions: (names) => `Alle beginnen mit ${listOf(names)}`,
  startDamage: (value) => `Alle beginnen mit ${value} Schaden`,
  startDiscard: (value) => `Alle werfen zu Beginn ${counted(value, 'Karte', 'Karten')} ab`,
  minusOneCards: (value) => `Einer von euch beginnt mit ${counted(value, '−1-Karte', '−1-Karten')}`,
  consumeItem: (slot, count, together) =>
    `${together ? 'Zusammen verbraucht ihr' : 'Jeder von euch verbraucht'} zu Beginn ${count} × ${slot}`,
};
