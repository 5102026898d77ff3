/** German words of goals, rooms and spawns of the scenario book. */
import type * as en from '../../en/party/campaignBook';
import type { Translation } from '../../helpers/translation';
import { counted, listOf, ofRounds, oneOf } from '../names/grammar';
import { BOOK_NOTES } from '../table/bookNotes';

export { BOOK_NOTES };
import type { Names } from '../../helpers/names';
import { titleFromId } from '../../helpers/phrases';

export const SEE_BOOK: Translation<typeof en.SEE_BOOK> = {
  goals: 'Standee hat kein Ziel für dieses Szenario. Seht in eurem Szenariobuch nach.',
  specialRules: 'Sonderregeln stehen in eurem Szenariobuch.',
  spawnHexes: 'Die Felder zu diesen Buchstaben stehen in eurem Szenariobuch.',
  map: 'Der Plan steht in eurem Szenariobuch.',
  conditions: 'Standee kann nicht jede Bedingung prüfen. Seht in eurem Szenariobuch nach.',
  disputedRanks:
    'Die Quellen sind sich über den Rang mancher Figuren uneinig, also entscheidet euer Szenariobuch. Um einen Rang zu ändern, entfernt die Figur und fügt sie wieder hinzu.',
  changingStats: 'Werte mancher Monster ändern sich im Spiel. Seht in eurem Szenariobuch nach.',
  randomDungeon: 'Räume und Monster werden zufällig gezogen. Seht in eurem Szenariobuch nach.',
  dungeonCards:
    'Die Regeln des zufälligen Verlieses nennen die geltende Strafe und euren Start. Markiert sind die freien Felder nahe dem Eingang.',
};

const foes = (names: Names, monster: string | null): string =>
  monster === null ? 'Gegner' : names.monster(monster);

export const GOALS: Translation<typeof en.GOALS> = {
  killAllEnemies: () => 'Tötet alle Gegner.',
  killEnemy: ({ monster }, names) => `Tötet ${foes(names, monster)}.`,
  killAllRevealedEnemies: () => 'Tötet alle aufgedeckten Gegner.',
  killCount: ({ count, monster, monsters, fallen }, names) =>
    `Tötet ${count ?? 'alle'} ${monsters.length > 0 ? oneOf(monsters.map(names.monster)) : foes(names, monster)}${fallen > 0 ? `: ${fallen} bisher` : ''}.`,
  killAllOf: ({ monsters }, names) =>
    `Tötet alle von diesen: ${listOf(monsters.map(names.monster))}.`,
  killAllExcept: ({ monsters }, names) =>
    `Tötet alle Gegner außer ${listOf(monsters.map(names.monster))}.`,
  reveal: ({ rooms }) =>
    rooms.length === 0 ? 'Deckt die Räume auf.' : `Deckt Raum ${listOf(rooms.map(String))} auf.`,
  lootAllTreasureTiles: () => 'Plündert alle Schatzplättchen.',
  lootTreasure: () => 'Plündert den nummerierten Schatz des Ziels.',
  protect: ({ objective, count }) => {
    if (objective === null) return 'Beschützt eure Verbündeten.';
    return count === null
      ? `Beschützt ${objective}.`
      : `Beschützt ${objective}: ${count} müssen überleben.`;
  },
  save: ({ objective, count }) => `Rettet ${count ?? 1} × ${objective ?? 'die Fliehenden'}.`,
  escortArrives: ({ objective }) => `Bringt ${objective ?? 'den Begleiter'} ans Ziel.`,
  destroy: ({ objective }) =>
    objective === null ? 'Zerstört die Missionsziele.' : `Zerstört alle von diesen: ${objective}.`,
  occupy: () => 'Besetzt die markierten Felder.',
  open: () => 'Öffnet die markierten Stellen.',
  exit: () => 'Verlasst den Plan.',
  cleanse: () => 'Reinigt die markierten Stellen.',
  allCharactersLootTreasure: () => 'Jeder Charakter plündert ein Schatzplättchen.',
  surviveRounds: ({ count }) => `Überlebt ${counted(count ?? 0, 'Runde', 'Runden')}.`,
  placeItem: () => 'Bringt den Gegenstand an seinen Platz.',
  sacrifice: () => 'Opfert den Gegenstand an seinem Platz.',
};

