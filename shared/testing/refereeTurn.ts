/**
 * Checks a monster's turn: its required target, and that no line of its card is skipped. Computes
 * paths independently, within one room.
 */
import { printedMap } from '../content/rooms';
import type { GameEvent } from '../events';
import type { Hex, Scenario } from '../state';
import { distance, type RefereedPiece, type RefereeTable } from './refereeTable';

interface Watched {
  readonly figure: string;
  readonly isStunned: boolean;
  readonly from: Hex | null;
  /** The required first target; null = uncertain. */
  focus: string | null;
  readonly attacked: string[];
  readonly kinds: Set<GameEvent['type']>;
}

const keyOf = ({ q, r }: Hex) => `${String(q)},${String(r)}`;
const AROUND = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

export class RefereedTurn {
  readonly #table: RefereeTable;
  readonly #roomOf = new Map<string, number>();
  /** Hexes that are avoided: obstacles, and traps while another path exists. */
  readonly #avoided = new Set<string>();
  readonly #isOnBoard: boolean;
  #turn: Watched | null = null;

  constructor(table: RefereeTable, scenario: Scenario) {
    this.#table = table;
    this.#isOnBoard = scenario.board?.inUse === true;
    const printed = table.content.scenario(scenario.scenario);
    const map = printed && printedMap(table.content, printed);
    for (const { room, hexes } of map?.tiles ?? []) {
      for (const hex of hexes) this.#roomOf.set(keyOf(hex), room);
    }
    for (const { kind, hexes } of map?.overlays ?? []) {
      if (kind !== 'obstacle' && kind !== 'trap') continue;
      for (const hex of hexes) this.#avoided.add(keyOf(hex));
    }
  }

  begin(figure: string): void {
    const { conditions, at } = this.#table.of(figure);
    const isStunned = conditions.has('stun');
    this.#turn = { figure, isStunned, from: at, focus: null, attacked: [], kinds: new Set() };
    this.#turn.focus = this.#focusOf(figure);
  }

  /** The problem with the event. */
  note(event: GameEvent): string | null {
    const turn = this.#turn;
    if (!turn) return null;
    turn.kinds.add(event.type);
    if (event.type === 'overlayLaid') for (const hex of event.hexes) this.#avoided.add(keyOf(hex));
    if (event.type !== 'attackBegun' || event.attacker !== turn.figure) return null;
    const isFirst = turn.attacked.length === 0;
    turn.attacked.push(...event.targets);
    const isWrong = isFirst && turn.focus !== null && !turn.attacked.includes(turn.focus);
    return isWrong
      ? `${turn.figure} attacks ${turn.attacked.join()}, not ${turn.focus ?? ''}`
      : null;
  }

