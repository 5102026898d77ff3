/** An entry of a menu. */
import type { Component } from 'svelte';

export interface MenuEntry {
  readonly label: string;
  readonly onselect: () => void;
  readonly icon?: Component;
  readonly disabled?: boolean;
  /** The reason why the entry cannot be chosen, as a sentence; null if it can. */
  readonly why?: string | null;
  readonly tone?: 'plain' | 'danger';
  /** Set for entries that are options of one choice: true for the current option. */
  readonly chosen?: boolean;
  /** The keyboard shortcut to show. */
  readonly shortcut?: string;
}
