import { describe, expect, test } from 'vitest';
import { neighbours } from '../../map/hexes';
import type { Game, Hex } from '../../state';
import {
  changed,
  characterOf,
  figureOf,
  lineOf,
  MONSTERS,
  plays,
  tableAs,
} from '../../testing/cardTurn';
import { hex } from '../../testing/placing';
import { CONTENT, played, tableOf, type PlainCommand } from '../../testing/play';
import { nextAct } from '../round/nextAct';

const [A, B] = MONSTERS as [string, string];
const HERO = [1, 1] as const;
/** The hex behind the target, and the one behind that. */
const BEHIND = [hex([1, 3]), hex([1, 4])] as const;

function obstacle(at: Hex): PlainCommand {
  return { type: 'layOverlay', kind: 'obstacle', hexes: [at] };
}

/** An attack of the cragheart on A, its card drawn. */
function attacked(card: number, obstacles: readonly Hex[], hitPoints = 20): Game {
  const table = tableAs('cragheart', { c1: HERO, [A]: [1, 2], [B]: [3, 0] });
  const ready = changed(table, A, { hitPoints, maxHitPoints: 20 });
  const { game } = played(ready, obstacles.map(obstacle));
  const line = lineOf(game, card, 'top', 0);
  const begun = plays(game, line, line.action && 'targets' in line.action ? on(A) : {});
  return played(begun, [{ type: 'changeTarget', figure: A as never, overrides: { damage: 1 } }])
    .game;
}

const on = (target: string) => ({ targets: [target] as never });

function optionsOf(game: Game) {
  const act = nextAct(tableOf(game), CONTENT);
  if (act.kind !== 'choosePush') throw new Error(`No push: ${act.kind}.`);
  return act.options;
}

function pushed(game: Game, path: readonly Hex[]): Game {
  const option = optionsOf(game).find((each) => JSON.stringify(each.path) === JSON.stringify(path));
  if (!option) throw new Error('There is no such way.');
  return played(game, [option.command]).game;
}

const obstaclesOf = (game: Game) =>
  (tableOf(game).board?.laid ?? []).filter(({ kind }) => kind === 'obstacle').length;

describe('a push into an obstacle', () => {
  test.each([127, 145])(
    '[TURN-3] card %i destroys the obstacle, damages the target and gives 1 experience',
    (card) => {
      const game = attacked(card, [BEHIND[0]]);
      const path = card === 127 ? [BEHIND[0]] : [...BEHIND];
      const done = pushed(game, path);
      expect(figureOf(done, A)).toMatchObject({ hitPoints: 17, at: path.at(-1) });
      expect(characterOf(done).experience).toBe(characterOf(game).experience + 1);
      expect(obstaclesOf(done)).toBe(0);
    },
  );

  test('[TURN-3] every obstacle on the path counts', () => {
    const done = pushed(attacked(145, BEHIND), BEHIND);
    expect(figureOf(done, A)).toMatchObject({ hitPoints: 15, at: BEHIND[1] });
    expect(obstaclesOf(done)).toBe(0);
  });

  test('[DEATH-1] a target killed by the obstacle goes no farther', () => {
    const done = pushed(attacked(145, BEHIND, 3), BEHIND);
    expect(tableOf(done).figures.some(({ id }) => id === A)).toBe(false);
    expect(obstaclesOf(done)).toBe(1);
  });

  test('[MOVE-7] the push of another card is blocked by the obstacle', () => {
    const paths = optionsOf(attacked(141, [BEHIND[0]])).map(({ path }) => path);
    expect(paths.some(([first]) => JSON.stringify(first) === JSON.stringify(BEHIND[0]))).toBe(
      false,
    );
  });
});

describe('a push that something blocks', () => {
  test('[TURN-3] card 141 damages the target and gives experience for each missing hex', () => {
    const around = neighbours(hex([1, 2]));
    const free = around.filter((each) => JSON.stringify(each) !== JSON.stringify(hex([1, 1])));
    const all = attacked(141, free);
    const stays = pushed(all, []);
    expect(figureOf(stays, A)).toMatchObject({ hitPoints: 15, at: hex([1, 2]) });
    expect(characterOf(stays).experience).toBe(characterOf(all).experience + 2);
    const half = attacked(141, [BEHIND[1]]);
    const short = pushed(half, [BEHIND[0]]);
    expect(figureOf(short, A)).toMatchObject({ hitPoints: 17, at: BEHIND[0] });
    expect(characterOf(short).experience).toBe(characterOf(half).experience + 1);
  });

  test('[TURN-3] a push in full, and a declined one, damage nobody', () => {
    const game = attacked(141, []);
    for (const path of [[...BEHIND], []])
      expect(figureOf(pushed(game, path), A).hitPoints).toBe(19);
  });
});
