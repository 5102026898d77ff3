/** Collects expected results in the format of `results.ts`. */
import type { AbilityResults } from './results';
import type { Letter } from './letters';

/** Elements that the test chooses, in order. */
const WILD = ['earth', 'air', 'light'] as const;
const ORDER = ['fire', 'ice', 'air', 'earth', 'light', 'dark'];
const CONDITIONS = [
  'poison',
  'wound',
  'immobilize',
  'disarm',
  'stun',
  'muddle',
  'invisible',
  'strengthen',
];

export class ExpectedResults {
  readonly #asks: string[] = [];
  readonly #elements: string[] = [];
  readonly #hitPoints = new Map<Letter, number>();
  readonly #conditions = new Map<Letter, Set<string>>();
  readonly #bonuses = new Map<Letter, string[]>();
  readonly #cards = new Map<string, Map<string, number>>();
  readonly #dead = new Set<Letter>();
  readonly #set = new Map<string, string>();
  readonly #consumed: string[] = [];
  readonly #infused: string[] = [];
  #attack: { text: string; by: Letter; targets: readonly Letter[]; isArea: boolean } | null = null;
  #experience = 0;
  #wilds = 0;

  ask(question: string, by: Letter = 'C'): void {
    this.#asks.push(by === 'C' ? question : `${question} by ${by}`);
  }
  /**
   * Adds attacks. Killed figures are no longer attacked. An area attack on the board starts without
   * targets.
   */
  attack(text: string, by: Letter, targets: readonly Letter[], isArea: boolean): void {
    this.#attack = { text, by, targets, isArea };
  }
  gain(amount: number): void {
    this.#experience += amount;
  }
  set(key: string, text: string): void {
    this.#set.set(key, text);
  }
  hurt(figure: Letter, amount: number): void {
    this.#hitPoints.set(figure, (this.#hitPoints.get(figure) ?? 0) - amount);
  }
  /** Adds a heal. Figures miss at most 10 hit points, enemies none. */
  heal(figure: Letter, amount: number): void {
    if (figure !== 'E' && figure !== 'F') this.hurt(figure, -Math.min(amount, 10));
  }
  kill(figure: Letter): void {
    this.#dead.add(figure);
  }
  bonus(figure: Letter, text: string): void {
    this.#bonuses.set(figure, [...(this.#bonuses.get(figure) ?? []), text]);
  }
  consume(element: string): void {
    this.#consumed.push(this.#named(element));
  }
  infuse(element: string): void {
    this.#infused.push(this.#named(element));
  }
  #named(element: string): string {
    if (element !== 'wild') return element;
    this.#elements.push('element');
    return WILD[this.#wilds++] ?? 'fire';
  }

  /** Adds conditions, blesses and curses for each figure. */
  all(figures: readonly Letter[], effects: readonly string[]): void {
    for (const figure of figures) this.#effects(figure, effects);
  }

  #effects(figure: Letter, effects: readonly string[]): void {
    for (const effect of effects) {
      if (CONDITIONS.includes(effect)) {
        const gained = this.#conditions.get(figure) ?? new Set();
        this.#conditions.set(figure, gained.add(effect));
      }
      if (effect === 'bless' || effect === 'curse') {
        const deck =
          figure === 'E' || figure === 'F'
            ? 'monsters'
            : figure === 'S'
              ? 'C deck'
              : `${figure} deck`;
        const cards = this.#cards.get(deck) ?? new Map<string, number>();
        this.#cards.set(deck, cards.set(effect, (cards.get(effect) ?? 0) + 1));
      }
    }
  }

  came(): AbilityResults {
    const asks = [...this.#elements, ...this.#asks];
    const inOrder = (list: readonly string[]) =>
      ORDER.filter((each) => list.includes(each)).join(' ');
    return {
      ...(asks.length > 0 && { asks: asks.join(', ') }),
      ...this.#figures(),
      ...(this.#experience > 0 && { 'C experience': String(this.#experience) }),
      ...(this.#consumed.length > 0 && { consumed: inOrder(this.#consumed) }),
      ...(this.#infused.length > 0 && { infused: inOrder(this.#infused) }),
      ...this.#attacked(),
      ...Object.fromEntries(this.#set),
    };
  }

  #attacked(): AbilityResults {
    if (!this.#attack) return {};
    const { text, by, targets, isArea } = this.#attack;
    const left = targets.filter((each) => !this.#dead.has(each)).toSorted();
    if (left.length === 0 && targets.length > 0 && !isArea) return {};
    return { attack: `${text}, by ${by} on ${left.join('')}` };
  }

  #figures(): AbilityResults {
    const words: Record<string, string> = {};
    for (const [figure, by] of this.#hitPoints) if (by !== 0) words[`${figure} hp`] = String(by);
    for (const figure of this.#dead) words[`${figure} hp`] = 'dead';
    for (const [figure, gained] of this.#conditions)
      if (!this.#dead.has(figure))
        words[`${figure} conditions`] = [...gained]
          .map((each) => `+${each}`)
          .toSorted()
          .join(' ');
    for (const [figure, list] of this.#bonuses)
      words[`${figure} bonus`] = list.toSorted().join(', ');
    for (const [deck, cards] of this.#cards)
      words[deck] = [...cards].map(([card, count]) => `${card} ${String(count)}`).join(', ');
    return words;
  }
}
