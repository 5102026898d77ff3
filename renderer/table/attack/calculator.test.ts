import { describe, expect, test } from 'vitest';
import { contentFrom } from '#shared/content/content';
import { anAim, anAttack } from '#shared/testing/attacks';
import { aCharacter, aDeck, aMonster, aScenario } from '#shared/testing/builders';
import type { FigureId, MonsterTypeId, ScenarioId } from '#shared/ids';
import type { Figure, Scenario } from '#shared/state';
import { aimOf, mayAttack } from '#shared/rules/attack/aim';
import { odds } from '#shared/rules/attack/odds/odds';
import { percent } from '../../words/percent';
import { oddsInput } from './oddsInput';
import { targetView } from '#shared/rules/attack/targetView';

const DATA = '../../../shared/content/data';
const files: Record<string, unknown> = import.meta.glob(
  ['../../../shared/content/data/*.json', '../../../shared/content/data/scenarios/070.json'],
  { eager: true, import: 'default' },
);
const content = contentFrom((file) => files[`${DATA}/${file}`]);
const type = 'bandit-guard' as MonsterTypeId;
const guard = aMonster({ id: 'bandit-guard-1', type, rank: 'elite', standee: 1 });
const brute = aCharacter({ id: 'c1', name: 'Brute' });
const nyx = aCharacter({ id: 'c2', name: 'Nyx' });

function turnOf(active: string, figures: readonly Figure[]): Scenario {
  return aScenario({
    figures,
    sleeves: [{ type: guard.type, deck: 'guard' as never, level: 1, consumed: [] }],
    phase: { name: 'turns', order: [], active: active as FigureId, interrupting: [] },
  });
}

describe('aimOf', () => {
  test('lets a character aim at its enemies only', () => {
    const aim = aimOf(turnOf('c1', [brute, nyx, guard]), content, null);

    expect([...aim.open]).toEqual(['bandit-guard-1']);
  });

  test('gives a monster without a printed attack a target only with an entered value', () => {
    const scenario = turnOf('bandit-guard-1', [brute, guard]);
    const draft = { attacker: guard.id, base: 2, ranged: false, targets: [] };

    expect(aimOf(scenario, content, null).open.size).toBe(0);
    expect([...aimOf(scenario, content, draft).open]).toEqual(['c1']);
  });

  test('allows no attack out of turn or while stunned', () => {
    const stunned = aCharacter({ id: 'c1', conditions: ['stun'] });

    expect(mayAttack(turnOf('c2', [brute, nyx]), brute)).toBe(false);
    expect(mayAttack(turnOf('c1', [stunned]), stunned)).toBe(false);
    expect(mayAttack(turnOf('c1', [brute]), brute)).toBe(true);
  });
});

describe('targetView', () => {
  const scenario = turnOf('c1', [brute, guard]);
  const aim = anAim({ figure: guard.id });
  const attack = anAttack({ attacker: brute.id, base: 3, targets: [aim] });

  test('counts the shield of the stat card and leaves the outcome open before the draw', () => {
    const view = targetView(scenario, content, attack, aim);

    expect(view?.numbers.damage).toBe(2);
    expect(view?.outcome).toBeNull();
    expect(view && oddsInput(attack, view)).toMatchObject({ value: 3, shield: 1, pierce: 0 });
  });

  test('the odds count the effects on the target and not the declined ones', () => {
    const pierced = { ...attack, effects: ['pierce 1', 'poison'] as const };
    const oddsWith = (more: Partial<typeof aim>) => {
      const view = targetView(scenario, content, pierced, { ...aim, ...more });
      return view && oddsInput(pierced, view);
    };

    expect(oddsWith({})).toMatchObject({ pierce: 1 });
    expect(oddsWith({ effects: ['pierce 2'] })).toMatchObject({ pierce: 3 });
    expect(oddsWith({ declined: ['poison'] })?.effects).toEqual([{ kind: 'pierce', value: 1 }]);
  });

  test('the odds of a target that the scenario protects from damage are 0 in every case', () => {
    const spirit = aMonster({
      id: 'living-spirit-1',
      type: 'living-spirit' as MonsterTypeId,
      standee: 1,
    });
    const inScenario = (id: string) => ({
      ...turnOf('c1', [brute, spirit]),
      scenario: id as ScenarioId,
    });
    const onSpirit = { ...attack, targets: [anAim({ figure: spirit.id })] };
    const oddsIn = (id: string) => {
      const view = targetView(inScenario(id), content, onSpirit, anAim({ figure: spirit.id }));
      return view && odds(oddsInput(onSpirit, view), aDeck(['+0', 'x2']));
    };

    expect(oddsIn('70')).toMatchObject({ damage: [{ damage: 0, chance: 1 }], mean: 0, kill: 0 });
    expect(oddsIn('1')?.mean).toBeGreaterThan(0);
  });

  test('says why an attack has disadvantage', () => {
    const ranged = { ...attack, ranged: true };
    const view = targetView(scenario, content, ranged, { ...aim, distance: 1 });

    expect(view?.mode).toBe('disadvantage');
    expect(view?.sources.map(({ kind }) => kind)).toEqual(['adjacentRanged']);
  });

  test('is null for a figure that has left', () => {
    expect(targetView(turnOf('c1', [brute]), content, attack, aim)).toBeNull();
  });
});

describe('percent', () => {
  test.each([
    [0, '0%'],
    [0.001, '<1%'],
    [0.35, '35%'],
    [0.999, '>99%'],
    [1, '100%'],
  ])('words %d as %s', (chance, words) => {
    expect(percent(chance)).toBe(words);
  });
});
