/** Commands that would exhaust a character by damage. */
import type { Content } from '../../content/content';
import { findFigure } from '../../rules/figures/figures';
import {
  firstExhausted,
  lastDamageCause,
  type DamageCause,
} from '../../rules/figures/hitPoints/fatalDamage';
import type { Character, Game, Scenario } from '../../state';
import type { Command, CommandType } from '../shapes';
import { dryRun } from './dryRun';
import { preventionsOf, type Prevention } from './preventions';

/** A command that would exhaust a character. */
export interface FatalDamage extends DamageCause {
  readonly command: Command;
  readonly character: Character;
  /** Hit points that the character would lose. */
  readonly amount: number;
  /** Name of the class card with the ability; null = none. */
  readonly from: string | null;
  readonly preventions: readonly Prevention[];
}

/** Commands that can damage a character. Corrections of hit points do not count as damage. */
const DAMAGING: readonly CommandType[] = [
  'sufferDamage',
  'takeShortRest',
  'startTurn',
  'endTurn',
  'lootTokens',
  'applyAttack',
  'moveFigure',
  'pushFigure',
  'springTrap',
  'loseFlight',
  'playLines',
  'useActiveCard',
  'useItem',
  'applyRule',
  'beginAttack',
  'addTarget',
];

/**
 * Checks a command before it is sent; null = it exhausts no character. Damage that is not fatal can
 * be negated afterwards.
 *
 * @rule EXHAUST-1 NEGATE-1
 */
export function fatalDamage(game: Game, command: Command, content: Content): FatalDamage | null {
  const { scenario } = game;
  if (!scenario || !DAMAGING.includes(command.type)) return null;
  const done = dryRun(game, command, content);
  const after = done?.next.scenario;
  const character = after ? firstExhausted(scenario, after) : null;
  if (!done || !character) return null;
  const damages = done.events.flatMap((event) =>
    event.type === 'damaged' && event.figure === character.id ? [event.amount] : [],
  );
  const amount = Math.max(character.hitPoints, ...damages);
  const cause = lastDamageCause(done.events, character.id);
  const card = cause.source === 'direct' ? cardOf(scenario, command, content) : null;
  const preventions = preventionsOf({ game, content, command, character, source: cause.source });
  return { command, character, amount, from: null, ...cause, ...card, preventions };
}

/** The figure and the class card that deal damage without an attack. */
function cardOf(
  scenario: Scenario,
  command: Command,
  content: Content,
): Pick<FatalDamage, 'by' | 'from'> | null {
  if (command.type !== 'playLines' && command.type !== 'useActiveCard') return null;
  const { figure: by } = command;
  const owner = findFigure(scenario, by);
  if (owner?.kind !== 'character') return { by, from: null };
  const line = command.type === 'playLines' ? command.lines[0]?.line : null;
  const played =
    command.type === 'useActiveCard' ? command.card : line?.kind === 'classCard' ? line.card : null;
  const card = content.classCards(owner.class).find(({ id }) => id === played);
  return { by, from: card?.name ?? null };
}
