/** A round from the reveal of initiatives to its end. */
import type { Content } from '../../content/content';
import type { AbilityDeckId, MonsterTypeId } from '../../ids';
import type { Random } from '../../random';
import { andThen, forEach, unchanged, type Outcome } from '../../result';
import type { Figure, Scenario } from '../../state';
import { abilityDeckAtRoundEnd, abilityCardOf, drawFor } from '../decks/abilityDecks';
import { removeRoundCards } from '../cards/activeCards';
import { typesOnTheMap } from './arrivals';
import { finalizeDamage } from '../figures/hitPoints/damage';
import { removeEnded } from '../figures/conditions/endedConditions';
import { discardChosen, layOutChosen } from '../figures/hand/heldCards';
import { restingTypesOf } from '../book/bookView';
import { bookAtRound } from '../book/roundEvents';
import { progressOf } from '../book/goal';
import { exhaust } from '../figures/hitPoints/deaths';
import { elementsAtRoundEnd } from '../elements/elements';
import { monstersOf, objectivesOf, playingCharacters, summonsOf } from '../figures/figures';
import { blocksOfRound } from '../order/initiative';
import { deckAtRoundEnd } from '../decks/modifierDeck';
import { sleeveOf } from '../figures/stats/stats';
import { restOptionsOf } from './rests/restOptions';
import { roundStarts } from '../book/roundStart';
import { withNothingConsumed } from '../figures/sleeves';
import { inSleeveOrder } from './sharedDecks';
import { settleTurns } from './turns';

/**
 * Reveals initiatives: draws a card for every type in play and determines the order of the round.
 *
 * @rule ABILITY-1 INIT-1
 */
export function revealInitiatives(
  scenario: Scenario,
  content: Content,
  random: Random,
): Outcome<Scenario> {
  const types = actingTypes(scenario, content);
  const revealed: Outcome<Scenario> = {
    next: withChosenLaidOut(withShortRestsOver(scenario), content),
    events: [{ type: 'initiativesRevealed', round: scenario.round, rule: 'INIT-1' }],
  };
  const drawn = andThen(revealed, (next) => drawFor(next, content, types, random));
  return andThen(drawn, (next) => {
    const order = blocksOfRound({
      round: next.round,
      characters: playingCharacters(next),
      summons: summonsOf(next),
      types: types.flatMap((type) => {
        const initiative = abilityCardOf(next, content, type)?.initiative;
        const monsters = monstersOf(next).filter((monster) => monster.type === type);
        return initiative === undefined ? [] : [{ type, initiative, monsters }];
      }),
      objectives: objectivesOf(next),
    });
    return unchanged({ ...next, phase: { name: 'turns', order, active: null, interrupting: [] } });
  });
}

/**
 * Types that draw a card and have a turn. Types whose monsters all sleep, or that do not act this
 * round, are excluded.
 */
function actingTypes(scenario: Scenario, content: Content): readonly MonsterTypeId[] {
  const resting = restingTypesOf(scenario, content);
  const awake = new Set(monstersOf(scenario).flatMap(({ type, asleep }) => (asleep ? [] : [type])));
  const types = typesOnTheMap(scenario).filter(
    (type) => awake.has(type) && !resting.includes(type),
  );
  return inSleeveOrder(scenario, types);
}

/** Decks that draw at the reveal and have no entered card yet. @rule ABILITY-1 */
export function decksToDraw(scenario: Scenario, content: Content): readonly AbilityDeckId[] {
  const decks = actingTypes(scenario, content).map((type) => sleeveOf(scenario, type)?.deck);
  return (
    scenario.abilityDecks
      .filter(({ deck, current }) => current === null && decks.includes(deck))
      // A deck of a single card needs no drawing.
      .filter(({ deck }) => content.abilityDeck(deck)?.cards.length !== 1)
      .map(({ deck }) => deck)
  );
}

/** @rule TURN-2 */
function withChosenLaidOut(scenario: Scenario, content: Content): Scenario {
  const figures = scenario.figures.map((figure) =>
    figure.kind === 'character' ? layOutChosen(figure, content.classCards(figure.class)) : figure,
  );
  return { ...scenario, figures };
}

/** Resets short rests, so that they are available at the end of the new round. @rule REST-3 */
function withShortRestsOver(scenario: Scenario): Scenario {
  const figures = scenario.figures.map((figure) => {
    if (figure.kind !== 'character' || !figure.shortRested) return figure;
    return { ...figure, shortRested: false };
  });
  return figures.every((each, index) => each === scenario.figures[index])
    ? scenario
    : { ...scenario, figures };
}

/**
 * Ends the round and, unless it was the last one, starts the next card selection: marked decks are
 * shuffled, elements wane, bonuses of the round expire, and characters who can neither play nor
 * rest become exhausted.
 *
 * @rule TURN-1 DECK-3 ABILITY-2 ELEMENT-4 ROUND-1 ROUND-2 ROUND-3 EXHAUST-2
 */
export function endRound(scenario: Scenario, content: Content, random: Random): Outcome<Scenario> {
  const ended: Outcome<Scenario> = {
    next: scenario,
    events: [{ type: 'roundEnded', round: scenario.round, rule: 'TURN-1' }],
  };
  const steps: ((next: Scenario) => Outcome<Scenario>)[] = [
    (next) => shuffleMarkedModifiers(next, random),
    (next) => putAbilityCardsAway(next, content, random),
    waneElements,
    endBonuses,
    endConditions,
    (next) => removeRoundCards(next, content),
    (next) => bookAtRound(next, content, 'end', random),
    (next) => unchanged(withGoalAsked(next, content)),
    (next) => finishIfDecided(next) ?? nextRound(next, content, random),
  ];
  return steps.reduce(andThen<Scenario>, ended);
}

