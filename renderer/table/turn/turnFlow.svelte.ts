/** The amber button: its label, its hint, and the act that it does. */
import { tick } from 'svelte';
import type { NextAct } from '#shared/commands/round/possibleActs';
import type { LineAsks } from '#shared/commands/cards/lines/lineAnswers';
import type { Command } from '#shared/commands/shapes';
import type { BlockId, FigureId } from '#shared/ids';
import { knownGain } from '#shared/rules/cards/playedCards';
import { blockWith } from '#shared/rules/round/turnStates';
import { isSameLine } from '#shared/rules/order/playedLines';
import { stepBeforeAttack } from '../attack/stepBeforeAttack';
import { PLACES } from '../state/places.svelte';
import type { ReadyAction } from '../state/tableSteps.svelte';
import type { AtTable } from './atTable';
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
import { endTurnOf, leftOfTurn } from './leftOfTurn';
import { hasPlayedCards } from './unplayed';
import { openLinesOf } from './lines/openLines';

/** A complete answer that only has to be sent. */
interface Ready extends ReadyAction {
  readonly kind: 'ready';
}

/** Created during component setup. */
export class TurnFlow {
  readonly #table: AtTable;
  /** The summary of the scenario is open. */
  isSummed = $state(false);
  #isBusy = false;
  /** The act at which the button has shown what is left of the turn. Pressing it again ends the turn. */
  #shown = $state.raw<NextAct | null>(null);

  constructor(table: AtTable) {
    this.#table = table;
  }

  /** The act of the button. A question of a card line has priority. */
  readonly #next = $derived.by((): NextAct | LineAsks | Ready => {
    const { act } = this.#table.steps;
    const { asks } = this.#table.cards;
    if (act.kind !== 'chooseLine' && act.kind !== 'endTurn') return act;
    const line = act.kind === 'chooseLine' ? (this.#ready ?? asks) : null;
    if (line) return line;
    // A manual attack waits for its target or value.
    const { wants } = this.#table.attack;
    if (wants) return wants;
    if (act.kind === 'endTurn' || (this.#shown !== act && this.#playsCards)) return act;
    return { kind: 'endTurn', command: { type: 'endTurn', figure: act.figure } };
  });
  /** The active figure has played a card in this scenario, so its turn has choices. */
  readonly #playsCards = $derived.by(() => {
    const { open, active } = this.#table.game;
    return active !== null && hasPlayedCards(open.log, active);
  });
  /** The complete answer on the map or in the panel. */
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
  /** The rest of the turn has no effect, so one press plays it and ends the turn. */
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
  /** The hint below the button; null = none. */
  readonly hint = $derived.by(() => {
    const next = this.#next;
    const { game, cards: lines } = this.#table;
    const isEnd = 'kind' in next && next.kind === 'endTurn';
    const left = isEnd ? leftOfTurn(this.#table) : null;
    if (left !== null) return left;
    const drawWarning = 'kind' in next && next.kind === 'draw' ? drawHint(this.#table) : null;
    if (drawWarning !== null) return drawWarning;
    if (!('needs' in next)) {
      const shown = isEnd ? this.#table.steps.act : next;
      return shown.kind === 'ready' ? null : actHint(shown, this.#table.game);
    }
    return lines.isAiming
      ? aimHint(this.#table)
      : lineQuestion(next, lines.character?.id, game.names);
  });

  /** Draws for the attack or applies it; false = neither is the next act. */
  drawOrApply(): boolean {
    const isNext = this.#isNext('draw') || this.#isNext('applyAttack');
    if (isNext) void this.pressNext();
    return isNext;
  }

  /** Takes the option with a number; false = there is none. */
  chooseNumber(number: number): boolean {
    const command = numberedChoice(this.#table.steps.act, this.#table.game.scenario, number);
    if (command === null || cameTooLate()) return command !== null;
    if (!this.#isBusy) void this.#sendOnce(command);
    return true;
  }

  /** Takes the option for a figure; false = there is none. */
  chooseFigure(figure: FigureId): boolean {
    const { act } = this.#table.steps;
    if (act.kind !== 'chooseFigure' || !act.isOne) return false;
    const option = act.options.find((each) => each.figure === figure);
    if (!option || cameTooLate()) return option !== undefined;
    if (!this.#isBusy) void this.#sendOnce(option.command);
    return true;
  }

  /** Presses the amber button by a key, unless its act has just changed. */
  async pressNext(): Promise<void> {
    if (this.#isBusy || cameTooLate(this.#table.steps.places.find(PLACES.next))) return;
    const isRoundsEnd = this.#isNext('endRound');
    await this.takeNext();
    // With the keyboard, the initiatives of the next round are focused at once.
    if (isRoundsEnd && this.#isNext('enterInitiative')) {
      await tick();
      await this.takeNext();
    }
  }

  /** Does the next act. Presses before the answer arrives are ignored. */
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
      case 'enterAttackValue':
        places.focus(PLACES.attackValue);
        return;
      case 'enterModifierCard':
        places.focus(PLACES.enteredCard);
        return;
      case 'enterAbilityCard':
        this.#table.steps.places.enterAbilityCard(act.deck);
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
        places.focus(PLACES.choice);
        this.#shown = this.#table.steps.act;
        return;
      case 'endTurn':
        await this.endTurn(act.command.figure);
        return;
      default: {
        const { active } = this.#table.game;
        const isIdleEnd = this.#isIdleEnd;
        await this.#sendOnce(act.command);
        if (isIdleEnd && this.#isNext('endTurn') && this.#table.game.active === active)
          await this.takeNext();
      }
    }
  }

  /**
   * Plays all turns of the active block. Stops at choices, at damage that would exhaust a character,
   * and at refusals.
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

  /** Ends the turn and skips what is left of it. */
  async endTurn(figure = this.#table.game.active): Promise<void> {
    if (figure !== null) await this.#sendOnce(endTurnOf(this.#table.game, figure));
  }

  /** Undoes the running attack with its steps. A device cannot undo, so it cancels only the attack. */
  cancelAttack(): void {
    const { game, steps, cards } = this.#table;
    cards.forgetPlayed();
    const before = game.open.clock ? stepBeforeAttack(game.open.log) : null;
    void (before === null ? steps.send({ type: 'cancelAttack' }) : game.open.goTo(before));
  }

  #isNext(kind: NextAct['kind']): boolean {
    return this.#table.steps.act.kind === kind;
  }

  /** The active block. */
  #block(): BlockId | null {
    const { scenario, active } = this.#table.game;
    const { phase } = scenario;
    if (phase.name !== 'turns' || active === null) return null;
    return blockWith(phase, active)?.id ?? null;
  }

  async #sendOnce(command: Command): Promise<void> {
    this.#isBusy = true;
    try {
      await this.#table.steps.send(command);
    } finally {
      this.#isBusy = false;
    }
  }
}
