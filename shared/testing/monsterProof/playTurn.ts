/**
 * Plays a monster's turn with the amber button, and chooses the first option where there is a
 * choice.
 */
import type { FigureId } from '../../ids';
import { nextAct } from '../../commands/round/nextAct';
import { isOnlyOnCard } from '../../commands/monsters/lineActions';
import { findFigure } from '../../rules/figures/figures';
import { monsterLines, type MonsterLine } from '../../rules/monsters/turnLines';
import type { Game } from '../../state';
import { CONTENT, played, tableOf } from '../play';
import type { PreparedTurn } from './setUp';

export interface TurnPress {
  readonly line: string;
  readonly how: 'performed' | 'asked' | 'said' | 'atTable';
}

/** Plays until the turn would end. */
export function pressThrough({ game, acting }: PreparedTurn): {
  readonly game: Game;
  readonly presses: readonly TurnPress[];
} {
  const presses: TurnPress[] = [];
  let now = game;
  for (let press = 0; press < 60; press += 1) {
    const act = nextAct(tableOf(now), CONTENT);
    if (act.kind === 'endTurn') {
      if (act.command.figure !== acting) throw new Error('Another figure acts.');
      return { game: now, presses };
    }
    if (act.kind === 'chooseTarget') {
      presses.push({ line: 'attack', how: 'asked' });
      now = attackedByHand(now, acting);
    } else if ('options' in act) {
      const [option] = act.options;
      if (!option) throw new Error(`Nothing to choose: ${act.kind}.`);
      presses.push({ line: act.kind, how: 'asked' });
      now = played(now, [option.command]).game;
    } else if ('command' in act) {
      if (act.kind === 'playLines') {
        const isDone = act.command.lines.some(({ subcommands }) => subcommands.length > 0);
        // Without the board, an ability includes the moves before it.
        const others = act.lines.filter(({ type }) => act.option || type !== 'move');
        const named = others.length > 0 ? others : act.lines;
        const how =
          isDone || act.option ? 'performed' : named.every(isOnlyOnCard) ? 'said' : 'atTable';
        presses.push({ line: named.map(({ type }) => type).join('+'), how });
      }
      now = played(now, [act.command]).game;
    } else throw new Error(`Nobody can press ${act.kind}.`);
  }
  throw new Error('The turn does not end.');
}

/** Chooses a target and enters the attack value if it is unknown. */
function attackedByHand(game: Game, attacker: FigureId): Game {
  const begin = {
    type: 'beginAttack',
    ...{ attacker, ranged: null, range: null, targets: [{ figure: 'c1', distance: 1 }] },
  } as const;
  const attack = linesOf(game, attacker).find(
    ({ action, state }) => action.type === 'attack' && state === 'open',
  );
  const isUnknown = attack?.action.type === 'attack' && attack.action.value === null;
  return played(game, [{ ...begin, base: isUnknown ? 3 : null }]).game;
}

export function linesOf(game: Game, acting: FigureId): readonly MonsterLine[] {
  const figure = findFigure(tableOf(game), acting);
  return figure?.kind === 'monster' ? monsterLines(tableOf(game), CONTENT, figure) : [];
}