/** Records that players did not confirm an unknown goal this round. @rule ROUND-2 */
function withGoalAsked(scenario: Scenario, content: Content): Scenario {
  const isUnknown = content.scenario(scenario.scenario)?.goals.length === 0;
  return isUnknown ? { ...scenario, goalAsked: progressOf(scenario) } : scenario;
}

function nextRound(scenario: Scenario, content: Content, random: Random): Outcome<Scenario> {
  const steps: ((next: Scenario) => Outcome<Scenario>)[] = [
    (next) => roundStarts(next, content),
    (next) => bookAtRound(next, content, 'start', random),
    exhaustAtSelection,
    (next) => settleTurns(next, content),
  ];
  const begun = withNothingConsumed(selectionOf(scenario, scenario.round + 1));
  return steps.reduce(andThen<Scenario>, unchanged(begun));
}

/** Ends the scenario if a result was decided in this round; null = none was. @rule ROUND-2 */
function finishIfDecided(scenario: Scenario): Outcome<Scenario> | null {
  const { decided } = scenario;
  if (!decided) return null;
  return {
    next: { ...scenario, phase: { name: 'over', won: decided.won } },
    events: [{ type: 'scenarioFinished', won: decided.won }],
  };
}

function selectionOf(scenario: Scenario, round: number): Scenario {
  const figures = scenario.figures.map((figure) => {
    if (figure.kind !== 'character') return figure;
    const next = finalizeDamage(discardChosen(figure));
    return next.initiative ? { ...next, initiative: null } : next;
  });
  return {
    ...scenario,
    round,
    phase: { name: 'selectCards' },
    figures,
    infusing: [],
    attack: null,
  };
}

/** @rule DECK-3 */
function shuffleMarkedModifiers(scenario: Scenario, random: Random): Outcome<Scenario> {
  const monsters = deckAtRoundEnd(scenario.monsterDeck, 'monsters', random);
  const begun: Outcome<Scenario> = {
    next:
      monsters.next === scenario.monsterDeck
        ? scenario
        : { ...scenario, monsterDeck: monsters.next },
    events: monsters.events,
  };
  return eachFigure(begun, (figure) => {
    if (figure.kind !== 'character') return unchanged(figure);
    const deck = deckAtRoundEnd(figure.deck, figure.sheet, random);
    const next = deck.next === figure.deck ? figure : { ...figure, deck: deck.next };
    return { next, events: deck.events };
  });
}

/** @rule ABILITY-2 */
function putAbilityCardsAway(
  scenario: Scenario,
  content: Content,
  random: Random,
): Outcome<Scenario> {
  const put = scenario.abilityDecks.map((deck) =>
    abilityDeckAtRoundEnd(deck, content.abilityDeck(deck.deck), random),
  );
  return {
    next: { ...scenario, abilityDecks: put.map((deck) => deck.next) },
    events: put.flatMap((deck) => deck.events),
  };
}

/** @rule ELEMENT-4 */
function waneElements(scenario: Scenario): Outcome<Scenario> {
  const { next, events } = elementsAtRoundEnd(scenario);
  return { next: { ...scenario, elements: next.elements }, events };
}

/** @rule OWN-7 */
function endConditions(scenario: Scenario): Outcome<Scenario> {
  return eachFigure(unchanged(scenario), (figure) => removeEnded(figure, 'roundEnd'));
}

/** @rule ROUND-1 */
function endBonuses(scenario: Scenario): Outcome<Scenario> {
  return eachFigure(unchanged(scenario), (figure) => {
    const bonuses = figure.bonuses.filter((bonus) => bonus.lasts !== 'round');
    if (bonuses.length === figure.bonuses.length) return unchanged(figure);
    return {
      next: { ...figure, bonuses },
      events: [{ type: 'bonusesEnded', figure: figure.id, rule: 'ROUND-1' }],
    };
  });
}

function eachFigure(
  outcome: Outcome<Scenario>,
  change: (figure: Figure) => Outcome<Figure>,
): Outcome<Scenario> {
  const changed = outcome.next.figures.map(change);
  const isSame = changed.every((each, index) => each.next === outcome.next.figures[index]);
  if (isSame) return outcome;
  return {
    next: { ...outcome.next, figures: changed.map((each) => each.next) },
    events: [...outcome.events, ...changed.flatMap((each) => each.events)],
  };
}

/**
 * Exhausts characters who can neither play nor rest. Only possible for characters whose cards are
 * tracked.
 *
 * @rule EXHAUST-2
 */
function exhaustAtSelection(scenario: Scenario): Outcome<Scenario> {
  const ending = playingCharacters(scenario).filter(
    (character) => restOptionsOf(character)?.isExhaustedAtSelection === true,
  );
  return forEach(unchanged(scenario), ending, exhaust);
}

/** Corrects the round number. Figures that arrived this round still count as new, and no others. */
export function withRound(scenario: Scenario, round: number): Scenario {
  const figures = scenario.figures.map((figure) => {
    if (figure.kind !== 'monster' && figure.kind !== 'summon') return figure;
    const cameNow = figure.cameInRound === scenario.round;
    const cameInRound = cameNow ? round : Math.min(figure.cameInRound, round - 1);
    return cameInRound === figure.cameInRound ? figure : { ...figure, cameInRound };
  });
  return { ...scenario, round, figures };
}
