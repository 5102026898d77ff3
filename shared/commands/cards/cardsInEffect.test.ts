import { describe, expect, test } from 'vitest';
import { withDueGains } from '../../rules/cards/dueGains';
import { halfLines } from '../../rules/cards/lines/cardLines';
import { defencesOf } from '../../rules/figures/defences';
import { targetView } from '../../rules/attack/targetView';
import {
  asked,
  changed,
  characterOf,
  commandFor,
  figureOf,
  lineOf,
  MONSTERS,
  plays,
  struck,
  tableAs,
  withActive,
} from '../../testing/cardTurn';
import { withConditions } from '../../testing/placing';
import { CONTENT, played, refused, tableOf, type PlainCommand } from '../../testing/play';
import type { Game } from '../../state';

const [A, B] = MONSTERS as [string, string];
const PLACES = { c1: [1, 1], c2: [1, 2], [A]: [2, 1], [B]: [1, 4] } as const;
const on = (id: string) => ({ targets: [id] as never });

/** An attack of a monster on a figure. */
const attackBy = (attacker: string, target: string, ranged = false): PlainCommand => ({
  ...{ type: 'beginAttack', attacker, base: 2, ranged, range: ranged ? 5 : 1 },
  targets: [{ figure: target, distance: ranged ? 4 : 1 }],
});

function attacks(game: Game, command: PlainCommand): Game {
  const [attacker] = 'attacker' in command ? [command.attacker] : [];
  return played(game, [
    { type: 'endTurn', figure: 'c1' },
    { type: 'startTurn', figure: attacker as string },
    command,
  ]).game;
}

function modeIn(game: Game): string | undefined {
  const { attack, ...scenario } = tableOf(game);
  const [aim] = attack?.targets ?? [];
  return attack && aim
    ? targetView({ ...scenario, attack }, CONTENT, attack, aim)?.mode
    : undefined;
}

describe('the attack of an augment', () => {
  const AUGMENTS = (CONTENT.cardLines('mindthief' as never)?.cards ?? []).filter(({ top }) =>
    top.some(({ type }) => type === 'augment'),
  );

  test('[TURN-3] every augment counts for the attack of its own half, once it is played', () => {
    expect(AUGMENTS.length).toBe(8);
    for (const { id: card } of AUGMENTS) {
      const game = tableAs('mindthief', PLACES);
      expect(lineOf(game, card, 'top', 1).offers, String(card)).toEqual([]);
      const augmented = plays(game, lineOf(game, card, 'top', 0));
      const { offers } = lineOf(augmented, card, 'top', 1);
      expect(
        offers.map(({ source }) => source?.card),
        String(card),
      ).toEqual([card]);
    }
  });

  test('[TURN-3] an unconditional augment is in the attack by itself', () => {
    const game = tableAs('mindthief', PLACES);
    const augmented = plays(game, lineOf(game, 151, 'top', 0));
    const begun = plays(augmented, lineOf(augmented, 151, 'top', 1), on(A));
    expect(tableOf(begun).attack).toMatchObject({ base: 1, modifiers: [{ op: 'add', n: 2 }] });
  });

  test('[TURN-3] an augment that is left out is not active, and the old one stays', () => {
    const old = withActive(tableAs('mindthief', PLACES), [{ card: 149, half: 'top' }]);
    const { ref } = lineOf(old, 151, 'top', 0);
    const skip = { type: 'markLines', figure: 'c1', lines: [ref], state: 'skipped' } as const;
    const skipped = played(old, [skip]).game;
    const done = struck(plays(skipped, lineOf(skipped, 151, 'top', 1), on(A)));
    const ended = played(done, [{ type: 'endTurn', figure: 'c1' }]).game;
    expect(characterOf(ended).activeHalves.map(({ card }) => card)).toEqual([149]);
  });

  test('[TURN-3] an augment still open at the end of the turn is not active', () => {
    const old = withActive(tableAs('mindthief', PLACES), [{ card: 149, half: 'top' }]);
    const done = struck(plays(old, lineOf(old, 151, 'top', 1), on(A)));
    const ended = played(done, [{ type: 'endTurn', figure: 'c1' }]).game;
    expect(characterOf(ended).activeHalves.map(({ card }) => card)).toEqual([149]);
  });
});