export const EITHER: typeof en.EITHER = (alternatives) => oneOf(alternatives);

const atLetters = (markers: readonly string[]): string =>
  markers.length === 0 ? '' : ` bei ${listOf(markers.map((marker) => `„${marker}“`))}`;

export const PHRASES: Translation<typeof en.PHRASES> = {
  inRounds: (rounds) => `Runde ${listOf(rounds.map(String))}`,
  fromRound: (round) => `Runde ${round} und jeder späteren`,
  everyRound: 'jeder Runde',
  oddRounds: 'jeder ungeraden Runde',
  evenRounds: 'jeder geraden Runde',
  everyFew: (first, every) => `Runde ${first} und danach jeder ${every}. Runde`,
  startOf: (rounds) => `zu Beginn ${ofRounds(rounds)}`,
  endOf: (rounds) => `am Ende ${ofRounds(rounds)}`,
  marked: (name, marker) => `${name} (${marker})`,
  present: (what) => `solange ${what} da ist`,
  absent: (what) => `solange kein ${what} da ist`,
  onHexes: {
    present: (what) => `solange ${what} auf einem der markierten Felder ist`,
    absent: (what) => `solange kein ${what} auf den markierten Feldern ist`,
  },
  character: { present: 'ein Charakter', absent: 'Charakter' },
  dead: (what, count) =>
    count === undefined
      ? `sobald ${what} tot oder zerstört ist`
      : `sobald ${count} × ${what} zerstört ${count === 1 ? 'ist' : 'sind'}`,
  looted: (_, count, room) => {
    if (room !== undefined) return `sobald der Zielschatz in Raum ${room} geplündert ist`;
    return count === undefined
      ? 'sobald der Zielschatz geplündert ist'
      : `sobald ${count} ${count === 1 ? 'Zielschatz geplündert ist' : 'Zielschätze geplündert sind'}`;
  },
  goalLeft: () => 'solange nicht alle Zielschätze geplündert sind',
  allKilled: (what) => `sobald alle ${what} getötet sind`,
  killed: (what, count) => `sobald ${count ?? 1} × ${what} gestorben ist`,
  elitesKilled: (_, count) =>
    `sobald ${count ?? 1} Elitemonster tot ${count === 1 ? 'ist' : 'sind'}`,
  saved: (what, count) => `sobald ${count ?? 1} × ${what} den Plan lebend verlassen hat`,
  revealed: (_, _count, room) => `sobald Raum ${room ?? 0} aufgedeckt ist`,
  closed: (_, _count, room) => `bis Raum ${room ?? 0} aufgedeckt ist`,
  occupied: {
    any: 'sobald ein Charakter seinen Zug auf der Druckplatte beendet',
    eachPlate: 'sobald am Ende eines Zugs alle Druckplatten besetzt sind',
    eachCharacter: 'sobald am Ende eines Zugs jeder Charakter auf einer Druckplatte steht',
  },
  exhausted: 'wenn ein Charakter erschöpft ist',
  exhaustedUnlooted: 'wenn ein Charakter erschöpft ist, bevor er einen Zielschatz geplündert hat',
  charactersLeft: (_, count) => `sobald nur noch ${count ?? 1} oder weniger Charaktere übrig sind`,
  elite: (name) => `${name} (Elite)`,
  times: (count, name) => `${count} × ${name}`,
  withRoom: (rooms) =>
    rooms.length === 1
      ? `mit Raum ${listOf(rooms.map(String))}`
      : `mit den Räumen ${listOf(rooms.map(String))}`,
  bookSaysSo: 'wenn euer Szenariobuch es sagt',
  at: (who, markers) => `${who} bei ${listOf(markers)}`,
  comes: (who, when) => `${who}: ${when.join(', ')}.`,
  willCome: (who, many, markers) =>
    `${who} ${many === 1 ? 'erscheint' : 'erscheinen'}${atLetters(markers)}.`,
  mayCome: (who, markers) => `Erscheint vielleicht laut Szenariobuch${atLetters(markers)}: ${who}.`,
  oneForEach: 'je eines',
  ifSo: (sentence) => `sobald gilt: „${sentence}“`,
  won: (when) => `Gewonnen ${when}.`,
  lost: (when) => `Verloren ${when}.`,
  opens: (rooms, when) =>
    rooms.length === 1
      ? `Raum ${listOf(rooms.map(String))} öffnet sich ${when}.`
      : `Die Räume ${listOf(rooms.map(String))} öffnen sich ${when}.`,
};

