/** Runs worked cases of the exact odds of damage and effects. */
import { isSameEffect } from '#shared/content/notation/effects';
import type { ModifierId } from '#shared/ids';
import { bestResult } from '#shared/rules/attack/numbers/modifierOrder';
import { odds, type DamageChance, type OddsAttack } from '#shared/rules/attack/odds/odds';
import type { AttackModifier } from '#shared/state';
import type { z } from 'zod';
import { effectIn } from './notation';
import { oddsOfSeveral } from './severalTargets';
import { expandDeck, type oddsCase } from './shapes';

type OddsCase = z.output<typeof oddsCase>;

function modifiersOf(bonuses: OddsCase['input']['bonuses']): readonly AttackModifier[] {
  return bonuses.map((bonus, index) => ({
    id: `m${String(index)}` as ModifierId,
    source: 'case',
    ...(bonus.op === 'add' ? bonus : ({ op: 'multiply', n: 2 } as const)),
  }));
}

const EXACT = 1e-12;

function numberOf(fraction: string): number {
  const [above, below = '1'] = fraction.split('/');
  return Number(above) / Number(below);
}

function compareChance(what: string, actual: number, expected: string | undefined) {
  const wanted = expected === undefined ? 0 : numberOf(expected);
  const shown = `${expected ?? '0'} (${String(wanted)})`;
  return Math.abs(actual - wanted) <= EXACT * Math.max(1, wanted)
    ? []
    : [`${what}: expected ${shown}, got ${String(actual)}`];
}

function compareChances(
  what: string,
  actual: readonly DamageChance[],
  expected: Readonly<Record<string, string>> | undefined,
): readonly string[] {
  if (!expected) return [];
  const chances = new Map(actual.map(({ damage, chance }) => [String(damage), chance]));
  const keys = new Set([...chances.keys(), ...Object.keys(expected)]);
  return [...keys].flatMap((key) =>
    compareChance(`${what} ${key}`, chances.get(key) ?? 0, expected[key]),
  );
}

/** The odds of one attack, or of several against equal targets. */
export function runOdds({ input, expected }: OddsCase): readonly string[] {
  const attack: OddsAttack = {
    value: bestResult(input.base, modifiersOf(input.bonuses)),
    mode: input.mode,
    shield: input.shield,
    pierce: input.pierce,
    hitPoints: null,
    effects: [],
  };
  const deck = { draw: expandDeck(input.deck), discard: [] };
  const one = odds(attack, deck);
  const all = oddsOfSeveral(attack, deck, input.targets ?? 1);
  const { damage, totalDamage } = expected;
  return [
    ...(damage || totalDamage ? [] : ['expected: neither damage nor totalDamage']),
    ...compareChances('damage', one.damage, damage),
    ...compareChances('totalDamage', all.damage, totalDamage),
    ...(expected.mean === undefined ? [] : compareChance('mean', all.mean, expected.mean)),
    ...Object.entries(expected.effects ?? {}).flatMap(([name, chance]) => {
      const effect = effectIn(name);
      if (!effect) return [`effects: "${name}" is not an effect`];
      const actual = one.effects.find((each) => isSameEffect(each.effect, effect))?.chance ?? 0;
      return compareChance(`effect ${name}`, actual, chance);
    }),
  ];
}
