import { someCards } from '../../testing/builders';
import { describe, expect, test } from 'vitest';
import { findFigure, monstersOf, summonsOf } from '../../rules/figures/figures';
import { id } from '../../ids';
import type { Figure, Game } from '../../state';
import {
  inScenario,
  inTurns,
  played,
  refused,
  tableOf,
  type PlainCommand,
} from '../../testing/play';

function figure(game: Game, name: string): Figure | undefined {
  return findFigure(tableOf(game), id(name));
}

const GUARD = 'bandit-guard-1';

function suffer(name: string, amount: number, negate: string | null = null): PlainCommand {
  return { type: 'sufferDamage', figure: name, amount, negate };
}

describe('damage and healing', () => {
  test('[SHIELD-2] shields do not reduce damage outside attacks', () => {
    const shield = { kind: 'shield', value: 3, range: 1, lasts: 'round' } as const;
    const { game } = played(inScenario(), [
      { type: 'addBonus', figure: GUARD, ...shield },
      suffer(GUARD, 2),
    ]);
    const guard = figure(game, GUARD);
    expect(guard?.hitPoints).toBe(Number(guard?.maxHitPoints) - 2);
  });

  test('[NEGATE-1] a character can lose cards to negate damage, a monster cannot', () => {
    const cards = { hand: 1, discard: 1, lost: 0, active: 0 };
    const game = played(inScenario(), [{ type: 'countCards', figure: 'c1', cards }]).game;
    const spared = played(game, [suffer('c1', 5, 'oneFromHand')]).game;
    expect(figure(spared, 'c1')).toMatchObject({ hitPoints: 10, cards: { hand: 0, lost: 1 } });
    expect(refused(game, suffer('c1', 5, 'twoFromDiscard')).code).toBe('notEnoughCards');
    expect(refused(game, suffer(GUARD, 5, 'oneFromHand')).code).toBe('cannotNegate');
  });

  test('[NEGATE-1] suffered damage can still be negated until the next turn starts', () => {
    const cards = { hand: 3, discard: 2, lost: 0, active: 0 };
    const count = { type: 'countCards', figure: 'c1', cards } as const;
    const negate = (losing: string) => ({ type: 'negateDamage', figure: 'c1', losing }) as const;
    const hurt = played(inScenario(), [count, suffer('c1', 2), suffer('c1', 4)]).game;
    expect(figure(hurt, 'c1')).toMatchObject({ hitPoints: 4, suffered: 4 });

    const { game, events } = played(hurt, [negate('twoFromDiscard')]);
    expect(figure(game, 'c1')).toMatchObject({ hitPoints: 8, cards: { discard: 0, lost: 2 } });
    expect(events).toEqual([
      { type: 'damageNegated', figure: 'c1', amount: 4, by: 'twoFromDiscard', rule: 'NEGATE-1' },
    ]);
    expect(refused(game, negate('oneFromHand')).code).toBe('nothingToNegate');
    const none = { ...count, cards: { ...cards, hand: 0 } };
    expect(refused(played(hurt, [none]).game, negate('oneFromHand')).code).toBe('notEnoughCards');
    expect(refused(hurt, { ...negate('oneFromHand'), figure: GUARD }).code).toBe('notACharacter');
    for (const after of [
      { type: 'healFigure', figure: 'c1', amount: 1 },
      { type: 'correctHitPoints', figure: 'c1', hitPoints: 3 },
    ] as const) {
      expect(refused(played(hurt, [after]).game, negate('oneFromHand')).code).toBe(
        'nothingToNegate',
      );
    }
  });

  test('[NEGATE-1] [WOUND-1] wound damage can be negated only in that turn', () => {
    const wound = { type: 'addCondition', figure: 'c1', condition: 'wound' } as const;
    const negate = { type: 'negateDamage', figure: 'c1', losing: 'oneFromHand' } as const;
    const { game } = played(inTurns([10, 11]), [wound, { type: 'startTurn', figure: 'c1' }]);
    expect(figure(game, 'c1')).toMatchObject({ hitPoints: 9, suffered: 1 });
    expect(figure(played(game, [negate]).game, 'c1')?.hitPoints).toBe(10);
    const later = played(game, [{ type: 'endTurn', figure: 'c1' }]).game;
    expect(refused(later, negate)).toEqual({ code: 'nothingToNegate', figure: 'c1' });
  });

  test('[NEGATE-2] [TURN-3] cards chosen for the round are not in hand and are discarded after the turn', () => {
    const cards = { hand: 3, discard: 0, lost: 0, active: 0 };
    const chosen = played(inScenario(), [
      { type: 'countCards', figure: 'c1', cards },
      { type: 'setInitiative', character: 'c1', leading: 10, second: 20 },
      { type: 'setInitiative', character: 'c2', leading: 11, second: 20 },
    ]).game;
    expect(figure(chosen, 'c1')).toMatchObject({ cards });
    const { game } = played(chosen, [
      { type: 'revealInitiatives' },
      { type: 'startTurn', figure: 'c1' },
      suffer('c1', 2, 'oneFromHand'),
    ]);
    expect(figure(game, 'c1')).toMatchObject({ cards: { hand: 0, chosen: 2, lost: 1 } });
    expect(refused(game, suffer('c1', 1, 'oneFromHand')).code).toBe('notEnoughCards');
    expect(refused(game, suffer('c1', 1, 'twoFromDiscard')).code).toBe('notEnoughCards');

    const ended = played(game, [{ type: 'endTurn', figure: 'c1' }]).game;
    const after = figure(ended, 'c1');
    expect(after?.kind === 'character' && after.cards).toEqual(someCards({ discard: 2, lost: 1 }));
    expect(refused(ended, suffer('c1', 1, 'oneFromHand')).code).toBe('notEnoughCards');
    expect(figure(played(ended, [suffer('c1', 9, 'twoFromDiscard')]).game, 'c1')).toMatchObject({
      hitPoints: 10,
      cards: { discard: 0, lost: 3 },
    });

    const played1 = { hand: 0, discard: 1, lost: 1, active: 0, chosen: 1 };
    const counted = played(game, [{ type: 'countCards', figure: 'c1', cards: played1 }]).game;
    expect(figure(counted, 'c1')).toMatchObject({ cards: played1 });
    expect(figure(played(game, [suffer('c1', 99)]).game, 'c1')).toMatchObject({
      cards: { hand: 0, lost: 3 },
    });
  });

  test('[HEAL-5] players can heal any figure in play', () => {
    const heal = (name: string) => ({ type: 'healFigure', figure: name, amount: 2 }) as const;
    const { game } = played(inScenario(), [
      suffer('c1', 3),
      suffer('c2', 1),
      suffer(GUARD, 2),
      heal('c1'),
      heal('c2'),
      heal(GUARD),
    ]);
    const missing = (name: string) => {
      const found = figure(game, name);
      return Number(found?.maxHitPoints) - Number(found?.hitPoints);
    };
    expect(['c1', 'c2', GUARD].map(missing)).toEqual([1, 0, 0]);
  });

  test('[EXHAUST-1] an exhausted character can be neither healed nor damaged', () => {
    const game = played(inScenario(), [suffer('c1', 10)]).game;
    expect(figure(game, 'c1')).toMatchObject({ hitPoints: 0, exhausted: true });
    expect(refused(game, suffer('c1', 1)).code).toBe('figureIsDown');
    expect(refused(game, { type: 'healFigure', figure: 'c1', amount: 3 }).code).toBe(
      'figureIsDown',
    );
  });

  test.each(['nobody', '__proto__', 'bandit-guard-99'])('an unknown %s is refused', (name) => {
    expect(refused(inScenario(), suffer(name, 1))).toEqual({ code: 'noSuchFigure', figure: name });
  });
});

