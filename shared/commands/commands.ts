/** Every command with its question and its deed. */
import type { Handler } from './handler';
import type { CommandType } from './shapes';
import { ELEMENT_COMMANDS } from './table/elements';

export const COMMANDS: { readonly [T in CommandType]?: Handler<T> } = {
  ...ELEMENT_COMMANDS,
};
