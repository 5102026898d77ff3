/** Schemas of case files. Unknown fields are errors. */
import { z } from 'zod';
import { ATTACK_MODES, CONDITIONS, ELEMENT_STATES, ELEMENTS, ORIGINS } from '#shared/vocabulary';
import { readCard } from '#shared/content/notation/modifierCard';
import { cardText, effectIn } from './notation';

const text = z.string().min(1).max(200);
const amount = z.int().min(0).max(999);
const positive = z.int().min(1).max(999);

const HEAD = {
  id: text,
  category: text,
  title: text,
  rules: z.array(z.string().regex(/^R-[0-9]+$/)).min(1),
  trust: z.enum([
    'published-example',
    'rulebook-example',
    'quiz',
    'solver-test',
    'two-solvers',
    'derived',
    'inferred',
  ]),
  source: z.string().optional(),
  note: z.string().optional(),
  exercises: z.union([z.string(), z.array(z.string())]).optional(),
};

export const header = z.looseObject(HEAD);

export const caseFile = z.strictObject({
  format: z.literal('gloomhaven-rules-cases/1'),
  edition: z.literal('gloomhaven-1e'),
  kind: text,
  cases: z.array(z.unknown()).min(1, 'no cases'),
});

const card = z
  .string()
  .refine((value) => readCard(cardText(value)) !== null, { error: 'is not a modifier card' })
  .transform(cardText);
const effect = z
  .string()
  .transform(effectIn)
  .refine((value) => value !== null, { error: 'is not an effect' });
const condition = z.enum(CONDITIONS);
const conditions = z.array(condition).refine(areDifferent, { error: 'has a condition twice' });
const bonuses = z.array(
  z.union([
    z.strictObject({ op: z.literal('add'), n: z.int().min(-99).max(99) }),
    z.strictObject({ op: z.literal('double') }),
  ]),
);
const cards = z.array(card).refine(hasPossibleCounts, {
  error: 'has more than ten blessings or curses',
});

function haveUniqueIds(all: readonly { readonly id: string }[]): boolean {
  return areDifferent(all.map(({ id }) => id));
}

function hasPossibleCounts(list: readonly string[]): boolean {
  return ['bless', 'curse'].every((name) => list.filter((each) => each === name).length <= 10);
}

const attackTarget = z.strictObject({
  id: text,
  kind: z.enum(['character', 'monster', 'summon']),
  origin: z.enum(ORIGINS).optional(),
  hp: positive,
  conditions,
  shield: z.array(amount),
  retaliate: z.array(z.strictObject({ n: amount, range: positive })),
  distance: positive,
  distanceAfterEffects: positive.optional(),
  negates: z.boolean().optional(),
});

const attackedTarget = z.strictObject({
  id: text,
  attacked: z.literal(true),
  mode: z.enum(ATTACK_MODES),
  drawn: cards,
  applied: cards,
  damageOptions: z.array(amount),
  damage: amount,
  hpAfter: amount,
  dead: z.boolean(),
  conditionsAfter: conditions,
  cursesAdded: amount.optional(),
  moneyToken: z.boolean(),
  retaliateDamage: amount,
  ambiguousComparison: z.boolean().optional(),
});

const leftAlone = z.strictObject({ id: text, attacked: z.literal(false) });

export const attackCase = z.strictObject({
  ...HEAD,
  attacker: z.strictObject({
    kind: z.enum(['character', 'monster', 'summon']),
    hp: positive,
    conditions,
    shield: z.array(amount).optional(),
  }),
  attack: z.strictObject({
    base: amount,
    bonuses,
    ranged: z.boolean(),
    pierce: amount,
    effects: z.array(effect),
    advantage: amount,
    disadvantage: amount,
  }),
  deck: cards.min(1, 'has no cards'),
  targets: z.array(attackTarget).min(1).refine(haveUniqueIds, { error: 'has a figure twice' }),
  expected: z.strictObject({
    targets: z.array(z.discriminatedUnion('attacked', [attackedTarget, leftAlone])),
    attackerHpAfter: amount,
    attackerDead: z.boolean(),
    deckAfter: z.strictObject({ draw: cards, discard: cards, removed: cards }),
    shuffleAtEndOfRound: z.boolean(),
  }),
});

const fraction = z.string().regex(/^[0-9]+(\/[1-9][0-9]*)?$/);
const distribution = z.record(z.string().regex(/^(0|[1-9][0-9]*)$/), fraction);

export const oddsCase = z.strictObject({
  ...HEAD,
  input: z.strictObject({
    base: amount,
    bonuses,
    mode: z.enum(ATTACK_MODES),
    shield: amount,
    pierce: amount,
    deck: z
      .array(z.tuple([card, z.int().min(1).max(60)]))
      .min(1, 'has no cards')
      .refine((deck) => hasPossibleCounts(expandDeck(deck)), {
        error: 'has more than ten blessings or curses',
      }),
    targets: z.int().min(1).max(6).optional(),
  }),
  expected: z.strictObject({
    damage: distribution.optional(),
    totalDamage: distribution.optional(),
    mean: fraction.optional(),
    effects: z.record(z.string(), fraction).optional(),
  }),
});

