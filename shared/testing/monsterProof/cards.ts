/** Every card of every monster, with its turn on the board. */
import type { MonsterType } from '../../content/types';
import { CONTENT, tableOf } from '../play';
import type { AbilityResults } from '../cardProof/results';
import { cameOf } from './results';
import type { TurnPlaces } from './expectations';
import { linesOf, pressThrough, type TurnPress } from './playTurn';
import { turnWith, type PreparedTurn } from './setUp';

export interface MonsterCard {
  readonly type: MonsterType;
  readonly card: number;
}

/** Cards of a boss that repeat the special of another card. */
const SAME_SPECIALS = [573, 574, 576, 577];

/** Types of one deck have the same lines; each boss has its own. */
export const MONSTER_CARDS: readonly MonsterCard[] = CONTENT.monsters().flatMap(
  (type, index, types) => {
    const isFirst = types.findIndex(({ deck }) => deck === type.deck) === index;
    const isBoss = type.deck === 'boss';
    const cards = isBoss || isFirst ? (CONTENT.abilityDeck(type.deck)?.cards ?? []) : [];
    return cards
      .filter(({ id: card }) => !isBoss || !SAME_SPECIALS.includes(card))
      .map((card) => ({ type, card: card.id }));
  },
);

export interface PlayedCard {
  readonly presses: readonly TurnPress[];
  readonly came: AbilityResults;
  readonly level: number;
  readonly places: readonly [TurnPlaces, TurnPlaces];
  /** Number of lines, and of those that were not performed. */
  readonly lines: number;
  readonly left: ReturnType<typeof linesOf>;
}

export function playedCard({ type, card }: MonsterCard, isOnBoard = true): PlayedCard {
  const turn = turnWith(type.id, card, isOnBoard);
  const { game, presses } = pressThrough(turn);
  const [before, after] = [tableOf(turn.before), tableOf(game)];
  const lines = linesOf(game, turn.acting);
  return {
    presses,
    came: cameOf(before, after, turn),
    level: after.level,
    places: [placesIn(turn, before), placesIn(turn, after)],
    lines: lines.length,
    left: lines.filter(({ state }) => state !== 'done'),
  };
}

function placesIn({ ids }: PreparedTurn, { figures }: ReturnType<typeof tableOf>): TurnPlaces {
  const at = (id: string) => figures.find((each) => (each.id as string) === id)?.at ?? null;
  return { M: at(ids.M), C: at(ids.C), D: at(ids.D), G: at(ids.G) };
}

export interface DeckCoverage {
  readonly name: string;
  /** Numbers of lines that Standee performs, asks about and announces. */
  readonly performs: number;
  readonly asks: number;
  readonly says: number;
}

/** Counts of each ability deck and each boss. */
export function monsterCoverage(): readonly DeckCoverage[] {
  const nameOf = ({ deck, name }: MonsterType) =>
    deck === 'boss' ? name : (CONTENT.abilityDeck(deck)?.name ?? name);
  const decks = [...new Set(MONSTER_CARDS.map(({ type }) => nameOf(type)))];
  return decks.map((name) => {
    const own = MONSTER_CARDS.filter(({ type }) => nameOf(type) === name);
    const turns = own.map((each) => playedCard(each));
    const count = (how: TurnPress['how']) =>
      turns.reduce(
        (sum, { presses }) => sum + presses.filter((each) => each.how === how).length,
        0,
      );
    const says = count('said') + count('atTable');
    const lines = turns.reduce((sum, turn) => sum + turn.lines, 0);
    return { name, performs: lines - says, asks: count('asked'), says };
  });
}
