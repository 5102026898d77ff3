import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippedContent, shippedFile } from '../testing/content';
import { aPack, CONDITIONS_OF_PACK } from '../testing/packs';
import { CARD_PATTERN, readCard } from '../content/notation/modifierCard';
import { EFFECT_PATTERN, effectText, isEffectText, readEffect } from '../content/notation/effects';
import { effectsOf } from '../content/editing/actionForm';
import { contentWithPacks } from '../content/packs/packs';
import * as notations from '../content/schemas/notations';
import { effects as storedEffects } from '../schemas/figures';
import { SHAPES } from './shapes';

interface Schema {
  readonly safeParse: (value: unknown) => { readonly success: boolean };
}

/** Every place of a command that contains effects, each with one effect. */
const EFFECT_FIELDS: Readonly<Record<string, Schema>> = {
  'beginAttack.effects': SHAPES.beginAttack.shape.effects,
  'changeAttack.effects': SHAPES.changeAttack.shape.effects,
  'changeTarget.declined': SHAPES.changeTarget.shape.declined,
  'addSummon.attackEffects': SHAPES.addSummon.shape.attackEffects,
  'state of a figure': storedEffects,
};

/** Texts that match a pattern, as long as the content schemas allow. */
const textsOf = (pattern: string, schema: Schema) =>
  fc.stringMatching(new RegExp(`^${pattern}$`)).filter((text) => schema.safeParse(text).success);

const CONTENT = contentWithPacks(shippedFile, [aPack({ conditions: CONDITIONS_OF_PACK })], 'all');

/** Every text in a piece of content, at any depth. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

describe('effects in content', () => {
  test.each(Object.entries(EFFECT_FIELDS))('every effect is accepted by %s', (_, schema) => {
    fc.assert(
      fc.property(textsOf(EFFECT_PATTERN, notations.effect), (effect) => {
        expect(schema.safeParse([effect]).success).toBe(true);
      }),
    );
  });

  test('every effect is read, written as the same text and accepted by the form of a monster card', () => {
    fc.assert(
      fc.property(textsOf(EFFECT_PATTERN, notations.effect), (text) => {
        expect(isEffectText(text) && effectText(readEffect(text))).toBe(text);
        expect(effectsOf(text)).toEqual([text]);
      }),
    );
  });

  test.each(CONTENT.conditionNames())('the effect can be the condition %s', (condition) => {
    for (const [place, schema] of Object.entries(EFFECT_FIELDS)) {
      expect([place, schema.safeParse([condition]).success]).toEqual([place, true]);
    }
    const trap = { damage: null, conditions: [condition] };
    for (const [place, schema, value] of [
      ['addCondition', SHAPES.addCondition.shape.condition, condition],
      ['removeCondition', SHAPES.removeCondition.shape.condition, condition],
      ['endTurn', SHAPES.endTurn.shape.keep, [condition]],
      ['layOverlay', SHAPES.layOverlay.shape.trap, trap],
      ['springTrap', SHAPES.springTrap.shape.trap, trap],
      ['moveFigure', SHAPES.moveFigure.shape.trap, trap],
    ] as const) {
      expect([place, schema.safeParse(value).success]).toEqual([place, true]);
    }
  });
});

describe('modifier cards in content', () => {
  test('every modifier card is parsed and accepted when players enter it', () => {
    fc.assert(
      fc.property(textsOf(CARD_PATTERN, notations.modifierCard), (card) => {
        expect(readCard(card)).not.toBeNull();
        expect(SHAPES.enterModifier.shape.card.safeParse(card).success).toBe(true);
        expect(SHAPES.enterForAttack.shape.cards.safeParse([card]).success).toBe(true);
      }),
    );
  });

  test('the notation covers every card of the printed decks', () => {
    const cards = CONTENT.classes().flatMap(({ perks }) =>
      perks.flatMap(({ add = [], remove = [] }) => [...add, ...remove]),
    );
    expect(cards.filter((card) => !notations.modifierCard.safeParse(card).success)).toEqual([]);
  });
});

describe('ids, names and numbers in content', () => {
  const slugs = textsOf('[a-z0-9]{1,12}(-[a-z0-9]{1,12}){0,4}', notations.slug);

  test.each([
    ['startScenario', SHAPES.startScenario.shape.scenario],
    ['markScenario', SHAPES.markScenario.shape.scenario],
    ['createCharacter', SHAPES.createCharacter.shape.class],
    ['addMonster', SHAPES.addMonster.shape.monster],
    ['drawAbilityCard', SHAPES.drawAbilityCard.shape.deck],
    ['usePack', SHAPES.usePack.shape.pack],
    ['gainAchievement', SHAPES.gainAchievement.shape.achievement],
  ] as const)('the id is accepted by %s', (_, schema) => {
    fc.assert(
      fc.property(slugs, (id) => {
        expect(schema.safeParse(id).success).toBe(true);
      }),
    );
  });

  test('a summon can have the name on its card', () => {
    const names = fc.string({ unit: 'grapheme', maxLength: 60 });
    fc.assert(
      fc.property(names, (name) => {
        fc.pre(notations.name.safeParse(name).success);
        expect(SHAPES.addSummon.shape.name.safeParse(name).success).toBe(true);
      }),
    );
  });

  test('any printed item number can be bought, gained or entered as a reward', () => {
    const numbers = fc.integer({ min: 1, max: 9999 });
    fc.assert(
      fc.property(numbers, (item) => {
        expect(SHAPES.buyItem.shape.item.safeParse(item).success).toBe(true);
        expect(SHAPES.gainItem.shape.item.safeParse(item).success).toBe(true);
        const corrections = [{ line: 'items', item }];
        expect(SHAPES.leaveScenario.shape.corrections.safeParse(corrections).success).toBe(true);
      }),
    );
  });

  test('every command accepts every effect of the printed cards', () => {
    const content = shippedContent();
    const cards = [
      ...content.abilityDecks(),
      ...content.items(),
      ...content.classes().map(({ id }) => content.cardLines(id)),
    ];
    const found = [...new Set(textsIn(cards))].filter(isEffectText);
    expect(found.length).toBeGreaterThan(10);
    for (const schema of Object.values(EFFECT_FIELDS)) {
      expect(found.filter((effect) => !schema.safeParse([effect]).success)).toEqual([]);
    }
  });
});
