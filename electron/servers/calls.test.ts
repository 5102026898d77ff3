import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StandeeApi } from '#shared/api/api';
import type { DesktopApi } from '#shared/api/desktop';
import { apiOver, CALLS, isDesktopMethod, isMethod, type Method } from '#shared/api/calls';
import { call, callDesktop } from './calls';

const METHODS = Object.keys(CALLS) as Method[];

const made: string[] = [];
const api = apiOver<StandeeApi>(CALLS, (method, args) => {
  made.push(`${method} ${JSON.stringify(args)}`);
  return Promise.resolve('made');
});

const MALFORMED = { ok: false, refusal: { code: 'malformedCommand' } };
const command = { type: 'revealInitiatives' };

describe('call', () => {
  test('makes calls with the right arguments', async () => {
    made.length = 0;
    expect(await call(api, 'library.list', [])).toBe('made');
    expect(await call(api, 'campaign.send', ['key', command, 'request'])).toBe('made');
    expect(await call(api, 'campaign.goTo', ['key', 3, 5, 'request'])).toBe('made');
    expect(made).toEqual([
      'library.list []',
      'campaign.send ["key",{"type":"revealInitiatives"},"request"]',
      'campaign.goTo ["key",3,5,"request"]',
    ]);
  });

  test.each([
    ['library.list', ['x']],
    ['library.list', null],
    ['library.list', {}],
    ['library.create', []],
    ['library.create', [7]],
    ['library.create', ['a', 'b']],
    ['campaign.open', ['']],
    ['campaign.open', [{ toString: 'x' }]],
    ['campaign.send', ['key', { type: 'noSuchCommand' }, 'r']],
    ['campaign.send', ['key', { ...command, more: 1 }, 'r']],
    ['campaign.send', ['key', { type: '__proto__' }, 'r']],
    [
      'campaign.send',
      ['key', { type: 'sufferDamage', figure: 'c1', amount: -1, negate: null }, 'r'],
    ],
    ['campaign.send', ['key', command]],
    ['campaign.send', ['key', command, '']],
    ['campaign.send', ['key', command, 'r'.repeat(101)]],
    ['campaign.send', ['key', command, null]],
    ['campaign.undo', ['key', -1, 'r']],
    ['campaign.undo', ['key', 1.5, 'r']],
    ['campaign.undo', ['key', '1', 'r']],
    ['campaign.redo', ['key', null, 'r']],
    ['campaign.goTo', ['key', Number.NaN, 1, 'r']],
    ['campaign.goTo', ['key', 1e300, 1, 'r']],
  ] as const)('refuses %s with %j', async (method, args) => {
    made.length = 0;
    expect(await call(api, method, args)).toMatchObject(MALFORMED);
    expect(made).toEqual([]);
  });

  const target = { figure: 'a', distance: 0 };
  const attack = { type: 'beginAttack', attacker: 'c1', base: 3, ranged: null, range: null };
  test.each([
    [{ type: 'noSuchCommand' }, 'type'],
    [null, 'type'],
    [{ type: 'sufferDamage', figure: 'c1', amount: -1, negate: null }, 'amount'],
    [{ type: 'sufferDamage', figure: 'c1', negate: null }, 'amount'],
    [{ ...attack, targets: [{ figure: 'b' }, target] }, 'targets[1].distance'],
    [{ ...command, 'mo\u0000re': 1 }, 'mo?re'],
  ])('names the invalid field of %j: %s', async (wrong, field) => {
    expect(await call(api, 'campaign.send', ['key', wrong, 'r'])).toEqual({
      ok: false,
      refusal: { code: 'malformedCommand', field },
    });
  });

  test('refuses invalid commands', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (garbage) => {
        expect(await call(api, 'campaign.send', ['key', garbage, 'r'])).toMatchObject(MALFORMED);
      }),
      { numRuns: 500 },
    );
  });
});

describe('isMethod', () => {
  test('accepts the methods of the API and no inherited property', () => {
    expect(METHODS.every(isMethod)).toBe(true);
    for (const name of [
      'toString',
      '__proto__',
      'constructor',
      'live',
      '',
      null,
      3,
      ['campaign.send'],
    ]) {
      expect(isMethod(name)).toBe(false);
    }
  });
});

describe('calls that only the desktop answers', () => {
  const paper = { pageSize: 'A4', landscape: false };
  const print = (given: unknown) => Promise.resolve({ printed: given });
  const desktop = { desktop: { print, printToPdf: print } } as unknown as DesktopApi;

  test('are made with the right arguments', async () => {
    expect(await callDesktop(desktop, 'desktop.print', [paper])).toEqual({ printed: paper });
  });

  test('are known by name and are not calls of the game', () => {
    expect(isDesktopMethod('desktop.printToPdf')).toBe(true);
    expect(isMethod('desktop.printToPdf')).toBe(false);
    for (const name of ['constructor', 'library', '', null, 1]) {
      expect(isDesktopMethod(name)).toBe(false);
    }
  });

  test.each([
    [],
    [null],
    [{ ...paper, pageSize: 'A0' }],
    [{ ...paper, path: '/etc/passwd' }],
    [paper, paper],
    'A4',
  ])('are refused with %j', async (args) => {
    expect(await callDesktop(desktop, 'desktop.printToPdf', args)).toEqual(MALFORMED);
  });
});
