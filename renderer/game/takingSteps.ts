/** The context that components use to take steps of the game and to ask if they are allowed. */
import { createContext } from 'svelte';
import type { Command } from '#shared/commands/shapes';
import type { MenuEntry } from '../ui/overlays/menuEntry';

/** Props of a button that takes a step: disabled with the reason if the step is not allowed. */
interface StepButton {
  readonly why: string | null;
  readonly onclick: () => void;
}

export class TakingSteps {
  /** The reason why a command would be refused now, as a sentence; null = it is allowed. */
  readonly whyNot: (command: Command) => string | null;
  /** True when the step is recorded; a refusal has been shown. */
  readonly send: (command: Command) => Promise<boolean>;
  #isSending = false;

  constructor({ whyNot, send }: Pick<TakingSteps, 'whyNot' | 'send'>) {
    this.whyNot = whyNot;
    this.send = send;
  }

  /** `then` runs once the step is recorded; until then the button ignores presses. */
  button(command: Command, then?: () => void): StepButton {
    return { why: this.whyNot(command), onclick: () => void this.#take(command, then) };
  }

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
