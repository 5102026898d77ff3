/**
 * A game of the first version as one of the second: nothing has changed on its map, and its sheets are empty.
 *
 * What is empty stands here as the second version had it, apart from the party that begins today
 * (`rules/campaign/newParty`): what later versions add, their own step adds.
 */

export function toFormat2(game: unknown): unknown {
  return withReducedNumbers(withBoardAndParty(game));
}

/** Version 2 knows what has changed on the map, and keeps the sheets of party and characters. */
function withBoardAndParty(game: unknown): object {
  const { scenario, campaign, ...rest } = game as {
    scenario: object | null;
    campaign: { characters: readonly object[] };
  };
  const nothingChanged = { inUse: false, doors: [], gone: [], laid: [], allowedSights: [] };
  return {
    ...rest,
    schema: 2,
    campaign: {
      ...campaign,
      characters: campaign.characters.map((sheet) => ({ ...sheet, ...EMPTY_SHEET })),
      retired: [],
      party: NEW_PARTY,
      packs: [],
    },
    scenario: scenario && { ...scenario, board: nothingChanged },
  };
}

const EMPTY_SHEET = {
  player: '',
  absent: false,
  checkMarks: 0,
  extraPerks: 0,
  items: [],
  notes: '',
  quest: null,
  cards: [],
  hand: null,
  blessed: false,
};

const FIRST_EVENTS = {
  draw: Array.from({ length: 30 }, (_, index) => index + 1),
  current: null,
  removed: [],
};

const NEW_PARTY = {
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
  events: { city: FIRST_EVENTS, road: FIRST_EVENTS },
  shown: [],
};

interface RunningAttack {
  readonly targets: readonly { readonly overrides: object }[];
}

/** Version 2 lets players put in the number after the target’s reductions; nobody has. */
function withReducedNumbers(game: object): unknown {
  const { scenario, ...rest } = game as { scenario: { attack: RunningAttack | null } | null };
  const attack = scenario?.attack;
  if (!attack) return game;
  const targets = attack.targets.map((target) => ({
    ...target,
    overrides: { ...target.overrides, reduced: null },
  }));
  return { ...rest, scenario: { ...scenario, attack: { ...attack, targets } } };
}
