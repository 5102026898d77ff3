/** The class cards that a character plays in a turn, with their abilities and their state. */
import type { Content } from '../../content/content';
import type { ClassCard } from '../../content/types';
import type { Bonus, Character, CharacterSheet, Scenario, Turn, TurnLine } from '../../state';
import {
  defaultLine,
  halfLines,
  withBonusesOf,
  type CardHalf,
  type CardLineRef,
  type HalfLine,
} from './lines/cardLines';
import { cardsByInitiative, type CardOwner } from './cardsByInitiative';
import { hindranceOf } from '../figures/conditions/conditions';
import { isSameLine, lineIn, turnOf } from '../order/playedLines';
import { withChains } from './lines/chains';
import { evaluateCount } from './lines/lineCounts';
import { offersInEffect } from './offersInEffect';
import { withWornItems } from './lines/wornLines';

export type TurnHalfLine = HalfLine & {
  readonly state: TurnLine['state'];
  /** Duration of the half's effects. */
  readonly lasts: Bonus['lasts'];
  /** Current value of its counted number; null = nothing to count, or only the players know. */
  readonly counted: number | null;
};

export interface TurnHalf {
  readonly card: ClassCard;
  readonly half: CardHalf;
  readonly lines: readonly TurnHalfLine[];
  /** True if one of the half's abilities was carried out. */
  readonly isBegun: boolean;
  /**
   * True if this half cannot be played any more, because the other half of its card or the same
   * half of the other card was played.
   */
  readonly isOut: boolean;
}

/** A default action, which any card allows instead of its printed action. */
export interface DefaultOfTurn {
  readonly half: CardHalf;
  readonly line: TurnHalfLine;
  /** True if a half of this kind was already played. */
  readonly isOut: boolean;
}

export interface CardsOfTurn {
  readonly halves: readonly TurnHalf[];
  readonly defaults: readonly DefaultOfTurn[];
}

const HALVES = ['top', 'bottom'] as const;

/**
 * The cards that a character can play in its turn: only one if only that one is certain, and only
 * default actions if an initiative is ambiguous. Null if no card matches.
 *
 * @rule TURN-3 INIT-1
 */
export function cardsInTurn(
  scenario: Scenario,
  content: Content,
  character: Character,
  sheet: CharacterSheet | undefined,
): CardsOfTurn | null {
  const cards = cardsOfTurn(content, character, sheet) ?? [];
  if (cards.length === 0 && cardsInDoubt(content, character, sheet).several.length === 0)
    return null;
  const turn = turnOf(scenario.phase, character.id);
  const played = playedHalves(turn);
  const printed = content.cardLines(character.class);
  const stateOf = ({ ref }: HalfLine) => lineIn(turn, ref)?.state ?? 'open';
  const countOf = ({ counts, action, ref }: HalfLine) => {
    const range = action && 'range' in action ? action.range : null;
    const at = { scenario, content, figure: character, line: ref, range, targets: [] };
    return counts === null || counts === 'upTo' ? null : evaluateCount(counts, at);
  };
  const withMoreOffers = (printedLine: HalfLine): HalfLine => {
    const line = withWornItems(content, character, printedLine);
    const more = offersInEffect(scenario, content, character, line);
    return more.length === 0 ? line : { ...line, offers: [...line.offers, ...more] };
  };
  return {
    halves: cards.flatMap((card) =>
      HALVES.map((half): TurnHalf => {
        const own = withChains(halfLines(printed, card.id, half) ?? [], turn);
        const done = own.filter((line) => stateOf(line) === 'done');
        const lasts = card[half].active === 'persistent' ? 'untilRemoved' : 'round';
        return {
          card,
          half,
          isBegun: own.some(({ ref }) => isBegun(lineIn(turn, ref))),
          isOut: played.some((each) => (each.card === card.id) === (each.half !== half)),
          lines: own.map((line) => ({
            ...withMoreOffers(withBonusesOf(line, done)),
            ...{ state: stateOf(line), lasts, counted: countOf(line) },
          })),
        };
      }),
    ),
    defaults: HALVES.map((half) => {
      const line = defaultLine(half);
      const isOut = played.some((each) => each.half === half && each.card !== 'default');
      return {
        half,
        line: { ...withMoreOffers(line), state: stateOf(line), lasts: 'round', counted: null },
        isOut,
      };
    }),
  };
}

/**
 * Requirements of experience that Standee adds when the event happens, so it is no open ability.
 */
const LATER: readonly string[] = ['trapSprungByEnemy', 'youRetaliate'];

/** Open abilities of begun halves that can be carried out in this turn. */
export function openLinesIn({ halves }: CardsOfTurn): readonly TurnHalfLine[] {
  return halves
    .filter(({ isBegun }) => isBegun)
    .flatMap(({ lines }) => lines)
    .filter(({ state, printed: { when = [] } }) => {
      return state === 'open' && !when.some((each) => LATER.includes(each));
    });
}

/**
 * Abilities of the half that are carried out automatically with another one, because they need no
 * decision: its experience and its element.
 *
 * @rule TURN-3 ELEMENT-6 EXPERIENCE-8
 */
export function linesAlong({ halves }: CardsOfTurn, { ref }: HalfLine): readonly TurnHalfLine[] {
  const half = halves.find(({ lines }) => lines.some((line) => isSameLine(line.ref, ref)));
  const isAlong = (line: HalfLine) => !isSameLine(line.ref, ref) && isPlainGain(line);
  return half?.lines.filter((line) => line.state === 'open' && isAlong(line)) ?? [];
}

