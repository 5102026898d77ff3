/**
 * The next act after manual changes: it is recomputed from the game, and everything it offers is
 * possible.
 */
import { expect, test } from 'vitest';
import { id, type FigureId, type ScenarioId } from '../../ids';
import type { Random } from '../../random';
import { monsterLines } from '../../rules/monsters/turnLines';
import { findFigure, isInPlay } from '../../rules/figures/figures';
import type { Game, Scenario } from '../../state';
import { CONDITIONS } from '../../vocabulary';
import { hex } from '../../testing/placing';
import { commandsWithAnswers } from '../../testing/answering';
import { CONTENT, inScenario, tableOf, type PlainCommand } from '../../testing/play';
import { seeded } from '../../testing/seeded';
import { apply } from '../apply';
import type { Command } from '../shapes';
import { nextAct } from './nextAct';
import type { NextAct } from './possibleActs';

/** With spawns, bosses, traps and every deck that pushes, summons or attacks out of turn. */
const SCENARIOS = ['1', '3', '8', '14', '20', '27', '31', '36', '51', '62'];
const STEPS = 90;

const oneOf = <T>(list: readonly T[], random: Random): T =>
  list[Math.floor(random() * list.length)] as T;

function took(game: Game, command: unknown, random: Random): Game | null {
  const done = apply(game, command as Command, random, CONTENT);
  return done.ok ? done.value.next : null;
}

const startsOf = (scenario: ScenarioId) => (CONTENT.scenario(scenario)?.map?.starts ?? []).map(hex);

/** Unusual commands in the middle of a turn; most are refused most of the time. */
function byHand(scenario: Scenario, random: Random): PlainCommand {
  const { phase } = scenario;
  const active = phase.name === 'turns' ? phase.active : null;
  const figure = random() < 0.5 && active ? active : oneOf(scenario.figures, random).id;
  const block = phase.name === 'turns' ? oneOf(phase.order, random)?.id : figure;
  const deck = oneOf(scenario.abilityDecks, random)?.deck;
  const card = oneOf(CONTENT.abilityDeck(deck ?? '')?.cards ?? [], random)?.id;
  const found = active && findFigure(scenario, active);
  const lines = found && found.kind === 'monster' ? monsterLines(scenario, CONTENT, found) : [];
  const hexes = startsOf(scenario.scenario);
  return oneOf<PlainCommand>(
    [
      { type: 'removeFigure', figure },
      { type: 'sufferDamage', figure, amount: 1 + Math.floor(random() * 9), negate: null },
      { type: 'addCondition', figure, condition: oneOf(CONDITIONS, random) },
      { type: 'revealRoom', room: oneOf(scenario.rooms, random).room, by: null },
      { type: 'correctInitiative', block, initiative: 1 + Math.floor(random() * 99) },
      {
        ...{ type: 'correctInitiative', block, initiative: 1 + Math.floor(random() * 99) },
        second: 1 + Math.floor(random() * 99),
      },
      { type: 'enterAbilityCard', deck, card },
      { type: 'useBoard', inUse: random() < 0.7 },
      { type: 'cancelAttack' },
      {
        ...{ type: 'markLines', figure: active, lines: lines.slice(0, 1).map(({ line }) => line) },
        state: oneOf(['open', 'done', 'skipped'], random),
      },
      { type: 'placeFigure', figure, at: random() < 0.3 ? null : oneOf(hexes, random) },
      { type: 'openDoor', door: Math.floor(random() * 4), by: null },
      { type: 'endTurn', figure: active },
    ],
    random,
  );
}

/** Every option can be chosen; the choice of a target is made with a command. */
function guided(game: Game, act: NextAct, random: Random): Game | null {
  if ('options' in act) {
    const options = act.options.map(({ command }): unknown => command);
    const all = options.map((command) => took(game, command, seeded(1)));
    expect(all, act.kind).not.toContain(null);
    return pressedTwice(game, oneOf(options, random), random);
  }
  if ('command' in act) {
    if (act.kind === 'endTurn') expectNothingOpen(tableOf(game), act.command.figure);
    const next = pressedTwice(game, act.command, random);
    expect(next, JSON.stringify(act)).not.toBeNull();
    expect(next, act.kind).not.toEqual(game);
    return next;
  }
  if (act.kind === 'chooseLine') return playedLine(game, act, random);
  if (act.kind === 'enterInitiative') {
    const [leading, second] = cardsOf(game, act.character, random);
    return took(game, { type: 'setInitiative', character: act.character, leading, second }, random);
  }
  if (act.kind === 'chooseTarget') return attackedByHand(game, act.attacker, random);
  if (act.kind === 'chooseLastTargets') {
    return took(game, { type: 'leaveLastAttack', figure: act.attacker }, random);
  }
  return null;
}

