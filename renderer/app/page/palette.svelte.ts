/** What the command palette offers, and who lends it. */
import { SvelteSet } from 'svelte/reactivity';

/** Something that can be done or gone to, by its name. */
export interface PaletteEntry {
  readonly label: string;
  /** Where it belongs: 'Table', 'Go to'. */
  readonly group: string;
  /** The key that does the same. */
  readonly shortcut?: string;
  readonly run: () => void;
}

/** What a screen offers while it is shown. */
export type PaletteSource = () => readonly PaletteEntry[];

/** The command palette: screens lend it their entries, and it finds them by name. */
class Palette {
  open = $state(false);
  readonly #sources = new SvelteSet<PaletteSource>();

  /** Lends entries until the returned function is called. */
  lend(source: PaletteSource): () => void {
    this.#sources.add(source);
    return () => this.#sources.delete(source);
  }

  entries(): readonly PaletteEntry[] {
    return [...this.#sources].flatMap((source) => source());
  }
}

export const palette = new Palette();
