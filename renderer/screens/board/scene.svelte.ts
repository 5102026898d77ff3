/** What the board shows of the game and of what is looked at. */
import { hexIndex } from '#shared/map/compiled';
import { sameHex, type Hex } from '#shared/map/hexes';
import type { Move, Reach } from '#shared/map/movement';
import type { Movement } from '#shared/map/paths';
import { rangeBetween } from '#shared/map/range';
import { blindNeighbours, sees, sight } from '#shared/map/sight';
import type { FigureId } from '#shared/ids';
import type { LineMove } from '#shared/commands/lines/lineMoves';
import { attackValues } from '#shared/rules/monsters/printedAttack';
import { isAtStart, movementOf, placedFigures, reachInPlay } from '#shared/rules/board/figures';
import { boardInPlay, doorAt, mapInPlay } from '#shared/rules/board/inPlay';
import type { Placed } from '#shared/rules/board/places';
import { pointsLeft } from '#shared/rules/round/pointsLeft';
import { canMove } from '#shared/rules/table/conditions';
import { findFigure, isInPlay } from '#shared/rules/table/figures';
import { isSameLine } from '#shared/rules/table/playedLines';
import type { Figure, Token } from '#shared/state';
import { drawingOf } from '../../pieces/board/drawing';
import { figureLook } from '../../pieces/board/figureLook';
import { byHex, hexKey, keysOf } from '../../pieces/board/geometry';
import { piecesOf } from '../../pieces/board/scenarioMap';
import type { TableContext } from '../../pieces/tableContext';
import type { LookingAt } from './lookingAt.svelte';

const NOWHERE: ReadonlyMap<string, Reach> = byHex([]);

/** Everything the board shows, worked out from the game and from what the players look at. */
export class Scene {
  readonly looking: LookingAt;
  readonly table: TableContext;

  constructor(table: TableContext, looking: LookingAt) {
    this.table = table;
    this.looking = looking;
  }

