import type * as en from './campaignEvents.en';
import type { Translation } from '../language';
import { moveInLineWords } from '../library/moveIn.de';
import { listOf, counted } from '../names/grammar.de';
import { effectName } from '../names/names.de';
import { signed, upperFirst } from '../phrases';

export const SHEET_WORDS = {
  gold: 'Gold',
  experience: 'Erfahrung',
  checkMarks: 'Häkchen',
} satisfies Translation<typeof en.SHEET_WORDS>;

export const MARKED = {
  open: 'ist als offen vermerkt',
  blocked: 'ist als gesperrt vermerkt',
  locked: 'ist als nicht freigeschaltet vermerkt',
  completed: 'ist als abgeschlossen vermerkt',
  asPrinted: 'ist wieder, wie die Verbindungen sagen',
} satisfies Translation<typeof en.MARKED>;

export const DECKS = {
  city: 'Stadtereignis',
  road: 'Straßenereignis',
} satisfies Translation<typeof en.DECKS>;

export const SCOPES = {
  global: 'Globale Errungenschaft',
  party: 'Errungenschaft der Gruppe',
} satisfies Translation<typeof en.SCOPES>;

export const LOOK_UPS = {
  classEvents: (about, names) =>
    `Sieh auf der Matte von ${names.class(about)} nach, welche Ereignisse ihre Freischaltung hinzufügt.`,
  retirementEvents: (about, names) =>
    `Sieh auf der Matte von ${names.class(about)} nach, welche Ereignisse ihr Ruhestand hinzufügt.`,
  randomSideScenario: () =>
    'Zieh eine Karte für ein zufälliges Nebenszenario und vermerke das Szenario als offen.',
  treasureMessage: (about) => `Lies im Schatzverzeichnis nach, was bei Schatz ${about} steht.`,
  envelope: (about) => `Öffne Umschlag ${about}.`,
  townRecords: () => 'Öffne die Stadtchronik und lies weiter.',
  questRewards: (about) =>
    `Lies auf der Karte der persönlichen Aufgabe ${about} nach, was sie einbringt.`,
} satisfies Translation<typeof en.LOOK_UPS>;

export const PILES = {
  hand: 'kommt auf die Hand',
  chosen: 'liegt für die Runde bereit',
  discard: 'ist abgelegt',
  lost: 'ist verloren',
  active: 'ist aktiv',
} satisfies Translation<typeof en.PILES>;

export const SUFFER: Translation<typeof en.SUFFER> = {
  charactersAndSummons: 'jeder Charakter und jede Beschwörung',
  allFigures: 'jede Figur',
};

export const REMINDERS = {
  damage: (about, names) => {
    const [amount = '', ...to] = about.split(' ');
    const whom = to.join(' ');
    return `Das Szenariobuch: ${SUFFER[whom] ?? names.figure(whom)} erleidet ${amount} Schaden.`;
  },
  win: () => 'Das Szenariobuch: Das Szenario ist jetzt gewonnen.',
  loss: () => 'Das Szenariobuch: Das Szenario ist jetzt verloren.',
  spawn: (about) =>
    `Das Szenariobuch: Jetzt könnten Figuren kommen (Nachschub ${about}); sieh dort nach, ob sie es tun.`,
  treasure: (about, names) => {
    const [character = '', ...effects] = about.split(' ');
    const words = effects.map((each) =>
      /^[0-9]+$/.test(each) ? `${each} Schaden` : effectName(each as never),
    );
    return `Der Schatz: ${names.figure(character)} erleidet ${listOf(words)}.`;
  },
} satisfies Translation<typeof en.REMINDERS>;

