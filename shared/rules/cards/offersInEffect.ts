/**
 * Bonuses of active cards for abilities. They are offers, because players usually must check the
 * text of the card.
 */
import type { CardLine } from '../../content/types';
import type { Content } from '../../content/content';
import type { Occasion } from '../../content/notation/cardKeywords';
import type { Character, LineRef, Scenario } from '../../state';
import { areAdjacent } from '../../map/range';
import { boardInPlay, mapInPlay } from '../board/inPlay';
import { figuresAffected } from './affectedFigures';
import type { LineAction } from './lines/lineActionShape';
import { lineActionOf } from './lines/lineAction';
import type { HalfLine, LineOffer, OfferSource } from './lines/cardLines';
import { linesInEffect } from '../figures/cardsInEffect';
import { evaluateCount } from './lines/lineCounts';
import { freeSlotsOf } from './activeCards';

type Raised = Extract<LineAction['kind'], 'attack' | 'move' | 'heal'>;

/** The bonus that a card gives to one kind of ability. */
interface Giving {
  readonly to: Raised;
  readonly only?: 'melee' | 'ranged' | undefined;
  readonly offer: LineOffer;
  /** Number of additional targets. */
  readonly more?: number | undefined;
}

/**
 * Offers for an ability from active cards of the character and its allies: attack bonuses, targets,
 * conditions, effects of elements. Players accept or decline each, because they decide if the text
 * applies; those with `isSure` apply automatically.
 *
 * @rule TURN-3
 */
export function offersInEffect(
  scenario: Scenario,
  content: Content,
  character: Character,
  { action, ref }: HalfLine,
): readonly LineOffer[] {
  if (!action) return [];
  return linesInEffect(scenario, content)
    .filter(({ card, half, place }) => card !== ref.card || half !== ref.half || place < ref.line)
    .flatMap(({ owner, card, line: printed, on, within }) => {
      const line = withOwnerCount(scenario, content, owner, printed, ref);
      const isMeant = isFor(scenario, content, { owner, character }, line);
      if (isMeant === false) return [];
      const name = content.classCards(owner.class).find(({ id }) => id === card)?.name ?? '';
      const hasSlots = freeSlotsOf(content, owner, card).length > 0;
      const isSure = isMeant === true && !hasSlots && isUnconditional(line);
      const source: OfferSource = {
        ...{ figure: owner.id, card, name, hasSlots, isSure },
        ...(within === 'doom' && { on }),
      };
      return givingsOf(line)
        .filter(({ offer }) => isPossible(scenario, content, character, offer))
        .flatMap((giving) => matchingOffers(giving, action))
        .map((offer) => ({ ...offer, source }));
    });
}

/** The bonus with a number that counts figures around the owner of the card. @rule TURN-3 */
function withOwnerCount(
  scenario: Scenario,
  content: Content,
  figure: Character,
  printed: CardLine,
  line: LineRef,
): CardLine {
  const { x, ...rest } = printed;
  if (printed.attack !== '+X' || x !== 'alliesInRange') return printed;
  const range = typeof printed.range === 'number' ? printed.range : null;
  const count = evaluateCount(x, { scenario, content, figure, line, range, targets: [] });
  return count === null ? printed : { ...rest, attack: `+${String(count)}` };
}

/** False if the bonus destroys an adjacent obstacle and there is none on the board. @rule TURN-3 */
function isPossible(
  scenario: Scenario,
  content: Content,
  { at }: Character,
  offer: LineOffer,
): boolean {
  const isNear = ({ type, adjacent }: CardLine) => type === 'destroyObstacle' && adjacent === true;
  const isDestroying = 'actions' in offer && (offer.actions ?? []).some(isNear);
  const board = scenario.board?.inUse ? boardInPlay(scenario, content) : null;
  if (!isDestroying || !board || !at) return true;
  return (mapInPlay(scenario, content)?.overlays ?? []).some(
    ({ isShown, kind, hexes }) =>
      isShown && kind === 'obstacle' && hexes.some((hex) => areAdjacent(board, at, hex)),
  );
}

