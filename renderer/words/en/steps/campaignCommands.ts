/** Words of the titles of steps between scenarios. */
import type { GameEvent } from '#shared/events';
import { possessive } from '../names/grammar';
import { signed } from '../../helpers/phrases';
import { nameAndClass, type Titles } from '../../helpers/stepFacts';
import { itemNameIn, packNameIn, nameInEvent } from '../../helpers/eventNames';

export const DECKS = { city: 'city', road: 'road' };

/** The name of the item of a step, or its number. */
const itemName = (item: number, events: readonly GameEvent[]) =>
  itemNameIn(item, events) ?? `item ${item}`;

/** Titles of steps between scenarios, on the undo button and in the history. */
export const CAMPAIGN_TITLES = {
  createCharacter: (command) => `${nameAndClass(command)} joins`,
  levelUp: ({ character }) => `Level up ${character}`,
  checkPerk: ({ character, perk }) => `${character} checks perk ${perk + 1}`,
  uncheckPerk: ({ character, perk }) => `${character} unchecks perk ${perk + 1}`,
  changeSheet: ({ character, gold, experience, checkMarks }) => {
    const parts = [
      gold !== undefined && `${signed(gold)} gold`,
      experience !== undefined && `${signed(experience)} experience`,
      checkMarks !== undefined && `${signed(checkMarks)} check marks`,
    ].filter((part) => part !== false);
    return `${character}: ${parts.join(', ') || 'no change'}`;
  },
  chooseQuest: ({ character }) => `${character} chooses a personal quest`,
  countQuest: ({ character, goal, by }) =>
    `${possessive(character)} quest: ${signed(by)} on goal ${goal + 1}`,
  drawQuests: ({ character }) => `${character} draws two quests`,
  enhance: ({ character }, { events }) =>
    `${character} enhances ${nameInEvent(events, 'cardEnhanced') ?? 'a card'}`,
  correctEnhancement: () => 'Change an enhancement sticker',
  retire: ({ character }) => `${character} retires`,
  donate: ({ character }) => `${character} donates to the sanctuary`,

  enterPapers: () => 'Enter the campaign from paper',
  moveIn: () => 'Import from Gloomhaven Secretariat',
  usePack: (_command, { events }) => `Play with the pack ${packNameIn(events)}`,
  leavePack: (_command, { events }) => `Play without the pack ${packNameIn(events)}`,

  buyItem: ({ character, item }, { events }) => `${character} buys ${itemName(item, events)}`,
  sellItem: ({ character, item }, { events }) => `${character} sells ${itemName(item, events)}`,
  gainItem: ({ character, item }, { events }) => `${character} receives ${itemName(item, events)}`,
  loseItem: ({ character, item }, { events }) => `${character} loses ${itemName(item, events)}`,
  equipItem: ({ character, item, equipped }, { events }) =>
    equipped
      ? `${character} equips ${itemName(item, events)}`
      : `${character} unequips ${itemName(item, events)}`,
  useItem: ({ character, item }, { events }) => `${character} uses ${itemName(item, events)}`,
  refreshItem: ({ character, item }, { events }) =>
    `${character} refreshes ${itemName(item, events)}`,
  correctItem: ({ character, item, state }) =>
    `Set ${possessive(character)} item ${item} to ${state}`,

  changeReputation: ({ by }) => `Reputation ${signed(by)}`,
  changeProsperity: ({ by }) => `Prosperity ${signed(by)}`,
  correctParty: () => 'Edit the party sheet',
  gainAchievement: (_, { events }) => {
    const gained = nameInEvent(events, 'achievementGained');
    return gained ? `Achievement: ${gained}` : 'Gain an achievement';
  },
  loseAchievement: (_, { events }) => {
    const lost = nameInEvent(events, 'achievementLost');
    return lost ? `Lose the achievement ${lost}` : 'Lose an achievement';
  },
  unlockClass: (command) => `Unlock ${command.class}`,
  lockClass: (command) => `Lock ${command.class} again`,
  unlockDesign: (_, { events }) => {
    const name = nameInEvent(events, 'designUnlocked');
    return name === null ? 'Unlock an item design' : `Item design: ${name}`;
  },
  correctCopies: ({ item, copies }) => `Set the copies of item ${item} to ${copies}`,
  noteTreasure: ({ treasure, looted }) =>
    looted ? `Record treasure ${treasure}` : `Treasure ${treasure} was not looted`,
  openEnvelope: ({ envelope }) => `Open envelope ${envelope}`,
  takeMilestone: () => 'Take an offered milestone',
  solveEnvelope: ({ envelope }) => `Solve envelope ${envelope}`,
  markScenario: ({ scenario, as }) =>
    as === 'asPrinted'
      ? `Set scenario ${scenario} from its links`
      : `Mark scenario ${scenario} as ${as}`,
  drawEvent: ({ deck }) => `Draw a ${DECKS[deck]} event`,
  putEventAway: ({ deck, remove }) =>
    remove ? `Remove the ${DECKS[deck]} event` : `Put the ${DECKS[deck]} event back`,
  addEvent: ({ deck, card }) => `Add ${DECKS[deck]} event ${card}`,
  removeEvent: ({ deck, card }) => `Remove ${DECKS[deck]} event ${card}`,
  resolveEvent: ({ deck, option }) => `Resolve the ${DECKS[deck]} event: option ${option}`,
  leaveOutEvent: ({ deck }) => `Skip the ${DECKS[deck]} event`,
  shuffleEvents: ({ deck }) => `Shuffle the ${DECKS[deck]} events`,
  // The title must not contain the name of the hidden thing.
  showHidden: ({ shown }) => (shown ? 'Show a hidden item' : 'Hide an item again'),
  chooseHand: ({ character }) => `${character} chooses hand cards`,
  keepCards: ({ figure, cards }) =>
    cards === null
      ? `Stop tracking ${possessive(figure)} cards`
      : `Track ${possessive(figure)} cards by name`,
  // The cards stay hidden until everybody has chosen.
  playCards: ({ figure }) => `${figure} chooses cards`,
  moveCard: ({ figure, to }, { events }) => {
    return `${figure}: ${nameInEvent(events, 'cardMoved') ?? 'a card'} to ${to}`;
  },
  loseCards: ({ figure }) => `${figure} chooses the lost cards`,
  putAwayDue: () => 'Clear a scenario book reminder',
  applyRule: () => 'Apply a scenario rule',
  endRule: () => 'End a scenario rule',
  wakeMonster: ({ figure }) => `Wake ${figure}`,
  placeSpawn: ({ spawn }) => `Spawn the figures of spawn ${spawn + 1}`,
  dealBattleGoal: ({ character }) => `Deal ${character} a battle goal`,
  offerBattleGoals: ({ character }) => `Deal ${character} battle goals`,
  chooseBattleGoal: ({ character }) => `${character} chooses a battle goal`,
  judgeBattleGoal: ({ character }) => `${character} scores the battle goal`,
} satisfies Partial<Titles>;
