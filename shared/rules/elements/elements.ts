/** The element board: infused, consumed, waning. */
import type { GameEvent } from '../../events';
import type { Outcome } from '../../result';
import type { Scenario } from '../../state';
import { ELEMENTS, type Element, type ElementState } from '../../vocabulary';

/** The element board, and what the running turn has made. */
export type ElementBoard = Pick<Scenario, 'elements' | 'infusing'>;

const WANED = { strong: 'waning', waning: 'inert', inert: 'inert' } as const;

/**
 * Notes an element that is made in this turn; it is strong when the turn ends.
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

/**
 * At the end of a turn everything made in it is strong.
 *
 * @rule ELEMENT-1
 */
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
 * Whether it may be used up: it is strong or waning on the board. What the running turn makes is
 * not there yet.
 *
 * @rule ELEMENT-2
 */
export function canConsume(board: ElementBoard, element: Element): boolean {
  return board.elements[element] !== 'inert';
}

/**
 * Uses an element up; one made in this turn, too, is strong again at the end of the turn.
 * Only for an element that `canConsume`.
 *
 * @rule ELEMENT-2
 */
export function consume(board: ElementBoard, element: Element): Outcome<ElementBoard> {
  return {
    next: { ...board, elements: { ...board.elements, [element]: 'inert' } },
    events: [{ type: 'elementConsumed', element, rule: 'ELEMENT-2' }],
  };
}

/**
 * At the end of a round: strong becomes waning, waning inert.
 *
 * @rule ELEMENT-4
 */
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

/** All six inert. */
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
