/** The attack being prepared on this screen: its value and targets until it begins. */
import { dequal } from 'dequal';
import { createContext } from 'svelte';
import type { LineAnswers } from '#shared/commands/cards/lineAnswers';
import type { NextAct } from '#shared/commands/round/possibleActs';
import type { Command, CommandOf } from '#shared/commands/shapes';
import type { FigureId, ModifierDeckId } from '#shared/ids';
import { isBeforeDraw } from '#shared/rules/attack/draw/draw';
import type { LineAction } from '#shared/rules/cards/lineAction';
import { deckIdOf } from '#shared/rules/decks/modifierDeck';
import { attackValues } from '#shared/rules/attack/printedAttack';
import { findFigure } from '#shared/rules/figures/figures';
import {
  aimOf,
  attackerOf,
  canBeAimed,
  mayAttack,
  targetsLeft,
  type Aim,
  type Draft,
} from '#shared/rules/attack/aim';
import type { Hex, Scenario } from '#shared/state';
import type { OpenGame } from '../../game/openGame.svelte';
import type { PlayedGame } from '../../game/playedGame.svelte';
import type { TableSteps } from '../state/tableSteps.svelte';
import { refusalSentence } from '../../words/sentences/steps/refusals';
import { tableText } from '../../words/sentences/play';
import { keeping } from '../../ui/keeping';

/** What was prepared when the players went to another page; those of cards stay with the lines of their page. */
const prepared = new WeakMap<
  OpenGame,
  { readonly draft: Draft; readonly active: FigureId | null }
>();

/** An area attack as the players laid it. */
export interface LaidArea {
  readonly ranged: boolean;
  readonly hexes: readonly Hex[];
  readonly targets: readonly FigureId[];
}

/** Why a figure cannot be attacked, as a sentence. */
export interface TargetRefusal {
  readonly why: string;
  /** What the board has against it, in a word: players may say otherwise; null = nothing else. */
  readonly byBoard: string | null;
}

/** The line of a card that the attack is prepared for. */
export interface AttackLine {
  answer(more: LineAnswers): Promise<boolean>;
  /** The attack on one figure; null where more is asked. */
  commandOn(figure: FigureId): Command | null;
}

/** Made while its component is, since it watches the table. */
export class AttackDraft {
  readonly #game: PlayedGame;
  readonly #steps: TableSteps;
  #draft = $state.raw<Draft | null>(null);
  #line = $state.raw<AttackLine | null>(null);
  /** Characters who shot last time mostly shoot again. */
  #shooters = $state.raw<readonly FigureId[]>([]);
  /** What the attack that runs began with, and where. */
  #begun: { readonly draft: Draft; readonly from: Scenario } | null = null;

  constructor(game: PlayedGame, steps: TableSteps) {
    this.#game = game;
    this.#steps = steps;
    const left = prepared.get(game.open);
    if (left?.active === game.active) this.#draft = left.draft;
    // A preparation that no longer fits the table is given up.
    $effect(() => {
      const { scenario } = game;
      const draft = this.#draft;
      const attacker = draft && findFigure(scenario, draft.attacker);
      const fits = attacker && (draft.isOfLine || mayAttack(scenario, attacker));
      if (draft && (scenario.attack || !fits)) this.giveUp();
    });
    $effect(() => {
      const { scenario, open, active } = game;
      const draft = this.#draft;
      if (!scenario.attack) this.#takeUp(scenario);
      if (draft && !draft.isOfLine) prepared.set(open, { draft, active });
      else prepared.delete(open);
    });
  }

