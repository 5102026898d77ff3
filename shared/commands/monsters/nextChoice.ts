/** What may come next in a turn: one command, or the options that players choose among. */
import type { FigureId } from '../../ids';
import type { MonsterOption } from '../../map/monsterTurn';
import type { Force } from '../../rules/board/forcedDistance';
import type { FinalAction } from '../../rules/monsters/actionNumbers';
import type { ActStep } from '../../rules/monsters/plan/plan';
import type { Hex } from '../../state';
import type { Element } from '../../vocabulary';
import type { CommandOf } from '../shapes';
import type { Acting, Subcommand } from './lineActions';
import type { MonsterLine } from '../../rules/monsters/turnLines';

export type PlayLines = CommandOf<'playLines'>;

/** The next act of a turn: one command, or the options that players choose among. */
export type NextLine =
  | {
      readonly kind: 'playLines';
      readonly command: PlayLines;
      readonly lines: readonly FinalAction[];
      /** Whom it moves towards or attacks, where the board says so. */
      readonly option: MonsterOption | 'noFocus' | null;
    }
  | { readonly kind: 'useElement'; readonly command: CommandOf<'consume'> }
  /** All equally legal: the way it goes and whom it attacks. */
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
      /** Several may be taken: `onAll` makes one command of theirs. */
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
  /** Whom it attacks is not known: without the board players say. */
  | { readonly kind: 'chooseTarget'; readonly attacker: FigureId };

/** The command of one line. */
export function one(
  { figure }: Acting,
  { line }: MonsterLine,
  subcommands: readonly Subcommand[],
): PlayLines {
  return { type: 'playLines', figure: figure.id, lines: [{ line, subcommands: [...subcommands] }] };
}

/** A line that is done with nothing to choose. */
export function whole(at: Acting, line: MonsterLine, subcommands: readonly Subcommand[]): NextLine {
  return {
    kind: 'playLines',
    command: one(at, line, subcommands),
    lines: [line.action],
    option: null,
  };
}
