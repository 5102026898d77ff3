/** The selected tab on a player's device, which some events of the game switch. */
import { untrack } from 'svelte';

export const TABS = ['me', 'monsters', 'board', 'history'] as const;
type Tab = (typeof TABS)[number];

interface Occasions {
  /** True while this device prepares or makes an attack. */
  readonly isAttacking: boolean;
  /** True while the party chooses cards or initiatives for a round. */
  readonly isChoosing: boolean;
}

/** The selected tab. Must be created while a component is initialised, because it has effects. */
export class PlayerTabs {
  #shown = $state<Tab>('me');
  /** The tab that was selected before an attack switched to its targets. */
  #cameFrom: Tab | null = null;

  constructor(now: () => Occasions) {
    const isAttacking = $derived(now().isAttacking);
    const isChoosing = $derived(now().isChoosing);
    // A new round starts on the first tab, where players choose their cards.
    $effect(() => {
      if (isChoosing) this.go('me');
    });
    // An attack by this device switches from a tab without targets to the monsters. After it, the
    // previous tab is selected again.
    $effect(() => {
      const isOver = !isAttacking;
      untrack(() => this.#followAttack(isOver));
    });
  }

  get shown(): Tab {
    return this.#shown;
  }

  readonly go = (to: Tab): void => {
    this.#cameFrom = null;
    this.#shown = to;
  };

  #followAttack(isOver: boolean): void {
    if (isOver) this.go(this.#cameFrom ?? this.#shown);
    else if (this.#shown === 'me' || this.#shown === 'history') {
      this.#cameFrom = this.#shown;
      this.#shown = 'monsters';
    }
  }
}
