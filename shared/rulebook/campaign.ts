import type { Rule } from './rule';

/** Between scenarios: characters, party, city, and travel. */
export const CAMPAIGN_RULES = {
  'EXPERIENCE-4': {
    at: 'pp. 42, 48',
    says: 'A new character may begin at any level up to that of the city’s prosperity.',
  },
  'EXPERIENCE-5': {
    at: 'p. 44',
    says: 'Levelling up gives the hit points of the level, one card up to it, and one perk.',
  },
  'PERK-3': {
    at: 'pp. 44, 48',
    says: 'Perks come one a level above the first, one for three check marks, one a retirement.',
  },
  'PERK-4': {
    at: 'p. 44',
    says: 'A sheet has room for eighteen check marks, three of which make a perk.',
  },
  'CARD-1': {
    at: 'p. 45',
    says: 'A hand has exactly the size of the class, from cards of level 1, X and those chosen.',
  },
  'ITEM-2': {
    at: 'pp. 42-43',
    says: 'An item costs its price, changed by reputation, while a copy of it is left.',
  },
  'ITEM-3': {
    at: 'p. 43',
    says: 'An item is sold for half its printed cost, rounded down, and is back in the shop.',
  },
  'ITEM-4': {
    at: 'pp. 8, 43',
    says: 'Nobody owns two copies of the same item.',
  },
  'ITEM-5': {
    at: 'p. 8',
    says: 'One item for head, body, legs; two hands; small items for half the level, rounded up.',
  },
  'ITEM-6': {
    at: 'pp. 8, 17',
    says: 'A used item is spent until a long rest, or consumed until the scenario ends.',
  },
  'ITEM-7': {
    at: 'p. 8',
    says: 'Equipped items put their -1 cards into the deck unless a perk ignores them.',
  },
  'ITEM-8': {
    at: 'p. 43',
    says: 'The shop has the items of the city’s prosperity, and those whose design was found.',
  },
  'REPUTATION-1': {
    at: 'pp. 36, 42',
    says: 'Reputation goes from -20 to 20 and changes every price by up to 5.',
  },
  'PROSPERITY-1': {
    at: 'pp. 42, 48',
    says: 'Check marks raise the city’s prosperity; a level that was reached is not lost.',
  },
  'PROSPERITY-2': {
    at: 'p. 48',
    says: 'A character below the prosperity level may advance to it; its experience follows.',
  },
  'DONATION-1': {
    at: 'p. 45',
    says: 'For 10 gold a visit a character has two blessings in its next scenario.',
  },
  'DONATION-2': {
    at: 'campaign board',
    says: 'Donations are counted together; at fixed totals the city gains prosperity.',
  },
  'EVENT-1': {
    at: 'p. 39',
    says: 'City and road events 1 to 30 are in their decks from the first game.',
  },
  'EVENT-2': {
    at: 'p. 39',
    says: 'A resolved event leaves the game or goes to the bottom of its deck, as it says.',
  },
  'EVENT-3': {
    at: 'p. 39',
    says: 'Events that are added are shuffled into their deck.',
  },
  'EVENT-4': {
    at: 'pp. 38-39',
    says: 'A city event comes with the return to the city, a road event on the way to a scenario.',
  },
  'EVENT-5': {
    at: 'p. 39',
    says: 'What an event gives for the next scenario is given at its start.',
  },
  'ENHANCE-1': {
    at: 'p. 46',
    says: 'Cards are enhanced in the city once its global achievement was gained.',
  },
  'ENHANCE-2': {
    at: 'p. 46',
    says: 'A sticker goes on a free dot of its kind and has a price by what the dot stands at.',
  },
  'ENHANCE-3': {
    at: 'p. 47',
    says: 'Where the line has several targets, its price is doubled, but not that of a hex.',
  },
  'ENHANCE-4': {
    at: 'p. 47',
    says: 'Each level of the card above the first makes it 25 gold dearer.',
  },
  'ENHANCE-5': {
    at: 'p. 47',
    says: 'Each sticker that is on the same half already makes it 75 gold dearer.',
  },
  'ENHANCE-6': {
    at: 'p. 46',
    says: 'A class has no more enhanced cards than the city has levels of prosperity.',
  },
  'QUEST-2': {
    at: 'p. 38',
    says: 'A new character draws two personal quests and keeps one of them.',
  },
  'QUEST-1': {
    at: 'p. 38',
    says: 'A personal quest is done when all its goals are met, some of them in order.',
  },
  'RETIRE-1': {
    at: 'p. 48',
    says: 'A character retires when its quest is done: its gold is lost, its items go back.',
  },
  'RETIRE-2': {
    at: 'p. 48',
    says: 'A retirement gives one prosperity and opens the box of the quest.',
  },
  'RETIRE-3': {
    at: 'pp. 38, 48',
    says: 'Where the class is already open, a random item design and a side scenario come instead.',
  },
  'RETIRE-4': {
    at: 'p. 48',
    says: 'The player’s later characters begin with one more perk for each retirement.',
  },
  'CLASS-1': {
    at: 'pp. 6, 42',
    says: 'Six classes are open from the first game; others once they are unlocked.',
  },
  'UNLOCK-1': {
    at: 'p. 49',
    says: 'Fixed points of reputation, donations and achievements open boxes or add events.',
  },
  'ACHIEVEMENT-1': {
    at: 'p. 40',
    says: 'A global achievement takes the place of another one of its type.',
  },
  'SCENARIO-1': {
    at: 'pp. 38, 49',
    says: 'A scenario is available once a completed one or a card unlocks it.',
  },
  'SCENARIO-2': {
    at: 'p. 34',
    says: 'Its requirements of achievements have to hold when it is started.',
  },
  'SCENARIO-3': {
    at: 'scenario book',
    says: 'A scenario may be blocked for good by another one that was completed.',
  },
  'SCENARIO-4': {
    at: 'p. 34',
    says: 'In casual mode a scenario may be played again; story and rewards do not count.',
  },
  'REWARD-1': {
    at: 'p. 33',
    says: 'Money tokens become gold of the scenario level, won or lost.',
  },
  'REWARD-2': {
    at: 'pp. 10, 49',
    says: 'Rewards of the scenario and of battle goals come only after a success.',
  },
  'REWARD-3': {
    at: 'pp. 27, 33',
    says: 'What a looted treasure holds is kept, won or lost.',
  },
  'SOLO-1': {
    at: 'solo scenario book',
    says: 'Solo scenarios open at prosperity 3, after two retirements, for characters of level 5.',
  },
  'SOLO-2': {
    at: 'solo scenario book',
    says: 'One character of its class plays a solo scenario; no event and no donation comes before.',
  },
  'SOLO-3': {
    at: 'solo scenario book',
    says: 'Some figures of solo scenarios hide each round, have a fixed turn or use its character’s deck.',
  },
  'DUNGEON-1': {
    at: 'random dungeon cards',
    says: 'A way out of one room card meets a way in of the next that has the same letter.',
  },
  'DUNGEON-2': {
    at: 'scenario book, 55',
    says: 'Scenario 55 is drawn of the room and monster cards that it names.',
  },
  'DUNGEON-3': {
    at: 'random dungeon cards',
    says: 'A room card has a minor and a major penalty for those who reveal the room.',
  },
  'SPAWN-1': {
    at: 'p. 34',
    says: 'Figures a scenario brings in come at the round or the door it names.',
  },
} as const satisfies Record<string, Rule>;
