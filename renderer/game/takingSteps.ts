/** How whatever stands on a screen takes steps of the game, and which of them would be refused. */
import { createContext } from 'svelte';
import type { Command } from '#shared/commands/shapes';
import type { MenuEntry } from '../ui/overlays/menuEntry';

/** What a button is given to take a step: where it would be refused it is not ready, and says why. */
interface StepButton {
  readonly why: string | null;
  readonly onclick: () => void;
}

export class TakingSteps {
  /** Why a command would be refused now, as a sentence; null = it can be carried out. */
  readonly whyNot: (command: Command) => string | null;
  /** True when the step is recorded; a refusal has been said. */
  readonly send: (command: Command) => Promise<boolean>;
  #isSending = false;

  constructor({ whyNot, send }: Pick<TakingSteps, 'whyNot' | 'send'>) {
    this.whyNot = whyNot;
    this.send = send;
  }

  /** `then` runs once the step is recorded; until it is, the button does nothing more. */
  button(command: Command, then?: () => void): StepButton {
    return { why: this.whyNot(command), onclick: () => void this.#take(command, then) };
  }

  entry(label: string, command: Command, more: Partial<MenuEntry> = {}): MenuEntry {
    const { why, onclick } = this.button(command);
    return { label, why, onselect: onclick, ...more };
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
