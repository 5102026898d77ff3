/** Characters: experience, money, the numbers of their cards, exhaustion. */
import type { FigureId, TokenId } from '../../ids';
import type { Outcome } from '../../result';
import { loot, lootAsMonster, whyNotLoot } from '../../rules/round/loot';
import { exhaust } from '../../rules/table/deaths';
import { findFigure, withFigure } from '../../rules/table/figures';
import { countsOf } from '../../rules/table/heldCards';
import type { Character, HeldCards, MoneyToken, Scenario } from '../../state';
import { whyNotOnTheMap } from '../../rules/board/places';
import { characterInPlay, characterOf, present, proven } from '../findings';
import { evenWhenOver, finding, inScenario, type AskedAtTable } from '../handler';

export const CHARACTER_COMMANDS = {
  ...evenWhenOver({
    gainExperience: finding(aCharacter, ({ scenario }, { figure, amount }, character) => {
      const experience = character.experience + amount;
      return {
        next: withFigure(scenario, { ...character, experience }),
        events: [{ type: 'experienceGained', figure, amount }],
      };
    }),

    correctExperience: finding(aCharacter, ({ scenario }, { amount }, character) =>
      corrected(scenario, character, 'experience', amount),
    ),

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

    correctMoney: finding(aCharacter, ({ scenario }, { amount }, character) =>
      corrected(scenario, character, 'money', amount),
    ),

    countCards: finding(aCharacter, ({ scenario }, { figure, cards }, character) => {
      const before = countsOf(character.cards);
      const counted: HeldCards = cards
        ? { kind: 'counted', ...cards, chosen: cards.chosen ?? before?.chosen ?? 0 }
        : { kind: 'notKept' };
      return {
        next: withFigure(scenario, { ...character, cards: counted }),
        events: [{ type: 'cardsCorrected', figure, from: before, to: countsOf(counted) }],
      };
    }),
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

    exhaust: finding(
      ({ scenario }, { figure }) => characterInPlay(scenario, figure),
      ({ scenario }, _command, character) => exhaust(scenario, character),
    ),
  }),
};

function aCharacter<C extends { readonly figure: FigureId }>(
  { scenario }: AskedAtTable,
  { figure }: C,
) {
  return characterOf(scenario, figure);
}

function corrected(
  scenario: Scenario,
  character: Character,
  what: 'experience' | 'money',
  to: number,
): Outcome<Scenario> {
  const { id: figure, [what]: from } = character;
  return {
    next: withFigure(scenario, { ...character, [what]: to }),
    events: [{ type: 'figureCorrected', figure, what, from, to }],
  };
}
