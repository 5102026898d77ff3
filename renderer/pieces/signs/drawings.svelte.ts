/** The drawings of the signs: they come when the first one is shown. */
import type { Sign } from '#shared/content/signs';

class Drawings {
  #paths = $state.raw<Readonly<Record<string, string>> | null>(null);
  #isAsked = false;

  /** Its path in a square of 512; empty until the drawings are there. */
  pathOf(sign: Sign): string {
    if (!this.#isAsked) {
      this.#isAsked = true;
      void import('virtual:sign-drawings').then((loaded) => (this.#paths = loaded.default));
    }
    return this.#paths?.[sign] ?? '';
  }
}

export const drawings = new Drawings();