describe('one card of a kind', () => {
  const activeIn = (game: Game) => characterOf(game).activeHalves.map(({ card }) => card);

  test.each([
    ['mindthief', 149, 151, 'top', 165, 'bottom'],
    ['music-note', 349, 350, 'top', 366, 'top'],
    ['angry-face', 376, 382, 'bottom', 397, 'top'],
  ] as const)(
    '[TURN-3] of %s: the second discards the first, and a limit allows two',
    (name, first, second, half, limit, of) => {
      const table = tableAs(name, PLACES);
      const game = withActive(table, [
        { card: first, half, ...(half === 'bottom' && { on: A as never }) },
      ]);
      const next = plays(game, lineOf(game, second, half, 0), name === 'angry-face' ? on(B) : {});
      expect(activeIn(next)).toEqual([]);
      expect(activeIn(played(next, [{ type: 'endTurn', figure: 'c1' }]).game)).toEqual([second]);
      const wider = withActive(game, [
        ...characterOf(game).activeHalves,
        { card: limit, half: of },
      ]);
      const both = plays(wider, lineOf(wider, second, half, 0), name === 'angry-face' ? on(A) : {});
      expect(activeIn(played(both, [{ type: 'endTurn', figure: 'c1' }]).game)).toEqual([
        first,
        limit,
        second,
      ]);
    },
  );

  test('[TURN-3] a shield of a song is for allies who come later, and leaves with the song', () => {
    const game = withActive(tableAs('music-note', PLACES), [{ card: 349, half: 'top' }]);
    const shieldOf = (now: Game) => defencesOf(figureOf(now, 'c2'), tableOf(now), CONTENT).shield;
    expect(shieldOf(game)).toBe(1);
    expect(shieldOf(plays(game, lineOf(game, 350, 'top', 0)))).toBe(0);
  });
});

describe('what lasts is asked by every rule', () => {
  test('[CONDITION-2] every immunity of a card refuses the condition', () => {
    const table = tableAs('lightning', PLACES);
    const give = (figure: string, condition: string): PlainCommand => {
      return { type: 'addCondition', figure, condition };
    };
    const immune = withActive(table, [{ card: 343, half: 'bottom' }]);
    expect(refused(immune, give('c1', 'wound'))).toMatchObject({ code: 'isImmune' });
    for (const card of [414]) {
      const game = withActive(tableAs('saw', PLACES), [{ card, half: 'bottom' }]);
      expect(refused(game, give('c2', 'wound')), String(card)).toMatchObject({ code: 'isImmune' });
    }
    const enemies = withActive(tableAs('angry-face', PLACES), [{ card: 391, half: 'top' }]);
    expect(refused(enemies, give(A, 'invisible'))).toMatchObject({ code: 'isImmune' });
  });

  test('[CONDITION-2] a card that is given away protects its holder', () => {
    for (const card of [430, 437]) {
      const game = tableAs('saw', PLACES);
      const given = plays(game, lineOf(game, card, 'bottom', 0), on('c2'));
      const wound = (figure: string) =>
        ({ type: 'addCondition', figure, condition: 'wound' }) as const;
      expect(refused(given, wound('c2')), String(card)).toMatchObject({ code: 'isImmune' });
      const ended = played(given, [{ type: 'endTurn', figure: 'c1' }]).game;
      expect(refused(ended, wound('c2'))).toMatchObject({ code: 'isImmune' });
      expect(figureOf(played(ended, [wound('c1')]).game, 'c1').conditions).toHaveLength(1);
    }
  });

  test('[ADVANTAGE-5] attackers of guarded allies in range have disadvantage', () => {
    const game = withActive(tableAs('sun', PLACES), [
      { card: 194, half: 'bottom', lasts: 'round' },
    ]);
    expect(modeIn(attacks(game, attackBy(A, 'c2')))).toBe('disadvantage');
    const away = withActive(tableAs('sun', { ...PLACES, c1: [-3, 6], c2: [2, 0] }), [
      { card: 194, half: 'bottom' },
    ]);
    expect(modeIn(attacks(away, attackBy(A, 'c2')))).toBe('normal');
  });

  test('[ADVANTAGE-5] a song gives disadvantage to all enemies', () => {
    const game = withActive(tableAs('music-note', PLACES), [{ card: 364, half: 'top' }]);
    expect(modeIn(attacks(game, attackBy(A, 'c1')))).toBe('disadvantage');
  });

  test('[ATTACK-2] melee attackers add 1 where the card says so', () => {
    const game = withActive(tableAs('lightning', PLACES), [{ card: 332, half: 'bottom' }]);
    const added = (now: Game) => tableOf(now).attack?.targets[0]?.modifiers.map(({ n }) => n);
    expect(added(attacks(game, attackBy(A, 'c1')))).toEqual([1]);
    expect(added(attacks(game, attackBy(A, 'c1', true)))).toEqual([]);
    expect(added(attacks(game, attackBy(A, 'c2')))).toEqual([]);
  });

  test('[INVISIBLE-1] invisible enemies are targets where the card says so', () => {
    const table = tableAs('eclipse', PLACES);
    const hidden = { ...table, scenario: withConditions(tableOf(table), A, ['invisible']) };
    const attack = attackBy('c1', A);
    expect(refused(hidden, attack)).toMatchObject({ code: 'targetIsInvisible' });
    const sees = withActive(hidden, [{ card: 283, half: 'top' }]);
    expect(tableOf(played(sees, [attack]).game).attack?.targets).toHaveLength(1);
  });

  test('[HEAL-1] a heal passes the maximum up to the limit of the card, from its own half on', () => {
    const hurt = changed(tableAs('lightning', PLACES), 'c1', { hitPoints: 17, maxHitPoints: 18 });
    const overheal = plays(hurt, lineOf(hurt, 329, 'bottom', 0));
    const healed = plays(overheal, lineOf(overheal, 329, 'bottom', 1));
    expect(figureOf(healed, 'c1').hitPoints).toBe(20);
    const most = played(healed, [{ type: 'healFigure', figure: 'c1', amount: 20 }]).game;
    expect(figureOf(most, 'c1').hitPoints).toBe(26);
    const plain = played(hurt, [{ type: 'healFigure', figure: 'c1', amount: 20 }]).game;
    expect(figureOf(plain, 'c1').hitPoints).toBe(18);
  });

  test('[RETALIATE-2] a card adds to a retaliate of the figure', () => {
    const bonus = { kind: 'retaliate', value: 2, range: 1, lasts: 'round' } as const;
    const table = tableAs('lightning', PLACES);
    const game = withActive(table, [{ card: 334, half: 'top', lasts: 'round' }]);
    const retaliates = (now: Game) =>
      defencesOf(figureOf(now, 'c1'), tableOf(now), CONTENT).retaliate;
    expect(retaliates(game)).toBe(0);
    const more = played(game, [{ type: 'addBonus', figure: 'c1', ...bonus }]).game;
    expect(retaliates(more)).toBe(4);
  });

  test('[MOVE-3] a card lets its owner fly', () => {
    const game = withActive(tableAs('squidface', PLACES), [{ card: 294, half: 'top' }]);
    const lines = halfLines(CONTENT.cardLines('squidface' as never), 294, 'top');
    expect(lines?.[0]?.printed.type).toBe('flying');
    expect(characterOf(game).activeHalves).toHaveLength(1);
  });

  test('[TURN-3] figures that a price names pay it', () => {
    const game = tableAs('lightning', PLACES);
    const line = lineOf(game, 343, 'top', 1);
    const begun = plays(game, line, { ...on(A), offers: [{ offer: 0 }] });
    expect(tableOf(begun).attack?.effects).toEqual(['push 2', 'immobilize']);
    const wounded = ['c1', 'c2'].map((id) =>
      figureOf(begun, id).conditions.map(({ name }) => name),
    );
    expect(wounded).toEqual([['wound'], ['wound']]);
    const plain = plays(game, line, on(A));
    expect(figureOf(plain, 'c1').conditions).toEqual([]);
  });
});

