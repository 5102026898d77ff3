/** The amber button: its label, its hint, and the next act, which a press carries out. */
import { tick, untrack } from 'svelte';
import type { NextAct } from '#shared/commands/round/possibleActs';
import type { LineAsks } from '#shared/commands/cards/lines/lineAnswers';
import type { Command } from '#shared/commands/shapes';
import type { BlockId, FigureId } from '#shared/ids';
import { knownGain } from '#shared/rules/cards/playedCards';
import { blockWith } from '#shared/rules/round/turnStates';
import { stepBeforeAttack } from '../../attack/stepBeforeAttack';
import { PLACES } from '../../state/places.svelte';
import type { ReadyAction } from '../../state/tableSteps.svelte';
import type { AtTable } from '../atTable';
import { numberedChoice } from '../choicesOnMap';
import {
  ACT_LABELS,
  actLabel,
  applyLabel,
  askLabel,
  cardLineWords,
  lineQuestion,
  TURN_TEXT,
} from '../../../words/sentences/table/acts';
import { actHint } from '../../../words/sentences/table/actHints';
import { rejectIfStale } from '../../../ui/presses/stalePress';
import { aimHint, drawHint } from '../../attack/targetHints';
import { endTurnOf, leftOfTurn } from './leftOfTurn';
import { BEFORE_DRAW, sureDraw } from './sureDraw';
import { endsTurn, hasNews } from './endsTurn';
import { placeOf, Pointing } from './pointing.svelte';
import { hasPlayedCards } from './unplayed';

/** A complete answer to a card line. A press sends it. */
interface Ready extends ReadyAction {
  readonly kind: 'ready';
}

/** The state of the amber button. It must be created while a component is initialised. */
export class TurnFlow {
  readonly #table: AtTable;
  /** True while the summary of the scenario is open. */
  isSummed = $state(false);
  #isBusy = false;
  /** Label and hint of the running press. Steps between its first and its last do not show theirs. */
  #running = $state.raw<{ readonly label: string; readonly hint: string | null } | null>(null);
  #isPlayingAll = false;
  readonly #pointing: Pointing;
  /** The act at which “Play all” stopped, and the reason as a sentence. */
  #stopped = $state.raw<{ readonly act: NextAct; readonly words: string } | null>(null);
  /**
   * The act at which a press has only shown the unplayed cards of the turn. The next press ends the
   * turn.
   */
  #shown = $state.raw<NextAct | null>(null);

  constructor(table: AtTable) {
    this.#table = table;
    this.#pointing = new Pointing(table);
    $effect(() => {
      const draw = this.#sureDraw;
      if (draw) untrack(() => void this.#drawAtOnce(draw));
    });
  }

  /**
   * A draw that needs no press: this screen has sent the newest step, and the players have nothing
   * to choose before the draw.
   */
  readonly #sureDraw = $derived.by(() => {
    const { game, steps } = this.#table;
    const { taken } = steps.questions;
    const isOwn = taken !== null && BEFORE_DRAW.includes(taken.type);
    // Not after undo, because the players want to change something then.
    const isNewest = taken?.seq === game.open.log.at(-1)?.seq && !game.open.snapshot?.redo;
    return isOwn && isNewest ? sureDraw(this.#table, steps.act) : null;
  });

  async #drawAtOnce(draw: Command): Promise<void> {
    if (!this.#isPlayingAll) await this.#sendOnce(draw);
  }

