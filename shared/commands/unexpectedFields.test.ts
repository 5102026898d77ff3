import { describe, expect, test } from 'vitest';
import type { Game } from '../state';
import { CONTENT, inScenario, inTurns, party, played } from '../testing/play';
import { sampled } from '../testing/randomCommands';
import { seeded } from '../testing/seeded';
import { apply } from './apply';
import { readCommand, SHAPES, type Command, type CommandType } from './shapes';

const ATTACK = {
  ...{ type: 'beginAttack' as const, attacker: 'c1', base: 3, ranged: false, range: null },
  targets: [{ figure: 'bandit-guard-1' }],
} as const;

interface Shape {
  readonly safeParse: (value: unknown) => { readonly success: boolean };
}

/** Between scenarios, in a scenario, in a turn, and in an attack. */
const GAMES: readonly Game[] = [
  party(),
  inScenario(),
  inTurns(),
  played(inTurns(), [{ type: 'startTurn', figure: 'c1' }, ATTACK]).game,
];

const ODD = [null, '', 'nobody', []] as const;

/** The command with each value in turn, at any depth, replaced by an odd one. */
function variantsOf(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.entries(value).filter(([name]) => name !== 'type');
  const withPart = (name: string, part: unknown): unknown =>
    Array.isArray(value) ? value.with(Number(name), part) : { ...value, [name]: part };
  return parts.flatMap(([name, part]) => [
    ...ODD.map((odd) => withPart(name, odd)),
    ...variantsOf(part).map((variant) => withPart(name, variant)),
  ]);
}

/** The command with null in place of each optional list. */
function withoutLists(type: CommandType, command: Command): readonly Command[] {
  const shapes = Object.entries(SHAPES[type].shape as Readonly<Record<string, Shape>>);
  const isAccepted = (shape: Shape, value: unknown) => shape.safeParse(value).success;
  return shapes
    .filter(([, shape]) => isAccepted(shape, undefined) && isAccepted(shape, [null]))
    .map(([name]) => ({ ...command, [name]: null }) as Command);
}

/** Throws if the command throws. A refusal is fine. */
function tried(game: Game, command: Command): boolean {
  try {
    return apply(game, command, seeded(7), CONTENT).ok;
  } catch (error) {
    throw new Error(`${JSON.stringify(command)} threw ${String(error)}`, { cause: error });
  }
}

describe('a command with an odd field', () => {
  test.each(Object.keys(SHAPES) as CommandType[])('%s is refused or carried out', (type) => {
    const random = seeded(5);
    for (const game of GAMES) {
      const command = sampled(type, game, random);
      const odd = variantsOf(command).flatMap((each) => readCommand(each) ?? []);
      for (const each of [command, ...odd, ...withoutLists(type, command)]) tried(game, each);
    }
  });
});

test('a push or move with null in place of the lost cards suffers its damage', () => {
  const acting = GAMES.at(-2) ?? inTurns();
  const { game } = played(acting, [
    { type: 'placeFigure', figure: 'c1', at: { q: 0, r: 1 } },
    { type: 'placeFigure', figure: 'bandit-guard-1', at: { q: 1, r: 1 } },
    { type: 'layOverlay', kind: 'trap', hexes: [{ q: 2, r: 1 }] },
  ]);
  const path = [{ q: 2, r: 1 }];
  const rest = { path, negate: null };
  for (const command of [
    {
      type: 'pushFigure',
      figure: 'bandit-guard-1',
      from: { q: 0, r: 1 },
      kind: 'push',
      distance: 1,
    },
    { type: 'moveFigure', figure: 'bandit-guard-1', movement: null, points: null },
  ]) {
    expect(tried(game, { ...command, ...rest } as unknown as Command)).toBe(true);
  }
});

test('[BLESS-1] bless and curse are refused as conditions of a figure', () => {
  for (const condition of ['bless', 'curse', '', 'no-such']) {
    const command = { type: 'addCondition', figure: 'c1', condition } as unknown as Command;
    const result = apply(inScenario(), command, seeded(1), CONTENT);
    expect(result).toEqual({ ok: false, refusal: { code: 'noSuchCondition', condition } });
  }
});
