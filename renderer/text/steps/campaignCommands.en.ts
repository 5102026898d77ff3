/** Words of the titles of steps between scenarios. */
import type { CampaignCommand } from '#shared/commands/shapes';
import type { GameEvent } from '#shared/events';
import { possessive } from '../names/grammar.en';
import { signed } from '../phrases';
import { nameAndClass, type Titles } from '../stepFacts';
import { itemTold, packTold, nameTold } from '../eventNames';

export const DECKS = { city: 'city', road: 'road' };

/** The name of the item a step was about, or its number. */
const itemName = (item: number, events: readonly GameEvent[]) =>
  itemTold(item, events) ?? `item ${item}`;

/** What a step between scenarios is called on the undo button and in the history. */
export const CAMPAIGN_TITLES: Titles<CampaignCommand['type']> = {
  createCharacter: (command, names) => `${nameAndClass(command, names)} joins`,
  levelUp: ({ character }, names) => `Level up ${names.character(character)}`,
  checkPerk: ({ character, perk }, names) =>
    `${names.character(character)} checks perk ${perk + 1}`,
  uncheckPerk: ({ character, perk }, names) =>
    `${names.character(character)} takes back perk ${perk + 1}`,
  changeSheet: ({ character, gold, experience, checkMarks }, names) => {
    const parts = [
      gold !== undefined && `${signed(gold)} gold`,
      experience !== undefined && `${signed(experience)} experience`,
      checkMarks !== undefined && `${signed(checkMarks)} check marks`,
    ].filter((part) => part !== false);
    return `${names.character(character)}: ${parts.join(', ') || 'no change'}`;
  },
  chooseQuest: ({ character }, names) => `${names.character(character)} chooses a personal quest`,
  countQuest: ({ character, goal, by }, names) =>
    `${possessive(names.character(character))} quest: ${signed(by)} on goal ${goal + 1}`,
  drawQuests: ({ character }, names) => `${names.character(character)} draws two quests`,
  enhance: ({ character }, names, events) =>
    `${names.character(character)} enhances ${nameTold(events, 'cardEnhanced') ?? 'a card'}`,
  correctEnhancement: () => 'Correct a sticker',
  retire: ({ character }, names) => `${names.character(character)} retires`,
  donate: ({ character }, names) => `${names.character(character)} donates to the sanctuary`,

  moveIn: () => 'Move in from Gloomhaven Secretariat',
  usePack: (_command, _names, events) => `Play with the pack ${packTold(events)}`,
  leavePack: (_command, _names, events) => `Play without the pack ${packTold(events)}`,

  buyItem: ({ character, item }, names, events) =>
    `${names.character(character)} buys ${itemName(item, events)}`,
  sellItem: ({ character, item }, names, events) =>
    `${names.character(character)} sells ${itemName(item, events)}`,
  gainItem: ({ character, item }, names, events) =>
    `${names.character(character)} receives ${itemName(item, events)}`,
  loseItem: ({ character, item }, names, events) =>
    `${names.character(character)} loses ${itemName(item, events)}`,
  equipItem: ({ character, item, equipped }, names, events) =>
    equipped
      ? `${names.character(character)} puts on ${itemName(item, events)}`
      : `${names.character(character)} puts away ${itemName(item, events)}`,
  useItem: ({ character, item }, names, events) =>
    `${names.character(character)} uses ${itemName(item, events)}`,
  refreshItem: ({ character, item }, names, events) =>
    `${names.character(character)} refreshes ${itemName(item, events)}`,
  correctItem: ({ character, item, state }, names) =>
    `Correct item ${item} of ${names.character(character)} to ${state}`,

  changeReputation: ({ by }) => `Reputation ${signed(by)}`,
  changeProsperity: ({ by }) => `Prosperity ${signed(by)}`,
  correctParty: () => 'Correct the party sheet',
  gainAchievement: (_, __, events) => {
    const gained = nameTold(events, 'achievementGained');
    return gained ? `Achievement: ${gained}` : 'Gain an achievement';
  },
  loseAchievement: (_, __, events) => {
    const lost = nameTold(events, 'achievementLost');
    return lost ? `Lose the achievement ${lost}` : 'Lose an achievement';
  },
  unlockClass: (command, names) => `Unlock ${names.class(command.class)}`,
  lockClass: (command, names) => `Lock ${names.class(command.class)} again`,
  unlockDesign: (_, __, events) => {
    const name = nameTold(events, 'designUnlocked');
    return name === null ? 'Unlock an item design' : `Item design: ${name}`;
  },
  correctCopies: ({ item, copies }) => `Correct the copies of item ${item} to ${copies}`,
  noteTreasure: ({ treasure, looted }) =>
    looted ? `Note treasure ${treasure}` : `Treasure ${treasure} was not looted`,
  openEnvelope: ({ envelope }) => `Open envelope ${envelope}`,
  markScenario: ({ scenario, as }, names) =>
    as === 'asPrinted'
      ? `Scenario ${names.scenario(scenario)} as the links say`
      : `Mark scenario ${names.scenario(scenario)} as ${as}`,
  drawEvent: ({ deck }) => `Draw a ${DECKS[deck]} event`,
  putEventAway: ({ deck, remove }) =>
    remove ? `Remove the ${DECKS[deck]} event` : `Put the ${DECKS[deck]} event back`,
  addEvent: ({ deck, card }) => `Add ${DECKS[deck]} event ${card}`,
  removeEvent: ({ deck, card }) => `Remove ${DECKS[deck]} event ${card}`,
  resolveEvent: ({ deck, option }) => `Resolve the ${DECKS[deck]} event: option ${option}`,
  leaveOutEvent: ({ deck }) => `No ${DECKS[deck]} event this time`,
  shuffleEvents: ({ deck }) => `Shuffle the ${DECKS[deck]} events`,
  // What it is stays out of the history.
  showHidden: ({ shown }) => (shown ? 'Show something hidden' : 'Hide something again'),
  chooseHand: ({ character }, names) => `${names.character(character)} chooses a hand of cards`,
  keepCards: ({ figure, cards }, names) =>
    cards === null
      ? `Stop keeping the cards of ${names.figure(figure)}`
      : `Keep the cards of ${names.figure(figure)} by name`,
  // Which cards they are stays hidden until everybody has chosen.
  playCards: ({ figure }, names) => `${names.figure(figure)} chooses for the round`,
  moveCard: ({ figure, to }, names, events) => {
    return `${names.figure(figure)}: ${nameTold(events, 'cardMoved') ?? 'a card'} to ${to}`;
  },
  loseCards: ({ figure }, names) => `${names.figure(figure)} says which cards are lost`,
  placeSpawn: ({ spawn }) => `Bring in the figures of spawn ${spawn + 1}`,
  dealBattleGoal: ({ character }, names) => `${names.character(character)} is dealt a battle goal`,
  chooseBattleGoal: ({ character }, names) => `${names.character(character)} chooses a battle goal`,
  judgeBattleGoal: ({ character }, names) => `${names.character(character)} judges the battle goal`,
};
