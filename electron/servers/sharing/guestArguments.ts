/** Shapes of the arguments of guests' calls. */
import { z } from 'zod';
import type { GuestMethod } from '#shared/api/guest';

const word = z.string().max(40);
const request = z.string().min(1).max(100);

export const ARGUMENTS = {
  welcome: z.tuple([word]),
  knock: z.tuple([word, z.string().max(200), z.string().min(1).max(100)]),
  standing: z.tuple([]),
  open: z.tuple([]),
  history: z.tuple([z.int()]),
  send: z.tuple([z.unknown(), request, z.int().min(0)]),
  undo: z.tuple([z.int().min(0), request]),
} satisfies Record<GuestMethod, z.ZodType<readonly unknown[]>>;
