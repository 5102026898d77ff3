/**
 * The shape of every command, as schemas (for the boundary) and as types (for everybody else).
 * Import only types from here outside the boundary, so that the renderer does not carry the schemas.
 */
import type { z } from 'zod';
import { ATTACK_SHAPES } from './attack/shapes';
import { BOARD_SHAPES } from './board/shapes';
import { CAMPAIGN_SHAPES } from './campaign/campaignShapes';
import { FIRST_SHAPES } from './campaign/firstShapes';
import { DECK_SHAPES } from './decks/shapes';
import { LINE_SHAPES } from './cards/shapes';
import { ROOM_SHAPES } from './monsters/shapes';
import { ROUND_SHAPES } from './round/shapes';
import { SCENARIO_SHAPES } from './scenario/shapes';
import { TABLE_SHAPES } from './figures/shapes';

export const SHAPES = {
  ...FIRST_SHAPES,
  ...CAMPAIGN_SHAPES,
  ...SCENARIO_SHAPES,
  ...ROUND_SHAPES,
  ...DECK_SHAPES,
  ...ATTACK_SHAPES,
  ...TABLE_SHAPES,
  ...ROOM_SHAPES,
  ...BOARD_SHAPES,
  ...LINE_SHAPES,
} as const;

export type CommandType = keyof typeof SHAPES;
export type CommandOf<T extends CommandType> = Readonly<z.output<(typeof SHAPES)[T]>>;
/** Everything that can change a game, told apart by `type`. */
export type Command = { [T in CommandType]: CommandOf<T> }[CommandType];

/** The commands between scenarios. */
export type CampaignCommand = {
  [T in keyof typeof CAMPAIGN_SHAPES]: CommandOf<T>;
}[keyof typeof CAMPAIGN_SHAPES];

/** Reads a command from untrusted input; null when it is none. */
export function readCommand(input: unknown): Command | null {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, 'type')) return null;
  const type = (input as { type: unknown }).type;
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) return null;
  const read = SHAPES[type as CommandType].safeParse(input);
  return read.success ? (read.data as Command) : null;
}

/** More of a place than this nobody reads. */
const LONGEST_PLACE = 64;

/** Where an input is no command: 'type', or a field of it as in 'targets[0].distance'. */
export function faultOfCommand(input: unknown): string {
  const type = typeof input === 'object' && input !== null && 'type' in input ? input.type : null;
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) return 'type';
  const read = SHAPES[type as CommandType].safeParse(input);
  const [issue] = read.error?.issues ?? [];
  const path = issue?.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys] : issue?.path;
  const place = (path ?? [])
    .map((part) => (typeof part === 'number' ? `[${String(part)}]` : `.${String(part)}`))
    .join('');
  const readable = place.replace(/^\./, '').replaceAll(/[^\w.[\]]/g, '?');
  return readable.slice(0, LONGEST_PLACE) || 'type';
}
