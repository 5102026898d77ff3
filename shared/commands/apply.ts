/** Applies a command to a game. Every change to a game goes through `apply`. */
import type { Content } from '../content/content';
import { isHex } from '../map/hexes';
import type { Random } from '../random';
import type { Refusal } from '../refusals';
import { andThen, ok, refuse, type Outcome, type Result } from '../result';
import type { Game } from '../state';
import { afterEveryStep } from './afterEveryStep';
import { itemsAfterStep } from './campaign/itemsAfterStep';
import { explainMissingPack } from './campaign/missingPack';
import { withFindings } from '../rules/campaign/characters/questSteps';
import { withTallies } from '../rules/scenario/tallies';
import { rowOf, type Command } from './commands';

export { EMPTY_GAME } from './campaign/campaign';

/**
 * Returns the next game and its events, or the reason for a refusal. Pure: randomness comes only
 * from `random`, printed numbers only from `content`. Unchanged parts are shared with the previous
 * game. Commands must have a valid shape; then nothing throws.
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
  if (row.in === 'campaign')
    return ok(afterItems(game, row.carryOut({ game, content, random }, command), content, random));
  const { scenario } = game;
  if (!scenario) throw new Error('Nobody asked whether there is a scenario.');
  const step = row.carryOut({ game, content, random, scenario }, command);
  const { next, events } = afterEveryStep(scenario, step, content, random);
  const done = { next: next === scenario ? game : { ...game, scenario: next }, events };
  const { besides } = row;
  const whole = besides
    ? andThen(done, (after) => besides({ game: after, content, random }, command, game))
    : done;
  return ok(afterItems(game, whole, content, random));
}

/** Runs the effects of items on the step, then updates the tallies from all its events. */
function afterItems(
  game: Game,
  step: Outcome<Game>,
  content: Content,
  random: Random,
): Outcome<Game> {
  const done = itemsAfterStep(game, step, content, random);
  const counted = withTallies(game, done);
  const { campaign } = counted;
  const found = campaign === game.campaign ? campaign : withFindings(campaign, content);
  const next = found === campaign ? counted : { ...counted, campaign: found };
  return { next, events: done.events };
}

/**
 * The reason why a command is refused in this game; null = it can be carried out. Changes nothing.
 */
export function whyNot(game: Game, command: Command, content: Content): Refusal | null {
  const refusal = whyNotPlainly(game, command, content);
  return refusal && explainMissingPack(refusal, game, content);
}

function whyNotPlainly(game: Game, command: Command, content: Content): Refusal | null {
  const invalid = invalidHex(command);
  if (invalid) return invalid;
  const row = rowOf(command);
  if (row.in === 'campaign') return row.whyNot({ game, content }, command);
  const { scenario } = game;
  if (!scenario) return { code: 'noScenario' };
  if (row.in === 'scenario' && scenario.phase.name === 'over') return { code: 'scenarioIsOver' };
  return row.whyNot({ game, content, scenario }, command);
}

/**
 * Refuses a command with an invalid hex (fractions or huge numbers) and gives its path: 'path.2'.
 * Null = all hexes are valid.
 */
function invalidHex(command: Command): Refusal | null {
  const part = invalidPlace(command, '');
  return part === null ? null : { code: 'notAHex', part };
}

function invalidPlace(value: unknown, path: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if ('q' in value && 'r' in value) return isHex(value) ? null : path;
  for (const [key, inner] of Object.entries(value)) {
    const invalid = invalidPlace(inner, path === '' ? key : `${path}.${key}`);
    if (invalid !== null) return invalid;
  }
  return null;
}
