import { describe, expect, test } from 'vitest';
import { id } from '../../../ids';
import type { Command } from '../../../commands/shapes';
import { fatalDamage } from '../../../commands/figures/fatalDamage';
import { CONTENT, party, played, tableOf } from '../../../testing/play';
import { targetView } from '../../attack/targetView';
import { charactersOf } from '../../figures/figures';

const GUARD = 'bandit-guard-1';
const use = (item: number): Command => ({ type: 'useItem', character: id('c1'), item });

function attackWith(...given: Parameters<typeof gameWith>) {
  return gameWith(...given).scenario?.attack;
}

/** In scenario 1 a character has these items, and a figure attacks a guard or the character. */
function gameWith(
  items: readonly number[],
  begin: Readonly<Record<string, unknown>>,
  ...then: readonly Command[]
) {
  const { game } = played(party(), [
    ...items.map((item) => ({ type: 'gainItem', character: 'c1', item }) as const),
    { type: 'startScenario', scenario: '1', characters: ['c1', 'c2'], level: 1 },
    ...['c1', 'c2'].map((character, index) => {
      const leading = begin['attacker'] === 'c1' ? index + 1 : index + 98;
      return { type: 'setInitiative', character, leading, second: null } as const;
    }),
    { type: 'revealInitiatives' },
  ]);
  const { phase } = game.scenario ?? {};
  const attacker = phase?.name === 'turns' ? (phase.order[0]?.turns[0]?.figure ?? '') : '';
  return played(game, [
    { type: 'startTurn', figure: attacker },
    {
      ...{ type: 'beginAttack', base: 3, ranged: false, range: null, targets: [] },
      ...begin,
      attacker,
    },
    ...then,
  ]).game;
}

const ON_C1 = { attacker: GUARD, targets: [{ figure: 'c1' }, { figure: 'c2' }] };
const BY_C1 = { attacker: 'c1', targets: [{ figure: GUARD }] };
const TWO_BY_C1 = { attacker: 'c1', targets: [{ figure: GUARD }, { figure: 'bandit-guard-2' }] };

const DRAWN: Command = { type: 'enterForAttack', target: id('c1'), cards: [id('+0')] };
const why = (item: number, begin: Readonly<Record<string, unknown>>, ...then: Command[]) => {
  try {
    attackWith([item], begin, ...then, use(item));
  } catch (error) {
    return String(error);
  }
  return null;
};

describe("[ITEM-6] a defender's item", () => {
  test('adds shield against that target only', () => {
    const told: Command = { type: 'changeTarget', figure: id('c1'), extraShield: 1 };
    const attack = attackWith([8, 32], { ...ON_C1, base: 9 }, told, DRAWN, use(8), use(32));
    expect(attack?.targets.map(({ extraShield }) => extraShield)).toEqual([4, 0]);
  });

  test('negates the damage, and retaliates besides its shield', () => {
    const attack = attackWith([51], ON_C1, DRAWN, use(51));
    expect(attack?.targets[0]?.overrides.damage).toBe(0);
    const spiked = attackWith([46], ON_C1, DRAWN, use(46));
    expect(spiked?.targets[0]).toMatchObject({ extraShield: 1, extraRetaliate: 2 });
  });

  test('[ADVANTAGE-5] gives disadvantage before the draw, which cancels advantage', () => {
    const plain = attackWith([4], ON_C1, use(4));
    expect(plain?.targets.map(({ modeOverride }) => modeOverride)).toEqual(['disadvantage', null]);
    const better = attackWith([4], { ...ON_C1, advantage: 1 }, use(4));
    expect(better?.targets[0]?.modeOverride).toBe('normal');
    expect(why(4, ON_C1, DRAWN)).toContain('beforeDraw');
  });

  test('is refused before it is due, for attacks on others and for own attacks', () => {
    expect(why(8, ON_C1)).toContain('damaged');
    expect(why(8, { ...ON_C1, targets: [{ figure: 'c2' }] })).toContain('attacked');
    expect(why(8, BY_C1)).toContain('attacked');
  });

  test('[ITEM-9] [ITEM-14] with circles marks one by itself, also before its owner has acted', () => {
    const attack = attackWith([65], { ...ON_C1, base: 9 }, DRAWN);
    expect(attack?.targets[0]).toMatchObject({ extraShield: 1, items: [65] });
    expect(why(65, { ...ON_C1, base: 9 }, DRAWN)).toContain('usedHere');
    expect(attackWith([65], { ...ON_C1, base: 0 }, DRAWN)?.targets[0]?.extraShield).toBe(0);
  });
});

describe('[ITEM-6] a circle', () => {
  const HARD = { ...ON_C1, base: 9 };
  const corrected = (afterCards: number | null): Command => ({
    ...{ type: 'changeTarget', figure: id('c1') },
    overrides: { afterCards },
  });
  const marked = (...then: Command[]) =>
    gameWith([65], HARD, DRAWN, ...then).campaign.characters[0]?.items[0];

  test('is free again when a correction leaves no damage', () => {
    expect(marked()).toMatchObject({ item: 65, marks: 1 });
    expect(marked(corrected(0))).toMatchObject({ marks: 0, state: 'ready' });
    const target = attackWith([65], HARD, DRAWN, corrected(0))?.targets[0];
    expect(target).toMatchObject({ extraShield: 0, items: [] });
  });

  test('is marked once however often the numbers are corrected', () => {
    expect(marked(corrected(0), corrected(5), corrected(7))).toMatchObject({ marks: 1 });
  });
});

