import { describe, expect, test } from 'vitest';
import { CONTENT, inScenario, party, played, type PlainCommand } from '#shared/testing/play';
import { namesIn } from './names';

function namesAfter(...commands: readonly PlainCommand[]) {
  return namesIn(played(party(), commands).game, CONTENT);
}

const CLOSED = '(not reached yet)';

describe('names give away nothing that is hidden', () => {
  test('a locked class is called by its symbol until it is unlocked or shown', () => {
    expect(namesAfter().class('sun')).toBe('Sun');
    expect(namesAfter({ type: 'unlockClass', class: 'sun' }).class('sun')).toBe('Sunkeeper');
    const shown = namesAfter({ type: 'showHidden', what: 'class sun', shown: true });
    expect(shown.class('sun')).toBe('Sunkeeper');
    expect(shown.class('eclipse')).toBe('Eclipse');
    expect(namesIn(null, CONTENT).class('sun')).toBe('Sun');
  });

  test('a scenario has neither name nor number until it is reached, shown or played', () => {
    expect(namesAfter().scenario('1')).toBe('1 Black Barrow');
    expect(namesAfter().scenario('2')).toBe(CLOSED);
    const done = namesAfter({ type: 'markScenario', scenario: '1', as: 'completed' });
    expect(done.scenario('2')).toBe('2 Barrow Lair');
    expect(done.scenario('3')).toBe(CLOSED);
    const shown = namesAfter({ type: 'showHidden', what: 'scenario 3', shown: true });
    expect(shown.scenario('3')).toBe('3 Inox Encampment');
    expect(namesIn(inScenario('3'), CONTENT).scenario('3')).toBe('3 Inox Encampment');
  });
});
