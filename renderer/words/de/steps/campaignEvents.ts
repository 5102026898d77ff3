/** German words of the events between scenarios. */
import type * as en from '../../en/steps/campaignEvents';
import type { Translation } from '../../helpers/translation';
import { importLineWords } from '../library/importing';
import { STICKER_NAMES } from '../party/sheets';
import { counted, listOf } from '../names/grammar';
import { signed } from '../../helpers/phrases';
import { nameAndClass } from '../../helpers/stepFacts';
import { DIFFICULTY_WORDS } from './commands';
import { FIELD_NAMES } from './corrections';

export const MARKED = {
  open: 'ist als offen vermerkt',
  blocked: 'ist als gesperrt vermerkt',
  locked: 'ist als nicht freigeschaltet vermerkt',
  completed: 'ist als abgeschlossen vermerkt',
  asPrinted: 'folgt wieder den Verbindungen',
} satisfies Translation<typeof en.MARKED>;

export const DECKS = {
  city: 'Stadtereignis',
  road: 'Straßenereignis',
} satisfies Translation<typeof en.DECKS>;

export const SCOPES = {
  global: 'Globale Errungenschaft',
  party: 'Errungenschaft der Gruppe',
} satisfies Translation<typeof en.SCOPES>;

export const BROUGHT: Translation<typeof en.BROUGHT> = {
  joining: 'kommt in die Gruppe',
  guest: 'kommt als Gast',
  returning: 'kommt zurück',
};

