/** Aggregates statistics over a history, from its beginning or from an earlier tally. */
import { drawsIn, type CardDraws } from './draws';
import {
  newRunning,
  noteEvent,
  noteDraw,
  resultOf,
  type DrawTally,
  type ScenarioTally,
} from './scenario';
import {
  summedFighters,
  type HistoryStatistics,
  type Person,
  type RecordedStep,
  type ScenarioStatistics,
} from './statistics';

/** Version of the tally. Must be increased whenever the same history gives a different tally. */
export const TALLY_FORMAT = 1;

/** Running sums over a history. Plain data that is mutated and can be cloned. */
export interface Tally {
  readonly played: ScenarioStatistics[];
  readonly people: Map<string, Person>;
  readonly draws: DrawTally;
  running: ScenarioTally | null;
}

export function newTally(): Tally {
  return { played: [], people: new Map(), draws: new Map(), running: null };
}

/** Adds the next step. */
export function addStep(tally: Tally, step: RecordedStep): void {
  for (const person of step.people ?? []) tally.people.set(person.id, person);
  for (const event of step.events) {
    if (event.type === 'scenarioStarted') {
      settle(tally);
      tally.running = newRunning(event, step.at ?? null, step.played ?? 0);
    } else if (event.type === 'scenarioAbandoned') {
      tally.running = null;
    } else if (tally.running) {
      noteEvent(tally.running, event, step);
    }
  }
  if (tally.running) tally.running.clock = step.played ?? tally.running.clock;
  if (!tally.running || !step.decks) return;
  for (const drawn of drawsIn(step.events, step.decks)) noteDraw(tally.running, drawn);
}

export function statisticsOf(tally: Tally): HistoryStatistics {
  const { running } = tally;
  const scenarios = running ? [...tally.played, resultOf(running)] : tally.played;
  const draws = running ? mergedDraws([tally.draws, running.draws]) : tally.draws;
  return {
    scenarios,
    fighters: summedFighters(scenarios),
    people: [...tally.people.values()],
    draws: Object.fromEntries(
      [...draws].map(([deck, cards]) => [
        deck,
        [...cards].map(([card, sums]) => ({ card, ...sums })) as CardDraws[],
      ]),
    ),
  };
}

function settle(tally: Tally): void {
  if (!tally.running) return;
  tally.played.push(resultOf(tally.running));
  for (const [deck, cards] of mergedDraws([tally.draws, tally.running.draws])) {
    tally.draws.set(deck, cards);
  }
}

function mergedDraws(tallies: readonly DrawTally[]): DrawTally {
  const merged: DrawTally = new Map();
  for (const [deck, cards] of tallies.flatMap((each) => [...each])) {
    const sums = merged.get(deck) ?? new Map<string, { drawn: number; expected: number }>();
    for (const [card, { drawn, expected }] of cards) {
      const before = sums.get(card) ?? { drawn: 0, expected: 0 };
      sums.set(card, { drawn: before.drawn + drawn, expected: before.expected + expected });
    }
    merged.set(deck, sums);
  }
  return merged;
}
