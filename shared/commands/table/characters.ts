import type { GameEvent } from '../../events';
import type { FigureId, TokenId } from '../../ids';
import { andThen, ok, refuse, unchanged, type Result } from '../../result';
import { canNegate, sufferDamage } from '../../rules/table/damage';
import { dieIfDown, exhaust as exhaustCharacter } from '../../rules/table/deaths';
import { withFigure } from '../../rules/table/figures';
import { loot } from '../../rules/round/loot';
import { longRest, mayNegateRest, restOptionsOf, shortRest } from '../../rules/round/rests';
import { openTurns } from '../../rules/round/turns';
import { countsOf, pilesOf } from '../../rules/table/heldCards';
import type { CardCounts, Character, HeldCards, MoneyToken, Negation, Scenario } from '../../state';
import { knownHex } from '../board/boardParts';
import {
  characterInPlay,
  characterOf,
  figureOf,
  phaseOf,
  type Answer,
  type Context,
} from '../findings';
import type { CommandOf } from '../shapes';

export function gainExperience(
  scenario: Scenario,
  { figure: id, amount }: CommandOf<'gainExperience'>,
): Answer<Scenario> {
  const found = characterOf(scenario, id);
  if (!found.ok) return found;
  const experience = found.value.experience + amount;
  return ok({
    next: withFigure(scenario, { ...found.value, experience }),
    events: [{ type: 'experienceGained', figure: id, amount }],
  });
}

export function correctExperience(
  scenario: Scenario,
  { figure: id, amount }: CommandOf<'correctExperience'>,
): Answer<Scenario> {
  const found = characterOf(scenario, id);
  if (!found.ok) return found;
  return ok({
    next: withFigure(scenario, { ...found.value, experience: amount }),
    events: [corrected('experience', id, found.value.experience, amount)],
  });
}

export function lootTokens(
  scenario: Scenario,
  { figure: id, tokens: taken }: CommandOf<'lootTokens'>,
): Answer<Scenario> {
  const looter = looting(scenario, id);
  if (!looter.ok) return looter;
  const missing = taken.find((wanted) => !scenario.tokens.some((token) => token.id === wanted));
  if (missing !== undefined) return refuse({ code: 'noSuchToken', token: missing });
  const { next, events } = loot({ character: looter.value, tokens: scenario.tokens }, taken);
  return ok({
    next: { ...withFigure(scenario, next.character), tokens: next.tokens },
    events,
  });
}

function looting(scenario: Scenario, id: FigureId): Result<Character> {
  const found = figureOf(scenario, id);
  if (!found.ok) return found;
  if (found.value.kind !== 'character') return refuse({ code: 'onlyCharactersLoot', figure: id });
  return characterInPlay(scenario, id);
}

export function correctMoney(
  scenario: Scenario,
  { figure: id, amount }: CommandOf<'correctMoney'>,
): Answer<Scenario> {
  const found = characterOf(scenario, id);
  if (!found.ok) return found;
  return ok({
    next: withFigure(scenario, { ...found.value, money: amount }),
    events: [corrected('money', id, found.value.money, amount)],
  });
}

export function addMoneyToken(
  scenario: Scenario,
  { amount, at }: CommandOf<'addMoneyToken'>,
  { content }: Context,
): Answer<Scenario> {
  const known = at && knownHex(scenario, content, at);
  if (known && !known.ok) return known;
  const token: MoneyToken = {
    kind: 'money',
    id: `money-${String(scenario.nextNumber)}` as TokenId,
    amount,
    at,
    from: null,
  };
  return ok({
    next: {
      ...scenario,
      tokens: [...scenario.tokens, token],
      nextNumber: scenario.nextNumber + 1,
    },
    events: [corrected('tokens', null, 0, amount)],
  });
}

export function removeToken(
  scenario: Scenario,
  { token: id }: CommandOf<'removeToken'>,
): Answer<Scenario> {
  const token = scenario.tokens.find((each) => each.id === id);
  if (!token) return refuse({ code: 'noSuchToken', token: id });
  return ok({
    next: { ...scenario, tokens: scenario.tokens.filter((each) => each !== token) },
    events: [corrected('tokens', null, token.kind === 'money' ? token.amount : 1, 0)],
  });
}

