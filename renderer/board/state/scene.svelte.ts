/** Everything the board shows, derived from the game and from the map's state on this screen. */
import { hexIndex } from '#shared/map/compiled';
import { sameHex, type Hex } from '#shared/map/hexes';
import { rangeBetween } from '#shared/map/range';
import { blindNeighbours, sees, sight } from '#shared/map/lineOfSight';
import type { FigureId } from '#shared/ids';
import { attackValues } from '#shared/rules/attack/printedAttack';
import { isAtStart, placedFigures } from '#shared/rules/board/placedFigures';
import { boardInPlay, doorAt, mapInPlay } from '#shared/rules/board/inPlay';
import type { Placed } from '#shared/rules/board/lookups';
import { findFigure, isInPlay } from '#shared/rules/figures/figures';
import { letterOfObjective } from '#shared/rules/figures/stats/printedObjective';
import type { Figure, Token } from '#shared/state';
import { drawingOf } from '../drawing/drawing';
import { figureLook } from '../../signs/figureLook';
import { hexKey, keysOf } from '../drawing/geometry';
import { piecesOf } from '../drawing/scenarioMap';
import { doorLabels } from './doorLabels';
import type { AtTable } from '../../table/turn/atTable';
import type { BoardView } from './boardView.svelte';

export class Scene {
  readonly view: BoardView;
  readonly game: AtTable['game'];
  readonly steps: AtTable['steps'];
  readonly attack: AtTable['attack'];
  readonly cards: AtTable['cards'];

  constructor({ game, steps, attack, cards }: AtTable, view: BoardView) {
    this.game = game;
    this.steps = steps;
    this.attack = attack;
    this.cards = cards;
    this.view = view;
  }

  readonly scenario = $derived.by(() => this.game.scenario);
  readonly map = $derived.by(() => mapInPlay(this.scenario, this.game.content));
  readonly board = $derived.by(() => boardInPlay(this.scenario, this.game.content));
  readonly drawing = $derived.by(() => this.map && drawingOf(piecesOf(this.map)));
  /** The closed doors, in the order of the list beside the map. */
  readonly closedDoors = $derived.by(() =>
    (this.drawing?.doors ?? []).filter(({ kind, state }) => kind === 'door' && state === 'closed'),
  );
  readonly doorLabels = $derived.by(() => doorLabels(this.closedDoors, this.map?.doors ?? []));
  readonly #onMap = $derived(keysOf(this.drawing?.hexes.map(({ hex }) => hex) ?? []));
  readonly placed = $derived.by((): readonly Placed[] =>
    placedFigures(this.scenario).filter(({ at }) => this.isOnMap(at)),
  );
  readonly unplaced = $derived.by(() =>
    this.scenario.figures.filter(
      (figure) => isInPlay(figure) && !this.placed.some(({ id }) => id === figure.id),
    ),
  );
  readonly acting = $derived.by(() =>
    this.scenario.phase.name === 'turns' ? this.scenario.phase.active : null,
  );
  readonly selected = $derived.by((): Figure | null => {
    const id = this.view.selected;
    const figure = id === null ? undefined : findFigure(this.scenario, id);
    return figure && isInPlay(figure) ? figure : null;
  });
  /** The selected figure if it is on the map, else null. */
  readonly standing = $derived.by(
    (): Placed | null => this.placed.find(({ id }) => id === this.selected?.id) ?? null,
  );
  /** The figure whose ranges and lines of sight are shown: the selected one, else the active one. */
  readonly from = $derived.by(
    (): Placed | null => this.standing ?? this.placed.find(({ id }) => id === this.acting) ?? null,
  );
  readonly blindPairs = $derived.by(() => (this.board ? blindNeighbours(this.board) : []));

