/** Every command with its question and its deed. */
import { ATTACK_COMMANDS } from './attack/attack';
import { ATTACK_CARD_COMMANDS } from './attack/modifierCards';
import { TARGET_COMMANDS } from './attack/targets';
import { BOARD_COMMANDS } from './board/board';
import { MOVE_COMMANDS } from './board/moves';
import { CAMPAIGN_COMMANDS } from './campaign/campaignCommands';
import { CARD_COMMANDS } from './cards/piles';
import { DECK_COMMANDS } from './decks/decks';
import type { Handler } from './handler';
import { lineCommands } from './cards/lines';
import { MONSTER_COMMANDS } from './monsters/monsters';
import { SPAWN_COMMANDS } from './book/spawns';
import { REST_COMMANDS } from './round/rests';
import { ROUND_COMMANDS } from './round/rounds';
import { BATTLE_GOAL_COMMANDS } from './scenario/battleGoals';
import { DUNGEON_COMMANDS } from './scenario/dungeon';
import { END_COMMANDS } from './scenario/end';
import { SCENARIO_COMMANDS } from './scenario/scenario';
import type { CommandType } from './shapes';
import { CHARACTER_COMMANDS } from './figures/characters';
import { ELEMENT_COMMANDS } from './elements/elements';
import { FIGURE_COMMANDS } from './figures/figures';

const SINGLE_COMMANDS = {
  ...CAMPAIGN_COMMANDS,
  ...SCENARIO_COMMANDS,
  ...DUNGEON_COMMANDS,
  ...END_COMMANDS,
  ...BATTLE_GOAL_COMMANDS,
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
  ...BOARD_COMMANDS,
  ...MOVE_COMMANDS,
};

export const COMMANDS: { readonly [T in CommandType]: Handler<T> } = {
  ...SINGLE_COMMANDS,
  ...lineCommands(SINGLE_COMMANDS),
};