/** A repeated press, from a second screen or a held key, is refused. */
function pressedTwice(game: Game, command: unknown, random: Random): Game | null {
  const next = took(game, command, random);
  if (next) expect(took(next, command, random), JSON.stringify(command)).toBeNull();
  return next;
}

/** An ended turn has no abilities left. */
function expectNothingOpen(scenario: Scenario, id: FigureId): void {
  const figure = findFigure(scenario, id);
  if (figure?.kind !== 'monster' && figure?.kind !== 'summon') return;
  const open = monsterLines(scenario, CONTENT, figure).filter(({ state }) => state === 'open');
  expect(open.map(({ action }) => action.type)).toEqual([]);
}

/** Two of its cards, or an unknown combination. */
function cardsOf(game: Game, id: FigureId, random: Random): readonly [number, number] {
  const figure = findFigure(tableOf(game), id);
  const cards = figure?.kind === 'character' ? CONTENT.classCards(figure.class) : [];
  const one = () => oneOf(cards, random).initiative;
  return random() < 0.9 ? [one(), one()] : [1 + Math.floor(random() * 98), 99];
}

/**
 * An ability of a known card; if it is refused, for example for a missing element, it is done at
 * the table.
 */
function playedLine(
  game: Game,
  { figure: id, open }: Extract<NextAct, { readonly kind: 'chooseLine' }>,
  random: Random,
): Game | null {
  if (random() < 0.1) return took(game, { type: 'endTurn', figure: id }, random);
  const scenario = tableOf(game);
  const figure = findFigure(scenario, id);
  if (figure?.kind !== 'character') throw new Error('Only characters choose lines.');
  const line = oneOf(open, random);
  const foe = oneOf(scenario.figures, random);
  const said = {
    target: foe.id,
    hex: foe.at ?? hex([0, 0]),
    offers: line.offers.map((_, index) => index),
  };
  const subcommands = commandsWithAnswers(
    line,
    { scenario, content: CONTENT, figure, lasts: line.lasts },
    said,
  );
  const lines = [{ line: line.ref, subcommands }];
  const next = pressedTwice(game, { type: 'playLines', figure: id, lines }, random);
  const byHand = { type: 'markLines', figure: id, lines: [line.ref], state: 'done' };
  const after = next ?? took(game, byHand, random);
  const { attack, phase } = after ? tableOf(after) : scenario;
  if (after && !attack && phase.name === 'turns' && phase.active === id) {
    const now = nextAct(tableOf(after), CONTENT, false, after.campaign.characters);
    const left = now.kind === 'chooseLine' ? now.open : [];
    expect(left.map(({ ref }) => ref)).not.toContainEqual(line.ref);
  }
  return after;
}

function attackedByHand(game: Game, attacker: FigureId, random: Random): Game | null {
  const { attack, figures } = tableOf(game);
  for (const { id: figure } of figures.filter(isInPlay)) {
    const target = { figure, distance: null };
    const begin = { attacker, base: random() < 0.5 ? null : 3, ranged: null, range: null };
    const next = attack
      ? took(game, { type: 'addTarget', target }, random)
      : took(game, { type: 'beginAttack', ...begin, targets: [target] }, random);
    if (next) return next;
  }
  return attack ? took(game, { type: 'cancelAttack' }, random) : null;
}

test.each(SCENARIOS)('the guide continues after any correction: %s', (scenario) => {
  const seed = Number(scenario);
  const random = seeded(seed);
  const starts = startsOf(id(scenario));
  let game = ['c1', 'c2'].reduce(
    (now, figure, index) =>
      took(now, { type: 'placeFigure', figure, at: starts[index] ?? null }, random) ?? now,
    inScenario(scenario, seed),
  );
  let played = 0;
  const past: Game[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const before = game;
    const act = nextAct(tableOf(game), CONTENT, false, game.campaign.characters);
    if (act.kind === 'leaveScenario') break;
    if (random() < 0.15) {
      // Undone, or changed manually.
      game =
        random() < 0.3
          ? (past.at(-1) ?? game)
          : (took(game, byHand(tableOf(game), random), random) ?? game);
    } else {
      game = guided(game, act, random) ?? game;
      played += 1;
    }
    if (game !== before) past.push(before);
  }
  expect(played).toBeGreaterThan(0);
});
