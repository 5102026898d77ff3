/** Questions before a step: about damage that would exhaust a character, and about conditions. */
import { conditionsDue, type ConditionsDue } from '#shared/commands/round/conditionsDue';
import type { Command } from '#shared/commands/shapes';
import { fatalDamage, type FatalDamage } from '#shared/commands/figures/fatalDamage';
import { settings } from '../../app/page/settings.svelte';
import type { PlayedGame } from '../../game/playedGame.svelte';

export class Questions {
  readonly #game: PlayedGame;
  /** Damage that would exhaust a character. */
  fatal = $state.raw<FatalDamage | null>(null);
  /** Conditions that take effect with the step; asked only if the players want that. */
  due = $state.raw<ConditionsDue | null>(null);

  constructor(game: PlayedGame) {
    this.#game = game;
  }

  /** Sends a step, or asks first. True = recorded. */
  async send(command: Command): Promise<boolean> {
    // An open question comes first.
    if (this.fatal) return false;
    const { open, scenario, content } = this.#game;
    this.fatal = fatalDamage(open.game, command, content);
    if (this.fatal) return false;
    if (!settings.now.askConditions) return open.send(command);
    const asked = command.type === 'endTurn' ? { ...command, wait: true } : command;
    this.due = conditionsDue(scenario, asked);
    return this.due ? false : open.send(asked);
  }

  /** Sends the answer without further questions. */
  async answer(commands: readonly Command[]): Promise<void> {
    this.forget();
    for (const command of commands) {
      if (!(await this.#game.open.send(command))) return;
    }
  }

  /** Drops the question and the step. */
  forget(): void {
    this.fatal = null;
    this.due = null;
  }
}
