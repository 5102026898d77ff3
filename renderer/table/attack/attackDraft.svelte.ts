/** The attack that players prepare on this screen: its value and its targets, until it begins. */
import { dequal } from 'dequal';
import { createContext } from 'svelte';
import type { LineAnswers } from '#shared/commands/cards/lines/lineAnswers';
import type { NextAct } from '#shared/commands/round/possibleActs';
import type { Command, CommandOf } from '#shared/commands/shapes';
import type { FigureId, ModifierDeckId } from '#shared/ids';
import { isBeforeDraw } from '#shared/rules/attack/draw/draw';
import type { LineAction } from '#shared/rules/cards/lines/lineActionShape';
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
import { refusalSentence } from '../../words/sentences/refusals/refusals';
import { tableText } from '../../words/sentences/play';
import { memoiseParts } from '../../ui/rendering/memoise';

/** Drafts that outlive a change of the page. Drafts of card lines do not outlive it. */
const storedDrafts = new WeakMap<
  OpenGame,
  { readonly draft: Draft; readonly active: FigureId | null }
>();

/** An area attack placed by the players. */
export interface PlacedArea {
  readonly ranged: boolean;
  readonly hexes: readonly Hex[];
  readonly targets: readonly FigureId[];
}

/** The reason a figure cannot be attacked. */
export interface TargetRefusal {
  readonly why: string;
  /**
   * A short form of a reason that comes from the board, which players can override. Null for other
   * reasons.
   */
  readonly byBoard: string | null;
}

/** The card line of the prepared attack. */
export interface AttackLine {
  answer(more: LineAnswers): Promise<boolean>;
  /** The command that attacks only this figure. Null if the line asks for more than a target. */
  commandOn(figure: FigureId): Command | null;
}

/**
 * The attack that players prepare on this screen. It must be created while a component is
 * initialised, because it has effects.
 */
export class AttackDraft {
  readonly #game: PlayedGame;
  readonly #steps: TableSteps;
  #draft = $state.raw<Draft | null>(null);
  #line = $state.raw<AttackLine | null>(null);
  /**
   * Figures whose last attack was ranged. Without a printed attack, their next draft starts as
   * ranged.
   */
  #shooters = $state.raw<readonly FigureId[]>([]);
  /**
   * The draft of the running attack, and the scenario before it. Null for an attack without an
   * entered value.
   */
  #started: { readonly draft: Draft; readonly from: Scenario } | null = null;

  constructor(game: PlayedGame, steps: TableSteps) {
    this.#game = game;
    this.#steps = steps;
    const stored = storedDrafts.get(game.open);
    if (stored?.active === game.active) this.#draft = stored.draft;
    // Drops a draft that has become impossible, and any draft when an attack begins.
    $effect(() => {
      const { scenario } = game;
      const draft = this.#draft;
      const attacker = draft && findFigure(scenario, draft.attacker);
      const isPossible = attacker && (draft.isOfLine || mayAttack(scenario, attacker));
      if (draft && (scenario.attack || !isPossible)) this.giveUp();
    });
    $effect(() => {
      const { scenario, open, active } = game;
      const draft = this.#draft;
      if (!scenario.attack) this.#restoreDraft(scenario);
      if (draft && !draft.isOfLine) storedDrafts.set(open, { draft, active });
      else storedDrafts.delete(open);
    });
  }

