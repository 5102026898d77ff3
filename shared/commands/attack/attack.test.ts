import { describe, expect, test } from 'vitest';
import { isBeforeDraw } from '../../rules/attack/draw/draw';
import { findFigure } from '../../rules/figures/figures';
import { aDeck, someCards } from '../../testing/builders';
import { id } from '../../ids';
import {
  CONTENT,
  inTurns,
  played,
  refused,
  tableOf,
  type PlainCommand,
  type PlainOf,
} from '../../testing/play';
import type { Figure, Game, Scenario } from '../../state';

/** The Brute's turn (c1); guards 1 and 2 are normal, 3 is elite, none has acted. */
function inBrutesTurn(): Game {
  return played(inTurns([10, 90]), [{ type: 'startTurn', figure: 'c1' }]).game;
}

const GUARD = 'bandit-guard-1';
const ELITE = 'bandit-guard-3';

/** The game with a figure changed, and with known cards on top of the decks. */
function given(
  game: Game,
  change: Readonly<Record<string, Partial<Figure>>>,
  cards: string[] = ['+0'],
) {
  const scenario = tableOf(game);
  const next: Scenario = {
    ...scenario,
    monsterDeck: aDeck(cards),
    figures: scenario.figures.map((figure) => {
      const changed = { ...figure, ...change[figure.id] } as Figure;
      return changed.kind === 'character' ? { ...changed, deck: aDeck(cards) } : changed;
    }),
  };
  return { ...game, scenario: next };
}

function attacking(targets: PlainOf<'beginAttack'>['targets'], more: object = {}): PlainCommand {
  return {
    type: 'beginAttack',
    attacker: 'c1',
    base: 3,
    ranged: null,
    range: null,
    targets,
    ...more,
  };
}

function figure(game: Game, name: string): Figure | undefined {
  return findFigure(tableOf(game), id(name));
}

function drawAndApply(...targets: readonly string[]): readonly PlainCommand[] {
  return [
    ...targets.map((target) => ({ type: 'drawForAttack', target }) as const),
    { type: 'applyAttack' },
  ];
}

