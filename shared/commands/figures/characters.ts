/** Commands for characters in a scenario: experience, money, card counts, exhaustion. */
import type { TokenId } from '../../ids';
import type { Outcome } from '../../result';
import { lootTokens, whyNotLoot } from '../../rules/round/loot';
import { whyNotNegate } from '../../rules/figures/hitPoints/damage';
import { exhaust } from '../../rules/figures/hitPoints/deaths';
import { withFigure } from '../../rules/figures/figures';
import { countsOf } from '../../rules/figures/hand/heldCards';
import type { Character, HeldCards, MoneyToken, Scenario } from '../../state';
import { whyNotOnTheMap } from '../../rules/board/lookups';
import { assumePresent } from '../assertions';
import { inScenario, type FieldSchemas } from '../commandRow';
import { onCharacters, onCharactersInPlay, onFigures } from '../lookups';

export const CHARACTER_COMMANDS = {
  gainExperience: onCharacters(
    (f: FieldSchemas) => ({ figure: f.figure, amount: f.positive }),
    { whose: 'figure', readBy: 'everyone' },
    {
      evenWhenOver: true,
      carryOut: ({ scenario, character }, { figure, amount }) => {
        const experience = character.experience + amount;
        return {
          next: withFigure(scenario, { ...character, experience }),
          events: [{ type: 'experienceGained', figure, amount }],
        };
      },
    },
  ),

  correctExperience: onCharacters(
    (f: FieldSchemas) => ({ figure: f.figure, amount: f.amount }),
    { whose: 'figure', readBy: 'everyone' },
    {
      evenWhenOver: true,
      carryOut: ({ scenario, character }, { amount }) =>
        correctTally(scenario, character, 'experience', amount),
    },
  ),

  correctMoney: onCharacters(
    (f: FieldSchemas) => ({ figure: f.figure, amount: f.amount }),
    { whose: 'figure', readBy: 'everyone' },
    {
      evenWhenOver: true,
      carryOut: ({ scenario, character }, { amount }) =>
        correctTally(scenario, character, 'money', amount),
    },
  ),

  countCards: onCharacters(
    (f: FieldSchemas) => ({
      figure: f.figure,
      cards: f.z
        .strictObject({
          hand: f.small,
          discard: f.small,
          lost: f.small,
          active: f.small,
          /** Missing = unchanged. */
          chosen: f.small.optional(),
        })
        .nullable(),
    }),
    { whose: 'figure', readBy: 'everyone' },
    {
      evenWhenOver: true,
      carryOut: ({ scenario, character }, { figure, cards }) => {
        const before = countsOf(character.cards);
        const counted: HeldCards = cards
          ? { kind: 'counted', ...cards, chosen: cards.chosen ?? before?.chosen ?? 0 }
          : { kind: 'notKept' };
        return {
          next: withFigure(scenario, { ...character, cards: counted }),
          events: [{ type: 'cardsCorrected', figure, from: before, to: countsOf(counted) }],
        };
      },
    },
  ),

  lootTokens: onFigures(
    (f: FieldSchemas) => ({
      figure: f.figure,
      tokens: f.z.array(f.token).min(1).max(200),
      /** Cards the character loses to negate the damage of a treasure. */
      negate: f.negation.nullable().optional(),
    }),
    { whose: 'figure', readBy: 'everyone' },
    {
      evenWhenOver: true,
      whyNot: ({ scenario, figure }, { tokens, negate }) =>
        whyNotLoot(scenario, figure, tokens) ?? whyNotNegate(figure, [negate]),
      carryOut: ({ scenario, content, figure }, { tokens, negate = null }) =>
        lootTokens(scenario, content, figure, tokens, negate),
    },
  ),

  addMoneyToken: inScenario(
    (f: FieldSchemas) => ({ amount: f.positive, at: f.hex.nullable() }),
    { whose: 'table', readBy: 'everyone' },
    {
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
  ),

  removeToken: inScenario(
    (f: FieldSchemas) => ({ token: f.token }),
    { whose: 'table', readBy: 'everyone' },
    {
      whyNot: ({ scenario }, { token }) =>
        scenario.tokens.some(({ id }) => id === token) ? null : { code: 'noSuchToken', token },
      carryOut: ({ scenario }, { token: id }) => {
        const token = assumePresent(scenario.tokens.find((each) => each.id === id));
        const amount = token.kind === 'money' ? token.amount : 1;
        return {
          next: { ...scenario, tokens: scenario.tokens.filter((each) => each !== token) },
          events: [{ type: 'tokensRemoved', amount }],
        };
      },
    },
  ),

  exhaust: onCharactersInPlay(
    (f: FieldSchemas) => ({ figure: f.figure }),
    { whose: 'figure', readBy: 'everyone' },
    { carryOut: ({ scenario, character }) => exhaust(scenario, character) },
  ),
};

function correctTally(
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
