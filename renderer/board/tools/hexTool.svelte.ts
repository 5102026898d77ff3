/** Hexes of the map that a line of a card asks for. */
import { openHexes } from '#shared/commands/cards/openHexes';
import { hexNumber, type Hex } from '#shared/map/hexes';
import type { Scene } from '../state/scene.svelte';

/** Hexes that a line of a card asks for: where something is laid, taken away or summoned. */
export class HexTool {
  readonly #scene: Scene;
  #told = $state.raw<readonly Hex[]>([]);

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** Where it may be, as far as the board knows. */
  readonly open = $derived.by((): readonly Hex[] => {
    const { asks, scenario, cards, game } = this.#scene;
    const { character } = cards;
    if (asks?.needs !== 'hexes' || !character) return [];
    return openHexes(scenario, game.content, character, asks) ?? [];
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
    const { asks, cards } = this.#scene;
    const isOpen = this.open.some((each) => hexNumber(each) === hexNumber(hex));
    if (!asks || !isOpen) return;
    const others = this.#told.filter((each) => hexNumber(each) !== hexNumber(hex));
    const told = others.length < this.#told.length ? others : [...others, hex];
    this.#told = told;
    if (told.length === Math.min(asks.count, this.open.length)) {
      await cards.answer({ hexes: told });
    }
  }
}