describe('beginAttack', () => {
  test.each([
    [attacking([{ figure: GUARD }], { attacker: 'nobody' }), 'noSuchFigure'],
    [attacking([{ figure: GUARD }], { attacker: 'c2' }), 'notItsTurn'],
    [attacking([{ figure: GUARD }], { base: null }), 'attackValueUnknown'],
    [attacking([{ figure: 'nobody' }]), 'noSuchFigure'],
    [attacking([{ figure: 'c2' }]), 'targetIsAlly'],
    [attacking([{ figure: 'c1' }]), 'targetIsAlly'],
    [attacking([{ figure: GUARD }, { figure: GUARD }]), 'alreadyTargeted'],
    [attacking([{ figure: GUARD, distance: 2 }]), 'targetOutOfRange'],
    [attacking([{ figure: GUARD, distance: 4 }], { range: 3 }), 'targetOutOfRange'],
  ])('refuses %j: %s', (command, code) => {
    expect(refused(inBrutesTurn(), command).code).toBe(code);
  });

  test('refuses an attack between turns, during card selection and during another attack', () => {
    expect(refused(inTurns(), attacking([{ figure: GUARD }])).code).toBe('notItsTurn');
    const game = played(inBrutesTurn(), [attacking([{ figure: GUARD }])]).game;
    expect(refused(game, attacking([{ figure: ELITE }])).code).toBe('attackInProgress');
    expect(refused(game, { type: 'endTurn', figure: 'c1' }).code).toBe('attackInProgress');
  });

  test.each(['stun', 'disarm'] as const)('refuses an attacker with %s', (condition) => {
    const game = played(inBrutesTurn(), [{ type: 'addCondition', figure: 'c1', condition }]).game;
    expect(refused(game, attacking([{ figure: GUARD }]))).toEqual({
      code: 'attackerCannotAttack',
      figure: 'c1',
      condition,
    });
  });

  test('[ATTACK-10] refuses an ally as the first or as an additional target', () => {
    const ally = { code: 'targetIsAlly', figure: 'c2' };
    expect(refused(inBrutesTurn(), attacking([{ figure: 'c2' }]))).toEqual(ally);
    const game = played(inBrutesTurn(), [attacking([{ figure: GUARD }])]).game;
    const add = { type: 'addTarget', target: { figure: 'c2' } } as const;
    expect(refused(game, add)).toEqual(ally);
  });

  test('[ATTACK-8] a target can be exchanged until a card is drawn for it', () => {
    const begun = played(inBrutesTurn(), [attacking([{ figure: GUARD }])]).game;
    const instead = { type: 'addTarget', target: { figure: ELITE }, insteadOf: GUARD } as const;
    const now = tableOf(played(begun, [instead]).game).attack?.targets;
    expect(now?.map(({ figure }) => figure)).toEqual([ELITE]);

    const drawn = played(begun, [{ type: 'drawForAttack', target: GUARD }]).game;
    expect(refused(drawn, instead)).toEqual({ code: 'alreadyDrawn', figure: GUARD });
    expect(refused(begun, { ...instead, insteadOf: 'c2' })).toEqual({
      code: 'noSuchTarget',
      figure: 'c2',
    });
  });

  test('[ITEM-1] items are offered until a modifier card is drawn', () => {
    const begun = played(inBrutesTurn(), [attacking([{ figure: GUARD }])]).game;
    const drawn = played(begun, [{ type: 'drawForAttack', target: GUARD }]).game;
    const [before] = tableOf(begun).attack?.targets ?? [];
    const [after] = tableOf(drawn).attack?.targets ?? [];
    expect(before && isBeforeDraw(before)).toBe(true);
    expect(after && isBeforeDraw(after)).toBe(false);
  });

  test('refuses attack values outside the limits', () => {
    const huge = { op: 'multiply', n: 99, source: 'x' } as const;
    const begin = (modifiers: readonly object[]) => attacking([{ figure: GUARD }], { modifiers });
    const tooLarge = { code: 'attackTooLarge', limit: 9999 };
    expect(refused(inBrutesTurn(), begin(Array(20).fill(huge)))).toEqual(tooLarge);
    const game = played(inBrutesTurn(), [begin([huge])]).game;
    const more = { type: 'addAttackModifier', target: GUARD, modifier: huge } as const;
    expect(refused(game, more)).toEqual(tooLarge);
    expect(refused(game, { ...more, target: null })).toEqual(tooLarge);
    expect(refused(played(game, [{ type: 'changeAttack', base: 99 }]).game, more)).toEqual(
      tooLarge,
    );
    const target = { figure: ELITE, modifiers: [huge] };
    expect(refused(game, { type: 'addTarget', target })).toEqual(tooLarge);
  });

  test('[INVISIBLE-1] refuses an invisible target', () => {
    const invisible = { type: 'addCondition', figure: GUARD, condition: 'invisible' } as const;
    const game = played(inBrutesTurn(), [invisible]).game;
    expect(refused(game, attacking([{ figure: GUARD }])).code).toBe('targetIsInvisible');
  });

  test('[MONSTER-1] takes a monster’s attack and range from its cards', () => {
    const game = played(inTurns([90, 95]), [
      { type: 'enterAbilityCard', deck: 'guard', card: attackCard().id },
      { type: 'startTurn', figure: ELITE },
      {
        type: 'beginAttack',
        attacker: ELITE,
        base: null,
        ranged: null,
        range: null,
        targets: [{ figure: 'c1' }],
      },
    ]).game;
    const printed = CONTENT.monster('bandit-guard')?.levels[1];
    const elite = printed && 'elite' in printed ? printed.elite.attack : null;
    expect(tableOf(game).attack).toMatchObject({ base: elite, ranged: false, range: 1 });
    expect(tableOf(game).attack?.targets[0]?.distance).toBe(1);
  });
});

/** A card of the guards with a plain attack +0. */
function attackCard() {
  const cards = CONTENT.abilityDeck('guard')?.cards ?? [];
  const card = cards.find((each) =>
    each.actions.some((line) => line.type === 'attack' && line.value === '+0' && !line.range),
  );
  if (!card) throw new Error('The guards have no plain attack.');
  return card;
}