  readonly scenario = $derived.by(() => this.table.scenario);
  readonly map = $derived.by(() => mapInPlay(this.scenario, this.table.content));
  readonly board = $derived.by(() => boardInPlay(this.scenario, this.table.content));
  readonly drawing = $derived.by(() => this.map && drawingOf(piecesOf(this.map)));
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
    const id = this.looking.selected;
    const figure = id === null ? undefined : findFigure(this.scenario, id);
    return figure && isInPlay(figure) ? figure : null;
  });
  /** The selected figure, if it stands on the map. */
  readonly standing = $derived.by(
    (): Placed | null => this.placed.find(({ id }) => id === this.selected?.id) ?? null,
  );
  /** From whom hexes are told: who is selected, else whose turn it is. */
  readonly from = $derived.by(
    (): Placed | null => this.standing ?? this.placed.find(({ id }) => id === this.acting) ?? null,
  );
  readonly blind = $derived.by(() => (this.board ? blindNeighbours(this.board) : []));

  /** The blind pair that is looked at, as long as it is blind. */
  readonly shownPair = $derived.by(() => {
    const { pair } = this.looking;
    if (!pair) return null;
    const isBlind = this.blind.some(([a, b]) => sameHex(a, pair[0]) && sameHex(b, pair[1]));
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
    return doorAt(this.scenario, this.table.content, hex);
  }

  overlaysAt(hex: Hex) {
    return (this.drawing?.overlays ?? []).filter(({ hexes }) =>
      hexes.some((each) => sameHex(each, hex)),
    );
  }

  isStart(hex: Hex): boolean {
    return this.map?.starts.some((start) => sameHex(start, hex)) ?? false;
  }

  /** Start hexes are of interest as long as a character is to be placed. */
  readonly showsStarts = $derived(isAtStart(this.scenario));

  look(figure: Figure) {
    return figureLook(figure, this.table.content);
  }

  name(figure: FigureId): string {
    return this.table.names.figure(figure);
  }

  /** What a line of the turn asks of the map. */
  readonly asks = $derived.by(() => {
    const { asks } = this.table.lines;
    return asks && (asks.needs === 'path' || asks.needs === 'hexes') ? asks : null;
  });
  /** The move that is asked for, while its figure is looked at. */
  readonly #askedMove = $derived.by(() => {
    const { asks, selected } = this;
    const isIts = asks?.needs === 'path' && asks.mover === selected?.id;
    return isIts && asks.deed?.kind === 'move' ? asks.deed : null;
  });

  /** What its cards let it go by, while no line asks for a way. */
  readonly moves = $derived.by((): readonly LineMove[] => {
    const { asks, selected, acting, table } = this;
    return asks || !selected || selected.id !== acting ? [] : table.lines.moves;
  });
  /** The line of them that a move here would be; null = it is by hand. */
  readonly moveBy = $derived.by((): LineMove | null => {
    const { moves, looking, standing, table } = this;
    const { moveBy } = looking;
    if (moveBy === 'hand') return null;
    const told = moves.find(({ line }) => moveBy !== null && isSameLine(line.ref, moveBy));
    if (told) return told;
    const { several, none } = table.lines.doubts;
    const isUnderWay = standing !== null && looking.isUnderWay(standing.id, standing.at);
    return isUnderWay || several.length + none.length > 0 ? null : (moves[0] ?? null);
  });

  // ------------------------------------------------------------------------------ movement

  readonly points = $derived.by(
    () =>
      this.#askedMove?.value ??
      this.moveBy?.points ??
      (this.selected ? this.#pointsOf(this.selected) : 0),
  );
  #pointsOf(figure: Figure): number {
    const { scenario, table, standing } = this;
    const own = pointsLeft(scenario, table.content, figure, table.sheets);
    const isActing = figure.id === this.acting;
    return this.looking.points(figure.id, own, isActing ? (standing?.at ?? null) : null);
  }

  readonly movement = $derived.by((): Movement => {
    const { moveBy } = this;
    if (this.#askedMove?.jump || moveBy?.jump) return 'jump';
    if ((this.looking.movement && !this.#askedMove && !moveBy) || !this.selected)
      return this.looking.movement ?? 'walk';
    return movementOf(this.scenario, this.table.content, this.selected);
  });

  readonly #reach = $derived.by((): ReadonlyMap<string, Reach> => {
    const figure = this.standing;
    const shown = this.looking.mode.kind === 'look' && this.looking.show === 'move';
    if (!figure || !shown || this.table.attack.isAiming || this.scenario.attack) return NOWHERE;
    if (!canMove(figure)) return NOWHERE;
    const { points, movement } = this;
    const isAskedStraight =
      this.#askedMove !== null && this.asks?.line.printed.straightLine === true;
    const isStraight = isAskedStraight || this.moveBy?.isStraight === true;
    const wanted = { points, movement, isStraight };
    const reach = reachInPlay(this.scenario, this.table.content, figure.id, wanted);
    return byHex(reach);
  });

  get reach(): ReadonlyMap<string, Reach> {
    return this.#reach;
  }

  /** Moves by the rules are made while turns are taken. */
  readonly isMoving = $derived.by(() => this.scenario.phase.name === 'turns');

  waysTo(hex: Hex): readonly Move[] {
    const figure = this.standing;
    if (figure && sameHex(figure.at, hex)) return [];
    return this.#reach.get(hexKey(hex))?.ways ?? [];
  }

  /** The move that is shown: to the goal, or to where the mouse is. */
  readonly move = $derived.by((): Move | null => {
    const { goal, hover, way } = this.looking;
    if (goal) return this.waysTo(goal)[way] ?? null;
    return hover ? (this.waysTo(hover)[0] ?? null) : null;
  });

  /** A line of the turn takes this way at once: it is the only one, and nothing comes of it. */
  get isPlainWay(): boolean {
    const { goal } = this.looking;
    const [way, ...others] = goal ? this.waysTo(goal) : [];
    const isPlain = way && !way.opens && way.traps.length + way.hazards.length === 0;
    return this.#askedMove !== null && isPlain === true && others.length === 0;
  }

  // --------------------------------------------------------------------------------- sight

  /** Hexes of the attack to be shown as range. */
  readonly range = $derived.by(() => {
    const figure = this.standing;
    const { deed } = this.asks ?? {};
    if (deed && 'range' in deed) return deed.range ?? 1;
    if (this.looking.range !== null || !figure) return this.looking.range ?? 1;
    return attackValues(this.scenario, this.table.content, figure)?.range ?? 3;
  });

  /** For every hex of the map its range from the selected figure and whether it is seen. */
  readonly field = $derived.by(() => {
    const figure = this.standing;
    const { board } = this;
    if (!figure || !board || this.looking.show !== 'sight') return null;
    if (this.looking.mode.kind !== 'look') return null;
    return board.hexes.map((hex) => ({
      hex,
      range: rangeBetween(board, figure.at, hex),
      inSight: sees(board, figure.at, hex),
    }));
  });

  /** The hex the players look at: under the mouse, else the cursor. */
  readonly target = $derived.by(() => this.looking.hover ?? this.looking.cursor);

  /** The sight to that hex, where it is to be drawn. */
  readonly sight = $derived.by(() => {
    const { board, from, target, shownPair } = this;
    if (board && shownPair) {
      const [a, b] = shownPair;
      return { from: a, to: b, found: sight(board, a, b) };
    }
    if (!board || !from || !target || sameHex(from.at, target)) return null;
    const isFigure = this.figureAt(target) !== null;
    if (this.looking.mode.kind !== 'look') return null;
    if (!isFigure && !(this.looking.show === 'sight' && this.standing)) return null;
    if (hexIndex(board, from.at) < 0 || hexIndex(board, target) < 0) return null;
    return { from: from.at, to: target, found: sight(board, from.at, target) };
  });

  relation(hex: Hex): { readonly range: number | null; readonly inSight: boolean } | null {
    const { board, from } = this;
    if (!board || !from || sameHex(from.at, hex) || hexIndex(board, hex) < 0) return null;
    return { range: rangeBetween(board, from.at, hex), inSight: sees(board, from.at, hex) };
  }
}
