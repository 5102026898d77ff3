/** Chooses the hexes that a card line asks for. */
import { openHexes } from '#shared/commands/cards/hexesToChoose';
import { hexNumber, type Hex } from '#shared/map/hexes';
import type { Scene } from '../state/scene.svelte';

export class HexTool {
  readonly #scene: Scene;
  #chosen = $state.raw<readonly Hex[]>([]);

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** The hexes that can be chosen. */
  readonly open = $derived.by((): readonly Hex[] => {
    const { asks, scenario, cards, game } = this.#scene;
    const { character } = cards;
    if (asks?.needs !== 'hexes' || !character) return [];
    return openHexes(scenario, game.content, character, asks, this.#chosen) ?? [];
  });

  get chosen(): readonly Hex[] {
    return this.#scene.asks ? this.#chosen : [];
  }

  begin(): void {
    this.#chosen = [];
    this.#scene.view.setMode({ kind: 'hexes' });
  }

  /** Adds or removes a hex. The answer is sent when all hexes are chosen. */
  async toggle(hex: Hex): Promise<void> {
    const { asks, cards } = this.#scene;
    const isOpen = this.open.some((each) => hexNumber(each) === hexNumber(hex));
    if (!asks || !isOpen) return;
    const others = this.#chosen.filter((each) => hexNumber(each) !== hexNumber(hex));
    const chosen = others.length < this.#chosen.length ? others : [...others, hex];
    this.#chosen = chosen;
    if (chosen.length === Math.min(asks.count, this.open.length)) {
      await cards.answer({ hexes: chosen });
    }
  }
}
