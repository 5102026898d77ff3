/** The course of a turn: the amber button, and questions about what is left open. */
import { tick } from 'svelte';
import type { NextAct } from '#shared/commands/round/possibleActs';
import type { LineAsks } from '#shared/commands/cards/lineAnswers';
import type { Command } from '#shared/commands/shapes';
import type { BlockId, FigureId } from '#shared/ids';
import { knownGain } from '#shared/rules/cards/playedCards';
import { blockWith } from '#shared/rules/round/turns';
import { isSameLine } from '#shared/rules/order/playedLines';
import type { PlayedGame } from '../../game/playedGame.svelte';
import { attackBack } from '../attack/attackBack';
import type { AttackDraft } from '../attack/attackDraft.svelte';
import { PLACES } from '../state/places.svelte';
import type { ReadyAction, TableSteps } from '../state/tableSteps.svelte';
import type { LineTaking } from './lines/lineTaking.svelte';
import { numberedChoice } from './choicesOnMap';
import {
  ACT_LABELS,
  actHint,
  actLabel,
  applyLabel,
  askLabel,
  cardLineWords,
  lineQuestion,
  TURN_TEXT,
} from '../../words/sentences/table/acts';
import { cameTooLate } from '../../ui/presses/latePress';
import { aimHint, drawHint } from '../attack/targetHints';
import { isUntouched, undoneIn, type LeftUndone } from './undone';
import { openLinesOf, type OpenLine } from './lines/openLines';

/** The contexts of one table. */
export interface AtTable {
  readonly game: PlayedGame;
  readonly steps: TableSteps;
  readonly attack: AttackDraft;
  readonly cards: LineTaking;
}

/** A turn that is to end while something is left of it. */
interface Ending {
  readonly figure: FigureId;
  readonly open: readonly OpenLine[];
  readonly undone: LeftUndone | null;
}

/** What an answer that is complete waits for. */
interface Ready extends ReadyAction {
  readonly kind: 'ready';
}

/** Made while its component is, since it watches the table. */
export class TurnFlow {
  readonly #table: AtTable;
  ending = $state.raw<Ending | null>(null);
  /** The summary at the end lies over the table. */
  isSummed = $state(false);
  #isBusy = false;
  /** What the players were shown to choose among; asked again, they are done with it. */
  #offered = $state.raw<NextAct | null>(null);

  constructor(table: AtTable) {
    this.#table = table;
  }

  /** What the button says and does: a line that asks comes first, and who looked at all may end. */
  readonly #next = $derived.by((): NextAct | LineAsks | Ready => {
    const { act } = this.#table.steps;
    const { asks } = this.#table.cards;
    if (act.kind !== 'chooseLine' && act.kind !== 'endTurn') return act;
    const told = act.kind === 'chooseLine' ? (this.#ready ?? asks) : null;
    if (told) return told;
    // An attack that was begun by hand is open: it waits for its target, or its value.
    const { wants } = this.#table.attack;
    if (wants) return wants;
    if (act.kind === 'endTurn') return this.#unknownChoice(act) ?? act;
    if (this.#offered !== act) return act;
    return { kind: 'endTurn', command: { type: 'endTurn', figure: act.figure } };
  });
  /** Whose cards nobody knows has something to do, too, as long as nothing was done; null = something was. */
  #unknownChoice(act: Extract<NextAct, { kind: 'endTurn' }>): NextAct | null {
    if (this.#offered === act || !this.#isUntouched()) return null;
    return { kind: 'chooseLine', figure: act.command.figure, open: [] };
  }

