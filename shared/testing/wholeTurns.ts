/** Starts and ends all turns of a round without any action in them. */
import { nextFigure } from '../rules/round/turnStates';
import type { Game } from '../state';
import { played, tableOf } from './play';

/** Maximum number of turns, above any real round. */
const MOST_TURNS = 60;

/** A game in which both characters have chosen and all turns of the round are over. */
export function turnsPassed(game: Game): Game {
  let next = played(game, [
    { type: 'setInitiative', character: 'c1', leading: 10, second: 90 },
    { type: 'setInitiative', character: 'c2', leading: 11, second: 91 },
    { type: 'revealInitiatives' },
  ]).game;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const { phase } = tableOf(next);
    const figure = phase.name === 'turns' ? (phase.active ?? nextFigure(phase)) : null;
    if (figure === null || phase.name !== 'turns') return next;
    if (phase.active === null) next = played(next, [{ type: 'startTurn', figure }]).game;
    next = played(next, [{ type: 'endTurn', figure }]).game;
  }
  return next;
}
