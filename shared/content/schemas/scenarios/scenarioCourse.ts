/** Scenario events at rounds, doors and deaths: spawns, damage and changes of stat cards. */
import { z } from 'zod';
import { conditions, rounds } from './scenarioRules';
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
  numberOrFormula,
} from '../notations';

export const marker = z.exactOptional(z.string().regex(/^[a-z0-9]$/));
export const levelBonus = z.exactOptional(z.int().min(-7).max(7));
/** The rank according to another source; the players' book decides. */
export const disputedRank = z.exactOptional(rank);

export const timing = z.enum(['start', 'end']);
export const roomNumbers = z.exactOptional(z.array(count).min(1));
export const spawn = z.strictObject({
  rounds: z.exactOptional(rounds),
  timing: z.exactOptional(timing),
  /** Spawns when one of these rooms is revealed. */
  onReveal: roomNumbers,
  /** Spawns only after these rooms are revealed. */
  afterReveal: roomNumbers,
  once: z.exactOptional(z.literal(true)),
  /** Conditions of a spawn without a round or room. */
  when: conditions,
  /** The spawn is repeated for each of the objectives in `when` that is destroyed. */
  each: z.exactOptional(z.literal(true)),
  monsters: z
    .array(
      z.strictObject({
        id: monsterTypeId,
        ranks,
        count: z.union([z.literal('perMatchingObjective'), numberOrFormula(1, 200)]),
        /** Letter in the scenario book. */
        marker,
        levelBonus,
        disputedRank,
      }),
    )
    .min(1),
});

export const damage = z.strictObject({
  to: z.enum(['monster', 'charactersAndSummons', 'allFigures', 'objective']),
  monster: z.exactOptional(monsterTypeId),
  objective: z.exactOptional(name),
  amount,
  rounds,
  timing: z.enum(['start', 'end', 'turnEnd']),
  whileObjectivePresent: z.exactOptional(name),
  when: conditions,
});

export const statOverride = z
  .strictObject({
    monster: z.exactOptional(monsterTypeId),
    monsterNameContains: z.exactOptional(slug),
    /** Applies once for each objective of that name that is not destroyed. */
    perUndestroyed: z.exactOptional(name),
    /**
     * Former field of packs before `perUndestroyed`, for altars only. Existing packs must stay
     * readable, so it is kept here and nowhere in the rules.
     */
    per: z.exactOptional(z.literal('undestroyedAltar')),
    hitPoints: z.exactOptional(z.union([relative, z.literal('x2')])),
    attack: z.exactOptional(relative),
    /** '+1/2' = half per count. */
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