  /** What was answered on the map or in the panel is complete, and is only to be done. */
  readonly #ready = $derived.by((): Ready | null => {
    const { game, steps, cards: lines } = this.#table;
    const { readyAction } = steps;
    if (readyAction) return { kind: 'ready', ...readyAction };
    const gain = lines.cards && !lines.asks ? knownGain(lines.cards) : null;
    if (gain) {
      const words = cardLineWords(gain.printed);
      const label = gain.counted === null ? words : TURN_TEXT.counted(words, gain.counted);
      return { kind: 'ready', label, run: () => void lines.press(gain) };
    }
    if (lines.asks?.needs !== 'targets' || lines.isAiming || lines.chosen.length === 0) return null;
    const label = applyLabel(lines.chosen, game.names);
    return { kind: 'ready', label, run: () => lines.applyToChosen() };
  });
  /** Nothing is to be done in what is left of the turn: it ends with the same press. */
  readonly #isIdleEnd = $derived.by(() => {
    const { act } = this.#table.steps;
    if (act.kind !== 'playLines' || act.command.idle === undefined) return false;
    const { figure, lines } = act.command;
    return openLinesOf(this.#table.game, figure).every((open) =>
      lines.some(({ line }) => isSameLine(line, open.line)),
    );
  });
  readonly label = $derived.by(() => {
    const next = this.#next;
    if ('needs' in next) return askLabel(next.line.printed);
    if (next.kind === 'ready') return next.label;
    const label = actLabel(next, this.#table.game);
    return this.#isIdleEnd ? ACT_LABELS.thenEndTurn(label) : label;
  });
  /** What is missing for the next act; null = nothing. */
  readonly hint = $derived.by(() => {
    const next = this.#next;
    const { game, cards: lines } = this.#table;
    const odd = 'kind' in next && next.kind === 'draw' ? drawHint(this.#table) : null;
    if (odd !== null) return odd;
    if (!('needs' in next)) return next.kind === 'ready' ? null : actHint(next, this.#table.game);
    return lines.isAiming
      ? aimHint(this.#table)
      : lineQuestion(next, lines.character?.id, game.names);
  });

  /** True where an attack is that far, and it is done. */
  drawOrApply(): boolean {
    const isThere =
      this.#table.steps.act.kind === 'draw' || this.#table.steps.act.kind === 'applyAttack';
    if (isThere) void this.pressNext();
    return isThere;
  }

  /** True = a choice has that number, and it is taken. */
  chooseNumber(number: number): boolean {
    const command = numberedChoice(this.#table.steps.act, this.#table.game.scenario, number);
    if (command === null || cameTooLate()) return command !== null;
    if (!this.#isBusy) void this.#take(command);
    return true;
  }

  /** True = the one who is asked for may be that figure, and is. */
  chooseFigure(figure: FigureId): boolean {
    const { act } = this.#table.steps;
    if (act.kind !== 'chooseFigure' || !act.isOne) return false;
    const option = act.options.find((each) => each.figure === figure);
    if (!option || cameTooLate()) return option !== undefined;
    if (!this.#isBusy) void this.#take(option.command);
    return true;
  }

  /** The amber button by a key: what it says now has to be what the player saw. */
  async pressNext(): Promise<void> {
    if (this.#isBusy || cameTooLate(this.#table.steps.places.find(PLACES.next))) return;
    const isRoundsEnd = this.#comes('endRound');
    await this.takeNext();
    // A hand on the keys goes on with the initiatives of the next round.
    if (isRoundsEnd && this.#comes('enterInitiative')) {
      await tick();
      await this.takeNext();
    }
  }

  /** A second press before the answer is not meant for the act that comes after it. */
  async takeNext(): Promise<void> {
    if (this.#isBusy) return;
    const act = this.#next;
    const { places } = this.#table.steps;
    if ('needs' in act) {
      places.focus(this.#table.cards.isAiming ? PLACES.target : PLACES.choice);
      return;
    }
    switch (act.kind) {
      case 'ready':
        act.run();
        return;
      case 'enterInitiative':
        places.focus(PLACES.initiative(act.character));
        return;
      case 'chooseTarget':
        places.focus(PLACES.target);
        return;
      case 'tellValue':
        places.focus(PLACES.attackValue);
        return;
      case 'tellModifierCard':
        places.focus(PLACES.toldCard);
        return;
      case 'tellAbilityCard':
        this.#table.steps.places.tellAbilityCard(act.deck);
        return;
      case 'leaveScenario':
        this.isSummed = true;
        return;
      case 'chooseWay':
      case 'chooseFigure':
      case 'chooseHex':
      case 'chooseRoom':
      case 'chooseElement':
      case 'chooseLastTargets':
      case 'choosePush':
      case 'chooseComing':
        places.focus(PLACES.choice);
        return;
      case 'chooseLine':
        places.focus(act.open.length > 0 ? PLACES.choice : PLACES.attackValue);
        this.#offered = this.#table.steps.act;
        return;
      case 'endTurn':
        await this.endTurn(act.command.figure);
        return;
      default: {
        const { active } = this.#table.game;
        const isIdleEnd = this.#isIdleEnd;
        await this.#take(act.command);
        if (isIdleEnd && this.#comes('endTurn') && this.#table.game.active === active)
          await this.takeNext();
      }
    }
  }

  /**
   * Goes on until the block of who has the turn is over. Stops where players choose, where a blow
   * would exhaust somebody, and where something is refused.
   */
  async takeBlock(): Promise<void> {
    const block = this.#block();
    if (this.#isBusy || block === null) return;
    this.#isBusy = true;
    try {
      while (this.#block() === block) {
        const { act } = this.#table.steps;
        if (!('command' in act) || act.kind === 'takeLongRest' || act.kind === 'endRound') return;
        if (!(await this.#table.steps.send(act.command))) return;
      }
    } finally {
      this.#isBusy = false;
    }
  }

  /** What of the cards of whoever acts was not played; null = nothing, or nobody knows. */
  #leftUndone(): LeftUndone | null {
    const { game, cards } = this.#table;
    const { open, scenario, active } = game;
    return active === null ? null : undoneIn(open.log, active, cards.cards, scenario);
  }

  /** The turn of a character has just begun with the end of another one's, and nothing was done in it. */
  #isUntouched(): boolean {
    const { open, scenario, active } = this.#table.game;
    return active !== null && isUntouched(open.log, scenario, active);
  }

  /** Takes the attack that runs back, with all that came with it; a device knows no way back, and only the attack itself goes. */
  cancelAttack(): void {
    const { game, steps, cards } = this.#table;
    cards.forgetTaken();
    const before = game.open.clock ? attackBack(game.open.log) : null;
    void (before === null ? steps.send({ type: 'cancelAttack' }) : game.open.goTo(before));
  }

  /** Ends a turn, the one that runs where it is left out, or asks about what is still open. */
  async endTurn(figure: FigureId | null = this.#table.game.active): Promise<void> {
    if (figure === null) return;
    const open = openLinesOf(this.#table.game, figure);
    const undone = this.#table.steps.act.kind === 'chooseLine' ? this.#leftUndone() : null;
    if (open.length > 0 || undone !== null) this.ending = { figure, open, undone };
    else await this.#take({ type: 'endTurn', figure });
  }

  /** The turn does not end: the first line that was left open is taken up. */
  async goOn(): Promise<void> {
    const { ending } = this;
    const { cards: lines, steps } = this.#table;
    this.ending = null;
    const [open] = ending?.open ?? [];
    const line = lines.cards?.halves
      .flatMap((half) => half.lines)
      .find(({ ref }) => open && isSameLine(ref, open.line));
    // The dialog gives the focus back first.
    await tick();
    if (line) void lines.press(line);
    else steps.places.focus(PLACES.choice);
  }

  /** The turn ends, and what is open is left out. */
  async endAnyway(): Promise<void> {
    const { ending } = this;
    this.ending = null;
    if (!ending) return;
    const leaving = ending.open.map(({ line }) => line);
    await this.#take({ type: 'endTurn', figure: ending.figure, leaving });
  }

  #comes(kind: NextAct['kind']): boolean {
    return this.#table.steps.act.kind === kind;
  }

  /** The block whose turn runs. */
  #block(): BlockId | null {
    const { scenario, active } = this.#table.game;
    const { phase } = scenario;
    if (phase.name !== 'turns' || active === null) return null;
    return blockWith(phase, active)?.id ?? null;
  }

  async #take(command: Command): Promise<void> {
    this.#isBusy = true;
    try {
      await this.#table.steps.send(command);
    } finally {
      this.#isBusy = false;
    }
  }
}
