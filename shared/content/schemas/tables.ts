/** Printed tables: levels, prosperity, reputation, and what is known of modifier cards. */
import { z } from 'zod';
import { CONDITIONS, ELEMENTS } from '../../vocabulary';
import { count, formula, level, modifierCard } from './parts';

const whole = z.int().min(0).max(9999);
const signed = z.int().min(-99).max(99);

export const levelTables = z.strictObject({
  /** By scenario level, 0 to 7. */
  scenarioLevels: z
    .array(
      z.strictObject({
        level,
        goldPerMoneyToken: count,
        trapDamage: count,
        hazardousTerrainDamage: count,
        bonusExperience: count,
      }),
    )
    .length(8),
  recommendedLevel: z.strictObject({
    formula,
    min: whole,
    max: whole,
    difficulty: z.strictObject({ easy: signed, normal: signed, hard: signed, veryHard: signed }),
    solo: z.strictObject({
      monsterAndTrapLevel: signed,
      appliesToGoldAndExperience: z.boolean(),
    }),
  }),
  /** By character level, 1 to 9: experience needed. */
  characterLevels: z
    .array(z.strictObject({ level: z.int().min(1).max(9), experience: whole }))
    .length(9),
  levelUp: z.strictObject({ perks: count, abilityCardsAddedToPool: count }),
  perkCheckMarks: z.strictObject({ checkMarksPerPerk: count, maxCheckMarks: count }),
  battleGoals: z.strictObject({ draw: count, keep: count }),
  prosperity: z.strictObject({
    levels: z.array(z.strictObject({ level: z.int().min(1).max(9), checkMarks: whole })).length(9),
    /** Items from number to number come to the shop at the level. */
    itemsUnlocked: z.array(
      z.strictObject({ level: z.int().min(1).max(9), from: count, to: count }),
    ),
    retirementGain: count,
  }),
  reputation: z.strictObject({
    min: signed,
    max: signed,
    /** Added to the price of every item. */
    shopPrice: z.array(z.strictObject({ from: signed, to: signed, modifier: signed })),
  }),
  sanctuary: z.strictObject({
    donation: count,
    perVisitPerCharacter: count,
    blessCards: count,
    prosperityAtTotalDonated: z.array(whole),
    envelopeBAtTotalDonated: whole,
  }),
  newCharacter: z.strictObject({
    maxStartingLevel: z.literal('prosperityLevel'),
    /** In L, the level the character starts with. */
    startingGold: formula,
    personalQuests: z.strictObject({ draw: count, keep: count }),
    extraPerksPerRetirement: count,
  }),
  items: z.strictObject({
    buyPrice: formula,
    sellPrice: formula,
    copiesPerCharacter: count,
    equipped: z.strictObject({
      head: count,
      body: count,
      legs: count,
      hands: count,
      small: formula,
    }),
    handsUsed: z.strictObject({ oneHand: count, twoHands: count }),
  }),
  loot: z.strictObject({
    moneyTokensDroppedPerMonster: count,
    summonedMonstersDrop: whole,
    endOfTurnLootRange: whole,
    monsterLootedTokensReturn: z.boolean(),
    goldEqualsTokensTimes: z.literal('goldPerMoneyToken'),
  }),
  rest: z.strictObject({
    longRest: z.strictObject({
      initiative: count,
      heal: count,
      refreshSpentItems: z.boolean(),
      loseCards: count,
    }),
    shortRest: z.strictObject({ loseRandomCards: count, redrawDamage: count }),
  }),
  /** What the letters of formulas stand for. */
  variables: z.strictObject({
    C: z.literal('characters'),
    L: z.literal('scenarioLevel'),
    R: z.literal('round'),
  }),
});

const end = z.enum(['removedByHeal', 'endOfNextTurn', 'whenDrawn']);

export const modifierDeckTables = z.strictObject({
  baseDeck: z.strictObject({
    size: z.literal(20),
    cards: z.array(
      z.strictObject({
        card: modifierCard,
        count,
        shuffle: z.exactOptional(z.literal(true)),
      }),
    ),
    usedBy: z.array(z.enum(['eachCharacter', 'monsters'])),
  }),
  /** Cards that come and go, with how many there are. */
  bless: z.strictObject({
    value: z.literal('x2'),
    removedWhenDrawn: z.literal(true),
    supply: z.strictObject({ total: count, sharedByAllDecks: z.literal(true) }),
  }),
  curse: z.strictObject({
    value: z.literal('null'),
    removedWhenDrawn: z.literal(true),
    supply: z.strictObject({ characters: count, monsters: count }),
  }),
  minus1: z.strictObject({
    value: z.literal('-1'),
    sources: z.array(z.enum(['item', 'scenarioEffect'])),
    removedAtEndOfScenario: z.literal(true),
    supply: z.strictObject({ characters: count }),
  }),
  draw: z.strictObject({
    shuffleAtEndOfRoundWhenDrawn: z.array(modifierCard),
    rolling: z.strictObject({ continueDrawingUntilNonRolling: z.literal(true) }),
    advantage: z.strictObject({
      draw: z.literal(2),
      use: z.literal('better'),
      twoRolling: z.literal('allRollingPlusNext'),
      oneRolling: z.literal('rollingPlusOther'),
      ambiguous: z.literal('firstDrawn'),
    }),
    disadvantage: z.strictObject({
      draw: z.literal(2),
      use: z.literal('worse'),
      rolling: z.literal('disregarded'),
      ambiguous: z.literal('firstDrawn'),
    }),
    advantageAndDisadvantageCancel: z.literal(true),
  }),
  damageOrder: z.array(z.enum(['attackBonuses', 'attackModifierCard', 'shieldMinusPierce'])),
  nullOverridesDamage: whole,
  monsters: z.strictObject({
    oneDeckForAllMonsters: z.literal(true),
    alliesDrawFrom: z.literal('monsterDeckInFirstEdition'),
  }),
  conditions: z.array(
    z.strictObject({
      id: z.enum([...CONDITIONS, 'curse', 'bless']),
      negative: z.boolean(),
      expires: end,
      attackedModifier: z.exactOptional(z.literal('+1')),
      preventsHeal: z.exactOptional(z.boolean()),
      healConsumed: z.exactOptional(z.literal(true)),
      damageAtStartOfTurn: z.exactOptional(count),
      cannot: z.exactOptional(z.array(z.enum(['move', 'attack', 'abilities', 'items']))),
      charactersMustPlayTwoCardsOrLongRest: z.exactOptional(z.literal(true)),
      ownAttacks: z.exactOptional(z.enum(['advantage', 'disadvantage'])),
      cannotBeFocusedOrTargetedByEnemies: z.exactOptional(z.literal(true)),
      treatedAsObstacleByEnemies: z.exactOptional(z.literal(true)),
      adds: z.exactOptional(z.strictObject({ card: z.enum(['bless', 'curse']), count })),
    }),
  ),
  conditionRules: z.strictObject({
    expireEndOfNextTurn: z.array(z.enum(CONDITIONS)),
    noStacking: z.literal(true),
    reapplyRefreshesDuration: z.literal(true),
    healInteraction: z.strictObject({
      poisoned: z.literal('removesPoisonOnly'),
      wounded: z.literal('removesWoundAndHeals'),
      poisonedAndWounded: z.literal('removesBothOnly'),
    }),
  }),
  elements: z.strictObject({
    ids: z.array(z.enum(ELEMENTS)),
    states: z.array(z.enum(['inert', 'waning', 'strong'])),
    infuseAtEndOfTurn: z.literal(true),
    endOfRoundDecay: count,
    wild: z.literal('anyOneElement'),
  }),
});
