/** An entry of a menu. */
import type { Component } from 'svelte';

export interface MenuEntry {
  readonly label: string;
  readonly onselect: () => void;
  readonly icon?: Component;
  readonly disabled?: boolean;
  /** The reason why it would be refused, as a sentence; it cannot be chosen then. */
  readonly why?: string | null;
  readonly tone?: 'plain' | 'danger';
  /** Set for entries that are one choice of several. */
  readonly chosen?: boolean;
  /** The key with the same effect, for display. */
  readonly shortcut?: string;
}
