/** The options of a choice during a turn, in words and as commands. */
import type { NextAct } from '#shared/commands/round/possibleActs';
import type { Command } from '#shared/commands/shapes';
import type { FigureId } from '#shared/ids';
import { findFigure } from '#shared/rules/figures/figures';
import type { Hex } from '#shared/state';
import type { PlayedGame } from '../../../game/playedGame.svelte';
import { listOf } from '../../../words/sentences/play';
import { ELEMENT_NAMES } from '../../../words/sentences/names/names';
import { healedName, TURN_TEXT as text } from '../../../words/sentences/table/acts';
import { directionWords, distinctWords, optionWords } from '../wayWords';

interface TurnOption {
  readonly label: string;
  readonly command: Command;
}

/** The options of an act that asks for exactly one; empty for other acts. */
export function turnOptions(act: NextAct, game: PlayedGame): readonly TurnOption[] {
  const { names, scenario } = game;
  const placeOf = (figure: FigureId): Hex | null => findFigure(scenario, figure)?.at ?? null;
  switch (act.kind) {
    case 'chooseWay': {
      const from = placeOf(act.figure);
      const words = distinctWords(act.options, ({ option }, pathWords) =>
        optionWords(option, from, names, pathWords),
      );
      return act.options.map(({ command }, index) => ({ label: words[index] ?? '', command }));
    }
    case 'chooseHex':
      return act.options.map(({ hexes, command }) => {
        const from = placeOf(act.figure);
        const directions = from ? hexes.map((hex) => directionWords(from, hex)) : [];
        return { label: listOf(directions), command };
      });
    case 'chooseRoom':
      return act.options.map(({ room, command }) => ({ label: text.room(room), command }));
    case 'choosePush': {
      const from = placeOf(act.target);
      const words = distinctWords(act.options, ({ path }, pathWords) =>
        from && path.length > 0 ? pathWords(from, path) : text.stays,
      );
      return act.options.map(({ command }, index) => ({ label: words[index] ?? '', command }));
    }
    case 'chooseElement':
      return act.options.map(({ element, command }) => {
        return { label: ELEMENT_NAMES[element], command };
      });
    case 'chooseFigure': {
      const label = act.line.type === 'heal' ? healedName : namedFigure;
      const options = act.isOne ? act.options : [];
      return options.map(({ figure, command }) => ({ label: label(figure, game), command }));
    }
    default:
      return [];
  }
}

function namedFigure(figure: FigureId, { names }: PlayedGame): string {
  return names.figure(figure);
}
