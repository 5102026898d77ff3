/** Characters: experience, money, the numbers of their cards, exhaustion. */
import type { FigureId, TokenId } from '../../ids';
import { loot, lootAsMonster, whyNotLoot } from '../../rules/round/loot';
import { exhaust } from '../../rules/table/deaths';
import { findFigure, withFigure } from '../../rules/table/figures';
import { countsOf } from '../../rules/table/heldCards';
import type { Character, HeldCards, MoneyToken, Scenario } from '../../state';
import { whyNotOnTheMap } from '../../rules/board/places';
import { characterInPlay, characterOf, present, proven, refusalOf } from '../findings';
import { evenWhenOver, inScenario, type AskedAtTable } from '../handler';

export const CHARACTER_COMMANDS = {
  ...evenWhenOver({
    gainExperience: {
      whyNot: whyNotACharacter,
      carryOut: ({ scenario }, { figure, amount }) => {
        const { experience } = proven(characterOf(scenario, figure));
        return {
          next: withNumbers(scenario, figure, { experience: experience + amount }),
          events: [{ type: 'experienceGained', figure, amount }],
        };
      },
    },

    correctExperience: {
      whyNot: whyNotACharacter,
      carryOut: ({ scenario }, { figure, amount }) => {
        const { experience } = proven(characterOf(scenario, figure));
        return {
          next: withNumbers(scenario, figure, { experience: amount }),
          events: [
            { type: 'figureCorrected', figure, what: 'experience', from: experience, to: amount },
          ],
        };
      },
    },

    lootTokens: {
      whyNot: ({ scenario }, { figure, tokens }) => whyNotLoot(scenario, figure, tokens),
      carryOut: ({ scenario, content }, { figure, tokens: taken }) => {
        const looter = findFigure(scenario, figure);
        if (looter?.kind === 'monster') return lootAsMonster(scenario, looter, taken);
        const character = proven(characterInPlay(scenario, figure));
        const { next, events } = loot({ character, tokens: scenario.tokens }, content, taken);
        return { next: { ...withFigure(scenario, next.character), tokens: next.tokens }, events };
      },
    },

    correctMoney: {
      whyNot: whyNotACharacter,
      carryOut: ({ scenario }, { figure, amount }) => {
        const { money } = proven(characterOf(scenario, figure));
        return {
          next: withNumbers(scenario, figure, { money: amount }),
          events: [{ type: 'figureCorrected', figure, what: 'money', from: money, to: amount }],
        };
      },
    },

    countCards: {
      whyNot: whyNotACharacter,
      carryOut: ({ scenario }, { figure, cards }) => {
        const before = countsOf(proven(characterOf(scenario, figure)).cards);
        const counted: HeldCards = cards
          ? { kind: 'counted', ...cards, chosen: cards.chosen ?? before?.chosen ?? 0 }
          : { kind: 'notKept' };
        return {
          next: withNumbers(scenario, figure, { cards: counted }),
          events: [{ type: 'cardsCorrected', figure, from: before, to: countsOf(counted) }],
        };
      },
    },
  }),
  ...inScenario({
    addMoneyToken: {
      whyNot: ({ scenario, content }, { at }) => at && whyNotOnTheMap(scenario, content, at),
      carryOut: ({ scenario }, { amount, at }) => {
        const { nextNumber } = scenario;
        const id = `money-${String(nextNumber)}` as TokenId;
        const token: MoneyToken = { kind: 'money', id, amount, at, from: null };
        const tokens = [...scenario.tokens, token];
        return {
          next: { ...scenario, tokens, nextNumber: nextNumber + 1 },
          events: [{ type: 'tokensAdded', amount }],
        };
      },
    },

    removeToken: {
      whyNot: ({ scenario }, { token }) =>
        scenario.tokens.some(({ id }) => id === token) ? null : { code: 'noSuchToken', token },
      carryOut: ({ scenario }, { token: id }) => {
        const token = present(scenario.tokens.find((each) => each.id === id));
        const amount = token.kind === 'money' ? token.amount : 1;
        return {
          next: { ...scenario, tokens: scenario.tokens.filter((each) => each !== token) },
          events: [{ type: 'tokensRemoved', amount }],
        };
      },
    },

    exhaust: {
      whyNot: ({ scenario }, { figure }) => refusalOf(characterInPlay(scenario, figure)),
      carryOut: ({ scenario }, { figure }) =>
        exhaust(scenario, proven(characterInPlay(scenario, figure))),
    },
  }),
};

function whyNotACharacter({ scenario }: AskedAtTable, { figure }: { readonly figure: FigureId }) {
  return refusalOf(characterOf(scenario, figure));
}

function withNumbers(
  scenario: Scenario,
  id: FigureId,
  numbers: Partial<Pick<Character, 'experience' | 'money' | 'cards'>>,
): Scenario {
  return withFigure(scenario, { ...proven(characterOf(scenario, id)), ...numbers });
}
