/** Commands for figures: damage, heal, conditions, bonuses and corrections. */
import type { FigureId } from '../../ids';
import type { Refusal } from '../../refusals';
import { andThen, putBack, refusalOf, type Outcome } from '../../result';
import { healLimit } from '../../rules/figures/cardsInEffect';
import { addBonus } from '../../rules/figures/defences';
import * as conditions from '../../rules/figures/conditions/conditions';
import { printedTraits } from '../../rules/figures/stats/stats';
import {
  finalizeDamage,
  negateLast,
  sufferDamage,
  whyNotNegate,
  whyNotNegateLast,
} from '../../rules/figures/hitPoints/damage';
import { creditedDealer, dieIfDown } from '../../rules/figures/hitPoints/deaths';
import { figureOf } from '../../rules/figures/lookups';
import { nameForEvent, withFigure, withoutFigure } from '../../rules/figures/figures';
import { heal } from '../../rules/figures/hitPoints/heal';
import {
  whyNotAddCondition,
  whyNotCorrectHitPoints,
  whyNotRemoveBonus,
  whyNotRemoveCondition,
  whyNotRemoveFigure,
} from '../../rules/figures/whyNot';
import type { Figure, Scenario } from '../../state';
import { assumePresent } from '../assertions';
import type { FieldSchemas } from '../commandRow';
import { onCharactersInPlay, onFigures, onFiguresInPlay } from '../lookups';

