/** German words of the summary at the end of a scenario. */
import type * as en from '../../en/party/summary';
import type { Translation } from '../../helpers/translation';
import { counted } from '../names/grammar';

export const SUMMARY: Translation<typeof en.SUMMARY> = {
  title: (won, scenario) => `${won ? 'Gewonnen' : 'Verloren'}: ${scenario}`,
  description:
    'Prüft die Belohnungen und ändert, was ihr wollt. Wendet sie dann auf die Charakterbögen an.',
  result: 'Ergebnis',
  won: 'Gewonnen',
  lost: 'Verloren',
  victory: 'Sieg',
  defeat: 'Niederlage',
  rounds: (count) => (count === 1 ? 'Runde' : 'Runden'),
  casual: 'Freier Modus: Ihr behaltet Erfahrung, Gold und Häkchen. Die Kampagne ändert sich nicht.',
  outOfOrder:
    'Ihr habt dieses Szenario begonnen, obwohl seine Voraussetzungen nicht erfüllt waren.',
  party: 'Gruppe und Welt',
  nothing: 'Nichts',
  apply: 'Anwenden und Tisch räumen',
  cancel: 'Zurück zum Tisch',
  amount: (label, owner, source) => [label, owner, source].filter(Boolean).join(', '),
  take: 'genommen',
  who: (label) => `Empfänger von ${label}`,
  nobody: 'Niemand',
  choose: (label) => `Wähle: ${label}`,
  notChosen: 'Noch nicht gewählt',
  drawnDesign: 'Nummer des gezogenen Bauplans. Leer lassen, um zufällig zu ziehen.',
  drawnScenario: 'Nummer des gezogenen Szenarios. Leer lassen, um zufällig zu ziehen.',
  why: (rule) => `Regel ${rule}`,
  course: (before, after) => `${before} → ${after}`,
  totals: (name) => `${name} gesamt`,
  levelUp: (level) => `genug für Stufe ${level}`,
  back: 'Zurücksetzen',
  backLong: (label) => `${label} zurücksetzen`,
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
  item: ({ item, becomes }, names) => {
    const name = names.item(item);
    if (becomes.kind === 'notLeft') return `${name}: nicht mehr übrig`;
    return becomes.kind === 'sold'
      ? `${name}: schon vorhanden, also für ${becomes.gold} Gold verkauft`
      : name;
  },
  choice: () => 'Eine der Belohnungen',
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
  questDone: () => 'Persönliche Aufgabe erfüllt',
  message: () => 'Im Schatzverzeichnis nachlesen',
};

export const SOURCES: Translation<typeof en.SOURCES> = {
  play: 'im Spiel gesammelt',
  bonus: (level) => `Bonus für den Sieg auf Stufe ${level}`,
  tokens: (tokens, gold) => `${counted(tokens, 'Geldmarker', 'Geldmarker')} × ${gold} Gold`,
  paper: 'Kampfziel (gebt eure Häkchen ein)',
  battleGoal: (goal, result, more) => [`Kampfziel ${goal}: ${result}`, ...more].join('. '),
  goalTwice: 'Ein anderer Charakter hat dieselbe Karte: Prüft die Zahlen',
  reward: (isEach, only) =>
    `${isEach ? 'Belohnung für jeden Charakter' : 'Belohnung'}${only ? `, nur für ${only === 'enhancements' ? 'Verbesserungen' : only}` : ''}`,
  treasure: (treasure) => `Schatz ${treasure}`,
  killedWith: (goal, most) =>
    `Ziel ${goal}: trage ein, was du mit dem Gegenstand getötet hast, höchstens ${most}`,
  personalQuest: (goal) => `gezählt für Ziel ${goal}`,
  completion: 'Verbindungen des Szenarios',
  item: (item) => `Gegenstand ${item}`,
  was: (computed) => `war ${computed}`,
};

export const MET: Translation<typeof en.MET> = {
  true: 'erreicht',
  false: 'nicht erreicht',
  null: 'wisst nur ihr',
};