  /** Restores the draft when the players undo the attack that it began. */
  #restoreDraft(scenario: Scenario): void {
    const started = this.#started;
    this.#started = null;
    const isUndone = this.#game.open.undoRedo.redoTitle !== null;
    if (started && isUndone && dequal(started.from, scenario)) this.#draft = started.draft;
  }

  readonly attacker = $derived.by(() => attackerOf(this.#game.scenario, this.#draft));
  readonly #keepAim = memoiseParts<Aim>();
  readonly aim = $derived.by(() =>
    this.#keepAim(aimOf(this.#game.scenario, this.#game.content, this.#draft)),
  );
  /** The attacker's modifier deck. */
  readonly deck = $derived.by((): ModifierDeckId => {
    const { scenario } = this.#game;
    const figure = this.attacker === null ? undefined : findFigure(scenario, this.attacker);
    return figure ? deckIdOf(scenario, figure) : 'monsters';
  });
  /** True if the players have started a draft. */
  readonly isPrepared = $derived.by(() => this.#draft !== null);
  /**
   * The act that continues the draft. Null if there is no draft, or one with neither value nor
   * targets.
   */
  readonly wants = $derived.by((): NextAct | null => {
    if (!this.#draft) return null;
    const { attacker, base, targets } = this.#draft;
    if (base !== null) return { kind: 'chooseTarget', attacker };
    return targets.length > 0 ? { kind: 'enterAttackValue', attacker } : null;
  });
  /** The number of targets that the attack can still have: negative = too many, null = unknown. */
  readonly left = $derived.by(() => targetsLeft(this.#game.scenario, this.#game.content));
  /**
   * The only target of a single-target attack. Until its card is drawn, a tap on another figure
   * replaces it. Null if there is none.
   */
  readonly replaceable = $derived.by((): FigureId | null => {
    const [only, ...rest] = this.#game.scenario.attack?.targets ?? [];
    const isFull = rest.length === 0 && this.left !== null && this.left <= 0;
    return isFull && only && isBeforeDraw(only) ? only.figure : null;
  });
  /** True while players choose targets for their own attack. */
  readonly isAiming = $derived.by(
    () =>
      this.isPrepared || this.#game.scenario.attack?.targets.length === 0 || (this.left ?? 0) > 0,
  );
  /** True while players choose targets for their own attack or for a monster's ability. */
  readonly isTargetAsked = $derived.by(
    () => this.isAiming || this.#steps.act.kind === 'chooseTarget',
  );
  /** The draft, or an empty one for the active figure. */
  readonly shown = $derived.by(() => {
    const { attacker } = this;
    return this.#draft ?? (attacker === null ? null : this.#new(attacker));
  });

  /** Starts a draft. A card line has the attack value, so players only choose targets. */
  prepare(figure: FigureId, action?: LineAction, line: AttackLine | null = null): void {
    this.#steps.places.open(null);
    const draft = this.#new(figure);
    this.#line = line;
    this.#draft =
      action?.kind === 'attack'
        ? { ...draft, base: action.value, ranged: action.ranged, isOfLine: true }
        : draft;
  }

  /** Sets the attack value that no card has. Returns false if no attack needs a value. */
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

  /** The reason a figure cannot be attacked. Null if it can be attacked, or that is unknown. */
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

  /**
   * The command that makes the figure a target. Null if there is no attacker, if the attack value
   * is unknown, or if a card line asks for more than a target.
   */
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

  /** Replaces the only target. */
  replaceTarget(figure: FigureId): void {
    const { replaceable: insteadOf } = this;
    if (insteadOf !== null)
      void this.#steps.record({ type: 'addTarget', target: { figure }, insteadOf });
  }

  /**
   * Adds or removes a target. `anyway` means that players override the board; the distance is
   * unknown then.
   */
  async toggle(figure: FigureId, how?: 'anyway'): Promise<void> {
    const { scenario } = this.#game;
    const { record } = this.#steps;
    if (scenario.attack) {
      const isChosen = this.aim.chosen.has(figure);
      const target = how ? { figure, distance: null } : { figure };
      await record(isChosen ? { type: 'removeTarget', figure } : { type: 'addTarget', target });
      return;
    }
    const shown = this.shown;
    if (!shown) return;
    const draft = how ? { ...shown, anyway: [...(shown.anyway ?? []), figure] } : shown;
    const { targets } = draft;
    const rest = targets.filter((other) => other !== figure);
    const isChosen = rest.length < targets.length;
    await this.change({ ...draft, targets: isChosen ? rest : [...targets, figure] });
  }

  /** Prepares an attack on all targets in an area, and begins it if the value is known. */
  placeArea(attacker: FigureId, { ranged, hexes, targets }: PlacedArea): void {
    void this.change({ ...this.#new(attacker), ranged, targets, area: hexes });
  }

  /** Changes the draft. The attack begins as soon as value and target are known. */
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
    const started = await record(commandOf(next));
    if (!started) return;
    this.#started =
      base === null ? null : { draft: { ...next, targets: [], anyway: [] }, from: scenario };
    this.giveUp();
    const rest = this.#shooters.filter((each) => each !== next.attacker);
    this.#shooters = next.ranged ? [...rest, next.attacker] : rest;
  }

  /** True if the attack has a printed value. */
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

/** The targets for the command. Targets that override the board have no distance. */
function targetsOf(targets: readonly FigureId[], anyway: readonly FigureId[]) {
  return targets.map((figure) =>
    anyway.includes(figure) ? { figure, distance: null } : { figure },
  );
}

/**
 * The command that begins the draft's attack. Without an entered value, the printed value applies.
 */
function commandOf(draft: Draft): CommandOf<'beginAttack'> {
  const { attacker, base, ranged, targets, area, anyway = [] } = draft;
  return {
    type: 'beginAttack',
    attacker,
    base,
    ranged: base === null ? null : ranged,
    range: null,
    targets: area ? [] : targetsOf(targets, anyway),
    ...(area ? { area: { hexes: [...area] } } : {}),
  };
}

export const [getAttack, setAttack] = createContext<AttackDraft>();
