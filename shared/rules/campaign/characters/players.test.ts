import { expect, test } from 'vitest';
import { id } from '../../../ids';
import { EMPTY_SHEET } from '../party/newParty';
import type { CharacterSheet } from '../../../state';
import { similarPlayer } from './players';
import { retirementsOf } from './retirement';

const named = (player: string): CharacterSheet => ({
  ...EMPTY_SHEET,
  ...{ id: id('c1'), class: id('brute'), name: 'Hilda', level: 1, experience: 0, gold: 0 },
  ...{ perks: [], maxHitPoints: null, player },
});
const campaign = { characters: [], retired: [named('Eva'), named('Marie-Luise')] };

test('[RETIRE-4] a player is known without case and surplus blanks', () => {
  expect(['Eva', 'eva ', ' EVA', 'ewa'].map((name) => retirementsOf(campaign, name))).toEqual([
    1, 1, 1, 0,
  ]);
  expect(retirementsOf(campaign, '  ')).toBe(0);
});

test.each([
  ['Ewa', 'Eva'],
  ['Evaa', 'Eva'],
  ['Marie Luise', 'Marie-Luise'],
  ['Mraie-Luise', 'Marie-Luise'],
  ['eva', null],
  ['Tom', null],
  ['Ev', null],
])('[RETIRE-4] %s is nearly %s', (typed, known) => {
  expect(similarPlayer(campaign, typed)).toBe(known);
});
