/** Effects of scenario rules that Standee carries out. */
import type { Content } from '../../../content/content';
import type { RuleEffect } from '../../../content/types';
import type { GameEvent } from '../../../events';
import { hexAt } from '../../../map/hexes';
import { andThen, forEach, putBack, unchanged, type Outcome } from '../../../result';
import type { Figure, Scenario } from '../../../state';
import { ELEMENTS, type ElementState } from '../../../vocabulary';
import { withOverlay } from '../../board/changes';
import { hexNear } from '../../board/emptyHexes';
import { boardInPlay } from '../../board/inPlay';
import { whyNotLay } from '../../board/whyNot';
import { amountFor } from '../../figures/bookConditions/openRooms';
import { addCondition } from '../../figures/conditions/conditions';
import { canNegate, sufferDamage, type FigureNegation } from '../../figures/hitPoints/damage';
import { dieIfDown } from '../../figures/hitPoints/deaths';
import { findFigure, monstersOf, objectivesOf, withFigure } from '../../figures/figures';
import { heal } from '../../figures/hitPoints/heal';
import { immunitiesOf } from '../../figures/stats/stats';
import { cannotSuffer, multiplierOf } from '../../figures/stats/lastingRules';
import { fallAsleep } from '../sleepers';
import { figuresMeant } from './ruleFigures';

/** Standee performs an effect, asks the players about it, or announces it. */
export type EffectMode = 'performs' | 'asks' | 'says';

/**
 * Damage to characters is asked, because they may lose a card instead.
 *
 * @internal
 */
export const EFFECT_MODES: Readonly<Record<RuleEffect['type'], EffectMode>> = {
  note: 'says',
  text: 'says',
  damage: 'asks',
  heal: 'performs',
  condition: 'performs',
  attackBonus: 'performs',
  advantage: 'performs',
  disadvantage: 'performs',
  shield: 'performs',
  cannotAct: 'performs',
  cannotSufferDamage: 'performs',
  unaffected: 'performs',
  sleep: 'performs',
  cannotEnter: 'performs',
  goalOnlyByLootAction: 'performs',
  discardCards: 'says',
  focusFirst: 'performs',
  elements: 'performs',
  place: 'performs',
  destroy: 'performs',
  layOverlay: 'performs',
};

/**
 * Carries out an effect. `figure` = the figure of the rule's moment, for example the one whose turn
 * it is; `negations` = what characters lose to negate damage, null = players did not request the
 * rule. Returns null if only players can do it. Lasting effects change nothing here; other rules
 * look them up.
 *
 * @rule SPAWN-1
 */
export function carryOutEffect(
  scenario: Scenario,
  content: Content,
  effect: RuleEffect,
  figure: Figure | null,
  negations: readonly FigureNegation[] | null = null,
): Outcome<Scenario> | null {
  const meant = (to: Extract<RuleEffect, { readonly type: 'heal' }>['to']) =>
    to ? figuresMeant(scenario, content, to) : figure && [figure];
  switch (effect.type) {
    case 'damage':
      return damageFigures(scenario, content, meant(effect.to), {
        amount: amountFor(scenario, effect.amount),
        negations,
      });
    case 'heal': {
      const amount =
        amountFor(scenario, effect.amount) * multiplierOf(scenario, content, effect.per);
      return forFigures(scenario, meant(effect.to), (each) => heal(each, amount));
    }
    case 'condition':
      return forFigures(scenario, meant(effect.to), (each) =>
        addCondition(
          each,
          effect.condition,
          each === figure,
          immunitiesOf(scenario, content, each),
          content,
        ),
      );
    case 'sleep':
      return forFigures(scenario, meant(effect.figures), fallAsleep);
    case 'elements':
      return setElements(scenario, effect.elements);
    case 'place':
      return placeMonster(scenario, content, effect);
    case 'destroy':
      return destroy(scenario, effect.objective);
    case 'layOverlay':
      return layOverlay(scenario, content, effect);
    case 'focusFirst':
      // Without the board, players choose the focus.
      return scenario.board?.inUse ? unchanged(scenario) : null;
    case 'note':
      return effect.withoutBoard && scenario.board?.inUse ? unchanged(scenario) : null;
    case 'text':
    case 'discardCards':
      return null;
    default:
      return unchanged(scenario);
  }
}

