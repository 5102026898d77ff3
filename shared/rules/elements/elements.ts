/** Infuses, consumes and wanes elements. */
import type { GameEvent } from '../../events';
import type { Outcome } from '../../result';
import type { Scenario } from '../../state';
import { ELEMENTS, type Element, type ElementState } from '../../vocabulary';

/** The element board, and the elements infused during the current turn. */
export type ElementBoard = Pick<Scenario, 'elements' | 'infusing'>;

const WANED = { strong: 'waning', waning: 'inert', inert: 'inert' } as const;

/**
 * Records an element infused during this turn. It becomes strong when the turn ends.
 *
 * @rule ELEMENT-1
 */
export function infuse(board: ElementBoard, element: Element): Outcome<ElementBoard> {
  if (board.infusing.includes(element)) return { next: board, events: [] };
  return {
    next: { ...board, infusing: [...board.infusing, element] },
    events: [{ type: 'elementInfused', element, rule: 'ELEMENT-1' }],
  };
}

/** Makes the infused elements strong at the end of a turn. @rule ELEMENT-1 ELEMENT-5 */
export function elementsAtTurnEnd(board: ElementBoard): Outcome<ElementBoard> {
  if (board.infusing.length === 0) return { next: board, events: [] };
  const made = Object.fromEntries(board.infusing.map((element) => [element, 'strong']));
  return {
    next: { elements: { ...board.elements, ...made }, infusing: [] },
    events: board.infusing
      .filter((element) => board.elements[element] !== 'strong')
      .map((element) => ({ type: 'elementStrengthened', element, rule: 'ELEMENT-1' })),
  };
}

/**
 * True if the element is strong or waning. Elements infused during the current turn do not count.
 *
 * @rule ELEMENT-2
 */
export function canConsume(board: ElementBoard, element: Element): boolean {
  return board.elements[element] !== 'inert';
}

/**
 * Consumes an element. If it was also infused this turn, it is strong again at the end of the turn.
 * Check `canConsume` first.
 *
 * @rule ELEMENT-2
 */
export function consume(board: ElementBoard, element: Element): Outcome<ElementBoard> {
  return {
    next: { ...board, elements: { ...board.elements, [element]: 'inert' } },
    events: [{ type: 'elementConsumed', element, rule: 'ELEMENT-2' }],
  };
}

/** End of a round: strong becomes waning, waning becomes inert. @rule ELEMENT-4 */
export function elementsAtRoundEnd(board: ElementBoard): Outcome<ElementBoard> {
  const waning = ELEMENTS.filter((element) => board.elements[element] !== 'inert');
  if (waning.length === 0) return { next: board, events: [] };
  const after = Object.fromEntries(
    waning.map((element): [Element, ElementState] => [element, WANED[board.elements[element]]]),
  );
  return {
    next: { ...board, elements: { ...board.elements, ...after } },
    events: waning.map((element): GameEvent => {
      const to = WANED[board.elements[element]];
      return { type: 'elementWaned', element, to, rule: 'ELEMENT-4' };
    }),
  };
}

/** An element board with all six elements inert. */
export const NO_ELEMENTS: ElementBoard = {
  elements: {
    fire: 'inert',
    ice: 'inert',
    air: 'inert',
    earth: 'inert',
    light: 'inert',
    dark: 'inert',
  },
  infusing: [],
};
