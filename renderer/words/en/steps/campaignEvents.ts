import type { WorldEvent } from '#shared/events/campaign';
import type { SheetEvent } from '#shared/events/sheets';
import { MOVE_IN, moveInLineWords } from '../library/moveIn';
import { STICKER_NAMES } from '../party/sheets';
import { counted } from '../names/grammar';
import { signed } from '../../helpers/phrases';
import { nameAndClass, type Lines } from '../../helpers/stepFacts';
import { DIFFICULTY_WORDS } from './commands';
import { FIELD_NAMES } from './corrections';

export const MARKED = {
  open: 'is marked as open',
  blocked: 'is marked as blocked',
  locked: 'is marked as locked',
  completed: 'is marked as completed',
  asPrinted: 'is as the links say again',
};

export const DECKS = { city: 'City', road: 'Road' };

export const SCOPES = { global: 'Global', party: 'Party' };

/** Lines of the history for events between scenarios. */
export const CAMPAIGN_LINES: Lines<WorldEvent['type'] | SheetEvent['type']> = {
  campaignBegun: ({ name }) => `The campaign “${name}” begins.`,
  characterAdded: (event) => `${nameAndClass(event)} joins the party.`,
  characterRemoved: ({ name }) => `${name} leaves the party.`,
  reducedRandomnessSet: ({ isOn }) =>
    isOn ? 'Reduced randomness is on.' : 'Reduced randomness is off.',
  difficultySet: ({ difficulty, solo }) =>
    `Difficulty: ${DIFFICULTY_WORDS[difficulty]}${solo ? ', solo play' : ''}.`,

  levelledUp: ({ character, level, hitPoints, card }) =>
    `${character} reaches level ${level} with ${counted(hitPoints, 'hit point')}${card === null ? '' : ` and takes ${card}`}.`,
  perkChecked: ({ character, perk }) => `${character} checks perk ${perk + 1}.`,
  perkUnchecked: ({ character, perk }) => `${character} takes back perk ${perk + 1}.`,
  sheetChanged: ({ character, what, by }) => `${character}: ${signed(by)} ${FIELD_NAMES[what]}.`,
  questChosen: ({ character }) => `${character} chooses a personal quest.`,
  questCounted: ({ character, goal, by }) =>
    `${character}: ${signed(by)} on goal ${goal + 1} of the personal quest.`,
  questsDrawn: ({ character }) => `${character} draws two personal quests and keeps one.`,
  cardEnhanced: ({ character, name, sticker, gold }) =>
    `${character} enhances ${name} (${STICKER_NAMES[sticker] ?? sticker}) for ${gold} gold.`,
  stickerCorrected: ({ name, sticker }) =>
    sticker === null
      ? `A sticker of ${name} is taken off.`
      : `${name} has a sticker more: ${STICKER_NAMES[sticker] ?? sticker}.`,
  characterRetired: ({ name, class: classId }) => `${name} (${classId}) retires.`,
  extraPerksGranted: ({ character, count }) =>
    `${character} begins with ${counted(count, 'perk')} more for earlier retirements.`,

  itemBought: ({ character, name, gold }) => `${character} buys ${name} for ${gold} gold.`,
  itemSold: ({ character, name, gold }) => `${character} sells ${name} for ${gold} gold.`,
  itemGained: ({ character, name }) => `${character} receives ${name}.`,
  itemLost: ({ character, name }) => `${character} loses ${name}.`,
  itemEquipped: ({ character, name }) => `${character} puts on ${name}.`,
  itemUnequipped: ({ character, name }) => `${character} puts ${name} into the bag.`,
  itemUsed: ({ character, name }) => `${character} uses ${name}.`,
  itemActed: ({ character, name }) => `${name} acts for ${character}.`,
  itemSaid: ({ character, name }) => `${character} carries out what ${name} says.`,
  itemRefreshed: ({ character, name }) => `${name} of ${character} is ready again.`,
  designUnlocked: ({ name }) => `The shop now has ${name}.`,

  donated: ({ character, gold, total }) =>
    `${character} gives ${gold} gold to the sanctuary (${total} in all).`,
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
  eventRemoved: ({ deck, card }) => `${DECKS[deck]} event ${card} leaves the game.`,
  eventAdded: ({ deck, card }) => `${DECKS[deck]} event ${card} is shuffled into its deck.`,
  eventResolved: ({ deck, card, option }) =>
    `${DECKS[deck]} event ${card}: option ${option} was chosen.`,
  eventLeftOut: ({ deck }) => `${DECKS[deck]} event: none this time.`,
  eventsShuffled: ({ deck }) => `${DECKS[deck]} events are shuffled.`,
  movedIn: ({ taken, changed, left }) =>
    `Moved in from Gloomhaven Secretariat: ${MOVE_IN.sum(taken, changed, left)}.`,
  notMovedIn: ({ line }) =>
    `${line.outcome === 'left' ? MOVE_IN.left : MOVE_IN.changed}: ${line.about === '' ? '' : `${line.about}, `}${moveInLineWords(line)}.`,
  packUsed: ({ name }) => `The campaign plays with the pack ${name}.`,
  packLeft: ({ name }) => `The campaign plays without the pack ${name}.`,
  secretShown: () => 'Something hidden is shown.',
  secretHidden: () => 'Something is hidden again.',
  notesWritten: ({ character }) =>
    character === null ? 'Notes of the party.' : `Notes of ${character}.`,
  startedOutOfOrder: ({ scenario }) =>
    `Scenario ${scenario} is started although the campaign does not allow it.`,
  battleGoalsOffered: ({ character }) => `${character} has battle goals to choose from.`,
  battleGoalChosen: ({ character }) => `${character} has a battle goal.`,
  battleGoalJudged: ({ character }) => `${character} says how the battle goal went.`,
  blessedFor: ({ character }) => `${character} has the blessings of the sanctuary.`,
  handChosen: ({ character }) => `${character} chooses a hand of cards.`,
};
