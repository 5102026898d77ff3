/** Which page of a player's device is shown, and what leads from one to another. */
import { untrack } from 'svelte';

export const TABS = ['me', 'monsters', 'board', 'history'] as const;
type Tab = (typeof TABS)[number];

interface Occasions {
  /** This device prepares or makes an attack. */
  readonly isAttacking: boolean;
  /** Everybody chooses for a round. */
  readonly isChoosing: boolean;
}

/** Made while its component is, since it watches the table. */
export class PlayerTabs {
  #shown = $state<Tab>('me');
  /** Where its player was before the attack led to its targets. */
  #cameFrom: Tab | null = null;

  constructor(now: () => Occasions) {
    const isAttacking = $derived(now().isAttacking);
    const isChoosing = $derived(now().isChoosing);
    // What is chosen in a new round is chosen on the first page, wherever its player was.
    $effect(() => {
      if (isChoosing) this.go('me');
    });
    // Its targets are shown beside the attack; after it the player is back.
    $effect(() => {
      const isOver = !isAttacking;
      untrack(() => this.#follow(isOver));
    });
  }

  get shown(): Tab {
    return this.#shown;
  }

  readonly go = (to: Tab): void => {
    this.#cameFrom = null;
    this.#shown = to;
  };

  #follow(isOver: boolean): void {
    if (isOver) this.go(this.#cameFrom ?? this.#shown);
    else if (this.#shown === 'me' || this.#shown === 'history') {
      this.#cameFrom = this.#shown;
      this.#shown = 'monsters';
    }
  }
}
