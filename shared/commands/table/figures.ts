/** Figures: damage, heals, conditions, bonuses, and what is set right by hand. */
import { andThen, type Outcome } from '../../result';
import { addBonus } from '../../rules/table/bonuses';
import * as conditions from '../../rules/table/conditions';
import {
  damageStands,
  negateLast,
  sufferDamage,
  whyNotNegate,
  whyNotNegateLast,
} from '../../rules/table/damage';
import { dieIfDown } from '../../rules/table/deaths';
import { withFigure } from '../../rules/table/figures';
import { heal } from '../../rules/table/healing';
import {
  whyNotAddCondition,
  whyNotCorrectHitPoints,
  whyNotRemoveBonus,
  whyNotRemoveCondition,
  whyNotRemoveFigure,
} from '../../rules/table/whyNot';
import type { Figure, Scenario } from '../../state';
import { characterInPlay, figureInPlay, figureOf, present, proven, refusalOf } from '../findings';
import { finding, inScenario, unless, type AskedAtTable } from '../handler';

export const FIGURE_COMMANDS = inScenario({
  sufferDamage: {
    whyNot: ({ scenario }, { figure, negate }) => {
      const found = figureInPlay(scenario, figure);
      return found.ok ? whyNotNegate(found.value, [negate]) : found.refusal;
    },
    carryOut: ({ scenario }, { figure: id, amount, negate }) => {
      const hurt = change(scenario, id, (it) => sufferDamage(it, amount, 'direct', negate));
      return andThen(hurt, (next) => dieIfDown(next, id, null));
    },
  },

  negateDamage: finding(
    ({ scenario }, { figure, losing }) =>
      unless(characterInPlay(scenario, figure), (found) => whyNotNegateLast(found, losing)),
    ({ scenario }, { losing }, character) => put(scenario, negateLast(character, losing)),
  ),

  /** The players say whom: the healer or an ally in range and sight. @rule HEAL-5 */
  healFigure: {
    whyNot: whyNotInPlay,
    carryOut: ({ scenario }, { figure, amount }) =>
      change(scenario, figure, (it) => heal(it, amount)),
  },

  /** An exhausted character with hit points is back in play from the next round on. */
  correctHitPoints: {
    whyNot: ({ scenario }, { figure, hitPoints }) =>
      whyNotCorrectHitPoints(scenario, figure, hitPoints),
    carryOut: ({ scenario }, { figure: id, hitPoints }) => {
      const figure = proven(figureOf(scenario, id));
      const next: Figure =
        figure.kind === 'character'
          ? { ...damageStands(figure), hitPoints, exhausted: false }
          : { ...figure, hitPoints };
      return put(scenario, {
        next,
        events: [
          {
            type: 'figureCorrected',
            figure: id,
            what: 'hitPoints',
            from: figure.hitPoints,
            to: hitPoints,
          },
        ],
      });
    },
  },

  /** Hit points above the new maximum go down to it. */
  correctMaxHitPoints: finding(
    ({ scenario }, { figure }) => figureOf(scenario, figure),
    ({ scenario }, { maxHitPoints }, figure) => {
      const hitPoints = Math.min(figure.hitPoints, maxHitPoints);
      const change = { from: figure.maxHitPoints, to: maxHitPoints };
      return put(scenario, {
        next: { ...damageStands(figure), maxHitPoints, hitPoints },
        events: [{ type: 'figureCorrected', figure: figure.id, what: 'maxHitPoints', ...change }],
      });
    },
  ),

  addCondition: {
    whyNot: ({ scenario, content }, { figure, condition }) =>
      whyNotAddCondition(scenario, content, figure, condition),
    carryOut: ({ scenario, content }, { figure: id, condition }) => {
      const isOwnTurn = scenario.phase.name === 'turns' && scenario.phase.active === id;
      return change(scenario, id, (it) =>
        conditions.addCondition(it, condition, isOwnTurn, [], content),
      );
    },
  },

  removeCondition: {
    whyNot: ({ scenario }, { figure, condition }) =>
      whyNotRemoveCondition(scenario, figure, condition),
    carryOut: ({ scenario }, { figure, condition }) =>
      change(scenario, figure, (it) => conditions.removeCondition(it, condition)),
  },

  addBonus: {
    whyNot: whyNotInPlay,
    carryOut: ({ scenario }, { figure, kind, value, range, lasts, card = null }) => {
      const source = card === null ? 'byHand' : 'abilityCard';
      return change(scenario, figure, (it) =>
        addBonus(it, { kind, value, range, lasts, source, card }),
      );
    },
  },

  removeBonus: {
    whyNot: ({ scenario }, { figure, index }) => whyNotRemoveBonus(scenario, figure, index),
    carryOut: ({ scenario }, { figure, index }) =>
      change(scenario, figure, (it) => {
        const bonus = present(it.bonuses[index]);
        return {
          next: { ...it, bonuses: it.bonuses.filter((each) => each !== bonus) },
          events: [{ type: 'bonusRemoved', figure, kind: bonus.kind }],
        };
      }),
  },

  /** Takes a figure off the table; no money token, no kill. Characters are exhausted instead. */
  removeFigure: {
    whyNot: ({ scenario }, { figure }) => whyNotRemoveFigure(scenario, figure),
    carryOut: ({ scenario }, { figure: id }) => ({
      next: { ...scenario, figures: scenario.figures.filter((figure) => figure.id !== id) },
      events: [{ type: 'figureRemoved', figure: id, why: 'byHand', rule: null }],
    }),
  },
});

function whyNotInPlay({ scenario }: AskedAtTable, { figure }: { readonly figure: Figure['id'] }) {
  return refusalOf(figureInPlay(scenario, figure));
}

function change(
  scenario: Scenario,
  id: Figure['id'],
  rule: (figure: Figure) => Outcome<Figure>,
): Outcome<Scenario> {
  return put(scenario, rule(proven(figureInPlay(scenario, id))));
}

function put(scenario: Scenario, { next, events }: Outcome<Figure>): Outcome<Scenario> {
  return { next: withFigure(scenario, next), events };
}
