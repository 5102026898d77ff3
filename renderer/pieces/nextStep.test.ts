import { describe, expect, test } from 'vitest';
import type { AbilityDeckId } from '#shared/ids';
import type { Attack, Block, Character, Scenario } from '#shared/state';
import { nextStepHint, nextStepLabel } from '../text/table/table';
import { namesIn } from '../text/names/names';
import { nextStep } from './nextStep';

interface Chosen {
  readonly id: string;
  readonly initiative?: Character['initiative'];
  readonly exhausted?: boolean;
}

function characterOf({ id, initiative = null, exhausted = false }: Chosen): Character {
  return { kind: 'character', id, name: id, initiative, exhausted } as unknown as Character;
}

function scenarioOf(
  characters: readonly Chosen[],
  phase: Scenario['phase'],
  attack: Attack | null = null,
): Scenario {
  return { figures: characters.map(characterOf), phase, attack, round: 2 } as unknown as Scenario;
}

function blockOf(id: string, state: 'waiting' | 'acting' | 'done'): Block {
  return { id, kind: 'character', turns: [{ figure: id, state }] } as unknown as Block;
}

function turnsOf(
  blocks: readonly Block[],
  active: string | null = null,
  interrupting: readonly string[] = [],
): Scenario['phase'] {
  return { name: 'turns', order: blocks, active, interrupting } as unknown as Scenario['phase'];
}

const LED = { longRest: false, leading: 20, second: null } as const;
const SELECT: Scenario['phase'] = { name: 'selectCards' };

describe('nextStep', () => {
  test('asks for the first initiative that is missing and names all of them', () => {
    const scenario = scenarioOf(
      [{ id: 'Brute', initiative: LED }, { id: 'Nyx' }, { id: 'Cogs' }],
      SELECT,
    );

    expect(nextStep(scenario)).toEqual({
      kind: 'enterInitiative',
      character: 'Nyx',
      missing: ['Nyx', 'Cogs'],
    });
  });

  test('asks for the cards that lie on the table before it reveals', () => {
    const chosen = scenarioOf([{ id: 'Brute', initiative: LED }], SELECT);
    const deck = 'guard' as AbilityDeckId;

    expect(nextStep(chosen, [deck])).toEqual({ kind: 'tellAbilityCard', deck });
    expect(nextStep(chosen, [])).toEqual({ kind: 'revealInitiatives' });
    expect(nextStep(scenarioOf([{ id: 'Nyx' }], SELECT), [deck]).kind).toBe('enterInitiative');
  });

  test('does not wait for exhausted characters', () => {
    const scenario = scenarioOf(
      [
        { id: 'Brute', initiative: LED },
        { id: 'Nyx', exhausted: true },
      ],
      SELECT,
    );

    expect(nextStep(scenario)).toEqual({ kind: 'revealInitiatives' });
  });

  test('ends the scenario where nobody is left', () => {
    const nobody = [{ id: 'Nyx', exhausted: true }];

    expect(nextStep(scenarioOf(nobody, SELECT))).toEqual({ kind: 'loseScenario' });
    expect(nextStep(scenarioOf(nobody, turnsOf([])))).toEqual({ kind: 'loseScenario' });
  });

  test('says that a wound would be the end of who is next', () => {
    const scenario = scenarioOf([{ id: 'Brute' }], turnsOf([blockOf('Brute', 'waiting')]));
    const wounded = [{ name: 'wound', turnEnds: null, source: null }];
    const figures = scenario.figures.map((figure) => ({
      ...figure,
      hitPoints: 1,
      conditions: wounded,
    }));
    const step = nextStep({ ...scenario, figures } as unknown as Scenario);

    expect(step).toEqual({ kind: 'startTurn', figure: 'Brute', isDeadly: true });
    expect(nextStepHint(step, namesIn(null, null))).toContain('exhausts');
  });

  test('starts the first turn that waits, blocks out of their place before it', () => {
    const blocks = [
      blockOf('Brute', 'done'),
      blockOf('Nyx', 'waiting'),
      blockOf('Cogs', 'waiting'),
    ];
    const party = [{ id: 'Brute' }, { id: 'Nyx' }, { id: 'Cogs' }];

    expect(nextStep(scenarioOf(party, turnsOf(blocks)))).toEqual({
      kind: 'startTurn',
      figure: 'Nyx',
    });
    expect(nextStep(scenarioOf(party, turnsOf(blocks, null, ['Cogs'])))).toEqual({
      kind: 'startTurn',
      figure: 'Cogs',
    });
  });

  test('ends the running turn, and the round after the last one', () => {
    const party = [{ id: 'Brute' }];

    expect(nextStep(scenarioOf(party, turnsOf([blockOf('Brute', 'acting')], 'Brute')))).toEqual({
      kind: 'endTurn',
      figure: 'Brute',
    });
    expect(nextStep(scenarioOf(party, turnsOf([blockOf('Brute', 'done')])))).toEqual({
      kind: 'endRound',
      round: 2,
    });
  });

  test.each([
    { initiative: { longRest: true, taken: false } as const, kind: 'takeLongRest' },
    { initiative: { longRest: true, taken: true } as const, kind: 'endTurn' },
  ])('of a resting character is $kind with $initiative', ({ initiative, kind }) => {
    const phase = turnsOf([blockOf('Brute', 'acting')], 'Brute');

    expect(nextStep(scenarioOf([{ id: 'Brute', initiative }], phase)).kind).toBe(kind);
  });

  test('of an attack is a target, then its cards, then the damage', () => {
    const phase = turnsOf([blockOf('Brute', 'acting')], 'Brute');
    const kindWith = (...drawn: readonly boolean[]) => {
      const targets = drawn.map((isDrawn, index) => ({
        figure: `guard-${index}`,
        drawn: isDrawn ? {} : null,
        overrides: { afterCards: null, reduced: null, damage: null },
      }));
      const attack = { attacker: 'Brute', targets } as unknown as Attack;
      return nextStep(scenarioOf([{ id: 'Brute' }], phase, attack));
    };

    expect(kindWith()).toEqual({ kind: 'chooseTarget', attacker: 'Brute' });
    expect(kindWith(false, false)).toEqual({ kind: 'draw', target: 'guard-0' });
    expect(kindWith(true, false)).toEqual({
      kind: 'applyAttack',
      attacker: 'Brute',
      only: ['guard-0'],
    });
    expect(kindWith(true, true)).toEqual({ kind: 'applyAttack', attacker: 'Brute' });
  });

  test('of a scenario that is over is to leave it', () => {
    const scenario = scenarioOf([{ id: 'Brute' }], { name: 'over', won: true });

    expect(nextStep(scenario)).toEqual({ kind: 'leaveScenario', won: true });
  });
});

describe('the words of the next step', () => {
  test('name who is meant and what is missing', () => {
    const scenario = scenarioOf([{ id: 'Brutus' }, { id: 'Nyx' }], SELECT);
    const names = namesIn({ scenario, campaign: { characters: [] } } as never, null);
    const step = nextStep(scenario);

    expect(nextStepLabel(step, names)).toBe('Enter Brutus’ initiative');
    expect(nextStepHint(step, names)).toBe('Initiatives of Brutus and Nyx are missing.');
  });
});
