/** The attack being prepared on this screen: its value and targets until it begins. */
import { dequal } from 'dequal';
import type { NextAct } from '#shared/commands/round/possibleActs';
import type { Command, CommandOf } from '#shared/commands/shapes';
import type { FigureId, ModifierDeckId } from '#shared/ids';
import { isBeforeDraw } from '#shared/rules/attack/draw/draw';
import type { CardDeed } from '#shared/rules/cards/lineAction';
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
import type { Refusal } from '#shared/refusals';
import type { Scenario } from '#shared/state';
import type { OpenGame } from '../../game/openGame.svelte';
import type { Attacking, LaidArea, TableContext, TargetRefusal } from '../state/tableContext';
import { refusalSentence } from '../../words/sentences/steps/refusals';
import { tableText } from '../../words/sentences/table/table';
import { keeping } from '../../ui/keeping';
import type { LineTaking } from '../turn/lines/lineTaking.svelte';

/** What was prepared when the players went to another page; those of cards stay with the lines of their page. */
const prepared = new WeakMap<
  OpenGame,
  { readonly draft: Draft; readonly active: FigureId | null }
>();

interface Table extends Pick<
  TableContext,
  'scenario' | 'content' | 'names' | 'record' | 'open' | 'isTold' | 'act'
> {
  readonly openGame: OpenGame;
  readonly active: FigureId | null;
  readonly refusalOf: (command: Command) => Refusal | null;
  readonly lines: Pick<LineTaking, 'answer' | 'attackOn'>;
}

/** Made while its component is, since it watches the table. */
export class AttackDraft implements Attacking {
  readonly #table: Table;
  #draft = $state.raw<Draft | null>(null);
  /** What the players say of the next card of the attack in progress. */
  #told = $state.raw<boolean | null>(null);
  /** Characters who shot last time mostly shoot again. */
  #shooters = $state.raw<readonly FigureId[]>([]);
  /** What the attack that runs began with, and where. */
  #begun: { readonly draft: Draft; readonly from: Scenario } | null = null;

  constructor(table: Table) {
    this.#table = table;
    const left = prepared.get(table.openGame);
    if (left?.active === table.active) this.#draft = left.draft;
    // A preparation that no longer fits the table is given up.
    $effect(() => {
      const { scenario } = table;
      const draft = this.#draft;
      if (!scenario.attack) this.#told = null;
      const attacker = draft && findFigure(scenario, draft.attacker);
      const fits = attacker && (draft.isOfLine || mayAttack(scenario, attacker));
      if (draft && (scenario.attack || !fits)) this.giveUp();
    });
    $effect(() => {
      const { scenario, openGame, active } = table;
      const draft = this.#draft;
      if (!scenario.attack) this.#takeUp(scenario);
      if (draft && !draft.isOfLine) prepared.set(openGame, { draft, active });
      else prepared.delete(openGame);
    });
  }

  /** Whoever took back a wrong target has told the value already. */
  #takeUp(scenario: Scenario): void {
    const begun = this.#begun;
    this.#begun = null;
    const isUndone = this.#table.openGame.undoRedo.redoTitle !== null;
    if (begun && isUndone && dequal(begun.from, scenario)) this.#draft = begun.draft;
  }

  get isTold(): boolean {
    return this.#told ?? this.#table.isTold;
  }
  set isTold(isTold) {
    this.#told = isTold;
  }

  readonly attacker = $derived.by(() => attackerOf(this.#table.scenario, this.#draft));
  readonly #keepAim = keeping<Aim>();
  readonly aim = $derived.by(() =>
    this.#keepAim(aimOf(this.#table.scenario, this.#table.content, this.#draft)),
  );
  /** The deck of who attacks. */
  readonly deck = $derived.by((): ModifierDeckId => {
    const { scenario } = this.#table;
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
  readonly left = $derived.by(() => targetsLeft(this.#table.scenario, this.#table.content));
  readonly replaceable = $derived.by((): FigureId | null => {
    const [only, ...others] = this.#table.scenario.attack?.targets ?? [];
    const isFull = others.length === 0 && this.left !== null && this.left <= 0;
    return isFull && only && isBeforeDraw(only) ? only.figure : null;
  });
  readonly isAiming = $derived.by(
    () =>
      this.isPrepared || this.#table.scenario.attack?.targets.length === 0 || (this.left ?? 0) > 0,
  );
  readonly isTargetAsked = $derived.by(
    () => this.isAiming || this.#table.act.kind === 'chooseTarget',
  );
  /** What is prepared, or could be by who has the turn. */
  readonly shown = $derived.by(() => {
    const { attacker } = this;
    return this.#draft ?? (attacker === null ? null : this.#new(attacker));
  });

  /** With a line of a class card its numbers are known, and only the targets are chosen. */
  prepare(figure: FigureId, deed?: CardDeed): void {
    this.#table.open(null);
    const draft = this.#new(figure);
    this.#draft =
      deed?.kind === 'attack'
        ? { ...draft, base: deed.value, ranged: deed.ranged, isOfLine: true }
        : draft;
  }

  /** The value of an attack that no card tells, as it is typed; false = nobody is about to attack. */
  setValue(base: number): boolean {
    const draft = this.shown;
    const { scenario, content } = this.#table;
    const attacker = draft && findFigure(scenario, draft.attacker);
    const isAsked =
      attacker && !this.#hasValue(attacker.id) && canBeAimed(scenario, content, attacker);
    if (!draft || scenario.attack || !isAsked) return false;
    void this.change({ ...draft, base });
    return true;
  }

  whyNotTarget(figure: FigureId): TargetRefusal | null {
    const { refusalOf, names } = this.#table;
    const command = this.#targeting(figure);
    const refusal = command && refusalOf(command);
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
    const { scenario } = this.#table;
    if (scenario.attack) return { type: 'addTarget', target: { figure } };
    const draft = this.shown;
    if (!draft || !(draft.base !== null || this.#hasValue(draft.attacker))) return null;
    if (draft.isOfLine) return this.#table.lines.attackOn(figure);
    return commandOf({ ...draft, targets: [figure] });
  }

  giveUp(): void {
    this.#draft = null;
  }

  exchange(figure: FigureId): void {
    const { replaceable: insteadOf } = this;
    if (insteadOf !== null)
      void this.#table.record({ type: 'addTarget', target: { figure }, insteadOf });
  }

  /** A distance that nobody knows is what players say against the board. */
  toggle(figure: FigureId, how?: 'anyway'): void {
    const { scenario, record } = this.#table;
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

  layArea(attacker: FigureId, { ranged, hexes, targets }: LaidArea): void {
    void this.change({ ...this.#new(attacker), ranged, targets, area: hexes });
  }

  /** Begins as soon as value and target are known; a character's value is only in its hand. */
  async change(next: Draft): Promise<void> {
    const { record } = this.#table;
    this.#draft = next;
    const isKnown = next.base !== null || this.#hasValue(next.attacker);
    if (!isKnown || next.targets.length === 0) return;
    const { base, targets, anyway = [] } = next;
    if (next.isOfLine && !next.area) {
      await this.#table.lines.answer({ targets, anyway, ...(base === null ? {} : { base }) });
      return;
    }
    const { scenario } = this.#table;
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
    const { scenario, content } = this.#table;
    const figure = findFigure(scenario, attacker);
    return figure !== undefined && attackValues(scenario, content, figure) !== null;
  }

  #new(attacker: FigureId): Draft {
    const { scenario, content } = this.#table;
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
