/** Reads a whole game from what comes from a file. Imports zod: not for the renderer. */
import { z } from 'zod';
import type { Game } from './state';
import { campaign } from './schemas/campaign';
import { scenario } from './schemas/scenario';

const GAME_SCHEMA = z.strictObject({
  schema: z.literal(3),
  campaign,
  scenario: scenario.nullable(),
});

/** Reads a game from untrusted input: the same content, or null where it is none. */
export function readGame(input: unknown): Game | null {
  const read = GAME_SCHEMA.safeParse(input);
  return read.success ? read.data : null;
}

/** Why an input is no game: place and reason, one a line; null where it is one. */
export function troubleWithGame(input: unknown): string | null {
  const read = GAME_SCHEMA.safeParse(input);
  return read.success ? null : z.prettifyError(read.error);
}
