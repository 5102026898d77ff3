/** Places figures on hexes and orders decks in tests of the board. */
import type { FigureId } from '../ids';
import { blockOf, waitingTurn } from '../rules/order/initiative';
import type { Block, Figure, Hex, Scenario, Turn } from '../state';
import type { Condition } from '../vocabulary';
import { conditionsOf } from './builders';

/** A hex from its coordinates `[q, r]`. */
export function hex([q, r]: readonly [number, number]): Hex {
  return { q, r };
}

/** Puts figures on hexes, occupied or not. */
export function placed(
  scenario: Scenario,
  places: Readonly<Record<string, readonly [number, number] | null>>,
): Scenario {
  return changeFigures(scenario, ({ id }) => {
    const at = places[id];
    return at === undefined ? {} : { at: at && hex(at) };
  });
}

/** Replaces the conditions of a figure. */
export function withConditions(
  scenario: Scenario,
  figure: string,
  conditions: readonly Condition[],
): Scenario {
  return changeFigures(scenario, ({ id }) =>
    id === figure ? { conditions: conditionsOf(conditions) } : {},
  );
}

/** Sets the card of the round of a monster ability deck. */
export function withCard(scenario: Scenario, deck: string, card: number): Scenario {
  const abilityDecks = scenario.abilityDecks.map((each) => {
    if (each.deck !== deck) return each;
    const all = [...each.draw, ...each.discard, ...(each.current === null ? [] : [each.current])];
    return { ...each, draw: all.filter((id) => id !== card), discard: [], current: card };
  });
  return { ...scenario, abilityDecks };
}

/** Removes all other figures. */
export function onlyWith(scenario: Scenario, figures: readonly string[]): Scenario {
  return {
    ...scenario,
    figures: scenario.figures.filter(({ id }) => figures.includes(id)),
  };
}

function changeFigures(scenario: Scenario, change: (figure: Figure) => Partial<Figure>): Scenario {
  return {
    ...scenario,
    figures: scenario.figures.map((figure) => ({ ...figure, ...change(figure) }) as Figure),
  };
}

/** Makes it the figure's turn, before all others. */
export function inTurnOf(scenario: Scenario, figure: FigureId): Scenario {
  const { phase } = scenario;
  if (phase.name !== 'turns') throw new Error('No turns are running.');
  const turn: Turn = { ...waitingTurn(figure), state: 'acting' };
  const order = phase.order
    .map((block) => ({ ...block, turns: block.turns.filter((each) => each.figure !== figure) }))
    .filter((block) => block.turns.length > 0);
  const block: Block = {
    ...{ id: blockOf(figure), kind: 'monsterType', initiative: 1, second: null, longRest: false },
    turns: [turn],
  };
  return { ...scenario, phase: { ...phase, order: [block, ...order], active: figure } };
}
