import { describe, expect, test } from 'vitest';
import { CONTENT } from '../../testing/play';
import { verdictOn } from '../../testing/itemProbe';

describe('[ITEM-6] every effect of every item', () => {
  const items = CONTENT.items().map((item) => [item.id, item] as const);

  test.each(items)('item %i acts, is offered or is explained at its moment', (_, item) => {
    const verdicts = (item.effects ?? []).map((_effect, index) => verdictOn(item, index));
    expect(verdicts).not.toEqual([]);
    expect(verdicts).not.toContain('silent');
  });
});