export function countCards(
  scenario: Scenario,
  { figure: id, cards }: CommandOf<'countCards'>,
): Answer<Scenario> {
  const found = characterOf(scenario, id);
  if (!found.ok) return found;
  const before = countsOf(found.value.cards);
  const counted: HeldCards = cards
    ? { kind: 'counted', ...cards, chosen: cards.chosen ?? before?.chosen ?? 0 }
    : { kind: 'notKept' };
  return ok({
    next: withFigure(scenario, { ...found.value, cards: counted }),
    events: [corrected('cards', id, textOf(before), textOf(countsOf(counted)))],
  });
}

function textOf(cards: CardCounts | null): string {
  if (!cards) return '';
  return [cards.hand, cards.discard, cards.lost, cards.active].join('/');
}

/** In the turn of the character that declared it, once. */
export function takeLongRest(
  scenario: Scenario,
  { figure: id }: CommandOf<'takeLongRest'>,
): Answer<Scenario> {
  const phase = phaseOf(scenario, 'turns');
  if (!phase.ok) return phase;
  const found = characterInPlay(scenario, id);
  if (!found.ok) return found;
  if (phase.value.active !== id) return refuse({ code: 'notItsTurn', figure: id });
  const { initiative } = found.value;
  if (!initiative?.longRest) return refuse({ code: 'notLongResting', figure: id });
  if (initiative.taken) return refuse({ code: 'hasRested', figure: id });
  if (restOptionsOf(found.value)?.mayLongRest === false) {
    return refuse({ code: 'restNeedsTwoDiscards', figure: id });
  }
  const { next, events } = longRest(found.value);
  const rested: Character = { ...next, initiative: { longRest: true, taken: true } };
  return ok({ next: withFigure(scenario, rested), events });
}

/** Between the last turn of a round and the cards chosen for the next one, once. @rule ROUND-4 */
export function takeShortRest(
  scenario: Scenario,
  { figure: id, again, negate = null }: CommandOf<'takeShortRest'>,
): Answer<Scenario> {
  const found = characterInPlay(scenario, id);
  if (!found.ok) return found;
  const { phase } = scenario;
  const open = phase.name === 'turns' ? openTurns(phase) : [];
  if (open.length > 0) return refuse({ code: 'turnsOpen', figures: open });
  const { initiative } = found.value;
  if (phase.name === 'selectCards' && initiative) {
    return refuse({ code: 'notNowInThisPhase', phase: phase.name });
  }
  if (found.value.shortRested) return losingAnother(scenario, found.value, again, negate);
  if (restOptionsOf(found.value)?.mayShortRest === false) {
    return refuse({ code: 'restNeedsTwoDiscards', figure: id });
  }
  if (negate && !again) return refuse({ code: 'nothingToNegate', figure: id });
  if (negate && !mayNegateRest(found.value, negate)) {
    return refuse({ code: 'notEnoughCards', figure: id });
  }
  const { next, events } = shortRest(found.value, again, negate);
  const rested: Character = { ...next, shortRested: true };
  const outcome = { next: withFigure(scenario, rested), events };
  return ok(andThen(outcome, (after) => dieIfDown(after, id, null)));
}

/**
 * The card that chance has drawn is seen now: for 1 damage it is kept, once, and another one is
 * lost. Only where the cards are kept by name; `withRandomCardLost` exchanges them.
 *
 * @rule REST-3
 */
function losingAnother(
  scenario: Scenario,
  character: Character,
  again: boolean,
  negate: Negation | null,
): Answer<Scenario> {
  const { id } = character;
  if (!again || !pilesOf(character)?.drawn) return refuse({ code: 'hasRested', figure: id });
  if (negate && !canNegate(character, negate))
    return refuse({ code: 'notEnoughCards', figure: id });
  const { next, events } = sufferDamage(character, 1, 'shortRest', negate);
  const hurt = { next: withFigure(scenario, next), events };
  return ok(andThen(hurt, (after) => dieIfDown(after, id, null)));
}

export function exhaust(
  scenario: Scenario,
  { figure: id }: CommandOf<'exhaust'>,
): Answer<Scenario> {
  const found = characterInPlay(scenario, id);
  if (!found.ok) return found;
  return ok(andThen(unchanged(scenario), (next) => exhaustCharacter(next, found.value)));
}

function corrected(
  what: string,
  figure: FigureId | null,
  from: number | string,
  to: number | string,
): GameEvent {
  return { type: 'corrected', what, figure, from, to };
}
