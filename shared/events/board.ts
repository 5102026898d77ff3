/** What moves and changes on the board. */
import type { FigureId, TokenId } from '../ids';
import type { RuleId } from '../rulebook';
import type { Hex } from '../state';
import type { OverlayKind } from '../vocabulary';

export type BoardEvent =
  | { readonly type: 'boardUsed'; readonly inUse: boolean }
  | { readonly type: 'figurePlaced'; readonly figure: FigureId; readonly at: Hex | null }
  | {
      readonly type: 'figureMoved';
      readonly figure: FigureId;
      readonly movement: 'walk' | 'jump' | 'fly';
      /** Hexes entered, in order. */
      readonly path: readonly Hex[];
      readonly rule: RuleId;
    }
  | {
      readonly type: 'figureForced';
      readonly figure: FigureId;
      readonly kind: 'push' | 'pull';
      readonly path: readonly Hex[];
      readonly rule: RuleId;
    }
  | {
      readonly type: 'cameDown';
      readonly figure: FigureId;
      readonly at: Hex;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'doorOpened';
      readonly door: number;
      readonly by: FigureId | null;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'doorCorrected';
      readonly door: number;
      readonly state: 'open' | 'closed' | 'locked';
    }
  | {
      readonly type: 'trapSprung';
      readonly figure: FigureId | null;
      readonly at: Hex;
      readonly rule: RuleId;
    }
  | { readonly type: 'overlayLaid'; readonly kind: OverlayKind; readonly hexes: readonly Hex[] }
  | { readonly type: 'overlayRemoved'; readonly kind: OverlayKind; readonly at: Hex }
  | { readonly type: 'tokenPlaced'; readonly token: TokenId; readonly at: Hex | null }
  | {
      readonly type: 'sightAllowed';
      readonly from: Hex;
      readonly to: Hex;
      readonly isAllowed: boolean;
      readonly rule: RuleId;
    };