function forFigures(
  scenario: Scenario,
  figures: readonly Figure[] | null,
  change: (figure: Figure) => Outcome<Figure>,
): Outcome<Scenario> | null {
  if (!figures) return null;
  return forEach(unchanged(scenario), figures, (next, { id }) => {
    const found = findFigure(next, id);
    if (!found) return unchanged(next);
    const outcome = change(found);
    return outcome.next === found && outcome.events.length === 0
      ? unchanged(next)
      : putBack(outcome, (changed) => withFigure(next, changed));
  });
}

/**
 * Deals damage to figures. Null if they are unknown, or if a character is among them and players
 * did not request the damage, because it may lose a card instead.
 *
 * @rule NEGATE-1
 */
function damageFigures(
  scenario: Scenario,
  content: Content,
  meant: readonly Figure[] | null,
  {
    amount,
    negations,
  }: { readonly amount: number; readonly negations: readonly FigureNegation[] | null },
): Outcome<Scenario> | null {
  const figures = meant?.filter((each) => !cannotSuffer(scenario, content, each));
  if (!figures) return null;
  if (!negations && figures.some(({ kind }) => kind === 'character')) return null;
  const hurt = forFigures(scenario, figures, (each) => {
    const losing = negations?.find(({ figure }) => figure === each.id)?.losing ?? null;
    return sufferDamage(each, amount, 'direct', losing && canNegate(each, losing) ? losing : null);
  });
  return hurt && forEach(hurt, figures, (next, { id }) => dieIfDown(next, id, null));
}

/** Sets elements. Elements that already have the wanted strength cause no event. @rule SETUP-1 */
function setElements(
  scenario: Scenario,
  wanted: Partial<Record<string, ElementState>>,
): Outcome<Scenario> {
  const elements = { ...scenario.elements, ...wanted };
  return {
    next: { ...scenario, elements },
    events: ELEMENTS.flatMap((element): readonly GameEvent[] => {
      const to = elements[element];
      if (to === scenario.elements[element]) return [];
      if (to === 'strong') {
        return [{ type: 'elementStrengthened', element, rule: 'SETUP-1' }];
      }
      return [{ type: 'elementWaned', element, to, rule: 'SETUP-1' }];
    }),
  };
}

function placeMonster(
  scenario: Scenario,
  content: Content,
  { monster, at }: Extract<RuleEffect, { readonly type: 'place' }>,
): Outcome<Scenario> {
  const found = monstersOf(scenario).find((each) => each.type === monster && each.at === null);
  if (!found) return unchanged(scenario);
  const hex = hexNear(scenario, boardInPlay(scenario, content), hexAt(at));
  return {
    next: withFigure(scenario, { ...found, at: hex }),
    events: [{ type: 'figurePlaced', figure: found.id, at: hex }],
  };
}

function destroy(scenario: Scenario, name: string): Outcome<Scenario> {
  const found = objectivesOf(scenario).filter((each) => each.name === name);
  return forEach(unchanged(scenario), found, (next, objective) =>
    andThen({ next: withFigure(next, { ...objective, hitPoints: 0 }), events: [] }, (after) =>
      dieIfDown(after, objective.id, null),
    ),
  );
}

/** Places an overlay. Null if a figure or another overlay is on the hex, or there is no map. */
function layOverlay(
  scenario: Scenario,
  content: Content,
  { kind, hexes }: Extract<RuleEffect, { readonly type: 'layOverlay' }>,
): Outcome<Scenario> | null {
  const places = hexes.map(hexAt);
  const isFree = places.every((hex) => !whyNotLay(scenario, content, { kind, hexes: [hex] }));
  if (!scenario.board || !isFree) return null;
  return {
    next: places.reduce(
      (next, hex) => withOverlay(next, { kind, hexes: [hex], trap: null }),
      scenario,
    ),
    events: [{ type: 'overlayLaid', kind, hexes: places }],
  };
}
