import type * as en from '../../en/party/summary';
import type { Translation } from '../../helpers/translation';
import { counted } from '../names/grammar';
import { signed } from '../../helpers/phrases';

export const SUMMARY: Translation<typeof en.SUMMARY> = {
  title: (won, scenario) => `${won ? 'Gewonnen' : 'Verloren'}: ${scenario}`,
  description:
    'Alles kommt als ein Schritt auf die Bögen, sobald du es anwendest. Jede Zeile lässt sich ändern.',
  result: 'Wie es ausging',
  won: 'Gewonnen',
  lost: 'Verloren',
  victory: 'Sieg',
  defeat: 'Niederlage',
  rounds: (count) => (count === 1 ? 'Runde' : 'Runden'),
  casual:
    'Gelegenheitsspiel: Die Kampagne bleibt, wie sie ist; Erfahrung, Gold und Häkchen werden behalten.',
  outOfOrder: 'Es wurde begonnen, obwohl die Kampagne es nicht erlaubt.',
  party: 'Gruppe und Welt',
  nothing: 'Nichts.',
  apply: 'Anwenden und Tisch räumen',
  cancel: 'Zurück zum Tisch',
  amount: (label, owner, source) => [label, owner, source].filter(Boolean).join(', '),
  take: 'genommen',
  offer: (label, amount) => `${label} ${signed(amount)}: dies wählen`,
  who: (label) => `Wer erhält ${label}`,
  nobody: 'Niemand',
  choose: (label) => `Wähle: ${label}`,
  notChosen: 'Noch nicht gewählt',
  drawnDesign: 'Nummer des Bauplans, den ihr gezogen habt; leer = zufällig',
  drawnScenario: 'Nummer des Szenarios, das ihr gezogen habt; leer = ihr vermerkt es später',
  why: (rule) => `Regel ${rule}`,
  total: (what, before, after) => `${NUMBERS[what]} ${before} → ${after}`,
  course: (before, after) => `${before} → ${after}`,
  inAll: 'Zusammen',
  totals: (name) => `${name} insgesamt`,
  levelUp: (level) => `genug für Stufe ${level}`,
  back: 'Wie ausgerechnet',
  backLong: (label) => `${label}: wie ausgerechnet`,
};

export const NUMBERS: Translation<typeof en.NUMBERS> = {
  experience: 'Erfahrung',
  gold: 'Gold',
  checkMarks: 'Häkchen',
  quest: 'Persönliche Aufgabe',
  reputation: 'Ruf',
  prosperity: 'Wohlstand',
};

export const THINGS: Translation<typeof en.THINGS> = {
  item: ({ item }, names) => names.item(item),
  itemDesign: ({ item }, names) => `Bauplan: ${names.item(item)}`,
  randomDesign: ({ item }, names) =>
    item === null ? 'Ein zufälliger Bauplan' : `Bauplan: ${names.item(item)}`,
  randomScenario: ({ scenario }, names) =>
    scenario === null ? 'Ein zufälliges Nebenszenario' : `Szenario ${names.scenario(scenario)}`,
  globalAchievement: ({ achievement }, names) =>
    `Globale Errungenschaft: ${names.achievement(achievement)}`,
  partyAchievement: ({ achievement }, names) =>
    `Errungenschaft der Gruppe: ${names.achievement(achievement)}`,
  losePartyAchievement: ({ achievement }, names) =>
    `Errungenschaft verlieren: ${names.achievement(achievement)}`,
  completed: ({ scenario }, names) => `Szenario ${names.scenario(scenario)} ist abgeschlossen`,
  scenario: ({ scenario }, names) =>
    scenario === null ? 'Ein neues Szenario' : `Neues Szenario ${names.scenario(scenario)}`,
  blocked: ({ scenario }, names) => `Szenario ${names.scenario(scenario)} ist gesperrt`,
  treasure: ({ treasure }) => `Schatz ${treasure}`,
  class: (opened, names) => `Freigeschaltet: ${names.class(opened.class)}`,
  envelope: ({ envelope }) => `Umschlag ${envelope}`,
  cityEvent: ({ card }) => `Stadtereignis ${card}`,
  roadEvent: ({ card }) => `Straßenereignis ${card}`,
  questDone: () => 'Die persönliche Aufgabe ist erfüllt',
  message: () => 'Im Schatzverzeichnis nachlesen',
};

export const SOURCES: Translation<typeof en.SOURCES> = {
  play: 'im Spiel gesammelt',
  bonus: (level) => `Bonus für den Sieg auf Stufe ${level}`,
  tokens: (tokens, gold) => `${counted(tokens, 'Geldmarker', 'Geldmarker')} × ${gold} Gold`,
  paper: 'Kampfziel, wie euer Papier sagt',
  battleGoal: (goal, result) => `Kampfziel ${goal}: ${result}`,
  reward: (isEach, only) =>
    `${isEach ? 'Belohnung für jeden Charakter' : 'Belohnung'}${only ? `, nur für ${only === 'enhancements' ? 'Verbesserungen' : only}` : ''}`,
  treasure: (treasure) => `Schatz ${treasure}`,
  personalQuest: (goal) => `gezählt für Ziel ${goal}`,
  completion: 'durch die Verbindungen des Szenarios',
  item: (item) => `Gegenstand ${item}`,
  was: (computed) => `war ${computed}`,
};

export const MET: Translation<typeof en.MET> = {
  true: 'erreicht',
  false: 'nicht erreicht',
  null: 'wisst nur ihr',
};
