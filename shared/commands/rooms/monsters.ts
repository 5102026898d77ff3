import { neighbours, sameHex } from '../../map/hexes';
import { monsterStats } from '../../content/stats';
import type { MonsterType } from '../../content/types';
import type { FigureId } from '../../ids';
import { andThen, ok, refuse, type Result } from '../../result';
import { joinRound, withWaitingInOrder } from '../../rules/round/arrivals';
import { boardInPlay } from '../../rules/board/inPlay';
import { withFigureRenamed } from '../../rules/table/figures';
import { placeMonster, takenStandees, typeFamilyLimit } from '../../rules/rooms/placement';
import { sleeveOf } from '../../rules/table/stats';
import { reprinted } from '../../rules/table/sleeves';
import { openTurns } from '../../rules/round/turns';
import { freeStandees, randomStandees } from '../../rules/table/standees';
import { hexNear } from '../../rules/board/emptyPlaces';
import { summonHexes } from '../../rules/monsters/summonHexes';
import { isColourTaken, placeSummon } from '../../rules/rooms/summons';
import type { Figure, Hex, Monster, Scenario } from '../../state';
import { isTaken, knownHex } from '../board/boardParts';
import { characterInPlay, figureInPlay, figureOf, type Answer, type Context } from '../findings';
import type { CommandOf } from '../shapes';

export function addMonster(
  scenario: Scenario,
  command: CommandOf<'addMonster'>,
  { content, random }: Context,
): Answer<Scenario> {
  const { monster: id, rank, origin, side } = command;
  const type = content.monster(id);
  if (!type) return refuse({ code: 'noSuchMonster', monster: id });
  if (!monsterStats(type, scenario.monsterLevel, rank)) {
    return refuse({ code: 'noSuchRank', monster: id, rank });
  }
  const at = placeFor(scenario, command, content);
  if (!at.ok) return at;
  const standee = standeeFor(scenario, type, command.standee, { content, random });
  if (!standee.ok) return standee;
  const wanted = { type, rank, standee: standee.value, origin, side, at: at.value, levelBonus: 0 };
  const placed = placeMonster(scenario, content, wanted, random);
  if (!placed) return refuse({ code: 'noSuchRank', monster: id, rank });

  if (origin === 'spawned' && isAfterTheLastTurn(scenario)) return ok(placed);
  const before = new Set(scenario.figures.map((figure) => figure.id));
  return ok(
    andThen(placed, (next) => {
      const coming = next.figures.map((figure) => figure.id).filter((each) => !before.has(each));
      return joinRound(next, content, { coming, by: null }, random);
    }),
  );
}

/**
 * Where the monster comes: spawned, on the nearest empty hex if the given one is taken; summoned,
 * beside its summoner.
 *
 * @rule SUMMON-5 SUMMON-7
 */
function placeFor(
  scenario: Scenario,
  { at, origin, summoner: by = null }: CommandOf<'addMonster'>,
  content: Context['content'],
): Result<Hex | null> {
  const summoner = by === null ? null : figureInPlay(scenario, by);
  if (summoner && !summoner.ok) return summoner;
  const beside = summoner && summonHexes(scenario, content, summoner.value);
  if (summoner && beside?.length === 0) {
    return refuse({ code: 'noFreeHex', figure: summoner.value.id });
  }
  if (at === null) return ok((scenario.board?.inUse ? beside?.[0] : null) ?? null);
  const known = knownHex(scenario, content, at);
  if (!known.ok) return known;
  if (origin === 'summoned' && !isEmpty(scenario, at)) return refuse({ code: 'hexIsTaken' });
  if (summoner && beside && !beside.some((hex) => sameHex(hex, at))) {
    return refuse({ code: 'noFreeHex', figure: summoner.value.id });
  }
  const board = origin === 'spawned' ? boardInPlay(scenario, content) : null;
  const hex = hexNear(scenario, board, at);
  return hex ? ok(hex) : refuse({ code: 'hexIsTaken' });
}

/**
 * What is spawned then acts from the next round on.
 *
 * @rule SUMMON-7
 */
function isAfterTheLastTurn({ phase }: Scenario): boolean {
  return phase.name === 'turns' && openTurns(phase).length === 0;
}

/** The number asked for, or a free one by chance. */
function standeeFor(
  scenario: Scenario,
  type: MonsterType,
  wanted: number | null,
  { content, random }: Context,
): Result<number> {
  const limit = typeFamilyLimit(content, type);
  const taken = takenStandees(scenario, content, type);
  if (wanted !== null) {
    if (wanted > limit) return refuse({ code: 'noSuchStandee', standee: wanted, limit });
    if (taken.includes(wanted)) return refuse({ code: 'standeeIsTaken', standee: wanted });
    return ok(wanted);
  }
  const [standee] = randomStandees(freeStandees(taken, limit), 1, random);
  if (standee === undefined) return refuse({ code: 'noStandeeLeft', monster: type.id, limit });
  return ok(standee);
}

