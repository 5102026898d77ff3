import { waitingTurn } from '../../rules/order/initiative';
import { describe, expect, test } from 'vitest';
import { id, type FigureId } from '../../ids';
import { traitsInRound } from '../../rules/attack/bonuses/traitsInRound';
import type { Game, Monster, Phase, Scenario } from '../../state';
import { aDeck, aMonster } from '../../testing/builders';
import { nextAct } from '../round/nextAct';
import { onlyWith, placed } from '../../testing/placing';
import {
  CONTENT,
  inTurns,
  played,
  refused,
  tableOf,
  type PlainCommand,
  type PlainOf,
} from '../../testing/play';

const game = played(inTurns(), [{ type: 'useBoard', inUse: true }]).game;

type Places = Readonly<Record<string, readonly [number, number]>>;

/** Monsters of a type on the board with both characters, the first in its turn with this card. */
function fight(type: string, card: number, places: Places, given: Partial<Monster> = {}): Game {
  const printed = CONTENT.monster(type);
  if (!printed) throw new Error(`There is no ${type}.`);
  const monsters = Object.keys(places)
    .filter((key) => key.startsWith(type))
    .map((key) => aMonster({ type: printed.id, standee: Number(key.split('-').at(-1)), ...given }));
  const first = monsters[0]?.id ?? id<FigureId>('nobody');
  const phase: Phase = {
    name: 'turns',
    order: [
      {
        id: id(type),
        kind: 'monsterType',
        initiative: 20,
        second: null,
        longRest: false,
        turns: monsters.map(({ id: figure }, index) => ({
          ...waitingTurn(figure),
          state: index === 0 ? ('acting' as const) : ('waiting' as const),
        })) as never,
      },
    ],
    active: first,
    interrupting: [],
  };
  const table = onlyWith(tableOf(game), ['c1', 'c2']);
  const scenario: Scenario = {
    ...table,
    phase,
    figures: [...table.figures, ...monsters],
    sleeves: [{ type: printed.id, deck: printed.deck, level: 1, consumed: [] }],
    abilityDecks: [{ deck: printed.deck, draw: [], discard: [], current: card }],
    monsterDeck: aDeck(['+0', '+0', '+0', '+0']),
  };
  return { ...game, scenario: placed(scenario, places) };
}

const begin = (attacker: string, targets: readonly string[]): PlainOf<'beginAttack'> => ({
  ...{ type: 'beginAttack', attacker, base: null, ranged: null, range: null },
  targets: targets.map((figure) => ({ figure })),
});
const figureOf = (now: Game, which: string) =>
  tableOf(now).figures.find((figure) => (figure.id as string) === which);

