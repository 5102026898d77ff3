import { describe, expect, test } from 'vitest';
import type { ClassId, ScenarioId } from '#shared/ids';
import { NEW_PARTY } from '#shared/rules/campaign/party/newParty';
import type { Campaign, Scenario } from '#shared/state';
import { aGame, anObjective, aScenario, aSummon } from '#shared/testing/builders';
import { shippedContent } from '#shared/testing/content';
import { namesIn } from './names';

const CONTENT = shippedContent();

function namesOf(
  party: Partial<Campaign['party']> = {},
  completed: readonly string[] = [],
  scenario: Scenario | null = null,
) {
  const campaign = {
    party: { ...NEW_PARTY, ...party },
    completed: completed as readonly ScenarioId[],
  };
  return namesIn(aGame(scenario, campaign), CONTENT);
}

const CLOSED = '(not reached yet)';

describe('names reveal nothing hidden', () => {
  test('a locked class is called by its symbol until it is unlocked or shown', () => {
    expect(namesOf().class('sun')).toBe('Sun');
    expect(namesOf({ unlockedClasses: ['sun' as ClassId] }).class('sun')).toBe('Sunkeeper');
    const shown = namesOf({ shown: [{ kind: 'class', which: 'sun' as ClassId }] });
    expect(shown.class('sun')).toBe('Sunkeeper');
    expect(shown.class('eclipse')).toBe('Eclipse');
    expect(namesIn(null, CONTENT).class('sun')).toBe('Sun');
  });

  test('a scenario has neither name nor number until it is reached, shown or played', () => {
    expect(namesOf().scenario('1')).toBe('1 Black Barrow');
    expect(namesOf().scenario('2')).toBe(CLOSED);
    expect(namesOf({}, ['1']).scenario('2')).toBe('2 Barrow Lair');
    expect(namesOf({}, ['1']).scenario('3')).toBe(CLOSED);
    expect(namesOf({ shown: [{ kind: 'scenario', which: '3' as ScenarioId }] }).scenario('3')).toBe(
      '3 Inox Encampment',
    );
    const playing = aScenario({ scenario: '3' as ScenarioId });
    expect(namesOf({}, [], playing).scenario('3')).toBe('3 Inox Encampment');
  });
});

test('summons with the same name have numbers while there are several', () => {
  const rats = [
    aSummon({ id: 'summon-1', name: 'Rat' }),
    aSummon({ id: 'summon-4', name: 'Rat' }),
    aSummon({ id: 'summon-2', name: 'Wolf' }),
  ];
  const called = (figures: Scenario['figures']) => {
    const names = namesOf({}, [], aScenario({ figures }));
    return figures.map(({ id }) => names.figure(id));
  };
  expect(called(rats)).toEqual(['Rat 1', 'Rat 4', 'Wolf']);
  expect(called(rats.slice(1))).toEqual(['Rat', 'Wolf']);
});

test('objectives of one name are called by their letter in the book, also the last of them', () => {
  const figure = anObjective({ id: 'objective-5', name: 'Vocal Cord', listed: 5 });
  const playing = aScenario({ scenario: '42' as ScenarioId, figures: [figure] });
  expect(namesOf({}, [], playing).figure('objective-5')).toBe('Vocal Cord 5');
});
