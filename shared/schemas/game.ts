/** Reads a whole game from what comes from a file. Imports zod: not for the renderer. */
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

/** Reads a game from untrusted input: the same content, or null where it is none. */
export function readGame(input: unknown): Game | null {
  const read = GAME_SCHEMA.safeParse(input);
  return read.success ? read.data : null;
}

/** Figures that were found right; what a game holds is never changed, only replaced. */
const RIGHT = new WeakSet<Figure>();

/**
 * Whether a game that the rules made could be read back. Figures that were found right before are not
 * looked at again, so that a full table takes no longer.
 */
export function isGame(game: Game): boolean {
  const { scenario: table } = game;
  const figures = table?.figures ?? [];
  const fresh = figures.filter((figure) => !RIGHT.has(figure));
  const looked = table ? { ...game, scenario: { ...table, figures: fresh } } : game;
  const hasOwnIds = new Set(figures.map(({ id }) => id)).size === figures.length;
  if (!hasOwnIds || !GAME_SCHEMA.safeParse(looked).success) return false;
  for (const figure of fresh) RIGHT.add(figure);
  return true;
}

/** Why an input is no game: place and reason, one a line; null where it is one. */
export function troubleWithGame(input: unknown): string | null {
  const read = GAME_SCHEMA.safeParse(input);
  return read.success ? null : z.prettifyError(read.error);
}
