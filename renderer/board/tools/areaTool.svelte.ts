/** Places an area attack on the map. */
import { areaFromPrint } from '#shared/map/areas';
import { compareHexes, minus, mirror, plus, rotate, sameHex, type Hex } from '#shared/map/hexes';
import { refusalOf } from '#shared/result';
import { targetsUnder } from '#shared/rules/attack/targetsOnBoard';
import { actionsOf } from '#shared/rules/monsters/abilityLines';
import { areaTargets, bestArea } from '#shared/rules/board/placedFigures';
import { areaOf } from '#shared/rules/monsters/plan/numbers';
import { AREA_SHAPES, type AreaShape } from '#shared/map/areaShapes';
import { refusalSentence } from '../../words/sentences/refusals/refusals';
import type { Scene } from '../state/scene.svelte';

/** The possible rotations, in sixths of a full turn. */
const TURNS = [0, 1, 2, 3, 4, 5];

/** The id of the pattern on the played card. */
const CARD = 'card';

/** Mirrors a pattern if wanted, then rotates it by sixths of a full turn. */
function orient({ hexes }: AreaShape, turns: number, mirrored: boolean): readonly Hex[] {
  return hexes.map((hex) => rotate(mirrored ? mirror(hex) : hex, turns));
}

/** An area attack of the selected figure while it is placed. */
export class AreaTool {
  readonly #scene: Scene;
  #shapeId = $state<string>(CARD);
  #turns = $state(0);
  #mirrored = $state(false);
  /** The hex where the area was placed; null = it follows the mouse or the cursor. */
  #pinned = $state.raw<Hex | null>(null);
  /** The hexes chosen one by one, for an area without a pattern. */
  #free = $state.raw<readonly Hex[]>([]);

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** All shapes to choose from. The pattern of the figure's card is first. */
  readonly shapes = $derived.by((): readonly AreaShape[] => {
    const { standing, scenario, game, asks } = this.#scene;
    const { action } = asks ?? {};
    if (action && 'area' in action && action.area)
      return [{ id: CARD, ...areaFromPrint(action.area) }, ...AREA_SHAPES];
    const actions = standing?.kind === 'monster' ? actionsOf(scenario, game.content, standing) : [];
    const printed = actions.flatMap((action): readonly AreaShape[] => {
      const pattern = action.type === 'attack' ? areaOf(action) : null;
      return pattern ? [{ id: CARD, ...pattern }] : [];
    });
    return [...printed.slice(0, 1), ...AREA_SHAPES];
  });

  readonly shape = $derived.by(
    (): AreaShape | null =>
      this.shapes.find(({ id }) => id === this.#shapeId) ?? this.shapes[0] ?? null,
  );
  readonly isFree = $derived(this.shape?.id === 'free' || this.shape?.id === 'freeRanged');
  readonly isPlaced = $derived(this.#pinned !== null || this.isFree);

  begin(): void {
    if (this.#scene.asks) this.#shapeId = CARD;
    this.#pinned = null;
    this.#free = [];
    this.#scene.view.setMode({ kind: 'area' });
    this.#placeBest();
  }

  chooseShape(id: string): void {
    this.#shapeId = id;
    this.#pinned = null;
    this.#placeBest();
  }

  /** Starts where the area has the most targets. From there the mouse and the cursor move it. */
  #placeBest(): void {
    const { standing, scenario, game, range, view } = this.#scene;
    const { shape } = this;
    if (!standing || !shape || this.isFree) return;
    const best = bestArea(scenario, game.content, standing.id, shape, range);
    const wanted = best?.toSorted(compareHexes);
    const [first] = wanted ?? [];
    if (!wanted || !first) return;
    for (const mirrored of [this.#mirrored, !this.#mirrored]) {
      for (const turns of TURNS) {
        const pattern = orient(shape, turns, mirrored).toSorted(compareHexes);
        const at = pattern[0] ? minus(first, pattern[0]) : first;
        const isSame = pattern.every((hex, index) => sameHex(plus(hex, at), wanted[index] ?? hex));
        if (!isSame || (shape.kind === 'melee' && !sameHex(at, standing.at))) continue;
        this.#turns = turns;
        this.#mirrored = mirrored;
        if (shape.kind === 'ranged') view.cursor = at;
        return;
      }
    }
  }

  turn(steps: number): void {
    this.#turns = (((this.#turns + steps) % 6) + 6) % 6;
  }

  flip(): void {
    this.#mirrored = !this.#mirrored;
  }

  /** True if the players placed the area at this hex. */
  isPlacedAt(hex: Hex): boolean {
    if (this.isFree) return this.#free.some((each) => sameHex(each, hex));
    return this.#pinned !== null && sameHex(this.#pinned, hex);
  }

  /** True if the placement is complete, so that Enter on this hex attacks. */
  isReadyAt(hex: Hex): boolean {
    if (this.isFree || this.targets.length === 0 || this.why !== null) return false;
    return this.shape?.kind === 'melee' || this.isPlacedAt(hex);
  }

  /** Places the area at a hex. A melee area is rotated until it contains the hex. */
  lay(hex: Hex): void {
    if (this.shape?.kind === 'melee' && !this.isFree) {
      const next = TURNS.map((steps) => (this.#turns + 1 + steps) % TURNS.length);
      const found = next.find((turns) => this.#redAt(turns).some((each) => sameHex(each, hex)));
      this.#turns = found ?? this.#turns;
      return;
    }
    if (!this.isFree) {
      this.#pinned = this.#pinned && sameHex(this.#pinned, hex) ? null : hex;
      return;
    }
    this.#free = this.isPlacedAt(hex)
      ? this.#free.filter((each) => !sameHex(each, hex))
      : [...this.#free, hex];
  }

  /** The red hexes of the area. Walls may be among them. */
  readonly hexes = $derived.by((): readonly Hex[] => {
    const { view, standing } = this.#scene;
    if (view.mode.kind !== 'area' || !standing || !this.shape) return [];
    return this.isFree ? this.#free : this.#redAt(this.#turns);
  });

  #redAt(turns: number): readonly Hex[] {
    const { standing, target } = this.#scene;
    const { shape } = this;
    if (!standing || !shape) return [];
    const pattern = orient(shape, turns, this.#mirrored);
    if (shape.kind === 'melee') return pattern.map((hex) => plus(hex, standing.at));
    const at = this.#pinned ?? target ?? standing.at;
    return pattern.map((hex) => plus(hex, at));
  }

  readonly targets = $derived.by(() => {
    const { standing, scenario, game } = this.#scene;
    return standing ? areaTargets(scenario, game.content, standing.id, this.hexes) : [];
  });

  /** The reason why the placement is not legal; null if it is, or if nothing is placed. */
  readonly why = $derived.by(() => {
    const { standing, scenario, game, range } = this.#scene;
    if (!standing || this.hexes.length === 0) return null;
    const reach = { ranged: this.shape?.kind === 'ranged', range };
    const found = targetsUnder(scenario, game.content, standing, reach, { hexes: this.hexes });
    const refusal = refusalOf(found);
    return refusal && refusalSentence(refusal, game.names);
  });

  attack(): void {
    const { standing, cards, attack, view } = this.#scene;
    const { hexes, targets } = this;
    if (!standing || targets.length === 0) return;
    // The cursor is in the middle of the area, which may be outside of the map.
    view.cursor = null;
    if (this.#scene.asks) {
      void cards.answer({ hexes });
      return;
    }
    attack.placeArea(standing.id, { ranged: this.shape?.kind === 'ranged', hexes, targets });
    view.setMode({ kind: 'look' });
  }
}
