/**
 * Builds the schema of every command from its row and validates untrusted commands. The renderer
 * imports only types from here, so that its bundle contains no schemas.
 */
import { z } from 'zod';
import { COMMANDS, type Command, type CommandType, type FieldsOf } from './commands';
import * as fields from './fields';
import type { AnyRow, FieldSchemas } from './commandRow';

export type { Command, CommandOf, CommandType } from './commands';

const KIT: FieldSchemas = { ...fields, z };

type Shapes = {
  readonly [T in CommandType]: z.ZodObject<FieldsOf<T>, z.core.$strict>;
};

export const SHAPES = Object.fromEntries(
  Object.entries(COMMANDS as unknown as Readonly<Record<string, AnyRow>>).map(
    ([type, { shape }]) => [type, z.strictObject({ type: z.literal(type), ...shape(KIT) })],
  ),
) as unknown as Shapes;

/** Reads a command from untrusted input; null = invalid. */
export function readCommand(input: unknown): Command | null {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, 'type')) return null;
  const type = (input as { type: unknown }).type;
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) return null;
  const read = SHAPES[type as CommandType].safeParse(input);
  return read.success ? (read.data as Command) : null;
}

/** Maximum length of a reported path. */
const LONGEST_PLACE = 64;

/** The path of the first invalid value: 'type', or a field such as 'targets[0].distance'. */
export function faultOfCommand(input: unknown): string {
  const type = typeof input === 'object' && input !== null && 'type' in input ? input.type : null;
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) return 'type';
  const read = SHAPES[type as CommandType].safeParse(input);
  const [issue] = read.error?.issues ?? [];
  const path = issue?.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys] : issue?.path;
  const text = (path ?? [])
    .map((part) => (typeof part === 'number' ? `[${String(part)}]` : `.${String(part)}`))
    .join('');
  const readable = text.replace(/^\./, '').replaceAll(/[^\w.[\]]/g, '?');
  return readable.slice(0, LONGEST_PLACE) || 'type';
}
