import { describe, expect, test } from 'vitest';
import { sealedContent, shippedContent, shippedFile } from '../testing/content';
import { EDITION_LANGUAGES, EditionNames, namesFileOf } from './editionNames';
import { cardLinesFile, contentFrom, CORE_FILES } from './content';
import { ALL_ENVELOPES, envelopeFile, envelopesIn, withEnvelopes } from './envelopes';
import type { EnvelopeContent, NamesFile } from './types';

const whole = shippedContent();
const sealed = sealedContent();
const envelopes = envelopesIn(shippedFile, ALL_ENVELOPES);
const classes = envelopes.flatMap((each) => each.classes);

/** Names in an envelope that no other file may have. */
function secretsOf(envelope: EnvelopeContent): readonly string[] {
  const named = [
    ...envelope.classes,
    ...envelope.classCards.flatMap(({ cards }) => cards),
    ...envelope.items,
    ...envelope.soloIndex,
  ];
  const summons = classes.flatMap(({ id }) =>
    Array.from(JSON.stringify(shippedFile(cardLinesFile(id))).matchAll(/"name":"([^"]+)"/g)),
  );
  return [...named.map(({ name }) => name), ...summons.map(([, name = '']) => name)];
}

describe('a sealed envelope', () => {
  test('[UNLOCK-2] adds nothing to the lists of the box', () => {
    expect(sealed.classes()).toHaveLength(17);
    expect(sealed.soloIndex()).toHaveLength(17);
    expect(sealed.items()).toHaveLength(150);
    for (const { id } of classes) {
      expect(sealed.class(id)).toBeNull();
      expect(sealed.classCards(id)).toEqual([]);
      expect(sealed.cardLines(id)).toBeNull();
    }
    for (const { id } of envelopes.flatMap((each) => each.soloIndex)) {
      expect(sealed.scenarioEntry(id)).toBeNull();
      expect(sealed.scenario(id)).toBeNull();
    }
    for (const { id } of envelopes.flatMap((each) => each.items)) {
      expect(sealed.item(id)).toBeNull();
    }
  });

  test('[UNLOCK-2] has its names in no file that every screen receives', () => {
    const sent = [
      ...CORE_FILES,
      ...Object.keys(EDITION_LANGUAGES).map((each) => namesFileOf(each as never)),
    ];
    const texts = sent.map((file) => JSON.stringify(shippedFile(file)));
    const secrets = envelopes.flatMap(secretsOf);
    expect(secrets.length).toBeGreaterThan(30);
    expect(secrets.filter((secret) => texts.some((text) => text.includes(`"${secret}"`)))).toEqual(
      [],
    );
  });

  test('without its file adds nothing', () => {
    const missing = withEnvelopes(
      (file) => (file === envelopeFile('X') ? undefined : shippedFile(file)),
      ALL_ENVELOPES,
    );
    expect(contentFrom(missing).classes()).toHaveLength(17);
  });
});

describe('a solved envelope', () => {
  test('adds a class with cards, item and solo scenario', () => {
    for (const { id, spoilerSafeName, name } of classes) {
      expect(whole.class(id)?.name).toBe(name);
      expect(spoilerSafeName).not.toBe(name);
      expect(whole.classCards(id)).toHaveLength(30);
      expect(whole.cardLines(id)?.cards).toHaveLength(30);
      const solo = whole.soloIndex().find((each) => each.solo === id);
      expect(whole.items().filter((item) => item.solo?.class === id)).toHaveLength(1);
      expect(whole.scenario(solo?.id ?? '')?.rooms).toHaveLength(3);
    }
  });

  test('names only what it has', () => {
    const summons = classes.flatMap(({ id }) =>
      Array.from(
        JSON.stringify(shippedFile(cardLinesFile(id))).matchAll(/"summon":\{"id":"([^"]+)"/g),
      ),
    );
    for (const { names, ...envelope } of envelopes) {
      const known = {
        classes: envelope.classes.map(({ id }) => String(id)),
        classCards: envelope.classCards.flatMap(({ cards }) => cards.map(({ id }) => String(id))),
        items: envelope.items.map(({ id }) => String(id)),
        soloScenarios: envelope.soloIndex.map(({ id }) => String(id)),
        summons: summons.map(([, id = '']) => id),
      };
      for (const { language, doubtful: _, ...kinds } of names) {
        expect(Object.keys(EDITION_LANGUAGES)).toContain(language);
        for (const [kind, byId] of Object.entries(kinds)) {
          const wrong = Object.keys(byId).filter(
            (id) => !known[kind as keyof typeof known].includes(id),
          );
          expect(wrong, `${language} ${kind}`).toEqual([]);
        }
      }
    }
  });

  test('has its names in the language of the box', () => {
    const german = new EditionNames(shippedFile(namesFileOf('de')) as NamesFile);
    german.learn(envelopes);
    const content = contentFrom(german.translate(withEnvelopes(shippedFile, ALL_ENVELOPES)));
    const [first] = envelopes;
    const own = first?.names.find(({ language }) => language === 'de');
    for (const [id, { name, symbol }] of Object.entries(own?.classes ?? {})) {
      expect(content.class(id)).toMatchObject({ name, spoilerSafeName: symbol });
    }
    expect(JSON.stringify(content.cardLines(classes[0]?.id ?? ''))).toContain('Stahlskarabäus');
  });
});
