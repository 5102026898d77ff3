/** An attack carried out, with what the monster's card gains by it. */
import { andThen, forEach, putBack, unchanged, type Outcome } from '../../result';
import type { Attack, Figure, Scenario } from '../../state';
import { carryOut, type Surroundings } from './wholeAttack';
import { findFigure, isInPlay, withFigure } from '../figures/figures';
import { heal } from '../figures/healing';
import { isSameLine, withLine } from '../order/playedLines';
import { attackOfCard, attackedInTurn, monsterLines } from '../monsters/turnLines';

/**
 * Carries the attack out, and then what the attacker's own card brings it for each target that was
 * damaged. An attacker that is gone gains nothing.
 *
 * @rule ATTACK-5 MONSTER-1 HEAL-1
 */
export function carryOutWithGains(
  scenario: Scenario,
  attack: Attack,
  surroundings: Surroundings,
): Outcome<Scenario> {
  const { damaged, ...carried } = carryOut(scenario, attack, surroundings);
  const done = withLineLeftOpen(carried, attack, surroundings);
  const attacker = findFigure(done.next, attack.attacker);
  if (attacker?.kind !== 'monster') return done;
  const printed = attackOfCard(scenario, surroundings.content, attacker, attack.line);
  const heals = printed?.perTargetDamaged ?? [];
  const values = heals.flatMap(({ value }) => Array.from({ length: damaged.size }, () => value));
  const gained = forEach<Figure, number>(unchanged(attacker), values, heal);
  return andThen(done, (next) => putBack(gained, (figure) => withFigure(next, figure)));
}

/** A line whose attacks are all made on one enemy goes on as long as that one stands. */
function withLineLeftOpen(
  { next, events }: Outcome<Scenario>,
  { attacker: id, line }: Attack,
  { content }: Surroundings,
): Outcome<Scenario> {
  const attacker = findFigure(next, id);
  const found =
    attacker?.kind === 'monster' && line && next.attack === null
      ? monsterLines(next, content, attacker).find((each) => isSameLine(each.line, line))
      : undefined;
  if (!found || found.action.type !== 'attack' || !found.action.singleFocus)
    return { next, events };
  const last = attackedInTurn(next, content, id).at(-1)?.figure;
  const target = last && findFigure(next, last);
  const goesOn = found.made < found.action.targets && target && isInPlay(target);
  return { next: goesOn ? withLine(next, found.line, 'open') : next, events };
}
