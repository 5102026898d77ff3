/** A registry of page elements by name, to focus them or to open popovers beside them. */
import type { Attachment } from 'svelte/attachments';

export type Landmark = HTMLElement | SVGElement;

/** The outermost ancestor of the first element that does not contain the second. */
function ancestorWithout(first: Element, second: Element): Element {
  const around = first.parentElement;
  return around && !around.contains(second) ? ancestorWithout(around, second) : first;
}

const orderOf = (part: Element): number => Number(getComputedStyle(part).order);

/**
 * Compares two elements by their place in the layout, CSS `order` included. Negative if `a` is
 * first.
 */
function compareByLayout(a: Landmark, b: Landmark): number {
  const laid = orderOf(ancestorWithout(a, b)) - orderOf(ancestorWithout(b, a));
  if (laid !== 0) return laid;
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

export class Landmarks {
  readonly #held = new Map<string, Set<Landmark>>();

  /** Returns an attachment (`{@attach}`) that registers its element under this name. */
  at(name: string): Attachment<Landmark> {
    return (element) => {
      const held = this.#held.get(name) ?? new Set();
      this.#held.set(name, held.add(element));
      return () => held.delete(element);
    };
  }

  /** All elements with the name, in the order of the layout. */
  allOf(name: string): readonly Landmark[] {
    return [...(this.#held.get(name) ?? [])].toSorted(compareByLayout);
  }

  find(name: string): Landmark | null {
    return this.allOf(name)[0] ?? null;
  }

  focus(name: string): void {
    // `focusVisible` shows the new focus even while the player uses the mouse.
    this.find(name)?.focus({ focusVisible: true });
  }
}
