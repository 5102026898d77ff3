/** How an area attack is laid on the map. */
import { areaFromPrint } from '#shared/map/areas';
import { compareHexes, minus, mirror, plus, rotate, sameHex, type Hex } from '#shared/map/hexes';
import { refusalOf } from '#shared/result';
import { targetsUnder } from '#shared/rules/attack/onBoard';
import { actionsOf } from '#shared/rules/monsters/abilityLines';
import { areaTargets, bestArea } from '#shared/rules/board/placedFigures';
import { areaOf } from '#shared/rules/monsters/plan/numbers';
import { AREA_SHAPES, type AreaShape } from '#shared/map/areaShapes';
import { refusalSentence } from '../../words/sentences/steps/refusals';
import type { Scene } from '../state/scene.svelte';

/** The six ways it can lie. */
const TURNS = [0, 1, 2, 3, 4, 5];

/** The pattern of the card that is played. */
const CARD = 'card';

/** Turned by sixths after it was mirrored. */
function heldAs({ hexes }: AreaShape, turns: number, mirrored: boolean): readonly Hex[] {
  return hexes.map((hex) => rotate(mirrored ? mirror(hex) : hex, turns));
}

/** An area attack of the selected figure being laid: shape, turns, mirror image, place. */
export class AreaTool {
  readonly #scene: Scene;
  #shapeId = $state<string>(CARD);
  #turns = $state(0);
  #mirrored = $state(false);
  /** Where it was laid; null = it follows the mouse or the cursor. */
  #pinned = $state.raw<Hex | null>(null);
  /** Hexes chosen one by one. */
  #free = $state.raw<readonly Hex[]>([]);

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** The pattern of the figure's own card first, where it has one. */
  readonly shapes = $derived.by((): readonly AreaShape[] => {
    const { standing, scenario, game, asks } = this.#scene;
    const { action } = asks ?? {};
    if (action && 'area' in action && action.area)
      return [{ id: CARD, ...areaFromPrint(action.area) }, ...AREA_SHAPES];
    const actions = standing?.kind === 'monster' ? actionsOf(scenario, game.content, standing) : [];
    const own = actions.flatMap((action): readonly AreaShape[] => {
      const pattern = action.type === 'attack' ? areaOf(action) : null;
      return pattern ? [{ id: CARD, ...pattern }] : [];
    });
    return [...own.slice(0, 1), ...AREA_SHAPES];
  });

  readonly shape = $derived.by(
    (): AreaShape | null =>
      this.shapes.find(({ id }) => id === this.#shapeId) ?? this.shapes[0] ?? null,
  );
  readonly isFree = $derived(this.shape?.id === 'free' || this.shape?.id === 'freeRanged');
  readonly isLaid = $derived(this.#pinned !== null || this.isFree);

  begin(): void {
    if (this.#scene.asks) this.#shapeId = CARD;
    this.#pinned = null;
    this.#free = [];
    this.#scene.looking.setMode({ kind: 'area' });
    this.#layWell();
  }

  chooseShape(id: string): void {
    this.#shapeId = id;
    this.#pinned = null;
    this.#layWell();
  }

  /** It begins where it hits most; the mouse and the cursor take it elsewhere. */
  #layWell(): void {
    const { standing, scenario, game, range, looking } = this.#scene;
    const { shape } = this;
    if (!standing || !shape || this.isFree) return;
    const best = bestArea(scenario, game.content, standing.id, shape, range);
    const lies = best?.toSorted(compareHexes);
    const [first] = lies ?? [];
    if (!lies || !first) return;
    for (const mirrored of [this.#mirrored, !this.#mirrored]) {
      for (const turns of TURNS) {
        const held = heldAs(shape, turns, mirrored).toSorted(compareHexes);
        const at = held[0] ? minus(first, held[0]) : first;
        const isSame = held.every((hex, index) => sameHex(plus(hex, at), lies[index] ?? hex));
        if (!isSame || (shape.kind === 'melee' && !sameHex(at, standing.at))) continue;
        this.#turns = turns;
        this.#mirrored = mirrored;
        if (shape.kind === 'ranged') looking.cursor = at;
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

  /** Laid with this hex, by the choice of the players. */
  isLaidAt(hex: Hex): boolean {
    if (this.isFree) return this.#free.some((each) => sameHex(each, hex));
    return this.#pinned !== null && sameHex(this.#pinned, hex);
  }

  /** It lies where it is to lie, so that Enter on this hex attacks. */
  isReadyAt(hex: Hex): boolean {
    if (this.isFree || this.targets.length === 0 || this.why !== null) return false;
    return this.shape?.kind === 'melee' || this.isLaidAt(hex);
  }

  /** Beside the figure there is no place to choose: it is turned until the hex is in it. */
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
    this.#free = this.isLaidAt(hex)
      ? this.#free.filter((each) => !sameHex(each, hex))
      : [...this.#free, hex];
  }

  /** The red hexes as they lie now; walls may be among them. */
  readonly hexes = $derived.by((): readonly Hex[] => {
    const { looking, standing } = this.#scene;
    if (looking.mode.kind !== 'area' || !standing || !this.shape) return [];
    return this.isFree ? this.#free : this.#redAt(this.#turns);
  });

  #redAt(turns: number): readonly Hex[] {
    const { standing, target } = this.#scene;
    const { shape } = this;
    if (!standing || !shape) return [];
    const held = heldAs(shape, turns, this.#mirrored);
    if (shape.kind === 'melee') return held.map((hex) => plus(hex, standing.at));
    const at = this.#pinned ?? target ?? standing.at;
    return held.map((hex) => plus(hex, at));
  }

  readonly targets = $derived.by(() => {
    const { standing, scenario, game } = this.#scene;
    return standing ? areaTargets(scenario, game.content, standing.id, this.hexes) : [];
  });

  /** Why it cannot lie as it does, as a sentence; null = it can, or nothing is laid yet. */
  readonly why = $derived.by(() => {
    const { standing, scenario, game, range } = this.#scene;
    if (!standing || this.hexes.length === 0) return null;
    const reach = { ranged: this.shape?.kind === 'ranged', range };
    const under = targetsUnder(scenario, game.content, standing, reach, { hexes: this.hexes });
    const refusal = refusalOf(under);
    return refusal && refusalSentence(refusal, game.names);
  });

  attack(): void {
    const { standing, cards, attack, looking } = this.#scene;
    const { hexes, targets } = this;
    if (!standing || targets.length === 0) return;
    // Of an area its middle, which may lie beside the map, is nothing to look at.
    looking.cursor = null;
    if (this.#scene.asks) {
      void cards.answer({ hexes });
      return;
    }
    attack.layArea(standing.id, { ranged: this.shape?.kind === 'ranged', hexes, targets });
    looking.setMode({ kind: 'look' });
  }
}