export const FIGURE_COMMANDS = {
  sufferDamage: onFiguresInPlay(
    (f: FieldSchemas) => ({
      figure: f.figure,
      amount: f.positive,
      /** Cards a character loses to negate the damage; null = it suffers the damage. */
      negate: f.negation.nullable(),
      /** The figure that deals the damage; null = none; missing = the active enemy. */
      by: f.figure.nullable().optional(),
    }),
    { whose: 'figure', readBy: 'everyone' },
    {
      whyNot: ({ scenario, figure }, { negate, by = null }) =>
        whyNotNegate(figure, [negate]) ?? whyNotBy(scenario, by),
      carryOut: ({ scenario, figure }, { amount, negate, by = creditedDealer(scenario, figure) }) =>
        andThen(putFigure(scenario, sufferDamage(figure, amount, 'direct', negate)), (next) =>
          dieIfDown(next, figure.id, by),
        ),
    },
  ),

  /**
   * Heals a figure. Players choose it: the healer itself, or an ally in range and line of sight.
   *
   * @rule HEAL-5
   */
  healFigure: onFiguresInPlay(
    (f: FieldSchemas) => ({ figure: f.figure, amount: f.amount }),
    { whose: 'figure', readBy: 'everyone' },
    {
      carryOut: ({ scenario, content, figure }, { amount }) =>
        putFigure(scenario, heal(figure, amount, healLimit(scenario, content, figure))),
    },
  ),

  addCondition: onFiguresInPlay(
    (f: FieldSchemas) => ({ figure: f.figure, condition: f.condition }),
    { whose: 'figure', readBy: 'everyone' },
    {
      whyNot: ({ scenario, content, figure }, { condition }) =>
        whyNotAddCondition(scenario, content, figure, condition),
      carryOut: ({ scenario, content, figure }, { condition }) => {
        const { phase } = scenario;
        const isOwnTurn = phase.name === 'turns' && phase.active === figure.id;
        const traits = printedTraits(scenario, content, figure);
        return putFigure(
          scenario,
          conditions.gainCondition(figure, condition, isOwnTurn, traits, content),
        );
      },
    },
  ),

  removeCondition: onFiguresInPlay(
    (f: FieldSchemas) => ({ figure: f.figure, condition: f.condition }),
    { whose: 'figure', readBy: 'everyone' },
    {
      whyNot: ({ figure }, { condition }) => whyNotRemoveCondition(figure, condition),
      carryOut: ({ scenario, figure }, { condition }) =>
        putFigure(scenario, conditions.removeCondition(figure, condition)),
    },
  ),

  addBonus: onFiguresInPlay(
    (f: FieldSchemas) => ({
      figure: f.figure,
      kind: f.z.enum(['shield', 'retaliate']),
      value: f.z.int().min(1).max(20),
      range: f.z.int().min(1).max(20),
      lasts: f.z.enum(['round', 'untilRemoved']),
      /** The class card whose effect it is; it ends when the card leaves the active area. */
      card: f.positive.optional(),
    }),
    { whose: 'figure', readBy: 'everyone' },
    {
      carryOut: ({ scenario, figure }, { kind, value, range, lasts, card = null }) => {
        const source = card === null ? 'byHand' : 'abilityCard';
        return putFigure(scenario, addBonus(figure, { kind, value, range, lasts, source, card }));
      },
    },
  ),

  removeBonus: onFiguresInPlay(
    (f: FieldSchemas) => ({ figure: f.figure, index: f.small }),
    { whose: 'figure', readBy: 'everyone' },
    {
      whyNot: ({ figure }, { index }) => whyNotRemoveBonus(figure, index),
      carryOut: ({ scenario, figure }, { index }) => {
        const { kind } = assumePresent(figure.bonuses[index]);
        return putFigure(scenario, {
          next: { ...figure, bonuses: figure.bonuses.filter((_, position) => position !== index) },
          events: [{ type: 'bonusRemoved', figure: figure.id, kind }],
        });
      },
    },
  ),

  /**
   * Negates the damage a character suffered last by losing cards. Possible until the next turn
   * begins.
   */
  negateDamage: onCharactersInPlay(
    (f: FieldSchemas) => ({ figure: f.figure, losing: f.negation }),
    { whose: 'figure', readBy: 'everyone' },
    {
      whyNot: ({ character }, { losing }) => whyNotNegateLast(character, losing),
      carryOut: ({ scenario, character }, { losing }) =>
        putFigure(scenario, negateLast(character, losing)),
    },
  ),

  /**
   * Corrects hit points. An exhausted character with more than 0 is in play again from the next
   * round on, except with permanent death.
   */
  correctHitPoints: onFigures(
    (f: FieldSchemas) => ({ figure: f.figure, hitPoints: f.amount }),
    { whose: 'figure', readBy: 'everyone' },
    {
      whyNot: ({ figure }, { hitPoints }) => whyNotCorrectHitPoints(figure, hitPoints),
      carryOut: ({ scenario, figure }, { hitPoints }) =>
        putFigure(
          scenario,
          figure.kind === 'character'
            ? correctNumber(
                {
                  ...finalizeDamage(figure),
                  exhausted: figure.exhausted && scenario.permanentDeath === true,
                },
                'hitPoints',
                hitPoints,
              )
            : correctNumber(figure, 'hitPoints', hitPoints),
        ),
    },
  ),

  /** Corrects the maximum. Hit points above it are lowered to it. */
  correctMaxHitPoints: onFigures(
    (f: FieldSchemas) => ({ figure: f.figure, maxHitPoints: f.positive }),
    { whose: 'table', readBy: 'everyone' },
    {
      carryOut: ({ scenario, figure }, { maxHitPoints }) => {
        const hitPoints = Math.min(figure.hitPoints, maxHitPoints);
        const lowered = { ...finalizeDamage(figure), hitPoints };
        return putFigure(scenario, correctNumber(lowered, 'maxHitPoints', maxHitPoints));
      },
    },
  ),

  /** Removes a figure without a kill or a money token. Characters are exhausted instead. */
  removeFigure: onFigures(
    (f: FieldSchemas) => ({ figure: f.figure }),
    { whose: 'table', readBy: 'everyone' },
    {
      whyNot: ({ figure }) => whyNotRemoveFigure(figure),
      carryOut: ({ scenario, figure }) => ({
        next: withoutFigure(scenario, figure.id),
        events: [
          {
            ...{ type: 'figureRemoved', figure: figure.id, why: 'byHand', rule: null },
            ...nameForEvent(figure),
          },
        ],
      }),
    },
  ),
};

function whyNotBy(scenario: Scenario, by: FigureId | null): Refusal | null {
  return by === null ? null : refusalOf(figureOf(scenario, by));
}

function correctNumber(
  figure: Figure,
  what: 'hitPoints' | 'maxHitPoints',
  to: number,
): Outcome<Figure> {
  const { id, [what]: from } = figure;
  return {
    next: { ...figure, [what]: to },
    events: [{ type: 'figureCorrected', figure: id, what, from, to }],
  };
}

function putFigure(scenario: Scenario, outcome: Outcome<Figure>): Outcome<Scenario> {
  return putBack(outcome, (figure) => withFigure(scenario, figure));
}
