import type { Rule } from './rule';

/** Rules between scenarios: characters, party, city and travel. */
export const CAMPAIGN_RULES = {
  'EXPERIENCE-4': {
    at: 'pp. 42, 48',
    says: 'A new character may start at any level up to the city’s prosperity level.',
  },
  'EXPERIENCE-5': {
    at: 'p. 44',
    says: 'Levelling up gives the hit points of the level, one card of at most that level, and one perk.',
  },
  'EXPERIENCE-7': {
    at: 'FAQ p. 57',
    says: 'At level 9 experience is still recorded and changes nothing.',
  },
  'EXPERIENCE-10': {
    at: 'p. 44, FAQ p. 69',
    says: 'Levelling up keeps the experience and is due in the city, as is a perk for three check marks.',
  },
  'PERK-3': {
    at: 'pp. 44, 48',
    says: 'A character gets a perk per level above the first, per three check marks, and per retirement.',
  },
  'PERK-4': {
    at: 'p. 44',
    says: 'A sheet holds eighteen check marks; three give a perk.',
  },
  'CARD-1': {
    at: 'p. 45',
    says: 'A hand has exactly the hand size of the class, from cards of level 1, X and chosen ones.',
  },
  'ITEM-2': {
    at: 'pp. 42-43',
    says: 'An item costs its price, adjusted by reputation, as long as a copy is left.',
  },
  'ITEM-3': {
    at: 'p. 43',
    says: 'An item sells for half its printed cost, rounded down, and returns to the shop.',
  },
  'ITEM-4': {
    at: 'pp. 8, 43',
    says: 'A character cannot own two copies of the same item.',
  },
  'ITEM-5': {
    at: 'p. 8',
    says: 'Slots: one head, body and legs item, two hands, and small items for half the level, rounded up.',
  },
  'ITEM-6': {
    at: 'pp. 8, 17',
    says: 'A used item is spent until a long rest, or consumed until the scenario ends.',
  },
  'ITEM-7': {
    at: 'p. 8',
    says: 'Equipped items add their -1 cards to the deck unless a perk ignores them.',
  },
  'ITEM-8': {
    at: 'p. 43',
    says: 'The shop has the items of the city’s prosperity level and those with a found design.',
  },
  'ITEM-9': {
    at: 'p. 28, FAQ p. 80',
    says: 'An item with circles must be used when it applies; no rest gives a circle back before the last.',
  },
  'ITEM-10': {
    at: 'p. 27, FAQ p. 58',
    says: 'A second copy of an owned item is sold at once for half its cost and is in the shop.',
  },
  'ITEM-11': {
    at: 'FAQ p. 77',
    says: 'An item consumed in a road event stays consumed in the scenario after it.',
  },
  'ITEM-12': {
    at: 'p. 28, FAQ p. 62',
    says: 'A character may use any number of items in a turn, even in one ability.',
  },
  'ITEM-13': {
    at: 'FAQ p. 58',
    says: 'Items found in a scenario can be worn from the next one on.',
  },
  'ITEM-14': {
    at: 'FAQ p. 80',
    says: 'Equipped items react from the first turn on, also before their owner has acted.',
  },
  'ITEM-15': {
    at: 'scenario book, 53',
    says: 'An item that its scenario gives to be kept cannot be sold.',
  },
  'ITEM-16': {
    at: 'official FAQ (copy)',
    says: 'Each time an effect of an item is applied is a use of it, also if it is not spent.',
  },
  'REPUTATION-1': {
    at: 'pp. 36, 42',
    says: 'Reputation ranges from -20 to 20 and changes every price by up to 5.',
  },
  'PROSPERITY-1': {
    at: 'pp. 42, 48',
    says: 'Check marks raise the city’s prosperity; a reached level is never lost.',
  },
  'PROSPERITY-2': {
    at: 'p. 48',
    says: 'A character below the prosperity level may level up to it; its experience is raised.',
  },
  'DONATION-1': {
    at: 'p. 45',
    says: 'A donation of 10 gold once per visit gives a character two blessings in its next scenario.',
  },
  'DONATION-2': {
    at: 'campaign board',
    says: 'Donations are added up; at certain totals the city gains prosperity.',
  },
  'EVENT-1': {
    at: 'p. 39',
    says: 'City and road events 1 to 30 are in their decks from the first game.',
  },
  'EVENT-2': {
    at: 'p. 39',
    says: 'A resolved event leaves the game or returns to the bottom of its deck, as its card says.',
  },
  'EVENT-3': {
    at: 'p. 39',
    says: 'Added events are shuffled into their deck.',
  },
  'EVENT-4': {
    at: 'pp. 38-39, 41, 43',
    says: 'A city event may be drawn once a visit; a road event, unless the scenario is linked, again or casual.',
  },
  'EVENT-5': {
    at: 'p. 39',
    says: 'Effects of an event on the next scenario apply at its start.',
  },
  'EVENT-6': {
    at: 'FAQ p. 70',
    says: 'In events a collective amount is shared out, any other is for each character.',
  },
  'EVENT-7': {
    at: 'p. 42, FAQ p. 69',
    says: 'An event takes no more than a character or the city has: perks, levels and prosperity remain.',
  },
  'EVENT-8': {
    at: 'FAQ p. 70',
    says: 'City events 4, 6 and 22 are for each character; their print is wrong.',
  },
  'ENHANCE-1': {
    at: 'p. 46',
    says: 'Cards can be enhanced in the city once its global achievement is gained.',
  },
  'ENHANCE-2': {
    at: 'p. 46',
    says: 'A sticker goes on a free matching dot; its price depends on the number next to the dot.',
  },
  'ENHANCE-3': {
    at: 'p. 47',
    says: 'The price is doubled for an ability with several targets, except for a hex.',
  },
  'ENHANCE-4': {
    at: 'p. 47',
    says: 'Each level of the card above the first adds 25 gold.',
  },
  'ENHANCE-5': {
    at: 'p. 47',
    says: 'Each sticker already on the same action adds 75 gold.',
  },
  'ENHANCE-6': {
    at: 'p. 46',
    says: 'A class can have as many enhanced cards as the city’s prosperity level.',
  },
  'ENHANCE-7': {
    at: 'p. 45',
    says: 'A character enhances only cards of level 1, X, and cards it has chosen.',
  },
  'QUEST-2': {
    at: 'p. 38',
    says: 'A new character draws two personal quests and keeps one of them.',
  },
  'QUEST-3': {
    at: 'p. 48',
    says: 'Without quest cards left a character has no quest and never retires.',
  },
  'QUEST-1': {
    at: 'p. 38',
    says: 'A personal quest is complete when all its goals are met, some of them in order.',
  },
  'QUEST-4': {
    at: 'p. 38, inferred',
    says: 'A quest counts printed names, keeps what was found, and opens its box or envelope once.',
  },
  'RETIRE-1': {
    at: 'p. 48',
    says: 'A character retires when its quest is complete: its gold is lost, its items return.',
  },
  'RETIRE-2': {
    at: 'p. 48',
    says: 'A retirement gives one prosperity and unlocks the class of the quest.',
  },
  'RETIRE-3': {
    at: 'pp. 38, 48',
    says: 'If the class is already unlocked, it gives a random item design and a side scenario instead.',
  },
  'RETIRE-4': {
    at: 'p. 48, FAQ p. 56',
    says: 'Each retirement gives later characters of that player a perk; each hand of a player counts alone.',
  },
  'RETIRE-5': {
    at: 'p. 48, official FAQ (copy)',
    says: 'Retiring needs the quest complete at that moment; then its owner plays no other scenario.',
  },
  'RETIRE-6': {
    at: 'p. 48',
    says: 'The first retirement of a class adds the events of its mat, as its unlocking does.',
  },
  'CLASS-1': {
    at: 'pp. 6, 42',
    says: 'Six classes are available from the first game; others once they are unlocked.',
  },
  'UNLOCK-1': {
    at: 'p. 49',
    says: 'Milestones of reputation, donations and achievements unlock classes or add events.',
  },
  'UNLOCK-2': {
    at: 'p. 49',
    says: 'Whatever an open envelope still hides comes into play once the players have found it.',
  },
  'UNLOCK-3': {
    at: 'FAQ p. 56',
    says: 'Whether the drake is aided is the party’s choice, once it has both achievements, and is final.',
  },
  'ACHIEVEMENT-1': {
    at: 'p. 40',
    says: 'A global achievement replaces another one of its type.',
  },
  'ACHIEVEMENT-2': {
    at: 'scenario book, p. 2',
    says: 'A campaign begins with the city under military rule.',
  },
  'SCENARIO-1': {
    at: 'pp. 38, 49',
    says: 'A scenario is available once a completed one or a card unlocks it.',
  },
  'SCENARIO-2': {
    at: 'p. 34',
    says: 'Its required achievements must be held when it is started.',
  },
  'SCENARIO-3': {
    at: 'scenario book',
    says: 'A completed scenario can block another one for good.',
  },
  'SCENARIO-4': {
    at: 'pp. 34, 41',
    says: 'Casual mode opens each revealed scenario; characters keep their gains, the story does not count.',
  },
  'SCENARIO-5': {
    at: 'p. 41, FAQ pp. 69-70, 79',
    says: 'Players may call a scenario lost, try it again at once, and change its characters.',
  },
  'REWARD-1': {
    at: 'p. 33',
    says: 'Money tokens become gold according to the scenario level, won or lost.',
  },
  'REWARD-2': {
    at: 'pp. 10, 49',
    says: 'Rewards of the scenario and of battle goals are only given after a victory.',
  },
  'REWARD-3': {
    at: 'pp. 27, 33',
    says: 'The contents of a looted treasure are kept, won or lost.',
  },
  'REWARD-4': {
    at: 'p. 15',
    says: 'A goal treasure is there each time the scenario is played, a numbered one only once.',
  },
  'REWARD-5': {
    at: 'scenario book, 13, 82',
    says: 'Of several rewards to choose from the party takes one.',
  },
  'SOLO-1': {
    at: 'solo scenario book',
    says: 'Solo scenarios unlock at prosperity 3, after two retirements, for characters of level 5.',
  },
  'SOLO-2': {
    at: 'solo scenario book',
    says: 'One character of the class plays a solo scenario, without events and donations before it.',
  },
  'SOLO-3': {
    at: 'solo scenario book',
    says: 'Some figures of solo scenarios hide each round, have a fixed turn or use its character’s deck.',
  },
  'DUNGEON-1': {
    at: 'random dungeon cards',
    says: 'An exit of one room card meets an entrance of the next with the same letter.',
  },
  'DUNGEON-2': {
    at: 'scenario book, 55',
    says: 'Scenario 55 is drawn from the room and monster cards it lists.',
  },
  'DUNGEON-3': {
    at: 'random dungeon cards',
    says: 'A room card has a minor and a major penalty for the figures that reveal the room.',
  },
  'DUNGEON-4': {
    at: 'p. 51, FAQ p. 79',
    says: 'A red star beside the trap of a random dungeon means the damage of its level.',
  },
  'SPAWN-1': {
    at: 'p. 34',
    says: 'Spawned figures arrive at the round or door that the scenario names.',
  },
  'VARIANT-1': {
    at: 'p. 49',
    says: 'With reduced randomness x2 and bless count as +2, null and curse as -2; decks are still shuffled.',
  },
  'VARIANT-2': {
    at: 'p. 50',
    says: 'With permanent death a character without hit points dies and its player makes a new one; its items, money and quest go back.',
  },
  'VARIANT-3': {
    at: 'p. 50',
    says: 'With permanent death an exhausted character stays on the map as a target with initiative 99, but never acts.',
  },
  'VARIANT-4': {
    at: 'FAQ p. 79',
    says: 'With permanent death a lost scenario ends at the end of the round; characters that still stand then survive.',
  },
} as const satisfies Record<string, Rule>;
