import type { CharacterId, FigureId, ModifierId } from '#shared/ids';
import { playAttack, type ActionOutcome } from '#shared/rules/attackAction';
import { leavesMoney } from '#shared/rules/attackResolution';
import { best } from '#shared/rules/attackNumbers';
import { cardOf } from '#shared/rules/modifierCard';
import { odds, oddsOfSeveral, type DamageChance, type OddsAttack } from '#shared/rules/odds';
import type { AttackModifier, AttackTarget, Figure } from '#shared/state';
import { anAim, anAttack, traits } from '#shared/testing/attacks';
import { aCharacter, aDeck, aMonster, aSummon } from '#shared/testing/builders';
import type { Condition, Effect, Origin } from '#shared/vocabulary';
import type { z } from 'zod';
import { compare, compareSets } from './compare';
import { effectText } from './notation';
import { spread, type attackCase, type oddsCase } from './shapes';

type AttackCase = z.output<typeof attackCase>;
type OddsCase = z.output<typeof oddsCase>;

interface Described {
  readonly id: string;
  readonly kind: 'character' | 'monster' | 'summon';
  readonly origin?: Origin | undefined;
  readonly hp: number;
  readonly conditions: readonly Condition[];
}

function figureOf({ id, kind, origin = 'placed', hp, conditions }: Described): Figure {
  const given = { id, hitPoints: hp, maxHitPoints: hp, conditions };
  if (kind === 'character') return aCharacter(given);
  return kind === 'monster' ? aMonster({ ...given, origin }) : aSummon(given);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

function traitsOf(
  shield: readonly number[],
  retaliate: AttackCase['targets'][number]['retaliate'] = [],
) {
  return traits({
    shield: sum(shield),
    retaliate: retaliate.map(({ n, range }) => ({ value: n, range })),
  });
}

function modifiersOf(bonuses: AttackCase['attack']['bonuses']): readonly AttackModifier[] {
  return bonuses.map((bonus, index) => ({
    id: `m${String(index)}` as ModifierId,
    source: 'case',
    ...(bonus.op === 'add' ? bonus : ({ op: 'multiply', n: 2 } as const)),
  }));
}

/** On cards of a case, `heal` only has to be recognised: the attacker leaves it out. */
function heals(deck: AttackCase['deck']): readonly Effect[] {
  return deck.flatMap((card) => cardOf(card).effects).filter((effect) => effect.startsWith('heal'));
}

function aimOf(target: AttackCase['targets'][number], declined: readonly Effect[]): AttackTarget {
  return anAim({
    figure: target.id as FigureId,
    distance: target.distance,
    negate: target.negates ? 'oneFromHand' : null,
    declined,
    distanceAfterEffects: target.distanceAfterEffects ?? null,
  });
}

/** One attack action, on targets one after the other. */
export function runAttack(given: AttackCase): readonly string[] {
  const declined = heals(given.deck);
  const { bonuses, ...rest } = given.attack;
  const targets = given.targets.map((target) => aimOf(target, declined));
  const attack = anAttack({ ...rest, modifiers: modifiersOf(bonuses), targets });
  const outcome = playAttack(
    {
      attack,
      attacker: figureOf({ id: 'attacker', ...given.attacker }),
      attackerTraits: traitsOf(given.attacker.shield ?? []),
      targets: given.targets.map((target) => ({
        figure: figureOf(target),
        traits: traitsOf(target.shield, target.retaliate),
      })),
      deck: aDeck(given.deck),
      deckId: 'attacker' as CharacterId,
      isAttackersTurn: true,
    },
    () => 0,
  );
  return [
    ...compare('targets', given.expected.targets.length, given.targets.length),
    ...given.expected.targets.flatMap((expected, index) =>
      compareTarget(expected, given.targets[index]?.id ?? '', outcome.attacks[index] ?? null),
    ),
    ...compareEnd(given, outcome),
  ];
}

function compareTarget(
  expected: AttackCase['expected']['targets'][number],
  id: string,
  got: ActionOutcome['attacks'][number],
): readonly string[] {
  const what = (field: string) => `${expected.id} ${field}`;
  const failures = [
    ...compare('id', id, expected.id),
    ...compare(what('attacked'), got !== null, expected.attacked),
  ];
  if (!expected.attacked || !got) return failures;
  const { drawn, resolution } = got;
  const { numbers, target, targetIsDown } = resolution;
  const conditions = targetIsDown ? [] : target.conditions.map(({ name }) => name);
  return [
    ...failures,
    ...compare(what('mode'), drawn.mode, expected.mode),
    ...compare(what('drawn'), drawn.cards, expected.drawn),
    ...compare(what('applied'), drawn.applied, expected.applied),
    ...compare(what('ambiguous'), drawn.ambiguous, expected.ambiguousComparison ?? false),
    ...compare(what('damageOptions'), numbers.damageOptions, expected.damageOptions),
    ...compare(what('damage'), numbers.damage, expected.damage),
    ...compare(what('hpAfter'), target.hitPoints, expected.hpAfter),
    ...compare(what('dead'), targetIsDown, expected.dead),
    ...compareSets(what('conditionsAfter'), conditions, expected.conditionsAfter),
    ...compare(what('cursesAdded'), resolution.curses, expected.cursesAdded ?? 0),
    ...compare(what('moneyToken'), targetIsDown && leavesMoney(target), expected.moneyToken),
    ...compare(what('retaliateDamage'), resolution.retaliateDamage, expected.retaliateDamage),
  ];
}

function compareEnd({ expected }: AttackCase, { attacker, deck, attacks }: ActionOutcome) {
  const drawn = attacks.flatMap((attack) => attack?.drawn.cards ?? []);
  const removed = drawn.filter((card) => cardOf(card).leavesDeck);
  return [
    ...compare('attackerHpAfter', attacker.hitPoints, expected.attackerHpAfter),
    ...compare('attackerDead', attacker.hitPoints <= 0, expected.attackerDead),
    ...compare('deckAfter.draw', deck.draw, expected.deckAfter.draw),
    ...compare('deckAfter.discard', deck.discard.toReversed(), expected.deckAfter.discard),
    ...compare('deckAfter.removed', removed, expected.deckAfter.removed),
    ...compare('shuffleAtEndOfRound', deck.shuffleAtEndOfRound, expected.shuffleAtEndOfRound),
  ];
}

const EXACT = 1e-12;

function numberOf(fraction: string): number {
  const [above, below = '1'] = fraction.split('/');
  return Number(above) / Number(below);
}

function compareChance(what: string, got: number, expected: string | undefined) {
  const wanted = expected === undefined ? 0 : numberOf(expected);
  const shown = `${expected ?? '0'} (${String(wanted)})`;
  return Math.abs(got - wanted) <= EXACT * Math.max(1, wanted)
    ? []
    : [`${what}: expected ${shown}, got ${String(got)}`];
}

function compareChances(
  what: string,
  got: readonly DamageChance[],
  expected: Readonly<Record<string, string>> | undefined,
): readonly string[] {
  if (!expected) return [];
  const chances = new Map(got.map(({ damage, chance }) => [String(damage), chance]));
  const keys = new Set([...chances.keys(), ...Object.keys(expected)]);
  return [...keys].flatMap((key) =>
    compareChance(`${what} ${key}`, chances.get(key) ?? 0, expected[key]),
  );
}

/** The chances of one attack, or of several on like targets. */
export function runOdds({ input, expected }: OddsCase): readonly string[] {
  const attack: OddsAttack = {
    value: best(input.base, modifiersOf(input.bonuses)),
    mode: input.mode,
    shield: input.shield,
    pierce: input.pierce,
    hitPoints: null,
    effects: [],
  };
  const deck = { draw: spread(input.deck), discard: [] };
  const one = odds(attack, deck);
  const all = oddsOfSeveral(attack, deck, input.targets ?? 1);
  const { damage, totalDamage } = expected;
  return [
    ...(damage || totalDamage ? [] : ['expected: neither damage nor totalDamage']),
    ...compareChances('damage', one.damage, damage),
    ...compareChances('totalDamage', all.damage, totalDamage),
    ...(expected.mean === undefined ? [] : compareChance('mean', all.mean, expected.mean)),
    ...Object.entries(expected.effects ?? {}).flatMap(([name, chance]) => {
      const effect = effectText(name);
      if (!effect) return [`effects: "${name}" is not an effect`];
      return compareChance(`effect ${name}`, one.effects[effect] ?? 0, chance);
    }),
  ];
}
