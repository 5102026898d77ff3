import { describe, expect, test } from 'vitest';
import { halfLines } from '../../rules/cards/lines/cardLines';
import { findFigure } from '../../rules/figures/figures';
import { asked, characterOf, lineOf, MONSTERS, plays, tableAs } from '../../testing/cardTurn';
import { withConditions } from '../../testing/placing';
import { CONTENT, tableOf } from '../../testing/play';
import type { Condition } from '../../vocabulary';
import type { Game } from '../../state';
import { lineTargets } from './lines/lineTargets';

const [NEAR, FAR, THIRD] = MONSTERS as [string, string, string];
const PLACES = { c1: [1, 1], c2: [1, 2], [NEAR]: [2, 1], [FAR]: [2, 4] } as const;

const conditioned = (game: Game, figure: string, conditions: readonly Condition[]): Game => ({
  ...game,
  scenario: withConditions(tableOf(game), figure, conditions),
});

function killable(game: Game, card: number): readonly string[] {
  const line = lineOf(game, card, 'top', 0);
  if (line.action?.kind !== 'kill') throw new Error('no kill');
  return lineTargets(tableOf(game), CONTENT, characterOf(game), line.action, line.ref).flatMap(
    ({ figure, why }) => (why === null ? [figure] : []),
  );
}

describe('a kill with a condition', () => {
  test('[TURN-3] is offered only against enemies with the condition', () => {
    const game = tableAs('brute', PLACES);
    expect(killable(game, 22)).toEqual([]);
    expect(killable(conditioned(game, NEAR, ['stun']), 22)).toEqual([NEAR]);
  });

  test('[TURN-3] needs two negative conditions where the card says so', () => {
    const game = tableAs('saw', PLACES);
    expect(killable(conditioned(game, NEAR, ['poison', 'strengthen']), 439)).toEqual([]);
    expect(killable(conditioned(game, NEAR, ['poison', 'muddle']), 439)).toEqual([NEAR]);
  });

  test('[TURN-3] looks at the allies beside the target on the board', () => {
    const game = tableAs('scoundrel', { ...PLACES, c2: [2, 2] });
    expect(killable(game, 107)).toEqual([NEAR]);
    const together = tableAs('scoundrel', { ...PLACES, c2: [2, 2], [THIRD]: [3, 1] });
    expect(killable(together, 107)).toEqual([]);
  });

  test('[TURN-3] kills nobody else, even if the players choose another enemy', () => {
    const game = tableAs('squidface', { ...PLACES, [NEAR]: [3, 1] });
    const line = lineOf(game, 305, 'top', 0);
    const targets = [NEAR] as never;
    expect(findFigure(tableOf(plays(game, line, { targets })), NEAR as never)).toBeDefined();
    const poisoned = conditioned(game, NEAR, ['poison']);
    const after = tableOf(plays(poisoned, line, { targets }));
    expect(findFigure(after, NEAR as never)).toBeUndefined();
  });

  test('[TURN-3] every kill with a condition spares a figure that does not meet it', () => {
    const kills = CONTENT.classes().flatMap(({ id: name }) =>
      (CONTENT.cardLines(name)?.cards ?? []).flatMap(({ id: card, top }) =>
        top.some(({ type, when }) => type === 'kill' && when) ? [{ name, card }] : [],
      ),
    );
    expect(kills.length).toBe(4);
    for (const { name, card } of kills) {
      const game = tableAs(name, { c1: [1, 1], [NEAR]: [2, 1] });
      expect(killable(game, card), String(card)).toEqual([]);
      expect(halfLines(CONTENT.cardLines(name), card, 'top')?.[0]?.action).toMatchObject({
        kind: 'kill',
      });
      expect(asked(game, lineOf(game, card, 'top', 0))).toMatchObject({ needs: 'targets' });
    }
  });
});
