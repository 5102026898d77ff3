/** Exports in the format of Gloomhaven Secretariat, written by hand for tests. */

/** A character as that program keeps it; `progress` and the rest are filled in. */
export function aForeignCharacter(name: string, given: Record<string, unknown> = {}) {
  const { progress, ...rest } = given;
  return {
    name,
    edition: 'gh',
    marker: false,
    title: '',
    initiative: 0,
    experience: 0,
    loot: 0,
    treasures: [],
    exhausted: false,
    level: 1,
    off: false,
    active: false,
    health: 10,
    maxHealth: 10,
    entityConditions: [],
    summons: [],
    number: 1,
    absent: false,
    longRest: false,
    ...rest,
    progress: {
      experience: 0,
      gold: 0,
      loot: {},
      itemNotes: '',
      items: [],
      equippedItems: [],
      personalQuest: '',
      personalQuestProgress: [],
      battleGoals: 0,
      notes: '',
      retired: false,
      retirements: 0,
      extraPerks: 0,
      perks: [],
      masteries: [],
      donations: 0,
      scenarioStats: [],
      deck: [],
      ...(progress as object | undefined),
    },
  };
}

export function aForeignParty(given: Record<string, unknown> = {}) {
  return {
    id: 0,
    name: 'The Wanderers',
    edition: 'gh',
    location: '',
    notes: '',
    achievements: '',
    achievementsList: [],
    reputation: 0,
    prosperity: 0,
    scenarios: [],
    conclusions: [],
    casualScenarios: [],
    manualScenarios: [],
    campaignMode: true,
    globalAchievements: '',
    globalAchievementsList: [],
    treasures: [],
    donations: 0,
    players: [],
    characters: [],
    availableCharacters: [],
    retirements: [],
    unlockedItems: [],
    unlockedCharacters: [],
    envelopeB: false,
    ...given,
  };
}

export function aForeignGame(given: Record<string, unknown> = {}) {
  const { party = aForeignParty(), ...rest } = given;
  return {
    revision: 12,
    edition: 'gh',
    figures: [],
    characters: [],
    monsters: [],
    objectiveContainers: [],
    state: 'draw',
    level: 2,
    levelAdjustment: 0,
    round: 0,
    solo: false,
    party,
    parties: [party],
    unlockedCharacters: [],
    ...rest,
  };
}

/** Everything its storage holds. */
export function aForeignStorage(game: unknown = aForeignGame()) {
  return { game, settings: { theme: 'default' }, undo: [], redo: [], 'undo-infos': [] };
}

const of = (name: number | string, edition = 'gh') => ({ name: String(name), edition });
const scenario = (index: number | string, rest: object = {}) => ({
  index: String(index),
  edition: 'gh',
  isCustom: false,
  custom: '',
  ...rest,
});

/** A campaign that has come some way, with a bit of everything. */
export function aLongCampaign() {
  const party = aForeignParty({
    location: 'Gloomhaven',
    notes: 'Buy potions.',
    reputation: 7,
    prosperity: 5,
    donations: 16,
    envelopeB: true,
    achievementsList: ['first-steps', 'jekserahs-plans', 'dark-bounty', 'made-up'],
    globalAchievementsList: ['city-rule-militaristic', 'ancient-technology', 'ancient-technology'],
    scenarios: [
      scenario(1),
      scenario(2),
      scenario(4),
      scenario(3, { group: 'solo' }),
      scenario(7, { edition: 'fc' }),
      scenario(500),
    ],
    manualScenarios: [scenario(68)],
    casualScenarios: [scenario(1)],
    treasures: [of(7), of(38), of(999), of(1, 'fc')],
    unlockedItems: [
      { ...of(15), count: -1 },
      { ...of(71), count: 1 },
    ],
    players: ['Ada', 'Ben'],
    eventDecks: { city: ['07', '03', '81', '03', 'x', '400'], road: ['2', '1'] },
    eventCards: [{ cardId: '12', edition: 'gh', type: 'city', selected: 0 }],
    availableCharacters: [aForeignCharacter('mindthief', { title: 'Whisper', level: 3 })],
    retirements: [
      aForeignCharacter('tinkerer', {
        title: 'Bolt',
        level: 5,
        progress: { experience: 220, gold: 44, personalQuest: '515', retired: true },
      }),
    ],
    unlockedCharacters: ['sun'],
  });
  return aForeignGame({
    party,
    parties: [party],
    levelAdjustment: 1,
    unlockedCharacters: ['sun', 'three-spears'],
    characters: [
      aForeignCharacter('brute', {
        title: 'Hilda',
        level: 4,
        progress: {
          experience: 160,
          gold: 73,
          battleGoals: 7,
          retirements: 1,
          extraPerks: 1,
          perks: [1, 0, 2],
          items: [of(1), of(10), of(2), of(7, 'fc'), of(998)],
          equippedItems: [of(1), of(10)],
          personalQuest: '515',
          personalQuestProgress: [12],
          notes: 'Wants a hammer.',
          enhancements: [
            { cardId: 1, actionIndex: '0', index: 0, action: 'poison', inherited: false },
            { cardId: 5, actionIndex: '0', index: 0, action: 'plus1', inherited: false },
            { cardId: 1, actionIndex: 'bottom-0', index: 0, action: 'jump', inherited: true },
            { cardId: 6, actionIndex: '0', index: 0, action: 'hex', inherited: false },
          ],
        },
      }),
      aForeignCharacter('sun', { title: 'hilda', level: 2, progress: { experience: 60, gold: 5 } }),
      aForeignCharacter('drifter', { edition: 'fh', title: 'Snow' }),
    ],
  });
}
