/** Effects of items outside of attacks. */
import type { ItemEffect } from '../../../content/types';
import type { FigureId } from '../../../ids';
import type { Random } from '../../../random';
import { andThen, forEach, putBack, unchanged, type Outcome } from '../../../result';
import type { Character, Figure, Scenario } from '../../../state';
import { CONDITIONS, ELEMENTS, SUMMON_COLOURS, type Element } from '../../../vocabulary';
import { addCards, deckIdOf } from '../../decks/modifierDeck';
import { infuse } from '../../elements/elements';
import { healLimit } from '../../figures/cardsInEffect';
import { gainCondition, removeCondition } from '../../figures/conditions/conditions';
import { findFigure, withFigure } from '../../figures/figures';
import { moveCards } from '../../figures/hand/cardPiles';
import { heal } from '../../figures/hitPoints/heal';
import { printedTraits } from '../../figures/stats/stats';
import { isColourTaken, placeSummon } from '../../figures/summons';
import { sortedWaiting } from '../../order/initiative';
import { curableConditions, figuresOf, recoveringFigure } from './itemQuestions';
import { consumeFor } from './inAttack';
import type { ItemAnswers, ItemContext } from './itemContext';

/**
 * Carries out an effect outside of an attack. Null = players do it: a move, loot, a card to play,
 * or an unanswered question.
 *
 * @rule ITEM-1 ITEM-6
 */
export function actInTurn(
  context: ItemContext,
  effect: ItemEffect,
  answers: ItemAnswers,
  random: Random,
): Outcome<Scenario> | null {
  const { scenario, owner } = context;
  const { type, value } = effect;
  switch (type) {
    case 'heal':
      return typeof value === 'number'
        ? onFigures(context, effect, answers, (figure) =>
            heal(figure, value, healLimit(scenario, context.content, figure)),
          )
        : null;
    case 'condition':
      return giveConditions(context, effect, answers, random);
    case 'infuse':
      return createElements(scenario, effect.element, answers.elements);
    case 'consume':
      return consumeInTurn(context, effect, answers, random);
    case 'recoverDiscarded':
      return recover(context, effect, answers);
    case 'removeNegativeConditions':
      return cure(context, effect, answers);
    case 'experience': {
      const experience = owner.experience + Number(value);
      const next = withFigure(scenario, { ...owner, experience });
      const gain = { type: 'experienceGained', figure: owner.id, amount: Number(value) } as const;
      return { next, events: [gain] };
    }
    case 'summon':
      return effect.summon ? summon(context, effect.summon) : null;
    case 'initiative':
      return answers.isHigher === undefined
        ? null
        : shiftInitiative(context, answers.isHigher ? Number(value) : -Number(value));
    default:
      return null;
  }
}

function onFigures(
  context: ItemContext,
  effect: ItemEffect,
  answers: ItemAnswers,
  change: (figure: Figure) => Outcome<Figure>,
): Outcome<Scenario> | null {
  const ids = figuresOf(context, effect, answers);
  return ids && forEach(unchanged(context.scenario), ids, (next, id) => onFigure(next, id, change));
}

function onFigure(
  scenario: Scenario,
  id: FigureId,
  change: (figure: Figure) => Outcome<Figure>,
): Outcome<Scenario> {
  const figure = findFigure(scenario, id);
  return figure
    ? putBack(change(figure), (next) => withFigure(scenario, next))
    : unchanged(scenario);
}

/** @rule CONDITION-1 BLESS-2 */
function giveConditions(
  context: ItemContext,
  effect: ItemEffect,
  answers: ItemAnswers,
  random: Random,
): Outcome<Scenario> | null {
  const { content, owner } = context;
  const { effects = [] } = effect;
  const gained = CONDITIONS.filter((condition) => effects.includes(condition));
  const given = onFigures(context, effect, answers, (figure) => {
    const traits = printedTraits(context.scenario, content, figure);
    return forEach(unchanged(figure), gained, (next, condition) =>
      gainCondition(next, condition, next.id === owner.id, traits, content),
    );
  });
  const ids = figuresOf(context, effect, answers) ?? [];
  if (!given || !effects.includes('curse')) return given;
  return ids.reduce<Outcome<Scenario>>((done, id) => {
    const figure = findFigure(done.next, id);
    const isImmune =
      !figure || printedTraits(done.next, content, figure).immunities.includes('curse');
    if (isImmune) return done;
    return andThen(done, (next) => addCards(next, deckIdOf(next, figure), 'curse', 1, random));
  }, given);
}

