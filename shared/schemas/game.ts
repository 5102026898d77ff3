/** Parses and validates a game. The renderer must not import it, because it uses zod. */
import { z } from 'zod';
import type { Figure, Game } from '../state';
import { campaign } from './campaign';
import { scenario } from './scenario';
import { SCHEMA } from '../vocabulary';

const GAME_SCHEMA = z.strictObject({
  schema: z.literal(SCHEMA),
  campaign,
  scenario: scenario.nullable(),
});

/** Parses untrusted input; null = invalid. */
export function readGame(input: unknown): Game | null {
  const read = GAME_SCHEMA.safeParse(input);
  return read.success ? read.data : null;
}

/** Memoises valid figures. Figures are never mutated, only replaced. */
const VALID = new WeakSet<Figure>();

/**
 * True if a game that the rules produced matches the schema. Figures that were already valid are
 * skipped, so this is fast with many figures.
 */
export function isGame(game: Game): boolean {
  const { scenario: table } = game;
  const figures = table?.figures ?? [];
  const unchecked = figures.filter((figure) => !VALID.has(figure));
  const reduced = table ? { ...game, scenario: { ...table, figures: unchecked } } : game;
  const hasOwnIds = new Set(figures.map(({ id }) => id)).size === figures.length;
  if (!hasOwnIds || !GAME_SCHEMA.safeParse(reduced).success) return false;
  for (const figure of unchecked) VALID.add(figure);
  return true;
}

/** Path and reason of each problem, one per line; null = valid. */
export function troubleWithGame(input: unknown): string | null {
  const read = GAME_SCHEMA.safeParse(input);
  return read.success ? null : z.prettifyError(read.error);
}
