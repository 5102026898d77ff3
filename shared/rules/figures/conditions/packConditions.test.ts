import { describe, expect, test } from 'vitest';
import { readEffect } from '../../../content/notation/effects';
import { contentWithPacks } from '../../../content/packs/packs';
import { readPack } from '../../../content/packs/read';
import type { Figure } from '../../../state';
import { aCharacter, aMonster, aScenario } from '../../../testing/builders';
import { shippedContent, shippedFile } from '../../../testing/content';
import { aPack, CONDITIONS_OF_PACK } from '../../../testing/packs';
import type { OwnCondition } from '../../../vocabulary';
import { anEngagement } from '../../../testing/attacks';
import { attackMode } from '../../attack/draw/advantage';
import { strikeTarget } from '../../attack/strike';
import { newAim } from '../../attack/targets';
import {
  addCondition,
  canMove,
  hindranceOf,
  isForAttacker,
  negativeConditions,
} from './conditions';
import { sufferDamage } from '../hitPoints/damage';
import { endConditionsOfTurn, removeEnded } from './endedConditions';
import { heal } from '../hitPoints/heal';
import { applyConditions, damageAtTurnStart } from './conditionsInTurn';
import { traitsOf } from '../traits';

const BOOK = contentWithPacks(shippedFile, [aPack({ conditions: CONDITIONS_OF_PACK })], 'all');

function withOwn(figure: Figure, ...names: readonly OwnCondition[]): Figure {
  return names.reduce((now, name) => addCondition(now, name, false, [], BOOK).next, figure);
}

const namesOf = ({ conditions }: Figure) => conditions.map(({ name }) => name);