describe('[ITEM-6] an item that costs damage', () => {
  const FAR = { ...BY_C1, ranged: true, range: 5 };
  const addSecond: Command = { type: 'addTarget', target: { figure: id('bandit-guard-2') } };
  const hitPoints = (...then: Command[]) =>
    gameWith([136], FAR, ...then).scenario?.figures.find(({ id: of }) => of === 'c1')?.hitPoints;

  test('costs it for each target, added before or after its use', () => {
    const full = hitPoints() ?? 0;
    expect(hitPoints(use(136))).toBe(full - 2);
    expect(hitPoints(use(136), addSecond)).toBe(full - 4);
    expect(hitPoints(addSecond, use(136))).toBe(full - 4);
    expect(hitPoints(addSecond)).toBe(full);
  });

  test('costs it once for a target that is removed and added again', () => {
    const full = hitPoints() ?? 0;
    const remove: Command = { type: 'removeTarget', figure: id('bandit-guard-2') };
    expect(hitPoints(use(136), addSecond, remove, addSecond)).toBe(full - 4);
  });

  test('asks first if the damage would exhaust its owner, and offers lost cards', () => {
    const weak: Command = { type: 'correctHitPoints', figure: id('c1'), hitPoints: 2 };
    const game = gameWith([136], FAR, weak);
    const fatal = fatalDamage(game, use(136), CONTENT);
    expect(fatal).toMatchObject({ character: { id: 'c1' }, amount: 2 });
    const [first] = fatal?.preventions ?? [];
    expect(first?.commands).toMatchObject([{ type: 'useItem', negate: 'oneFromHand' }]);
    const saved = played(game, (first?.commands ?? []) as never).game;
    expect(charactersOf(tableOf(saved))[0]).toMatchObject({ exhausted: false, hitPoints: 2 });
  });
});

describe('[ITEM-6] a way out of fatal damage', () => {
  test('can be an item that consumes an element, as long as it is there', () => {
    const weak: Command = { type: 'correctHitPoints', figure: id('c1'), hitPoints: 3 };
    const strong: Command = { type: 'correctElement', element: 'light', state: 'strong' };
    const waysWith = (...then: Command[]) => {
      const game = gameWith([140], ON_C1, weak, ...then, DRAWN);
      const fatal = fatalDamage(game, { type: 'applyAttack' }, CONTENT);
      return fatal?.preventions.map(({ item }) => item);
    };
    expect(waysWith(strong)).toContain(140);
    expect(waysWith()).not.toContain(140);
  });
});

describe('[ITEM-5] a helmet that counts x2 as +0', () => {
  test('[BLESS-1] counts a blessing as +0, too', () => {
    const bless: Command = { type: 'addModifierCards', deck: 'monsters', card: 'bless', count: 1 };
    const drawn = { ...DRAWN, cards: [id('bless')] } as Command;
    const numbers = (items: number[]) => {
      const game = gameWith(items, ON_C1, bless, drawn);
      const { attack } = tableOf(game);
      const [aim] = attack?.targets ?? [];
      if (!attack || !aim) throw new Error('An attack is on.');
      return targetView(tableOf(game), CONTENT, attack, aim)?.numbers.damage;
    };
    expect([numbers([]), numbers([7])]).toEqual([6, 3]);
  });
});

describe("[ITEM-6] an attacker's item", () => {
  test('adds to all attacks of the action under its name', () => {
    const attack = attackWith([14], TWO_BY_C1, use(14));
    expect(attack?.modifiers).toMatchObject([{ op: 'add', n: 1, source: 'Minor Power Potion' }]);
  });

  test('adds its condition to a single attack, of several to the chosen one', () => {
    expect(attackWith([11], BY_C1, use(11))?.targets[0]?.effects).toEqual(['poison']);
    const chosen = { ...use(11), target: id('bandit-guard-2') } as Command;
    const attack = attackWith([11], TWO_BY_C1, chosen);
    expect(attack?.effects).toEqual([]);
    expect(attack?.targets.map(({ effects }) => effects)).toEqual([undefined, ['poison']]);
  });

  test('only affects its kind of attack', () => {
    expect(why(9, BY_C1)).toContain('ranged');
    const far = attackWith([9], { ...BY_C1, ranged: true, range: 3 }, use(9));
    expect(far?.pierce).toBeGreaterThan(9);
  });

  test('gives advantage only before the first draw', () => {
    expect(attackWith([6], BY_C1, use(6))?.advantage).toBe(1);
    const cards: Command = { type: 'enterForAttack', target: id(GUARD), cards: [id('+0')] };
    expect(why(6, BY_C1, cards)).toContain('beforeDraw');
  });

  test('is paid for at once', () => {
    expect(attackWith([117], BY_C1, use(117))?.modifiers).toMatchObject([{ n: 1 }]);
  });

  test('consumes the element of choice for its bonus', () => {
    const strong: Command = { type: 'correctElement', element: 'fire', state: 'strong' };
    const chosen = { ...use(37), elements: ['fire'] } as Command;
    expect(attackWith([37], BY_C1, strong, chosen)?.modifiers).toMatchObject([{ n: 1 }]);
    expect(why(37, BY_C1)).toContain('element');
  });

  test('for the whole action is in its further attacks', () => {
    const line = { kind: 'classCard', card: 21, half: 'top', line: 0 } as const;
    const further = { ...line, line: 1 };
    const begin = { ...BY_C1, line };
    const second = {
      ...{ type: 'beginAttack', attacker: 'c1', line: further, base: 3, ranged: false },
      ...{ range: null, targets: [{ figure: 'bandit-guard-2' }] },
    } as unknown as Command;
    const done: readonly Command[] = [{ type: 'cancelAttack' }, second];
    expect(attackWith([14], begin, use(14), ...done)?.modifiers).toMatchObject([{ n: 1 }]);
    expect(attackWith([14], begin, ...done)?.modifiers).toEqual([]);
  });
});
