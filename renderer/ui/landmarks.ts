/** Elements that others go to by name, held as long as they are in the page. */
import type { Attachment } from 'svelte/attachments';

export type Landmark = HTMLElement | SVGElement;

export class Landmarks {
  readonly #held = new Map<string, Set<Landmark>>();

  /** For `{@attach}`: the element is found under this name. */
  at(name: string): Attachment<Landmark> {
    return (element) => {
      const held = this.#held.get(name) ?? new Set();
      this.#held.set(name, held.add(element));
      return () => held.delete(element);
    };
  }

  /** All that have the name, in the order of the page. */
  all(name: string): readonly Landmark[] {
    return [...(this.#held.get(name) ?? [])].toSorted((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
  }

  find(name: string): Landmark | null {
    return this.all(name)[0] ?? null;
  }

  focus(name: string): void {
    this.find(name)?.focus();
  }
}
