/** Deaths and exhaustion. */
import type { FigureId } from '../../../ids';
import { andThen, unchanged, type Outcome } from '../../../result';
import type { Character, Figure, Monster, MoneyToken, Scenario } from '../../../state';
import { finalizeDamage } from './damage';
import { withDestroyed, withFallen, withKill } from '../characterRecords';
import { loseAll } from '../hand/heldCards';
import {
  areEnemies,
  charactersOf,
  findFigure,
  isInPlay,
  nameForEvent,
  summonsOf,
  withFigure,
  withoutFigure,
} from '../figures';

/**
 * Removes a figure with 0 hit points; does nothing if it has more. A monster leaves a money token
 * unless it was summoned or spawned; a character becomes exhausted, or dies with permanent death.
 *
 * @rule DEATH-1 DEATH-2 EXHAUST-1 SUMMON-4 SUMMON-9 VARIANT-2
 */
export function dieIfDown(
  scenario: Scenario,
  id: FigureId,
  killer: FigureId | null,
): Outcome<Scenario> {
  const figure = findFigure(scenario, id);
  if (!figure || figure.hitPoints > 0) return unchanged(scenario);
  if (figure.kind === 'character')
    return scenario.permanentDeath ? slay(scenario, figure) : exhaust(scenario, figure);
  return takeAway(scenario, figure, killer === id ? null : creditedFor(scenario, killer));
}

/** A summon's kills are its owner's. @rule SUMMON-9 */
function creditedFor(scenario: Scenario, killer: FigureId | null): FigureId | null {
  const figure = killer === null ? undefined : findFigure(scenario, killer);
  return figure?.kind === 'summon' ? figure.owner : killer;
}

/**
 * The figure credited with damage that players entered without a source: the active figure, if it
 * is an enemy. Null = none.
 *
 * @rule DEATH-5
 */
export function creditedDealer({ phase, figures }: Scenario, sufferer: Figure): FigureId | null {
  const active = phase.name === 'turns' ? phase.active : null;
  const dealer = figures.find(({ id }) => id === active);
  return dealer && isInPlay(dealer) && areEnemies(dealer, sufferer) ? dealer.id : null;
}

function takeAway(
  scenario: Scenario,
  figure: Exclude<Figure, Character>,
  killer: FigureId | null,
): Outcome<Scenario> {
  const noted =
    figure.kind === 'monster' && killer !== null ? withKill(scenario, figure, killer) : scenario;
  const counted =
    figure.kind === 'monster'
      ? withFallen(noted, figure)
      : figure.kind === 'objective'
        ? withDestroyed(noted, figure)
        : noted;
  const gone = withoutFigure(counted, figure.id);
  const died: Outcome<Scenario> = {
    next: gone,
    events: [{ type: 'died', figure: figure.id, killer, ...nameForEvent(figure), rule: 'DEATH-1' }],
  };
  return figure.kind === 'monster' ? andThen(died, (next) => leaveMoney(next, figure)) : died;
}

function leaveMoney(scenario: Scenario, monster: Monster): Outcome<Scenario> {
  if (monster.origin !== 'placed') return unchanged(scenario);
  const token: MoneyToken = {
    kind: 'money',
    id: `money-${String(scenario.nextNumber)}` as MoneyToken['id'],
    amount: 1,
    at: monster.at,
    from: monster.id,
  };
  return {
    next: {
      ...scenario,
      tokens: [...scenario.tokens, token],
      nextNumber: scenario.nextNumber + 1,
    },
    events: [{ type: 'moneyTokenLeft', token: token.id, figure: monster.id, rule: 'DEATH-2' }],
  };
}

/**
 * Exhausts a character: it and its summons leave the board and all its cards are lost. It stays in
 * the list of figures; with permanent death also on the board, with its hit points.
 *
 * @rule EXHAUST-1 SUMMON-4 VARIANT-3
 */
export function exhaust(scenario: Scenario, character: Character): Outcome<Scenario> {
  if (character.exhausted) return unchanged(scenario);
  const idle = withoutCards(character);
  const outcome: Outcome<Scenario> = {
    next: withFigure(scenario, scenario.permanentDeath ? idle : { ...idle, ...OFF_THE_BOARD }),
    events: [{ type: 'exhausted', figure: character.id, rule: 'EXHAUST-1' }],
  };
  return andThen(outcome, (next) => removeSummonsOf(next, character.id));
}

const OFF_THE_BOARD = { hitPoints: 0, conditions: [], at: null } as const;

/** An exhausted character without cards and turns, which stays in the list of figures. */
function withoutCards(character: Character): Character {
  const { exhaustedAt: _, ...calm } = finalizeDamage(character);
  return {
    ...calm,
    bonuses: [],
    initiative: null,
    exhausted: true,
    ...(character.at && { exhaustedAt: character.at }),
    cards: loseAll(character.cards),
    activeHalves: [],
  };
}

/** @rule VARIANT-2 SUMMON-4 */
function slay(scenario: Scenario, character: Character): Outcome<Scenario> {
  if (character.isDead) return unchanged(scenario);
  const dead: Character = { ...withoutCards(character), ...OFF_THE_BOARD, isDead: true };
  const outcome: Outcome<Scenario> = {
    next: withFigure(scenario, dead),
    events: [{ type: 'characterKilled', figure: character.id, rule: 'VARIANT-2' }],
  };
  return andThen(outcome, (next) => removeSummonsOf(next, character.id));
}

/** Characters that did not die, in a game with permanent death. @rule VARIANT-2 */
export function survivorsOf(scenario: Scenario): readonly Character[] {
  return charactersOf(scenario).filter(({ isDead }) => !isDead);
}

/** @rule SUMMON-4 */
function removeSummonsOf(scenario: Scenario, owner: FigureId): Outcome<Scenario> {
  const gone = summonsOf(scenario).filter((summon) => summon.owner === owner);
  if (gone.length === 0) return unchanged(scenario);
  return {
    next: {
      ...scenario,
      figures: scenario.figures.filter((f) => f.kind !== 'summon' || f.owner !== owner),
    },
    events: gone.map((summon) => ({
      type: 'figureRemoved',
      figure: summon.id,
      why: 'ownerExhausted',
      ...nameForEvent(summon),
      rule: 'SUMMON-4',
    })),
  };
}
