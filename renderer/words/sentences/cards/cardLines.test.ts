import { describe, expect, test } from 'vitest';
import type { ClassCardLines } from '#shared/content/types';
import { halfLines } from '#shared/rules/cards/lines/cardLines';
import { LASTING } from '#shared/rules/cards/lines/lineAction';
import { cardLineText, saidText } from './cardLines';

const files: Record<string, ClassCardLines> = import.meta.glob(
  '../../../../shared/content/data/cardLines/*.json',
  { eager: true, import: 'default' },
);
const all = Object.values(files)
  .flatMap(({ cards }) => cards)
  .flatMap(({ id, top, bottom }) => [...top, ...bottom].map((line) => ({ id, line })));

const texts = (card: number): readonly string[] =>
  all
    .filter(({ id }) => id === card)
    .map(({ line }) => cardLineText(line))
    .map(({ main, rest }) => (rest === '' ? main : `${main} · ${rest}`));

describe('cardLineText', () => {
  test('has the meaning of the card in our words', () => {
    expect(texts(1)).toEqual([
      'Attack 3 · pierce 2',
      'Move 4 · jump',
      'Attack 2 · enemies moved through',
      'Experience 2',
    ]);
    expect(texts(7)[1]).toBe('Each time an attack damages you · shield 1');
    expect(texts(185)[0]).toBe('Heal · all hit points, one adjacent ally');
    expect(texts(63)[0]).toBe('Recover lost cards · all');
    expect(texts(626)[3]).toBe(
      'Modifier cards count as +0 · negative cards and null, drawn for your attacks',
    );
    expect(texts(118)[2]).toBe('Create obstacle · 2 of them, of 1 hex, adjacent empty hex');
    expect(texts(2).slice(0, 2)).toEqual(['Retaliate 2', 'Experience 1 · if you retaliate']);
  });

  test('has words for every line, and no raw keywords', () => {
    const wrong = all
      .map(({ id, line }) => ({ id, ...cardLineText(line) }))
      .filter(
        ({ main, rest }) => main === '' || /[a-z][A-Z]|undefined| {2}/.test(`${main} ${rest}`),
      );
    expect(wrong).toEqual([]);
  });

  test('says a converted ability as an instruction', () => {
    const line = { type: 'convert', from: ['move'], to: ['attack'], value: '+0' } as const;
    expect(cardLineText({ ...line, from: ['move'], to: ['attack'] })).toEqual({
      ...{ main: 'Play moves as attacks of the same value', rest: '' },
    });
    const raised = {
      type: 'convert',
      from: ['attack', 'move'],
      to: ['heal'],
      value: '+1',
    } as const;
    expect(cardLineText({ ...raised, from: ['attack', 'move'], to: ['heal'] }).main).toBe(
      'Play attacks and moves as heals of the same value +1',
    );
  });
});

describe('saidText', () => {
  const lines = Object.values(files).flatMap((file) =>
    file.cards.flatMap(({ id }) =>
      (['top', 'bottom'] as const).flatMap((half) => halfLines(file, id, half) ?? []),
    ),
  );

  test('[TURN-3] a line that only the players carry out says what they do', () => {
    // These are sentences themselves, or lie within other lines.
    const plain = ['convert', 'note'];
    const silent = lines
      .filter(({ action, printed: { type } }) => !action && !LASTING.includes(type))
      .filter((line) => saidText(line, true) === null)
      .map(({ printed: { type } }) => type);
    expect([...new Set(silent)].filter((type) => !plain.includes(type))).toEqual([]);
  });

  test('[TURN-3] a line that the table performs says nothing more', () => {
    const [heal] = lines.filter(({ action }) => action?.kind === 'heal');
    expect(heal && saidText(heal, false)).toBeNull();
  });

  test('[TURN-3] without the board, a line that only changes the map says so', () => {
    const onMap = [
      ...(['push', 'pull', 'trap', 'createObstacle', 'destroyObstacle', 'moveObstacle'] as const),
      ...(['disarmTraps', 'swapPositions', 'teleport'] as const),
    ];
    const own = lines.filter(({ printed: { type } }) => onMap.some((each) => each === type));
    expect(own.length).toBeGreaterThan(onMap.length);
    expect(own.filter((line) => saidText(line, false) === null)).toEqual([]);
  });
});