describe('corrections of hit points', () => {
  const correct = (hitPoints: number) =>
    ({ type: 'correctHitPoints', figure: 'c1', hitPoints }) as const;

  test('[OWN-5] set hit points without applying a rule', () => {
    const poison = { type: 'addCondition', figure: 'c1', condition: 'poison' } as const;
    const { game, events } = played(inScenario(), [poison, correct(4)]);
    expect(figure(game, 'c1')).toMatchObject({ hitPoints: 4, conditions: [{ name: 'poison' }] });
    expect(events.at(-1)).toEqual({
      type: 'figureCorrected',
      what: 'hitPoints',
      figure: 'c1',
      from: 10,
      to: 4,
    });
  });

  test('above the maximum and at zero are refused', () => {
    expect(refused(inScenario(), correct(11))).toEqual({ code: 'aboveMaximum', maximum: 10 });
    expect(refused(inScenario(), correct(0))).toEqual({ code: 'zeroNeedsDamage', figure: 'c1' });
  });

  test('[OWN-5] bring an exhausted character back', () => {
    const { game } = played(inScenario(), [suffer('c1', 99), correct(3)]);
    expect(figure(game, 'c1')).toMatchObject({ hitPoints: 3, exhausted: false });
  });

  test('[OWN-5] a lower maximum lowers hit points too', () => {
    const { game } = played(inScenario(), [
      { type: 'correctMaxHitPoints', figure: 'c1', maxHitPoints: 6 },
    ]);
    expect(figure(game, 'c1')).toMatchObject({ hitPoints: 6, maxHitPoints: 6 });
  });
});

