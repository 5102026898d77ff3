/** Starts and ends turns. */
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import { andThen, unchanged, type Outcome } from '../../result';
import type { Figure, Negation, Scenario, Turn } from '../../state';
import type { Condition } from '../../vocabulary';
import { performOwnLines } from '../monsters/abilityLines';
import { consumeDueElements } from '../monsters/consumedElements';
import { rulesAt } from '../book/rules/rulesInPlay';
import { hasArrivalsAtTurnEnd } from '../book/turnEnds';
import { activeLines } from '../figures/cardsInEffect';
import { hindranceOf } from '../figures/conditions/conditions';
import { endConditionsOfTurn } from '../figures/conditions/endedConditions';
import { finalizeDamage } from '../figures/hitPoints/damage';
import { dieIfDown } from '../figures/hitPoints/deaths';
import { elementsAtTurnEnd } from '../elements/elements';
import {
  canTakeTurns,
  findFigure,
  isInPlay,
  isPartyGone,
  playingCharacters,
  withFigure,
} from '../figures/figures';
import {
  applyConditions,
  damageAtTurnStart,
  type ConditionDecisions,
} from '../figures/conditions/conditionsInTurn';
import { cannotSuffer } from '../figures/stats/lastingRules';
import { lootHere } from './loot';
import { leaveTurn } from '../cards/leaveTurn';
import { nextFigure, type TurnsPhase } from './turnStates';

export interface TurnEnd {
  /** Conditions that the players keep although they would expire. */
  readonly keep?: readonly Condition[];
  /** True = do not start the next turn if conditions would damage its figure. */
  readonly waits?: boolean;
  /** Cards a character loses to negate the first damage of a treasure on its hex or a condition. */
  readonly negate?: Negation | null;
}

/**
 * Starts a turn: a wound and other conditions deal damage first, unless a character loses cards
 * instead. If the figure dies, the next turn can start.
 *
 * @rule WOUND-1 NEGATE-1 MONSTER-3
 */
export function startTurn(
  scenario: Scenario,
  content: Content,
  id: FigureId,
  decisions: ConditionDecisions = {},
): Outcome<Scenario> {
  const calm = withDamageStanding(scenario);
  const figure = findFigure(calm, id);
  if (!figure) return unchanged(scenario);
  const started: Outcome<Scenario> = {
    next: withTurnState(calm, id, 'acting'),
    events: [{ type: 'turnStarted', figure: id }],
  };
  const hurt = andThen(started, (next) => {
    const raised = raisedDamage(calm, content, figure);
    const asked = { ...decisions, raised, cannotSuffer: cannotSuffer(calm, content, figure) };
    const { next: after, events } = applyConditions(figure, 'atTurnStart', asked);
    return { next: after === figure ? next : withFigure(next, after), events };
  });
  const survived = andThen(hurt, (next) =>
    andThen(dieIfDown(next, id, null), (after) =>
      rulesAt(after, content, { kind: 'turn', timing: 'start', figure: id }),
    ),
  );
  const acting = andThen(survived, (next) => performOwnLines(next, content, id));
  const used = andThen(acting, (next) => consumeDueElements(next, content, id));
  return andThen(used, (next) => settleTurns(next, content));
}

/** Damage suffered before this turn can no longer be negated. @rule NEGATE-1 */
function withDamageStanding(scenario: Scenario): Scenario {
  const isOpen = (figure: Figure) => figure.kind === 'character' && figure.suffered > 0;
  if (!scenario.figures.some(isOpen)) return scenario;
  return { ...scenario, figures: scenario.figures.map(finalizeDamage) };
}

/**
 * Ends the current turn: a character loots its hex, conditions expire, elements become strong; then
 * the next turn starts.
 *
 * @rule LOOT-2 NEGATE-1 DURATION-1 ELEMENT-1 TURN-3 OWN-7
 */