/** Fields that an unconditional bonus can have. */
const PLAIN: readonly (keyof CardLine)[] = [
  ...(['type', 'affects', 'kind', 'range', 'attack', 'move', 'heal', 'effects'] as const),
  ...(['advantage', 'ignoreShield'] as const),
];

/** True for a bonus without trigger, cost or choice, and for an augment whose effects have none. */
function isUnconditional(line: CardLine): boolean {
  const isPlain = (each: CardLine, ...more: readonly (keyof CardLine)[]) =>
    Object.keys(each).every((key) => [...PLAIN, ...more].some((plain) => plain === key));
  if (line.type === 'buff') return isPlain(line);
  const isOfAttack = ({ type, affects }: CardLine) =>
    type === 'attack' || (type === 'condition' && affects === 'target');
  const isAdded = (each: CardLine) => isOfAttack(each) && isPlain(each, 'value');
  return line.type === 'augment' && isPlain(line, 'actions') && (line.actions ?? []).every(isAdded);
}

/**
 * True if the bonus applies to the character. A character's own cards apply by default; cards of
 * others name allies, and the board may know which. Null = only the players know.
 */
function isFor(
  scenario: Scenario,
  content: Content,
  { owner, character }: { readonly owner: Character; readonly character: Character },
  { type, affects, on, range }: CardLine,
): boolean | null {
  if (type === 'trigger')
    return (on === 'adjacentAllyRangedAttack') === (owner.id !== character.id);
  const whom = affects ?? 'self';
  if (owner.id === character.id) return whom.startsWith('self');
  if (!/allies/i.test(whom) || /Summoned/.test(whom)) return false;
  if (whom === 'allAllies') return true;
  const hexes = typeof range === 'number' ? range : null;
  const concerned = figuresAffected(scenario, content, owner.id, { affects: whom, range: hexes });
  return concerned?.includes(character.id) ?? null;
}

const OCCASION_OF: Readonly<Partial<Record<Occasion, Pick<Giving, 'to' | 'only'>>>> = {
  yourAttack: { to: 'attack' },
  yourAttackAction: { to: 'attack' },
  yourMeleeAttack: { to: 'attack', only: 'melee' },
  yourRangedAttackAction: { to: 'attack', only: 'ranged' },
  adjacentAllyRangedAttack: { to: 'attack', only: 'ranged' },
  yourMoveAction: { to: 'move' },
  moveActionOfYouOrSummons: { to: 'move' },
  yourHealAction: { to: 'heal' },
};

/**
 * The bonuses of a line; empty if it has a cost that an ability cannot pay, or a counted number.
 */
function givingsOf(line: CardLine): readonly Giving[] {
  const { discard, forgo } = line.cost ?? {};
  if (discard || forgo) return [];
  switch (line.type) {
    case 'buff':
      return ofBuff(line);
    case 'augment':
      return mergeGivings({ to: 'attack', only: 'melee' }, line);
    case 'trigger': {
      const occasion = line.on && OCCASION_OF[line.on];
      return occasion && !line.per ? mergeGivings(occasion, line) : [];
    }
    default:
      return [];
  }
}

function ofBuff(line: CardLine): readonly Giving[] {
  const { attack, move, heal, kind: only, range, x } = line;
  const isAttack = attack ?? line.effects ?? line.advantage ?? line.ignoreShield;
  const counted = attack === '+X' && x !== undefined ? { x } : {};
  return [
    ...(isAttack !== undefined
      ? [
          {
            to: 'attack',
            only,
            offer: { ...about(line), ...valueAdded(attack), ...counted },
          } as const,
        ]
      : []),
    ...(line.attackAffects
      ? [{ to: 'attack', only, offer: { affects: line.attackAffects } } as const]
      : []),
    ...(range !== undefined && isAdded(range)
      ? [{ to: 'attack', only: 'ranged', offer: { range } } as const]
      : []),
    ...(move === undefined ? [] : [{ to: 'move', offer: valueAdded(move) } as const]),
    ...(heal === undefined ? [] : [{ to: 'heal', offer: valueAdded(heal) } as const]),
    ...(line.healAffects ? [{ to: 'heal', offer: { affects: line.healAffects } } as const] : []),
    ...boostsOf({ to: 'attack', only }, line),
  ];
}

