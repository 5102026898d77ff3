/** Builds a game state by applying commands. Refused commands are skipped. */
import { apply } from '../../commands/apply';
import { readCommand } from '../../commands/shapes';
import type { Content } from '../../content/content';
import type { Random } from '../../random';
import type { Figure, Game, Scenario } from '../../state';

/** Tools for building a game state. */
export interface TableTools {
  readonly content: Content;
  readonly random: Random;
}

/** A command with values from a file: its shape is not validated yet. */
export type WantedStep = { readonly type: string } & Readonly<Record<string, unknown>>;

export class ImportSteps {
  readonly content: Content;
  readonly #random: Random;
  #game: Game;

  constructor(game: Game, { content, random }: TableTools) {
    this.#game = game;
    this.content = content;
    this.#random = random;
  }

  get game(): Game {
    return this.#game;
  }

  /** Throws before the scenario has begun. */
  get scenario(): Scenario {
    if (!this.#game.scenario) throw new Error('No scenario has begun.');
    return this.#game.scenario;
  }

  /** Applies a command; false if it was refused and nothing changed. */
  do(step: WantedStep): boolean {
    const command = readCommand(step);
    if (!command) return false;
    const result = apply(this.#game, command, this.#random, this.content);
    if (result.ok) this.#game = result.value.next;
    return result.ok;
  }

  /** Changes values for which there is no command: the order of decks and a figure's arrival. */
  change(change: Partial<Scenario>): void {
    this.#game = { ...this.#game, scenario: { ...this.scenario, ...change } };
  }

  /** Changes every figure. */
  changeFigures(change: (figure: Figure) => Figure): void {
    this.change({ figures: this.scenario.figures.map(change) });
  }

  figure(id: string): Figure | undefined {
    return this.scenario.figures.find((figure) => figure.id === id);
  }
}
