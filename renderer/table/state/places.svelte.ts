/** Focus targets of the table, and its open overlay. */
import type { AbilityDeckId, BlockId, FigureId, MonsterTypeId } from '#shared/ids';
import { Landmarks, type Landmark } from '../../ui/landmarks';

/** The one overlay of the table; the next one replaces it. */
export type Overlay =
  | { readonly kind: 'figure'; readonly figure: FigureId; readonly anchor: Landmark }
  | { readonly kind: 'kit'; readonly figure: FigureId; readonly anchor: Landmark }
  | { readonly kind: 'earned'; readonly figure: FigureId; readonly anchor: Landmark }
  | { readonly kind: 'hand'; readonly figure: FigureId }
  | { readonly kind: 'standee'; readonly type: MonsterTypeId; readonly anchor: Landmark }
  | { readonly kind: 'abilityCard'; readonly deck: AbilityDeckId; readonly anchor: Landmark }
  | { readonly kind: 'initiative'; readonly block: BlockId; readonly anchor: Landmark }
  | { readonly kind: 'scenario'; readonly anchor: Landmark }
  | { readonly kind: 'monster'; readonly anchor: Landmark }
  | { readonly kind: 'summon'; readonly owner: FigureId };

/** Names of focus targets. */
export const PLACES = {
  /** The amber button; focused when no field is left to fill. */
  next: 'next-step',
  /** All initiative fields. */
  initiatives: 'initiatives',
  target: 'target',
  /** The first button of attack values. */
  attackValue: 'attack-value',
  /** The first option of the running turn's choice. */
  choice: 'choice',
  map: 'map',
  /** The first card that can be entered for an attack. */
  enteredCard: 'entered-card',
  initiative: (character: FigureId) => `initiative-${character}`,
  secondInitiative: (character: FigureId) => `second-${character}`,
  /** A figure in the list. */
  figure: (figure: FigureId) => `figure-${figure}`,
  /** The sleeve of a monster type. */
  sleeve: (type: MonsterTypeId) => `sleeve-${type}`,
  /** The button beside a figure that opens its panel. */
  panel: (figure: FigureId) => `panel-${figure}`,
  kit: (figure: FigureId) => `kit-${figure}`,
  abilityDeck: (deck: AbilityDeckId) => `deck-${deck}`,
  /** The initiative of a block in the turn order, where it can be corrected. */
  turnOrder: (block: BlockId) => `order-${block}`,
};

export class TablePlaces extends Landmarks {
  overlay = $state.raw<Overlay | null>(null);
  /** The figure whose crosshair had the focus last. */
  target = $state.raw<FigureId | null>(null);
  /** This screen shows the map. */
  isMapHere = $state(false);

  /** Opens an overlay; null closes it. */
  readonly open = (overlay: Overlay | null): void => {
    this.overlay = overlay;
  };

  /** Opens the panel of a figure beside it. */
  openFigure(figure: FigureId): void {
    const anchor = this.find(PLACES.panel(figure));
    if (!anchor) return;
    anchor.scrollIntoView({ block: 'nearest' });
    this.open({ kind: 'figure', figure, anchor });
  }

  /** Opens the correction beside the block's initiative. */
  correctInitiative(block: BlockId): void {
    const anchor = this.find(PLACES.turnOrder(block));
    if (anchor) this.open({ kind: 'initiative', block, anchor });
  }

  /** Asks for the deck's card of this round. */
  enterAbilityCard(deck: AbilityDeckId): void {
    const anchor = this.find(PLACES.abilityDeck(deck)) ?? this.find(PLACES.next);
    if (!anchor) return;
    anchor.scrollIntoView({ block: 'nearest' });
    this.open({ kind: 'abilityCard', deck, anchor });
  }

  /** Opens items and cards beside their button, or beside the figure. */
  openKit(figure: FigureId): void {
    const anchor = this.find(PLACES.kit(figure)) ?? this.find(PLACES.panel(figure));
    if (anchor) this.open({ kind: 'kit', figure, anchor });
  }

  /** Focuses the first empty initiative field, else the first one. */
  focusInitiative(): void {
    const fields = this.allOf(PLACES.initiatives) as readonly HTMLInputElement[];
    const field = fields.find(({ value }) => value === '') ?? fields[0];
    field?.focus();
    // Selected, so that typing corrects it.
    field?.select();
  }
}
