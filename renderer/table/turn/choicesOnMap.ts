/** What of the next act is chosen by a hex: each hex with the command it stands for. */
import type { NextAct } from '#shared/commands/round/possibleActs';
import type { Command } from '#shared/commands/shapes';
import { findFigure } from '#shared/rules/figures/figures';
import type { FigureId } from '#shared/ids';
import type { Hex, Scenario } from '#shared/state';

export interface HexChoice {
  readonly hex: Hex;
  /** In the list of what is to be chosen. */
  readonly place: number;
  readonly command: Command;
}

/** More than these are no list: they are chosen on the map. */
const MOST_LISTED = 8;

/** Where several hexes are needed at once, the list beside the map says more. */
export function choicesOnMap(act: NextAct, scenario: Scenario): readonly HexChoice[] {
  const at = (place: number, hex: Hex | null | undefined, command: Command) =>
    hex ? [{ hex, place, command }] : [];
  switch (act.kind) {
    case 'chooseHex':
      return act.options.flatMap(({ hexes: [hex, ...others], command }, place) =>
        others.length === 0 ? at(place, hex, command) : [],
      );
    case 'chooseFigure':
      return (act.isOne ? act.options : []).flatMap(({ figure, command }, place) =>
        at(place, findFigure(scenario, figure)?.at, command),
      );
    case 'chooseComing':
      return act.options.map(({ hex, command }, place) => ({ hex, place, command }));
    case 'choosePush':
      return act.options.flatMap(({ path, command }, place) => at(place, path.at(-1), command));
    case 'chooseWay':
      return act.options.flatMap(({ option: { path, moveTo, attack }, command }, place) => {
        const [only, ...others] = attack;
        const target = only && others.length === 0 ? findFigure(scenario, only as FigureId) : null;
        return at(place, path.length > 0 ? moveTo : target?.at, command);
      });
    default:
      return [];
  }
}

/** What a digit stands for, as the list and the map number it; null = nothing. */
export function numberedChoice(act: NextAct, scenario: Scenario, number: number): Command | null {
  if (isMapsOnly(act, scenario)) return null;
  switch (act.kind) {
    case 'chooseWay':
    case 'chooseHex':
    case 'chooseRoom':
    case 'choosePush':
    case 'chooseElement':
      return act.options[number - 1]?.command ?? null;
    case 'chooseFigure':
      return act.isOne ? (act.options[number - 1]?.command ?? null) : null;
    default:
      return null;
  }
}

/** They are too many for a list, and each has a hex of its own. */
export function isMapsOnly(act: NextAct, scenario: Scenario): boolean {
  if (act.kind === 'chooseComing') return true;
  return (
    act.kind === 'chooseHex' &&
    act.options.length > MOST_LISTED &&
    choicesOnMap(act, scenario).length === act.options.length
  );
}
