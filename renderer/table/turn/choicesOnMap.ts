/** The options of the next act that players can choose by tapping a hex, with their commands. */
import type { NextAct } from '#shared/commands/round/possibleActs';
import type { Command } from '#shared/commands/shapes';
import { findFigure } from '#shared/rules/figures/figures';
import type { FigureId } from '#shared/ids';
import type { Hex, Scenario } from '#shared/state';

export interface HexChoice {
  readonly hex: Hex;
  /** The index in the list of options. */
  readonly place: number;
  readonly command: Command;
}

/** Lists with more hexes are not shown. Players choose on the map instead. */
const MAX_LISTED = 8;

/** The options with a single hex. Options with several hexes can only be chosen in the list. */
export function choicesOnMap(act: NextAct, scenario: Scenario): readonly HexChoice[] {
  const choiceOn = (index: number, hex: Hex | null | undefined, command: Command) =>
    hex ? [{ hex, place: index, command }] : [];
  switch (act.kind) {
    case 'chooseHex':
      return act.options.flatMap(({ hexes: [hex, ...others], command }, index) =>
        others.length === 0 ? choiceOn(index, hex, command) : [],
      );
    case 'chooseFigure':
      return (act.isOne ? act.options : []).flatMap(({ figure, command }, index) =>
        choiceOn(index, findFigure(scenario, figure)?.at, command),
      );
    case 'chooseComing':
      return act.options.map(({ hex, command }, index) => ({ hex, place: index, command }));
    case 'choosePush':
      return act.options.flatMap(({ path, command }, index) =>
        choiceOn(index, path.at(-1), command),
      );
    case 'chooseWay':
      return act.options.flatMap(({ option: { path, moveTo, attack }, command }, index) => {
        const [only, ...others] = attack;
        const target = only && others.length === 0 ? findFigure(scenario, only as FigureId) : null;
        return choiceOn(index, path.length > 0 ? moveTo : target?.at, command);
      });
    default:
      return [];
  }
}

/** The command of an option by its number, which is the same in the list and on the map. */
export function numberedChoice(act: NextAct, scenario: Scenario, number: number): Command | null {
  if (mustChooseOnMap(act, scenario)) return null;
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

/** True if the options can only be chosen on the map: they are many, and each has its own hex. */
export function mustChooseOnMap(act: NextAct, scenario: Scenario): boolean {
  if (act.kind === 'chooseComing') return true;
  return (
    act.kind === 'chooseHex' &&
    act.options.length > MAX_LISTED &&
    choicesOnMap(act, scenario).length === act.options.length
  );
}
