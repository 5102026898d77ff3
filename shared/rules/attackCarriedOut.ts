import type { Content } from '../content/content';
import type { FigureId } from '../ids';
import type { Random } from '../random';
import { andThen, unchanged, type Outcome } from '../result';
import type { Attack, AttackTarget, Figure, Negation, Scenario } from '../state';
import { resolveTarget, type Resolution } from './attackResolution';
import { canNegate } from './damage';
import { dieIfDown } from './deaths';
import { infuse } from './elements';
import { findFigure, isInPlay, withFigure } from './figures';
import { addCards, deckIdOf } from './modifierDeck';
import { printedTraits } from './stats';

/** What the carrying out of an attack depends on besides the game. */
export interface Surroundings {
  readonly content: Content;
  readonly random: Random;
  /** What an attacking character loses instead of suffering retaliate, as long as it can. */
  readonly negateRetaliate: Negation | null;
}

/**
 * Carries the attack in the calculator out, target after target: damage, death, effects, cards
 * gained, elements made, retaliate. An attacker that retaliate removes makes no more of its attacks;
 * targets that have left the table in between are passed over.
 *
 * @rule ATTACK-5 DEATH-1 EXHAUST-1 RETALIATE-7 SUMMON-9
 */
export function carryOut(
  scenario: Scenario,
  attack: Attack,
  surroundings: Surroundings,
): Outcome<Scenario> {
  let outcome: Outcome<Scenario> = unchanged({ ...scenario, attack: null });
  for (const [index, aim] of attack.targets.entries()) {
    const attacker = present(outcome.next, attack.attacker);
    if (!attacker) {
      const notAttacked = attack.targets.slice(index).map((each) => each.figure);
      return andThen(outcome, (next) => ({
        next,
        events: [
          { type: 'attackStopped', attacker: attack.attacker, notAttacked, rule: 'RETALIATE-7' },
        ],
      }));
    }
    outcome = andThen(outcome, (next) => onTarget(next, attacker, { attack, aim }, surroundings));
  }
  return outcome;
}

function present(scenario: Scenario, id: FigureId): Figure | null {
  const figure = findFigure(scenario, id);
  return figure && isInPlay(figure) ? figure : null;
}

interface Stroke {
  readonly attack: Attack;
  readonly aim: AttackTarget;
}

function onTarget(
  scenario: Scenario,
  attacker: Figure,
  { attack, aim }: Stroke,
  { content, random, negateRetaliate }: Surroundings,
): Outcome<Scenario> {
  const target = present(scenario, aim.figure);
  if (!target) return unchanged(scenario);
  const resolution = resolveTarget({
    attack,
    aim,
    attacker,
    target,
    traits: printedTraits(scenario, content, target),
    attackerTraits: printedTraits(scenario, content, attacker),
    isAttackersTurn: scenario.phase.name === 'turns' && scenario.phase.active === attacker.id,
    negateRetaliate:
      negateRetaliate && canNegate(attacker, negateRetaliate) ? negateRetaliate : null,
  });
  const struck: Outcome<Scenario> = {
    next: withFigure(withFigure(scenario, resolution.target), resolution.attacker),
    events: resolution.events,
  };
  const gained = andThen(struck, (next) => gainsOf(next, resolution, random));
  const dead = andThen(gained, (next) => dieIfDown(next, target.id, creditedFor(attacker)));
  return andThen(dead, (next) => dieIfDown(next, attacker.id, creditedFor(target)));
}

/** Who a kill of the figure counts for. @rule SUMMON-9 */
function creditedFor(figure: Figure): Figure['id'] {
  return figure.kind === 'summon' ? figure.owner : figure.id;
}

/** Curses and blessings go into the decks, elements to those made in this turn. */
function gainsOf(
  scenario: Scenario,
  { attacker, target, curses, blessings, infused }: Resolution,
  random: Random,
): Outcome<Scenario> {
  const cursed =
    curses === 0
      ? unchanged(scenario)
      : addCards(scenario, deckIdOf(scenario, target), 'curse', curses, random);
  const blessed = andThen(cursed, (next) =>
    blessings === 0
      ? unchanged(next)
      : addCards(next, deckIdOf(next, attacker), 'bless', blessings, random),
  );
  return infused.reduce(
    (outcome, element) =>
      andThen(outcome, (next) => {
        const made = infuse(next, element);
        return { next: { ...next, infusing: made.next.infusing }, events: made.events };
      }),
    blessed,
  );
}
