/** The names of focus targets on the table, and the open overlay. */
import type { AbilityDeckId, BlockId, FigureId, MonsterTypeId } from '#shared/ids';
import { Landmarks, type Landmark } from '../../ui/landmarks';

/** The open overlay. The table has at most one. */
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

/** The names of focus targets. */
export const PLACES = {
  /** The amber button. It gets the focus when no field is left to fill. */
  next: 'next-step',
  /** All initiative fields. */
  initiatives: 'initiatives',
  target: 'target',
  /** The first number of the pad for attack values. */
  attackValue: 'attack-value',
  /** The first option of the choice that the turn asks for. */
  choice: 'choice',
  map: 'map',
  /** The first modifier card that can be entered for an attack. */
  enteredCard: 'entered-card',
  initiative: (character: FigureId) => `initiative-${character}`,
  secondInitiative: (character: FigureId) => `second-${character}`,
  /** A figure in the list of figures. */
  figure: (figure: FigureId) => `figure-${figure}`,
  /** The sleeve of a monster type. */
  sleeve: (type: MonsterTypeId) => `sleeve-${type}`,
  /** The button beside a figure that opens its panel. */
  panel: (figure: FigureId) => `panel-${figure}`,
  kit: (figure: FigureId) => `kit-${figure}`,
  abilityDeck: (deck: AbilityDeckId) => `deck-${deck}`,
  /** The initiative of a block in the turn order. A press corrects it. */
  turnOrder: (block: BlockId) => `order-${block}`,
};

export class TablePlaces extends Landmarks {
  overlay = $state.raw<Overlay | null>(null);
  /** The figure whose crosshairs had the focus last. */
  target = $state.raw<FigureId | null>(null);
  /** True if this screen shows the map. */
  isMapHere = $state(false);

  /** Opens an overlay. Null closes the open one. */
  readonly open = (overlay: Overlay | null): void => {
    this.overlay = overlay;
  };

  /** Opens the panel of a figure, beside the figure. */
  openFigure(figure: FigureId): void {
    const anchor = this.find(PLACES.panel(figure));
    if (!anchor) return;
    anchor.scrollIntoView({ block: 'nearest' });
    this.open({ kind: 'figure', figure, anchor });
  }

  /** Opens the correction of a block's initiative, beside it. */
  correctInitiative(block: BlockId): void {
    const anchor = this.find(PLACES.turnOrder(block));
    if (anchor) this.open({ kind: 'initiative', block, anchor });
  }

  /** Asks for the ability card that the players drew for a deck in this round. */
  enterAbilityCard(deck: AbilityDeckId): void {
    const anchor = this.find(PLACES.abilityDeck(deck)) ?? this.find(PLACES.next);
    if (!anchor) return;
    anchor.scrollIntoView({ block: 'nearest' });
    this.open({ kind: 'abilityCard', deck, anchor });
  }

  /** Opens a character's items and cards, beside their button or beside the figure. */
  openKit(figure: FigureId): void {
    const anchor = this.find(PLACES.kit(figure)) ?? this.find(PLACES.panel(figure));
    if (anchor) this.open({ kind: 'kit', figure, anchor });
  }

  /** Focuses the first empty initiative field, else the first field. */
  focusInitiative(): void {
    const fields = this.allOf(PLACES.initiatives) as readonly HTMLInputElement[];
    const field = fields.find(({ value }) => value === '') ?? fields[0];
    field?.focus();
    // Selects the number, so that typing replaces it.
    field?.select();
  }
}
