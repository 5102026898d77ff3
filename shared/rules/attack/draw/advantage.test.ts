import { describe, expect, test } from 'vitest';
import { aCharacter } from '../../../testing/builders';
import type { AttackMode, ModifierCard } from '../../../vocabulary';
import {
  attackMode,
  compareCards,
  countedCards,
  isDrawComplete,
  type ModeInput,
} from './advantage';
import { cardOf } from '../../../content/notation/modifierCard';

function modeOf(given: Partial<ModeInput>) {
  return attackMode({
    attacker: aCharacter(),
    ranged: false,
    distance: 1,
    advantage: 0,
    disadvantage: 0,
    targetGivesDisadvantage: false,
    ...given,
  });
}

describe('attackMode', () => {
  const strong = aCharacter({ conditions: ['strengthen'] });
  const muddled = aCharacter({ conditions: ['muddle'] });
  const both = aCharacter({ conditions: ['strengthen', 'muddle'] });

  test.each<[string, Partial<ModeInput>, AttackMode]>([
    ['ADVANTAGE-5', {}, 'normal'],
    ['STRENGTHEN-1', { attacker: strong }, 'advantage'],
    ['MUDDLE-1', { attacker: muddled }, 'disadvantage'],
    ['ADVANTAGE-5', { attacker: both }, 'normal'],
    ['ADVANTAGE-5', { attacker: strong, disadvantage: 3 }, 'normal'],
    ['ADVANTAGE-5', { advantage: 2 }, 'advantage'],
    ['ADVANTAGE-5', { advantage: 5, disadvantage: 1 }, 'normal'],
    ['ADVANTAGE-4', { ranged: true, distance: 1 }, 'disadvantage'],
    ['ADVANTAGE-4', { ranged: true, distance: 2 }, 'normal'],
    ['ADVANTAGE-4', { ranged: true, distance: null }, 'normal'],
    ['ADVANTAGE-4', { ranged: false, distance: 1 }, 'normal'],
    ['ADVANTAGE-4', { attacker: strong, ranged: true, distance: 1 }, 'normal'],
    ['MONSTER-1', { targetGivesDisadvantage: true }, 'disadvantage'],
  ])('[%s] %j', (_, given, mode) => {
    expect(modeOf(given).mode).toBe(mode);
  });

  test('[ADVANTAGE-5] lists every source of advantage and disadvantage', () => {
    const { sources } = modeOf({ attacker: both, ranged: true });
    expect(sources.map(({ kind, rule }) => [kind, rule])).toEqual([
      ['condition', 'STRENGTHEN-1'],
      ['condition', 'MUDDLE-1'],
      ['adjacentRanged', 'ADVANTAGE-4'],
    ]);
  });
});

const card = (text: string) => cardOf(text as ModifierCard);
const compared = (value: number, first: string, second: string) =>
  compareCards(value, card(first), card(second)).better;

describe('compareCards', () => {
  test.each([
    [3, '+2', '+1', 'first'],
    [3, '+1', '+1 stun', 'second'],
    [3, '+0 stun', '+2', 'unclear'],
    [3, '+1 stun', '+1 infuse fire', 'unclear'],
    [3, '+0 muddle', '+2 stun', 'unclear'],
    [3, '+1 stun', '+0 stun', 'first'],
    [3, 'null', '-2', 'second'],
    [3, 'x2', '+3', 'same'],
    [4, 'x2', '+3', 'first'],
    [3, 'curse', 'null', 'same'],
    [3, '+1 push 2', '+1 push 1', 'first'],
    [3, '+2 push 1', '+1 push 2', 'unclear'],
    [3, '+1 stun, poison', '+1 poison', 'first'],
    [3, 'bless', '+1 wound', 'unclear'],
    [3, 'null', '+0 stun', 'second'],
    [1, 'null', '-2', 'same'],
  ])('[ADVANTAGE-1] for attack %i, %s against %s is %s', (value, first, second, better) => {
    expect(compared(value, first, second)).toBe(better);
    const swapped = { first: 'second', second: 'first' } as Readonly<Record<string, string>>;
    expect(compared(value, second, first)).toBe(swapped[better] ?? better);
  });

  test('[OWN-2] a x2 that gives less than +2 is marked as contested', () => {
    expect(compareCards(1, card('x2'), card('+2'))).toEqual({
      better: 'second',
      isContested: true,
    });
    expect(compareCards(1, card('+2'), card('bless')).isContested).toBe(true);
    expect(compareCards(2, card('x2'), card('+2')).isContested).toBe(false);
    expect(compareCards(1, card('+1'), card('+2')).isContested).toBe(false);
  });
});

function countedOf(mode: AttackMode, ...texts: readonly string[]) {
  const { places, ambiguous } = countedCards(3, texts.map(card), mode);
  return [places.map((place) => texts[place]), ambiguous];
}

describe('countedCards', () => {
  test.each<[string, AttackMode, string[], string[], boolean]>([
    ['DECK-2', 'normal', ['r+1', 'r+0 stun', '-1'], ['r+1', 'r+0 stun', '-1'], false],
    ['ADVANTAGE-2', 'advantage', ['+1', '+2'], ['+2'], false],
    ['ADVANTAGE-3', 'disadvantage', ['+1', '+2'], ['+1'], false],
    ['ADVANTAGE-2', 'advantage', ['r+1', '-1'], ['r+1', '-1'], false],
    ['ADVANTAGE-2', 'advantage', ['-1', 'r+1'], ['-1', 'r+1'], false],
    ['ADVANTAGE-3', 'disadvantage', ['r+1', '-1'], ['-1'], false],
    ['ADVANTAGE-3', 'disadvantage', ['null', 'r+1'], ['null'], false],
    ['ADVANTAGE-2', 'advantage', ['r+1', 'r+2', 'r+1', '+0'], ['r+1', 'r+2', 'r+1', '+0'], false],
    ['ADVANTAGE-3', 'disadvantage', ['r+1', 'r+2', 'r+1', '+0'], ['+0'], false],
    ['ADVANTAGE-1', 'advantage', ['+2', '+0 stun'], ['+2'], true],
    ['ADVANTAGE-1', 'disadvantage', ['+0 stun', '+2'], ['+0 stun'], true],
    ['ADVANTAGE-1', 'advantage', ['-2', '-2'], ['-2'], false],
    ['ADVANTAGE-3', 'disadvantage', ['r+1', 'r+2'], [], false],
    ['ADVANTAGE-3', 'disadvantage', ['r+1'], [], false],
    ['ADVANTAGE-2', 'advantage', ['+1'], ['+1'], false],
  ])('[%s] %s with %j counts %j', (_, mode, texts, counted, ambiguous) => {
    expect(countedOf(mode, ...texts)).toEqual([counted, ambiguous]);
  });
});

describe('isDrawComplete', () => {
  test.each<[AttackMode, string[], boolean]>([
    ['normal', [], false],
    ['normal', ['r+1'], false],
    ['normal', ['r+1', '+0'], true],
    ['advantage', ['+0'], false],
    ['advantage', ['+0', 'r+1'], true],
    ['advantage', ['r+1', 'r+1'], false],
    ['disadvantage', ['r+1', 'r+1', 'r+1'], false],
    ['disadvantage', ['r+1', 'r+1', 'null'], true],
  ])('[DECK-2] %s %j: %s', (mode, texts, isComplete) => {
    expect(isDrawComplete(texts.map(card), mode)).toBe(isComplete);
  });
});