  /** Whoever took back a wrong target has told the value already. */
  #takeUp(scenario: Scenario): void {
    const begun = this.#begun;
    this.#begun = null;
    const isUndone = this.#game.open.undoRedo.redoTitle !== null;
    if (begun && isUndone && dequal(begun.from, scenario)) this.#draft = begun.draft;
  }

  readonly attacker = $derived.by(() => attackerOf(this.#game.scenario, this.#draft));
  readonly #keepAim = keeping<Aim>();
  readonly aim = $derived.by(() =>
    this.#keepAim(aimOf(this.#game.scenario, this.#game.content, this.#draft)),
  );
  /** The deck of who attacks. */
  readonly deck = $derived.by((): ModifierDeckId => {
    const { scenario } = this.#game;
    const figure = this.attacker === null ? undefined : findFigure(scenario, this.attacker);
    return figure ? deckIdOf(scenario, figure) : 'monsters';
  });
  /** The players began to prepare it. */
  readonly isPrepared = $derived.by(() => this.#draft !== null);
  /** The act that goes on with what is prepared; null = nothing of it was told yet. */
  readonly wants = $derived.by((): NextAct | null => {
    if (!this.#draft) return null;
    const { attacker, base, targets } = this.#draft;
    if (base !== null) return { kind: 'chooseTarget', attacker };
    return targets.length > 0 ? { kind: 'tellValue', attacker } : null;
  });
  /** More targets that the line of the attack has; negative = there are too many. Null = nobody knows. */
  readonly left = $derived.by(() => targetsLeft(this.#game.scenario, this.#game.content));
  /** The only target of a line that has one, while no card lies open; null = there is none. */
  readonly replaceable = $derived.by((): FigureId | null => {
    const [only, ...others] = this.#game.scenario.attack?.targets ?? [];
    const isFull = others.length === 0 && this.left !== null && this.left <= 0;
    return isFull && only && isBeforeDraw(only) ? only.figure : null;
  });
  /** Targets are being chosen. */
  readonly isAiming = $derived.by(
    () =>
      this.isPrepared || this.#game.scenario.attack?.targets.length === 0 || (this.left ?? 0) > 0,
  );
  /** The same, or a monster's line asks whom it is at, since the board cannot tell. */
  readonly isTargetAsked = $derived.by(
    () => this.isAiming || this.#steps.act.kind === 'chooseTarget',
  );
  /** What is prepared, or could be by who has the turn. */
  readonly shown = $derived.by(() => {
    const { attacker } = this;
    return this.#draft ?? (attacker === null ? null : this.#new(attacker));
  });

  /**
   * Begins to prepare an attack of this figure. With a line of a class card its numbers are known, and only
   * the targets are chosen.
   */
  prepare(figure: FigureId, action?: LineAction, line: AttackLine | null = null): void {
    this.#steps.places.open(null);
    const draft = this.#new(figure);
    this.#line = line;
    this.#draft =
      action?.kind === 'attack'
        ? { ...draft, base: action.value, ranged: action.ranged, isOfLine: true }
        : draft;
  }

  /** The value of an attack that no card tells, as it is typed; false = nobody is about to attack. */
  setValue(base: number): boolean {
    const draft = this.shown;
    const { scenario, content } = this.#game;
    const attacker = draft && findFigure(scenario, draft.attacker);
    const isAsked =
      attacker && !this.#hasValue(attacker.id) && canBeAimed(scenario, content, attacker);
    if (!draft || scenario.attack || !isAsked) return false;
    void this.change({ ...draft, base });
    return true;
  }

  /** Why a figure could not be attacked from there; null = it can, or nobody knows. */
  whyNotTarget(figure: FigureId): TargetRefusal | null {
    const { names } = this.#game;
    const command = this.#targeting(figure);
    const refusal = command && this.#game.refusalOf(command);
    if (!refusal) return null;
    const { unreachable } = tableText;
    const byBoard = refusal.code in unreachable ? (refusal.code as keyof typeof unreachable) : null;
    return {
      why: refusalSentence(refusal, names),
      byBoard: byBoard && unreachable[byBoard],
    };
  }

  /** What would be done with the figure as the only target; null where its value is not known. */
  #targeting(figure: FigureId): Command | null {
    const { scenario } = this.#game;
    if (scenario.attack) return { type: 'addTarget', target: { figure } };
    const draft = this.shown;
    if (!draft || !(draft.base !== null || this.#hasValue(draft.attacker))) return null;
    if (draft.isOfLine) return this.#line?.commandOn(figure) ?? null;
    return commandOf({ ...draft, targets: [figure] });
  }

  giveUp(): void {
    this.#draft = null;
    this.#line = null;
  }

  /** Makes it the target in the place of the one that can be replaced. */
  exchange(figure: FigureId): void {
    const { replaceable: insteadOf } = this;
    if (insteadOf !== null)
      void this.#steps.record({ type: 'addTarget', target: { figure }, insteadOf });
  }

  /** Makes it a target, or takes it back; `anyway` = the players say that it can be reached, at a distance that nobody knows. */
  toggle(figure: FigureId, how?: 'anyway'): void {
    const { scenario } = this.#game;
    const { record } = this.#steps;
    if (scenario.attack) {
      const isChosen = this.aim.chosen.has(figure);
      const target = how ? { figure, distance: null } : { figure };
      void record(isChosen ? { type: 'removeTarget', figure } : { type: 'addTarget', target });
      return;
    }
    const shown = this.shown;
    if (!shown) return;
    const draft = how ? { ...shown, anyway: [...(shown.anyway ?? []), figure] } : shown;
    const { targets } = draft;
    const others = targets.filter((other) => other !== figure);
    const isChosen = others.length < targets.length;
    void this.change({ ...draft, targets: isChosen ? others : [...targets, figure] });
  }

  /** Prepares an attack on everybody under an area, or begins it where its value is known. */
  layArea(attacker: FigureId, { ranged, hexes, targets }: LaidArea): void {
    void this.change({ ...this.#new(attacker), ranged, targets, area: hexes });
  }

  /** Begins as soon as value and target are known; a character's value is only in its hand. */
  async change(next: Draft): Promise<void> {
    const { record } = this.#steps;
    this.#draft = next;
    const isKnown = next.base !== null || this.#hasValue(next.attacker);
    if (!isKnown || next.targets.length === 0) return;
    const { base, targets, anyway = [] } = next;
    if (next.isOfLine && !next.area) {
      await this.#line?.answer({ targets, anyway, ...(base === null ? {} : { base }) });
      return;
    }
    const { scenario } = this.#game;
    const begun = await record(commandOf(next));
    if (!begun) return;
    this.#begun =
      base === null ? null : { draft: { ...next, targets: [], anyway: [] }, from: scenario };
    this.giveUp();
    const others = this.#shooters.filter((each) => each !== next.attacker);
    this.#shooters = next.ranged ? [...others, next.attacker] : others;
  }

  /** Its card says what the attack is worth. */
  #hasValue(attacker: FigureId): boolean {
    const { scenario, content } = this.#game;
    const figure = findFigure(scenario, attacker);
    return figure !== undefined && attackValues(scenario, content, figure) !== null;
  }

  #new(attacker: FigureId): Draft {
    const { scenario, content } = this.#game;
    const figure = findFigure(scenario, attacker);
    const printed = figure ? attackValues(scenario, content, figure) : null;
    const ranged = printed?.ranged ?? this.#shooters.includes(attacker);
    return { attacker, base: null, ranged, targets: [] };
  }
}

/** Where players say against the board that a target can be reached, nobody knows how far it is. */
function told(targets: readonly FigureId[], anyway: readonly FigureId[]) {
  return targets.map((figure) =>
    anyway.includes(figure) ? { figure, distance: null } : { figure },
  );
}

/** The attack as it is prepared; a value that is not told is that of the card. */
function commandOf(draft: Draft): CommandOf<'beginAttack'> {
  const { attacker, base, ranged, targets, area, anyway = [] } = draft;
  return {
    type: 'beginAttack',
    attacker,
    base,
    ranged: base === null ? null : ranged,
    range: null,
    targets: area ? [] : told(targets, anyway),
    ...(area ? { area: { hexes: [...area] } } : {}),
  };
}

export const [getAttack, setAttack] = createContext<AttackDraft>();
