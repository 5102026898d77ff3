/** The next step in a turn: a command, or options to choose from. */
import type { FigureId } from '../../ids';
import type { MonsterOption } from '../../map/focus/monsterTurn';
import type { Force } from '../../rules/board/forcedDistance';
import type { FinalAction } from '../../rules/monsters/finalActions';
import type { ActStep } from '../../rules/monsters/plan/plan';
import type { Hex } from '../../state';
import type { Element } from '../../vocabulary';
import type { CommandOf } from '../shapes';
import type { ActingFigure, Subcommand } from './lineActions';
import type { MonsterLine } from '../../rules/monsters/turnLines';

export type PlayLines = CommandOf<'playLines'>;

/** The next act of a turn: one command, or the options that players choose among. */
export type NextLine =
  | {
      readonly kind: 'playLines';
      readonly command: PlayLines;
      readonly lines: readonly FinalAction[];
      /** The figure's focus and target, if the board determines them. */
      readonly option: MonsterOption | 'noFocus' | null;
    }
  | { readonly kind: 'useElement'; readonly command: CommandOf<'consume'> }
  /** Equally legal options: paths and targets. */
  | {
      readonly kind: 'chooseWay';
      readonly figure: FigureId;
      readonly step: ActStep;
      readonly options: readonly { readonly option: MonsterOption; readonly command: PlayLines }[];
    }
  | {
      readonly kind: 'chooseFigure';
      readonly figure: FigureId;
      readonly line: FinalAction;
      /** False if several can be chosen, of which `commandForChosen` makes one command. */
      readonly isOne: boolean;
      readonly options: readonly { readonly figure: FigureId; readonly command: PlayLines }[];
    }
  | {
      readonly kind: 'chooseHex';
      readonly figure: FigureId;
      readonly line: FinalAction;
      readonly options: readonly { readonly hexes: readonly Hex[]; readonly command: PlayLines }[];
    }
  | {
      readonly kind: 'chooseRoom';
      readonly figure: FigureId;
      readonly line: FinalAction;
      readonly options: readonly { readonly room: number; readonly command: PlayLines }[];
    }
  | {
      readonly kind: 'choosePush';
      readonly figure: FigureId;
      readonly target: FigureId;
      readonly force: Force;
      readonly options: readonly { readonly path: readonly Hex[]; readonly command: PlayLines }[];
    }
  | {
      readonly kind: 'chooseElement';
      readonly figure: FigureId;
      readonly options: readonly {
        readonly element: Element;
        readonly command: CommandOf<'consume'>;
      }[];
    }
  /** Without a board, players choose the target. */
  | { readonly kind: 'chooseTarget'; readonly attacker: FigureId };

/** The command of one line. */
export function commandForLine(
  { figure }: ActingFigure,
  { line }: MonsterLine,
  subcommands: readonly Subcommand[],
): PlayLines {
  return { type: 'playLines', figure: figure.id, lines: [{ line, subcommands: [...subcommands] }] };
}

/** An ability that needs no choice. */
export function lineWithoutChoice(
  at: ActingFigure,
  line: MonsterLine,
  subcommands: readonly Subcommand[],
): NextLine {
  return {
    kind: 'playLines',
    command: commandForLine(at, line, subcommands),
    lines: [line.action],
    option: null,
  };
}
