import { describe, expect, test } from 'vitest';
import { isByPlace } from '../../content/notation/cardKeywords';
import { halfLines } from '../../rules/cards/lines/cardLines';
import {
  asked,
  characterOf,
  changed,
  commandFor,
  figureOf,
  lineOf,
  MONSTERS,
  plays,
  struck,
  tableAs,
  withActive,
} from '../../testing/cardTurn';
import { hex, withConditions } from '../../testing/placing';
import { hasCondition } from '../../rules/figures/conditions/conditionTraits';
import { CONTENT, played, refused, tableOf } from '../../testing/play';
import type { Game, Hex } from '../../state';
import { lineTargets } from './lines/lineTargets';
import { openHexes } from './hexesToChoose';

const [A, B, C] = MONSTERS as [string, string, string];
/** Nobody is adjacent to c1 except A. */
const PLACES = { c1: [1, 1], [A]: [2, 1], [B]: [1, 4], [C]: [2, 4] } as const;

const attackedIn = (game: Game) => tableOf(game).attack?.targets.map(({ figure }) => figure);

describe('an attack on figures at a place', () => {
  test('[TURN-3] reaches all enemies in the room without a range', () => {
    const game = tableAs('spellweaver', PLACES);
    const begun = plays(game, lineOf(game, 87, 'top', 0));
    expect(new Set(attackedIn(begun))).toEqual(new Set([A, B, C]));
    expect(tableOf(begun).attack).toMatchObject({ base: 3, range: null });
  });

  test('[TURN-3] reaches only enemies beside the obstacle that the half made or destroyed', () => {
    const game = tableAs('cragheart', PLACES);
    const hexes = [hex([2, 3]), hex([1, 3]), hex([0, 3])];
    const made = plays(game, lineOf(game, 140, 'top', 0), { hexes });
    const begun = plays(made, lineOf(made, 140, 'top', 1));
    expect(new Set(attackedIn(begun))).toEqual(new Set([B, C]));
    expect(tableOf(begun).attack).toMatchObject({ ranged: true, effects: ['immobilize'] });
    const lay = { type: 'layOverlay', kind: 'obstacle', hexes: [hex([0, 2])] } as const;
    const laid = played(tableAs('cragheart', { ...PLACES, [C]: [0, 3] }), [lay]).game;
    const gone = plays(laid, lineOf(laid, 130, 'top', 0), { hexes: [hex([0, 2])] });
    expect(attackedIn(plays(gone, lineOf(gone, 130, 'top', 1)))).toEqual([C]);
  });

  test('[TURN-3] reaches enemies beside the new hex of a moved obstacle, with the bonus of earth', () => {
    const table = played(tableAs('cragheart', PLACES), [
      { type: 'layOverlay', kind: 'obstacle', hexes: [hex([1, 2])] },
      { type: 'correctElement', element: 'earth', state: 'strong' },
    ]).game;
    const line = lineOf(table, 132, 'top', 0);
    const choices = (...chosen: Hex[]) =>
      openHexes(tableOf(table), CONTENT, characterOf(table), { action: line.action, line }, chosen);
    expect(asked(table, line)).toMatchObject({ needs: 'hexes', count: 2 });
    expect(choices()).toEqual([hex([1, 2])]);
    expect(choices(hex([1, 2]))).toContainEqual(hex([2, 3]));
    expect(choices(hex([1, 2]))).not.toContainEqual(hex([2, 4]));
    const hexes = [hex([1, 2]), hex([2, 3])];
    const moved = plays(table, line, { hexes, offers: [{ offer: 0 }] });
    expect(tableOf(moved).board?.laid).toMatchObject([{ kind: 'obstacle', hexes: [hex([2, 3])] }]);
    const begun = plays(moved, lineOf(moved, 132, 'top', 1));
    expect(attackedIn(begun)).toEqual(expect.arrayContaining([B, C]));
    expect(attackedIn(begun)).not.toContain(A);
    expect(tableOf(begun).attack).toMatchObject({ base: 3, ranged: true });
  });

  test('[TURN-3] reaches enemies beside the killed enemy, not those beside the attacker', () => {
    const game = changed(tableAs('mindthief', { ...PLACES, [C]: [1, 3] }), C, {
      rank: 'normal',
    } as never);
    const killed = plays(game, lineOf(game, 164, 'top', 0), { targets: [C] as never });
    expect(tableOf(killed).figures.some(({ id }) => id === C)).toBe(false);
    expect(attackedIn(plays(killed, lineOf(killed, 164, 'top', 1)))).toEqual([B]);
  });

  test('[TURN-3] reaches enemies at exactly the printed range', () => {
    const game = tableAs('triangles', { ...PLACES, [B]: [1, 3] });
    expect(attackedIn(plays(game, lineOf(game, 453, 'top', 0)))).toEqual([B]);
  });

  test('[TURN-3] reaches enemies near the healed figure', () => {
    const game = tableAs('triangles', { ...PLACES, [A]: [2, 0], c2: [1, 3] });
    const healed = plays(game, lineOf(game, 468, 'top', 0), { targets: ['c2'] as never });
    const begun = plays(healed, lineOf(healed, 468, 'top', 1));
    expect(new Set(attackedIn(begun))).toEqual(new Set([B, C]));
  });

  test('[TURN-3] reaches the doomed enemy at any range, and no other', () => {
    const table = tableAs('angry-face', PLACES);
    const game = withActive(table, [{ card: 376, half: 'bottom', on: B as never }]);
    const line = lineOf(game, 398, 'bottom', 1);
    if (line.action?.kind !== 'attack') throw new Error('no attack');
    const all = lineTargets(tableOf(game), CONTENT, characterOf(game), line.action, line.ref);
    expect(all.flatMap(({ figure, why }) => (why ? [] : figure))).toEqual([B]);
    expect(attackedIn(plays(game, line, { targets: [B] as never }))).toEqual([B]);
    const onOther = commandFor(game, line, { targets: [A] as never });
    expect(refused(game, onOther)).toMatchObject({ code: 'targetOutOfRange', figure: A });
  });

  test('[TURN-3] every attack at a place begins with enemies out of melee range', () => {
    const lines = CONTENT.classes().flatMap(({ id: name }) =>
      (CONTENT.cardLines(name)?.cards ?? []).flatMap(({ id: card }) =>
        (['top', 'bottom'] as const).flatMap((half) =>
          (halfLines(CONTENT.cardLines(name), card, half) ?? []).flatMap(({ action, ref }) =>
            action?.kind === 'attack' && isByPlace(action.affects)
              ? [{ name, card, half, place: ref.line }]
              : [],
          ),
        ),
      ),
    );
    expect(lines.length).toBe(11);
    for (const { name, card, half, place } of lines.filter(({ card }) => card !== 463)) {
      const table = tableAs(name, { c1: [1, 1], [B]: [1, 3] });
      const game = withActive(table, [{ card: 376, half: 'bottom', on: B as never }]);
      const line = lineOf(game, card, half, place);
      const command = commandFor(game, line, { targets: [B] as never });
      expect(attackedIn(played(game, [command]).game), String(card)).toEqual([B]);
    }
  });
});

