/** Checks if a seat may send a command. The rules of the game are checked elsewhere. */
import { rowOf, type Command } from '../commands/commands';
import { ownersOf, type Owner } from '../commands/rights';
import type { FigureId } from '../ids';
import type { Refusal } from '../refusals';
import { findFigure } from '../rules/figures/figures';
import type { Game } from '../state';
import type { Seat } from './seat';

/**
 * Refuses a command of other owners, and names them; null = the seat may send it.
 *
 * @rule SEAT-8 SEAT-9 SEAT-10
 */
export function mayDo(seat: Seat, command: Command, game: Game): Refusal | null {
  if (seat.kind === 'table') return null;
  if (seat.kind === 'screen') return { code: 'screensAreViewOnly' };
  const owners = ownersOf(rowOf(command), command, game.scenario);
  if (owners === 'table') return { code: 'onlyForTheTable' };
  const other = owners.find((owner) => !isOf(seat, owner, game));
  if (other === undefined) return null;
  const isFigure = game.scenario?.figures.some(({ id }) => id === other) ?? false;
  return isFigure
    ? { code: 'belongsToAnotherDevice', figure: other as FigureId }
    : { code: 'onlyForTheTable' };
}

function isOf(seat: Extract<Seat, { kind: 'player' }>, owner: Owner, game: Game): boolean {
  if (owner === 'monsters') return seat.monsters;
  if (seat.characters.some((mine) => (mine as string) === owner)) return true;
  const figure = game.scenario && findFigure(game.scenario, owner as FigureId);
  if (figure?.kind === 'summon') return isOf(seat, figure.owner, game);
  return (figure?.kind === 'monster' || figure?.kind === 'objective') && seat.monsters;
}
