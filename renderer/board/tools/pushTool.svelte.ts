/** Chooses the path of a push or pull on the map. */
import { forcedMoves } from '#shared/map/forcedMovement';
import { sameHex, type Hex } from '#shared/map/hexes';
import type { FigureId } from '#shared/ids';
import { crowdFor, movementOf } from '#shared/rules/board/placedFigures';
import type { Scene } from '../state/scene.svelte';

export class PushTool {
  readonly #scene: Scene;
  #kind = $state.raw<'push' | 'pull'>('push');
  #distance = $state(1);
  #pusher = $state.raw<FigureId | null>(null);

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** The push or pull that a card line asks for, else null. */
  readonly asked = $derived.by(() => {
    const { action, needs } = this.#scene.asks ?? {};
    const isPushOrPull = action?.kind === 'push' || action?.kind === 'pull';
    return isPushOrPull && needs === 'path' ? action : null;
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

  /** The figure that pushes: the asking or chosen one, else the active one, else any other. */
  readonly pusher = $derived.by(() => {
    const { acting } = this.#scene;
    const find = (wanted: FigureId | null) => this.others.find(({ id }) => id === wanted);
    const chosen = this.asked ? acting : this.#pusher;
    return find(chosen) ?? find(acting) ?? this.others[0] ?? null;
  });

  readonly paths = $derived.by(() => {
    const { view, standing, board, scenario, game } = this.#scene;
    if (view.mode.kind !== 'push' || !standing || !board || !this.pusher) return [];
    const crowd = crowdFor(scenario, game.content, standing);
    return forcedMoves(board, {
      kind: this.kind,
      hexes: this.distance,
      from: this.pusher.at,
      at: standing.at,
      isFlying: movementOf(scenario, game.content, standing) === 'fly',
      enemies: [...crowd.enemies, ...(crowd.unseen ?? [])],
      allies: crowd.allies,
    });
  });

  begin(): void {
    this.#scene.view.setMode({ kind: 'push' });
  }

  setPusher(figure: FigureId): void {
    this.#pusher = figure;
  }

  /** The path that ends on the hex; undefined if there is none. */
  pathTo(hex: Hex) {
    return this.paths.find(({ path }) => {
      const end = path.at(-1);
      return end !== undefined && sameHex(end, hex);
    });
  }

  async pushTo(hex: Hex): Promise<void> {
    const found = this.pathTo(hex);
    const { standing, cards, steps, view } = this.#scene;
    if (!found || !standing || !this.pusher) return;
    if (this.asked) {
      const paths = [...(cards.answers.paths ?? []), { figure: standing.id, path: found.path }];
      await cards.answer({ paths });
      return;
    }
    const isRecorded = await steps.send({
      type: 'pushFigure',
      figure: standing.id,
      from: this.pusher.at,
      kind: this.kind,
      distance: this.distance,
      path: [...found.path],
    });
    if (isRecorded) view.setMode({ kind: 'look' });
  }
}
