/** The table as one screen has it, made of the contexts that its parts read. */
import type { FigureId } from '#shared/ids';
import type { Scenario } from '#shared/state';
import type { OpenGame } from '../game/openGame.svelte';
import { PlayedGame, setGame } from '../game/playedGame.svelte';
import { cameTooLate } from '../ui/presses/latePress';
import { TURN_TEXT } from '../words/sentences/table/acts';
import { AttackDraft, setAttack } from './attack/attackDraft.svelte';
import { setTableSteps, TableSteps } from './state/tableSteps.svelte';
import { LineTaking, setCards } from './turn/lines/lineTaking.svelte';
import { openLinesOf } from './turn/lines/openLines';
import { TurnFlow } from './turn/turnFlow.svelte';

/** Made while its component is, since it watches the table. */
export class TableState {
  readonly game: PlayedGame;
  readonly steps: TableSteps;
  readonly attack: AttackDraft;
  readonly cards: LineTaking;
  readonly flow: TurnFlow;

  constructor(
    open: () => OpenGame,
    scenario: () => Scenario,
    onboard: () => ((figure: FigureId) => void) | null = () => null,
  ) {
    this.game = new PlayedGame(open, scenario);
    this.steps = new TableSteps(this.game);
    this.attack = new AttackDraft(this.game, this.steps);
    this.cards = new LineTaking(this.game, this.steps, this.attack, onboard);
    this.flow = new TurnFlow(this);
  }

  /** Whose letter was pressed last, and refused by the board. */
  #refusedByLetter: FigureId | null = null;

  /** Its letter was pressed: it is chosen where figures are, or becomes a target, else its panel opens. */
  named(figure: FigureId): void {
    const { game, steps, attack, cards, flow } = this;
    if (cards.choose(figure) || flow.chooseFigure(figure)) return;
    if (steps.chooseLent(figure)) return;
    const isChoosing = attack.isTargetAsked || steps.act.kind === 'draw';
    const { open, chosen } = attack.aim;
    const refused = open.has(figure) ? attack.whyNotTarget(figure) : null;
    const isAnyway = this.#refusedByLetter === figure;
    this.#refusedByLetter = null;
    // The letters that follow are meant for other targets, not for its panel; its own again for itself.
    if (isChoosing && refused?.byBoard) {
      if (isAnyway) return attack.toggle(figure, 'anyway');
      this.#refusedByLetter = figure;
      game.open.sayWhy(TURN_TEXT.again(refused.why));
    } else if (isChoosing && (open.has(figure) || chosen.has(figure))) {
      attack.toggle(figure);
      // On its crosshair Enter would take it back; a map keeps the keys.
      if (document.activeElement instanceof HTMLButtonElement) document.activeElement.blur();
    } else steps.places.openFigure(figure);
  }

  /** The open line of a monster's turn is left out, as its button does; false = there is none. */
  leaveOut(): boolean {
    const { game, steps } = this;
    const { act } = steps;
    const { active, scenario } = game;
    const isAsked = ['chooseTarget', 'chooseFigure', 'playLines'].includes(act.kind);
    if (!isAsked || active === null || scenario.attack) return false;
    const [open] = openLinesOf(game, active);
    if (!open) return false;
    if (cameTooLate()) return true;
    void steps.record({ type: 'markLines', figure: active, lines: [open.line], state: 'skipped' });
    return true;
  }

  /** Draws from the deck in the dock, or opens the cards of the one on the table. */
  draw(two: boolean): void {
    const { game, steps } = this;
    const { deck } = this.attack;
    if (cameTooLate()) return;
    if (game.usesTableCards) steps.telling = steps.telling === deck ? null : deck;
    else void steps.send({ type: 'drawModifier', deck, ...(two ? { mode: 'advantage' } : {}) });
  }
}

/** Gives a table to all that stands on it; while the component is made. */
export function setTable({ game, steps, attack, cards }: TableState): void {
  setGame(game);
  setTableSteps(steps);
  setAttack(attack);
  setCards(cards);
}
