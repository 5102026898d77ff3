/** Schemas of the cases on a board. Unknown fields are errors. */
import { z } from 'zod';
import { isHex } from '#shared/map/hexes';
import { header } from './shapes';

const HEAD = header.shape;
const name = z.string().min(1).max(200);
const amount = z.int().min(0).max(999);
const corner = z.literal([0, 1, 2, 3, 4, 5]);

const hex = z
  .tuple([z.int(), z.int()])
  .transform(([q, r]) => ({ q, r }))
  .refine(isHex, { error: 'is far off any map' });

/** A list without repeated names or hexes. */
function unique<S extends z.ZodType>(item: S) {
  return z
    .array(item)
    .refine((list) => new Set(list.map((one) => JSON.stringify(one))).size === list.length, {
      error: 'has something twice',
    });
}

const map = z.strictObject({
  hexes: unique(hex).min(1),
  wallEdges: z.array(z.tuple([hex, hex])),
});
const terrain = z.strictObject({
  obstacle: unique(hex).default([]),
  trap: unique(hex).default([]),
  hazard: unique(hex).default([]),
  difficult: unique(hex).default([]),
});
const exercises = HEAD.exercises;

export const sightCase = z.strictObject({
  ...HEAD,
  map,
  pairs: z
    .array(
      z.strictObject({
        from: hex,
        to: hex,
        los: z.boolean(),
        exampleLine: z.tuple([corner, corner]).optional(),
        exercises,
      }),
    )
    .min(1),
});

export const rangeCase = z.strictObject({
  ...HEAD,
  map,
  pairs: z
    .array(
      z.strictObject({
        from: hex,
        to: hex,
        range: amount.nullable(),
        adjacent: z.boolean(),
        exercises,
      }),
    )
    .min(1),
});

const area = { pattern: unique(hex).min(1), kind: z.enum(['melee', 'ranged']) };
const shapes = z.array(z.array(hex).min(1)).min(1);

export const patternCase = z.strictObject({
  ...HEAD,
  ...area,
  expected: z
    .strictObject({ count: amount, orientations: shapes.optional(), shapes: shapes.optional() })
    .refine((given) => (given.orientations === undefined) !== (given.shapes === undefined), {
      error: 'needs either orientations or shapes',
    }),
});

export const hitsCase = z
  .strictObject({
    ...HEAD,
    ...area,
    map,
    terrain: terrain.optional(),
    attacker: hex,
    range: amount.optional(),
    enemies: z.array(z.strictObject({ id: name, at: hex })),
    /** Allies inside an area do not matter, because an area never targets them. */
    allies: z.array(hex).optional(),
    expected: z.strictObject({
      hitSets: z.array(unique(name)),
      most: amount,
      disadvantageAgainst: unique(name).optional(),
    }),
  })
  .refine(({ kind, range }) => kind === 'melee' || range !== undefined, {
    error: 'a ranged area needs a range',
  });

const option = z.strictObject({ moveTo: hex, attack: unique(name) });

export const monsterCase = z.strictObject({
  ...HEAD,
  map,
  terrain,
  actor: z.strictObject({
    at: hex,
    move: amount,
    range: amount,
    targets: amount,
    movement: z.enum(['walk', 'jump', 'fly']),
    disadvantaged: z.boolean(),
    area: unique(hex),
  }),
  enemies: z.array(z.strictObject({ id: name, at: hex, initiative: z.number() })),
  allies: z.array(hex),
  expected: z.strictObject({ focus: unique(name), options: z.array(option).min(1) }),
  /** Answers by the rules of other editions, which are never right here. */
  otherEditions: z
    .strictObject({
      frosthaven: z.array(option).optional(),
      jawsOfTheLion: z.array(option).optional(),
    })
    .optional(),
});