describe('monster ability cards in an attack', () => {
  test.each([
    ['hound', 542],
    ['hound', 543],
    ['giant-viper', 684],
    ['giant-viper', 685],
  ])(
    '[MONSTER-1] a %s with card %i attacks with +2 if an ally is adjacent to the target',
    (type, card) => {
      const [one, two] = [`${type}-1`, `${type}-2`];
      const beside = fight(type, card, { c1: [2, 1], [one]: [1, 1], [two]: [2, 2] });
      const bonus = tableOf(played(beside, [begin(one, ['c1'])]).game).attack?.targets[0]
        ?.modifiers;
      const name = CONTENT.monster(type)?.name ?? '';
      expect(bonus).toMatchObject([{ op: 'add', n: 2, source: `${name} ${String(card)}` }]);

      const alone = fight(type, card, { c1: [2, 1], c2: [2, 2], [one]: [1, 1] });
      expect(
        tableOf(played(alone, [begin(one, ['c1'])]).game).attack?.targets[0]?.modifiers,
      ).toEqual([]);
    },
  );

  test('[MONSTER-1] without the board no bonus for adjacent allies is added', () => {
    const table = fight('hound', 542, { c1: [2, 1], 'hound-1': [1, 1], 'hound-2': [2, 2] });
    const off = played(table, [{ type: 'useBoard', inUse: false }, begin('hound-1', ['c1'])]).game;
    expect(tableOf(off).attack?.targets[0]?.modifiers).toEqual([]);
  });

  test('[MONSTER-1] [MONSTER-3] a Giant Viper with card 689 causes disadvantage from its turn on', () => {
    const table = fight('giant-viper', 689, {
      ...{ c1: [2, 1], 'giant-viper-1': [1, 1], 'giant-viper-2': [1, 2] },
    });
    const gives = (which: string) => {
      const figure = figureOf(table, which);
      return figure && traitsInRound(tableOf(table), CONTENT, figure).attackersGainDisadvantage;
    };
    expect([gives('giant-viper-1'), gives('giant-viper-2'), gives('c1')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('[SUMMON-5] an Ooze summons one with its own current hit points', () => {
    for (const card of [696, 697]) {
      const table = fight('ooze', card, { c1: [3, 1], 'ooze-1': [1, 1] }, { hitPoints: 3 });
      const summoned = played(table, [
        {
          ...{ type: 'addMonster', monster: 'ooze', rank: 'normal', standee: 2 },
          ...{ origin: 'summoned', side: 'enemies', at: null, summoner: 'ooze-1' },
        },
      ]).game;
      expect(figureOf(summoned, 'ooze-2')).toMatchObject({ hitPoints: 3 });
      expect(figureOf(summoned, 'ooze-2')?.maxHitPoints).toBeGreaterThan(3);
    }
  });

  test('[HEAL-1] [MONSTER-1] a Harrower with card 729 and dark heals 2 per damaged target', () => {
    const harrower = 'harrower-infester-1';
    const hurt = fight(
      'harrower-infester',
      729,
      { c1: [2, 1], c2: [3, 1], [harrower]: [1, 1] },
      { hitPoints: 2, maxHitPoints: 12 },
    );
    const heals = (elements: readonly PlainCommand[]) => {
      const targets = ['c1', 'c2'].map((figure, index) => ({ figure, distance: index + 1 }));
      const attacked = played(hurt, [
        ...elements,
        { ...begin(harrower, []), targets, range: 3, ranged: false },
        { type: 'drawForAttack', target: 'c1' },
        { type: 'applyAttack' },
        { type: 'drawForAttack', target: 'c2' },
        { type: 'applyAttack' },
      ]).game;
      return figureOf(attacked, harrower)?.hitPoints;
    };
    expect(heals([])).toBe(2);
    expect(
      heals([
        { type: 'correctElement', element: 'dark', state: 'strong' },
        { type: 'consume', element: 'dark', monster: 'harrower-infester' },
      ]),
    ).toBe(6);
  });

  test('[RETALIATE-5] a monster’s push moves the target out of range of its retaliate', () => {
    const table = fight('bandit-guard', 527, { c1: [2, 1], 'bandit-guard-1': [1, 1] });
    const attack = (effects: readonly string[], distanceAfterEffects?: number) => {
      const done = played(table, [
        { type: 'addBonus', figure: 'c1', kind: 'retaliate', value: 2, range: 1, lasts: 'round' },
        { ...begin('bandit-guard-1', ['c1']), effects },
        ...(distanceAfterEffects === undefined
          ? []
          : [{ type: 'changeTarget', figure: 'c1', distanceAfterEffects } as const]),
        { type: 'drawForAttack', target: 'c1' },
        { type: 'applyAttack' },
      ]).game;
      const guard = figureOf(done, 'bandit-guard-1');
      return 10 - (guard?.hitPoints ?? 0);
    };
    expect(attack([])).toBe(2);
    expect(attack(['push 1'])).toBe(0);
    // Numbers from the players take precedence.
    expect(attack(['push 1'], 1)).toBe(2);
  });

  test('[MONSTER-1] a Cultist with card 604 or 605 attacks when it dies, from its turn on', () => {
    for (const card of [604, 605]) {
      const table = fight('cultist', card, {
        c1: [2, 1],
        'cultist-1': [1, 1],
        'cultist-2': [1, 2],
      });
      const dying = (figure: string) =>
        played(table, [{ type: 'sufferDamage', figure, amount: 50, negate: null }]).events.filter(
          ({ type }) => type === 'lastAttackSaid',
        );
      const value = (CONTENT.monster('cultist')?.levels[1] as { normal: { attack: number } })
        .normal;
      expect(dying('cultist-1')).toMatchObject([
        { figure: 'cultist-1', value: value.attack + 2, isAround: true },
      ]);
      // The other type has not acted yet, so its card has no effect.
      expect(dying('cultist-2')).toEqual([]);
    }
  });

  describe('an attack on death', () => {
    const places = { c1: [2, 1], c2: [1, 2], 'cultist-1': [1, 1] } as const;
    const kill: PlainCommand = {
      ...{ type: 'sufferDamage', figure: 'cultist-1', amount: 50, negate: null },
    };
    const next = (now: Game) => nextAct(tableOf(now), CONTENT);

    test('[MONSTER-1] the amber button attacks all enemies adjacent to the dead monster', () => {
      const retaliating: PlainCommand = {
        ...{
          type: 'addBonus',
          figure: 'c1',
          kind: 'retaliate',
          value: 2,
          range: 1,
          lasts: 'round',
        },
      };
      let now = played(fight('cultist', 604, places), [retaliating, kill]).game;
      const kinds: string[] = [];
      for (let act = next(now); 'command' in act && kinds.length < 5; act = next(now)) {
        kinds.push(act.kind);
        now = played(now, [act.command]).game;
      }
      expect(kinds).toEqual(['lastAttack', 'draw', 'applyAttack', 'draw', 'applyAttack']);
      const [before, after] = [fight('cultist', 604, places), now];
      for (const who of ['c1', 'c2']) {
        const value = 3;
        expect(figureOf(after, who)?.hitPoints).toBe(
          (figureOf(before, who)?.hitPoints ?? 0) - value,
        );
      }
      expect(tableOf(now)).toMatchObject({ attack: null, lastAttacks: [] });
    });

    test('[MONSTER-1] it can be skipped by name, and without the board it asks for targets', () => {
      const fallen = played(fight('cultist', 605, places), [kill]).game;
      const left = played(fallen, [{ type: 'leaveLastAttack', figure: 'cultist-1' }]).game;
      expect(tableOf(left).lastAttacks).toEqual([]);
      expect(refused(left, { type: 'leaveLastAttack', figure: 'cultist-1' }).code).toBe('noAttack');
      const off = played(fight('cultist', 605, places), [{ type: 'useBoard', inUse: false }, kill]);
      expect(next(off.game)).toMatchObject({ kind: 'chooseLastTargets', foes: ['c1', 'c2'] });
    });

    test('[STUN-1] [DISARM-1] a disarmed or stunned monster does not make it, nor one without targets', () => {
      for (const condition of ['stun', 'disarm']) {
        const hindered = played(fight('cultist', 604, places), [
          { type: 'addCondition', figure: 'cultist-1', condition },
          kill,
        ]);
        expect(tableOf(hindered.game).lastAttacks).toEqual([]);
      }
      const far = { ...places, c1: [3, 2], c2: [4, 1] } as const;
      expect(tableOf(played(fight('cultist', 604, far), [kill]).game).lastAttacks).toEqual([]);
    });
  });
});