function valueAdded(value: string | undefined): LineOffer {
  return value === undefined ? {} : { value };
}

function isAdded(value: CardLine['value']): boolean {
  return /^([+-]\d|x2)$/.test(String(value));
}

/** The fields of a bonus besides its number. */
function about({ effects, advantage, ignoreShield, when, conditions }: CardLine): LineOffer {
  return {
    ...(effects && { effects }),
    ...(advantage && { advantage }),
    ...(ignoreShield && { ignoreShield }),
    ...(when && { when }),
    ...(conditions && { conditions }),
  };
}

function boostsOf(to: Pick<Giving, 'to' | 'only'>, { boosts = [] }: CardLine): readonly Giving[] {
  return boosts.map(({ attack, ...boost }) => ({
    ...to,
    offer: { ...boost, ...valueAdded(attack) },
  }));
}

/**
 * Merges all simultaneous effects of a card. Empty if any of them does not apply to such an
 * ability.
 */
function mergeGivings(to: Pick<Giving, 'to' | 'only'>, line: CardLine): readonly Giving[] {
  const { when, conditions, cost } = line;
  const start: Giving = { ...to, offer: { ...about({ type: 'buff', ...(when && { when }) }) } };
  const base: Giving = {
    ...start,
    offer: { ...start.offer, ...(conditions && { conditions }), ...(cost && { cost }) },
  };
  const all = (line.actions ?? []).reduce<Giving | null>(
    (now, action) => now && withPart(now, action),
    base,
  );
  return all ? [all, ...boostsOf(to, line)] : [];
}

function withPart(now: Giving, action: CardLine): Giving | null {
  const { type, value, affects } = action;
  if (type === 'consume') {
    const { elements = [], experience, replace, actions = [] } = action;
    const withElement: Giving = {
      ...now,
      offer: {
        ...now.offer,
        elements,
        ...(experience !== undefined && { experience }),
        ...(replace && { replace }),
      },
    };
    return actions.reduce<Giving | null>((each, line) => each && withPart(each, line), withElement);
  }
  if (type === now.to && isAdded(value) && typeof value === 'string')
    return { ...now, offer: { ...now.offer, ...about(action), value } };
  if (type === 'range' && isAdded(value) && value !== undefined)
    return { ...now, offer: { ...now.offer, range: value } };
  if (type === 'addTarget' && typeof value === 'number') return { ...now, more: value };
  if (type === 'condition' && affects === 'target' && action.effects)
    return { ...now, offer: { ...now.offer, effects: action.effects } };
  if (type === 'attack' || type === 'move' || lineActionOf(action) === null) return null;
  const { elements = [], actions = [] } = 'elements' in now.offer ? now.offer : {};
  return { ...now, offer: { ...now.offer, elements, actions: [...actions, action] } };
}

/** The offers for this ability; empty if they are for another kind. */
function matchingOffers(
  { to, only, offer, more }: Giving,
  action: LineAction,
): readonly LineOffer[] {
  if (action.kind !== to) return [];
  if (action.kind === 'attack' && only && (only === 'ranged') !== action.ranged) return [];
  if (more === undefined) return Object.keys(offer).length > 0 ? [offer] : [];
  if (action.kind !== 'attack' || !Number.isFinite(action.targets)) return [];
  return [{ ...offer, target: action.targets + more } as LineOffer];
}
