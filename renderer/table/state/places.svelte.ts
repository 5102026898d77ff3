/** Where things stand on the table, and the one that lies open over it. */
import type { AbilityDeckId, BlockId, FigureId, MonsterTypeId } from '#shared/ids';
import { Landmarks, type Landmark } from '../../ui/landmarks';

/** The one thing that lies over the table; the next one takes its place. */
export type Overlay =
  | { readonly kind: 'figure'; readonly figure: FigureId; readonly anchor: Landmark }
  | { readonly kind: 'kit'; readonly figure: FigureId; readonly anchor: Landmark }
  | { readonly kind: 'hand'; readonly figure: FigureId }
  | { readonly kind: 'standee'; readonly type: MonsterTypeId; readonly anchor: Landmark }
  | { readonly kind: 'abilityCard'; readonly deck: AbilityDeckId; readonly anchor: Landmark }
  | { readonly kind: 'initiative'; readonly block: BlockId; readonly anchor: Landmark }
  | { readonly kind: 'scenario'; readonly anchor: Landmark }
  | { readonly kind: 'monster'; readonly anchor: Landmark }
  | { readonly kind: 'summon'; readonly owner: FigureId };

/** Names of places on the table that others go to. */
export const PLACES = {
  /** The amber button, where the hand goes when nothing is left to type. */
  next: 'next-step',
  /** Every field for an initiative. */
  initiatives: 'initiatives',
  target: 'target',
  /** The first of the values that an attack may have. */
  attackValue: 'attack-value',
  /** The first of what is to be chosen in the turn that runs. */
  choice: 'choice',
  map: 'map',
  /** The first card that can be told for an attack. */
  toldCard: 'told-card',
  initiative: (character: FigureId) => `initiative-${character}`,
  secondInitiative: (character: FigureId) => `second-${character}`,
  /** Where a figure stands in the list. */
  figure: (figure: FigureId) => `figure-${figure}`,
  /** The sleeve of a monster type. */
  sleeve: (type: MonsterTypeId) => `sleeve-${type}`,
  /** The button beside a figure that opens its panel. */
  panel: (figure: FigureId) => `panel-${figure}`,
  kit: (figure: FigureId) => `kit-${figure}`,
  abilityDeck: (deck: AbilityDeckId) => `deck-${deck}`,
  /** The number of a block in the turn order, which is set right there. */
  turnOrder: (block: BlockId) => `order-${block}`,
};

export class TablePlaces extends Landmarks {
  overlay = $state.raw<Overlay | null>(null);
  /** The map stands on this screen. */
  isMapHere = $state(false);

  /** Lays one thing over the table; null takes it away. */
  readonly open = (overlay: Overlay | null): void => {
    this.overlay = overlay;
  };

  /** The panel of a figure, beside where it stands. */
  openFigure(figure: FigureId): void {
    const anchor = this.find(PLACES.panel(figure));
    if (!anchor) return;
    anchor.scrollIntoView({ block: 'nearest' });
    this.open({ kind: 'figure', figure, anchor });
  }

  /** Beside its number in the turn order. */
  correctInitiative(block: BlockId): void {
    const anchor = this.find(PLACES.turnOrder(block));
    if (anchor) this.open({ kind: 'initiative', block, anchor });
  }

  /** Asks which card of the deck lies open. */
  tellAbilityCard(deck: AbilityDeckId): void {
    const anchor = this.find(PLACES.abilityDeck(deck)) ?? this.find(PLACES.next);
    if (!anchor) return;
    anchor.scrollIntoView({ block: 'nearest' });
    this.open({ kind: 'abilityCard', deck, anchor });
  }

  /** Beside its button, or where the figure stands on a screen without one. */
  openKit(figure: FigureId): void {
    const anchor = this.find(PLACES.kit(figure)) ?? this.find(PLACES.panel(figure));
    if (anchor) this.open({ kind: 'kit', figure, anchor });
  }

  /** To the first initiative that is missing, or the first one. */
  focusInitiative(): void {
    const fields = this.all(PLACES.initiatives) as readonly HTMLInputElement[];
    const field = fields.find(({ value }) => value === '') ?? fields[0];
    field?.focus();
    // What is in it may be what has to be put right.
    field?.select();
  }
}