export function endTurn(
  scenario: Scenario,
  content: Content,
  id: FigureId,
  { keep = [], waits = false, negate = null }: TurnEnd = {},
): Outcome<Scenario> {
  const figure = findFigure(scenario, id);
  if (!figure) return unchanged(scenario);
  const looted =
    figure.kind === 'character' ? lootHere(scenario, content, figure, negate) : unchanged(scenario);
  const isPaid = looted.events.some(({ type }) => type === 'damageNegated');
  const calmed = andThen(looted, (next) => {
    const before = findFigure(next, id) ?? figure;
    const acted = applyConditions(before, 'atTurnEnd', {
      negate: isPaid ? null : negate,
      cannotSuffer: cannotSuffer(next, content, before),
    });
    const { next: calm, events } = andThen(acted, (hurt) => endConditionsOfTurn(hurt, keep));
    const after = calm.kind === 'character' ? leaveTurn(next, content, calm) : calm;
    return after === before ? { next, events } : { next: withFigure(next, after), events };
  });
  const ended = andThen(calmed, (next) => ({
    next: withTurnState(next, id, 'done'),
    events: [{ type: 'turnEnded', figure: id }],
  }));
  const ruled = andThen(ended, (next) =>
    rulesAt(next, content, { kind: 'turn', timing: 'end', figure: id }),
  );
  const made = andThen(ruled, makeElements);
  const settled = andThen(made, (next) => {
    const fallen = dieIfDown(next, id, null);
    return fallen.next === next ? fallen : andThen(fallen, (after) => settleTurns(after, content));
  });
  // The damage of a treasure can be negated until the next turn starts.
  const isHurt = looted.events.some(({ type }) => type === 'damaged');
  return isHurt ? settled : andThen(settled, (next) => goOn(next, content, waits));
}

function makeElements(scenario: Scenario): Outcome<Scenario> {
  const { next, events } = elementsAtTurnEnd(scenario);
  return { next: { ...scenario, ...next }, events };
}

/** Starts the next turn unless players must decide something or new figures arrive first. */
function goOn(scenario: Scenario, content: Content, waits = false): Outcome<Scenario> {
  if (scenario.phase.name !== 'turns' || scenario.phase.active !== null) return unchanged(scenario);
  const next = nextFigure(scenario.phase);
  if (next === null || hasArrivalsAtTurnEnd(scenario, content)) return unchanged(scenario);
  const figure = findFigure(scenario, next);
  const isAsked = waits && figure !== undefined && damageAtTurnStart(figure) > 0;
  return isAsked || (figure && needsDamageChoice(figure))
    ? unchanged(scenario)
    : startTurn(scenario, content, next);
}

/** Damage of wound that active cards raise for the figure. @rule WOUND-1 TURN-3 */
function raisedDamage(
  scenario: Scenario,
  content: Content,
  figure: Figure,
): ReadonlyMap<Condition, number> {
  const lines = activeLines(scenario, content, figure).filter(({ type }) => type === 'woundDamage');
  const most = Math.max(0, ...lines.map(({ value }) => Number(value)));
  return new Map(most > 0 ? [['wound', most]] : []);
}

/**
 * True if a wound or another condition would exhaust the character. Its player may lose cards
 * instead, so the turn does not start automatically.
 *
 * @rule WOUND-1 NEGATE-1
 */
export function needsDamageChoice(figure: Figure): boolean {
  return (
    figure.kind === 'character' &&
    damageAtTurnStart(figure) > 0 &&
    figure.hitPoints <= damageAtTurnStart(figure)
  );
}

/**
 * Updates turns after figures left play: removes their turns and attack targets, ends the turn of a
 * removed active figure, and ends the scenario as lost without characters. An attack of an active
 * card continues in the turn that was current `before`; null = that turn is over.
 *
 * @rule EXHAUST-3 DEATH-1 VARIANT-4
 */
export function settleTurns(
  scenario: Scenario,
  content: Content,
  before: Scenario | null = null,
): Outcome<Scenario> {
  const { next, events } = withoutAbsent(scenario, content);
  const isSameTurn = before !== null && activeIn(before) === activeIn(next);
  return { next: isSameTurn ? next : withoutOutlivedAttack(next), events };
}

function activeIn({ phase }: Scenario): FigureId | null {
  return phase.name === 'turns' ? phase.active : null;
}

function withoutAbsent(scenario: Scenario, content: Content): Outcome<Scenario> {
  if (scenario.phase.name === 'over') return unchanged(scenario);
  if (isPartyGone(scenario)) return loseScenario(scenario);
  const tidy = withoutAbsentAttackers(scenario);
  const isOpen = tidy.decided === null && playingCharacters(tidy).length === 0;
  return andThen(isOpen ? lostAtRoundEnd(tidy) : unchanged(tidy), (next) =>
    withoutTurnsOfAbsent(next, content),
  );
}

