/** Collects the expected results of a monster's turn in the format of `results.ts`. */
import type { AbilityResults } from '../cardProof/results';
import type { TurnLetter } from './setUp';

const ORDER = ['fire', 'ice', 'air', 'earth', 'light', 'dark'];
/** Effects that change no figure, or only its hex. */
const OTHER = /^(pierce|target|push|pull) /;

export class ExpectedTurn {
  readonly #hitPoints = new Map<TurnLetter, number>();
  readonly #conditions = new Map<TurnLetter, Set<string>>();
  readonly #bonuses = new Map<TurnLetter, string[]>();
  readonly #cards = new Map<string, string[]>();
  readonly #consumed: string[] = [];
  readonly #infused = new Set<string>();
  readonly laid: string[] = [];
  readonly summons: string[] = [];
  isLooted = false;

  hurt(figure: TurnLetter, amount: number): void {
    this.#hitPoints.set(figure, (this.#hitPoints.get(figure) ?? 0) - amount);
  }

  bonus(figure: TurnLetter, words: string): void {
    this.#bonuses.set(figure, [...(this.#bonuses.get(figure) ?? []), words]);
  }

  isPoisoned(figure: TurnLetter): boolean {
    return this.#conditions.get(figure)?.has('poison') === true;
  }

  /** Adds conditions, blesses and curses. */
  affect(figure: TurnLetter, effects: readonly string[]): void {
    for (const effect of effects.filter((each) => !OTHER.test(each))) {
      if (effect === 'bless' || effect === 'curse') {
        const deck = figure === 'M' || figure === 'G' ? 'monsters' : `${figure} deck`;
        this.#cards.set(deck, [...(this.#cards.get(deck) ?? []), effect]);
      } else {
        const had = this.#conditions.get(figure) ?? new Set();
        this.#conditions.set(figure, had.add(effect));
      }
    }
  }

  consume(element: string): void {
    this.#consumed.push(element);
  }

  infuse(element: string): void {
    this.#infused.add(element);
  }

  came(): AbilityResults {
    const words: Record<string, string> = {};
    for (const [figure, by] of this.#hitPoints) if (by !== 0) words[`${figure} hp`] = String(by);
    for (const [figure, names] of this.#conditions)
      words[`${figure} conditions`] = [...names].toSorted().join(' ');
    for (const [figure, list] of this.#bonuses)
      words[`${figure} bonus`] = list.toSorted().join(', ');
    for (const [deck, cards] of this.#cards)
      words[deck] = `${cards[0] ?? ''} ${String(cards.length)}`;
    const rest: readonly (readonly [string, string])[] = [
      ['consumed', this.#used()],
      ['infused', [...this.#infused].toSorted().join(' ')],
      ['laid', this.laid.join(', ')],
      ['summons', this.summons.toSorted().join(', ')],
      ['looted', this.isLooted ? 'money' : ''],
    ];
    for (const [key, text] of rest) if (text !== '') words[key] = text;
    return words;
  }

  /** The consumed element. For a wild one, the first possible element. */
  #used(): string {
    const named = this.#consumed.filter((each) => each !== 'wild');
    const free = ORDER.filter((each) => !named.includes(each));
    const wild = free.slice(0, this.#consumed.length - named.length);
    return ORDER.filter((each) => [...named, ...wild].includes(each)).join(' ');
  }
}
