/** The table of all commands, with the types derived from it. */
import { ATTACK_COMMANDS } from './attack/attack';
import { ATTACK_CARD_COMMANDS } from './attack/modifierCards';
import { TARGET_COMMANDS } from './attack/targets';
import { BOARD_COMMANDS } from './board/board';
import { MOVE_COMMANDS } from './board/moves';
import { RULE_COMMANDS } from './book/rules';
import { SPAWN_COMMANDS } from './book/spawns';
import { CAMPAIGN_COMMANDS } from './campaign/campaignCommands';
import { LINE_COMMANDS } from './cards/lines/lines';
import { CARD_COMMANDS } from './cards/piles';
import { DECK_COMMANDS } from './decks/decks';
import { ELEMENT_COMMANDS } from './elements/elements';
import { CHARACTER_COMMANDS } from './figures/characters';
import { FIGURE_COMMANDS } from './figures/figures';
import { MONSTER_COMMANDS } from './monsters/monsters';
import { REST_COMMANDS } from './round/rests';
import { ROUND_COMMANDS } from './round/rounds';
import type { AnyRow, WithType, ValuesOf } from './commandRow';
import { BATTLE_GOAL_COMMANDS } from './scenario/battleGoals';
import { DUNGEON_COMMANDS } from './scenario/dungeon';
import { LEAVE_COMMANDS } from './scenario/leaving';
import { RECORD_COMMANDS } from './scenario/records';
import { SCENARIO_COMMANDS } from './scenario/scenario';

export const COMMANDS = {
  ...CAMPAIGN_COMMANDS,
  ...SCENARIO_COMMANDS,
  ...DUNGEON_COMMANDS,
  ...LEAVE_COMMANDS,
  ...BATTLE_GOAL_COMMANDS,
  ...RECORD_COMMANDS,
  ...ROUND_COMMANDS,
  ...REST_COMMANDS,
  ...DECK_COMMANDS,
  ...CARD_COMMANDS,
  ...ATTACK_COMMANDS,
  ...TARGET_COMMANDS,
  ...ATTACK_CARD_COMMANDS,
  ...FIGURE_COMMANDS,
  ...CHARACTER_COMMANDS,
  ...ELEMENT_COMMANDS,
  ...MONSTER_COMMANDS,
  ...SPAWN_COMMANDS,
  ...RULE_COMMANDS,
  ...BOARD_COMMANDS,
  ...MOVE_COMMANDS,
  ...LINE_COMMANDS,
};

export type CommandType = keyof typeof COMMANDS;
/** The schemas of a command's fields, its type among them. */
export type FieldsOf<T extends CommandType> = WithType<T, (typeof COMMANDS)[T]['shape']>;
export type CommandOf<T extends CommandType> = {
  [K in T]: ValuesOf<FieldsOf<K>>;
}[T];
/** All commands; `type` distinguishes them. */
export type Command = { [T in CommandType]: CommandOf<T> }[CommandType];

/**
 * The row of a command. The cast is needed because the compiler cannot relate a command to its row.
 */
export function rowOf({ type }: { readonly type: CommandType }): AnyRow {
  return COMMANDS[type] as unknown as AnyRow;
}
