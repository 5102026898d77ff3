import type { CampaignEvent, LookUp } from '#shared/campaignEvents';
import { MOVE_IN, moveInLineWords } from '../library/moveIn.en';
import { listOf, counted } from '../names/grammar.en';
import type { Names } from '../names/names';
import { signed, upperFirst } from '../phrases';

type EventType = CampaignEvent['type'];

/** A union type that lists several names has one line for each. */
type CampaignLines = {
  readonly [T in EventType]: (event: Narrowed<T>, names: Names) => string;
};

type Narrowed<T extends EventType, E = CampaignEvent> = E extends { readonly type: infer U }
  ? T extends U
    ? E
    : never
  : never;

export const SHEET_WORDS = {
  gold: 'gold',
  experience: 'experience',
  checkMarks: 'check marks',
};

export const MARKED = {
  open: 'is marked as open',
  blocked: 'is marked as blocked',
  locked: 'is marked as locked',
  completed: 'is marked as completed',
  asPrinted: 'is as the links say again',
};

export const DECKS = { city: 'City', road: 'Road' };

export const SCOPES = { global: 'Global', party: 'Party' };

export const LOOK_UPS: Readonly<Record<LookUp, (about: string, names: Names) => string>> = {
  classEvents: (about, names) =>
    `Look on the mat of the ${names.class(about)} for the events that its opening adds.`,
  retirementEvents: (about, names) =>
    `Look on the mat of the ${names.class(about)} for the events that its retirement adds.`,
  randomSideScenario: () => 'Draw a random side scenario card and mark the scenario as open.',
  treasureMessage: (about) => `Read what the treasure index says about treasure ${about}.`,
  envelope: (about) => `Open envelope ${about}.`,
  townRecords: () => 'Open the Town Records and read on.',
  questRewards: (about) => `Read on the card of personal quest ${about} what it gives.`,
};

export const PILES = {
  hand: 'comes to the hand',
  chosen: 'is laid out',
  discard: 'is discarded',
  lost: 'is lost',
  active: 'is active',
};

export const SUFFER: Readonly<Record<string, string>> = {
  charactersAndSummons: 'every character and summon',
  allFigures: 'every figure',
};

export const REMINDERS = {
  damage: (about: string, names: Names) => {
    const [amount = '', ...to] = about.split(' ');
    const whom = to.join(' ');
    return `The scenario book: ${SUFFER[whom] ?? names.figure(whom)} suffers ${amount} damage.`;
  },
  win: (): string => 'The scenario book: the scenario is won now.',
  loss: (): string => 'The scenario book: the scenario is lost now.',
  spawn: (about: string) =>
    `The scenario book: figures may come now (spawn ${about}); see there whether they do.`,
  treasure: (about: string, names: Names) => {
    const [character = '', ...effects] = about.split(' ');
    const words = effects.map((each) => (/^[0-9]+$/.test(each) ? `${each} damage` : each));
    return `The treasure: ${names.figure(character)} suffers ${listOf(words)}.`;
  },
};

