import { SvelteSet } from 'svelte/reactivity';

export interface PaletteEntry {
  readonly label: string;
  /** The heading it is listed under: 'Table', 'Go to'. */
  readonly group: string;
  /** The key with the same effect. */
  readonly shortcut?: string;
  readonly run: () => void;
}

export type PaletteSource = () => readonly PaletteEntry[];

/** The command palette. Screens add their entries, and it finds them by name. */
class Palette {
  open = $state(false);
  readonly #sources = new SvelteSet<PaletteSource>();

  /** Offers entries until the returned function is called. */
  lend(source: PaletteSource): () => void {
    this.#sources.add(source);
    return () => this.#sources.delete(source);
  }

  entries(): readonly PaletteEntry[] {
    return [...this.#sources].flatMap((source) => source());
  }
}

export const palette = new Palette();
