/** Where the figure that is looked at can go, and which line of its cards a move there would be. */
import type { LineMove } from '#shared/commands/cards/lineMoves';
import { sameHex, type Hex } from '#shared/map/hexes';
import type { Move, Reach } from '#shared/map/movement';
import type { Movement } from '#shared/map/paths';
import { movementOf, reachInPlay } from '#shared/rules/board/placedFigures';
import { pointsLeft } from '#shared/rules/round/pointsLeft';
import { canMove } from '#shared/rules/figures/conditions';
import { isSameLine } from '#shared/rules/order/playedLines';
import type { Figure } from '#shared/state';
import { byHex, hexKey } from '../drawing/geometry';
import type { Scene } from '../state/scene.svelte';

/** Ways to one hex, by a line of its cards, or by hand. */
export interface Going {
  readonly by: LineMove | null;
  readonly ways: readonly Move[];
}

interface Reached {
  readonly by: LineMove | null;
  readonly reach: ReadonlyMap<string, Reach>;
}

export class MoveTool {
  readonly #scene: Scene;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** Moves by the rules are made while turns are taken. */
  readonly isAllowed = $derived.by(() => this.#scene.scenario.phase.name === 'turns');

  /** The move that a line asks for, while its figure is looked at. */
  readonly #asked = $derived.by(() => {
    const { asks, selected } = this.#scene;
    const isIts = asks?.needs === 'path' && asks.mover === selected?.id;
    return isIts && asks.action?.kind === 'move' ? asks.action : null;
  });

  /** What its cards let it go by, while no line asks for a way. */
  readonly lines = $derived.by((): readonly LineMove[] => {
    const { asks, selected, acting, cards } = this.#scene;
    return asks || !selected || selected.id !== acting ? [] : cards.moves;
  });

  /** Those of them that a move would be; none = it is by hand. */
  readonly #chosen = $derived.by((): readonly LineMove[] => {
    const { lines } = this;
    const { looking, standing, cards } = this.#scene;
    const { moveBy } = looking;
    if (moveBy === 'hand') return [];
    if (moveBy === 'any') return lines;
    const told = lines.find(({ line }) => moveBy !== null && isSameLine(line.ref, moveBy));
    if (told) return [told];
    const { several, none } = cards.doubts;
    const isUnderWay = standing !== null && looking.isUnderWay(standing.id, standing.at);
    return isUnderWay || several.length + none.length > 0 ? [] : lines;
  });

  get isByHand(): boolean {
    return this.#chosen.length === 0;
  }

  /** The line that was chosen among them, or is the only one. */
  get line(): LineMove | null {
    const [only, ...others] = this.#chosen;
    return others.length === 0 ? (only ?? null) : null;
  }

  /** Of a move by hand, or of what a line asks for. */
  readonly points = $derived.by(() => {
    const { selected } = this.#scene;
    return this.#asked?.value ?? (selected ? this.#pointsOf(selected) : 0);
  });

  #pointsOf(figure: Figure): number {
    const { scenario, game, standing, acting, looking } = this.#scene;
    const own = pointsLeft(scenario, game.content, figure, game.sheets);
    return looking.points(figure.id, own, figure.id === acting ? (standing?.at ?? null) : null);
  }

  /** Of a move by hand, or of what a line asks for. */
  readonly movement = $derived.by((): Movement => {
    const { looking } = this.#scene;
    if (this.#asked?.jump) return 'jump';
    return (this.#asked ? null : looking.movement) ?? this.#own;
  });

  readonly #own = $derived.by((): Movement => {
    const { selected, scenario, game } = this.#scene;
    return selected ? movementOf(scenario, game.content, selected) : 'walk';
  });

  movementBy(by: LineMove | null): Movement {
    if (!by) return this.movement;
    return by.jump ? 'jump' : this.#own;
  }

  readonly #reached = $derived.by((): readonly Reached[] => {
    const { standing: figure, looking, attack, game, scenario } = this.#scene;
    const shown = looking.mode.kind === 'look' && looking.show === 'move';
    if (!figure || !shown || attack.isAiming || scenario.attack || !canMove(figure)) return [];
    const isAskedStraight = this.#asked !== null && this.#scene.asks?.line.printed.straightLine;
    const ways = this.isByHand ? [null] : this.#chosen;
    return ways.map((by) => {
      const wanted = {
        points: by?.points ?? this.points,
        movement: this.movementBy(by),
        isStraight: by?.isStraight ?? isAskedStraight === true,
      };
      return { by, reach: byHex(reachInPlay(scenario, game.content, figure.id, wanted)) };
    });
  });

  /** Every hex it could go to, by the first line that reaches it. */
  readonly reach = $derived.by((): ReadonlyMap<string, Reach> => {
    const [first, ...others] = this.#reached;
    if (!first || others.length === 0) return first?.reach ?? byHex([]);
    return byHex(this.#reached.toReversed().flatMap(({ reach }) => [...reach.values()]));
  });

  /** What reaches a hex: of lines that cost equally much all, of others the cheapest. */
  goingTo(hex: Hex): readonly Going[] {
    const { standing } = this.#scene;
    if (standing && sameHex(standing.at, hex)) return [];
    const all = this.#reached.flatMap(({ by, reach }): readonly Going[] => {
      const ways = reach.get(hexKey(hex))?.ways;
      return ways ? [{ by, ways }] : [];
    });
    return all.filter(({ by }) => by?.price === all[0]?.by?.price);
  }

  waysTo(hex: Hex): readonly Move[] {
    return this.goingTo(hex)[0]?.ways ?? [];
  }

  /** The move that is shown: to the goal, or to where the mouse is. */
  readonly shown = $derived.by((): Move | null => {
    const { goal, hover, way } = this.#scene.looking;
    if (goal) return this.waysTo(goal)[way] ?? null;
    return hover ? (this.waysTo(hover)[0] ?? null) : null;
  });

  /** Nothing is to be said of the best way there: which line it is is known, and nothing comes of it. */
  isHarmless(hex: Hex): boolean {
    const [going, ...others] = this.goingTo(hex);
    const way = going?.ways[0];
    if (!way || others.length > 0) return false;
    return !way.opens && way.traps.length + way.hazards.length === 0;
  }

  /** A line of the turn takes the way to the goal at once: it is the only one. */
  get isPlain(): boolean {
    const { goal } = this.#scene.looking;
    if (!goal || this.#asked === null) return false;
    return this.waysTo(goal).length === 1 && this.isHarmless(goal);
  }
}
