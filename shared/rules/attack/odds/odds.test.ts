import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ModifierDeck } from '../../../state';
import { stepsOf } from '../../../testing/attacks';
import { aDeck, aMonster } from '../../../testing/builders';
import { ATTACK_MODES, type ModifierCard } from '../../../vocabulary';
import { effectText, readEffect } from '../../../content/notation/effects';
import { drawForMode } from '../draw/draw';
import { oddsOfSeveral } from '../../../../build/cases/severalTargets';
import { odds, type DamageChance, type EffectChance, type OddsAttack } from './odds';

function anOddsAttack(given: Partial<OddsAttack> = {}): OddsAttack {
  return { value: 3, mode: 'normal', shield: 0, pierce: 0, hitPoints: null, effects: [], ...given };
}

const byText = (chances: readonly EffectChance[]) =>
  Object.fromEntries(chances.map(({ effect, chance }) => [effectText(effect), chance]));

const copies = (card: string, n: number) => Array<string>(n).fill(card);
const STANDARD = [
  ...copies('+0', 6),
  ...copies('+1', 5),
  ...copies('-1', 5),
  ...['+2', '-2', 'x2', 'null'],
];

function permutations<T>(list: readonly T[]): readonly (readonly T[])[] {
  if (list.length === 0) return [[]];
  return list.flatMap((item, index) =>
    permutations(list.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

/** Plays the attack with every order of the cards and counts the damage. */
function counted(attack: OddsAttack, cards: readonly string[], targets: number) {
  const orders = permutations(cards);
  const chances = new Map<number, number>();
  for (const order of orders) {
    const sum = dealt(attack, aDeck(order), targets);
    chances.set(sum, (chances.get(sum) ?? 0) + 1 / orders.length);
  }
  return chances;
}

/** The damage to all targets together, each with a draw of its own. */
function dealt(attack: OddsAttack, deck: ModifierDeck, targets: number): number {
  if (targets === 0) return 0;
  const draw = drawForMode(deck, 'monsters', attack.mode, attack.value, () => 0);
  if (!draw) return 0;
  const { damage } = stepsOf({
    attack: { base: attack.value, pierce: attack.pierce },
    aim: { drawn: draw.drawn },
    target: aMonster({ hitPoints: 99 }),
    traits: { shield: attack.shield },
  });
  return damage + dealt(attack, draw.deck, targets - 1);
}

function expectChances(got: readonly DamageChance[], expected: ReadonlyMap<number, number>) {
  expect(got.map(({ damage }) => damage)).toEqual([...expected.keys()].toSorted((a, b) => a - b));
  for (const { damage, chance } of got) expect(chance).toBeCloseTo(expected.get(damage) ?? 0, 12);
}

const card = fc.constantFrom(
  ...['+0', '+1', '-1', '-2', 'x2', 'null', 'bless', 'curse', '+0 stun', '+1 poison', '+2'],
  ...['r+1', 'r+2', 'r+0 pierce 3', 'r+0 stun'],
);
const attacks = fc.record({
  value: fc.nat(5),
  mode: fc.constantFrom(...ATTACK_MODES),
  shield: fc.nat(4),
  pierce: fc.nat(2),
});

describe('odds', () => {
  test('[DECK-2] are exact for an attack of 3 with the twenty cards', () => {
    const { damage, mean } = odds(anOddsAttack(), aDeck(STANDARD));
    expect(damage.map((each) => [each.damage, Math.round(each.chance * 20)])).toEqual([
      [0, 1],
      [1, 1],
      [2, 5],
      [3, 6],
      [4, 5],
      [5, 1],
      [6, 1],
    ]);
    expect(mean).toBeCloseTo(3, 12);
  });

  test('[ADVANTAGE-2] use the better card, so both cards must miss', () => {
    const { damage } = odds(anOddsAttack({ mode: 'advantage' }), aDeck(STANDARD));
    expect(damage[0]?.damage).toBe(1);
    expect(damage[0]?.chance).toBeCloseTo(1 / 190, 12);
  });

  test('equal the results of playing every order of a small deck', () => {
    fc.assert(
      fc.property(attacks, fc.array(card, { minLength: 1, maxLength: 5 }), (given, cards) => {
        const attack = anOddsAttack(given);
        expectChances(odds(attack, aDeck(cards)).damage, counted(attack, cards, 1));
      }),
      { numRuns: 100 },
    );
  });

  test('add up to 1', () => {
    fc.assert(
      fc.property(
        attacks,
        fc.array(card, { maxLength: 25 }),
        fc.array(card),
        (given, draw, put) => {
          const deck = aDeck(draw, {
            discard: put as readonly string[] as readonly ModifierCard[],
          });
          const sum = (list: readonly DamageChance[]) =>
            list.reduce((total, { chance }) => total + chance, 0);
          expect(sum(odds(anOddsAttack(given), deck).damage)).toBeCloseTo(1, 12);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('[DECK-4] include the discards if the draw pile runs out', () => {
    const deck = aDeck(['r+1'], { discard: ['+0', '+2'] as readonly string[] as ModifierCard[] });
    expectChances(
      odds(anOddsAttack(), deck).damage,
      new Map([
        [4, 0.5],
        [6, 0.5],
      ]),
    );
  });

  test('leave the number unchanged for an empty deck', () => {
    expect(odds(anOddsAttack({ shield: 1 }), aDeck([])).damage).toEqual([{ damage: 2, chance: 1 }]);
  });

  test('[DEATH-3] include the chance to kill, and of effects on a surviving target', () => {
    const deck = aDeck(['+1 stun', '-1 poison', '+2', 'null']);
    const attack = anOddsAttack({ hitPoints: 4, effects: [readEffect('wound')] });
    const { kill, effects, happens } = odds(attack, deck);

    expect(kill).toBe(0.5);
    expect(byText(effects)).toEqual({ stun: 0.25, poison: 0.25 });
    expect(byText(happens)).toEqual({ wound: 0.5, poison: 0.25, stun: 0 });
  });

  test('[EFFECT-1] count effects for the attacker after a kill, too', () => {
    const deck = aDeck(['+1 infuse fire', '+1 infuse fire, stun']);
    const { happens } = odds(anOddsAttack({ hitPoints: 1 }), deck);
    expect(byText(happens)).toEqual({ 'infuse fire': 1, stun: 0 });
  });

  test('throw for more kinds of cards than any deck has', () => {
    const effects = ['stun', 'poison', 'wound', 'muddle', 'disarm', 'curse', 'push 1'];
    const many = effects.flatMap((effect) =>
      [...'0123456789'].flatMap((n) => [`+${n} ${effect}`, `-${n} ${effect}`]),
    );
    expect(() => odds(anOddsAttack(), aDeck(many))).toThrow('so many different cards');
  });
});

describe('oddsOfSeveral', () => {
  test('[ATTACK-5] equal the results of playing every order of a small deck', () => {
    // Enough cards that the discards, whose order is chance again, are not needed.
    const deck = fc.array(card, { minLength: 2, maxLength: 3 }).map((few) => [...few, '+0', '+1']);
    const normal = attacks.map((attack) => ({ ...attack, mode: 'normal' as const }));
    const enough = (cards: readonly string[]) =>
      cards.filter((c) => !c.startsWith('r')).length >= 2;
    fc.assert(
      fc.property(normal, deck.filter(enough), (given, cards) => {
        const attack = anOddsAttack(given);
        expectChances(oddsOfSeveral(attack, aDeck(cards), 2).damage, counted(attack, cards, 2));
      }),
      { numRuns: 100 },
    );
  });

  test('[ATTACK-5] also equal them with advantage', () => {
    const cards = ['+0', '+1 stun', '-1', 'x2', 'null', '+2'];
    const attack = anOddsAttack({ mode: 'advantage' });
    expectChances(oddsOfSeveral(attack, aDeck(cards), 2).damage, counted(attack, cards, 2));
  });

  test('[BLESS-1] a bless counts once, other cards return when the deck runs out', () => {
    const { damage } = oddsOfSeveral(anOddsAttack(), aDeck(['bless', '+1']), 3);
    expectChances(damage, new Map([[14, 1]]));
  });

  test('equals the odds of one attack for one target', () => {
    const attack = anOddsAttack({ mode: 'disadvantage', shield: 1 });
    const deck = aDeck([...STANDARD, 'r+1', 'r+0 muddle']);
    const one = odds(attack, deck);
    const several = oddsOfSeveral(attack, deck, 1);
    expectChances(several.damage, new Map(one.damage.map((each) => [each.damage, each.chance])));
    expect(several.mean).toBeCloseTo(one.mean, 12);
  });
});