describe('a whole attack', () => {
  test('[ATTACK-1] kills, leaves money and clears the calculator in one step', () => {
    const { game, events } = played(
      given(inBrutesTurn(), { [GUARD]: { hitPoints: 3, at: { q: 1, r: 1 } } }),
      [attacking([{ figure: GUARD }]), ...drawAndApply(GUARD)],
    );

    expect(figure(game, GUARD)).toBeUndefined();
    const { attack, tokens, phase } = tableOf(game);
    expect(attack).toBeNull();
    expect(tokens).toMatchObject([{ amount: 1, at: { q: 1, r: 1 }, from: GUARD }]);
    expect(JSON.stringify(phase)).not.toContain(GUARD);
    expect(events.filter((event) => event.type === 'died')).toEqual([
      { type: 'died', figure: GUARD, killer: 'c1', rule: 'DEATH-1' },
    ]);
  });

  test('[EFFECT-1] only surviving targets gain conditions', () => {
    const effects = { effects: ['stun', 'curse'] };
    const start = given(inBrutesTurn(), { [GUARD]: { hitPoints: 3 }, [ELITE]: { hitPoints: 9 } }, [
      '+0',
      '+0',
    ]);
    const { game } = played(start, [
      attacking([{ figure: GUARD }, { figure: ELITE }], effects),
      ...drawAndApply(GUARD, ELITE),
    ]);
    expect(figure(game, ELITE)?.conditions).toEqual([{ name: 'stun', turnEnds: 1, traits: null }]);
    expect(tableOf(game).monsterDeck.draw.filter((card) => card === 'curse')).toHaveLength(1);
  });

  test('[RETALIATE-7] an attacker killed by retaliate stops attacking, and its turn ends', () => {
    const bonuses = [
      { kind: 'retaliate', value: 3, range: 1, lasts: 'round', source: 'byHand', card: null },
    ] as const;
    const start = given(inBrutesTurn(), { [GUARD]: { bonuses }, c1: { hitPoints: 2 } }, [
      '-1',
      '-1',
    ]);
    const { game, events } = played(start, [
      attacking([{ figure: GUARD }, { figure: ELITE }]),
      ...drawAndApply(GUARD, ELITE),
    ]);
    expect(figure(game, 'c1')).toMatchObject({ exhausted: true, hitPoints: 0 });
    expect(events).toContainEqual({
      type: 'attackStopped',
      attacker: 'c1',
      notAttacked: [ELITE],
      rule: 'RETALIATE-7',
    });
    expect(tableOf(game).phase).toMatchObject({ active: ELITE });
  });

  test('[ATTACK-5] the next modifier card is drawn after the previous target is resolved', () => {
    const bonuses = [
      { kind: 'retaliate', value: 3, range: 1, lasts: 'round', source: 'byHand', card: null },
    ] as const;
    const start = given(inBrutesTurn(), { [GUARD]: { bonuses }, c1: { hitPoints: 2 } }, [
      '-1',
      '+1',
    ]);
    const { game, events } = played(start, [
      attacking([{ figure: GUARD }, { figure: ELITE }]),
      ...drawAndApply(GUARD),
    ]);
    const brute = figure(game, 'c1');
    expect(brute?.kind === 'character' && brute.deck.draw).toEqual(['+1']);
    expect(tableOf(game).attack).toBeNull();
    expect(events.filter((event) => event.type === 'attackStopped')).toHaveLength(1);
  });

  test('[ATTACK-8] continues with the remaining targets and never attacks one twice', () => {
    const start = given(inBrutesTurn(), { [GUARD]: { hitPoints: 9, maxHitPoints: 9 } }, [
      '+0',
      '+1',
      '+2',
    ]);
    const targets = [{ figure: GUARD }, { figure: 'bandit-guard-2' }, { figure: ELITE }];
    const { game } = played(start, [attacking(targets), ...drawAndApply(GUARD)]);
    expect(tableOf(game).attack).toMatchObject({
      attacked: [GUARD],
      targets: [
        { figure: 'bandit-guard-2', drawn: null },
        { figure: ELITE, drawn: null },
      ],
    });
    const again = { type: 'addTarget', target: { figure: GUARD } } as const;
    expect(refused(game, again)).toEqual({ code: 'alreadyTargeted', figure: GUARD });
    const out = { type: 'removeTarget', figure: 'bandit-guard-2' } as const;
    expect(refused(played(game, [out]).game, again).code).toBe('alreadyTargeted');

    const { game: ended, events } = played(game, drawAndApply('bandit-guard-2', ELITE));
    expect(tableOf(ended).attack).toBeNull();
    expect(events.flatMap((event) => (event.type === 'attacked' ? [event.target] : []))).toEqual([
      'bandit-guard-2',
      ELITE,
    ]);
  });

  test('[STUN-1] an attacker stunned between two targets attacks no further target', () => {
    const start = given(inBrutesTurn(), {}, ['+0', '+1', '+1']);
    const { game } = played(start, [
      attacking([{ figure: GUARD }, { figure: ELITE }]),
      ...drawAndApply(GUARD),
      { type: 'addCondition', figure: 'c1', condition: 'stun' },
    ]);
    const draw = { type: 'drawForAttack', target: ELITE } as const;
    expect(refused(game, draw).code).toBe('attackerCannotAttack');
    expect(tableOf(played(game, [{ type: 'cancelAttack' }]).game).attack).toBeNull();
  });

  test('[STRENGTHEN-1] a card drawn for one target strengthens the attacker for the next', () => {
    const start = given(inBrutesTurn(), {}, ['+0 strengthen', '-1', '+1', '+2']);
    const { game } = played(start, [
      attacking([{ figure: GUARD }, { figure: ELITE }]),
      ...drawAndApply(GUARD),
      { type: 'drawForAttack', target: ELITE },
    ]);
    expect(tableOf(game).attack?.targets[0]?.drawn).toMatchObject({
      mode: 'advantage',
      cards: ['-1', '+1'],
      applied: ['+1'],
    });
  });

  test('[NEGATE-1] losing a card negates retaliate damage', () => {
    const bonuses = [
      { kind: 'retaliate', value: 3, range: 1, lasts: 'round', source: 'byHand', card: null },
    ] as const;
    const cards = someCards({ hand: 2 });
    const start = given(inBrutesTurn(), { [GUARD]: { bonuses }, c1: { hitPoints: 2, cards } });
    const { game } = played(start, [
      attacking([{ figure: GUARD }]),
      { type: 'drawForAttack', target: GUARD },
      { type: 'applyAttack', negateRetaliate: 'oneFromHand' },
    ]);
    expect(figure(game, 'c1')).toMatchObject({ hitPoints: 2, cards: { hand: 1, lost: 1 } });
  });

  test('[DECK-3] players can enter a card of the physical deck, if the deck can contain it', () => {
    const game = played(given(inBrutesTurn(), {}, ['+1', 'x2', 'r+1']), [
      attacking([{ figure: GUARD }]),
    ]).game;
    const enter = (...cards: string[]) =>
      ({ type: 'enterForAttack', target: GUARD, cards }) as const;

    expect(refused(game, enter('+7 nonsense')).code).toBe('noSuchCard');
    expect(refused(game, enter('+2')).code).toBe('cardNotInDeck');
    expect(refused(game, enter('r+1'))).toEqual({ code: 'drawDoesNotFit', reason: 'tooFew' });
    expect(refused(game, enter('x2', '+1'))).toEqual({ code: 'drawDoesNotFit', reason: 'tooMany' });

    const entered = played(game, [enter('r+1', 'x2')]).game;
    expect(tableOf(entered).attack?.targets[0]?.drawn).toMatchObject({
      cards: ['r+1', 'x2'],
      byHand: true,
    });
    expect(refused(entered, enter('+1')).code).toBe('alreadyDrawn');
  });

  test('cannot be applied without targets and modifier cards', () => {
    const game = inBrutesTurn();
    expect(refused(game, { type: 'applyAttack' }).code).toBe('noAttack');
    const empty = played(game, [attacking([])]).game;
    expect(refused(empty, { type: 'applyAttack' }).code).toBe('noTargets');
    const undrawn = played(game, [attacking([{ figure: GUARD }])]).game;
    expect(refused(undrawn, { type: 'applyAttack' })).toEqual({
      code: 'nothingDrawn',
      figure: GUARD,
    });
  });

  test('[OWN-5] damage entered by the players needs no card', () => {
    const overrides = { damage: 2 };
    const { game } = played(given(inBrutesTurn(), { [GUARD]: { hitPoints: 5 } }), [
      attacking([{ figure: GUARD }]),
      { type: 'changeTarget', figure: GUARD, overrides },
      { type: 'applyAttack' },
    ]);
    expect(figure(game, GUARD)?.hitPoints).toBe(3);
  });

  test('the drawn cards of a cancelled attack stay drawn', () => {
    const { game } = played(given(inBrutesTurn(), {}, ['x2', '+0']), [
      attacking([{ figure: GUARD }]),
      { type: 'drawForAttack', target: GUARD },
      { type: 'cancelAttack' },
    ]);
    const brute = figure(game, 'c1');
    expect(brute?.kind === 'character' && brute.deck).toEqual({
      draw: ['+0'],
      discard: ['x2'],
      shuffleAtEndOfRound: true,
    });
  });

  test('[OWN-5] players can enter the damage after all reductions', () => {
    const bonuses = [
      { kind: 'shield', value: 2, range: 1, lasts: 'round', source: 'byHand', card: null },
    ] as const;
    const { game } = played(given(inBrutesTurn(), { [GUARD]: { hitPoints: 5, bonuses } }), [
      attacking([{ figure: GUARD }]),
      { type: 'changeTarget', figure: GUARD, overrides: { reduced: 3 } },
      { type: 'applyAttack' },
    ]);
    expect(figure(game, GUARD)?.hitPoints).toBe(2);
  });

  test('[ADVANTAGE-4] only the adjacent target of a ranged attack is at a disadvantage', () => {
    const start = given(inBrutesTurn(), {}, ['+2', '+1', '-1']);
    const targets = [
      { figure: GUARD, distance: 2 },
      { figure: ELITE, distance: 1 },
    ];
    const { game } = played(start, [
      attacking(targets, { base: 0, range: 3 }),
      { type: 'drawForAttack', target: GUARD },
      { type: 'drawForAttack', target: ELITE },
    ]);
    const modes = tableOf(game).attack?.targets.map((target) => target.drawn?.mode);
    expect(modes).toEqual(['normal', 'disadvantage']);
  });

  test('[OWN-5] players can choose advantage or disadvantage', () => {
    const { game } = played(given(inBrutesTurn(), {}, ['+1', '-1']), [
      attacking([{ figure: GUARD }]),
      { type: 'changeTarget', figure: GUARD, modeOverride: 'disadvantage' },
      { type: 'drawForAttack', target: GUARD },
    ]);
    const drawn = tableOf(game).attack?.targets[0]?.drawn;
    expect(drawn).toMatchObject({ mode: 'disadvantage', applied: ['-1'] });
  });

  test('[ATTACK-3] players choose the order of modifiers', () => {
    const modifiers = [
      { op: 'add', n: 2, source: 'card' },
      { op: 'multiply', n: 2, source: 'item' },
    ];
    const game = played(given(inBrutesTurn(), { [GUARD]: { hitPoints: 20, maxHitPoints: 20 } }), [
      attacking([{ figure: GUARD }], { modifiers }),
    ]).game;
    const ids = tableOf(game).attack?.modifiers.map((modifier) => modifier.id) ?? [];
    const order = { type: 'orderAttackModifiers', target: GUARD, order: ids.toReversed() } as const;
    const ended = played(game, [order, ...drawAndApply(GUARD)]).game;

    expect(figure(ended, GUARD)?.hitPoints).toBe(20 - (3 * 2 + 2));
    expect(refused(game, { ...order, order: ids.slice(1) }).code).toBe('orderDoesNotFit');
  });
});

