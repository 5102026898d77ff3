import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GameEvent } from '../events';
import { troubleWithGame } from '../gameSchema';
import { applyPatch, patchBetween } from '../patch';
import { placedFigures } from '../rules/board/figures';
import { isOnTheMap } from '../rules/board/inPlay';
import { isInPlay } from '../rules/table/figures';
import type { Game, ModifierDeck, Scenario } from '../state';
import { CONTENT } from '../testing/play';
import { randomCommand } from '../testing/randomCommands';
import { seeded } from '../testing/scripted';
import { apply, EMPTY_GAME } from './apply';

const LOOSE: readonly string[] = ['bless', 'curse', 'minus1'];

/** Cards that never come or go during a scenario, sorted. */
function fixedCards({ draw, discard }: ModifierDeck): readonly string[] {
  return [...draw, ...discard].filter((card) => !LOOSE.includes(card)).toSorted();
}

function decksOf(scenario: Scenario): ReadonlyMap<string, ModifierDeck> {
  const own = scenario.figures.flatMap((figure) =>
    figure.kind === 'character' ? [[figure.id as string, figure.deck] as const] : [],
  );
  return new Map([['monsters', scenario.monsterDeck], ...own]);
}

function checkDecks(before: Scenario | null, scenario: Scenario): void {
  const decks = decksOf(scenario);
  const known = before ? decksOf(before) : decks;
  for (const [id, deck] of decks) {
    const same = known.get(id);
    if (same) expect(fixedCards(deck), `deck ${id}`).toEqual(fixedCards(same));
  }
  const count = (ids: readonly string[], card: string) =>
    ids
      .flatMap((id) => [...(decks.get(id)?.draw ?? []), ...(decks.get(id)?.discard ?? [])])
      .filter((each) => each === card).length;
  const players = [...decks.keys()].filter((id) => id !== 'monsters');
  expect(count([...decks.keys()], 'bless')).toBeLessThanOrEqual(10);
  expect(count(players, 'curse')).toBeLessThanOrEqual(10);
  expect(count(['monsters'], 'curse')).toBeLessThanOrEqual(10);
  for (const deck of scenario.abilityDecks) {
    const printed = CONTENT.abilityDeck(deck.deck)?.cards.map((card) => card.id);
    const current = deck.current === null ? [] : [deck.current];
    expect([...deck.draw, ...deck.discard, ...current].toSorted()).toEqual(printed?.toSorted());
  }
}

function checkFigures({ figures }: Scenario): void {
  expect(new Set(figures.map((figure) => figure.id)).size).toBe(figures.length);
  for (const figure of figures) {
    expect(figure.hitPoints).toBeLessThanOrEqual(figure.maxHitPoints);
    if (isInPlay(figure)) expect(figure.hitPoints).toBeGreaterThan(0);
    else expect(figure.hitPoints).toBe(0);
    const names = figure.conditions.map((condition) => condition.name);
    expect(new Set(names).size).toBe(names.length);
  }
}

/** One figure on a hex, and nobody off the map or in a closed door. */
function checkPlaces(scenario: Scenario): void {
  const placed = placedFigures(scenario);
  const places = placed.map(({ at }) => `${String(at.q)},${String(at.r)}`);
  expect(new Set(places).size, places.join(' ')).toBe(places.length);
  if (!scenario.board) return;
  for (const { id, at } of placed) {
    expect([id, at, isOnTheMap(scenario, CONTENT, at)]).toEqual([id, at, true]);
  }
}

function checkTurns({ phase, figures, attack, lastAttacks }: Scenario): void {
  const present = new Set(figures.filter(isInPlay).map((figure) => figure.id));
  if (attack) {
    const fighting = [attack.attacker, ...attack.targets.map((target) => target.figure)];
    const fallen = new Set(lastAttacks.map(({ id }) => id));
    expect(fighting.every((id) => present.has(id) || fallen.has(id))).toBe(true);
  }
  if (phase.name !== 'turns') return;
  const turns = phase.order.flatMap((block) => block.turns);
  const acting = turns.filter((turn) => turn.state === 'acting').map((turn) => turn.figure);
  expect(acting).toEqual(phase.active === null ? [] : [phase.active]);
  expect(turns.every((turn) => present.has(turn.figure))).toBe(true);
  expect(new Set(turns.map((turn) => turn.figure)).size).toBe(turns.length);
  expect(phase.order.every((block) => block.turns.length > 0)).toBe(true);
}

/** One money token for each monster that was placed and died, and for no other. */
function checkMoney(before: Game, events: readonly GameEvent[]): void {
  const deaths = events.flatMap((event) => {
    if (event.type !== 'died') return [];
    const figure = before.scenario?.figures.find((each) => each.id === event.figure);
    return figure?.kind === 'monster' && figure.origin === 'placed' ? [figure.id] : [];
  });
  const left = events.flatMap((event) => (event.type === 'moneyTokenLeft' ? [event.figure] : []));
  expect(left).toEqual(deaths);
}

/** Writing into a frozen game throws, so a changed game would be noticed. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
}

function playOn(game: Game, seed: number): Game {
  const command = randomCommand(game, seeded(seed));
  const result = apply(game, command, seeded(seed), CONTENT);
  expect(apply(game, command, seeded(seed), CONTENT), 'the same chance').toEqual(result);
  if (!result.ok) return game;
  const { next, events } = result.value;
  frozen(next);
  expect(applyPatch(next, patchBetween(next, game)), 'undo').toEqual(game);
  expect(applyPatch(game, patchBetween(game, next)), 'redo').toEqual(next);
  expect(troubleWithGame(next), JSON.stringify(command)).toBeNull();
  expect(JSON.parse(JSON.stringify(next)), 'round trip').toEqual(next);
  if (next.scenario) {
    const isSame = next.scenario.scenario === game.scenario?.scenario;
    checkDecks(isSame ? game.scenario : null, next.scenario);
    checkFigures(next.scenario);
    checkTurns(next.scenario);
    checkPlaces(next.scenario);
  }
  checkMoney(game, events);
  return next;
}

test('everything that must hold holds after any sequence of commands', () => {
  const seeds = fc.array(fc.nat(), { minLength: 150, maxLength: 250, size: 'max' });
  fc.assert(
    fc.property(seeds, (steps) => {
      steps.reduce(playOn, frozen(EMPTY_GAME));
    }),
    { numRuns: 15 },
  );
});

test('random sequences reach every part of the game', () => {
  const reached = new Set<string>();
  for (let table = 0; table < 12; table += 1) {
    let game = EMPTY_GAME;
    for (let step = 0; step < 400; step += 1) {
      const seed = table * 1000 + step;
      const result = apply(game, randomCommand(game, seeded(seed)), seeded(seed), CONTENT);
      if (!result.ok) continue;
      for (const event of result.value.events) reached.add(event.type);
      game = result.value.next;
    }
  }
  const needed = [
    ...['roundEnded', 'attacked', 'died', 'moneyTokenLeft', 'exhausted', 'rested'],
    ...['figurePlaced', 'figureMoved', 'doorOpened', 'trapSprung', 'overlayLaid', 'looted'],
  ];
  expect([...reached]).toEqual(expect.arrayContaining(needed));
});
