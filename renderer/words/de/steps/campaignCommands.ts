/** German words of the titles of steps between scenarios. */
import type * as en from '../../en/steps/campaignCommands';
import type { GameEvent } from '#shared/events';
import { ITEM_STATES } from '../party/items';
import type { Translation } from '../../helpers/translation';
import { signed } from '../../helpers/phrases';
import { nameAndClass } from '../../helpers/stepFacts';
import { itemNameIn, nameInEvent, packNameIn } from '../../helpers/eventNames';

export const DECKS = {
  city: 'Stadtereignis',
  road: 'Straßenereignis',
} satisfies Translation<typeof en.DECKS>;

const itemName = (item: number, events: readonly GameEvent[]) =>
  itemNameIn(item, events) ?? `Gegenstand ${item}`;

const MARKED_AS = {
  open: 'offen',
  blocked: 'gesperrt',
  locked: 'nicht freigeschaltet',
  completed: 'abgeschlossen',
} as const;

const PILES = {
  hand: 'auf die Hand',
  chosen: 'in diese Runde',
  discard: 'auf den Ablagestapel',
  lost: 'zu den verlorenen',
  active: 'zu den aktiven',
} as const;

export const CAMPAIGN_TITLES: Translation<typeof en.CAMPAIGN_TITLES> = {
  createCharacter: (command) => `${nameAndClass(command)} kommt dazu`,
  levelUp: ({ character }) => `Stufenaufstieg: ${character}`,
  checkPerk: ({ character, perk }) => `${character} kreuzt Vorteil ${perk + 1} an`,
  uncheckPerk: ({ character, perk }) => `${character} entfernt das Kreuz bei Vorteil ${perk + 1}`,
  changeSheet: ({ character, gold, experience, checkMarks }) => {
    const parts = [
      gold !== undefined && `${signed(gold)} Gold`,
      experience !== undefined && `${signed(experience)} Erfahrung`,
      checkMarks !== undefined && `${signed(checkMarks)} Häkchen`,
    ].filter((part) => part !== false);
    return `${character}: ${parts.join(', ') || 'keine Änderung'}`;
  },
  chooseQuest: ({ character }) => `${character} wählt eine persönliche Aufgabe`,
  countQuest: ({ character, goal, by }) =>
    `Aufgabe von ${character}: ${signed(by)} bei Ziel ${goal + 1}`,
  drawQuests: ({ character }) => `${character} zieht zwei Aufgaben`,
  enhance: ({ character }, { events }) =>
    `${character} verbessert ${nameInEvent(events, 'cardEnhanced') ?? 'eine Karte'}`,
  correctEnhancement: () => 'Aufkleber geändert',
  retire: ({ character }) => `${character} geht in den Ruhestand`,
  donate: ({ character }) => `${character} spendet dem Heiligtum`,

  buyItem: ({ character, item }, { events }) => `${character} kauft ${itemName(item, events)}`,
  sellItem: ({ character, item }, { events }) => `${character} verkauft ${itemName(item, events)}`,
  gainItem: ({ character, item }, { events }) => `${character} erhält ${itemName(item, events)}`,
  loseItem: ({ character, item }, { events }) => `${character} verliert ${itemName(item, events)}`,
  equipItem: ({ character, item, equipped }, { events }) =>
    `${character} legt ${itemName(item, events)} ${equipped ? 'an' : 'ab'}`,
  useItem: ({ character, item }, { events }) => `${character} benutzt ${itemName(item, events)}`,
  refreshItem: ({ character, item }, { events }) =>
    `${character} frischt ${itemName(item, events)} auf`,
  correctItem: ({ character, item, state }) =>
    `Gegenstand ${item} von ${character} geändert: ${ITEM_STATES[state]}`,

  changeReputation: ({ by }) => `Ruf ${signed(by)}`,
  changeProsperity: ({ by }) => `Wohlstand ${signed(by)}`,
  correctParty: () => 'Gruppenbogen geändert',
  gainAchievement: (_, { events }) => {
    const gained = nameInEvent(events, 'achievementGained');
    return gained ? `Errungenschaft: ${gained}` : 'Errungenschaft erhalten';
  },
  loseAchievement: (_, { events }) => {
    const lost = nameInEvent(events, 'achievementLost');
    return lost ? `Errungenschaft verloren: ${lost}` : 'Errungenschaft verloren';
  },
  unlockClass: (command) => `${command.class} freigeschaltet`,
  lockClass: (command) => `${command.class} wieder gesperrt`,
  unlockDesign: (_, { events }) => {
    const name = nameInEvent(events, 'designUnlocked');
    return name === null ? 'Bauplan freigeschaltet' : `Bauplan: ${name}`;
  },
  correctCopies: ({ item, copies }) => `Exemplare von Gegenstand ${item} geändert: ${copies}`,
  noteTreasure: ({ treasure, looted }) =>
    looted ? `Schatz ${treasure} vermerkt` : `Schatz ${treasure} wurde nicht geplündert`,
  openEnvelope: ({ envelope }) => `Umschlag ${envelope} geöffnet`,
  takeMilestone: () => 'Angebotenen Meilenstein angenommen',
  solveEnvelope: ({ envelope }) => `Umschlag ${envelope} gelöst`,
  markScenario: ({ scenario, as }) =>
    as === 'asPrinted'
      ? `Szenario ${scenario} nach den Verbindungen`
      : `Szenario ${scenario} als ${MARKED_AS[as]} vermerkt`,
  drawEvent: ({ deck }) => `${DECKS[deck]} gezogen`,
  putEventAway: ({ deck, remove }) =>
    remove ? `${DECKS[deck]} entfernt` : `${DECKS[deck]} zurückgelegt`,
  addEvent: ({ deck, card }) => `${DECKS[deck]} ${card} hinzugefügt`,
  removeEvent: ({ deck, card }) => `${DECKS[deck]} ${card} entfernt`,
  resolveEvent: ({ deck, option }) => `${DECKS[deck]} erledigt: Möglichkeit ${option}`,
  leaveOutEvent: ({ deck }) => `${DECKS[deck]} übersprungen`,
  shuffleEvents: ({ deck }) => `${DECKS[deck]}se gemischt`,
  // The title must not contain the name of the hidden thing.
  showHidden: ({ shown }) => (shown ? 'Verborgenes gezeigt' : 'Wieder verborgen'),
  chooseHand: ({ character }) => `${character} wählt die Handkarten`,
  keepCards: ({ figure, cards }) =>
    cards === null
      ? `Karten von ${figure} nicht mehr namentlich verfolgt`
      : `Karten von ${figure} namentlich verfolgt`,
  // The cards stay hidden until everybody has chosen.
  playCards: ({ figure }) => `${figure} wählt Karten`,
  moveCard: ({ figure, to }, { events }) =>
    `${figure}: ${nameInEvent(events, 'cardMoved') ?? 'eine Karte'} ${PILES[to]}`,
  loseCards: ({ figure }) => `${figure} wählt die verlorenen Karten`,
  putAwayDue: () => 'Hinweis aus dem Szenariobuch erledigt',
  applyRule: () => 'Eine Szenarioregel ausgeführt',
  endRule: () => 'Eine Szenarioregel beendet',
  wakeMonster: ({ figure }) => `${figure} geweckt`,
  placeSpawn: ({ spawn }) => `Figuren des Nachschubs ${spawn + 1} aufgestellt`,
  dealBattleGoal: ({ character }) => `${character} bekommt ein Kampfziel`,
  offerBattleGoals: ({ character }) => `${character} bekommt Kampfziele zur Wahl`,
  chooseBattleGoal: ({ character }) => `${character} wählt ein Kampfziel`,
  judgeBattleGoal: ({ character }) => `${character} wertet das Kampfziel`,
  enterPapers: () => 'Kampagne vom Papier eintragen',
  moveIn: () => 'Aus Gloomhaven Secretariat importieren',
  usePack: (_command, { events }) => `Mit dem Paket ${packNameIn(events)} spielen`,
  leavePack: (_command, { events }) => `Ohne das Paket ${packNameIn(events)} spielen`,
};
