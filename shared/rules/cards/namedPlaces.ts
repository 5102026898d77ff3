/** Figures that an ability selects by a place on the board instead of by range. */
import { isByPlace, type PlacedAffects } from '../../content/notation/cardKeywords';
import type { Content } from '../../content/content';
import { hexNumber, sameHex } from '../../map/hexes';
import type { Figure, Hex, LineRef, Scenario, TurnLine } from '../../state';
import { mapInPlay } from '../board/inPlay';
import { distanceFromHex } from '../board/placedFigures';
import { doomedFigures } from '../figures/cardsInEffect';
import { hasCondition } from '../figures/conditions/conditionTraits';
import { deadDoomedEnemies } from './dooms';
import { areEnemies, isInPlay } from '../figures/figures';
import { linesOfHalf, turnOf } from '../order/playedLines';
import type { Aimed } from './lines/lineActionShape';

/** True for a figure at the place. */
type IsThere = (other: Figure) => boolean;

interface Placing {
  readonly scenario: Scenario;
  readonly content: Content;
  readonly figure: Figure;
  readonly range: number | null;
  readonly ref: LineRef | null;
}

const PLACES: Readonly<Record<PlacedAffects, (at: Placing) => IsThere | null>> = {
  enemiesInRoom: inRoom,
  alliesInRoom: inRoom,
  enemiesAtExactRange: (at) => {
    const hexes = at.range ?? 1;
    return at.figure.at && isAt(at, [at.figure.at], (range) => range === hexes);
  },
  enemiesAdjacentToObstacle: (at) => around(at, markedHexes(at), 1),
  enemiesAndAlliesAdjacentToObstacles: (at) => around(at, overlays(at, 'obstacle'), 1),
  enemiesAdjacentToTrap: (at) => around(at, markedHexes(at), 1),
  enemiesAdjacentToKilledEnemy: (at) => around(at, markedHexes(at), 1),
  enemiesNearHealedFigure: (at) => around(at, markedHexes(at), at.range ?? 1),
  enemiesAndAlliesAdjacentToHexesEntered: (at) => around(at, enteredHexes(at), 1),
  enemiesAdjacentToPoisonedEnemies: (at) =>
    around(
      at,
      hexesOf(at, (each) => areEnemies(at.figure, each) && hasCondition(each, 'poison')),
      1,
    ),
  enemiesAdjacentToSummonedAllies: (at) =>
    around(
      at,
      hexesOf(at, (each) => each.kind === 'summon' && each.owner === at.figure.id),
      1,
    ),
  enemiesAdjacentToThisEnemy: (at) => around(at, fallenHexes(at), 1),
  oneEnemyNearThisEnemy: (at) => around(at, fallenHexes(at), at.range ?? 1),
  anotherEnemyNearLastTarget: (at) => {
    const last = attackedBefore(at).at(-1)?.at ?? null;
    const near = last && isAt(at, [last], (range) => range <= (at.range ?? 1));
    const isNew = ({ id }: Figure) => attackedBefore(at).every(({ figure }) => figure !== id);
    return near && ((other) => isNew(other) && near(other));
  },
  oneDoomedEnemy: ({ scenario, content }) => {
    const doomed = doomedFigures(scenario, content);
    return doomed.length === 0 ? null : ({ id }) => doomed.includes(id);
  },
};

/**
 * A test for figures at the place that an ability names. Null if it names none, or only players
 * know the place.
 *
 * @rule RANGE-1 RANGE-2 TURN-3
 */
export function figuresAtPlace(
  scenario: Scenario,
  content: Content,
  figure: Figure,
  { affects, range }: Pick<Aimed, 'affects' | 'range'>,
  ref: LineRef | null,
): IsThere | null {
  if (!isByPlace(affects)) return null;
  const isOnBoard = scenario.board?.inUse === true && figure.at !== null;
  if (!isOnBoard && affects !== 'oneDoomedEnemy') return null;
  return PLACES[affects]({ scenario, content, figure, range, ref });
}

/** Rooms of a hex; an open door belongs to the rooms on both sides. */
function roomsOf({ scenario, content }: Placing, hex: Hex): readonly number[] {
  const map = mapInPlay(scenario, content);
  const isHere = ({ hexes }: { readonly hexes: readonly Hex[] }) =>
    hexes.some((each) => sameHex(each, hex));
  const tiles = map?.tiles.filter((tile) => tile.isShown && isHere(tile)) ?? [];
  const doors = map?.doors.filter((door) => door.isShown && isHere(door)) ?? [];
  return [...tiles.map(({ room }) => room), ...doors.flatMap(({ rooms }) => rooms)];
}

function inRoom(at: Placing): IsThere | null {
  if (!at.figure.at) return null;
  const rooms = roomsOf(at, at.figure.at);
  if (rooms.length === 0) return null;
  return (other) => other.at !== null && roomsOf(at, other.at).some((each) => rooms.includes(each));
}

/** Hexes where the half placed or removed things, or killed or healed figures; null = none. */
function markedHexes({ scenario, figure, ref }: Placing): readonly Hex[] | null {
  if (!ref) return null;
  const lines = linesOfHalf(turnOf(scenario.phase, figure.id), ref);
  const hexes = lines.flatMap(({ area = [] }) => area);
  return hexes.length > 0 ? hexes : null;
}

/** Targets of the half so far, with their hexes. */
function attackedBefore({ scenario, figure, ref }: Placing): TurnLine['attacked'] {
  if (!ref) return [];
  return linesOfHalf(turnOf(scenario.phase, figure.id), ref).flatMap(({ attacked }) => attacked);
}

function enteredHexes({ scenario, figure, ref }: Placing): readonly Hex[] | null {
  if (!ref) return null;
  const lines = linesOfHalf(turnOf(scenario.phase, figure.id), ref);
  const ways = lines.flatMap(({ way }) => (way ? [way.slice(1)] : []));
  return ways.length > 0 ? ways.flat() : null;
}

/** Hexes where doomed enemies of the figure died; null = not recorded in this turn. */
function fallenHexes({ scenario, content, figure }: Placing): readonly Hex[] | null {
  const fallen = deadDoomedEnemies(scenario, content, figure.id).flatMap(({ at }) => at ?? []);
  return fallen.length > 0 ? fallen : null;
}

function overlays({ scenario, content }: Placing, kind: string): readonly Hex[] {
  return (mapInPlay(scenario, content)?.overlays ?? [])
    .filter((overlay) => overlay.isShown && overlay.kind === kind)
    .flatMap(({ hexes }) => hexes);
}

function hexesOf({ scenario }: Placing, isMeant: (figure: Figure) => boolean): readonly Hex[] {
  return scenario.figures.flatMap((each) =>
    each.at && isInPlay(each) && isMeant(each) ? each.at : [],
  );
}

function around(at: Placing, hexes: readonly Hex[] | null, most: number): IsThere | null {
  return hexes && isAt(at, hexes, (range) => range <= most && range > 0);
}

function isAt(
  { scenario, content }: Placing,
  hexes: readonly Hex[],
  isMeant: (range: number) => boolean,
): IsThere {
  const all = [...new Map(hexes.map((each) => [hexNumber(each), each])).values()];
  return ({ id }) =>
    all.some((hex) => {
      const range = distanceFromHex(scenario, content, hex, id)?.range ?? null;
      return range !== null && isMeant(range);
    });
}