/** Another rank brings its printed hit points; the damage taken stays. */
export function correctMonster(
  scenario: Scenario,
  command: CommandOf<'correctMonster'>,
  { content, random }: Context,
): Answer<Scenario> {
  const found = figureOf(scenario, command.figure);
  if (!found.ok) return found;
  const monster = found.value;
  if (monster.kind !== 'monster') return refuse({ code: 'notAMonster', figure: monster.id });
  const type = content.monster(monster.type);
  if (!type) return refuse({ code: 'noSuchMonster', monster: monster.type });

  const rank = command.rank ?? monster.rank;
  const level = sleeveOf(scenario, monster.type)?.level ?? scenario.monsterLevel;
  if (!monsterStats(type, level, rank)) {
    return refuse({ code: 'noSuchRank', monster: type.id, rank });
  }
  const isMoved = command.standee !== undefined && command.standee !== monster.standee;
  const wanted = isMoved ? command.standee : null;
  const standee =
    wanted === null ? ok(monster.standee) : standeeFor(scenario, type, wanted, { content, random });
  if (!standee.ok) return standee;

  const ranked =
    rank === monster.rank ? monster : reprinted({ ...monster, rank }, scenario, content, level);
  const next: Monster = {
    ...ranked,
    standee: standee.value,
    id: `${type.id}-${String(standee.value)}` as FigureId,
  };
  return ok({
    next: withWaitingInOrder(withFigureRenamed(scenario, monster.id, next)),
    events: [
      {
        type: 'corrected',
        what: 'monster',
        figure: next.id,
        from: `${monster.rank} ${String(monster.standee)}`,
        to: `${next.rank} ${String(next.standee)}`,
      },
    ],
  });
}

/**
 * The hex has to be empty and beside the summoner, as far as places are known. Without the board
 * walls are not looked at.
 *
 * @rule SUMMON-6
 */
export function addSummon(
  scenario: Scenario,
  command: CommandOf<'addSummon'>,
  { content }: Context,
): Answer<Scenario> {
  const found = characterInPlay(scenario, command.owner);
  if (!found.ok) return found;
  const { colour, at } = command;
  if (isColourTaken(scenario, colour)) return refuse({ code: 'colourIsTaken', colour });
  const known = at && knownHex(scenario, content, at);
  if (known && !known.ok) return known;
  if (at && !isEmpty(scenario, at)) return refuse({ code: 'hexIsTaken' });
  const beside = hexesBeside(scenario, content, found.value);
  const isThere = at === null || beside === null || beside.some((hex) => sameHex(hex, at));
  if (beside?.length === 0 || !isThere) {
    return refuse({ code: 'noFreeHex', figure: command.owner });
  }
  const here = at ?? (scenario.board?.inUse ? beside?.[0] : null) ?? null;
  return ok(placeSummon(scenario, { ...command, at: here }));
}

/** Where its summon may stand; null = anywhere, because its own place is not known. */
function hexesBeside(
  scenario: Scenario,
  content: Context['content'],
  owner: Figure,
): readonly Hex[] | null {
  if (owner.at === null) return null;
  const onBoard = summonHexes(scenario, content, owner);
  return onBoard ?? neighbours(owner.at).filter((hex) => isEmpty(scenario, hex));
}

/** A hex with a token is unoccupied, but not empty. */
function isEmpty(scenario: Scenario, hex: Hex): boolean {
  const hasToken = scenario.tokens.some(({ at }) => at !== null && sameHex(at, hex));
  return !hasToken && !isTaken(scenario, hex);
}

/** Its ability deck goes with it, unless another type uses it. */
export function removeSleeve(
  scenario: Scenario,
  { monster }: CommandOf<'removeSleeve'>,
): Answer<Scenario> {
  const sleeve = sleeveOf(scenario, monster);
  if (!sleeve) return refuse({ code: 'noSuchMonster', monster });
  if (scenario.figures.some((figure) => figure.kind === 'monster' && figure.type === monster)) {
    return refuse({ code: 'figuresLeft', monster });
  }
  const sleeves = scenario.sleeves.filter((each) => each !== sleeve);
  const isShared = sleeves.some((each) => each.deck === sleeve.deck);
  const abilityDecks = scenario.abilityDecks.filter(
    (deck) => isShared || deck.deck !== sleeve.deck,
  );
  return ok({
    next: { ...scenario, sleeves, abilityDecks },
    events: [{ type: 'corrected', what: 'sleeve', figure: null, from: monster, to: '' }],
  });
}