function withoutTurnsOfAbsent(scenario: Scenario, content: Content): Outcome<Scenario> {
  if (scenario.phase.name !== 'turns') return unchanged(scenario);
  const present = idsOf(scenario, canTakeTurns);
  const { active } = scenario.phase;
  const phase = withoutAbsentTurns(scenario.phase, present);
  const next = phase === scenario.phase ? scenario : { ...scenario, phase };
  if (active === null || present.has(active)) return unchanged(next);
  const ended: Outcome<Scenario> = { next, events: [{ type: 'turnEnded', figure: active }] };
  return andThen(andThen(ended, makeElements), (after) => goOn(after, content));
}

function idsOf({ figures }: Scenario, matches: (figure: Figure) => boolean): ReadonlySet<FigureId> {
  return new Set(figures.filter(matches).map((figure) => figure.id));
}

/**
 * Marks the scenario as lost at the end of the round: all characters are exhausted, but some are
 * still on the map.
 *
 * @rule VARIANT-4
 */
function lostAtRoundEnd(scenario: Scenario): Outcome<Scenario> {
  return {
    next: { ...scenario, decided: { won: false } },
    events: [{ type: 'scenarioDecided', won: false, rule: 'VARIANT-4' }],
  };
}

function loseScenario(scenario: Scenario): Outcome<Scenario> {
  return {
    next: { ...scenario, phase: { name: 'over', won: false }, attack: null, infusing: [] },
    events: [{ type: 'scenarioFinished', won: false }],
  };
}

function withoutAbsentAttackers(scenario: Scenario): Scenario {
  const { attack } = scenario;
  if (!attack) return scenario;
  const present = idsOf(scenario, isInPlay);
  const isThere =
    idsOf(scenario, canTakeTurns).has(attack.attacker) || isLast(scenario, attack.attacker);
  if (!isThere) return { ...scenario, attack: null };
  const targets = attack.targets.filter((target) => present.has(target.figure));
  if (targets.length === attack.targets.length) return scenario;
  return { ...scenario, attack: { ...attack, targets } };
}

/** True if the attacker has left play and still makes its last attack. */
function isLast({ lastAttacks }: Scenario, attacker: FigureId): boolean {
  return lastAttacks.some(({ id }) => id === attacker);
}

/**
 * Ends an attack once a turn begins that is neither its attacker's nor, for a summon, its owner's.
 */
function withoutOutlivedAttack(scenario: Scenario): Scenario {
  const { attack } = scenario;
  if (!attack || isLast(scenario, attack.attacker)) return scenario;
  const attacker = findFigure(scenario, attack.attacker);
  const owner = attacker?.kind === 'summon' ? attacker.owner : attack.attacker;
  const active = activeIn(scenario);
  const isInTurn = active !== null && (active === attack.attacker || active === owner);
  return isInTurn ? scenario : { ...scenario, attack: null };
}

function withoutAbsentTurns(phase: TurnsPhase, present: ReadonlySet<FigureId>): TurnsPhase {
  const isGone = (turn: Turn) => !present.has(turn.figure);
  if (!phase.order.some((block) => block.turns.some(isGone))) return phase;
  const order = phase.order.flatMap((block) => {
    const turns = block.turns.filter((turn) => !isGone(turn));
    if (turns.length === block.turns.length) return [block];
    return turns.length === 0 ? [] : [{ ...block, turns }];
  });
  const left = new Set(order.map((block) => block.id));
  return {
    ...phase,
    order,
    active: phase.active !== null && present.has(phase.active) ? phase.active : null,
    interrupting: phase.interrupting.filter((id) => left.has(id)),
  };
}

function withTurnState(scenario: Scenario, id: FigureId, state: 'acting' | 'done'): Scenario {
  if (scenario.phase.name !== 'turns') return scenario;
  const figure = findFigure(scenario, id);
  const isStunned =
    state === 'acting' && figure !== undefined && hindranceOf(figure, 'act') !== null;
  const now = isStunned ? { state, stunned: true } : { state };
  const order = scenario.phase.order.map((block) =>
    block.turns.some((turn) => turn.figure === id)
      ? {
          ...block,
          turns: block.turns.map((turn) => (turn.figure === id ? { ...turn, ...now } : turn)),
        }
      : block,
  );
  const waiting = order.filter((block) => block.turns.some((turn) => turn.state !== 'done'));
  const stillOpen = new Set(waiting.map((block) => block.id));
  const interrupting = scenario.phase.interrupting.filter((block) => stillOpen.has(block));
  return {
    ...scenario,
    phase: { ...scenario.phase, order, active: state === 'acting' ? id : null, interrupting },
  };
}
