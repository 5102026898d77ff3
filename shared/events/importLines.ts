/** The report of an import from another program, line by line. */

export const IMPORT_PARTS = [
  // the party
  'name',
  'difficulty',
  'solo',
  'reputation',
  'prosperity',
  'donations',
  'globalAchievements',
  'partyAchievements',
  'scenarios',
  'openScenarios',
  'casualScenarios',
  'conclusions',
  'treasures',
  'classes',
  'shopItems',
  'envelopes',
  'notes',
  'players',
  'events',
  'cityEvents',
  'roadEvents',
  'playTime',
  'onTheTable',
  'ofTheProgram',
  'runningScenario',
  'scenarioLevel',
  'round',
  'rooms',
  'figures',
  'conditions',
  'scenarioExperience',
  'scenarioMoney',
  'modifierDecks',
  'abilityDecks',
  'elements',
  'initiative',
  'turns',
  'usedItems',
  'battleGoal',
  'fallen',
  'places',
  'otherParties',
  'otherFields',
  // a character
  'character',
  'retired',
  'level',
  'experience',
  'gold',
  'perks',
  'checkMarks',
  'extraPerks',
  'items',
  'equipped',
  'quest',
  'questProgress',
  'cards',
  'absent',
  'player',
  'enhancements',
  'scenarioStatistics',
  'masteries',
] as const;

export type ImportPart = (typeof IMPORT_PARTS)[number];

export const IMPORT_REASONS = [
  /** Not in the printed game. */
  'unknown',
  /** Belongs to another game. */
  'otherGame',
  /** Standee does not store it. */
  'notKept',
  /** Outside the valid range. */
  'outOfBounds',
  /** Duplicate. */
  'twice',
  /** No slot left to equip it. */
  'noRoom',
  'tooLong',
  /** Not in the format of that program. */
  'unreadable',
  /** The other program counts it separately; here it is one number. */
  'addedUp',
  /** Another character has that name. */
  'nameTaken',
  /** The event decks are reset. */
  'beginsAnew',
  /** Only the number is known, not which ones were counted. */
  'onlyTheNumber',
  /** That program does not store it. */
  'notThere',
  /** Not allowed by the rules. */
  'againstRules',
  /** Does not match the cards of the sheet. */
  'otherCards',
  /** Turns are in a different order here. */
  'otherOrder',
  /** It can be set up again here. */
  'setUpAnew',
  /** Belongs to a character that retires. */
  'retired',
  /** Several enhancement dots of the card fit the sticker. */
  'whichDot',
  /** The players still have to choose. */
  'notChosen',
  /** The figure had no number there. */
  'numberChosen',
  /** An event that must be drawn again here. */
  'drawHere',
  /** Not in the content of this campaign. */
  'notHere',
  /** All copies of the item are owned. */
  'allOwned',
  /** The report would be too long. */
  'tooMany',
] as const;

export type ImportReason = (typeof IMPORT_REASONS)[number];

export interface ImportLine {
  /** Name of the character; '' = the party. */
  readonly about: string;
  readonly part: ImportPart;
  /** The value in the export or in Standee: '120', 'Boots of Striding'. */
  readonly value: string;
  readonly outcome: 'taken' | 'changed' | 'left';
  /** Null if it was imported unchanged. */
  readonly why: ImportReason | null;
}
