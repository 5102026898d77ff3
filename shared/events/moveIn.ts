/** What came over from another program, line by line. */

export const MOVE_IN_PARTS = [
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

export type MoveInPart = (typeof MOVE_IN_PARTS)[number];

export const MOVE_IN_REASONS = [
  /** Nothing printed in Gloomhaven is called that. */
  'unknown',
  /** It belongs to another game. */
  'otherGame',
  /** Standee has no place for it. */
  'notKept',
  /** It is more or less than there can be. */
  'outOfBounds',
  /** It is there already. */
  'twice',
  /** There is no room to wear it. */
  'noRoom',
  'tooLong',
  /** It is not written the way that program writes it. */
  'unreadable',
  /** The other program counts it apart; here it is one number. */
  'addedUp',
  /** Another character has that name. */
  'nameTaken',
  /** The decks of events begin anew. */
  'beginsAnew',
  /** How much is known, but not which ones have counted. */
  'onlyTheNumber',
  /** That program does not keep it. */
  'notThere',
  /** The rules of the game do not allow it here. */
  'againstRules',
  /** Not the cards that the sheet has. */
  'otherCards',
  /** Turns come in another order here. */
  'otherOrder',
  /** It can be set up here as it stands there. */
  'setUpAnew',
  /** It goes with a character that retires. */
  'retired',
  /** More than one dot of the card has room for it. */
  'whichDot',
  /** Players have still to choose among them. */
  'notChosen',
  /** The report would be too long. */
  'tooMany',
] as const;

export type MoveInReason = (typeof MOVE_IN_REASONS)[number];

export interface MoveInLine {
  /** Name of the character it is about; '' = the party. */
  readonly about: string;
  readonly part: MoveInPart;
  /** What it was there, or is here: '120', 'Boots of Striding'. */
  readonly value: string;
  readonly outcome: 'taken' | 'changed' | 'left';
  /** Null where it was taken as it is. */
  readonly why: MoveInReason | null;
}
