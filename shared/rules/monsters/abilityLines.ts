/** Automatic abilities of a monster's card, and the elements it consumes. */
import type { Content } from '../../content/content';
import type { Variables } from '../../content/notation/formula';
import type { FigureId, MonsterTypeId } from '../../ids';
import { andThen, forEach, putBack, unchanged, type Outcome } from '../../result';
import type { Bonus, Figure, Monster, Scenario, Sleeve } from '../../state';
import type { Element } from '../../vocabulary';
import { currentCard } from '../decks/abilityDecks';
import { addBonus } from '../figures/defences';
import { infuse } from '../elements/elements';
import { findFigure, monstersOf, withFigure } from '../figures/figures';
import { hasActed, lineIn, turnOf } from '../order/playedLines';
import { finalActions } from './actionNumbers';
import type { FinalAction } from './finalActions';
import { sleeveOf, statsOf } from '../figures/stats/stats';
import { withConsumed } from '../figures/sleeves';

/**
 * Performs the automatic abilities of a monster's card at the start of its turn: shields and
 * retaliates for itself until the end of the round, and its elements. A stunned monster performs
 * none. Moves, attacks and abilities with a choice are left to the players.
 *
 * @rule MONSTER-3 MONSTER-8 STUN-1 ELEMENT-1
 */
export function performOwnLines(
  scenario: Scenario,
  content: Content,
  id: FigureId,
): Outcome<Scenario> {
  const monster = findFigure(scenario, id);
  if (monster?.kind !== 'monster') return unchanged(scenario);
  const lines = actionsOf(scenario, content, monster);
  const guarded = forEach<Figure, Bonus>(unchanged(monster), lines.flatMap(bonusOf), addBonus);
  const shielded = putBack(guarded, (next) =>
    next === monster ? scenario : withFigure(scenario, next),
  );
  return andThen(shielded, (next) => createElements(next, lines.flatMap(elementOf)));
}

function createElements(scenario: Scenario, elements: readonly Element[]): Outcome<Scenario> {
  return forEach(unchanged(scenario), elements, (next, element) => {
    const { next: board, events } = infuse(next, element);
    // Other figures of the type infuse the same element, so only the first one causes an event.
    const isNews = next.elements[element] !== 'strong';
    return { next: { ...next, infusing: board.infusing }, events: isNews ? events : [] };
  });
}

/** Elements that the type's card can still consume this round. @rule ELEMENT-3 */
export function elementsWanted(
  scenario: Scenario,
  content: Content,
  type: MonsterTypeId,
): readonly (Element | 'wild')[] {
  const monsters = monstersOf(scenario).filter((monster) => monster.type === type);
  return monsters.flatMap((monster) =>
    actionsOf(scenario, content, monster).flatMap((line) => line.waits),
  );
}

/**
 * Consumes an element for a type. Its abilities change, even for figures whose turn has begun or is
 * over, and elements that the card infuses in return are infused.
 *
 * @rule ELEMENT-1 ELEMENT-3
 */
export function consumeForType(
  scenario: Scenario,
  content: Content,
  type: MonsterTypeId,
  element: Sleeve['consumed'][number],
): Outcome<Scenario> {
  return withOtherLines(scenario, withConsumed(scenario, type, element), content, [type]);
}

/**
 * Updates figures after the abilities of their types changed, even if their turn has begun or is
 * over: automatic abilities of the new lines are performed, and bonuses of the old lines are
 * removed.
 *
 * @rule MONSTER-3
 */
export function withOtherLines(
  scenario: Scenario,
  changed: Scenario,
  content: Content,
  types: readonly MonsterTypeId[],
): Outcome<Scenario> {
  const begun = monstersOf(scenario).filter(
    ({ id, type }) => types.includes(type) && hasActed(scenario, id),
  );
  return begun.reduce((outcome, monster) => {
    // A stun after a monster's turn does not undo its abilities.
    const able = isActing(scenario, monster.id) ? monster : { ...monster, conditions: [] };
    const before = actionsOf(scenario, content, able);
    const after = actionsOf(changed, content, able);
    const elements = { before: before.flatMap(elementOf), after: after.flatMap(elementOf) };
    const bonuses = { before: before.flatMap(bonusOf), after: after.flatMap(bonusOf) };
    const exchanged = andThen(outcome, (next) => withOtherBonuses(next, monster, bonuses));
    const going = isActing(scenario, monster.id) ? difference(elements.after, elements.before) : [];
    return andThen(exchanged, (next) =>
      createElements(withoutInfusing(next, going), difference(elements.before, elements.after)),
    );
  }, unchanged(changed));
}

/** Removes elements from those infused this turn. The element board stays unchanged. */
function withoutInfusing(scenario: Scenario, going: readonly Element[]): Scenario {
  if (going.length === 0) return scenario;
  return { ...scenario, infusing: scenario.infusing.filter((each) => !going.includes(each)) };
}

