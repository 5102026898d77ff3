/** The class cards of a turn: which they are by their initiatives, their lines, where they go then. */
import type { Content } from '../../content/content';
import type { ClassCard } from '../../content/types';
import type { Bonus, Character, CharacterSheet, Scenario, Turn, TurnLine } from '../../state';
import {
  cardGoesTo,
  defaultLine,
  halfLines,
  raisedBy,
  type CardHalf,
  type CardLineRef,
  type HalfLine,
} from './cardLines';
import { cardsByInitiative, type CardOwner } from './cardsByInitiative';
import { hasCondition } from '../figures/conditions';
import { countsOf, discardChosen } from '../figures/hand/heldCards';
import { moveCards } from '../figures/hand/cardPiles';
import { isSameLine, lineIn, turnOf } from '../order/playedLines';
import { withActiveHalf } from './activeCards';
import { counted } from './lineCounts';
import { offersInEffect } from './offersInEffect';

export type TurnHalfLine = HalfLine & {
  readonly state: TurnLine['state'];
  /** How long what it gives stays. */
  readonly lasts: Bonus['lasts'];
  /** What its number counts now; null = it counts nothing, or only the players can tell. */
  readonly counted: number | null;
};

export interface TurnHalf {
  readonly card: ClassCard;
  readonly half: CardHalf;
  readonly lines: readonly TurnHalfLine[];
  /** A line of it was done. */
  readonly isBegun: boolean;
  /** The other half of the card, or this half of the other card, is being played. */
  readonly isOut: boolean;
}

/** What every card can be played for in place of what is printed. */
export interface DefaultOfTurn {
  readonly half: CardHalf;
  readonly line: TurnHalfLine;
  /** Such a half of one of the cards is being played. */
  readonly isOut: boolean;
}

export interface CardsOfTurn {
  readonly halves: readonly TurnHalf[];
  readonly defaults: readonly DefaultOfTurn[];
}

const HALVES = ['top', 'bottom'] as const;

/**
 * What a character can play in its turn: one of its cards alone where only that one is sure, and what
 * any card can be played for where an initiative means several. Null where no card of its has them:
 * then nobody is asked.
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
  const countOf = ({ counts, deed, ref }: HalfLine) => {
    const range = deed && 'range' in deed ? deed.range : null;
    const at = { scenario, content, figure: character, line: ref, range, targets: [] };
    return counts === null || counts === 'upTo' ? null : counted(counts, at);
  };
  const offered = (line: HalfLine): HalfLine => {
    const more = offersInEffect(scenario, content, character, line);
    return more.length === 0 ? line : { ...line, offers: [...line.offers, ...more] };
  };
  return {
    halves: cards.flatMap((card) =>
      HALVES.map((half): TurnHalf => {
        const own = halfLines(printed, card.id, half) ?? [];
        const done = own.filter((line) => stateOf(line) === 'done');
        const lasts = card[half].active === 'persistent' ? 'untilRemoved' : 'round';
        return {
          card,
          half,
          isBegun: own.some(({ ref }) => isBegun(lineIn(turn, ref))),
          isOut: played.some((each) => (each.card === card.id) === (each.half !== half)),
          lines: own.map((line) => ({
            ...offered(raisedBy(line, done)),
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
        line: { ...offered(line), state: stateOf(line), lasts: 'round', counted: null },
        isOut,
      };
    }),
  };
}

/** What a line waits for that only the turns of others bring. */
const LATER: readonly string[] = ['trapSprungByEnemy', 'youRetaliate'];

/** Lines of halves that were begun and that are still open, as far as they can be done in this turn. */
export function openLinesIn({ halves }: CardsOfTurn): readonly TurnHalfLine[] {
  return halves
    .filter(({ isBegun }) => isBegun)
    .flatMap(({ lines }) => lines)
    .filter(({ state, printed: { when = [] } }) => {
      return state === 'open' && !when.some((each) => LATER.includes(each));
    });
}

/**
 * Lines of the half that are done with one of its others, since nothing is asked for them: what is
 * gained for the half, and the element it makes.
 *
 * @rule TURN-3
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
 * What is gained for a half as soon as its number is known, where that is the next of its lines; null =
 * nothing is.
 *
 * @rule TURN-3 EXPERIENCE-1
 */
export function knownGain(cards: CardsOfTurn): TurnHalfLine | null {
  const [next] = openLinesIn(cards);
  const isKnown = next && isGain(next) && (next.counts === null || next.counted !== null);
  return isKnown ? next : null;
}

