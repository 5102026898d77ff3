/** The schema of a whole game, for what comes from a file. Imports zod: not for the renderer. */
import { z } from 'zod';
import type { DeepReadonly } from './content/types';
import { campaign, cardPiles, deeds } from './campaignSchema';
import { line as text, unique, whole } from './schemaFields';
import { effect, modifierCard } from './content/schemas/parts';
import type * as ids from './ids';
import { deckFault } from './rules/decks/modifierDeck';
import type { Game } from './state';
import {
  ATTACK_MODES,
  CONDITIONS,
  ELEMENT_STATES,
  ELEMENTS,
  ORIGINS,
  OVERLAY_KINDS,
  RANKS,
  SUMMON_COLOURS,
} from './vocabulary';

/** A string that carries the kind of its id. */
function idOf<T extends ids.Id<string>>(): z.ZodType<T, T> {
  return z.string().min(1).max(200) as unknown as z.ZodType<T, T>;
}

const positive = z.int().min(1);
const level = z.int().min(0).max(7);
const initiativeNumber = z.int().min(1).max(99);
const figureId = idOf<ids.FigureId>();
const blockId = idOf<ids.BlockId>();
const effects = z.array(effect);
const hex = z.strictObject({ q: z.int(), r: z.int() });
const at = hex.nullable();
const negation = z.enum(['oneFromHand', 'twoFromDiscard']);

const modifierDeck = z
  .strictObject({
    draw: z.array(modifierCard),
    discard: z.array(modifierCard),
    shuffleAtEndOfRound: z.boolean(),
  })
  .superRefine(({ draw, discard }, context) => {
    const fault = deckFault([...draw, ...discard]);
    if (fault !== null) context.addIssue({ code: 'custom', message: `Impossible deck: ${fault}` });
  });

/** Far above any figure; each is a box on paper. */
const MOST_HIT_POINTS = 9999;

const figureBase = {
  id: figureId,
  hitPoints: whole.max(MOST_HIT_POINTS),
  maxHitPoints: positive.max(MOST_HIT_POINTS),
  conditions: z
    .array(
      z.strictObject({
        name: z.enum(CONDITIONS),
        turnEnds: z.union([z.literal(1), z.literal(2)]).nullable(),
      }),
    )
    .refine(unique('name')),
  bonuses: z.array(
    z.strictObject({
      kind: z.enum(['shield', 'retaliate']),
      value: whole,
      range: positive,
      lasts: z.enum(['round', 'untilRemoved']),
      source: z.enum(['abilityCard', 'item', 'byHand', 'modifierCard']),
    }),
  ),
  at,
};

const treasure = z.union([positive, z.literal('goal')]);

const initiative = z.discriminatedUnion('longRest', [
  z.strictObject({
    longRest: z.literal(false),
    leading: initiativeNumber,
    second: initiativeNumber.nullable(),
  }),
  z.strictObject({ longRest: z.literal(true), taken: z.exactOptional(z.literal(true)) }),
]);

const character = z.strictObject({
  ...figureBase,
  kind: z.literal('character'),
  sheet: idOf<ids.CharacterId>(),
  class: idOf<ids.ClassId>(),
  name: text,
  level: z.int().min(1).max(9),
  experience: whole,
  money: whole,
  treasures: z.array(treasure),
  initiative: initiative.nullable(),
  exhausted: z.boolean(),
  shortRested: z.exactOptional(z.literal(true)),
  deck: modifierDeck,
  cards: z
    .strictObject({
      hand: whole,
      discard: whole,
      lost: whole,
      active: whole,
      chosen: z.exactOptional(positive),
    })
    .nullable(),
  suffered: z.exactOptional(positive),
  piles: z.exactOptional(cardPiles),
});

const monster = z.strictObject({
  ...figureBase,
  kind: z.literal('monster'),
  type: idOf<ids.MonsterTypeId>(),
  rank: z.enum(RANKS),
  standee: positive,
  origin: z.enum(ORIGINS),
  side: z.enum(['enemies', 'allies']),
  cameInRound: whole,
  levelBonus: z.exactOptional(positive),
});

const summon = z.strictObject({
  ...figureBase,
  kind: z.literal('summon'),
  owner: figureId,
  name: text,
  colour: z.enum(SUMMON_COLOURS),
  attack: whole,
  move: whole,
  range: whole,
  shield: whole,
  retaliate: whole,
  flying: z.boolean(),
  attackEffects: effects,
  cameInRound: whole,
});

const objective = z.strictObject({
  ...figureBase,
  kind: z.literal('objective'),
  name: text,
  role: z.enum(['escort', 'objective']),
  initiative: initiativeNumber.nullable(),
  listed: z.exactOptional(positive),
});

const block = z.strictObject({
  id: blockId,
  kind: z.enum(['character', 'monsterType', 'objective']),
  initiative: initiativeNumber,
  second: initiativeNumber.nullable(),
  longRest: z.boolean(),
  turns: z.array(
    z.strictObject({
      figure: figureId,
      state: z.enum(['waiting', 'acting', 'done']),
      stunned: z.exactOptional(z.literal(true)),
    }),
  ),
});

const phase = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('selectCards') }),
  z.strictObject({
    name: z.literal('turns'),
    order: z.array(block),
    active: figureId.nullable(),
    interrupting: z.array(blockId),
  }),
  z.strictObject({ name: z.literal('over'), won: z.boolean() }),
]);