export const SCENARIO_STATES: Translation<typeof en.SCENARIO_STATES> = {
  completed: 'Abgeschlossen',
  available: 'Offen',
  requires: 'Gesperrt',
  blocked: 'Gesperrt',
  locked: 'Nicht freigeschaltet',
};

export const SCOPES: Translation<typeof en.SCOPES> = { global: 'global', party: 'Gruppe' };

export const REASONS: Translation<typeof en.REASONS> = {
  completed: 'Ihr habt es abgeschlossen.',
  initial: 'Von Anfang an verfügbar.',
  unlockedBy: (scenario) => `Freigeschaltet durch ${scenario}.`,
  byHand: 'Manuell gesetzt.',
  quest: 'Durch eine persönliche Aufgabe freigeschaltet.',
  notUnlocked: 'Noch nicht freigeschaltet.',
  blockedBy: (scenario) => `Gesperrt durch ${scenario}.`,
  lacking: (ways) => `Noch nötig: ${ways.map((way) => listOf(way)).join(', oder ')}.`,
  achievement: (name, scope, count, isNot) =>
    `${isNot ? 'nicht ' : ''}${count > 1 ? `${count} × ` : ''}${name} (${scope})`,
  personalQuest: (quest) => `Ein Charakter braucht die persönliche Aufgabe ${quest}.`,
  item: (item) => `Ein Charakter muss Gegenstand ${item} ausgerüstet haben.`,
  ofClass: (who) => `Ein Soloszenario für ${who}.`,
  soloNeeds: (need) => `Braucht ${soloNeed(need)} (bisher ${need.has}).`,
  seeBook: 'Weitere Voraussetzungen stehen im Szenariobuch.',
};

const RANKS = { normal: 'normale Monster', elite: 'Elitemonster', boss: 'Bosse' } as const;

export const QUEST_GOALS: Translation<typeof en.QUEST_GOALS> = {
  kill: (count, target) => `Töte ${count}: ${target}`,
  killWith: (count, target, item) => `Töte ${count}: ${target} mit ${item}`,
  anyMonsters: (rank) => (rank === null ? 'Monster' : RANKS[rank]),
  killDifferentTypes: (count) => `Töte ${count} verschiedene Arten von Monstern`,
  completeScenarios: (count, which) =>
    `Schließe ${counted(count, 'Szenario', 'Szenarien')} ab${which}`,
  inRegion: (region) => ` in ${titleFromId(region)}`,
  named: (part) => ` mit „${part}“ im Namen`,
  withBoss: ' mit einem Boss',
  fromNumber: (number) => ` ab Nummer ${number}`,
  eachOnce: ', jedes nur einmal',
  scenarioChain: (start) => `Folge den Szenarien von ${start} bis ans Ende`,
  ownItems: (count, slots) => `Besitze ${count}: ${listOf(slots)}`,
  ownItem: (item) => `Besitze ${item ?? 'den Gegenstand'}`,
  ownGold: (gold) => `Besitze ${gold} Gold`,
  exhaustedSelf: (count) => `Werde ${count}-mal erschöpft`,
  exhaustedOthers: (count) => `Andere Charaktere werden ${count}-mal erschöpft`,
  battleGoalCheckMarks: (count) =>
    `Verdiene ${counted(count, 'Häkchen', 'Häkchen')} mit Kampfzielen`,
  donateGold: (gold) => `Spende ${gold} Gold`,
  buyEnhancements: (count) => `Kaufe ${counted(count, 'Verbesserung', 'Verbesserungen')}`,
  personalQuestsCompleted: (count) =>
    `Andere erfüllen ${counted(count, 'persönliche Aufgabe', 'persönliche Aufgaben')}`,
  other: (count) => `${count} Mal, wie es auf der Karte steht`,
};

export const soloNeed: typeof en.soloNeed = ({ what, needed }) => {
  if (what === 'prosperity') return `Wohlstand ${needed}`;
  return what === 'level'
    ? `einen Charakter der Stufe ${needed}`
    : `${counted(needed, 'Charakter', 'Charaktere')} im Ruhestand`;
};