describe('the worked examples of the book', () => {
  test('[SHIELD-1] Mindthief: (2 + 2) x 2 - 1 - 1 is 6, and retaliate deals 2', () => {
    const bonuses = [
      { kind: 'shield', value: 1, range: 1, lasts: 'round', source: 'abilityCard', card: null },
      { kind: 'retaliate', value: 2, range: 1, lasts: 'round', source: 'abilityCard', card: null },
    ] as const;
    const start = given(inBrutesTurn(), { [ELITE]: { bonuses, hitPoints: 9 } }, ['x2']);
    const before = figure(start, 'c1')?.hitPoints ?? 0;
    const { game } = played(start, [
      attacking([{ figure: ELITE }], { base: 2, modifiers: [{ op: 'add', n: 2, source: 'card' }] }),
      ...drawAndApply(ELITE),
    ]);
    expect(figure(game, ELITE)?.hitPoints).toBe(9 - 6);
    expect(figure(game, 'c1')?.hitPoints).toBe(before - 2);
  });

  test('[ATTACK-3] Scoundrel: (3 + 2) x 2 - 1 - 1 is 8, the other order gives 6', () => {
    const modifiers = [
      { op: 'add', n: 2, source: 'card' },
      { op: 'multiply', n: 2, source: 'card' },
    ];
    const start = given(inBrutesTurn(), { [ELITE]: { hitPoints: 20, maxHitPoints: 20 } }, ['-1']);
    const begun = played(start, [attacking([{ figure: ELITE }], { modifiers })]).game;
    const ids = tableOf(begun).attack?.modifiers.map((modifier) => modifier.id) ?? [];
    const inOrder = (order: readonly string[]) =>
      played(begun, [
        { type: 'orderAttackModifiers', target: ELITE, order },
        ...drawAndApply(ELITE),
      ]).game;

    expect(figure(inOrder(ids), ELITE)?.hitPoints).toBe(20 - 8);
    expect(figure(inOrder(ids.toReversed()), ELITE)?.hitPoints).toBe(20 - 6);
  });
});
