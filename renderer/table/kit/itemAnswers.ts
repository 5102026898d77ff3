/** Puts the questions about the use of an item into words, with their possible answers. */
import type { Content } from '#shared/content/content';
import type { ItemQuestion } from '#shared/rules/campaign/items/itemQuestions';
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

/** The title of the question and its options. Each option has all answers so far and one more. */
export function askedItem(
  question: ItemQuestion,
  answersSoFar: ItemAnswers,
  { scenario, content, sheets, names }: AtTable,
): AskedItem {
  switch (question.asks) {
    case 'target':
      return {
        title: text.asks.target,
        options: question.options.map((target) => {
          return { label: names.figure(target), answers: { ...answersSoFar, target } };
        }),
      };
    case 'element':
      return {
        title: question.isUsed ? text.asks.consumed : text.asks.infused,
        options: question.options.map((element) => ({
          label: ELEMENT_NAMES[element],
          answers: { ...answersSoFar, elements: [...(answersSoFar.elements ?? []), element] },
        })),
      };
    case 'figure':
      return {
        title: text.asks.figure,
        options: question.options.map((figure) => {
          return { label: names.figure(figure), answers: { ...answersSoFar, figures: [figure] } };
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
            answers: {
              ...answersSoFar,
              items: [...(answersSoFar.items ?? []), { character, item }],
            },
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
          answers: { ...answersSoFar, cards: [...(answersSoFar.cards ?? []), card] },
        })),
      };
    }
    case 'condition':
      return {
        title: text.asks.condition,
        options: question.options.map((condition) => ({
          label: conditionName(condition),
          answers: { ...answersSoFar, conditions: [...(answersSoFar.conditions ?? []), condition] },
        })),
      };
    case 'direction':
      return {
        title: text.asks.direction,
        options: [false, true].map((isHigher) => ({
          label: isHigher ? text.higher : text.lower,
          answers: { ...answersSoFar, isHigher },
        })),
      };
  }
}