export const CAMPAIGN_LINES: Translation<typeof en.CAMPAIGN_LINES> = {
  campaignBegun: ({ name }) => `Die Kampagne „${name}“ beginnt.`,
  characterAdded: (event) => `${nameAndClass(event)} stößt zur Gruppe.`,
  papersEntered: ({ characters, retired, scenarios }) =>
    `Die Kampagne geht vom Papier weiter: ${listOf(characters)}, ${counted(retired, 'Charakter im Ruhestand', 'Charaktere im Ruhestand')}, ${counted(scenarios, 'abgeschlossenes Szenario', 'abgeschlossene Szenarien')}.`,
  characterArrived: (event) =>
    `${nameAndClass(event)} ${BROUGHT[event.as]}${event.from === '' ? '' : ` aus „${event.from}“`}.`,
  characterRemoved: ({ name }) => `${name} verlässt die Gruppe.`,
  reducedRandomnessSet: ({ isOn }) =>
    isOn ? 'Weniger Zufall ist eingeschaltet.' : 'Weniger Zufall ist ausgeschaltet.',
  permanentDeathSet: ({ isOn }) =>
    isOn ? 'Endgültiger Tod ist eingeschaltet.' : 'Endgültiger Tod ist ausgeschaltet.',
  characterDied: ({ name }) =>
    `${name} ist tot. Der Bogen ist entfernt, die Gegenstände liegen wieder im Vorrat, die Aufgabe im Stapel.`,
  difficultySet: ({ difficulty, solo }) =>
    `Schwierigkeit: ${DIFFICULTY_WORDS[difficulty]}${solo ? ', Solospiel' : ''}.`,

  levelledUp: ({ character, level, hitPoints, card }) =>
    `${character} erreicht Stufe ${level} mit ${counted(hitPoints, 'Trefferpunkt', 'Trefferpunkten')}${card === null ? '' : ` und nimmt ${card}`}.`,
  perkChecked: ({ character, perk }) => `${character} kreuzt Vorteil ${perk + 1} an.`,
  perkUnchecked: ({ character, perk }) =>
    `${character} entfernt das Kreuz bei Vorteil ${perk + 1}.`,
  sheetChanged: ({ character, what, by }) => `${character}: ${signed(by)} ${FIELD_NAMES[what]}.`,
  questChosen: ({ character }) => `${character} wählt eine persönliche Aufgabe.`,
  questCounted: ({ character, goal, by }) =>
    `${character}: ${signed(by)} bei Ziel ${goal + 1} der persönlichen Aufgabe.`,
  questsDrawn: ({ character }) => `${character} zieht zwei persönliche Aufgaben und behält eine.`,
  cardEnhanced: ({ character, name, sticker, gold }) =>
    `${character} verbessert ${name} (${STICKER_NAMES[sticker] ?? sticker}) für ${gold} Gold.`,
  stickerCorrected: ({ name, sticker }) =>
    sticker === null
      ? `Ein Aufkleber wird von ${name} entfernt.`
      : `${name} hat einen Aufkleber mehr: ${STICKER_NAMES[sticker] ?? sticker}.`,
  characterRetired: ({ name, class: classId }) => `${name} (${classId}) geht in den Ruhestand.`,
  retirementPerkLost: ({ character }) =>
    `Für ${character} ist kein Spieler genannt: Kein späterer Charakter bekommt für diesen Ruhestand einen Vorteil.`,
  perksLeftSaid: ({ character, count }) =>
    `${character} kann noch ${counted(count, 'Vorteil', 'Vorteile')} ankreuzen.`,
  extraPerksGranted: ({ character, count }) =>
    `${character} beginnt mit ${counted(count, 'zusätzlichen Vorteil', 'zusätzlichen Vorteilen')} für frühere Ruhestände.`,

  itemBought: ({ character, name, gold }) => `${character} kauft ${name} für ${gold} Gold.`,
  itemSold: ({ character, name, gold }) => `${character} verkauft ${name} für ${gold} Gold.`,
  itemGained: ({ character, name }) => `${character} erhält ${name}.`,
  itemNotLeft: ({ character, name }) =>
    `Für ${character} ist ${name} nicht mehr übrig: Jeder Gegenstand davon gehört jemandem.`,
  itemLost: ({ character, name }) => `${character} verliert ${name}.`,
  itemEquipped: ({ character, name }) => `${character} legt ${name} an.`,
  itemUnequipped: ({ character, name }) => `${character} steckt ${name} in den Beutel.`,
  itemUsed: ({ character, name }) => `${character} benutzt ${name}.`,
  itemActed: ({ character, name }) => `${name} wirkt für ${character}.`,
  itemSaid: ({ character, name }) => `${character} führt ${name} aus.`,
  itemRefreshed: ({ character, name }) => `${name} von ${character} ist wieder bereit.`,
  designUnlocked: ({ name }) => `Im Laden gibt es jetzt ${name}.`,
  drawingRanOut: ({ of }) =>
    of === 'design'
      ? 'Alle zufälligen Baupläne sind gefunden: Es ist keiner mehr zu ziehen.'
      : 'Alle zufälligen Nebenszenarien sind offen: Es ist keines mehr zu ziehen.',
  changeLimited: ({ character, what, wanted, by }) =>
    `${character === null ? 'Die Gruppe' : character}: ${signed(by)} statt ${signed(wanted)} ${FIELD_NAMES[what]}.`,

  donated: ({ character, gold, total }) =>
    `${character} gibt dem Heiligtum ${gold} Gold (insgesamt ${total}).`,
  reputationChanged: ({ by, to }) => `Ruf ${signed(by)}: jetzt ${to}.`,
  prosperityChanged: ({ by, to, level }) =>
    `Wohlstand ${signed(by)}: ${counted(to, 'Häkchen', 'Häkchen')}, Stufe ${level}.`,
  achievementGained: ({ scope, name }) => `${SCOPES[scope]}: ${name}.`,
  achievementLost: ({ scope, name }) => `${SCOPES[scope]} verloren: ${name}.`,
  classUnlocked: ({ class: classId }) => `Die Klasse ${classId} ist freigeschaltet.`,
  envelopeOpened: ({ envelope }) => `Umschlag ${envelope} ist geöffnet.`,
  treasureNoted: ({ treasure }) => `Schatz ${treasure} wurde geplündert.`,
  scenarioMarked: ({ scenario, as }) => `Szenario ${scenario} ${MARKED[as]}.`,
  dungeonDrawn: ({ scenario }) => `Ein Verlies ist gezogen: ${scenario}.`,
  eventDrawn: ({ deck, card }) => `${DECKS[deck]} ${card} ist gezogen.`,
  eventReturned: ({ deck, card }) => `${DECKS[deck]} ${card} kommt unter seinen Stapel.`,
  eventRemoved: ({ deck, card }) => `${DECKS[deck]} ${card} wird aus dem Spiel entfernt.`,
  eventAdded: ({ deck, card }) => `${DECKS[deck]} ${card} ist in seinen Stapel gemischt.`,
  eventResolved: ({ deck, card, option }) =>
    `${DECKS[deck]} ${card}: Möglichkeit ${option} wurde gewählt.`,
  eventLeftOut: ({ deck }) => `${DECKS[deck]}: übersprungen.`,
  eventsShuffled: ({ deck }) => `${DECKS[deck]}se sind gemischt.`,
  secretShown: () => 'Verborgenes wird gezeigt.',
  secretHidden: () => 'Etwas ist wieder verborgen.',
  notesWritten: ({ character }) =>
    character === null ? 'Notizen der Gruppe geändert.' : `Notizen von ${character} geändert.`,
  startedOutOfOrder: ({ scenario }) =>
    `Szenario ${scenario} beginnt, obwohl seine Voraussetzungen nicht erfüllt sind.`,
  battleGoalsOffered: ({ character }) => `${character} erhält Kampfziele zur Wahl.`,
  battleGoalChosen: ({ character }) => `${character} hat ein Kampfziel gewählt.`,
  battleGoalJudged: ({ character }) => `${character} wertet das Kampfziel.`,
  blessedFor: ({ character }) => `${character} erhält den Segen des Heiligtums.`,
  handChosen: ({ character }) => `${character} wählt die Handkarten.`,
  movedIn: ({ taken, changed, left }) =>
    `Aus Gloomhaven Secretariat importiert: ${counted(taken, 'Eintrag', 'Einträge')} unverändert, ${changed} geändert, ${left} nicht übernommen.`,
  notMovedIn: ({ line }) =>
    `${line.outcome === 'left' ? 'Nicht übernommen' : 'Geändert'}: ${line.about === '' ? '' : `${line.about}, `}${importLineWords(line)}.`,
  packUsed: ({ name }) => `Die Kampagne verwendet jetzt das Paket ${name}.`,
  packLeft: ({ name }) => `Die Kampagne verwendet das Paket ${name} nicht mehr.`,
};