/** What happened between scenarios, as a line of the history. */
export const CAMPAIGN_LINES: CampaignLines = {
  levelledUp: ({ character, level, hitPoints, card }, names) =>
    `${names.character(character)} reaches level ${level} with ${counted(hitPoints, 'hit point')}${card === null ? '' : ` and takes ${card}`}.`,
  perkChecked: ({ character, perk }, names) =>
    `${names.character(character)} checks perk ${perk + 1}.`,
  perkUnchecked: ({ character, perk }, names) =>
    `${names.character(character)} takes back perk ${perk + 1}.`,
  sheetChanged: ({ character, what, by }, names) =>
    `${names.character(character)}: ${signed(by)} ${SHEET_WORDS[what]}.`,
  questChosen: ({ character }, names) => `${names.character(character)} chooses a personal quest.`,
  questCounted: ({ character, goal, by }, names) =>
    `${names.character(character)}: ${signed(by)} on goal ${goal + 1} of the personal quest.`,
  characterRetired: ({ name, class: classId }, names) =>
    `${name} (${names.class(classId)}) retires.`,
  extraPerks: ({ character, count }, names) =>
    `${names.character(character)} begins with ${counted(count, 'perk')} more for earlier retirements.`,

  itemBought: ({ character, name, gold }, names) =>
    `${names.character(character)} buys ${name} for ${gold} gold.`,
  itemSold: ({ character, name, gold }, names) =>
    `${names.character(character)} sells ${name} for ${gold} gold.`,
  itemGained: ({ character, name }, names) => `${names.character(character)} receives ${name}.`,
  itemLost: ({ character, name }, names) => `${names.character(character)} loses ${name}.`,
  itemEquipped: ({ character, name }, names) => `${names.character(character)} puts on ${name}.`,
  itemUnequipped: ({ character, name }, names) =>
    `${names.character(character)} puts ${name} into the bag.`,
  itemUsed: ({ character, name }, names) => `${names.character(character)} uses ${name}.`,
  itemRefreshed: ({ character, name }, names) =>
    `${name} of ${names.character(character)} is ready again.`,
  designUnlocked: ({ name }) => `The shop now has ${name}.`,

  donated: ({ character, gold, total }, names) =>
    `${names.character(character)} gives ${gold} gold to the sanctuary (${total} in all).`,
  reputationChanged: ({ by, to }) => `Reputation ${signed(by)}: now ${to}.`,
  prosperityChanged: ({ by, to, level }) =>
    `Prosperity ${signed(by)}: ${counted(to, 'check mark')}, level ${level}.`,
  achievementGained: ({ scope, name }) => `${SCOPES[scope]} achievement: ${name}.`,
  achievementLost: ({ scope, name }) => `${SCOPES[scope]} achievement lost: ${name}.`,
  classUnlocked: ({ class: classId }, names) => `The class ${names.class(classId)} is unlocked.`,
  envelopeOpened: ({ envelope }) => `Envelope ${envelope} is opened.`,
  treasureNoted: ({ treasure }) => `Treasure ${treasure} was looted.`,
  scenarioMarked: ({ scenario, as }, names) =>
    `Scenario ${names.scenario(scenario)} ${MARKED[as]}.`,
  eventDrawn: ({ deck, card }) => `${DECKS[deck]} event ${card} is drawn.`,
  eventReturned: ({ deck, card }) => `${DECKS[deck]} event ${card} goes to the bottom of its deck.`,
  eventRemoved: ({ deck, card }) => `${DECKS[deck]} event ${card} leaves the game.`,
  eventAdded: ({ deck, card }) => `${DECKS[deck]} event ${card} is shuffled into its deck.`,
  eventsShuffled: ({ deck }) => `${DECKS[deck]} events are shuffled.`,
  movedIn: ({ taken, changed, left }) =>
    `Moved in from Gloomhaven Secretariat: ${MOVE_IN.sum(taken, changed, left)}.`,
  notMovedIn: ({ line }) =>
    `${line.outcome === 'left' ? MOVE_IN.left : MOVE_IN.changed}: ${line.about === '' ? '' : `${line.about}, `}${moveInLineWords(line)}.`,
  packUsed: ({ name }) => `The campaign plays with the pack ${name}.`,
  packLeft: ({ name }) => `The campaign plays without the pack ${name}.`,
  hiddenShown: () => 'Something hidden is shown.',
  hiddenAgain: () => 'Something is hidden again.',
  notesWritten: ({ character }, names) =>
    character === null ? 'Notes of the party.' : `Notes of ${names.character(character)}.`,
  startedOutOfOrder: ({ scenario }, names) =>
    `Scenario ${names.scenario(scenario)} is started although the campaign does not allow it.`,
  battleGoalChosen: ({ character }, names) => `${names.character(character)} has a battle goal.`,
  battleGoalJudged: ({ character }, names) =>
    `${names.character(character)} says how the battle goal went.`,
  blessedFor: ({ character }, names) =>
    `${names.character(character)} has the blessings of the sanctuary.`,
  spawned: ({ figures, markers }, names) => {
    const who = listOf(figures.map((figure) => names.figure(figure)));
    const where = markers.length === 0 ? '' : ` at ${listOf(markers)} (see the scenario book)`;
    return figures.length === 0
      ? `Nobody could come${where}.`
      : `${upperFirst(who)} come in${where}.`;
  },
  bookReminder: ({ what, about }, names) => REMINDERS[what](about, names),
  handChosen: ({ character }, names) => `${names.character(character)} chooses a hand of cards.`,
  pilesKept: ({ figure, kept }, names) =>
    kept
      ? `The cards of ${names.figure(figure)} are kept by name.`
      : `The cards of ${names.figure(figure)} are not kept by name any more.`,
  cardMoved: ({ figure, name, to }, names) => `${names.figure(figure)}: ${name} ${PILES[to]}.`,
  cardsLost: ({ figure, count }, names) =>
    `${names.figure(figure)} loses ${counted(count, 'card')}.`,
  toLookUp: ({ what, about }, names) => LOOK_UPS[what](about, names),
};
