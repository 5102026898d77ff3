/** Who may attack whom now, as far as players choose it themselves. */
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import { whyNotAttackNow } from './begin';
import { attackValues } from './printedAttack';
import { lineAt } from '../cards/cardLines';
import { withOffers } from '../cards/cardOffers';
import { attackOfCard } from '../monsters/turnLines';
import { areEnemies, findFigure, isInPlay } from '../figures/figures';
import type { Figure, Hex, Scenario } from '../../state';
import { movedThrough } from '../cards/movedThrough';

/** Whom the attack in preparation or in progress may choose, and whom it has chosen. */
export interface Aim {
  readonly attacker: FigureId | null;
  readonly open: ReadonlySet<FigureId>;
  readonly chosen: ReadonlySet<FigureId>;
}

const NO_AIM: Aim = { attacker: null, open: new Set(), chosen: new Set() };

/** An attack that still lacks its value or its targets; only the screen that prepares it knows it. */
export interface Draft {
  readonly attacker: FigureId;
  readonly base: number | null;
  readonly ranged: boolean;
  readonly targets: readonly FigureId[];
  /** The hexes of an area laid on the board; the targets are those who stand there. */
  readonly area?: readonly Hex[];
  /** Targets the players say can be reached, whatever the board says. */
  readonly anyway?: readonly FigureId[];
  /** It is made for a line of a class card. */
  readonly isOfLine?: boolean;
}

/** Who attacks if somebody does: whom the players chose, else whose turn it is. */
export function attackerOf(scenario: Scenario, draft: Draft | null): FigureId | null {
  if (scenario.attack) return scenario.attack.attacker;
  if (draft && findFigure(scenario, draft.attacker)) return draft.attacker;
  return scenario.phase.name === 'turns' ? scenario.phase.active : null;
}

/** Whether a figure may attack now: in its own turn, or as a summon in that of its owner. */
export function mayAttack(scenario: Scenario, figure: Figure): boolean {
  return whyNotAttackNow(scenario, figure.id) === null;
}

/** Its attack is in its hand or on its card, also where players have to tell the number. */
export function canBeAimed(scenario: Scenario, content: Content, attacker: Figure): boolean {
  if (attacker.kind === 'character') return true;
  if (attacker.kind === 'monster') return attackOfCard(scenario, content, attacker, null) !== null;
  return attackValues(scenario, content, attacker) !== null;
}

/**
 * The figures that can be tapped as targets now. A monster whose card has no attack has none,
 * unless the players told a value.
 */
export function aimOf(scenario: Scenario, content: Content, draft: Draft | null): Aim {
  const id = attackerOf(scenario, draft);
  const attacker = id === null ? undefined : findFigure(scenario, id);
  // A line of a card may let anybody attack.
  const isLetAct = draft?.isOfLine === true && draft.attacker === id;
  if (!attacker || !(scenario.attack || isLetAct || mayAttack(scenario, attacker))) return NO_AIM;
  const byHand = typeof draft?.base === 'number' || scenario.attack !== null;
  if (!byHand && !canBeAimed(scenario, content, attacker)) return NO_AIM;
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
 * How many more targets the line of the attack that runs has, with all that could have been taken for
 * it; `Infinity` where it counts none, negative where there are more than it has. Null = it is made for
 * no line of a card, or whoever it is on is known already.
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
  const deed = line && withOffers(line, all).deed;
  if (deed?.kind !== 'attack' || deed.area !== null) return null;
  const isOnMany = deed.targets === Infinity && line?.printed.alsoTargets === undefined;
  const isPassing = deed.affects === 'enemiesMovedThrough';
  const isSeen = !isPassing || (movedThrough(scenario, owner, deed.affects, ref) ?? []).length > 0;
  if (isOnMany && isSeen && scenario.board?.inUse) return null;
  return deed.targets - attack.targets.length - attack.attacked.length;
}
