/** Figures that the players can choose as targets. */
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import { whyNotAttackNow } from './attackers';
import { attackValues } from './printedAttack';
import { lineAt } from '../cards/lines/cardLines';
import { withOffers } from '../cards/cardOffers';
import { attackOfCard } from '../monsters/turnLines';
import { areEnemies, findFigure, isInPlay } from '../figures/figures';
import type { Figure, Hex, Scenario } from '../../state';
import { movedThrough } from '../cards/movedThrough';

/** The possible targets of an attack and those already chosen. */
export interface Aim {
  readonly attacker: FigureId | null;
  readonly open: ReadonlySet<FigureId>;
  readonly chosen: ReadonlySet<FigureId>;
}

const NO_AIM: Aim = { attacker: null, open: new Set(), chosen: new Set() };

/**
 * An attack that a screen prepares before it has a value and targets. It is not part of the game.
 */
export interface Draft {
  readonly attacker: FigureId;
  readonly base: number | null;
  readonly ranged: boolean;
  readonly targets: readonly FigureId[];
  /** The hexes of an area placed on the board. The targets are the figures on them. */
  readonly area?: readonly Hex[];
  /** Targets that the players attack although the board says they are out of reach. */
  readonly anyway?: readonly FigureId[];
  /** True if an ability of a class card makes the attack. */
  readonly isOfLine?: boolean;
}

/**
 * The attacker: that of the attack in progress, otherwise the figure the players chose, otherwise
 * the active figure.
 */
export function attackerOf(scenario: Scenario, draft: Draft | null): FigureId | null {
  if (scenario.attack) return scenario.attack.attacker;
  if (draft && findFigure(scenario, draft.attacker)) return draft.attacker;
  return scenario.phase.name === 'turns' ? scenario.phase.active : null;
}

/** True if a figure can start an attack now, in its own turn or out of turn. */
export function mayAttack(scenario: Scenario, figure: Figure): boolean {
  return whyNotAttackNow(scenario, figure.id) === null;
}

/** True if the figure has an attack to aim, even if the players must enter its value. */
export function canBeAimed(scenario: Scenario, content: Content, attacker: Figure): boolean {
  if (attacker.kind === 'character') return true;
  if (attacker.kind === 'monster') return attackOfCard(scenario, content, attacker, null) !== null;
  return attackValues(scenario, content, attacker) !== null;
}

/**
 * The figures that can be tapped as targets now. A monster whose card has no attack has none unless
 * players entered a value.
 */
export function aimOf(scenario: Scenario, content: Content, draft: Draft | null): Aim {
  const id = attackerOf(scenario, draft);
  const attacker = id === null ? undefined : findFigure(scenario, id);
  // The ability of a card can let any figure attack.
  const isLetAct = draft?.isOfLine === true && draft.attacker === id;
  if (!attacker || !(scenario.attack || isLetAct || mayAttack(scenario, attacker))) return NO_AIM;
  const isEntered = typeof draft?.base === 'number' || scenario.attack !== null;
  if (!isEntered && !canBeAimed(scenario, content, attacker)) return NO_AIM;
  const chosen = new Set(
    scenario.attack ? scenario.attack.targets.map((target) => target.figure) : draft?.targets,
  );
  const taken = new Set([...chosen, ...(scenario.attack?.attacked ?? [])]);
  const open = scenario.figures.filter(
    (figure) => isInPlay(figure) && areEnemies(attacker, figure) && !taken.has(figure.id),
  );
  return { attacker: attacker.id, chosen, open: new Set(open.map((figure) => figure.id)) };
}

/**
 * Number of targets left for the ability of the current attack, including all optional targets.
 * `Infinity` if the ability has no limit, negative if there are too many targets. Null = the attack
 * belongs to no class card, or its targets are known.
 *
 * @rule ATTACK-5 AREA-2
 */
export function targetsLeft(scenario: Scenario, content: Content): number | null {
  const { attack, phase } = scenario;
  const ref = attack?.line;
  if (!attack || ref?.kind !== 'classCard' || phase.name !== 'turns') return null;
  const owner = phase.active === null ? undefined : findFigure(scenario, phase.active);
  if (owner?.kind !== 'character') return null;
  const line = lineAt(content.cardLines(owner.class), ref);
  const all = line?.offers.map((_, offer) => ({ offer })) ?? [];
  const action = line && withOffers(line, all).action;
  if (action?.kind !== 'attack' || action.area !== null) return null;
  const isOnMany = action.targets === Infinity && line?.printed.alsoTargets === undefined;
  const isPassing = action.affects === 'enemiesMovedThrough';
  const isSeen =
    !isPassing || (movedThrough(scenario, owner, action.affects, ref) ?? []).length > 0;
  if (isOnMany && isSeen && scenario.board?.inUse) return null;
  return action.targets - attack.targets.length - attack.attacked.length;
}
