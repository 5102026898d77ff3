/** Questions that come before a step of the table: damage that would exhaust a character, conditions that act in its turn. */
import { conditionsDue, type ConditionsDue } from '#shared/commands/round/conditionsDue';
import type { Command } from '#shared/commands/shapes';
import { fatalDamage, type FatalDamage } from '#shared/commands/figures/fatalDamage';
import { settings } from '../../app/page/settings.svelte';
import type { PlayedGame } from '../../game/playedGame.svelte';

export class Questions {
  readonly #game: PlayedGame;
  /** Damage that would exhaust a character is asked about first. */
  fatal = $state.raw<FatalDamage | null>(null);
  /** Conditions act by themselves unless players want to be asked. */
  due = $state.raw<ConditionsDue | null>(null);

  constructor(game: PlayedGame) {
    this.#game = game;
  }

  /** Takes a step, or asks about it first. True = recorded. */
  async send(command: Command): Promise<boolean> {
    // What is asked already comes first, though nobody can have seen it yet.
    if (this.fatal) return false;
    const { open, scenario, content } = this.#game;
    this.fatal = fatalDamage(open.game, command, content);
    if (this.fatal) return false;
    if (!settings.now.askConditions) return open.send(command);
    const asked = command.type === 'endTurn' ? { ...command, wait: true } : command;
    this.due = conditionsDue(scenario, asked);
    return this.due ? false : open.send(asked);
  }

  /** What was asked is answered: the steps are taken as they are. */
  async answer(commands: readonly Command[]): Promise<void> {
    this.forget();
    for (const command of commands) {
      if (!(await this.#game.open.send(command))) return;
    }
  }

  /** Nothing is asked any more, and the step is not taken. */
  forget(): void {
    this.fatal = null;
    this.due = null;
  }
}