  /** Required lines of its card that were not played. */
  end(): readonly string[] {
    const turn = this.#turn;
    this.#turn = null;
    if (!turn || turn.isStunned) return [];
    const piece = this.#table.of(turn.figure);
    if (piece.kind !== 'monster' || piece.hitPoints <= 0) return [];
    return this.#table.actions(turn.figure).flatMap(({ type, range }) => {
      if (this.#isPlayed(type, turn, piece, range)) return [];
      return `${turn.figure} left out its ${type}`;
    });
  }

  #isPlayed(type: string, turn: Watched, piece: RefereedPiece, range?: number | string): boolean {
    switch (type) {
      case 'attack':
        return turn.attacked.length > 0 || !this.#couldAttack(turn.figure, piece, range);
      case 'shield':
      case 'retaliate':
        return turn.kinds.has('bonusAdded');
      case 'heal':
        return turn.kinds.has('healed') || piece.hitPoints === piece.most;
      case 'trap':
        return turn.kinds.has('overlayLaid') || !this.#isOnBoard;
      default:
        return true;
    }
  }

  /**
   * True if the enemy can be attacked: on the board within range in the same room, otherwise
   * always.
   */
  #couldAttack(
    figure: string,
    { conditions, at }: RefereedPiece,
    range?: number | string,
  ): boolean {
    if (conditions.has('disarm')) return false;
    const reach = this.#reachOf(figure, range);
    return this.#foes().some(([, foe]) => {
      if (!this.#isOnBoard || foe.at === null) return true;
      // The hex of a figure that arrived with a room is unknown.
      if (at === null) return false;
      return this.#areInOneRoom([at, foe.at]) && distance(at, foe.at) <= reach;
    });
  }

  #reachOf(figure: string, range?: number | string): number {
    const { type, rank } = this.#table.of(figure);
    const printed = this.#table.statsOf(type, rank)?.range ?? 0;
    if (typeof range === 'number') return range;
    return Math.max(1, printed === 0 ? 0 : printed + Number(range ?? 0));
  }

  #foes(): readonly (readonly [string, RefereedPiece])[] {
    return [...this.#table.pieces].filter(
      ([, { kind, hitPoints, conditions }]) =>
        kind === 'character' && hitPoints > 0 && !conditions.has('invisible'),
    );
  }

  #areInOneRoom(hexes: readonly Hex[]): boolean {
    const rooms = hexes.map((hex) => this.#roomOf.get(keyOf(hex)));
    return rooms[0] !== undefined && rooms.every((room) => room === rooms[0]);
  }

  /**
   * The enemy with the shortest path, then the nearest, then the one that acts first. Null if rooms
   * separate them, or on a tie.
   */
  #focusOf(figure: string): string | null {
    const { kind, at } = this.#table.of(figure);
    const foes = this.#foes();
    const places = foes.flatMap(([, foe]) => foe.at ?? []);
    if (!this.#isOnBoard || kind !== 'monster' || !at || places.length < foes.length) return null;
    const attack = this.#table.actions(figure).find(({ type }) => type === 'attack');
    if (!attack || !this.#areInOneRoom([at, ...places])) return null;
    const steps = this.#stepsFrom(figure, at);
    const reach = this.#reachOf(figure, attack.range);
    const ranked = foes
      .flatMap(([id, foe]) => {
        const to = foe.at ?? at;
        const near = [...steps].filter(
          ([, { hex, isFree }]) => isFree && distance(hex, to) <= reach,
        );
        const way = Math.min(...near.map(([, { cost }]) => cost));
        return Number.isFinite(way)
          ? [{ id, order: [way, distance(at, to), this.#table.initiativeOf(id)] }]
          : [];
      })
      .toSorted((a, b) => compare(a.order, b.order));
    const [first, second] = ranked;
    if (!first || ranked.length < foes.length) return null;
    return second && compare(first.order, second.order) === 0 ? null : first.id;
  }

  /** Hexes of the room with the number of steps: enemies block, allies block only the last hex. */
  #stepsFrom(figure: string, at: Hex) {
    const foes = new Set(this.#foes().flatMap(([, foe]) => (foe.at ? keyOf(foe.at) : [])));
    const others = [...this.#table.pieces].filter(
      ([id, { hitPoints }]) => id !== figure && hitPoints > 0,
    );
    const taken = new Set(others.flatMap(([, piece]) => (piece.at ? keyOf(piece.at) : [])));
    const steps = new Map([[keyOf(at), { hex: at, cost: 0, isFree: true }]]);
    const waiting = [at];
    for (let hex = waiting.shift(); hex; hex = waiting.shift()) {
      const cost = (steps.get(keyOf(hex))?.cost ?? 0) + 1;
      for (const [q, r] of AROUND) {
        const next = { q: hex.q + q, r: hex.r + r };
        const key = keyOf(next);
        const isBarred = foes.has(key) || this.#avoided.has(key) || !this.#areInOneRoom([at, next]);
        if (isBarred || steps.has(key)) continue;
        steps.set(key, { hex: next, cost, isFree: !taken.has(key) });
        waiting.push(next);
      }
    }
    return steps;
  }
}

function compare(a: readonly number[], b: readonly number[]): number {
  return a.map((value, index) => value - (b[index] ?? 0)).find((by) => by !== 0) ?? 0;
}
