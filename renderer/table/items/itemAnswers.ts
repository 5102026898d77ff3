/** Questions of the use of an item with the words of their answers. */
import type { Content } from '#shared/content/content';
import type { ItemQuestion } from '#shared/rules/campaign/items/choices';
import type { ItemAnswers } from '#shared/rules/campaign/items/itemContext';
import { findFigure } from '#shared/rules/figures/figures';
import type { CharacterSheet, Scenario } from '#shared/state';
import { conditionName, ELEMENT_NAMES, type Names } from '../../words/sentences/names/names';
import { ITEM_USE as text } from '../../words/sentences/party/items';

export interface ItemAnswer {
  readonly label: string;
  readonly answers: ItemAnswers;
}

export interface AskedItem {
  readonly title: string;
  readonly options: readonly ItemAnswer[];
}

interface AtTable {
  readonly scenario: Scenario;
  readonly content: Content;
  readonly sheets: readonly CharacterSheet[];
  readonly names: Names;
}

/** The question with its answers, each added to those before. */
export function askedItem(
  question: ItemQuestion,
  before: ItemAnswers,
  { scenario, content, sheets, names }: AtTable,
): AskedItem {
  switch (question.asks) {
    case 'target':
      return {
        title: text.asks.target,
        options: question.options.map((target) => {
          return { label: names.figure(target), answers: { ...before, target } };
        }),
      };
    case 'element':
      return {
        title: question.isUsed ? text.asks.consumed : text.asks.infused,
        options: question.options.map((element) => ({
          label: ELEMENT_NAMES[element],
          answers: { ...before, elements: [...(before.elements ?? []), element] },
        })),
      };
    case 'figure':
      return {
        title: text.asks.figure,
        options: question.options.map((figure) => {
          return { label: names.figure(figure), answers: { ...before, figures: [figure] } };
        }),
      };
    case 'item':
      return {
        title: text.asks.item,
        options: question.options.map(({ character, item }) => {
          const owner = sheets.find(({ id }) => id === character)?.name ?? '';
          const name = content.item(item)?.name ?? String(item);
          const isOne = new Set(question.options.map((each) => each.character)).size === 1;
          return {
            label: isOne ? name : text.itemOf(name, owner),
            answers: { ...before, items: [...(before.items ?? []), { character, item }] },
          };
        }),
      };
    case 'card': {
      const figure = findFigure(scenario, question.of);
      const printed = figure?.kind === 'character' ? content.classCards(figure.class) : [];
      return {
        title: text.asks.card,
        options: question.options.map((card) => ({
          label: printed.find(({ id }) => id === card)?.name ?? String(card),
          answers: { ...before, cards: [...(before.cards ?? []), card] },
        })),
      };
    }
    case 'condition':
      return {
        title: text.asks.condition,
        options: question.options.map((condition) => ({
          label: conditionName(condition),
          answers: { ...before, conditions: [...(before.conditions ?? []), condition] },
        })),
      };
    case 'direction':
      return {
        title: text.asks.direction,
        options: [false, true].map((isHigher) => ({
          label: isHigher ? text.higher : text.lower,
          answers: { ...before, isHigher },
        })),
      };
  }
}
