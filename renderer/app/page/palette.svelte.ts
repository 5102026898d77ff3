import { SvelteSet } from 'svelte/reactivity';

export interface PaletteEntry {
  readonly label: string;
  /** The heading of its group: 'Table', 'Go to'. */
  readonly group: string;
  /** The keyboard shortcut. */
  readonly shortcut?: string;
  readonly run: () => void;
}

export type PaletteSource = () => readonly PaletteEntry[];

/** The command palette. Screens register their entries, and players find them by name. */
class Palette {
  open = $state(false);
  readonly #sources = new SvelteSet<PaletteSource>();

  /** Registers entries until the returned function is called. */
  lend(source: PaletteSource): () => void {
    this.#sources.add(source);
    return () => this.#sources.delete(source);
  }

  entries(): readonly PaletteEntry[] {
    return [...this.#sources].flatMap((source) => source());
  }
}

export const palette = new Palette();
