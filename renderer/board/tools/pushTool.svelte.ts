/** Choosing a push or pull on the map. */
import { forcedMoves } from '#shared/map/forcedMovement';
import { sameHex, type Hex } from '#shared/map/hexes';
import type { FigureId } from '#shared/ids';
import { crowdFor, movementOf } from '#shared/rules/board/placedFigures';
import type { Scene } from '../state/scene.svelte';

export class PushTool {
  readonly #scene: Scene;
  #kind = $state.raw<'push' | 'pull'>('push');
  #distance = $state(1);
  #by = $state.raw<FigureId | null>(null);

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** The push or pull that a card line asks for. */
  readonly asked = $derived.by(() => {
    const { action, needs } = this.#scene.asks ?? {};
    const isForced = action?.kind === 'push' || action?.kind === 'pull';
    return isForced && needs === 'path' ? action : null;
  });

  get kind(): 'push' | 'pull' {
    return this.asked?.kind ?? this.#kind;
  }
  set kind(kind) {
    this.#kind = kind;
  }
  get distance(): number {
    return this.asked?.value ?? this.#distance;
  }
  set distance(distance) {
    this.#distance = distance;
  }

  /** All other figures on the map. */
  readonly others = $derived.by(() => {
    const { placed, selected } = this.#scene;
    return placed.filter(({ id }) => id !== selected?.id);
  });

  readonly by = $derived.by(() => {
    const { acting } = this.#scene;
    const find = (wanted: FigureId | null) => this.others.find(({ id }) => id === wanted);
    return (this.asked ? find(acting) : find(this.#by)) ?? find(acting) ?? this.others[0] ?? null;
  });

  readonly ways = $derived.by(() => {
    const { view, standing, board, scenario, game } = this.#scene;
    if (view.mode.kind !== 'push' || !standing || !board || !this.by) return [];
    const crowd = crowdFor(scenario, standing);
    return forcedMoves(board, {
      kind: this.kind,
      hexes: this.distance,
      from: this.by.at,
      at: standing.at,
      isFlying: movementOf(scenario, game.content, standing) === 'fly',
      enemies: [...crowd.enemies, ...(crowd.unseen ?? [])],
      allies: crowd.allies,
    });
  });

  begin(): void {
    this.#scene.view.setMode({ kind: 'push' });
  }

  setBy(figure: FigureId): void {
    this.#by = figure;
  }

  /** The path that ends on the hex, if there is one. */
  wayTo(hex: Hex) {
    return this.ways.find(({ path }) => {
      const end = path.at(-1);
      return end !== undefined && sameHex(end, hex);
    });
  }

  async pushTo(hex: Hex): Promise<void> {
    const way = this.wayTo(hex);
    const { standing, cards, steps, view } = this.#scene;
    if (!way || !standing || !this.by) return;
    if (this.asked) {
      const paths = [...(cards.answers.paths ?? []), { figure: standing.id, path: way.path }];
      await cards.answer({ paths });
      return;
    }
    const isRecorded = await steps.send({
      type: 'pushFigure',
      figure: standing.id,
      from: this.by.at,
      kind: this.kind,
      distance: this.distance,
      path: [...way.path],
    });
    if (isRecorded) view.setMode({ kind: 'look' });
  }
}
