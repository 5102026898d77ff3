import { describe, expect, test } from 'vitest';
import { modeAgainst } from '../../rules/attack/draw/draw';
import { printedTraits } from '../../rules/figures/stats/stats';
import { occasionLines } from '../../rules/cards/lines/occasionLines';
import type { Game } from '../../state';
import { aSummon } from '../../testing/builders';
import {
  asked,
  characterOf,
  figureOf,
  lineOf,
  MONSTERS,
  plays,
  tableAs,
  withActive,
} from '../../testing/cardTurn';
import { hex, withConditions } from '../../testing/placing';
import { CONTENT, played, tableOf } from '../../testing/play';

const [A, B] = MONSTERS as [string, string];
const PLACES = { c1: [1, 1], c2: [1, 2], [A]: [3, 1], [B]: [1, 4] } as const;
const doom = (card: number) => ({ card, half: 'bottom', on: A as never }) as const;

function targetsIn(game: Game) {
  return tableOf(game).attack?.targets ?? [];
}

/** c1 attacks figures at range 5 with a line of its class. */
function shoots(game: Game, targets: readonly string[]): Game {
  return played(game, [
    {
      ...{ type: 'beginAttack', attacker: 'c1', base: 3, ranged: true, range: 5 },
      targets: targets.map((figure) => ({ figure })),
    } as never,
  ]).game;
}

describe('bonuses against one target', () => {
  test('[TURN-3] a doom adds what is left of the range against its enemy only', () => {
    const game = withActive(tableAs('angry-face', PLACES), [doom(405)]);
    const [onA, onB] = targetsIn(shoots(game, [A, B]));
    expect(onA?.modifiers.map(({ n }) => n)).toEqual([3]);
    expect(onB?.modifiers).toEqual([]);
  });

  test('[ADVANTAGE-2] a doom gives advantage against its enemy only', () => {
    const game = withActive(tableAs('angry-face', PLACES), [doom(395)]);
    const begun = shoots(game, [A, B]);
    const { attack } = tableOf(begun);
    if (!attack) throw new Error('No attack runs.');
    const modes = attack.targets.map((aim) => {
      const traits = printedTraits(tableOf(begun), CONTENT, figureOf(begun, aim.figure));
      return modeAgainst(attack, aim, characterOf(begun), traits).mode;
    });
    expect(modes).toEqual(['advantage', 'normal']);
  });

  test('[SUMMON-3] a doom raises the attack of its owner’s summons on its enemy only', () => {
    const summon = aSummon({ owner: 'c1' as never, at: hex([2, 1]), attack: 2 });
    const table = withActive(tableAs('angry-face', PLACES), [doom(389)]);
    const scenario = tableOf(table);
    const game = { ...table, scenario: { ...scenario, figures: [...scenario.figures, summon] } };
    const attack = { type: 'beginAttack', attacker: summon.id, ranged: null, range: null };
    const on = (figure: string) =>
      targetsIn(
        played(game, [{ ...attack, base: null, targets: [{ figure, distance: 1 }] } as never]).game,
      ).flatMap(({ modifiers }) => modifiers.map(({ n }) => n));
    expect(on(A)).toEqual([2]);
    expect(on(B)).toEqual([]);
  });

  test('[TURN-3] a bonus for allies in range counts those around the owner of its card', () => {
    const places = { ...PLACES, c1: [0, 1] as const, c2: [1, 1] as const };
    const attackOf = (game: Game) => {
      const line = lineOf(game, 1, 'top', 0);
      const { attack } = tableOf(
        plays(game, line, { targets: [A as never], anyway: [A as never] }),
      );
      return attack?.modifiers.map(({ n }) => n);
    };
    const near = withActive(tableAs('brute', places), [{ card: 173, half: 'bottom' }], 'c2');
    const ofMindthief = {
      ...near,
      scenario: {
        ...tableOf(near),
        figures: tableOf(near).figures.map((each) =>
          each.id === 'c2' ? ({ ...each, class: 'mindthief' } as never) : each,
        ),
      },
    };
    expect(attackOf(ofMindthief)).toEqual([1]);
  });
});

describe('abilities that need one more answer', () => {
  test('[TURN-3] one of several negative conditions is chosen, a single one is not asked', () => {
    const table = withActive(tableAs('saw', PLACES), [{ card: 416, half: 'top' }]);
    const [line] = occasionLines(lineOf(table, 416, 'top', 0));
    if (!line) throw new Error('No such moment.');
    const hurt = (conditions: readonly string[]): Game => ({
      ...table,
      scenario: withConditions(tableOf(table), 'c2' as never, conditions as never),
    });
    const targets = ['c2' as never];
    const both = hurt(['poison', 'wound', 'strengthen']);
    expect(asked(both, line, { targets })).toMatchObject({ needs: 'condition', mover: 'c2' });
    const cures = [{ figure: 'c2' as never, condition: 'wound' as const }];
    const removed = { type: 'removeCondition', figure: 'c2' };
    expect(asked(both, line, { targets, cures })).toMatchObject({
      commands: [{ ...removed, condition: 'wound' }],
    });
    expect(asked(hurt(['poison']), line, { targets })).toMatchObject({
      commands: [{ ...removed, condition: 'poison' }],
    });
  });

  test('[LOOT-1] a companion loots for its owner, without a question who', () => {
    const table = tableAs('two-mini', PLACES);
    const bear = aSummon({ owner: 'c1' as never, companion: true, at: hex([2, 2]) } as never);
    const scenario = tableOf(table);
    const game = { ...table, scenario: { ...scenario, figures: [...scenario.figures, bear] } };
    expect(asked(game, lineOf(game, 487, 'bottom', 0))).toMatchObject({ needs: 'tokens' });
  });

  test('[TURN-3] money for each adjacent enemy is counted and taken', () => {
    const places = { c1: [1, 1], [A]: [2, 1], [B]: [1, 2] } as const;
    const game = tableAs('mindthief', places);
    const rich = plays(game, lineOf(game, 163, 'top', 1));
    expect(characterOf(rich).money - characterOf(game).money).toBe(2);
  });

  test('[EXHAUST-1] a card that exhausts its owner gives its experience first', () => {
    const game = tableAs('lightning', { c1: [1, 1], [A]: [2, 1] });
    const gained = plays(game, lineOf(game, 339, 'top', 2));
    const out = plays(gained, lineOf(gained, 339, 'top', 1));
    expect(characterOf(out)).toMatchObject({ exhausted: true, experience: 3 });
  });
});
