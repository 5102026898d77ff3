/** Attacks of monsters and summons when they die. */
import type { Content } from '../../content/content';
import type { AbilityAction } from '../../content/types';
import type { GameEvent } from '../../events';
import type { FigureId } from '../../ids';
import { areAdjacent } from '../../map/range';
import type { Refusal } from '../../refusals';
import { forEach, unchanged, type Outcome } from '../../result';
import type { Monster, Scenario, Summon } from '../../state';
import { boardInPlay } from '../board/inPlay';
import { distanceFromHex, type PlacedFigure } from '../board/placedFigures';
import { abilityCardOf } from '../decks/abilityDecks';
import { infuse } from '../elements/elements';
import { findFigure } from '../figures/figures';
import { printedSummon } from '../figures/stats/printedSummon';
import { sleeveOf, statsOf } from '../figures/stats/stats';
import { finalActions } from './actionNumbers';
import type { FinalAttack } from './finalActions';
import { summonAttackOnDeath } from './actionsWithoutCard';
import { enemiesAndAlliesOf } from './enemies';
import { hasActed } from '../order/playedLines';

/**
 * The attack that this round's card gives a dying monster; null if it has none or a condition
 * prevents it.
 *
 * @rule MONSTER-1 STUN-1 DISARM-1
 */
export function attackOnDeath(
  scenario: Scenario,
  content: Content,
  monster: Monster,
): FinalAttack | null {
  const stats = statsOf(scenario, content, monster);
  const card = abilityCardOf(scenario, content, monster.type);
  if (!stats || !card) return null;
  const lines = card.actions.flatMap((line): readonly AbilityAction[] =>
    line.type === 'onDeath' ? line.actions : [],
  );
  const attacks = finalActions(stats, lines, {
    characters: scenario.players,
    consumed: sleeveOf(scenario, monster.type)?.consumed ?? [],
    conditions: monster.conditions,
  });
  const attack = attacks.find((line) => line.type === 'attack' && line.hinderedBy === null);
  return attack?.type === 'attack' ? attack : null;
}

/** The attack that a dying figure makes; null if it has none. */
export function lastAttackOf(
  scenario: Scenario,
  content: Content,
  fallen: Monster | Summon,
): FinalAttack | null {
  return fallen.kind === 'monster'
    ? attackOnDeath(scenario, content, fallen)
    : summonAttackOnDeath(scenario, content, fallen);
}

/**
 * All visible enemies adjacent to a dead monster, or in range of a dead summon. Null if the board
 * is not in use, or the hex of the dead figure is unknown.
 *
 * @rule MONSTER-1 RANGE-2 RANGE-3 INVISIBLE-1
 */
export function lastTargets(
  scenario: Scenario,
  content: Content,
  fallen: Monster | Summon,
): readonly FigureId[] | null {
  const board = scenario.board?.inUse ? boardInPlay(scenario, content) : null;
  const { at } = fallen;
  if (!board || at === null) return null;
  const { enemies } = enemiesAndAlliesOf(scenario, content, { ...fallen, at });
  const range =
    fallen.kind === 'summon' ? (lastAttackOf(scenario, content, fallen)?.range ?? 1) : 1;
  const isNear = (foe: PlacedFigure) => {
    if (range === 1) return areAdjacent(board, at, foe.at);
    const between = distanceFromHex(scenario, content, at, foe.id);
    return between?.range !== null && between !== null && between.range <= range;
  };
  return enemies.filter(isNear).map(({ id }) => id);
}

/**
 * Queues the last attack of dying figures, with an event. A monster's card counts only once its
 * turn has started. A last attack expires at the end of the round and is skipped if it has no
 * targets.
 *
 * @rule MONSTER-1 DEATH-1
 */
export function withLastAttacks(
  before: Scenario,
  { next, events }: Outcome<Scenario>,
  content: Content,
): Outcome<Scenario> {
  const made = infuseOnDeath(before, next, events, content);
  const { next: table, events: reported } = queueAttacks(
    before,
    { next: made.next, events },
    content,
  );
  return { next: table, events: [...made.events, ...reported] };
}

/** The elements that a summon infuses when it dies. @rule SUMMON-3 ELEMENT-1 */
function infuseOnDeath(
  before: Scenario,
  next: Scenario,
  events: readonly GameEvent[],
  content: Content,
): Outcome<Scenario> {
  const elements = events.flatMap((event) => {
    const figure = event.type === 'died' ? findFigure(before, event.figure) : undefined;
    if (figure?.kind !== 'summon' || next.phase.name === 'over') return [];
    const lines = printedSummon(before, content, figure)?.onDeath ?? [];
    return lines.flatMap(({ type, element }) => {
      return type === 'infuse' && element !== undefined && element !== 'wild' ? [element] : [];
    });
  });
  return forEach(unchanged(next), elements, (now, element) => {
    const { next: board, events: made } = infuse(now, element);
    return { next: { ...now, ...board }, events: made };
  });
}

function queueAttacks(
  before: Scenario,
  { next, events }: Outcome<Scenario>,
  content: Content,
): Outcome<Scenario> {
  const isOver = next.phase.name !== 'turns';
  const fallen = isOver ? [] : events.flatMap((event) => fallenBy(event, before, next, content));
  const waiting = isOver
    ? []
    : next.lastAttacks.filter(({ id }) => findFigure(next, id) === undefined);
  const isSame = fallen.length === 0 && waiting.length === next.lastAttacks.length;
  const reminders = fallen.map(({ figure, attack: { value, area } }): GameEvent => {
    const isAround = area?.some(({ role }) => role === 'self') === true;
    const rule = 'MONSTER-1';
    return { type: 'lastAttackSaid', figure: figure.id, value: value ?? 0, isAround, rule };
  });
  const lastAttacks = [...waiting, ...fallen.map(({ figure }) => figure)];
  return { next: isSame ? next : { ...next, lastAttacks }, events: reminders };
}

interface Fallen {
  readonly figure: Monster | Summon;
  readonly attack: FinalAttack;
}

function fallenBy(
  event: GameEvent,
  before: Scenario,
  next: Scenario,
  content: Content,
): readonly Fallen[] {
  const figure = event.type === 'died' ? findFigure(before, event.figure) : undefined;
  if (figure?.kind !== 'summon' && figure?.kind !== 'monster') return [];
  if (figure.kind === 'monster' && !hasActed(before, figure.id)) return [];
  const attack = lastAttackOf(before, content, figure);
  const isIdle = lastTargets(next, content, figure)?.length === 0;
  if (!attack || attack.value === null || isIdle) return [];
  return [{ figure: { ...figure, hitPoints: 0, bonuses: [] }, attack }];
}

/** Refuses if the figure has no attack left. */
export function whyNotSkipLastAttack({ lastAttacks }: Scenario, figure: FigureId): Refusal | null {
  return lastAttacks.some(({ id }) => id === figure) ? null : { code: 'noAttack' };
}

/** Skips the last attack of a figure. */
export function skipLastAttack(scenario: Scenario, figure: FigureId): Outcome<Scenario> {
  return {
    next: {
      ...scenario,
      attack: scenario.attack?.attacker === figure ? null : scenario.attack,
      lastAttacks: scenario.lastAttacks.filter(({ id }) => id !== figure),
    },
    events: [{ type: 'linesSkipped', figure, count: 1 }],
  };
}
