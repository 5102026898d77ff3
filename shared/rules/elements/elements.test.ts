import { describe, expect, test } from 'vitest';
import {
  canConsume,
  consume,
  elementsAtRoundEnd,
  elementsAtTurnEnd,
  infuse,
  NO_ELEMENTS,
  type ElementBoard,
} from './elements';

function board(elements: Partial<ElementBoard['elements']>): ElementBoard {
  return { ...NO_ELEMENTS, elements: { ...NO_ELEMENTS.elements, ...elements } };
}

describe('infuse', () => {
  test('[ELEMENT-1] an element becomes strong at the end of the turn, not before', () => {
    const made = infuse(NO_ELEMENTS, 'fire').next;
    expect(made.elements.fire).toBe('inert');
    const { next, events } = elementsAtTurnEnd(made);
    expect(next).toEqual(board({ fire: 'strong' }));
    expect(events).toEqual([{ type: 'elementStrengthened', element: 'fire', rule: 'ELEMENT-1' }]);
  });

  test('[ELEMENT-5] an element is consumed and infused in one turn, and strong at its end', () => {
    const used = consume(board({ fire: 'waning' }), 'fire').next;
    expect(used.elements.fire).toBe('inert');
    const made = infuse(used, 'fire').next;
    expect(canConsume(made, 'fire')).toBe(false);
    expect(elementsAtTurnEnd(made).next.elements.fire).toBe('strong');
  });

  test('[ELEMENT-1] infusing an element twice in a turn has no further effect', () => {
    const once = infuse(NO_ELEMENTS, 'fire').next;
    expect(infuse(once, 'fire')).toEqual({ next: once, events: [] });
  });
});

describe('consume', () => {
  test.each([
    ['strong', true],
    ['waning', true],
    ['inert', false],
  ] as const)('[ELEMENT-2] an element that is %s can be consumed: %s', (state, expected) => {
    expect(canConsume(board({ ice: state }), 'ice')).toBe(expected);
  });

  test('[ELEMENT-2] a consumed element is inert at once', () => {
    expect(consume(board({ ice: 'strong' }), 'ice').next.elements.ice).toBe('inert');
  });

  test('[ELEMENT-2] an element infused this turn cannot be consumed yet', () => {
    expect(canConsume(infuse(NO_ELEMENTS, 'dark').next, 'dark')).toBe(false);
  });

  test('[ELEMENT-2] an element consumed and infused in one turn is strong at its end', () => {
    const used = consume(infuse(board({ dark: 'waning' }), 'dark').next, 'dark').next;
    expect(elementsAtTurnEnd(used).next.elements.dark).toBe('strong');
  });
});

describe('elementsAtRoundEnd', () => {
  test('[ELEMENT-4] strong becomes waning, waning becomes inert', () => {
    const { next, events } = elementsAtRoundEnd(board({ fire: 'strong', ice: 'waning' }));
    expect(next).toEqual(board({ fire: 'waning' }));
    expect(events.map((event) => event.type)).toEqual(['elementWaned', 'elementWaned']);
  });

  test('[ELEMENT-4] an inert board does not change', () => {
    expect(elementsAtRoundEnd(NO_ELEMENTS)).toEqual({ next: NO_ELEMENTS, events: [] });
  });
});
