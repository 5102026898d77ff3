/** What the history tells in numbers: pure sums over recorded events, per character and scenario. */
import type { GameEvent } from '../events';
import type { ModifierCard } from '../vocabulary';

/** One recorded moment, as far as statistics look at it; a log entry is one. */
export interface RecordedStep {
  readonly events: readonly GameEvent[];
}

/** What one fighter has done; monsters of all kinds are one fighter, 'monsters'. */
export interface FighterStatistics {
  readonly fighter: string;
  readonly attacks: number;
  /** By attacks and retaliate, before it was negated and beyond what was left. */
  readonly damageDealt: number;
  readonly damageTaken: number;
  readonly damageNegated: number;
  readonly healed: number;
  readonly kills: number;
  readonly exhausted: number;
  readonly moneyTokens: number;
  readonly treasures: number;
  readonly experience: number;
  readonly longRests: number;
  readonly shortRests: number;
}

type Sums = { -readonly [K in keyof FighterStatistics]: FighterStatistics[K] };

export interface ScenarioStatistics {
  readonly scenario: string;
  readonly level: number;
  readonly rounds: number;
  /** Null while it is running, and where it was left. */
  readonly won: boolean | null;
  readonly fighters: readonly FighterStatistics[];
}

const MONSTERS = 'monsters';

/** Every scenario that was played, in order; one that was abandoned counts as not played. */
export function scenarioStatistics(steps: readonly RecordedStep[]): readonly ScenarioStatistics[] {
  const played: ScenarioStatistics[] = [];
  let running: Running | null = null;
  for (const event of steps.flatMap((step) => step.events)) {
    if (event.type === 'scenarioStarted') {
      if (running) played.push(statisticsOf(running));
      running = { scenario: event.scenario, level: event.level, rounds: 1, won: null, ...nobody() };
    } else if (event.type === 'scenarioAbandoned') {
      running = null;
    } else if (running) {
      note(running, event);
    }
  }
  return running ? [...played, statisticsOf(running)] : played;
}

/** What each fighter has done in all scenarios together. */
export function campaignStatistics(steps: readonly RecordedStep[]): readonly FighterStatistics[] {
  const all = new Map<string, Sums>();
  for (const { fighters } of scenarioStatistics(steps)) {
    for (const one of fighters) {
      const sums = sumsOf(all, one.fighter);
      for (const field of FIELDS) sums[field] += one[field];
    }
  }
  return [...all.values()];
}

interface Running {
  readonly scenario: string;
  readonly level: number;
  rounds: number;
  won: boolean | null;
  readonly fighters: Map<string, Sums>;
  /** Who stands behind a summon. */
  readonly owners: Map<string, string>;
}

function nobody(): Pick<Running, 'fighters' | 'owners'> {
  return { fighters: new Map(), owners: new Map() };
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
] as const;

function sumsOf(fighters: Map<string, Sums>, fighter: string): Sums {
  const known = fighters.get(fighter);
  if (known) return known;
  const zeros = Object.fromEntries(FIELDS.map((field) => [field, 0]));
  const sums = { fighter, ...zeros } as Sums;
  fighters.set(fighter, sums);
  return sums;
}

/** Characters have the ids 'c1', 'c2', ...; a summon stands for its owner. */
function fighterOf(running: Running, figure: string): string {
  const owner = running.owners.get(figure) ?? figure;
  return /^c[0-9]+$/.test(owner) ? owner : MONSTERS;
}

