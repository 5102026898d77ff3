/** Dooms that deal damage at the start of turns, or kill after a number of turns. */
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import { andThen, forEach, putBack, unchanged, type Outcome } from '../../result';
import type { Scenario } from '../../state';
import { linesInEffect, type LineInEffect } from '../figures/cardsInEffect';
import { sufferDamage } from '../figures/hitPoints/damage';
import { dieIfDown } from '../figures/hitPoints/deaths';
import { findFigure, isInPlay, withFigure } from '../figures/figures';
import { useCard } from './activeCards';

/**
 * Counts the start of a turn on each delayed doom, and kills the enemy once the count is complete.
 *
 * @rule TURN-3
 */
export function withDelayedKills(
  scenario: Scenario,
  content: Content,
  owner: FigureId,
): Outcome<Scenario> {
  const due = linesInEffect(scenario, content).filter(
    (each) => each.owner.id === owner && each.within === 'doom' && isDelayed(each),
  );
  return forEach(unchanged(scenario), due, (now, { card, line, on }) => {
    const character = findFigure(now, owner);
    const halves = character?.kind === 'character' ? character.activeHalves : [];
    const used = halves.find((half) => half.card === card)?.used ?? 0;
    const isLast = used + 1 >= (line.after ?? 0);
    const killed = isLast && on !== null ? kill(now, on, owner) : unchanged(now);
    return andThen(killed, (next) => useCard(next, content, owner, card));
  });
}

/** The damage of dooms at the start of the doomed enemy's turn. @rule TURN-3 */
export function withDoomDamage(
  scenario: Scenario,
  content: Content,
  doomed: FigureId,
): Outcome<Scenario> {
  const due = linesInEffect(scenario, content).filter(
    ({ within, on, line }) =>
      within === 'doom' && on === doomed && line.on === 'startOfThisEnemyTurn',
  );
  return forEach(unchanged(scenario), due, (now, { owner, line: { actions = [] } }) => {
    const amount = actions
      .filter(({ type }) => type === 'damage')
      .reduce((sum, { value }) => sum + Number(value ?? 0), 0);
    return dealDamage(now, doomed, amount, owner.id);
  });
}

function isDelayed({ line: { type, on, after, actions = [] } }: LineInEffect): boolean {
  const isKill = actions.some((action) => action.type === 'kill');
  return type === 'trigger' && on === 'startOfYourTurn' && after !== undefined && isKill;
}

function kill(scenario: Scenario, id: FigureId, by: FigureId): Outcome<Scenario> {
  return dealDamage(scenario, id, findFigure(scenario, id)?.hitPoints ?? 0, by);
}

function dealDamage(
  scenario: Scenario,
  id: FigureId,
  amount: number,
  by: FigureId,
): Outcome<Scenario> {
  const target = findFigure(scenario, id);
  if (!target || !isInPlay(target)) return unchanged(scenario);
  const suffered = sufferDamage(target, amount, 'direct', null);
  return andThen(
    putBack(suffered, (figure) => withFigure(scenario, figure)),
    (next) => dieIfDown(next, id, by),
  );
}
