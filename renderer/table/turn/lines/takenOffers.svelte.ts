/** The offers that players have taken for card lines before they play the lines. */
import type { HalfLine } from '#shared/rules/cards/lines/cardLines';
import type { TakenOffer } from '#shared/rules/cards/cardOffers';
import type { Command } from '#shared/commands/shapes';
import { ELEMENTS, type Element } from '#shared/vocabulary';
import { TURN_TEXT } from '../../../words/sentences/table/acts';
import { keyOf } from './askedLine';

interface Table {
  readonly whyNot: (command: Command) => string | null;
  readonly sayWhy: (sentence: string) => void;
}

export class TakenOffers {
  readonly #table: Table;
  #taken = $state.raw<readonly { readonly line: string; readonly offer: number }[]>([]);

  constructor(table: Table) {
    this.#table = table;
  }

  has(line: HalfLine, offer: number): boolean {
    return this.#taken.some((each) => each.line === keyOf(line) && each.offer === offer);
  }

  /** Takes an offer, or drops a taken one. */
  toggle(line: HalfLine, offer: number): void {
    const key = keyOf(line);
    const found = line.offers[offer];
    const isNew = !this.has(line, offer);
    const why = isNew && found && 'elements' in found ? this.whyNotUse(found.elements) : null;
    if (why !== null) {
      this.#table.sayWhy(why);
      return;
    }
    this.#taken = isNew
      ? [...this.#taken, { line: key, offer }]
      : this.#taken.filter((each) => each.line !== key || each.offer !== offer);
  }

  offersOf(line: HalfLine): readonly TakenOffer[] {
    const taken = this.#taken.filter((each) => each.line === keyOf(line));
    return taken.map(({ offer }) => ({ offer }));
  }

  /** Drops the offers of a line after it is played. */
  forget(line: HalfLine): void {
    this.#taken = this.#taken.filter((each) => each.line !== keyOf(line));
  }

  /** The reason these elements cannot be consumed, as a sentence; null if they can. */
  whyNotUse(elements: readonly (Element | 'wild')[]): string | null {
    const named = elements.filter((element) => element !== 'wild');
    const whyNot = (element: Element) => this.#table.whyNot({ type: 'consume', element });
    const why = named.map(whyNot).find((each) => each !== null);
    if (why) return why;
    const free = ELEMENTS.filter((each) => !named.includes(each) && whyNot(each) === null);
    return free.length < elements.length - named.length ? TURN_TEXT.noElement : null;
  }
}