function note(running: Running, event: GameEvent): void {
  const of = (figure: string) => sumsOf(running.fighters, fighterOf(running, figure));
  switch (event.type) {
    case 'summonPlaced':
      running.owners.set(event.figure, event.owner);
      break;
    case 'roundEnded':
      running.rounds = event.round + 1;
      break;
    case 'scenarioFinished':
      running.won = event.won;
      break;
    case 'attacked':
      of(event.attacker).attacks += 1;
      of(event.attacker).damageDealt += event.damage;
      break;
    case 'retaliated':
      of(event.figure).damageDealt += event.damage;
      break;
    case 'damaged':
      of(event.figure).damageTaken += event.amount;
      break;
    case 'damageNegated':
      of(event.figure).damageNegated += event.amount;
      break;
    case 'healed':
      of(event.figure).healed += event.restored;
      break;
    case 'died':
      if (event.killer !== null) of(event.killer).kills += 1;
      break;
    case 'exhausted':
      of(event.figure).exhausted += 1;
      break;
    case 'looted':
      of(event.figure).moneyTokens += event.money;
      of(event.figure).treasures += event.treasures.length;
      break;
    case 'experienceGained':
      of(event.figure).experience += event.amount;
      break;
    case 'rested':
      of(event.figure)[event.rest === 'long' ? 'longRests' : 'shortRests'] += 1;
      break;
    default:
  }
}

function statisticsOf({ scenario, level, rounds, won, fighters }: Running): ScenarioStatistics {
  return { scenario, level, rounds, won, fighters: [...fighters.values()] };
}

// -------------------------------------------------------------------------------------- draws

/** One kind of card as often as it came, and as often as it should have. */
export interface CardDraws {
  readonly card: ModifierCard;
  readonly drawn: number;
  readonly expected: number;
}

export interface DrawStatistics {
  readonly draws: number;
  readonly cards: readonly CardDraws[];
  /** Mean of the numbers on the cards that were drawn, and of the deck; x2 and null are left out. */
  readonly mean: number;
  readonly expectedMean: number;
}

/** Cards by how often they were drawn, for each deck by its id. */
export type DrawTally = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Everything the history tells, in one walk through it; small enough to be sent to a screen. */
export interface HistoryStatistics {
  readonly scenarios: readonly ScenarioStatistics[];
  /** All scenarios together. */
  readonly fighters: readonly FighterStatistics[];
  readonly draws: DrawTally;
}

export function historyStatistics(steps: readonly RecordedStep[]): HistoryStatistics {
  return {
    scenarios: scenarioStatistics(steps),
    fighters: campaignStatistics(steps),
    draws: drawTally(steps),
  };
}

/** How often each deck has given each card. */
export function drawTally(steps: readonly RecordedStep[]): DrawTally {
  const tally = new Map<string, Map<string, number>>();
  for (const event of steps.flatMap((step) => step.events)) {
    if (event.type !== 'modifierDrawn') continue;
    const cards = tally.get(event.deck) ?? new Map<string, number>();
    cards.set(event.card, (cards.get(event.card) ?? 0) + 1);
    tally.set(event.deck, cards);
  }
  return Object.fromEntries([...tally].map(([deck, cards]) => [deck, Object.fromEntries(cards)]));
}

/**
 * The cards a deck has given, against what `deck` (its cards in all) should give in the long run.
 * Cards that come and go, such as curses, are left out. Null where nothing was drawn.
 */
export function drawStatistics(
  drawn: DrawTally[string] | undefined,
  deck: readonly ModifierCard[],
): DrawStatistics | null {
  const isLoose = (card: string) => ['bless', 'curse', 'minus1'].includes(card);
  const cards = Object.entries(drawn ?? {})
    .filter(([card]) => !isLoose(card))
    .flatMap(([card, times]) => Array<ModifierCard>(times).fill(card as ModifierCard));
  const lasting = deck.filter((card) => !isLoose(card));
  if (cards.length === 0 || lasting.length === 0) return null;
  const countIn = (pile: readonly ModifierCard[], card: ModifierCard) =>
    pile.filter((each) => each === card).length;
  return {
    draws: cards.length,
    cards: [...new Set([...lasting, ...cards])].map((card) => ({
      card,
      drawn: countIn(cards, card),
      expected: (cards.length * countIn(lasting, card)) / lasting.length,
    })),
    mean: meanOf(cards),
    expectedMean: meanOf(lasting),
  };
}

function meanOf(cards: readonly ModifierCard[]): number {
  const numbers = cards.flatMap((card) => numberOn(card) ?? []);
  return numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}

function numberOn(card: ModifierCard): number | null {
  const number = /^r?([+-][0-9]+)/.exec(card)?.[1];
  return number === undefined ? null : Number(number);
}
