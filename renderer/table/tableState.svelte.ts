/** The state of a table on one screen, with everything its components get by context. */
import type { FigureId } from '#shared/ids';
import { firstOpenLine } from '#shared/rules/monsters/turnLines';
import type { Scenario } from '#shared/state';
import type { OpenGame } from '../game/openGame.svelte';
import { PlayedGame, setGame } from '../game/playedGame.svelte';
import { rejectIfStale } from '../ui/presses/stalePress';
import { TURN_TEXT } from '../words/sentences/table/acts';
import { AttackDraft, setAttack } from './attack/attackDraft.svelte';
import { setTableSteps, TableSteps } from './state/tableSteps.svelte';
import { LinePlay, setCards } from './turn/lines/linePlay.svelte';
import { openLinesOf } from './turn/lines/openLines';
import { TurnFlow } from './turn/flow/turnFlow.svelte';

/**
 * The state of a table on one screen. It must be created while a component is initialised, because
 * it has effects.
 */
export class TableState {
  readonly game: PlayedGame;
  readonly steps: TableSteps;
  readonly attack: AttackDraft;
  readonly cards: LinePlay;
  readonly flow: TurnFlow;

  constructor(
    open: () => OpenGame,
    scenario: () => Scenario,
    onboard: () => ((figure: FigureId) => void) | null = () => null,
  ) {
    this.game = new PlayedGame(open, scenario);
    this.steps = new TableSteps(this.game);
    this.attack = new AttackDraft(this.game, this.steps);
    this.cards = new LinePlay(this.game, this.steps, this.attack, onboard);
    this.flow = new TurnFlow(this);
  }

  /** The figure whose key was pressed last, if the board refused it as a target. */
  #refusedByLetter: FigureId | null = null;

  /** Handles the key of a figure: chooses the figure, makes it a target, or opens its panel. */
  pressFigure(figure: FigureId): void {
    const { game, steps, attack, cards, flow } = this;
    if (cards.choose(figure) || flow.chooseFigure(figure)) return;
    if (steps.chooseByKey(figure)) return;
    const isChoosing = attack.isTargetAsked || steps.act.kind === 'draw';
    const { open, chosen } = attack.aim;
    const refused = open.has(figure) ? attack.whyNotTarget(figure) : null;
    const isAnyway = this.#refusedByLetter === figure;
    this.#refusedByLetter = null;
    // Pressing the key of a refused target again overrides the board.
    if (isChoosing && refused?.byBoard) {
      if (isAnyway) return void attack.toggle(figure, 'anyway');
      this.#refusedByLetter = figure;
      game.open.sayWhy(TURN_TEXT.again(refused.why));
    } else if (isChoosing && (open.has(figure) || chosen.has(figure))) {
      void attack.toggle(figure);
      // Removes the focus. If the crosshairs had it, Enter would remove the target.
      if (document.activeElement instanceof HTMLButtonElement) document.activeElement.blur();
    } else steps.places.openFigure(figure);
  }

  /** Skips the open line of a monster's turn. Returns false if there is none. */
  skipLine(): boolean {
    const { game, steps } = this;
    const { act } = steps;
    const { active, scenario } = game;
    const isAsked = ['chooseTarget', 'chooseFigure', 'playLines'].includes(act.kind);
    if (!isAsked || active === null || scenario.attack) return false;
    // While a target is asked for, the players want to skip the attack, not a move before it.
    const isAttack = act.kind === 'chooseTarget';
    const attack = isAttack ? firstOpenLine(scenario, game.content, active, 'attack') : null;
    const line = attack ?? openLinesOf(game, active)[0]?.line;
    if (!line) return false;
    if (rejectIfStale()) return true;
    void steps.record({ type: 'markLines', figure: active, lines: [line], state: 'skipped' });
    return true;
  }

  /**
   * Draws from the deck in the dock. If players enter their cards, it opens the choice of a card
   * instead.
   */
  draw(two: boolean): void {
    const { game, steps } = this;
    const { deck } = this.attack;
    if (rejectIfStale()) return;
    if (game.usesTableCards) steps.entering = steps.entering === deck ? null : deck;
    else void steps.send({ type: 'drawModifier', deck, ...(two ? { mode: 'advantage' } : {}) });
  }
}

/** Sets all contexts of the table. Must be called while a component is initialised. */
export function setTable({ game, steps, attack, cards }: TableState): void {
  setGame(game);
  setTableSteps(steps);
  setAttack(attack);
  setCards(cards);
}
