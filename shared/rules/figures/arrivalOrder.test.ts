import { describe, expect, test } from 'vitest';
import { aCharacter, aMonster, anObjective, aScenario, aSummon } from '../../testing/builders';
import { arrivals, MAX_ARRIVALS, withNewcomers } from './arrivalOrder';

const hilda = aCharacter();
const rat = aMonster({ standee: 1 });
const other = aMonster({ standee: 2 });

describe('figure letters', () => {
  test('are given to characters first, then to summons, objectives and monsters', () => {
    const figures = [rat, anObjective(), aSummon(), hilda];
    expect(arrivals({ figures, met: [] })).toEqual([
      'c1',
      'summon-1',
      'objective-1',
      'bandit-guard-1',
    ]);
  });

  test('do not change when other figures leave, arrive or return', () => {
    const start = aScenario({ figures: [hilda, rat, other], met: [] });
    const without = withNewcomers(start, { ...start, figures: [hilda, other] });
    expect(without.met).toEqual(['c1', 'bandit-guard-1', 'bandit-guard-2']);
    const late = aMonster({ standee: 3 });
    const next = withNewcomers(without, { ...without, figures: [late, hilda, other, rat] });
    expect(next.met).toEqual([...without.met, 'bandit-guard-3']);
  });

  test('are reused from removed figures once there are many', () => {
    const crowd = Array.from({ length: MAX_ARRIVALS }, (_, n) => aMonster({ standee: n + 1 }));
    const full = arrivals({ figures: crowd, met: [] });
    const late = aMonster({ standee: 200 });
    const met = arrivals({ figures: [...crowd.toSpliced(6, 1), late], met: full });
    expect(met).toEqual(full.with(6, late.id));
    expect(arrivals({ figures: [...crowd, late], met: full })).toEqual([...full, late.id]);
  });

  test('do not change if no figure arrived or left', () => {
    const start = aScenario({ met: [] });
    expect(withNewcomers(start, start)).toBe(start);
  });
});