/** The cards of a deck, each as an entry of its own. */
export function expandDeck<T>(deck: readonly (readonly [T, number])[]): readonly T[] {
  return deck.flatMap(([each, copies]) => Array<T>(Math.max(0, copies)).fill(each));
}

const initiative = z.int().min(1).max(99);

/** True if all texts are different. */
function areDifferent(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}

export const turnOrderCase = z.strictObject({
  ...HEAD,
  input: z.strictObject({
    characters: z
      .array(
        z
          .strictObject({
            id: text,
            lead: initiative.optional(),
            second: initiative.optional(),
            longRest: z.boolean().optional(),
            summons: z.array(z.strictObject({ id: text, new: z.boolean().optional() })).optional(),
          })
          .refine(({ lead, longRest }) => (lead === undefined) === (longRest === true), {
            error: 'has neither or both of lead and longRest',
          }),
      )
      .refine(
        (all) =>
          areDifferent(all.flatMap(({ id, summons }) => [id, ...(summons ?? []).map((s) => s.id)])),
        { error: 'has a figure twice' },
      ),
    monsterTypes: z
      .array(
        z.strictObject({
          id: text,
          initiative,
          standees: z
            .array(z.strictObject({ n: positive, elite: z.boolean(), new: z.boolean().optional() }))
            .refine((all) => areDifferent(all.map(({ n }) => String(n))), {
              error: 'has a standee twice',
            }),
        }),
      )
      .refine(haveUniqueIds, { error: 'has a type twice' }),
  }),
  expected: z.strictObject({ order: z.array(z.array(z.array(text))) }),
});

export const revealCase = z.strictObject({
  ...HEAD,
  input: z.strictObject({
    revealerInitiative: initiative,
    typesInNewRoom: z
      .array(z.strictObject({ id: text, initiative, hadCard: z.boolean() }))
      .refine(haveUniqueIds, { error: 'has a type twice' }),
  }),
  expected: z.strictObject({
    drawCardFor: z.array(text),
    actRightAfterRevealersTurn: z.array(text),
    actLaterInOrder: z.array(text),
  }),
});

const element = z.enum(ELEMENTS);
const elementBoard = z.strictObject(
  Object.fromEntries(ELEMENTS.map((name) => [name, z.enum(ELEMENT_STATES)])) as Record<
    (typeof ELEMENTS)[number],
    z.ZodEnum<{ inert: 'inert'; waning: 'waning'; strong: 'strong' }>
  >,
);

export const elementsCase = z.strictObject({
  ...HEAD,
  input: z.strictObject({
    board: elementBoard,
    steps: z.array(
      z.union([
        z.literal('end of round'),
        z.strictObject({
          infuse: z.array(element).optional(),
          consume: z.array(element).optional(),
        }),
      ]),
    ),
  }),
  expected: z.strictObject({ board: elementBoard, consumed: z.array(z.boolean()) }),
});

export const deckShuffleCase = z.strictObject({
  ...HEAD,
  input: z.strictObject({ drawnThisRound: cards }),
  expected: z.strictObject({ shuffle: z.boolean() }),
});

export const durationCase = z.strictObject({
  ...HEAD,
  input: z.strictObject({
    condition,
    events: z.array(z.enum(['gain', 'turn', 'turn, gained in it'])),
  }),
  expected: z.strictObject({
    turns: z.array(z.strictObject({ startsWith: z.boolean(), endsWith: z.boolean() })),
    left: z.boolean(),
  }),
});

export const healCase = z.strictObject({
  ...HEAD,
  input: z
    .strictObject({ hp: positive, max: positive, conditions, heal: amount })
    .refine(({ hp, max }) => hp <= max, { error: 'has more hit points than its maximum' }),
  expected: z.strictObject({ hp: amount, conditions }),
});

export const restCase = z.strictObject({
  ...HEAD,
  input: z.strictObject({ hand: amount, discard: amount }),
  expected: z.strictObject({
    mayPlayTwoCards: z.boolean(),
    mayLongRest: z.boolean(),
    mayShortRestAtRoundEnd: z.boolean(),
    exhaustedAtCardSelection: z.boolean(),
    handAfterShortRest: amount.nullable(),
  }),
});

export const scenarioLevelCase = z.strictObject({
  ...HEAD,
  input: z.strictObject({
    levels: z.array(z.int().min(1).max(9)).min(1),
    difficulty: z.enum(['easy', 'normal', 'hard', 'very hard']),
    solo: z.boolean(),
  }),
  expected: z.strictObject({
    scenarioLevel: amount,
    monsterLevel: amount,
    trapDamage: amount,
    hazardDamage: amount,
    goldPerToken: amount,
    bonusXp: amount,
  }),
});