describe('an ability for all adjacent enemies', () => {
  const places = { c1: [1, 1], [A]: [2, 1], [B]: [1, 2] } as const;
  const hidden = (name: string) => {
    const game = tableAs(name, places);
    return { ...game, scenario: withConditions(tableOf(game), A, ['invisible']) };
  };

  test('[INVISIBLE-1] an attack leaves out the invisible one', () => {
    const game = hidden('brute');
    expect(attackedIn(plays(game, lineOf(game, 20, 'top', 0)))).toEqual([B]);
  });

  test('[INVISIBLE-1] a push leaves out the invisible one', () => {
    const game = hidden('brute');
    expect(asked(game, lineOf(game, 3, 'bottom', 1))).toMatchObject({ needs: 'path', mover: B });
    const paths = [{ figure: B as never, path: [hex([1, 3])] }];
    expect(asked(game, lineOf(game, 3, 'bottom', 1), { paths })).toMatchObject({ needs: null });
  });

  test('[INVISIBLE-2] damage and conditions reach the invisible one', () => {
    const stunned = hidden('brute');
    const done = plays(stunned, lineOf(stunned, 18, 'bottom', 1));
    for (const each of [A, B]) expect(hasCondition(figureOf(done, each), 'stun')).toBe(true);
    const hurt = hidden('cragheart');
    const before = [A, B].map((each) => figureOf(hurt, each).hitPoints);
    const game = plays(hurt, lineOf(hurt, 124, 'bottom', 0));
    const after = [A, B].map((each) => figureOf(game, each).hitPoints);
    expect(after.every((left, index) => left < (before[index] ?? 0))).toBe(true);
  });
});

describe('a chain of attacks', () => {
  const targets = (id: string) => ({ targets: [id] as never });

  test('[ATTACK-5] goes on to another enemy near the last target', () => {
    const game = tableAs('triangles', { ...PLACES, [B]: [3, 1], [C]: [1, 4] });
    const first = struck(plays(game, lineOf(game, 463, 'top', 0), targets(A)));
    const second = lineOf(first, 463, 'top', 1);
    expect(second.action).toMatchObject({ value: 3, pierce: 0 });
    expect(attackedIn(plays(first, second, targets(B)))).toEqual([B]);
    for (const away of [A, C])
      expect(refused(first, commandFor(first, second, targets(away)))).toMatchObject({
        code: 'targetOutOfRange',
        figure: away,
      });
  });

  test('[ATTACK-5] offers of the first attack raise the others, and may add one', () => {
    const table = tableAs('triangles', { ...PLACES, [B]: [3, 1] });
    const game = played(table, [
      { type: 'correctElement', element: 'light', state: 'strong' },
      { type: 'correctElement', element: 'air', state: 'strong' },
    ]).game;
    expect(() => lineOf(game, 463, 'top', 3)).toThrow('no such line');
    const offers = [{ offer: 0 }, { offer: 1 }];
    const first = struck(plays(game, lineOf(game, 463, 'top', 0), { ...targets(A), offers }));
    const values = [1, 2, 3].map((place) => lineOf(first, 463, 'top', place).action);
    expect(values).toMatchObject([
      { value: 4, pierce: 2 },
      { value: 3, pierce: 2 },
      { value: 2, pierce: 2 },
    ]);
    expect(asked(first, lineOf(first, 463, 'top', 3))).toMatchObject({ needs: 'targets' });
  });
});
