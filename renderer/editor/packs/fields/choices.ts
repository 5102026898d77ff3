/** The choices of the pack editor, with their words. */
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

const of = (table: Readonly<Record<string, string>>): readonly Choice[] =>
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
  ends: () => of(words.ends),
  hinders: () => of(words.hinders),
  draws: () => of(words.draws),
  slots: () => of(ITEM_SLOT_NAMES),
  use: () => of(words.use),
  source: () => of(words.source),
  itemEffects: () => of({ ...ITEM_CHOICES.effects, ...words.itemEffects }),
  itemWhen: () => of(ITEM_CHOICES.when),
  itemAffects: () => of(ITEM_CHOICES.affects),
  itemStates: () => of(ITEM_CHOICES.states),
  itemHalf: () => of(words.itemHalf),
  attackKinds: () => of(words.attackKinds),
  scopes: () => of(words.scopes),
  immunities: (content) => [...conditions(content), ...of(words.terrain)],
  elements: () => ELEMENT_CHOICES,
  wildElements: () => [...ELEMENT_CHOICES, { value: 'wild', label: words.wild }],
  conditions,
  monsters: (content) => ownNames(content.monsters()),
  ignores: () => of(words.ignores),
  cardLevels: () => [
    ...CARD_LEVELS.map((value) => ({ value, label: value })),
    { value: 'X', label: words.cardLevels.x },
    { value: 'M', label: words.cardLevels.m },
  ],
  active: () => of(words.active),
  lineTypes: () =>
    of({
      ...CARD_CHOICES.NAMES,
      condition: words.effectsOnly,
      if: words.nothing,
      note: words.note,
    }),
  lineAffects: () => of(CARD_CHOICES.AFFECTS),
  occasions: () => of(CARD_CHOICES.OCCASIONS),
  requirements: () => of(CARD_CHOICES.REQUIREMENTS),
  counted: () => of(CARD_CHOICES.PER),
  meanings: () => of(CARD_CHOICES.MEANINGS),
  durations: () => of(words.durations),
  roles: () => of(words.roles),
  actionAffects: () => of(MONSTER_EDITOR.affected),
  ranks: () => of(MONSTER_EDITOR.ranks),
  shields: (content) => [
    ...conditions(content),
    ...(['bless', 'curse'] as const).map((value) => ({ value, label: conditionName(value) })),
    ...of(words.forced),
  ],
};

export function choicesOf(name: ChoiceName, content: Content): readonly Choice[] {
  return CHOICES[name](content);
}

/** The choice as it is saved: levels of cards are numbers. */
export function savedChoice(name: ChoiceName, value: string): string | number {
  return name === 'cardLevels' && /^\d$/.test(value) ? Number(value) : value;
}
