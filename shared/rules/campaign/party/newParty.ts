/** Initial campaign, party and character sheet. */
import type { PartySheet, Campaign, CharacterSheet } from '../../../state';

/** Events 1 to this number are in both decks from the first game. */
const FIRST_EVENTS = 30;

const FIRST_DECK = {
  draw: Array.from({ length: FIRST_EVENTS }, (_, index) => index + 1),
  current: null,
  removed: [],
};

/** The party of a new campaign. Its event decks are not shuffled yet. @rule EVENT-1 */
export const NEW_PARTY: PartySheet = {
  reputation: 0,
  prosperity: 0,
  donated: 0,
  notes: '',
  globalAchievements: [],
  partyAchievements: [],
  treasures: [],
  unlockedClasses: [],
  items: [],
  marks: [],
  outOfOrder: [],
  envelopes: [],
  milestones: [],
  events: { city: FIRST_DECK, road: FIRST_DECK },
  enhancements: [],
  eventsDone: [],
  atStart: [],
  dungeon: null,
  shown: [],
};

/** A campaign without a name. */
export const EMPTY_CAMPAIGN: Campaign = {
  name: '',
  difficulty: 'normal',
  solo: false,
  characters: [],
  nextCharacter: 1,
  completed: [],
  retired: [],
  party: NEW_PARTY,
  playTime: 0,
  packs: [],
};

/** The sheet of a new character without possessions. */
export const EMPTY_SHEET = {
  player: '',
  absent: false,
  checkMarks: 0,
  extraPerks: 0,
  items: [],
  notes: '',
  quest: null,
  questsDrawn: [],
  cards: [],
  hand: null,
  blessed: false,
} as const satisfies Partial<CharacterSheet>;