describe('conditions', () => {
  test('[CONDITION-2] a boss is immune to the conditions on its card', () => {
    const boss = {
      type: 'addMonster',
      monster: 'bandit-commander',
      rank: 'boss',
      standee: null,
      origin: 'placed',
      side: 'enemies',
      at: null,
    } as const;
    const game = played(inScenario(), [boss]).game;
    const commander = monstersOf(tableOf(game)).find((monster) => monster.rank === 'boss')?.id;
    const stun = { type: 'addCondition', figure: commander, condition: 'stun' } as const;
    expect(refused(game, stun)).toMatchObject({ code: 'isImmune', condition: 'stun' });
  });

  test('a condition is removed only from a figure that has it', () => {
    const remove = { type: 'removeCondition', figure: 'c1', condition: 'stun' } as const;
    expect(refused(inScenario(), remove).code).toBe('lacksCondition');
    const stunned = { type: 'addCondition', figure: 'c1', condition: 'stun' } as const;
    expect(figure(played(inScenario(), [stunned, remove]).game, 'c1')?.conditions).toEqual([]);
  });
});

describe('addMonster', () => {
  function add(more: object = {}): PlainCommand {
    return {
      type: 'addMonster',
      monster: 'bandit-guard',
      rank: 'normal',
      standee: null,
      origin: 'placed',
      side: 'enemies',
      at: null,
      ...more,
    };
  }

  test.each([
    [add({ monster: 'nothing' }), 'noSuchMonster'],
    [add({ monster: '__proto__' }), 'noSuchMonster'],
    [add({ rank: 'boss' }), 'noSuchRank'],
    [add({ monster: 'bandit-commander', rank: 'elite' }), 'noSuchRank'],
    [add({ standee: 1 }), 'standeeIsTaken'],
    [add({ standee: 7 }), 'noSuchStandee'],
    [add({ at: { q: -1, r: 2 } }), 'hexIsTaken'],
  ])('refuses %j: %s', (command, code) => {
    expect(refused(inScenario(), command).code).toBe(code);
  });

  test('[REVEAL-4] uses free numbers until the standees run out', () => {
    const { game } = played(inScenario(), [add(), add(), add()]);
    const numbers = monstersOf(tableOf(game)).map((monster) => monster.standee);
    expect(numbers.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(refused(game, add())).toEqual({
      code: 'noStandeeLeft',
      monster: 'bandit-guard',
      limit: 6,
    });
  });

  test.each([
    ['spawned', true],
    ['summoned', false],
  ] as const)(
    '[SUMMON-5] [SUMMON-7] a %s monster acts in the round it arrives: %s',
    (origin, acts) => {
      const { game, events } = played(inTurns([1, 2]), [
        { type: 'startTurn', figure: 'c1' },
        add({ monster: 'living-bones', origin }),
      ]);
      const { phase } = tableOf(game);
      const blocks = phase.name === 'turns' ? phase.order.map((block) => block.id as string) : [];
      expect(blocks.includes('living-bones')).toBe(acts);
      expect(events.some((event) => event.type === 'abilityCardDrawn')).toBe(true);
    },
  );

  test('[SUMMON-7] a monster spawned after the last turn acts from the next round on', () => {
    const last = played(inTurns([1, 2]), [
      { type: 'startTurn', figure: 'c1' },
      { type: 'endTurn', figure: 'c1' },
      { type: 'endTurn', figure: 'c2' },
      { type: 'endBlock', block: 'bandit-guard' },
    ]).game;
    const { game } = played(last, [
      add({ monster: 'living-bones', origin: 'spawned' }),
      { type: 'endRound' },
      { type: 'setInitiative', character: 'c1', leading: 1, second: 5 },
      { type: 'setInitiative', character: 'c2', leading: 2, second: 1 },
      { type: 'revealInitiatives' },
    ]);
    const { phase } = tableOf(game);
    const blocks = phase.name === 'turns' ? phase.order.map((block) => block.id as string) : [];
    expect(blocks).toContain('living-bones');
  });

  test('[INIT-4] a corrected rank or number changes who acts first', () => {
    const { game } = played(inTurns([1, 99]), [
      { type: 'correctMonster', figure: 'bandit-guard-2', rank: 'elite', standee: 6 },
      { type: 'correctMonster', figure: 'bandit-guard-3', rank: 'normal' },
    ]);
    const { phase } = tableOf(game);
    const block = phase.name === 'turns' ? phase.order[1] : undefined;
    expect(block?.turns.map((turn) => turn.figure)).toEqual([
      'bandit-guard-6',
      'bandit-guard-1',
      'bandit-guard-3',
    ]);
    const wrong = { type: 'correctMonster', figure: 'bandit-guard-6', standee: 1 } as const;
    expect(refused(game, wrong).code).toBe('standeeIsTaken');
    expect(refused(game, { ...wrong, figure: 'c1' }).code).toBe('notAMonster');
  });

  test('a stat sleeve is removed only without figures', () => {
    const remove = { type: 'removeSleeve', monster: 'bandit-guard' } as const;
    expect(refused(inScenario(), remove).code).toBe('figuresLeft');
    const gone = [1, 2, 3].map(
      (n) => ({ type: 'removeFigure', figure: `bandit-guard-${String(n)}` }) as const,
    );
    const { game } = played(inScenario(), [...gone, remove]);
    expect(tableOf(game)).toMatchObject({ sleeves: [], abilityDecks: [], tokens: [] });
  });
});

describe('addSummon', () => {
  function summon(more: object = {}): PlainCommand {
    return {
      type: 'addSummon',
      owner: 'c1',
      name: 'Rat King',
      colour: 'blue',
      hitPoints: 4,
      attack: 2,
      move: 3,
      range: 0,
      shield: 0,
      retaliate: 0,
      flying: false,
      attackEffects: ['poison'],
      at: null,
      ...more,
    };
  }

  test('[SUMMON-2] [SUMMON-1] a new summon has no turn, and acts before its owner from the next round on', () => {
    const came = played(inTurns([1, 99]), [{ type: 'startTurn', figure: 'c1' }, summon()]).game;
    const [rats] = summonsOf(tableOf(came));
    expect(JSON.stringify(tableOf(came).phase)).not.toContain(rats?.id);

    const { game } = played(came, [
      { type: 'endTurn', figure: 'c1' },
      { type: 'endBlock', block: 'bandit-guard' },
      { type: 'endTurn', figure: 'c2' },
      { type: 'endRound' },
      { type: 'setInitiative', character: 'c1', leading: 1, second: 5 },
      { type: 'setInitiative', character: 'c2', leading: 99, second: 5 },
      { type: 'revealInitiatives' },
    ]);
    const { phase } = tableOf(game);
    const [block] = phase.name === 'turns' ? phase.order : [];
    expect(block?.turns.map((turn) => turn.figure)).toEqual([rats?.id, 'c1']);
  });

  test('there is one summon of each colour, eight in all', () => {
    const game = played(inScenario(), [summon()]).game;
    expect(refused(game, summon()).code).toBe('colourIsTaken');
    expect(refused(game, summon({ colour: 'red', owner: GUARD })).code).toBe('notACharacter');
  });

  test('[SUMMON-6] a summon arrives adjacent to its owner, or not at all', () => {
    const scenario = tableOf(inScenario());
    const at = { q: 5, r: 5 };
    const around = [
      [6, 5],
      [5, 6],
      [4, 6],
      [4, 5],
      [5, 4],
      [6, 4],
    ] as const;
    const stand = (taken: number): Game => ({
      ...inScenario(),
      scenario: {
        ...scenario,
        board: null,
        figures: [
          ...scenario.figures.map((each) => (each.id === 'c1' ? { ...each, at } : each)),
          ...around.slice(0, taken).map(([q, r], index) => {
            return { ...scenario.figures[1], id: `x${String(index)}`, at: { q, r } } as Figure;
          }),
        ],
      },
    });
    expect(refused(stand(0), summon({ at: { q: 9, r: 9 } })).code).toBe('noFreeHex');
    expect(refused(stand(1), summon({ at: { q: 6, r: 5 } })).code).toBe('hexIsTaken');
    expect(refused(stand(6), summon()).code).toBe('noFreeHex');
    expect(summonsOf(tableOf(played(stand(5), [summon()]).game))).toHaveLength(1);
  });

  test('[SUMMON-3] [SUMMON-9] a summon attacks with its owner’s deck, and the owner is credited', () => {
    const deck = (game: Game) => {
      const owner = figure(game, 'c1');
      return owner?.kind === 'character' ? owner.deck.discard : [];
    };
    const game = played(inTurns([1, 99]), [
      { type: 'startTurn', figure: 'c1' },
      summon(),
      { type: 'correctHitPoints', figure: GUARD, hitPoints: 1 },
    ]).game;
    const [rats] = summonsOf(tableOf(game));
    const { game: after, events } = played(game, [
      {
        type: 'beginAttack',
        attacker: rats?.id,
        base: null,
        ranged: null,
        range: null,
        modifiers: [{ op: 'add', n: 9, source: 'test' }],
        targets: [{ figure: GUARD }],
      },
      { type: 'enterForAttack', target: GUARD, cards: ['+1'] },
      { type: 'applyAttack' },
    ]);
    expect(deck(after)).toEqual(['+1']);
    expect(events).toContainEqual({ type: 'died', figure: GUARD, killer: 'c1', rule: 'DEATH-1' });
  });

  test('[SUMMON-6] a summon cannot arrive on a hex with a token', () => {
    const game = played(inScenario(), [
      { type: 'addMoneyToken', amount: 1, at: { q: 0, r: 1 } },
    ]).game;
    const bones = {
      type: 'addMonster',
      monster: 'living-bones',
      rank: 'normal',
      standee: null,
      side: 'enemies',
      at: { q: 0, r: 1 },
    } as const;
    expect(refused(game, { ...bones, origin: 'summoned' }).code).toBe('hexIsTaken');
    expect(refused(game, summon({ at: { q: 0, r: 1 } })).code).toBe('hexIsTaken');
    expect(() => played(game, [{ ...bones, origin: 'placed' }])).not.toThrow();
  });

  test('[SUMMON-9] the owner is credited for kills by the summon’s retaliate', () => {
    const guard = 'bandit-guard-3';
    const game = played(inTurns([1, 99]), [
      { type: 'startTurn', figure: 'c1' },
      summon(),
      { type: 'endTurn', figure: 'c1' },
      { type: 'correctHitPoints', figure: guard, hitPoints: 1 },
    ]).game;
    const [rats] = summonsOf(tableOf(game));
    const bonus = { kind: 'retaliate', value: 2, range: 1, lasts: 'round' } as const;
    const { events } = played(game, [
      { type: 'addBonus', figure: rats?.id, ...bonus },
      {
        type: 'beginAttack',
        attacker: guard,
        base: 0,
        ranged: false,
        range: null,
        targets: [{ figure: rats?.id }],
      },
      { type: 'changeTarget', figure: rats?.id, overrides: { damage: 0 } },
      { type: 'applyAttack' },
    ]);
    expect(events).toContainEqual({ type: 'died', figure: guard, killer: 'c1', rule: 'DEATH-1' });
  });

  test('[SUMMON-4] a summon is removed with its exhausted owner', () => {
    const { game } = played(inScenario(), [summon(), { type: 'exhaust', figure: 'c1' }]);
    expect(summonsOf(tableOf(game))).toEqual([]);
  });
});

describe('looting', () => {
  const money = { type: 'addMoneyToken', amount: 2, at: null } as const;

  test('[LOOT-1] only characters loot, and only tokens on the hex', () => {
    const game = played(inScenario(), [money]).game;
    const [token] = tableOf(game).tokens;
    const take = { type: 'lootTokens', figure: 'c1', tokens: [token?.id] } as const;
    expect(figure(played(game, [take]).game, 'c1')).toMatchObject({ money: 2 });
    expect(refused(game, { ...take, tokens: ['money-999'] })).toEqual({
      code: 'noSuchToken',
      token: 'money-999',
    });
  });

  test('[MONSTER-6] a monster removes looted money and leaves treasures', () => {
    const game = played(inScenario(), [money]).game;
    const lying = tableOf(game).tokens.find(({ kind }) => kind === 'money');
    const take = { type: 'lootTokens', figure: GUARD, tokens: [lying?.id] } as const;
    const { game: taken, events } = played(game, [take]);
    expect(events).toMatchObject([{ type: 'looted', figure: GUARD, money: 2, rule: 'MONSTER-6' }]);
    expect(tableOf(taken).tokens).not.toContainEqual(lying);
    const treasure = { kind: 'treasure', id: 'treasure-7', treasure: 7, at: null } as never;
    const rich = {
      ...game,
      scenario: { ...tableOf(game), tokens: [...tableOf(game).tokens, treasure] },
    };
    expect(refused(rich, { ...take, tokens: ['treasure-7'] }).code).toBe('onlyCharactersLoot');
  });
});
