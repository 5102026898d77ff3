/** The hex for an arriving monster or summon, or a refusal. */
import type { Content } from '../../content/content';
import { neighbours, sameHex } from '../../map/hexes';
import { ok, refuse, type Result } from '../../result';
import type { Figure, Hex, Monster, Scenario } from '../../state';
import { hexNear } from '../board/emptyHexes';
import { boardInPlay } from '../board/inPlay';
import { isEmpty, whyNotOnTheMap } from '../board/lookups';
import { summonHexes } from './summonHexes';

export interface EntryPoint {
  /** The hex; null = players place the figure. */
  readonly at: Hex | null;
  readonly origin: Monster['origin'];
  readonly summoner: Figure | null;
}

/**
 * The hex for a new monster. Spawned: the given hex, or the nearest empty one if it is occupied.
 * Summoned: adjacent to its summoner.
 *
 * @rule SUMMON-5 SUMMON-7
 */
export function hexForMonster(
  scenario: Scenario,
  content: Content,
  { at, origin, summoner }: EntryPoint,
): Result<Hex | null> {
  const beside = summoner && summonHexes(scenario, content, summoner);
  if (summoner && beside?.length === 0) return refuse({ code: 'noFreeHex', figure: summoner.id });
  if (at === null) return ok((scenario.board?.inUse ? beside?.[0] : null) ?? null);
  const refusal = whyNotOnTheMap(scenario, content, at);
  if (refusal) return refuse(refusal);
  if (origin === 'summoned' && !isEmpty(scenario, at)) return refuse({ code: 'hexIsTaken' });
  if (summoner && beside && !beside.some((hex) => sameHex(hex, at))) {
    return refuse({ code: 'noFreeHex', figure: summoner.id });
  }
  const board = origin === 'spawned' ? boardInPlay(scenario, content) : null;
  const hex = hexNear(scenario, board, at);
  return hex ? ok(hex) : refuse({ code: 'hexIsTaken' });
}

/**
 * The hex for a summon, which must be empty and adjacent to its summoner if positions are known.
 * Without a board in use, walls are ignored.
 *
 * @rule SUMMON-6
 */
export function hexForSummon(
  scenario: Scenario,
  content: Content,
  owner: Figure,
  at: Hex | null,
): Result<Hex | null> {
  const refusal = at && whyNotOnTheMap(scenario, content, at);
  if (refusal) return refuse(refusal);
  if (at && !isEmpty(scenario, at)) return refuse({ code: 'hexIsTaken' });
  const beside = hexesBeside(scenario, content, owner);
  const isThere = at === null || beside === null || beside.some((hex) => sameHex(hex, at));
  if (beside?.length === 0 || !isThere) return refuse({ code: 'noFreeHex', figure: owner.id });
  return ok(at ?? (scenario.board?.inUse ? beside?.[0] : null) ?? null);
}

/** Possible hexes for a figure's summon; null = any, because the hex of the figure is unknown. */
function hexesBeside(scenario: Scenario, content: Content, owner: Figure): readonly Hex[] | null {
  if (owner.at === null) return null;
  const onBoard = summonHexes(scenario, content, owner);
  return onBoard ?? neighbours(owner.at).filter((hex) => isEmpty(scenario, hex));
}
