/** The shapes of the commands of a campaign that has begun. For the boundary only. */
import { KIT_SHAPES } from '../cards/kitShapes';
import { ITEM_SHAPES, SHEET_SHAPES } from './sheetShapes';
import { WORLD_SHAPES } from './worldShapes';

export const CAMPAIGN_SHAPES = {
  ...SHEET_SHAPES,
  ...ITEM_SHAPES,
  ...WORLD_SHAPES,
  ...KIT_SHAPES,
} as const;
