import { describe, expect, test } from 'vitest';
import { CONTENT, inScenario, party, played, refused, tableOf } from '../../testing/play';
import { readCommand } from '../shapes';

describe('characters of a campaign', () => {
  test('[EXPERIENCE-1] [EXPERIENCE-2] start with the experience and gold of their level', () => {
    const { game } = played(party(), [
      { type: 'addCharacter', class: 'tinkerer', name: 'Tin', level: 4 },
    ]);
    expect(game.campaign.characters[2]).toMatchObject({
      id: 'c3',
      level: 4,
      experience: 150,
      gold: 75,
      maxHitPoints: null,
    });
  });

  test.each([
    [{ type: 'addCharacter', class: 'bard', name: 'X', level: 1 }, 'noSuchClass'],
    [{ type: 'addCharacter', class: '__proto__', name: 'X', level: 1 }, 'noSuchClass'],
    [{ type: 'addCharacter', class: 'brute', name: 'X', level: 1 }, 'classIsTaken'],
    [{ type: 'editCharacter', character: 'c9', level: 2 }, 'noSuchCharacter'],
    [{ type: 'removeCharacter', character: 'toString' }, 'noSuchCharacter'],
    [{ type: 'editCharacter', character: 'c1', perks: [9] }, 'perkBeyondItsBoxes'],
    [
      { type: 'editCharacter', character: 'c1', perks: [...Array<number>(20).fill(0), 1] },
      'perkBeyondItsBoxes',
    ],
  ] as const)('refuses %j: %s', (command, code) => {
    expect(refused(party(), command).code).toBe(code);
  });

  test('cannot share a name', () => {
    const add = { type: 'addCharacter', class: 'tinkerer', name: 'HILDA', level: 1 } as const;
    const taken = { code: 'characterNameIsTaken', name: 'HILDA' };
    expect(refused(party(), add)).toEqual(taken);
    const edit = { type: 'editCharacter', character: 'c2', name: 'HILDA' } as const;
    expect(refused(party(), edit)).toEqual(taken);
    expect(() => played(party(), [{ ...edit, character: 'c1' }])).not.toThrow();
  });

  test('never reuse the id of another character', () => {
    const { game } = played(party(), [
      { type: 'removeCharacter', character: 'c2' },
      { type: 'addCharacter', class: 'scoundrel', name: 'Nim', level: 1 },
    ]);
    expect(game.campaign.characters.map((sheet) => sheet.id)).toEqual(['c1', 'c3']);
  });

  test('can be renamed during a scenario, but keep level, perks and player', () => {
    const edit = { type: 'editCharacter', character: 'c1' } as const;
    expect(refused(inScenario(), { ...edit, level: 2 }).code).toBe('characterIsPlaying');
    const remove = { type: 'removeCharacter', character: 'c1' } as const;
    expect(refused(inScenario(), remove).code).toBe('characterIsPlaying');
    const { game, events } = played(inScenario(), [{ ...edit, name: 'Hild' }]);
    expect(tableOf(game).figures[0]).toMatchObject({ name: 'Hild' });
    expect(events).toEqual([
      { type: 'sheetCorrected', character: 'c1', what: 'name', from: 'Hilda', to: 'Hild' },
    ]);
  });

  test('can have custom hit points instead of the printed ones', () => {
    const { game } = played(party(), [
      { type: 'editCharacter', character: 'c1', maxHitPoints: 17 },
      { type: 'startScenario', scenario: '1', characters: ['c1', 'c2'], level: null },
    ]);
    expect(tableOf(game).figures[0]).toMatchObject({ hitPoints: 17, maxHitPoints: 17 });
    expect(tableOf(game).figures[1]?.maxHitPoints).toBe(CONTENT.class('scoundrel')?.hitPoints[0]);
  });
});

describe('readCommand', () => {
  test.each([
    [null],
    ['endRound'],
    [{}],
    [{ type: 'nonsense' }],
    [{ type: '__proto__' }],
    [{ type: 'endRound', more: 1 }],
    [{ type: 'newCampaign', name: 'x'.repeat(10_000) }],
    [{ type: 'newCampaign', name: '' }],
    [{ type: 'sufferDamage', figure: 'c1', amount: -1, negate: null }],
    [{ type: 'sufferDamage', figure: 'c1', amount: Number.NaN, negate: null }],
    [{ type: 'sufferDamage', figure: 'c1', amount: 1e9, negate: null }],
    [{ type: 'sufferDamage', figure: 'c1', amount: 1.5, negate: null }],
    [{ type: 'sufferDamage', figure: 7, amount: 1, negate: null }],
    [{ type: 'setInitiative', character: 'c1', leading: 100, second: null }],
  ])('rejects %j', (input) => {
    expect(readCommand(input)).toBeNull();
  });
});