describe('a condition of a pack', () => {
  test('[OWN-7] acts at the start of the turn, prevents actions, and expires like most conditions', () => {
    const bitten = withOwn(aMonster({ hitPoints: 5 }), 'own-frostbite');
    expect(bitten.conditions).toMatchObject([{ name: 'own-frostbite', turnEnds: 1 }]);
    expect(damageAtTurnStart(bitten)).toBe(1);
    expect(canMove(bitten)).toBe(false);
    expect(hindranceOf(bitten, 'attack')).toBeNull();
    const { next, events } = applyConditions(bitten, 'atTurnStart');
    expect(next.hitPoints).toBe(4);
    expect(events).toMatchObject([{ type: 'damaged', source: 'condition', rule: 'OWN-7' }]);
    expect(namesOf(endConditionsOfTurn(next).next)).toEqual([]);
  });

  test('[ITEM-5] one that does good is not negative', () => {
    const figure = withOwn(aCharacter(), 'own-warmth', 'own-frostbite');
    const { next } = addCondition(figure, 'poison', false);
    expect(negativeConditions(next)).toEqual(['own-frostbite', 'poison']);
  });

  test('[EFFECT-1] one that does good goes to the attacker, any other to the target', () => {
    expect(isForAttacker(readEffect('own-warmth'), BOOK)).toBe(true);
    expect(isForAttacker(readEffect('own-frostbite'), BOOK)).toBe(false);
    const effects = ['own-warmth', 'own-frostbite'] as const;
    const { attacker, target } = strikeTarget(
      anEngagement({ attack: { effects }, attacker: aCharacter(), book: BOOK }),
    );
    expect(namesOf(attacker)).toEqual(['own-warmth']);
    expect(namesOf(target)).toEqual(['own-frostbite']);
  });

  test('[NEGATE-1] a character loses cards to negate the first damage', () => {
    const bitten = withOwn(aCharacter({ hitPoints: 1 }), 'own-frostbite');
    expect(applyConditions(bitten, 'atTurnStart', { negate: 'oneFromHand' }).next.hitPoints).toBe(
      1,
    );
  });

  test('[OWN-7] removes the conditions it names and ends with the next damage', () => {
    const warm = withOwn(
      aMonster({ hitPoints: 3, conditions: ['wound'] }),
      'own-frostbite',
      'own-warmth',
    );
    expect(namesOf(warm)).toEqual(['own-warmth']);
    expect(applyConditions(warm, 'atTurnStart').next.hitPoints).toBe(4);
    const hurt = sufferDamage(warm, 1, 'attack');
    expect(namesOf(hurt.next)).toEqual([]);
    expect(hurt.events.at(-1)).toMatchObject({ type: 'conditionRemoved', why: 'damaged' });
    expect(namesOf(sufferDamage(warm, 0, 'attack').next)).toEqual(['own-warmth']);
  });

  test('[OWN-7] of two conditions that remove each other, the newer one stays', () => {
    const traits = { ends: 'byHand' } as const;
    const conditions = [
      { id: 'own-day', name: 'Day', removes: ['own-night'], traits },
      { id: 'own-night', name: 'Night', removes: ['own-day'], traits },
    ] as const;
    const read = readPack(aPack({ conditions }), shippedFile, []);
    if (!read.ok) throw new Error('refused');
    const book = contentWithPacks(shippedFile, [read.value], 'all');
    const both = (['own-day', 'own-night', 'own-day'] as const).reduce<Figure>(
      (now, name) => addCondition(now, name, false, [], book).next,
      aMonster(),
    );
    expect(namesOf(both)).toEqual(['own-day']);
  });

  test('[OWN-7] acts at the end of the turn, and a heal removes it without healing', () => {
    const doomed = withOwn(aMonster({ hitPoints: 5 }), 'own-doom');
    expect(applyConditions(doomed, 'atTurnEnd').next.hitPoints).toBe(2);
    expect(namesOf(endConditionsOfTurn(doomed).next)).toEqual(['own-doom']);
    const healed = heal({ ...doomed, hitPoints: 2 }, 3);
    expect(healed.next.hitPoints).toBe(2);
    expect(namesOf(healed.next)).toEqual([]);
  });

  test('[OWN-7] ends with the round, or when the players remove it', () => {
    const both = withOwn(aMonster(), 'own-brittle', 'own-blur');
    expect(namesOf(removeEnded(both, 'roundEnd').next)).toEqual(['own-blur']);
  });

  test('[OWN-7] changes how attack modifiers are drawn', () => {
    const blurred = withOwn(aMonster(), 'own-blur');
    expect(traitsOf(blurred, null).attackersGainDisadvantage).toBe(true);
    const { mode, sources } = attackMode({
      ...{ attacker: blurred, ranged: false, distance: null },
      ...{ advantage: 0, disadvantage: 0, targetGivesDisadvantage: false },
    });
    expect(mode).toBe('disadvantage');
    expect(sources).toEqual([
      { gives: 'disadvantage', kind: 'condition', condition: 'own-blur', rule: 'OWN-7' },
    ]);
  });

  test('[OWN-7] keeps its effects if its pack is missing; an unknown one expires like most conditions', () => {
    const doomed = JSON.parse(JSON.stringify(withOwn(aMonster(), 'own-doom'))) as Figure;
    expect(applyConditions(doomed, 'atTurnEnd').events).toHaveLength(1);
    const unknown = addCondition(aMonster(), 'own-doom', false).next;
    expect(unknown.conditions).toEqual([{ name: 'own-doom', turnEnds: 1, traits: null }]);
  });

  test('[OWN-7] [INVISIBLE-1] an untargetable figure is no target', () => {
    const conditions = [
      { id: 'own-mist', name: 'Mist', traits: { ends: 'roundEnd', untargetable: true } },
    ] as const;
    const read = readPack(aPack({ conditions }), shippedFile, []);
    if (!read.ok) throw new Error('refused');
    const book = contentWithPacks(shippedFile, [read.value], 'all');
    const { next: target } = addCondition(aMonster(), 'own-mist', false, [], book);
    const attacker = aCharacter();
    const scenario = aScenario({ figures: [attacker, target] });
    const reach = { ranged: false, range: 1 };
    expect(newAim(scenario, shippedContent(), attacker, reach, { figure: target.id })).toEqual({
      ok: false,
      refusal: { code: 'targetIsInvisible', figure: target.id },
    });
  });

  test('[CONDITION-2] an objective can gain a positive condition but no negative one', () => {
    const immune = addCondition(aMonster(), 'own-doom', false, ['own-doom'], BOOK);
    expect(namesOf(immune.next)).toEqual([]);
  });
});
