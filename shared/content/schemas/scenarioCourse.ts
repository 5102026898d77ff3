/** What a scenario does at rounds, doors and deaths: who comes, what is told, suffered and changed. */
import { z } from 'zod';
import {
  abilityDeckId,
  amount,
  count,
  effect,
  monsterTypeId,
  name,
  rank,
  ranks,
  relative,
  slug,
  worked,
} from './notations';

export const marker = z.exactOptional(z.string().regex(/^[a-z0-9]$/));
export const levelBonus = z.exactOptional(z.int().min(-7).max(7));
/** The rank by another source: the players' book decides. */
export const disputedRank = z.exactOptional(rank);

/** Every so many rounds (`remainder` of the division, 0 unless given), in given ones, or from one on. */
export const rounds = z.union([
  z.strictObject({ every: count, remainder: z.exactOptional(z.int().min(0)) }),
  z.strictObject({ in: z.array(count).min(1) }),
  z.strictObject({ from: count }),
]);
export const timing = z.enum(['start', 'end']);
export const roomNumbers = z.exactOptional(z.array(count).min(1));
export const conditions = z.exactOptional(
  z
    .array(
      z.strictObject({
        state: z.enum(['present', 'dead', 'allKilled', 'looted']),
        monster: z.exactOptional(monsterTypeId),
        objective: z.exactOptional(name),
        marker,
      }),
    )
    .min(1),
);

export const spawn = z.strictObject({
  rounds: z.exactOptional(rounds),
  timing: z.exactOptional(timing),
  /** When one of these rooms is revealed. */
  onReveal: roomNumbers,
  /** Only once these rooms are revealed. */
  afterReveal: roomNumbers,
  once: z.exactOptional(z.literal(true)),
  when: conditions,
  monsters: z
    .array(
      z.strictObject({
        id: monsterTypeId,
        ranks,
        count: z.union([z.literal('perMatchingObjective'), worked(1, 200)]),
        /** Letter of the scenario book. */
        marker,
        levelBonus,
        disputedRank,
      }),
    )
    .min(1),
});

/** What the book says and Standee only tells, because it fits no other field. */
export const SPECIAL_RULES = [
  'doorBLocksUntilTheGolemIsDead',
  'suffer5AndPoison',
  'altarsPoison',
  'gatherForTheWave',
  'necromancerRaises',
  'alliesInferred',
  'woundedAlliesSuffer1',
  'healedAlliesLeave',
  'lostIfAnAllyDies',
  'gateAOpens',
  'gateBOpens',
  'gateCOpens',
] as const;

export const specialRule = z.strictObject({
  rule: z.enum(SPECIAL_RULES),
  /** It is told when one of these rooms is revealed, and not before. */
  onReveal: roomNumbers,
  afterReveal: roomNumbers,
  /** Rounds in which it is told again. */
  rounds: z.exactOptional(rounds),
  timing: z.exactOptional(timing),
});

export const damage = z.strictObject({
  to: z.enum(['monster', 'charactersAndSummons', 'allFigures', 'objective']),
  monster: z.exactOptional(monsterTypeId),
  objective: z.exactOptional(name),
  amount,
  rounds,
  timing: z.enum(['start', 'end', 'turnEnd']),
  whileObjectivePresent: z.exactOptional(name),
});

export const statOverride = z
  .strictObject({
    monster: z.exactOptional(monsterTypeId),
    monsterNameContains: z.exactOptional(slug),
    /** Counts once for each objective of that name that is not destroyed. */
    perUndestroyed: z.exactOptional(name),
    /**
     * How packs said it before `perUndestroyed`, and could say it of altars only. Packs that players
     * have stay readable, so the old word and what it stood for are frozen here, outside of any rule.
     */
    per: z.exactOptional(z.literal('undestroyedAltar')),
    hitPoints: z.exactOptional(z.union([relative, z.literal('x2')])),
    attack: z.exactOptional(relative),
    /** '+1/2' = a half for each. */
    move: z.exactOptional(z.union([relative, z.literal('+1/2')])),
    range: z.exactOptional(z.union([relative, z.literal('+1/2')])),
    round: z.exactOptional(z.enum(['up', 'down'])),
    rangedOnlyRange: z.exactOptional(z.literal(true)),
    addAttackEffects: z.exactOptional(z.array(effect).min(1)),
    deck: z.exactOptional(abilityDeckId),
  })
  .transform(({ per, ...override }) =>
    per === undefined ? override : { ...override, perUndestroyed: 'Altar' },
  );