export const CAMPAIGN_LINES: Translation<typeof en.CAMPAIGN_LINES> = {
  levelledUp: ({ character, level, hitPoints, card }, names) =>
    `${names.character(character)} erreicht Stufe ${level} mit ${counted(hitPoints, 'Trefferpunkt', 'Trefferpunkten')}${card === null ? '' : ` und nimmt ${card}`}.`,
  perkChecked: ({ character, perk }, names) =>
    `${names.character(character)} kreuzt Vorteil ${perk + 1} an.`,
  perkUnchecked: ({ character, perk }, names) =>
    `${names.character(character)} nimmt Vorteil ${perk + 1} zurück.`,
  sheetChanged: ({ character, what, by }, names) =>
    `${names.character(character)}: ${signed(by)} ${SHEET_WORDS[what]}.`,
  questChosen: ({ character }, names) =>
    `${names.character(character)} wählt eine persönliche Aufgabe.`,
  questCounted: ({ character, goal, by }, names) =>
    `${names.character(character)}: ${signed(by)} bei Ziel ${goal + 1} der persönlichen Aufgabe.`,
  characterRetired: ({ name, class: classId }, names) =>
    `${name} (${names.class(classId)}) geht in den Ruhestand.`,
  extraPerks: ({ character, count }, names) =>
    `${names.character(character)} beginnt mit ${counted(count, 'Vorteil', 'Vorteilen')} mehr für frühere Ruheständler.`,

  itemBought: ({ character, name, gold }, names) =>
    `${names.character(character)} kauft ${name} für ${gold} Gold.`,
  itemSold: ({ character, name, gold }, names) =>
    `${names.character(character)} verkauft ${name} für ${gold} Gold.`,
  itemGained: ({ character, name }, names) => `${names.character(character)} erhält ${name}.`,
  itemLost: ({ character, name }, names) => `${names.character(character)} verliert ${name}.`,
  itemEquipped: ({ character, name }, names) => `${names.character(character)} legt ${name} an.`,
  itemUnequipped: ({ character, name }, names) =>
    `${names.character(character)} steckt ${name} in den Beutel.`,
  itemUsed: ({ character, name }, names) => `${names.character(character)} benutzt ${name}.`,
  itemRefreshed: ({ character, name }, names) =>
    `${name} von ${names.character(character)} ist wieder bereit.`,
  designUnlocked: ({ name }) => `Im Laden gibt es jetzt ${name}.`,

  donated: ({ character, gold, total }, names) =>
    `${names.character(character)} gibt dem Heiligtum ${gold} Gold (insgesamt ${total}).`,
  reputationChanged: ({ by, to }) => `Ruf ${signed(by)}: jetzt ${to}.`,
  prosperityChanged: ({ by, to, level }) =>
    `Wohlstand ${signed(by)}: ${counted(to, 'Häkchen', 'Häkchen')}, Stufe ${level}.`,
  achievementGained: ({ scope, name }) => `${SCOPES[scope]}: ${name}.`,
  achievementLost: ({ scope, name }) => `${SCOPES[scope]} verloren: ${name}.`,
  classUnlocked: ({ class: classId }, names) =>
    `Die Klasse ${names.class(classId)} ist freigeschaltet.`,
  envelopeOpened: ({ envelope }) => `Umschlag ${envelope} ist geöffnet.`,
  treasureNoted: ({ treasure }) => `Schatz ${treasure} wurde geplündert.`,
  scenarioMarked: ({ scenario, as }, names) =>
    `Szenario ${names.scenario(scenario)} ${MARKED[as]}.`,
  eventDrawn: ({ deck, card }) => `${DECKS[deck]} ${card} ist gezogen.`,
  eventReturned: ({ deck, card }) => `${DECKS[deck]} ${card} kommt unter seinen Stapel.`,
  eventRemoved: ({ deck, card }) => `${DECKS[deck]} ${card} verlässt das Spiel.`,
  eventAdded: ({ deck, card }) => `${DECKS[deck]} ${card} ist in seinen Stapel gemischt.`,
  eventsShuffled: ({ deck }) => `${DECKS[deck]}se sind gemischt.`,
  hiddenShown: () => 'Verborgenes ist gezeigt.',
  hiddenAgain: () => 'Etwas ist wieder verborgen.',
  notesWritten: ({ character }, names) =>
    character === null ? 'Notizen der Gruppe.' : `Notizen von ${names.character(character)}.`,
  startedOutOfOrder: ({ scenario }, names) =>
    `Szenario ${names.scenario(scenario)} beginnt, obwohl die Kampagne es nicht erlaubt.`,
  battleGoalChosen: ({ character }, names) => `${names.character(character)} hat ein Kampfziel.`,
  battleGoalJudged: ({ character }, names) =>
    `${names.character(character)} sagt, wie es um das Kampfziel steht.`,
  blessedFor: ({ character }, names) =>
    `${names.character(character)} hat den Segen des Heiligtums.`,
  spawned: ({ figures, markers }, names) => {
    const who = listOf(figures.map((figure) => names.figure(figure)));
    const where = markers.length === 0 ? '' : ` bei ${listOf(markers)} (siehe Szenariobuch)`;
    if (figures.length === 0) return `Niemand konnte kommen${where}.`;
    return `${upperFirst(who)} ${figures.length === 1 ? 'kommt' : 'kommen'} ins Spiel${where}.`;
  },
  bookReminder: ({ what, about }, names) => REMINDERS[what](about, names),
  handChosen: ({ character }, names) => `${names.character(character)} wählt die Handkarten.`,
  pilesKept: ({ figure, kept }, names) =>
    kept
      ? `Die Karten von ${names.figure(figure)} werden einzeln geführt.`
      : `Die Karten von ${names.figure(figure)} werden nicht mehr einzeln geführt.`,
  cardMoved: ({ figure, name, to }, names) => `${names.figure(figure)}: ${name} ${PILES[to]}.`,
  cardsLost: ({ figure, count }, names) =>
    `${names.figure(figure)} verliert ${counted(count, 'Karte', 'Karten')}.`,
  toLookUp: ({ what, about }, names) => LOOK_UPS[what](about, names),
  movedIn: ({ taken, changed, left }) =>
    `Aus Gloomhaven Secretariat eingezogen: ${counted(taken, 'Zeile', 'Zeilen')} wie sie waren, ${changed} geändert, ${left} nicht übernommen.`,
  notMovedIn: ({ line }) =>
    `${line.outcome === 'left' ? 'Nicht übernommen' : 'Geändert'}: ${line.about === '' ? '' : `${line.about}, `}${moveInLineWords(line)}.`,
  packUsed: ({ name }) => `Die Kampagne spielt mit dem Paket ${name}.`,
  packLeft: ({ name }) => `Die Kampagne spielt ohne das Paket ${name}.`,
};