/**
 * What a character can play next: lines of halves that were begun, else of those that still can be.
 * Nothing where neither of its cards is known for sure: then nobody is asked.
 *
 * @rule TURN-3 STUN-1
 */
export function linesToPlay(
  scenario: Scenario,
  content: Content,
  character: Character,
  sheets: readonly CharacterSheet[],
): readonly TurnHalfLine[] {
  const wasStunned = turnOf(scenario.phase, character.id)?.stunned === true;
  const isStunned = wasStunned || hasCondition(character, 'stun');
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

/** Whether such a half of one of its cards was begun, or what any card can be played for in its place. */
export function isHalfPlayed({ halves, defaults }: CardsOfTurn, half: CardHalf): boolean {
  return (
    halves.some((each) => each.half === half && each.isBegun) ||
    defaults.some((each) => each.half === half && each.line.state === 'done')
  );
}

/** Initiatives of a turn that do not say which card is played; its lines are not offered. */
export interface CardsInDoubt {
  /** Those that one initiative may mean. */
  readonly several: readonly ClassCard[];
  /** Initiatives that no card has which the character can play. */
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
  const told = [initiative.leading, initiative.second].filter((each) => each !== null);
  const open = told.filter((each) => !sure.some((card) => card.initiative === each));
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
  const told = initiative?.longRest === false ? initiative.told : undefined;
  const { level, hand, cards: chosen } = sheet;
  const piles = cards.kind === 'named' ? cards : undefined;
  return { class: played, level, piles, hand, chosen, told };
}

/** The leading card and the other one, where they are sure; one of them alone where only that is. */
function cardsOfTurn(
  content: Content,
  character: Character,
  sheet: CharacterSheet | undefined,
): readonly ClassCard[] | null {
  const { initiative } = character;
  const owner = ownerOf(character, sheet);
  if (!owner || !initiative || initiative.longRest) return null;
  const { leading, second } = initiative;
  const named = (first: number, other: number | null): readonly ClassCard[] | null => {
    const found = cardsByInitiative(owner, first, other, content);
    if (!found?.isSure) return null;
    return found.second ? [found.leading, found.second] : [found.leading];
  };
  if (second === null) return named(leading, null);
  return named(leading, second) ?? named(leading, null) ?? named(second, null);
}

/** Halves of which a line was played. */
function playedHalves(turn: Turn | null): readonly CardLineRef[] {
  return (turn?.lines ?? []).flatMap((each) =>
    each.line.kind === 'classCard' && isBegun(each) ? [each.line] : [],
  );
}

/** Done, or some of those it lets act have acted. */
function isBegun(line: TurnLine | null): boolean {
  return line?.state === 'done' || (line !== null && line.attacked.length > 0);
}

/**
 * The turn is over: cards whose lost or active half was played go there, the other chosen ones are
 * discarded; what stays in effect is noted, whether or not the cards are kept.
 *
 * @rule TURN-3 STUN-1
 */
export function leaveTurn(scenario: Scenario, content: Content, character: Character): Character {
  const printed = content.classCards(character.class);
  const played = playedHalves(turnOf(scenario.phase, character.id)).flatMap(({ card, half }) => {
    const found = printed.find(({ id }) => id === card);
    return found ? [{ card: found, half, to: cardGoesTo(found, half, false).to }] : [];
  });
  const noted = played.reduce((now, { card, half }) => withActiveHalf(now, card, half), character);
  const { cards } = noted;
  if (cards.kind === 'notKept' || (countsOf(cards)?.chosen ?? 0) === 0) return noted;
  const gone = [...new Map(played.map((each) => [each.card, each])).values()].filter(
    ({ to }) => to !== 'discard',
  );
  if (cards.kind === 'named') {
    const own = gone.filter(({ card }) => cards.chosen.includes(card.id));
    const moved = own.reduce((now, { card, to }) => moveCards(now, [card.id], to), cards);
    return discardChosen({ ...noted, cards: { ...cards, ...moved } });
  }
  const count = (to: 'lost' | 'active') => gone.filter((each) => each.to === to).length;
  const [lost, active] = [count('lost'), count('active')];
  const chosen = Math.max(0, cards.chosen - lost - active);
  return discardChosen({
    ...noted,
    cards: { ...cards, chosen, lost: cards.lost + lost, active: cards.active + active },
  });
}