function createElements(
  scenario: Scenario,
  element: ItemEffect['element'],
  answers: readonly Element[] = [],
): Outcome<Scenario> | null {
  const named = element === 'wild' ? answers[0] : ELEMENTS.find((each) => each === element);
  return named ? putBack(infuse(scenario, named), (board) => ({ ...scenario, ...board })) : null;
}

function consumeInTurn(
  context: ItemContext,
  effect: ItemEffect,
  answers: ItemAnswers,
  random: Random,
): Outcome<Scenario> | null {
  const wilds = (effect.elements ?? []).filter((each) => each === 'wild').length;
  const paid = consumeFor(context, effect, answers, (next, action) =>
    actInTurn(
      { ...context, scenario: next },
      { ...effect, ...action, elements: [] } as ItemEffect,
      answers,
      random,
    ),
  );
  if (!paid || effect.element === undefined) return paid;
  const given = createElements(paid.next, effect.element, (answers.elements ?? []).slice(wilds));
  return given && { next: given.next, events: [...paid.events, ...given.events] };
}

/** @rule CARD-1 */
function recover(
  context: ItemContext,
  effect: ItemEffect,
  answers: ItemAnswers,
): Outcome<Scenario> | null {
  const figure = recoveringFigure(context, effect, answers);
  const cards = figure && recoverCards(figure, Number(effect.value), answers.cards);
  return cards ? unchanged(withFigure(context.scenario, { ...figure, cards })) : null;
}

function recoverCards(
  { cards }: Character,
  count: number,
  wanted: readonly number[] = [],
): Character['cards'] | null {
  if (cards.kind === 'notKept') return null;
  if (cards.kind === 'counted') {
    const back = Math.min(count, cards.discard);
    return { ...cards, hand: cards.hand + back, discard: cards.discard - back };
  }
  const chosen = cards.discard.filter((card) => wanted.includes(card)).slice(0, count);
  const back = cards.discard.length <= count ? cards.discard : chosen;
  return back.length === 0 ? null : moveCards(cards, back, 'hand');
}

function cure(
  context: ItemContext,
  { value }: ItemEffect,
  { conditions = [] }: ItemAnswers,
): Outcome<Scenario> | null {
  const all = curableConditions(context);
  const isAll = value === 'all' || all.length <= Number(value);
  const gone = isAll
    ? all
    : all.filter((each) => conditions.includes(each)).slice(0, Number(value));
  if (gone.length === 0) return null;
  return onFigure(context.scenario, context.owner.id, (figure) =>
    forEach(unchanged(figure), gone, removeCondition),
  );
}

/**
 * Adds the summon of an item with the first free colour. Players place it on the board.
 *
 * @rule SUMMON-2
 */
function summon(
  { scenario, owner }: ItemContext,
  printed: NonNullable<ItemEffect['summon']>,
): Outcome<Scenario> | null {
  const colour = SUMMON_COLOURS.find((each) => !isColourTaken(scenario, each));
  if (!colour) return null;
  const { name, hitPoints, move, attack, range, flying = false } = printed;
  return placeSummon(scenario, {
    ...{ owner: owner.id, name, colour, hitPoints, move, attack, range, flying },
    ...{ shield: 0, retaliate: 0, attackEffects: [], at: null },
  });
}

/** @rule INIT-1 */
function shiftInitiative({ scenario, owner }: ItemContext, by: number): Outcome<Scenario> | null {
  const { phase } = scenario;
  if (phase.name !== 'turns') return null;
  const own = phase.order.find(({ turns }) => turns.some(({ figure }) => figure === owner.id));
  if (!own) return null;
  const initiative = Math.min(99, Math.max(1, own.initiative + by));
  const order = sortedWaiting(
    phase.order.map((block) => (block === own ? { ...block, initiative } : block)),
  );
  return {
    next: { ...scenario, phase: { ...phase, order: [...order] } },
    events: [
      {
        type: 'initiativeCorrected',
        ...{ block: own.id, figure: owner.id, from: own.initiative, to: initiative },
      },
    ],
  };
}
