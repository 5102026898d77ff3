/** Every command with its question and its deed. */
import { CAMPAIGN_COMMANDS } from './campaign/campaignCommands';
import { CARD_COMMANDS } from './decks/cards';
import type { Handler } from './handler';
import { SPAWN_COMMANDS } from './rooms/spawns';
import { BATTLE_GOAL_COMMANDS } from './scenario/battleGoals';
import type { CommandType } from './shapes';
import { ELEMENT_COMMANDS } from './table/elements';

export const COMMANDS: { readonly [T in CommandType]?: Handler<T> } = {
  ...CAMPAIGN_COMMANDS,
  ...CARD_COMMANDS,
  ...SPAWN_COMMANDS,
  ...BATTLE_GOAL_COMMANDS,
  ...ELEMENT_COMMANDS,
};
