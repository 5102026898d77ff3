import type { Cases, EventsByRule } from '../cases';
import type { FigureId, TokenId } from '../ids';
import type { Hex } from '../state';
import type { OverlayKind } from '../vocabulary';

export type BoardEvent =
  | EventsByRule<{
      figureMoved: {
        figure: FigureId;
        movement: 'walk' | 'jump' | 'fly';
        /** Hexes entered, in order. */
        path: readonly Hex[];
      };
      figureForced: { figure: FigureId; kind: 'push' | 'pull'; path: readonly Hex[] };
      cameDown: { figure: FigureId; at: Hex };
      doorOpened: { door: number; by: FigureId | null };
      doorUnlocked: { door: number };
      /** A door held open by plates closed again. */
      doorClosed: { door: number };
      trapSprung: { figure: FigureId | null; at: Hex };
      sightAllowed: { from: Hex; to: Hex; isAllowed: boolean };
    }>
  | Cases<
      'type',
      {
        boardUsed: { inUse: boolean };
        figurePlaced: { figure: FigureId; at: Hex | null };
        doorCorrected: { door: number; state: 'open' | 'closed' | 'locked' };
        overlayLaid: { kind: OverlayKind; hexes: readonly Hex[] };
        overlayRemoved: { kind: OverlayKind; at: Hex };
        tokenPlaced: { token: TokenId; at: Hex | null };
      }
    >;
