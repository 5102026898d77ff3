import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GameEvent } from '../events';
import { troubleWithGame } from '../schemas/game';
import { applyPatch, patchBetween } from '../patch';
import { placedFigures } from '../rules/board/placedFigures';
import { isOnTheMap } from '../rules/board/inPlay';
import { isInPlay } from '../rules/figures/figures';
import type { Game, ModifierDeck, Scenario } from '../state';
import { CONTENT } from '../testing/play';
import { randomCommand } from '../testing/randomCommands';
import { expectDistinct, expectSame, expectTrue, frozen } from '../testing/assertSame';
import { seeded } from '../testing/seeded';
import { apply, EMPTY_GAME } from './apply';

const LOOSE: readonly string[] = ['bless', 'curse', 'minus1'];

/** Cards that neither enter nor leave the decks during a scenario, sorted. */
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
    if (same) expectSame(fixedCards(deck), fixedCards(same), `deck ${id}`);
  }
  const count = (ids: readonly string[], card: string) =>
    ids
      .flatMap((id) => [...(decks.get(id)?.draw ?? []), ...(decks.get(id)?.discard ?? [])])
      .filter((each) => each === card).length;
  const players = [...decks.keys()].filter((id) => id !== 'monsters');
  expectTrue(count([...decks.keys()], 'bless') <= 10, 'ten blessings in all');
  expectTrue(count(players, 'curse') <= 10, 'ten curses of the players');
  expectTrue(count(['monsters'], 'curse') <= 10, 'ten curses of the monsters');
  for (const deck of scenario.abilityDecks) {
    const printed = CONTENT.abilityDeck(deck.deck)?.cards.map((card) => card.id);
    const current = deck.current === null ? [] : [deck.current];
    const all = [...deck.draw, ...deck.discard, ...current].toSorted();
    expectSame(all, printed?.toSorted(), `deck ${deck.deck}`);
  }
}

function checkFigures({ figures }: Scenario): void {
  expectDistinct(
    figures.map(({ id }) => id),
    'figures',
  );
  for (const figure of figures) {
    const { id, hitPoints, maxHitPoints } = figure;
    expectTrue(hitPoints <= maxHitPoints, `${id} has no more hit points than its maximum`);
    expectTrue(
      isInPlay(figure) ? hitPoints > 0 : hitPoints === 0,
      `${id} has hit points while it is in play`,
    );
    expectDistinct(
      figure.conditions.map(({ name }) => name),
      `conditions of ${id}`,
    );
  }
}

/** At most one figure per hex, and none off the map or in a closed door. */
function checkPlaces(scenario: Scenario): void {
  const placed = placedFigures(scenario);
  expectDistinct(
    placed.map(({ at }) => `${String(at.q)},${String(at.r)}`),
    'hexes of figures',
  );
  if (!scenario.board) return;
  for (const { id, at } of placed) {
    expectTrue(isOnTheMap(scenario, CONTENT, at), `${id} is on the map, at ${JSON.stringify(at)}`);
  }
}

function checkTurns({ phase, figures, attack, lastAttacks }: Scenario): void {
  const present = new Set(figures.filter(isInPlay).map((figure) => figure.id));
  if (attack) {
    const fighting = [attack.attacker, ...attack.targets.map((target) => target.figure)];
    const fallen = new Set(lastAttacks.map(({ id }) => id));
    const isThere = fighting.every((id) => present.has(id) || fallen.has(id));
    expectTrue(isThere, 'whoever fights is there');
  }
  if (phase.name !== 'turns') return;
  const turns = phase.order.flatMap((block) => block.turns);
  const acting = turns.filter((turn) => turn.state === 'acting').map((turn) => turn.figure);
  expectSame(acting, phase.active === null ? [] : [phase.active], 'whose turn runs');
  const figuresOfTurns = turns.map((turn) => turn.figure);
  expectTrue(
    figuresOfTurns.every((id) => present.has(id)),
    'whoever has a turn is there',
  );
  expectDistinct(figuresOfTurns, 'figures with a turn');
  expectTrue(
    phase.order.every((block) => block.turns.length > 0),
    'every block has a turn',
  );
}

/** One money token for each monster that was placed and died, and for no other. */
function checkMoney(before: Game, events: readonly GameEvent[]): void {
  const deaths = events.flatMap((event) => {
    if (event.type !== 'died') return [];
    const figure = before.scenario?.figures.find((each) => each.id === event.figure);
    return figure?.kind === 'monster' && figure.origin === 'placed' ? [figure.id] : [];
  });
  const left = events.flatMap((event) => (event.type === 'moneyTokenLeft' ? [event.figure] : []));
  expectSame(left, deaths, 'money tokens of the dead');
}

function playOn(game: Game, seed: number): Game {
  const command = randomCommand(game, seeded(seed));
  const result = apply(game, command, seeded(seed), CONTENT);
  expectSame(apply(game, command, seeded(seed), CONTENT), result, 'the same chance');
  if (!result.ok) return game;
  const { next, events } = result.value;
  // The game is frozen, so a mutation throws.
  frozen(next);
  expectSame(applyPatch(next, patchBetween(next, game)), game, 'undo');
  expectSame(applyPatch(game, patchBetween(game, next)), next, 'redo');
  expectSame(troubleWithGame(next), null, JSON.stringify(command));
  expectSame(JSON.parse(JSON.stringify(next)), next, 'round trip');
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

test('the invariants of a game hold after random commands', () => {
  const seeds = fc.array(fc.nat(), { minLength: 150, maxLength: 250, size: 'max' });
  fc.assert(
    fc.property(seeds, (steps) => {
      steps.reduce(playOn, frozen(EMPTY_GAME));
    }),
    { numRuns: 10 },
  );
});

test('random commands cover every part of the game', () => {
  const needed = [
    ...['roundEnded', 'attacked', 'died', 'moneyTokenLeft', 'exhausted', 'rested'],
    ...['figurePlaced', 'figureMoved', 'doorOpened', 'trapSprung', 'overlayLaid', 'looted'],
  ];
  const reached = new Set<string>();
  const isAll = () => needed.every((type) => reached.has(type));
  for (let table = 0; table < 12 && !isAll(); table += 1) {
    let game = EMPTY_GAME;
    for (let step = 0; step < 400; step += 1) {
      const seed = table * 1000 + step;
      const result = apply(game, randomCommand(game, seeded(seed)), seeded(seed), CONTENT);
      if (!result.ok) continue;
      for (const event of result.value.events) reached.add(event.type);
      game = result.value.next;
    }
  }
  expect([...reached]).toEqual(expect.arrayContaining(needed));
});
