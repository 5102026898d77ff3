/** The context by which components send steps of the game and check if they are allowed. */
import { createContext } from 'svelte';
import type { Command } from '#shared/commands/shapes';
import type { MenuEntry } from '../ui/overlays/menuEntry';

/**
 * The props of a button that sends a step. If the step is not allowed, the button shows the reason.
 */
interface StepButton {
  readonly why: string | null;
  readonly onclick: () => void;
}

export class TakingSteps {
  /** The reason why a command is not allowed at the moment, as a sentence; null if it is. */
  readonly whyNot: (command: Command) => string | null;
  /** Sends a step. Resolves to true if it was recorded. A refusal has been shown. */
  readonly send: (command: Command) => Promise<boolean>;
  #isSending = false;

  constructor({ whyNot, send }: Pick<TakingSteps, 'whyNot' | 'send'>) {
    this.whyNot = whyNot;
    this.send = send;
  }

  /**
   * The props of a button that sends the command. `then` runs when the step is recorded. Until then
   * all buttons with `then` ignore presses.
   */
  button(command: Command, then?: () => void): StepButton {
    return { why: this.whyNot(command), onclick: () => void this.#take(command, then) };
  }

  /** The menu entry that sends the command. */
  entry(label: string, command: Command, options: Partial<MenuEntry> = {}): MenuEntry {
    const { why, onclick } = this.button(command);
    return { label, why, onselect: onclick, ...options };
  }

  async #take(command: Command, then?: () => void): Promise<void> {
    if (!then) await this.send(command);
    else if (!this.#isSending) {
      this.#isSending = true;
      const done = await this.send(command).finally(() => (this.#isSending = false));
      if (done) then();
    }
  }
}

export const [getSteps, setSteps] = createContext<TakingSteps>();
