/** The options of choices in the pack editor, with their labels. */
import type { Content } from '#shared/content/content';
import type { ChoiceName } from '#shared/content/editing/formFields';
import { CONDITIONS, ELEMENTS } from '#shared/vocabulary';
import { ITEM_CHOICES, ITEM_SLOT_NAMES } from '../../../words/sentences/party/items';
import { CARD_CHOICES } from '../../../words/sentences/cards/cardLines';
import { CHOICE_WORDS as words } from '../../../words/sentences/editor/forms';
import { MONSTER_EDITOR } from '../../../words/sentences/editor/monsterEditor';
import { conditionName, ELEMENT_NAMES } from '../../../words/sentences/names/names';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

const choicesFrom = (table: Readonly<Record<string, string>>): readonly Choice[] =>
  Object.entries(table).map(([value, label]) => ({ value, label: label === '' ? value : label }));

const ownNames = (list: readonly { readonly id: string; readonly name: string }[]) =>
  list.map(({ id, name }): Choice => ({ value: id, label: name }));

const ELEMENT_CHOICES = ELEMENTS.map((value) => ({ value, label: ELEMENT_NAMES[value] }));
const CARD_LEVELS = Array.from({ length: 9 }, (_, index) => String(index + 1));

const conditions = (content: Content): readonly Choice[] => [
  ...CONDITIONS.map((value) => ({ value, label: conditionName(value) })),
  ...ownNames(content.conditions()),
];

const CHOICES: Readonly<Record<ChoiceName, (content: Content) => readonly Choice[]>> = {
  ends: () => choicesFrom(words.ends),
  hinders: () => choicesFrom(words.hinders),
  draws: () => choicesFrom(words.draws),
  slots: () => choicesFrom(ITEM_SLOT_NAMES),
  use: () => choicesFrom(words.use),
  source: () => choicesFrom(words.source),
  itemEffects: () => choicesFrom({ ...ITEM_CHOICES.effects, ...words.itemEffects }),
  itemWhen: () => choicesFrom(ITEM_CHOICES.when),
  itemAffects: () => choicesFrom(ITEM_CHOICES.affects),
  itemStates: () => choicesFrom(ITEM_CHOICES.states),
  itemHalf: () => choicesFrom(words.itemHalf),
  attackKinds: () => choicesFrom(words.attackKinds),
  scopes: () => choicesFrom(words.scopes),
  immunities: (content) => [...conditions(content), ...choicesFrom(words.terrain)],
  elements: () => ELEMENT_CHOICES,
  wildElements: () => [...ELEMENT_CHOICES, { value: 'wild', label: words.wild }],
  conditions,
  monsters: (content) => ownNames(content.monsters()),
  ignores: () => choicesFrom(words.ignores),
  cardLevels: () => [
    ...CARD_LEVELS.map((value) => ({ value, label: value })),
    { value: 'X', label: words.cardLevels.x },
    { value: 'M', label: words.cardLevels.m },
  ],
  active: () => choicesFrom(words.active),
  lineTypes: () =>
    choicesFrom({
      ...CARD_CHOICES.NAMES,
      condition: words.effectsOnly,
      if: words.nothing,
      note: words.note,
    }),
  lineAffects: () => choicesFrom(CARD_CHOICES.AFFECTS),
  occasions: () => choicesFrom(CARD_CHOICES.OCCASIONS),
  requirements: () => choicesFrom(CARD_CHOICES.REQUIREMENTS),
  counted: () => choicesFrom(CARD_CHOICES.PER),
  meanings: () => choicesFrom(CARD_CHOICES.MEANINGS),
  durations: () => choicesFrom(words.durations),
  roles: () => choicesFrom(words.roles),
  actionAffects: () => choicesFrom(MONSTER_EDITOR.affected),
  ranks: () => choicesFrom(MONSTER_EDITOR.ranks),
  shields: (content) => [
    ...conditions(content),
    ...(['bless', 'curse'] as const).map((value) => ({ value, label: conditionName(value) })),
    ...choicesFrom(words.forced),
  ],
};

export function choicesOf(name: ChoiceName, content: Content): readonly Choice[] {
  return CHOICES[name](content);
}

/** Converts a choice to the value that is saved. Levels of cards are saved as numbers. */
export function savedChoice(name: ChoiceName, value: string): string | number {
  return name === 'cardLevels' && /^\d$/.test(value) ? Number(value) : value;
}
