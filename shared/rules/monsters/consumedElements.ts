/** Elements that a monster type consumes for its ability card. */
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import { andThen, putBack, unchanged, type Outcome } from '../../result';
import type { Monster, Scenario } from '../../state';
import { ELEMENTS, type Element } from '../../vocabulary';
import { canConsume, consume } from '../elements/elements';
import { findFigure, playingCharacters } from '../figures/figures';
import { isAutomatic, consumeForType } from './abilityLines';
import { monsterLines } from './turnLines';

/** The elements that a monster must consume now. */
export interface DueElements {
  /** An element that its card names; null = none. */
  readonly named: Element | null;
  /** Elements to choose from if the card consumes any element. */
  readonly wild: readonly Element[];
}

/**
 * The elements for the open lines of a monster, and for the shields of its turn.
 *
 * @rule ELEMENT-3
 */
export function dueElements(scenario: Scenario, content: Content, monster: Monster): DueElements {
  const wanted = monsterLines(scenario, content, monster)
    .filter(({ action, state }) => state === 'open' || (state === 'done' && isAutomatic(action)))
    .flatMap(({ action }) => action.waits);
  const there = ELEMENTS.filter((element) => canConsume(scenario, element));
  return {
    named: there.find((element) => wanted.includes(element)) ?? null,
    wild: wanted.includes('wild') ? there : [],
  };
}

/**
 * The first monster of a type consumes its elements for all of them at the start of its turn,
 * unless players choose the element or an item can prevent it. A stunned monster consumes none.
 *
 * @rule ELEMENT-3 STUN-1
 */
export function consumeDueElements(
  scenario: Scenario,
  content: Content,
  id: FigureId,
): Outcome<Scenario> {
  const monster = findFigure(scenario, id);
  if (monster?.kind !== 'monster' || canBePrevented(scenario, content)) return unchanged(scenario);
  const { named, wild } = dueElements(scenario, content, monster);
  const element = named ?? (wild.length === 1 ? wild[0] : undefined);
  if (element === undefined) return unchanged(scenario);
  const consumed = putBack(consume(scenario, element), (board) => ({ ...scenario, ...board }));
  const used = andThen(consumed, (next) =>
    consumeForType(next, content, monster.type, named === null ? 'wild' : element),
  );
  return andThen(used, (next) => consumeDueElements(next, content, id));
}

/** True if a worn item can deny monsters an element. @rule ITEM-6 */
function canBePrevented(scenario: Scenario, content: Content): boolean {
  return playingCharacters(scenario)
    .flatMap(({ worn = [] }) => worn)
    .some((item) =>
      content.item(item)?.effects?.some(({ when }) => when === 'enemyWouldConsumeElement'),
    );
}