  /** The highlighted pair of adjacent hexes, as long as no line of sight is clear between them. */
  readonly shownPair = $derived.by(() => {
    const { pair } = this.view;
    if (!pair) return null;
    const isBlind = this.blindPairs.some(([a, b]) => sameHex(a, pair[0]) && sameHex(b, pair[1]));
    return isBlind ? pair : null;
  });

  isOnMap(hex: Hex): boolean {
    return this.#onMap.has(hexKey(hex));
  }

  figureAt(hex: Hex): Placed | null {
    return this.placed.find(({ at }) => sameHex(at, hex)) ?? null;
  }

  tokensAt(hex: Hex): readonly Token[] {
    return this.scenario.tokens.filter(({ at }) => at !== null && sameHex(at, hex));
  }

  doorAt(hex: Hex) {
    return doorAt(this.scenario, this.game.content, hex);
  }

  overlaysAt(hex: Hex) {
    return (this.drawing?.overlays ?? []).filter(({ hexes }) =>
      hexes.some((each) => sameHex(each, hex)),
    );
  }

  lettersAt(hex: Hex): readonly string[] {
    return (this.map?.letters ?? []).flatMap(({ letter, hexes }) =>
      hexes.some((each) => sameHex(each, hex)) ? [letter] : [],
    );
  }

  isStart(hex: Hex): boolean {
    return this.map?.starts.some((start) => sameHex(start, hex)) ?? false;
  }

  /** True while a character still has to be placed on a starting hex. */
  readonly showsStarts = $derived(isAtStart(this.scenario));

  look(figure: Figure) {
    const { content } = this.game;
    return figureLook(figure, content, letterOfObjective(this.scenario, content, figure));
  }

  name(figure: FigureId): string {
    return this.game.names.figure(figure);
  }

  /** The open question of a card line, if it is answered on the map. */
  readonly asks = $derived.by(() => {
    const { asks } = this.cards;
    return asks && (asks.needs === 'path' || asks.needs === 'hexes') ? asks : null;
  });

  /** The range on display, in hexes. */
  readonly range = $derived.by(() => {
    const figure = this.standing;
    const { action } = this.asks ?? {};
    if (action && 'range' in action) return action.range ?? 1;
    if (this.view.range !== null || !figure) return this.view.range ?? 1;
    return attackValues(this.scenario, this.game.content, figure)?.range ?? 3;
  });

  /**
   * The range and visibility of every hex from the selected figure; null while they are not shown.
   */
  readonly field = $derived.by(() => {
    const figure = this.standing;
    const { board } = this;
    if (!figure || !board || this.view.show !== 'sight') return null;
    if (this.view.mode.kind !== 'look') return null;
    return board.hexes.map((hex) => ({
      hex,
      range: rangeBetween(board, figure.at, hex),
      inSight: sees(board, figure.at, hex),
    }));
  });

  /** The hex under the mouse, else the hex under the cursor. */
  readonly target = $derived.by(() => this.view.hover ?? this.view.cursor);

  /** The line of sight on display; null if there is none. */
  readonly sight = $derived.by(() => {
    const { board, from, target, shownPair } = this;
    if (board && shownPair) {
      const [a, b] = shownPair;
      return { from: a, to: b, found: sight(board, a, b) };
    }
    if (!board || !from || !target || sameHex(from.at, target)) return null;
    const isFigure = this.figureAt(target) !== null;
    if (this.view.mode.kind !== 'look') return null;
    if (!isFigure && !(this.view.show === 'sight' && this.standing)) return null;
    if (hexIndex(board, from.at) < 0 || hexIndex(board, target) < 0) return null;
    return { from: from.at, to: target, found: sight(board, from.at, target) };
  });

  relation(hex: Hex): { readonly range: number | null; readonly inSight: boolean } | null {
    const { board, from } = this;
    if (!board || !from || sameHex(from.at, hex) || hexIndex(board, hex) < 0) return null;
    return { range: rangeBetween(board, from.at, hex), inSight: sees(board, from.at, hex) };
  }
}
