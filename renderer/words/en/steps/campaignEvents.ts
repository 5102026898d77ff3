/** English words of events between scenarios, as lines of the history. */
import type { WorldEvent } from '#shared/events/campaign';
import type { SheetEvent } from '#shared/events/sheets';
import { IMPORT, importLineWords } from '../library/importing';
import { STICKER_NAMES } from '../party/sheets';
import { counted, possessive, listOf } from '../names/grammar';
import { signed } from '../../helpers/phrases';
import { nameAndClass, type Lines } from '../../helpers/stepFacts';
import { DIFFICULTY_WORDS } from './commands';
import { FIELD_NAMES } from './corrections';

export const MARKED = {
  open: 'is marked as open',
  blocked: 'is marked as blocked',
  locked: 'is marked as locked',
  completed: 'is marked as completed',
  asPrinted: 'follows its links again',
};

export const DECKS = { city: 'City', road: 'Road' };

export const SCOPES = { global: 'Global', party: 'Party' };

export const BROUGHT = {
  joining: 'joins the party',
  guest: 'comes as a guest',
  returning: 'comes home',
};

/** Lines of the history for events between scenarios. */
export const CAMPAIGN_LINES: Lines<WorldEvent['type'] | SheetEvent['type']> = {
  campaignBegun: ({ name }) => `The campaign “${name}” begins.`,
  characterAdded: (event) => `${nameAndClass(event)} joins the party.`,
  papersEntered: ({ characters, retired, scenarios }) =>
    `The campaign continues from paper: ${listOf(characters)}, ${counted(retired, 'retired character')}, ${counted(scenarios, 'completed scenario')}.`,
  characterArrived: (event) =>
    `${nameAndClass(event)} ${BROUGHT[event.as]}${event.from === '' ? '' : ` from “${event.from}”`}.`,
  characterRemoved: ({ name }) => `${name} leaves the party.`,
  reducedRandomnessSet: ({ isOn }) =>
    isOn ? 'Reduced randomness is on.' : 'Reduced randomness is off.',
  permanentDeathSet: ({ isOn }) => (isOn ? 'Permanent death is on.' : 'Permanent death is off.'),
  characterDied: ({ name }) =>
    `${name} is dead. The sheet is removed; items go back to the supply and the quest to its deck.`,
  difficultySet: ({ difficulty, solo }) =>
    `Difficulty: ${DIFFICULTY_WORDS[difficulty]}${solo ? ', solo play' : ''}.`,

  levelledUp: ({ character, level, hitPoints, card }) =>
    `${character} reaches level ${level} with ${counted(hitPoints, 'hit point')}${card === null ? '' : ` and takes ${card}`}.`,
  perkChecked: ({ character, perk }) => `${character} checks perk ${perk + 1}.`,
  perkUnchecked: ({ character, perk }) => `${character} unchecks perk ${perk + 1}.`,
  sheetChanged: ({ character, what, by }) => `${character}: ${signed(by)} ${FIELD_NAMES[what]}.`,
  questChosen: ({ character }) => `${character} chooses a personal quest.`,
  questCounted: ({ character, goal, by }) =>
    `${character}: ${signed(by)} on goal ${goal + 1} of the personal quest.`,
  questsDrawn: ({ character }) => `${character} draws two personal quests and keeps one.`,
  cardEnhanced: ({ character, name, sticker, gold }) =>
    `${character} enhances ${name} (${STICKER_NAMES[sticker] ?? sticker}) for ${gold} gold.`,
  stickerCorrected: ({ name, sticker }) =>
    sticker === null
      ? `A sticker is removed from ${name}.`
      : `${name} has another sticker: ${STICKER_NAMES[sticker] ?? sticker}.`,
  characterRetired: ({ name, class: classId }) => `${name} (${classId}) retires.`,
  retirementPerkLost: ({ character }) =>
    `No player is named for ${character}: no later character gets a perk for this retirement.`,
  perksLeftSaid: ({ character, count }) =>
    `${character} can still check ${counted(count, 'perk')}.`,
  extraPerksGranted: ({ character, count }) =>
    `${character} begins with ${counted(count, 'extra perk')} for earlier retirements.`,

  itemBought: ({ character, name, gold }) => `${character} buys ${name} for ${gold} gold.`,
  itemSold: ({ character, name, gold }) => `${character} sells ${name} for ${gold} gold.`,
  itemGained: ({ character, name }) => `${character} receives ${name}.`,
  itemNotLeft: ({ character, name }) =>
    `No copy of ${name} is left for ${character}: all are owned.`,
  itemLost: ({ character, name }) => `${character} loses ${name}.`,
  itemEquipped: ({ character, name }) => `${character} equips ${name}.`,
  itemUnequipped: ({ character, name }) => `${character} unequips ${name}.`,
  itemUsed: ({ character, name }) => `${character} uses ${name}.`,
  itemActed: ({ character, name }) => `${name} takes effect for ${character}.`,
  itemSaid: ({ character, name }) => `${character} carries out ${name}.`,
  itemRefreshed: ({ character, name }) => `${possessive(character)} ${name} is ready again.`,
  designUnlocked: ({ name }) => `The shop now has ${name}.`,
  drawingRanOut: ({ of }) =>
    of === 'design'
      ? 'All random item designs were found: there is none to draw.'
      : 'All random side scenarios are open: there is none to draw.',
  changeLimited: ({ character, what, wanted, by }) =>
    `${character === null ? 'The party' : character}: ${signed(by)} instead of ${signed(wanted)} ${FIELD_NAMES[what]}.`,

  donated: ({ character, gold, total }) =>
    `${character} donates ${gold} gold to the sanctuary (${total} in total).`,
  reputationChanged: ({ by, to }) => `Reputation ${signed(by)}: now ${to}.`,
  prosperityChanged: ({ by, to, level }) =>
    `Prosperity ${signed(by)}: ${counted(to, 'check mark')}, level ${level}.`,
  achievementGained: ({ scope, name }) => `${SCOPES[scope]} achievement: ${name}.`,
  achievementLost: ({ scope, name }) => `${SCOPES[scope]} achievement lost: ${name}.`,
  classUnlocked: ({ class: classId }) => `The class ${classId} is unlocked.`,
  envelopeOpened: ({ envelope }) => `Envelope ${envelope} is opened.`,
  treasureNoted: ({ treasure }) => `Treasure ${treasure} was looted.`,
  scenarioMarked: ({ scenario, as }) => `Scenario ${scenario} ${MARKED[as]}.`,
  dungeonDrawn: ({ scenario }) => `A dungeon is drawn: ${scenario}.`,
  eventDrawn: ({ deck, card }) => `${DECKS[deck]} event ${card} is drawn.`,
  eventReturned: ({ deck, card }) => `${DECKS[deck]} event ${card} goes to the bottom of its deck.`,
  eventRemoved: ({ deck, card }) => `${DECKS[deck]} event ${card} is removed from the game.`,
  eventAdded: ({ deck, card }) => `${DECKS[deck]} event ${card} is shuffled into its deck.`,
  eventResolved: ({ deck, card, option }) =>
    `${DECKS[deck]} event ${card}: option ${option} was chosen.`,
  eventLeftOut: ({ deck }) => `${DECKS[deck]} event: skipped.`,
  eventsShuffled: ({ deck }) => `${DECKS[deck]} events are shuffled.`,
  movedIn: ({ taken, changed, left }) =>
    `Imported from Gloomhaven Secretariat: ${IMPORT.sum(taken, changed, left)}.`,
  notMovedIn: ({ line }) =>
    `${line.outcome === 'left' ? IMPORT.left : IMPORT.changed}: ${line.about === '' ? '' : `${line.about}, `}${importLineWords(line)}.`,
  packUsed: ({ name }) => `The campaign now uses the pack ${name}.`,
  packLeft: ({ name }) => `The campaign no longer uses the pack ${name}.`,
  secretShown: () => 'A hidden item is revealed.',
  secretHidden: () => 'An item is hidden again.',
  notesWritten: ({ character }) =>
    character === null ? 'Party notes changed.' : `${possessive(character)} notes changed.`,
  startedOutOfOrder: ({ scenario }) =>
    `Scenario ${scenario} starts although its requirements are not met.`,
  battleGoalsOffered: ({ character }) => `${character} receives battle goals to choose from.`,
  battleGoalChosen: ({ character }) => `${character} has chosen a battle goal.`,
  battleGoalJudged: ({ character }) => `${character} scores the battle goal.`,
  blessedFor: ({ character }) => `${character} receives the sanctuary’s blessings.`,
  handChosen: ({ character }) => `${character} chooses hand cards.`,
};