function isActing({ phase }: Scenario, id: FigureId): boolean {
  return phase.name === 'turns' && phase.active === id;
}

/** Replaces the old bonuses of the card by the new ones, if the figure still has the old ones. */
function withOtherBonuses(
  scenario: Scenario,
  monster: Monster,
  { before, after }: Readonly<Record<'before' | 'after', readonly Bonus[]>>,
): Outcome<Scenario> {
  const coming = difference(before, after);
  const going = difference(after, before);
  if (coming.length === 0 && going.length === 0) return unchanged(scenario);
  const remaining = difference(going, monster.bonuses);
  // Players have removed some of the bonuses.
  if (remaining.length !== monster.bonuses.length - going.length) return unchanged(scenario);
  const removed: Outcome<Figure> = {
    next: { ...monster, bonuses: remaining },
    events: going.map(({ kind }) => ({ type: 'bonusRemoved', figure: monster.id, kind })),
  };
  return putBack(forEach(removed, coming, addBonus), (next) => withFigure(scenario, next));
}

/** Elements of `after` that are not in `before`, compared by value and count. */
function difference<T>(before: readonly T[], after: readonly T[]): readonly T[] {
  const left = before.map(textOf);
  return after.filter((item) => {
    const index = left.indexOf(textOf(item));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

function textOf(item: unknown): string {
  if (typeof item === 'string') return item;
  const { kind, value, range, lasts, source } = item as Bonus;
  return [kind, value, range, lasts, source].join(' ');
}

/**
 * This round's ability card of a monster with its own numbers. Consumed elements are applied, and
 * abilities prevented by conditions are marked. Empty without a card.
 *
 * @rule MONSTER-1 ELEMENT-3
 */
export function actionsOf(
  scenario: Scenario,
  content: Content,
  monster: Monster,
): readonly FinalAction[] {
  const sleeve = sleeveOf(scenario, monster.type);
  const deck = scenario.abilityDecks.find((each) => each.deck === sleeve?.deck);
  const card = deck && currentCard(deck, content.abilityDeck(deck.deck));
  const stats = statsOf(scenario, content, monster);
  if (!card || !stats) return [];
  const lines = (variables: Variables) =>
    finalActions(stats, card.actions, {
      characters: scenario.players,
      variables,
      consumed: sleeve?.consumed ?? [],
      conditions: monster.conditions,
    });
  const { variables } = stats;
  if (variables?.X) {
    const X = hexesGone(scenario, monster, card.id, lines({}));
    return lines(X === null ? {} : { X });
  }
  return lines(variables?.V ? { V: scoutsOf(scenario) } : {});
}

function scoutsOf(scenario: Scenario): number {
  return monstersOf(scenario).filter(({ type }) => type === 'vermling-scout').length;
}

/**
 * Number of hexes a monster has moved this turn; null if a move is still open or was not counted.
 */
function hexesGone(
  scenario: Scenario,
  { id }: Monster,
  card: number,
  lines: readonly FinalAction[],
): number | null {
  const turn = turnOf(scenario.phase, id);
  if (!scenario.board?.inUse || !turn) return null;
  const walks = lines
    .filter(({ type, hinderedBy }) => type === 'move' && hinderedBy === null)
    .map(({ place }) => lineIn(turn, { kind: 'abilityCard', card, place }));
  if (walks.some((walk) => !walk || walk.state === 'open' || walk.walked === null)) return null;
  return walks.reduce((sum, walk) => sum + (walk?.walked ?? 0), 0);
}

/**
 * True for abilities that apply automatically at the start of the turn: shields and retaliates for
 * the figure itself, elements, disadvantage for attackers, and attack bonuses for allies.
 *
 * @rule MONSTER-3 ELEMENT-1
 */
export function isAutomatic(line: FinalAction): boolean {
  if (line.type === 'shield' || line.type === 'retaliate')
    return (line.affects ?? 'self') === 'self';
  return ['infuse', 'attackersGainDisadvantage', 'attackBonus'].includes(line.type);
}

function bonusOf(line: FinalAction): readonly Bonus[] {
  if (line.type !== 'shield' && line.type !== 'retaliate') return [];
  const isForItself = (line.affects ?? 'self').startsWith('self');
  if (!isForItself || line.hinderedBy !== null) return [];
  const range = line.type === 'retaliate' ? Math.max(1, line.range ?? 1) : 1;
  const { type: kind, value } = line;
  return [{ kind, value, range, lasts: 'round', source: 'abilityCard', card: null }];
}

function elementOf(line: FinalAction): readonly Element[] {
  if (line.hinderedBy !== null) return [];
  if (line.type === 'consume') return line.used && line.infuse ? [line.infuse] : [];
  return line.type === 'infuse' ? [line.element] : [];
}
