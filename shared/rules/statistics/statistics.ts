/** What the history tells in numbers, per character and scenario. */
import type { GameEvent } from '../../events';
import type { Game } from '../../state';
import { decksBefore, type CardDraws, type DeckPiles, type DrawSums } from './draws';

/** One recorded moment, as far as statistics look at it. */
export interface RecordedStep {
  readonly events: readonly GameEvent[];
  /** ISO 8601; absent = not known. */
  readonly at?: string;
  /** Seconds on the campaign's clock, where the step belongs to a scenario. */
  readonly played?: number;
  /** The decks that cards were drawn from in it, as they lay before. */
  readonly decks?: Readonly<Record<string, DeckPiles>>;
  /** Who takes part, where a scenario began in it. */
  readonly people?: readonly Person[];
  /** Monsters on the side of the characters. */
  readonly allies?: readonly string[];
}

export interface Person {
  /** Of the sheet. */
  readonly id: string;
  readonly name: string;
  readonly class: string;
}

/**
 * What one fighter has done. Characters have the ids of their sheets, a summon stands for its
 * owner; 'monsters' are all enemies, 'others' the allies and objectives.
 */
export interface FighterStatistics extends DrawSums {
  readonly fighter: string;
  readonly attacks: number;
  /** By attacks and retaliate, before it was negated and beyond what was left. */
  readonly damageDealt: number;
  readonly damageTaken: number;
  readonly damageNegated: number;
  /** Hit points it had back, whoever healed it. */
  readonly healed: number;
  readonly kills: number;
  readonly exhausted: number;
  readonly moneyTokens: number;
  readonly treasures: number;
  readonly experience: number;
  readonly longRests: number;
  readonly shortRests: number;
}

export type FighterSum = Exclude<keyof FighterStatistics, 'fighter'>;
/** The same while it is counted. */
export type Sums = { -readonly [K in keyof FighterStatistics]: FighterStatistics[K] };

export interface ScenarioStatistics {
  readonly scenario: string;
  readonly level: number;
  /** ISO 8601 of its beginning; null = not known. */
  readonly at: string | null;
  /** Rounds that were begun. */
  readonly rounds: number;
  /** Seconds, up to its last step; 0 = not known. */
  readonly playTime: number;
  /** Null while it is running, and where it was left. */
  readonly won: boolean | null;
  readonly fighters: readonly FighterStatistics[];
}

/** Everything the history tells; small enough to be sent to a screen. */
export interface HistoryStatistics {
  /** In the order they were played; one that was abandoned counts as not played. */
  readonly scenarios: readonly ScenarioStatistics[];
  /** All scenarios together. */
  readonly fighters: readonly FighterStatistics[];
  /** Everybody who ever took part in a scenario. */
  readonly people: readonly Person[];
  /** By the id of the deck: a sheet's or 'monsters'. */
  readonly draws: Readonly<Record<string, readonly CardDraws[]>>;
}

/** What statistics need to know of a recorded moment, out of the games around it. */
export function recordedStep(
  moment: {
    readonly events: readonly GameEvent[];
    readonly at: string;
    readonly played?: number | undefined;
  },
  before: Game,
  after: Game,
): RecordedStep {
  const { events, at, played = 0 } = moment;
  if (events.length === 0) return { events, at, ...(before.scenario !== null && { played }) };
  const figures = before.scenario?.figures ?? [];
  const allies = figures.flatMap((each) =>
    each.kind === 'monster' && each.side === 'allies' ? [each.id as string] : [],
  );
  const isStart = events.some((event) => event.type === 'scenarioStarted');
  return {
    events,
    at,
    ...(events.some((event) => event.type === 'modifierDrawn') && {
      decks: decksBefore(before, events),
    }),
    ...(isStart && { people: peopleIn(after) }),
    ...((isStart || before.scenario !== null) && { played }),
    ...(allies.length > 0 && { allies }),
  };
}

function peopleIn({ scenario }: Game): readonly Person[] {
  return (scenario?.figures ?? []).flatMap((figure) =>
    figure.kind === 'character'
      ? [{ id: figure.sheet, name: figure.name, class: figure.class }]
      : [],
  );
}

/** The fighters of several scenarios together, in the order they first appear. */
export function summedFighters(
  scenarios: readonly ScenarioStatistics[],
): readonly FighterStatistics[] {
  const all = new Map<string, Sums>();
  for (const { fighters } of scenarios) {
    for (const one of fighters) {
      const sums = sumsOf(all, one.fighter);
      for (const field of FIELDS) sums[field] += one[field];
    }
  }
  return [...all.values()];
}

const FIELDS = [
  'attacks',
  'damageDealt',
  'damageTaken',
  'damageNegated',
  'healed',
  'kills',
  'exhausted',
  'moneyTokens',
  'treasures',
  'experience',
  'longRests',
  'shortRests',
  'draws',
  'sum',
  'expectedSum',
  'doubles',
  'expectedDoubles',
  'misses',
  'expectedMisses',
] as const satisfies readonly FighterSum[];

/** The sums of a fighter, made where there are none yet. */
export function sumsOf(fighters: Map<string, Sums>, fighter: string): Sums {
  const known = fighters.get(fighter);
  if (known) return known;
  const zeros = Object.fromEntries(FIELDS.map((field) => [field, 0]));
  const sums = { fighter, ...zeros } as Sums;
  fighters.set(fighter, sums);
  return sums;
}
