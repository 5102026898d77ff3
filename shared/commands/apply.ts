/** The only door: everything that changes a game goes through `apply`. */
import type { Content } from '../content/content';
import { isHex } from '../map/hexes';
import type { Random } from '../random';
import type { Refusal } from '../refusals';
import { andThen, ok, refuse, type Outcome, type Result } from '../result';
import type { Game } from '../state';
import { afterEveryStep } from './afterEveryStep';
import { explain } from './campaign/missingPack';
import { rowOf, type Command } from './commands';

export { EMPTY_GAME } from './campaign/campaign';

/**
 * The next game and what happened, or why a player cannot do that; then the game is unchanged.
 * Pure: chance comes through `random` only, printed numbers from `content`. What did not change is
 * shared with the game before. Commands have to be of their shape; beyond that nothing throws.
 */
export function apply(
  game: Game,
  command: Command,
  random: Random,
  content: Content,
): Result<Outcome<Game>> {
  const row = rowOf(command);
  const refusal = whyNot(game, command, content);
  if (refusal) return refuse(refusal);
  if (row.in === 'campaign') return ok(row.carryOut({ game, content, random }, command));
  const { scenario } = game;
  if (!scenario) throw new Error('Nobody asked whether there is a scenario.');
  const step = row.carryOut({ game, content, random, scenario }, command);
  const { next, events } = afterEveryStep(scenario, step, content, random);
  const done = { next: next === scenario ? game : { ...game, scenario: next }, events };
  const { besides } = row;
  if (!besides) return ok(done);
  return ok(andThen(done, (after) => besides({ game: after, content, random }, command, game)));
}

/** Why the command would be refused now; null = it can be carried out. Changes nothing. */
export function whyNot(game: Game, command: Command, content: Content): Refusal | null {
  const refusal = whyNotPlainly(game, command, content);
  return refusal && explain(refusal, game, content);
}

function whyNotPlainly(game: Game, command: Command, content: Content): Refusal | null {
  const odd = oddHex(command);
  if (odd) return odd;
  const row = rowOf(command);
  if (row.in === 'campaign') return row.whyNot({ game, content }, command);
  const { scenario } = game;
  if (!scenario) return { code: 'noScenario' };
  if (row.in === 'scenario' && scenario.phase.name === 'over') return { code: 'scenarioIsOver' };
  return row.whyNot({ game, content, scenario }, command);
}

/**
 * The refusal of a command with a hex in it that is none: its numbers are not whole, or huge. Names
 * the first such place: 'path.2'. Null where all hexes are hexes.
 */
function oddHex(command: Command): Refusal | null {
  const part = oddPlace(command, '');
  return part === null ? null : { code: 'notAHex', part };
}

function oddPlace(value: unknown, place: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if ('q' in value && 'r' in value) return isHex(value) ? null : place;
  for (const [key, inner] of Object.entries(value)) {
    const odd = oddPlace(inner, place === '' ? key : `${place}.${key}`);
    if (odd !== null) return odd;
  }
  return null;
}
