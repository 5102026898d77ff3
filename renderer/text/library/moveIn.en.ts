/** Words of the report on an export of another program. */
import type { MoveInPart, MoveInReason, MoveInLine } from '#shared/movingIn/report';
import { counted } from '../names/grammar.en';

export const PARTS: Readonly<Record<MoveInPart, string>> = {
  name: 'Name of the party',
  difficulty: 'Difficulty',
  solo: 'Solo play',
  reputation: 'Reputation',
  prosperity: 'Prosperity (check marks)',
  donations: 'Gold donated',
  globalAchievements: 'Global achievements',
  partyAchievements: 'Party achievements',
  scenarios: 'Scenarios completed',
  openScenarios: 'Scenarios opened by hand',
  casualScenarios: 'Scenarios played casually',
  conclusions: 'Conclusions',
  treasures: 'Treasures',
  classes: 'Unlocked classes',
  shopItems: 'Items found for the shop',
  envelopes: 'Envelopes',
  notes: 'Notes',
  players: 'Names of players',
  events: 'City and road events',
  cityEvents: 'City events, from the top',
  roadEvents: 'Road events, from the top',
  playTime: 'Time played',
  onTheTable: 'What lies on the table there',
  ofTheProgram: 'What that program keeps for itself',
  runningScenario: 'The scenario that is being played',
  scenarioLevel: 'Scenario level',
  round: 'Round',
  rooms: 'Open rooms',
  figures: 'Figure on the table',
  conditions: 'Conditions',
  scenarioExperience: 'Experience of the scenario',
  scenarioMoney: 'Money tokens',
  modifierDecks: 'Modifier deck (to draw, discarded)',
  abilityDecks: 'Monster ability decks',
  elements: 'Elements',
  initiative: 'Initiative',
  turns: 'Turns that are over',
  usedItems: 'Used items',
  battleGoal: 'Battle goal',
  fallen: 'Fallen enemies',
  places: 'Where figures stand, and what lies on the board',
  otherParties: 'Another party',
  otherFields: 'Something else in the file',
  character: 'Character',
  retired: 'Retired character',
  level: 'Level',
  experience: 'Experience',
  gold: 'Gold',
  perks: 'Perks',
  checkMarks: 'Check marks',
  extraPerks: 'Extra perks',
  items: 'Items',
  equipped: 'Worn',
  quest: 'Personal quest',
  questProgress: 'Progress of the quest',
  cards: 'Ability cards',
  absent: 'Not at the table',
  player: 'Player',
  enhancements: 'Enhancements',
  scenarioStatistics: 'Statistics of scenarios',
  masteries: 'Masteries',
};

export const REASONS: Readonly<Record<MoveInReason, string>> = {
  unknown: 'not known in Gloomhaven',
  otherGame: 'belongs to another game',
  notKept: 'Standee does not keep it',
  outOfBounds: 'more or less than there can be',
  twice: 'is there already',
  noRoom: 'in the bag: there is no room to wear it',
  tooLong: 'shortened',
  unreadable: 'cannot be read',
  addedUp: 'with the marks of the donations, which are counted apart there',
  nameTaken: 'another character has that name, so it got a number',
  beginsAnew: 'the export has no decks; they begin with the first thirty cards: put right by hand',
  notThere: 'that program does not keep it: put it on the board here',
  againstRules: 'cannot be so here: put it right by hand',
  otherCards: 'its cards are not those of the sheet, so it is shuffled anew',
  otherOrder: 'turns come in another order here',
  setUpAnew:
    'not moved in the middle of it; set it up here, then put hit points, conditions and decks right',
  retired: 'is gone with the retirement',
  whichDot: 'more than one dot has room for it: put it on at the sheet, by hand',
  notChosen: 'dealt, but none was chosen: deal here',
  tooMany: 'more than can be told',
  onlyTheNumber: 'the numbers came over, but not which ones have counted',
};

export const DIFFICULTIES: Readonly<Record<string, string>> = {
  easy: 'easy',
  hard: 'hard',
  veryHard: 'very hard',
};

export const USED: Readonly<Record<string, string>> = {
  spent: 'spent',
  consumed: 'used up',
  slot: 'marked',
  slotBack: 'marked',
};

export const MOVE_IN = {
  title: 'Move in from Gloomhaven Secretariat',
  lead: 'This becomes a new campaign. Nothing you have is changed. Have a look at what comes over before you make it.',
  party: 'Party',
  partyNamed: (name: string, number: number) => (name === '' ? `Party ${number}` : name),
  partyTitle: 'Party and world',
  campaignName: 'Name of the new campaign',
  sum: (taken: number, changed: number, left: number) =>
    `${counted(taken, 'line')} as they were, ${changed} changed, ${left} not taken`,
  report: 'What comes over',
  taken: 'Comes over',
  changed: 'Changed',
  left: 'Not taken',
  copy: 'Copy the report',
  copied: 'The report is copied.',
  notCopied: 'The report could not be copied.',
  save: 'Save the report',
  cancel: 'Cancel',
  make: 'Make the campaign',
  made: (name: string) => `“${name}” has moved in.`,
  reportName: (name: string) => `${name}, moved in.txt`,
};

/** 'Items: Boots of Striding' and why, where it did not come over as it was. */
export function moveInLineWords({
  part,
  value,
  why,
}: Pick<MoveInLine, 'part' | 'value' | 'why'>): string {
  const said = part === 'difficulty' ? (DIFFICULTIES[value] ?? value) : value;
  const about = said === '' ? PARTS[part] : `${PARTS[part]}: ${said}`;
  return why === null ? about : `${about} (${REASONS[why]})`;
}