const token = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('money'),
    id: idOf<ids.TokenId>(),
    amount: positive,
    at,
    from: figureId.nullable(),
  }),
  z.strictObject({ kind: z.literal('treasure'), id: idOf<ids.TokenId>(), treasure, at }),
]);

const modifierId = idOf<ids.ModifierId>();
const modifierFields = { id: modifierId, n: z.int(), source: z.string().max(200) };
const attackModifier = z.discriminatedUnion('op', [
  z.strictObject({ ...modifierFields, op: z.literal('add') }),
  z.strictObject({ ...modifierFields, op: z.literal('multiply') }),
]);

const drawnCards = z.strictObject({
  mode: z.enum(ATTACK_MODES),
  cards: z.array(modifierCard),
  applied: z.array(modifierCard),
  ambiguous: z.boolean(),
  byHand: z.boolean(),
});

const override = whole.nullable();

const attackTarget = z.strictObject({
  figure: figureId,
  distance: whole.nullable(),
  modifiers: z.array(attackModifier),
  order: z.array(modifierId).nullable(),
  cardOrder: z.array(whole).nullable(),
  modeOverride: z.enum(ATTACK_MODES).nullable(),
  drawn: drawnCards.nullable(),
  extraShield: whole,
  extraPierce: whole,
  overrides: z.strictObject({
    base: override,
    modified: override,
    afterCards: override,
    reduced: override,
    damage: override,
  }),
  negate: negation.nullable(),
  declined: effects,
  distanceAfterEffects: whole.nullable(),
});

const attack = z.strictObject({
  attacker: figureId,
  base: whole,
  ranged: z.boolean(),
  range: whole.nullable(),
  modifiers: z.array(attackModifier),
  pierce: whole,
  effects,
  advantage: whole,
  disadvantage: whole,
  targets: z.array(attackTarget),
  attacked: z.exactOptional(z.array(figureId)),
});

const board = z.strictObject({
  inUse: z.boolean(),
  doors: z.array(z.strictObject({ door: whole, state: z.enum(['open', 'closed', 'locked']) })),
  gone: z.array(z.strictObject({ overlay: whole, at: hex })),
  laid: z
    .array(
      z.strictObject({
        id: idOf<ids.OverlayId>(),
        kind: z.enum(OVERLAY_KINDS),
        hexes: z.array(hex),
        trap: z.exactOptional(
          z.strictObject({ damage: whole.nullable(), conditions: z.array(z.enum(CONDITIONS)) }),
        ),
      }),
    )
    .refine(unique('id')),
  allowedSights: z.array(z.tuple([hex, hex])),
});

const elementState = z.enum(ELEMENT_STATES);

const scenario = z.strictObject({
  scenario: idOf<ids.ScenarioId>(),
  level,
  monsterLevel: level,
  players: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  round: positive,
  phase,
  figures: z
    .array(z.discriminatedUnion('kind', [character, monster, summon, objective]))
    .refine(unique('id')),
  sleeves: z
    .array(
      z.strictObject({
        type: idOf<ids.MonsterTypeId>(),
        deck: idOf<ids.AbilityDeckId>(),
        level,
        consumed: z.exactOptional(z.array(z.enum([...ELEMENTS, 'wild']))),
      }),
    )
    .refine(unique('type')),
  abilityDecks: z
    .array(
      z.strictObject({
        deck: idOf<ids.AbilityDeckId>(),
        draw: z.array(positive),
        discard: z.array(positive),
        current: positive.nullable(),
      }),
    )
    .refine(unique('deck')),
  monsterDeck: modifierDeck,
  elements: z.strictObject({
    fire: elementState,
    ice: elementState,
    air: elementState,
    earth: elementState,
    light: elementState,
    dark: elementState,
  }),
  infusing: z.array(z.enum(ELEMENTS)),
  rooms: z.array(z.strictObject({ room: positive, revealed: z.boolean() })).refine(unique('room')),
  tokens: z.array(token).refine(unique('id')),
  board: board.nullable(),
  attack: attack.nullable(),
  nextNumber: positive,
  decided: z.exactOptional(z.strictObject({ won: z.boolean() })),
  casual: z.exactOptional(z.literal(true)),
  outOfOrder: z.exactOptional(z.literal(true)),
  deeds: z.exactOptional(z.array(deeds)),
  spawned: z.exactOptional(z.array(whole)),
});

const GAME_SCHEMA = z.strictObject({
  schema: z.literal(2),
  campaign,
  scenario: scenario.nullable(),
});

type Checked = DeepReadonly<z.infer<typeof GAME_SCHEMA>>;

/** Does not compile unless the schema and `Game` describe the same thing. */
type Same<A, B> = [A, B] extends [B, A] ? true : never;
const schemaIsTheType: Same<Checked, Game> = true;

/** Reads a game from untrusted input: the same content, or null where it is none. */
export function readGame(input: unknown): Game | null {
  const read = GAME_SCHEMA.safeParse(input);
  return schemaIsTheType && read.success ? read.data : null;
}

/** Why an input is no game: place and reason, one a line; null where it is one. */
export function troubleWithGame(input: unknown): string | null {
  const read = GAME_SCHEMA.safeParse(input);
  return read.success ? null : z.prettifyError(read.error);
}
