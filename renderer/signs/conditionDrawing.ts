/** Finds the drawing of a condition, printed or from a pack. */
import { isOwnCondition, type Condition } from '#shared/vocabulary';
import { ownCondition } from '../words/helpers/ownConditions';
import { drawingOf, type DrawnSign } from './drawings';

export function conditionDrawing(condition: Condition | 'bless' | 'curse'): DrawnSign {
  if (isOwnCondition(condition)) return ownCondition(condition)?.sign ?? 'eclipse';
  return drawingOf(condition);
}
