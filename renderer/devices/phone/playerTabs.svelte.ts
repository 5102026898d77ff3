/** The page shown on a player's device, and the rules that switch it. */
import { untrack } from 'svelte';

export const TABS = ['me', 'monsters', 'board', 'history'] as const;
type Tab = (typeof TABS)[number];

interface Occasions {
  /** This device prepares or makes an attack. */
  readonly isAttacking: boolean;
  /** The party chooses cards or initiatives for a round. */
  readonly isChoosing: boolean;
}

/** Must be made during the creation of a component, because it has effects. */
export class PlayerTabs {
  #shown = $state<Tab>('me');
  /** The page before the attack switched to its targets. */
  #cameFrom: Tab | null = null;

  constructor(now: () => Occasions) {
    const isAttacking = $derived(now().isAttacking);
    const isChoosing = $derived(now().isChoosing);
    // A new round starts on the first page, where its choices are.
    $effect(() => {
      if (isChoosing) this.go('me');
    });
    // An attack shows its targets; after it the page before is shown again.
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