  /** The act that a press carries out. The question of a card line has priority. */
  readonly #next = $derived.by((): NextAct | LineAsks | Ready => {
    const { act } = this.#table.steps;
    const { asks } = this.#table.cards;
    if (act.kind !== 'chooseLine' && act.kind !== 'endTurn') return act;
    const line = act.kind === 'chooseLine' ? (this.#ready ?? asks) : null;
    if (line) return line;
    // An attack without a card line waits for its target or value.
    const { wants } = this.#table.attack;
    if (wants) return wants;
    if (act.kind === 'endTurn' || (this.#shown !== act && this.#playsCards)) return act;
    return { kind: 'endTurn', command: { type: 'endTurn', figure: act.figure } };
  });
  /**
   * True if the active figure has played a card line in this scenario. Some tables never play lines
   * in Standee.
   */
  readonly #playsCards = $derived.by(() => {
    const { open, active } = this.#table.game;
    return active !== null && hasPlayedCards(open.log, active);
  });
  /** The complete answer that players have given on the map or in the panel. */
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
  /** True if the act is the last of a monster's turn. The same press also ends the turn then. */
  readonly #endsTurn = $derived.by(() => endsTurn(this.#table, this.#table.steps.act));
  /** The focused option, which the next press takes. */
  readonly #pointed = $derived.by(() => {
    const next = this.#next;
    return 'kind' in next && next.kind === 'ready' ? null : this.#pointing.optionOf(next);
  });
  /**
   * True if the players must choose something first. A press only moves the focus to the choice
   * then.
   */
  readonly isWaiting = $derived.by(() => {
    const next = this.#next;
    if (this.#running || this.#pointed) return false;
    return 'needs' in next || (next.kind !== 'ready' && placeOf(next) !== null);
  });
  readonly label = $derived.by(() => {
    const next = this.#next;
    if (this.#running) return this.#running.label;
    if (this.#pointed) return this.#pointed.label;
    if ('needs' in next) return askLabel(next.line.printed);
    if (next.kind === 'ready') return next.label;
    const label = actLabel(next, this.#table.game);
    return this.#endsTurn ? ACT_LABELS.thenEndTurn(label) : label;
  });
  /** The hint below the button; null if there is none. */
  readonly hint = $derived.by(() => {
    const next = this.#next;
    const { game, cards: lines } = this.#table;
    if (this.#running) return this.#running.hint;
    if (this.#pointed) return TURN_TEXT.pressAgain;
    if (this.#stopped?.act === this.#table.steps.act) return this.#stopped.words;
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

  /** Draws for the attack or applies it. Returns false if neither is the next act. */
  drawOrApply(): boolean {
    const isNext = this.#isNext('draw') || this.#isNext('applyAttack');
    if (isNext) void this.pressNext();
    return isNext;
  }

  /** Takes the option with this number. Returns false if there is none. */
  chooseNumber(number: number): boolean {
    const command = numberedChoice(this.#table.steps.act, this.#table.game.scenario, number);
    if (command === null || rejectIfStale()) return command !== null;
    if (!this.#isBusy) void this.#sendOnce(command);
    return true;
  }

  /** Takes the option of this figure. Returns false if there is none. */
  chooseFigure(figure: FigureId): boolean {
    const { act } = this.#table.steps;
    if (act.kind !== 'chooseFigure' || !act.isOne) return false;
    const option = act.options.find((each) => each.figure === figure);
    if (!option || rejectIfStale()) return option !== undefined;
    if (!this.#isBusy) void this.#sendOnce(option.command);
    return true;
  }

  /** Presses the amber button by its key. Ignored if another screen has just changed the act. */
  async pressNext(): Promise<void> {
    if (this.#isBusy || rejectIfStale(this.#table.steps.places.find(PLACES.next))) return;
    await this.takeNext();
  }

  /** Carries out the next act. Further presses are ignored until the host answers. */
  async takeNext(): Promise<void> {
    if (!this.#isBusy && !this.#running) await this.#takeNext();
  }

  async #takeNext(): Promise<void> {
    const act = this.#next;
    const pointed = this.#pointed;
    if (pointed) return this.#whileShown(() => this.#takePointed(pointed));
    if ('needs' in act) {
      this.#pointing.point(act, this.#table.cards.isAiming ? PLACES.target : PLACES.choice);
      return;
    }
    const place = act.kind === 'ready' ? null : placeOf(act);
    if (act.kind === 'chooseLine') this.#shown = this.#table.steps.act;
    if (place !== null && act.kind !== 'ready') {
      this.#pointing.point(act, place);
      return;
    }
    switch (act.kind) {
      case 'ready':
        act.run();
        return;
      case 'enterAbilityCard':
        this.#table.steps.places.enterAbilityCard(act.deck);
        return;
      case 'leaveScenario':
        this.isSummed = true;
        return;
      case 'endTurn':
        await this.endTurn(act.command.figure);
        return;
      default:
        if ('command' in act) await this.#whileShown(() => this.#play(act.command));
    }
  }

  /** Sends the step. The last one of a monster's turn also ends the turn. */
  async #play(command: Command): Promise<void> {
    const { active } = this.#table.game;
    const isLast = this.#endsTurn;
    await this.#sendOnce(command);
    const isOver = this.#isNext('endTurn') && this.#table.game.active === active;
    if (isLast && isOver && !hasNews(this.#table)) await this.#takeNext();
    if (command.type !== 'endRound' || !this.#isNext('enterInitiative')) return;
    // Focuses the first initiative field of the next round.
    await tick();
    await this.#takeNext();
  }

  /**
   * Plays all turns of the active block. Stops at choices, at damage that would exhaust a
   * character, and at refusals.
   */
  async takeBlock(): Promise<void> {
    const block = this.#block();
    if (this.#isBusy || block === null) return;
    this.#isBusy = true;
    this.#isPlayingAll = true;
    try {
      while (this.#block() === block) {
        const { act } = this.#table.steps;
        const isStop =
          !('command' in act) || act.kind === 'takeLongRest' || act.kind === 'endRound';
        if (!isStop && (await this.#table.steps.send(act.command))) continue;
        this.#sayStopped(isStop);
        return;
      }
    } finally {
      this.#isBusy = false;
      this.#isPlayingAll = false;
    }
  }

  #sayStopped(isChoice: boolean): void {
    const { game, steps } = this.#table;
    const { fatal, choice, refused } = TURN_TEXT.stopped;
    const words = isChoice ? choice : steps.questions.fatal ? fatal : refused;
    this.#stopped = { act: steps.act, words };
    game.open.announce(words);
  }

  /** Takes the focused option. Further presses do not send its command again. */
  async #takePointed({
    command,
    take,
  }: NonNullable<ReturnType<Pointing['optionOf']>>): Promise<void> {
    if (command) await this.#sendOnce(command);
    else await take();
  }

  /** Runs the steps of a press. The button shows the press until the last step is answered. */
  async #whileShown(run: () => Promise<void>): Promise<void> {
    this.#running = { label: this.label, hint: this.hint };
    try {
      await run();
    } finally {
      this.#running = null;
    }
  }

  /** Ends the turn and skips its open lines. */
  async endTurn(figure = this.#table.game.active): Promise<void> {
    if (figure !== null) await this.#sendOnce(endTurnOf(this.#table.game, figure));
  }

  /**
   * Undoes all steps of the running attack. A player's device cannot undo, so it only cancels the
   * attack.
   */
  cancelAttack(): void {
    const { game, steps, cards } = this.#table;
    cards.forgetPlayed();
    const before = game.open.clock ? stepBeforeAttack(game.open.log) : null;
    void (before === null ? steps.send({ type: 'cancelAttack' }) : game.open.goTo(before));
  }

  #isNext(kind: NextAct['kind']): boolean {
    return this.#table.steps.act.kind === kind;
  }

  /** The turn-order block of the active figure. */
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