describe('a doom', () => {
  const doomed = (card: number, places: Parameters<typeof tableAs>[1] = PLACES) => {
    const game = tableAs('angry-face', places);
    return plays(game, lineOf(game, card, 'bottom', 0), on(A));
  };

  test('[TURN-3] every doom asks for its enemy, and keeps it', () => {
    const dooms = (CONTENT.cardLines('angry-face' as never)?.cards ?? []).filter(({ bottom }) =>
      bottom.some(({ type }) => type === 'doom'),
    );
    expect(dooms.length).toBe(18);
    for (const { id: card } of dooms) {
      const game = tableAs('angry-face', PLACES);
      expect(asked(game, lineOf(game, card, 'bottom', 0))).toMatchObject({ needs: 'targets' });
      const ended = played(doomed(card), [{ type: 'endTurn', figure: 'c1' }]).game;
      expect(characterOf(ended).activeHalves, String(card)).toMatchObject([{ card, on: A }]);
    }
  });

  test('[TURN-3] its bonus is in attacks on the doomed enemy only', () => {
    const game = withActive(tableAs('angry-face', { ...PLACES, [B]: [0, 1] }), [
      { card: 376, half: 'bottom', on: A as never },
    ]);
    const modifiers = (target: string) => {
      const line = lineOf(game, 385, 'top', 0);
      const { attack } = tableOf(plays(game, line, on(target)));
      return [...(attack?.modifiers ?? []), ...(attack?.targets[0]?.modifiers ?? [])];
    };
    expect(modifiers(A)).toMatchObject([{ n: 2 }]);
    expect(modifiers(B)).toEqual([]);
  });

  test('[TURN-3] of several targets only the doomed one suffers its number and effects', () => {
    const extras = (card: number, targets: readonly string[]) => {
      const game = withActive(tableAs('angry-face', { ...PLACES, [B]: [0, 1] }), [
        { card, half: 'bottom', on: A as never },
      ]);
      const answers = { targets: targets as never, anyway: targets as never };
      const { attack } = tableOf(plays(game, lineOf(game, 381, 'top', 0), answers));
      return {
        attack: { pierce: attack?.pierce, effects: attack?.effects },
        each: attack?.targets.map((aim) => [
          aim.modifiers.map(({ n }) => n),
          ...[aim.extraPierce, aim.effects ?? []],
        ]),
      };
    };
    const none = { pierce: 0, effects: [] };
    expect(extras(376, [A, B])).toEqual({
      attack: none,
      each: [
        [[2], 0, []],
        [[], 0, []],
      ],
    });
    expect(extras(391, [A, B])).toEqual({
      attack: none,
      each: [
        [[], 2, []],
        [[], 0, []],
      ],
    });
    expect(extras(402, [A, B]).each).toEqual([
      [[], 0, ['curse']],
      [[], 0, []],
    ]);
    const alone = extras(391, [A]);
    expect((alone.attack.pierce ?? 0) + Number(alone.each?.[0]?.[1])).toBe(2);
  });

  test('[TURN-3] a doom with a delay counts starts of turns, and kills at the last', () => {
    let game = played(doomed(397), [{ type: 'endTurn', figure: 'c1' }]).game;
    const startsTurn = (now: Game) => {
      const { next } = withDueGains(
        tableOf(now),
        { next: tableOf(now), events: [{ type: 'turnStarted', figure: 'c1' as never }] },
        CONTENT,
      );
      return { ...now, scenario: next };
    };
    for (const used of [1, 2]) {
      game = startsTurn(game);
      expect(characterOf(game).activeHalves).toMatchObject([{ card: 397, used, on: A }]);
      expect(figureOf(game, A).hitPoints).toBeGreaterThan(0);
    }
    game = startsTurn(game);
    expect(tableOf(game).figures.some(({ id }) => id === A)).toBe(false);
    expect(characterOf(game).activeHalves).toEqual([]);
  });

  test('[MONSTER-3] weakens the numbers of the doomed enemy', () => {
    const game = withActive(tableAs('angry-face', PLACES), [
      { card: 377, half: 'bottom', on: A as never },
    ]);
    const baseOf = (now: Game) => {
      const plain: PlainCommand = {
        ...{ type: 'beginAttack', attacker: A, base: null, ranged: null, range: null },
        targets: [{ figure: 'c1' }],
      };
      return tableOf(attacks(now, plain)).attack?.base ?? 0;
    };
    const plain = baseOf(tableAs('angry-face', PLACES));
    expect(baseOf(game)).toBe(plain - 1);
  });

  test('[TURN-3] its card is discarded when the enemy dies', () => {
    const game = withActive(tableAs('angry-face', PLACES), [
      { card: 376, half: 'bottom', on: A as never },
    ]);
    const kill = (now: Game): Game => {
      const { hitPoints: amount } = figureOf(now, A);
      return played(now, [{ type: 'sufferDamage', figure: A, amount, negate: null }]).game;
    };
    expect(characterOf(kill(game)).activeHalves).toEqual([]);
    const inTurn = played(kill(doomed(376)), [{ type: 'endTurn', figure: 'c1' }]).game;
    expect(characterOf(inTurn).activeHalves).toEqual([]);
  });

  test('[TURN-3] a doom that waits for the death stays for the rest of the turn', () => {
    const game = withActive(tableAs('angry-face', PLACES), [
      { card: 379, half: 'bottom', on: A as never },
    ]);
    const { hitPoints: amount } = figureOf(game, A);
    const dead = played(game, [{ type: 'sufferDamage', figure: A, amount, negate: null }]).game;
    expect(characterOf(dead).activeHalves).toHaveLength(1);
    expect(
      characterOf(played(dead, [{ type: 'endTurn', figure: 'c1' }]).game).activeHalves,
    ).toEqual([]);
  });

  test('[TURN-3] is not put on a figure of another rank', () => {
    const boss = changed(tableAs('angry-face', PLACES), A, { rank: 'boss' } as never);
    expect(asked(boss, lineOf(boss, 397, 'bottom', 0))).toMatchObject({ needs: 'targets' });
    const only = changed(boss, B, { rank: 'boss' } as never);
    expect(commandFor(only, lineOf(only, 397, 'bottom', 0), { targets: [] })).toMatchObject({
      lines: [{ subcommands: [] }],
    });
  });
});
