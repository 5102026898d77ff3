import type { Content } from '../../content/content';
import type { Game } from '../../state';
import { apply } from '../apply';
import type { Command } from '../shapes';

/**
 * A fixed number is enough: the cards drawn at random in these commands do not change hit points.
 */
const NO_CHANCE = () => 0;

/** The outcome of a command without recording it; null = refused. */
export function dryRun(game: Game, command: Command, content: Content) {
  const done = apply(game, command, NO_CHANCE, content);
  return done.ok ? done.value : null;
}
