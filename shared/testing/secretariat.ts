/** Exports in the format of Gloomhaven Secretariat for tests. */

/** A character in that program's format, with defaults for `progress` and the rest. */
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

/** A complete storage with a game. */
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

/** A campaign in progress in which every part has some content. */
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

const conditionsOf = (...names: readonly string[]) =>
  names.map((name) => ({ name, value: 1, state: 'normal', lastState: 'new', permanent: false }));

const standee = (number: number, given: Record<string, unknown> = {}) => ({
  number,
  marker: '',
  type: 'normal',
  dead: false,
  summon: 'false',
  active: false,
  off: false,
  health: 5,
  maxHealth: 5,
  entityConditions: [],
  markers: [],
  tags: [],
  ...given,
});

/** Cards in printed order, top card first. */
const inOrder = [0, 1, 2, 3, 4, 5, 6, 7];
const PLAIN_DECK =
  'plus0 plus1 minus1 plus0 plus1 minus1 plus0 plus1 minus1 plus0 plus1 minus1 plus0 plus1 minus1 plus0 plus2 minus2 double null';

/**
 * The middle of round 3 of scenario 1, level 1: the Brute is done, the Bandit Guards act, the
 * Scoundrel waits. Two rooms are open.
 */
export function aRunningGame(given: Record<string, unknown> = {}) {
  const deck = (cards: string, current: number) => ({
    current,
    cards: cards.split(' '),
    discarded: [],
    active: true,
    lastVisible: 0,
  });
  return aForeignGame({
    state: 'next',
    level: 1,
    round: 3,
    scenario: { ...scenario(1), revealedRooms: [1, 2] },
    sections: [],
    elementBoard: [
      { type: 'fire', state: 'strong' },
      { type: 'ice', state: 'waning' },
      { type: 'air', state: 'inert' },
    ],
    monsterAttackModifierDeck: deck(`plus0 curse ${PLAIN_DECK.slice(6)} bless`, 1),
    characters: [
      aForeignCharacter('brute', {
        title: 'Hilda',
        initiative: 15,
        off: true,
        experience: 4,
        loot: 3,
        health: 7,
        entityConditions: conditionsOf('poison'),
        summons: [],
        attackModifierDeck: deck(`perk0 ${PLAIN_DECK.replace('minus1 ', '')}`, 0),
        progress: { perks: [0, 1] },
      }),
      aForeignCharacter('scoundrel', {
        title: 'Nim',
        number: 2,
        initiative: 80,
        health: 8,
        maxHealth: 8,
        entityConditions: conditionsOf('muddle'),
      }),
    ],
    monsters: [
      {
        name: 'bandit-guard',
        edition: 'gh',
        level: 1,
        off: false,
        active: true,
        drawExtra: false,
        // 50 of the second card.
        ability: 1,
        abilities: [0, 3, 1, 2, 4, 5, 6, 7],
        entities: [
          standee(4, { type: 'elite', off: true, health: 9, maxHealth: 9 }),
          standee(2, { active: true, health: 2, entityConditions: conditionsOf('wound') }),
          standee(6, { dead: true, health: 0 }),
        ],
      },
      {
        name: 'living-bones',
        edition: 'gh',
        level: 1,
        off: false,
        active: false,
        ability: 1,
        abilities: inOrder.toReversed(),
        entities: [standee(1, { health: 3 })],
      },
    ],
    ...given,
  });
}
