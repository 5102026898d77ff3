/** Elements of the page by name, as targets of focus and popovers. */
import type { Attachment } from 'svelte/attachments';

export type Landmark = HTMLElement | SVGElement;

/** The largest ancestor of the first element that does not contain the second. */
function partWithout(first: Element, second: Element): Element {
  const around = first.parentElement;
  return around && !around.contains(second) ? partWithout(around, second) : first;
}

const orderOf = (part: Element): number => Number(getComputedStyle(part).order);

/** Negative if `a` comes before `b` in the page as it is laid out. */
function compare(a: Landmark, b: Landmark): number {
  const laid = orderOf(partWithout(a, b)) - orderOf(partWithout(b, a));
  if (laid !== 0) return laid;
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

export class Landmarks {
  readonly #held = new Map<string, Set<Landmark>>();

  /** For `{@attach}`: registers the element under this name. */
  at(name: string): Attachment<Landmark> {
    return (element) => {
      const held = this.#held.get(name) ?? new Set();
      this.#held.set(name, held.add(element));
      return () => held.delete(element);
    };
  }

  /** All that have the name, in the order in which the page is laid out. */
  allOf(name: string): readonly Landmark[] {
    return [...(this.#held.get(name) ?? [])].toSorted(compare);
  }

  find(name: string): Landmark | null {
    return this.allOf(name)[0] ?? null;
  }

  focus(name: string): void {
    // The player sees the new focus, even with the mouse in use.
    this.find(name)?.focus({ focusVisible: true });
  }
}
