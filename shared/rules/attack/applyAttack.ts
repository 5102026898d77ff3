/** Applies an attack and the gains from the attacking monster's card. */
import { andThen, forEach, putBack, unchanged, type Outcome } from '../../result';
import type { Attack, Figure, Scenario } from '../../state';
import { carryOut, type Applying } from './wholeAttack';
import { findFigure, isInPlay, withFigure } from '../figures/figures';
import { heal } from '../figures/hitPoints/heal';
import { isSameLine, withLine } from '../order/playedLines';
import { attackOfCard, attackedInTurn, monsterLines } from '../monsters/turnLines';

/**
 * Applies an attack, then the gains from the attacker's card for each damaged target. An attacker
 * that left play gains nothing.
 *
 * @rule ATTACK-5 MONSTER-1 HEAL-1
 */
export function applyAttack(
  scenario: Scenario,
  attack: Attack,
  applying: Applying,
): Outcome<Scenario> {
  const { results, ...carried } = carryOut(scenario, attack, applying);
  const done = withLineLeftOpen(carried, attack, applying);
  const attacker = findFigure(done.next, attack.attacker);
  if (attacker?.kind !== 'monster') return done;
  const printed = attackOfCard(scenario, applying.content, attacker, attack.line);
  const heals = printed?.perTargetDamaged ?? [];
  const damaged = results.filter(({ isDamaged }) => isDamaged);
  const values = heals.flatMap(({ value }) => damaged.map(() => value));
  const gained = forEach<Figure, number>(unchanged(attacker), values, heal);
  return andThen(done, (next) => putBack(gained, (figure) => withFigure(next, figure)));
}

/** Keeps an ability open if all its attacks target one enemy and that enemy is still alive. */
function withLineLeftOpen(
  { next, events }: Outcome<Scenario>,
  { attacker: id, line }: Attack,
  { content }: Applying,
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
