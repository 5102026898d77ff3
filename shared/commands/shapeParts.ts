/** Small shapes that several lists of commands share. */
import { z } from 'zod';
import type * as ids from '../ids';

/** Longest id, name and card text that is taken; far above anything real. */
const ID_LENGTH = 64;
export const NAME_LENGTH = 60;

export const idOf = <T extends ids.Id<string>>() =>
  z
    .string()
    .min(1)
    .max(ID_LENGTH)
    .transform((text) => text as T);

/** Names are one line of visible text. */
export const name = z
  .string()
  .trim()
  .min(1)
  .max(NAME_LENGTH)
  .regex(/^(?:[^\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]|[\u200c\u200d])*$/u)
  .regex(/[\p{L}\p{N}\p{P}\p{S}]/u);
