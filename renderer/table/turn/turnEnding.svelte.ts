/** The end of a turn, and the question about lines that are still open. */
import { tick } from 'svelte';
import type { Command } from '#shared/commands/shapes';
import type { FigureId } from '#shared/ids';
import { isSameLine } from '#shared/rules/order/playedLines';
import { PLACES } from '../state/places.svelte';
import { openLinesOf, type OpenLine } from './lines/openLines';
import type { AtTable } from './atTable';
import { unplayedIn, type Unplayed } from './unplayed';

/** A turn that is about to end although lines are open. */
interface Ending {
  readonly figure: FigureId;
  readonly open: readonly OpenLine[];
  readonly unplayed: Unplayed | null;
}

export class TurnEnding {
  readonly #table: AtTable;
  readonly #send: (command: Command) => Promise<void>;
  ending = $state.raw<Ending | null>(null);

  constructor(table: AtTable, send: (command: Command) => Promise<void>) {
    this.#table = table;
    this.#send = send;
  }

  /** Ends a turn, or asks about open lines. */
  async endTurn(figure: FigureId | null = this.#table.game.active): Promise<void> {
    if (figure === null) return;
    const open = openLinesOf(this.#table.game, figure);
    const unplayed = this.#table.steps.act.kind === 'chooseLine' ? this.#unplayed() : null;
    if (open.length > 0 || unplayed !== null) this.ending = { figure, open, unplayed };
    else await this.#send({ type: 'endTurn', figure });
  }

  /** Returns to the turn and presses its first open line. */
  async continueTurn(): Promise<void> {
    const { ending } = this;
    const { cards: lines, steps } = this.#table;
    this.ending = null;
    const [open] = ending?.open ?? [];
    const line = lines.cards?.halves
      .flatMap((half) => half.lines)
      .find(({ ref }) => open && isSameLine(ref, open.line));
    // The closing dialog restores the focus first.
    await tick();
    if (line) void lines.press(line);
    else steps.places.focus(PLACES.choice);
  }

  /** Ends the turn and skips its open lines. */
  async endAnyway(): Promise<void> {
    const { ending } = this;
    this.ending = null;
    if (!ending) return;
    const leaving = ending.open.map(({ line }) => line);
    await this.#send({ type: 'endTurn', figure: ending.figure, leaving });
  }

  /** The active character's unplayed cards; null = none, or unknown. */
  #unplayed(): Unplayed | null {
    const { game, cards } = this.#table;
    const { open, scenario, active } = game;
    return active === null ? null : unplayedIn(open.log, active, cards.cards, scenario);
  }
}
