/** Calls as they come from a screen: nothing about them is believed before it was read. */
import { z } from 'zod';
import type { StandeeApi } from '#shared/api';
import { readCommand, type Command } from '#shared/commands/shapes';
import { refuse } from '#shared/result';

const campaign = z.string().min(1).max(200);
const seq = z.int().min(0);
const request = z.string().min(1).max(100);
const command = z.unknown().transform((input, context): Command => {
  const read = readCommand(input);
  if (read) return read;
  context.addIssue('no command');
  return z.NEVER;
});

/** Arguments of every method, in order. */
const ARGUMENTS = {
  library: z.tuple([]),
  createCampaign: z.tuple([z.string()]),
  openCampaign: z.tuple([campaign]),
  send: z.tuple([campaign, command, request]),
  undo: z.tuple([campaign, seq, request]),
  redo: z.tuple([campaign, seq, request]),
  goTo: z.tuple([campaign, seq, seq, request]),
} satisfies Record<keyof StandeeApi, z.ZodType<readonly unknown[]>>;

export type Method = keyof StandeeApi;

export const METHODS = Object.keys(ARGUMENTS) as readonly Method[];

export function isMethod(name: unknown): name is Method {
  return typeof name === 'string' && Object.hasOwn(ARGUMENTS, name);
}

/** Makes a call if its arguments have the right shapes; garbage is refused and changes nothing. */
export async function call(api: StandeeApi, method: Method, args: unknown): Promise<unknown> {
  const read = ARGUMENTS[method].safeParse(args);
  if (!read.success) return refuse({ code: 'malformedCommand' });
  const make = api[method] as (...args: readonly unknown[]) => Promise<unknown>;
  return make(...read.data);
}