function isPlainGain(line: HalfLine): boolean {
  return line.counts === null && isGain(line);
}

function isGain({ printed: { type, when, element } }: HalfLine): boolean {
  if (when !== undefined) return false;
  return (
    type === 'experience' || (type === 'infuse' && element !== undefined && element !== 'wild')
  );
}

/**
 * The experience of a half once its number is known, if it is the next open ability; null = none.
 *
 * @rule TURN-3 EXPERIENCE-1
 */
export function knownGain(cards: CardsOfTurn): TurnHalfLine | null {
  const [next] = openLinesIn(cards);
  const isKnown = next && isGain(next) && (next.counts === null || next.counted !== null);
  return isKnown ? next : null;
}

/**
 * Abilities a character can perform next: those of begun halves, otherwise those of available
 * halves. Empty if the character is stunned or neither card is certain.
 *
 * @rule TURN-3 TURN-6 STUN-1
 */
export function linesToPlay(
  scenario: Scenario,
  content: Content,
  character: Character,
  sheets: readonly CharacterSheet[],
): readonly TurnHalfLine[] {
  const wasStunned = turnOf(scenario.phase, character.id)?.stunned === true;
  const isStunned = wasStunned || hindranceOf(character, 'act') !== null;
  const sheet = sheets.find(({ id }) => id === character.sheet);
  const cards = isStunned ? null : cardsInTurn(scenario, content, character, sheet);
  if (!cards || cards.halves.length === 0) return [];
  const begun = openLinesIn(cards);
  if (begun.length > 0) return begun;
  const isPlayed = (half: CardHalf) => isHalfPlayed(cards, half);
  const rest = cards.halves.filter(({ half, isOut }) => !isOut && !isPlayed(half));
  const defaults = cards.defaults.filter(({ half, isOut }) => !isOut && !isPlayed(half));
  return [...rest.flatMap(({ lines }) => lines), ...defaults.map(({ line }) => line)].filter(
    ({ state }) => state === 'open',
  );
}

/** True if a top (or bottom) half of a card was begun, or its default action was used. */
export function isHalfPlayed({ halves, defaults }: CardsOfTurn, half: CardHalf): boolean {
  return (
    halves.some((each) => each.half === half && each.isBegun) ||
    defaults.some((each) => each.half === half && each.line.state === 'done')
  );
}

/** Initiatives of a turn that do not identify a card, so that its abilities are not offered. */
export interface CardsInDoubt {
  /** Cards that share one initiative. */
  readonly several: readonly ClassCard[];
  /** Initiatives that match no card of the character. */
  readonly none: readonly number[];
}

export const NO_DOUBT: CardsInDoubt = { several: [], none: [] };

/** @rule INIT-1 */
export function cardsInDoubt(
  content: Content,
  character: Character,
  sheet: CharacterSheet | undefined,
): CardsInDoubt {
  const { initiative } = character;
  const owner = ownerOf(character, sheet);
  if (!owner || !initiative || initiative.longRest) return NO_DOUBT;
  const sure = cardsOfTurn(content, character, sheet) ?? [];
  const initiatives = [initiative.leading, initiative.second].filter((each) => each !== null);
  const open = initiatives.filter((each) => !sure.some((card) => card.initiative === each));
  const found = open.map((each) => ({
    each,
    cards: cardsByInitiative(owner, each, null, content),
  }));
  return {
    several: found.flatMap(({ cards }) => (cards && !cards.isSure ? cards.leading : [])),
    none: found.flatMap(({ each, cards }) => (cards ? [] : each)),
  };
}

function ownerOf(
  { class: played, cards, initiative }: Character,
  sheet: CharacterSheet | undefined,
): CardOwner | null {
  if (!sheet) return null;
  const picked = initiative?.longRest === false ? initiative.told : undefined;
  const { level, hand, cards: chosen } = sheet;
  const piles = cards.kind === 'named' ? cards : undefined;
  return { class: played, level, piles, hand, chosen, picked };
}

/** Leading and second card, as far as they are certain. */
function cardsOfTurn(
  content: Content,
  character: Character,
  sheet: CharacterSheet | undefined,
): readonly ClassCard[] | null {
  const { initiative } = character;
  const owner = ownerOf(character, sheet);
  if (!owner || !initiative || initiative.longRest) return null;
  const { leading, second } = initiative;
  const cardsWith = (first: number, other: number | null): readonly ClassCard[] | null => {
    const found = cardsByInitiative(owner, first, other, content);
    if (!found?.isSure) return null;
    return found.second ? [found.leading, found.second] : [found.leading];
  };
  if (second === null) return cardsWith(leading, null);
  return cardsWith(leading, second) ?? cardsWith(leading, null) ?? cardsWith(second, null);
}

/** Halves with a played ability. */
export function playedHalves(turn: Turn | null): readonly CardLineRef[] {
  return (turn?.lines ?? []).flatMap((each) =>
    each.line.kind === 'classCard' && isBegun(each) ? [each.line] : [],
  );
}

/** True if the line is done, or has affected a target or let a figure act. */
function isBegun(line: TurnLine | null): boolean {
  return line?.state === 'done' || (line !== null && line.attacked.length > 0);
}
