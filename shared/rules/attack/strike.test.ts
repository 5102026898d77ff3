import { describe, expect, test } from 'vitest';
import { anEngagement, drawnCards } from '../../testing/attacks';
import { aCharacter, aMonster, aSummon, someCards } from '../../testing/builders';
import type { EffectText } from '../../vocabulary';
import { strikeBack, strikeTarget } from './strike';

const names = (figure: { conditions: readonly { name: string }[] }) =>
  figure.conditions.map(({ name }) => name);

function withCards(...cards: readonly string[]) {
  return { drawn: drawnCards(cards) };
}

describe('strikeTarget', () => {
  test('[EFFECT-1] applies conditions after the damage, even if it is zero', () => {
    const done = strikeTarget(
      anEngagement({ attack: { effects: ['poison'] }, aim: withCards('r+0 stun', 'null') }),
    );
    expect(done.target.hitPoints).toBe(10);
    expect(names(done.target)).toEqual(['poison', 'stun']);
  });

  test('[POISON-1] poison gained from an attack does not increase that attack', () => {
    const done = strikeTarget(anEngagement({ attack: { effects: ['poison'] } }));
    expect(done.numbers.damage).toBe(3);
  });

  test('[EFFECT-1] [EFFECT-2] skips effects that the attacker declined', () => {
    const effects: readonly EffectText[] = ['poison', 'muddle', 'push 1'];
    const aim = { ...withCards('+0'), declined: ['poison', 'push 1'] as const };
    const done = strikeTarget(anEngagement({ attack: { effects }, aim }));
    expect(names(done.target)).toEqual(['muddle']);
    expect(done.events.some(({ type }) => type === 'effectSaid')).toBe(false);
  });

  test('[DEATH-3] a dead target gets no condition, curse or push', () => {
    const done = strikeTarget(
      anEngagement({
        attack: { effects: ['poison', 'curse', 'push 2'] },
        target: aMonster({ hitPoints: 3 }),
      }),
    );
    expect(done).toMatchObject({ targetIsDown: true, curses: 0 });
    expect(names(done.target)).toEqual([]);
    expect(done.events.some(({ type }) => type === 'effectSaid')).toBe(false);
  });

  test('[DEATH-1] overkill leaves zero hit points', () => {
    const done = strikeTarget(
      anEngagement({ attack: { base: 40 }, target: aMonster({ hitPoints: 1 }) }),
    );
    expect(done.target.hitPoints).toBe(0);
    expect(done.numbers.damage).toBe(40);
  });

  test('[NEGATE-1] negated damage is not suffered, effects still apply', () => {
    const cards = someCards({ hand: 3 });
    const done = strikeTarget(
      anEngagement({
        attacker: aMonster(),
        target: aCharacter({ hitPoints: 2, cards }),
        attack: { effects: ['wound'] },
        aim: { ...withCards('+0'), negate: 'oneFromHand' },
      }),
    );
    expect(done.target).toMatchObject({ hitPoints: 2, cards: { hand: 2, lost: 1 } });
    expect(names(done.target)).toEqual(['wound']);
    expect(done.targetIsDown).toBe(false);
  });

  test('[CONDITION-2] immunities block conditions, curses and pushes', () => {
    const done = strikeTarget(
      anEngagement({
        attack: { effects: ['stun', 'curse', 'push 1', 'muddle'] },
        traits: { immunities: ['stun', 'curse', 'push'] },
      }),
    );
    expect(names(done.target)).toEqual(['muddle']);
    expect(done.curses).toBe(0);
    expect(done.events.filter(({ type }) => type === 'conditionRefused')).toHaveLength(2);
    expect(done.events.some(({ type }) => type === 'effectSaid')).toBe(false);
  });

  test('[BLESS-2] curses go into the target’s deck', () => {
    expect(strikeTarget(anEngagement({ aim: withCards('r+0 curse', '+0') })).curses).toBe(1);
  });

  test('[EFFECT-1] push, pull, add target and refresh item are left to the players', () => {
    const done = strikeTarget(
      anEngagement({
        aim: withCards('r+0 push 2', 'r+0 pull 1', 'r+0 add target', '+0 refresh item'),
      }),
    );
    expect(done.events.filter(({ type }) => type === 'effectSaid')).toMatchObject([
      { figure: 'bandit-guard-1', effect: 'push 2' },
      { figure: 'bandit-guard-1', effect: 'pull 1' },
      { figure: 'c1', effect: 'add target', rule: 'ATTACK-9' },
      { figure: 'c1', effect: 'refresh item' },
    ]);
  });

  test('[EFFECT-1] heal, shield and elements on cards go to the attacker, even after a kill', () => {
    const done = strikeTarget(
      anEngagement({
        attacker: aCharacter({ hitPoints: 4 }),
        target: aMonster({ hitPoints: 1 }),
        aim: withCards('r+0 heal 3 self', 'r+0 shield 1 self', 'r+0 infuse dark', '+1 infuse fire'),
      }),
    );
    expect(done.attacker.hitPoints).toBe(7);
    expect(done.attacker.bonuses).toMatchObject([
      { kind: 'shield', value: 1, lasts: 'round', source: 'modifierCard', card: null },
    ]);
    expect(done.infused).toEqual(['dark', 'fire']);
  });

  test('[DURATION-2] invisible from a card goes to the attacker and outlasts its turn', () => {
    const aim = withCards('+1 invisible');
    expect(strikeTarget(anEngagement({ aim })).attacker.conditions).toEqual([
      { name: 'invisible', turnEnds: 2, traits: null },
    ]);
    const outOfTurn = anEngagement({ aim, isAttackersTurn: false });
    expect(strikeTarget(outOfTurn).attacker.conditions).toEqual([
      { name: 'invisible', turnEnds: 1, traits: null },
    ]);
  });
});

