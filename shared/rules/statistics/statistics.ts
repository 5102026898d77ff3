/** Statistics of the history per character and scenario. */
import type { GameEvent } from '../../events';
import type { Game } from '../../state';
import { decksBefore, type CardDraws, type DeckPiles, type DrawSums } from './draws';

/** The data of a recorded step that statistics need. */
export interface RecordedStep {
  readonly events: readonly GameEvent[];
  /** ISO 8601; absent = unknown. */
  readonly at?: string;
  /** Seconds on the campaign's clock, if the step belongs to a scenario. */
  readonly played?: number;
  /** The decks that the step uses, in their state before it. */
  readonly decks?: Readonly<Record<string, DeckPiles>>;
  /** Participants, if a scenario started in this step. */
  readonly people?: readonly Person[];
  /** Monsters on the side of the characters. */
  readonly allies?: readonly string[];
}

export interface Person {
  /** Id of the sheet. */
  readonly id: string;
  readonly name: string;
  readonly class: string;
}

/**
 * Results of one fighter. Characters have their sheet ids, and summons count for their owner;
 * 'monsters' are all enemies, 'others' are allies and objectives.
 */
export interface FighterStatistics extends DrawSums {
  readonly fighter: string;
  readonly attacks: number;
  /**
   * Damage by attacks and retaliate, including negated damage and damage beyond the last hit point.
   */
  readonly damageDealt: number;
  readonly damageTaken: number;
  readonly damageNegated: number;
  /** Hit points restored to the fighter, from any source. */
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
/** `FighterStatistics` with mutable fields. */
export type Sums = { -readonly [K in keyof FighterStatistics]: FighterStatistics[K] };

export interface ScenarioStatistics {
  readonly scenario: string;
  readonly level: number;
  /** ISO 8601 of its start; null = unknown. */
  readonly at: string | null;
  /** Number of rounds begun. */
  readonly rounds: number;
  /** Seconds until its last step; 0 = unknown. */
  readonly playTime: number;
  /** Null while it is in progress or if it was abandoned. */
  readonly won: boolean | null;
  readonly fighters: readonly FighterStatistics[];
}

/** All statistics of a history; small enough to send to a screen. */
export interface HistoryStatistics {
  /** Scenarios in the order played, without abandoned ones. */
  readonly scenarios: readonly ScenarioStatistics[];
  /** Sum of all scenarios. */
  readonly fighters: readonly FighterStatistics[];
  /** Every participant of any scenario. */
  readonly people: readonly Person[];
  /** Draws by deck id: a sheet id or 'monsters'. */
  readonly draws: Readonly<Record<string, readonly CardDraws[]>>;
}

/** Extracts from a recorded step the data that statistics need. */
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

/** Sums up the fighters of several scenarios, in order of first appearance. */
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

/** The sums of a fighter, created if missing. */
export function sumsOf(fighters: Map<string, Sums>, fighter: string): Sums {
  const known = fighters.get(fighter);
  if (known) return known;
  const zeros = Object.fromEntries(FIELDS.map((field) => [field, 0]));
  const sums = { fighter, ...zeros } as Sums;
  fighters.set(fighter, sums);
  return sums;
}
