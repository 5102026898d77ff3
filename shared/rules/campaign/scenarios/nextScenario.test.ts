import { describe, expect, test } from 'vitest';
import { CONTENT, party, played, type PlainCommand } from '../../../testing/play';
import { nextScenario } from './nextScenario';

const done = (scenario: string): PlainCommand => ({
  type: 'markScenario',
  scenario,
  as: 'completed',
});
const next = (...commands: readonly PlainCommand[]) =>
  nextScenario(played(party(), commands).game.campaign, CONTENT);

describe('nextScenario', () => {
  test('[SCENARIO-1] a new campaign begins with the first scenario', () => {
    expect(next()).toBe('1');
  });

  test('[SCENARIO-1] the latest completed scenario leads on, and then the ones before it', () => {
    expect(next(done('4'))).toBe('5');
    expect(next(done('4'), done('5'))).not.toBe('1');
  });

  test('[SCENARIO-1] without a scenario that leads on, the first available one is next', () => {
    expect(next({ type: 'markScenario', scenario: '5', as: 'open' }, done('1'))).toBe('5');
  });
});
