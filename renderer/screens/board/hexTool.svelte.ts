/** Hexes of the map that a line of a card asks for. */
import { hexNumber, type Hex } from '#shared/map/hexes';
import { areAdjacent } from '#shared/map/range';
import { summonHexes } from '#shared/rules/monsters/summonHexes';
import type { Scene } from './scene.svelte';

/** Hexes that a line of a card asks for: where something is laid, taken away or summoned. */
export class HexTool {
  readonly #scene: Scene;
  #told = $state.raw<readonly Hex[]>([]);

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** Where it may be, as far as the board knows. */
  readonly open = $derived.by((): readonly Hex[] => {
    const { asks, scenario, table, board, drawing } = this.#scene;
    const { character } = table.lines;
    if (asks?.needs !== 'hexes' || !asks.deed || !character || !board) return [];
    if (asks.deed.kind === 'summon') return summonHexes(scenario, table.content, character) ?? [];
    const isClear = asks.deed.kind === 'clear' ? asks.deed.what : null;
    const { at } = character;
    const isNear = (hex: Hex) =>
      asks.line.printed.placement !== 'adjacentEmptyHex' && asks.line.printed.adjacent !== true
        ? true
        : at !== null && areAdjacent(board, at, hex);
    return (drawing?.hexes ?? [])
      .map(({ hex }) => hex)
      .filter((hex) => isNear(hex) && this.#fits(hex, isClear));
  });

  get told(): readonly Hex[] {
    return this.#scene.asks ? this.#told : [];
  }

  begin(): void {
    this.#told = [];
    this.#scene.looking.setMode({ kind: 'hexes' });
  }

  /** One more, or one less; the last one answers. */
  async tell(hex: Hex): Promise<void> {
    const { asks, table } = this.#scene;
    const isOpen = this.open.some((each) => hexNumber(each) === hexNumber(hex));
    if (!asks || !isOpen) return;
    const others = this.#told.filter((each) => hexNumber(each) !== hexNumber(hex));
    const told = others.length < this.#told.length ? others : [...others, hex];
    this.#told = told;
    if (told.length === Math.min(asks.count, this.open.length)) {
      await table.lines.answer({ hexes: told });
    }
  }

  #fits(hex: Hex, what: 'obstacle' | 'trap' | null): boolean {
    const scene = this.#scene;
    const overlays = scene.overlaysAt(hex);
    if (what !== null) return overlays.some(({ kind }) => kind === what);
    return overlays.length === 0 && !scene.figureAt(hex) && !scene.doorAt(hex);
  }
}
