/** Experience and effects that class cards give when a certain event happens. */
import type { CardRequirement } from '../../content/notation/cardKeywords';
import type { Content } from '../../content/content';
import type { CardLine } from '../../content/types';
import type { GameEvent } from '../../events';
import type { FigureId } from '../../ids';
import { sameHex } from '../../map/hexes';
import { andThen, forEach, putBack, unchanged, type Outcome } from '../../result';
import type { Character, Hex, Scenario } from '../../state';
import { distanceFromHex } from '../board/placedFigures';
import { gainCondition } from '../figures/conditions/conditions';
import { sufferDamage } from '../figures/hitPoints/damage';
import { dieIfDown } from '../figures/hitPoints/deaths';
import { areEnemies, findFigure, isInPlay, withFigure } from '../figures/figures';
import { cannotSuffer } from '../figures/stats/lastingRules';
import { printedTraits } from '../figures/stats/stats';
import { withDelayedKills, withDoomDamage } from './delayedKills';
import { conditionsOf } from './lines/lineAction';

/** Conditions for experience that Standee detects. */
const NOTICED: readonly CardRequirement[] = [
  'startOfYourTurn',
  'trapSprungByEnemy',
  'youRetaliate',
];

/** True for experience that Standee gives automatically when its event happens. */
export function isAutomaticGain({ type, when = [] }: CardLine): boolean {
  return type === 'experience' && when.some((each) => NOTICED.includes(each));
}

/**
 * Adds the experience and effects that class cards give for the events of a step: for songs at the
 * start of a turn, for each retaliate, and for a trap of the card that springs. At the start of a
 * turn it also counts delayed dooms and deals the damage of dooms.
 *
 * @rule EXPERIENCE-6 TURN-3
 */
export function withDueGains(
  before: Scenario,
  { next, events }: Outcome<Scenario>,
  content: Content,
): Outcome<Scenario> {
  return forEach(unchanged(next), events, (now, event) => {
    switch (event.type) {
      case 'turnStarted':
        return andThen(ofActiveCards(now, content, event.figure, 'startOfYourTurn'), (later) =>
          andThen(withDelayedKills(later, content, event.figure), (last) =>
            withDoomDamage(last, content, event.figure),
          ),
        );
      case 'retaliated':
        return ofActiveCards(now, content, event.figure, 'youRetaliate');
      case 'trapSprung':
        return ofTrap(before, now, content, event);
      default:
        return unchanged(now);
    }
  });
}

/** Gains from active cards. The experience of a song is nested in the song's line. */
function ofActiveCards(
  scenario: Scenario,
  content: Content,
  figure: FigureId,
  event: CardRequirement,
): Outcome<Scenario> {
  const owner = findFigure(scenario, figure);
  if (owner?.kind !== 'character') return unchanged(scenario);
  const lines = owner.activeHalves.flatMap(({ card, half }) => {
    const printed = content.cardLines(owner.class)?.cards.find(({ id }) => id === card)?.[half];
    return (printed ?? []).flatMap((line) => [line, ...(line.actions ?? [])]);
  });
  return withGains(scenario, owner, lines, event);
}

function withGains(
  scenario: Scenario,
  owner: Character,
  lines: readonly CardLine[],
  event: CardRequirement,
): Outcome<Scenario> {
  const amount = lines
    .filter(({ type, when = [] }) => type === 'experience' && when.includes(event))
    .reduce((sum, { value }) => sum + Number(value ?? 0), 0);
  if (amount === 0 || !isInPlay(owner)) return unchanged(scenario);
  return {
    next: withFigure(scenario, { ...owner, experience: owner.experience + amount }),
    events: [{ type: 'experienceGained', figure: owner.id, amount }],
  };
}

/** Effects of the action that placed the trap, and its experience if an enemy sprang it. */
function ofTrap(
  before: Scenario,
  now: Scenario,
  content: Content,
  { figure, at }: Extract<GameEvent, { readonly type: 'trapSprung' }>,
): Outcome<Scenario> {
  const laid = before.board?.laid.find(
    ({ kind, hexes }) => kind === 'trap' && hexes.some((hex) => sameHex(hex, at)),
  );
  const owner = laid?.ofCard && findFigure(now, laid.ofCard.figure);
  if (owner?.kind !== 'character') return unchanged(now);
  const printed = content.cardLines(owner.class)?.cards.find(({ id }) => id === laid?.ofCard?.card);
  const halves = [printed?.top ?? [], printed?.bottom ?? []];
  const lines = halves.find((half) => half.some(({ type }) => type === 'trap')) ?? [];
  const effects = lines.flatMap(({ type, on, actions = [] }) =>
    type === 'trigger' && on === 'trapSprung' ? actions : [],
  );
  const done = forEach(unchanged(now), effects, (next, effect) =>
    aroundTrap(next, content, owner, at, effect),
  );
  const victim = figure === null ? undefined : findFigure(before, figure);
  if (!victim || !areEnemies(owner, victim)) return done;
  return andThen(done, (next) => {
    const current = findFigure(next, owner.id);
    return current?.kind === 'character'
      ? withGains(next, current, lines, 'trapSprungByEnemy')
      : unchanged(next);
  });
}

/** Applies damage and conditions to all enemies adjacent to the trap. */
function aroundTrap(
  scenario: Scenario,
  content: Content,
  owner: Character,
  at: Hex,
  effect: CardLine,
): Outcome<Scenario> {
  const { type, affects, value } = effect;
  if (affects !== 'enemiesAdjacentToTrap') return unchanged(scenario);
  const near = scenario.figures.filter(
    (each) =>
      isInPlay(each) &&
      areEnemies(owner, each) &&
      distanceFromHex(scenario, content, at, each.id)?.range === 1,
  );
  return forEach(unchanged(scenario), near, (now, { id }) => {
    const target = findFigure(now, id);
    if (!target) return unchanged(now);
    const isHurt = type === 'damage' && !cannotSuffer(now, content, target);
    const amount = isHurt ? Number(value ?? 0) : 0;
    const hurt = amount > 0 ? sufferDamage(target, amount, 'direct', null) : unchanged(target);
    const isOwnTurn = now.phase.name === 'turns' && now.phase.active === id;
    const traits = printedTraits(now, content, target);
    const given = forEach(hurt, conditionsOf(effect), (figure, condition) =>
      gainCondition(figure, condition, isOwnTurn, traits, content),
    );
    return andThen(
      putBack(given, (figure) => withFigure(now, figure)),
      (next) => dieIfDown(next, id, owner.id),
    );
  });
}
