/** What stands in a menu. */
import type { Component } from 'svelte';

export interface MenuEntry {
  readonly label: string;
  readonly onselect: () => void;
  readonly icon?: Component;
  readonly disabled?: boolean;
  /** Why it would be refused, as a sentence; it cannot be chosen then. */
  readonly why?: string | null;
  readonly tone?: 'plain' | 'danger';
  /** Set for entries that are one choice of several. */
  readonly chosen?: boolean;
  /** Key that does the same, for show. */
  readonly shortcut?: string;
}