describe('strikeBack', () => {
  const two = { retaliate: [{ value: 2, range: 1 }] };
  const struck = (given: Parameters<typeof anEngagement>[0], distance: number | null = 1) =>
    strikeBack(anEngagement(given), distance);

  test('[RETALIATE-1] the attacker suffers the damage', () => {
    const done = struck({ traits: two });
    expect(done).toMatchObject({ damage: 2, next: { hitPoints: 8 } });
    expect(done.events.at(-2)).toMatchObject({ type: 'retaliated', damage: 2 });
  });

  test('[RETALIATE-1] an attacker that is immune to retaliate suffers none', () => {
    const attackerTraits = { immunities: ['retaliate'] };
    expect(struck({ traits: two, attackerTraits })).toMatchObject({ damage: 0, events: [] });
  });

  test('[RETALIATE-2] several add up, each with its own range', () => {
    const traits = { retaliate: [{ value: 2, range: 1 }] };
    const far = {
      kind: 'retaliate',
      value: 3,
      range: 3,
      lasts: 'round',
      source: 'abilityCard',
      card: null,
    } as const;
    const target = aMonster({ bonuses: [far] });
    const at = (distance: number) =>
      struck({ traits, target, attack: { ranged: true } }, distance).damage;
    expect([1, 2, 3, 4].map(at)).toEqual([5, 3, 3, 0]);
  });

  test('[RETALIATE-3] a target that is down does not retaliate', () => {
    const done = struck({ target: aMonster({ hitPoints: 0 }), traits: two });
    expect(done).toMatchObject({ damage: 0, next: { hitPoints: 10 }, events: [] });
  });

  test('[RETALIATE-4] ignores the attacker’s shield', () => {
    const shielded = aSummon({ shield: 3 });
    expect(struck({ attacker: shielded, traits: two }).next.hitPoints).toBe(8);
  });

  test('[RETALIATE-1] treats an unknown distance as adjacent for melee and out of range for ranged', () => {
    const unknown = (ranged: boolean) => struck({ attack: { ranged }, traits: two }, null).damage;
    expect(unknown(false)).toBe(2);
    expect(unknown(true)).toBe(0);
  });

  test('[RETALIATE-6] a stunned or disarmed figure still retaliates', () => {
    const target = aMonster({ conditions: ['stun', 'disarm'] });
    expect(struck({ target, traits: two }).damage).toBe(2);
  });

  test('[NEGATE-1] an attacking character can lose a card to negate it', () => {
    const attacker = aCharacter({ hitPoints: 1 });
    const done = struck({ attacker, traits: two, negateRetaliate: 'oneFromHand' });
    expect(done).toMatchObject({ damage: 2, next: { hitPoints: 1 } });
  });
});
