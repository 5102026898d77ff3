import { describe, expect, test } from 'vitest';
import { shippedContent } from '../testing/content';
import type { CardLine } from './types';

const content = shippedContent();
const classes = content.classes().map(({ id }) => id);

const linesOf = (classId: string) =>
  (content.cardLines(classId)?.cards ?? []).flatMap((card) =>
    (['top', 'bottom'] as const).map((half) => ({ card: card.id, half, lines: card[half] })),
  );

/** A line with all its nested lines. */
function deep(line: CardLine): readonly CardLine[] {
  const summoned = line.summon;
  const within = [
    ...(line.actions ?? []),
    ...(line.boosts ?? []).flatMap((boost) => boost.actions ?? []),
    ...(summoned?.onDeath ?? []),
    ...(summoned?.atTurnEnd ?? []),
    ...(summoned?.aura ?? []),
  ];
  return [line, ...within.flatMap(deep)];
}

describe('ability lines of class cards', () => {
  test.each(classes)('%s: every card has two halves with lines, in card order', (id) => {
    const lines = content.cardLines(id);
    expect(lines?.class).toBe(id);
    expect(lines?.cards.map((card) => card.id)).toEqual(content.classCards(id).map((c) => c.id));
  });

  test.each(classes)(
    '%s: summoning halves stay active, and halves with use slots have a trigger',
    (id) => {
      const cards = content.classCards(id);
      const wrong = linesOf(id).filter(({ card, half, lines }) => {
        const mark = cards.find((each) => each.id === card)?.[half];
        const all = lines.flatMap(deep);
        if (all.some(({ type }) => type === 'summon') && mark?.active !== 'persistent') return true;
        return mark?.slots !== undefined && !all.some(({ type }) => type === 'trigger');
      });
      expect(wrong).toEqual([]);
    },
  );

  test('only the lines contain experience', () => {
    const marked = classes.flatMap((id) =>
      content
        .classCards(id)
        .filter(({ top, bottom }) => [top, bottom].some((half) => 'experience' in half)),
    );
    expect(marked).toEqual([]);
  });

  test('every X has a meaning, and every area has its grey hex in the centre', () => {
    const all = classes
      .flatMap(linesOf)
      .flatMap(({ card, lines }) => lines.flatMap(deep).map((line) => ({ card, line })));
    const unexplained = all.filter(({ line }) => {
      const { value, range, target, maxHitPoints } = line;
      const numbers = [value, range, target, maxHitPoints].map(String);
      return numbers.some((number) => number.includes('X')) && line.x === undefined;
    });
    const offCentre = all.filter(({ line: { area } }) =>
      area?.some(({ q, r, role }) => role === 'self' && (q !== 0 || r !== 0)),
    );
    expect(unexplained).toEqual([]);
    expect(offCentre).toEqual([]);
    expect(all.filter(({ line }) => line.type === 'summon')).toHaveLength(42);
  });
});
