import { someCards } from '../../testing/builders';
import { describe, expect, test } from 'vitest';
import { findFigure } from '../../rules/figures/figures';
import { decksToDraw } from '../../rules/round/rounds';
import { id } from '../../ids';
import type { Figure, Game, Scenario } from '../../state';
import {
  CONTENT,
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

function changed(game: Game, change: Partial<Scenario>): Game {
  return { ...game, scenario: { ...tableOf(game), ...change } };
}

function withFigure(game: Game, name: string, change: Partial<Figure>): Game {
  const figures = tableOf(game).figures.map((each) =>
    (each.id as string) === name ? ({ ...each, ...change } as Figure) : each,
  );
  return changed(game, { figures });
}

function turns(game: Game) {
  const { phase } = tableOf(game);
  if (phase.name !== 'turns') throw new Error('No turns are running.');
  return phase;
}

function choose(character: string, leading: number, second: number | null = 50): PlainCommand {
  return { type: 'setInitiative', character, leading, second };
}

const GUARDS = ['bandit-guard-3', 'bandit-guard-1', 'bandit-guard-2'];

describe('choosing and revealing initiatives', () => {
  test('[TURN-2] initiatives are revealed only after all characters have chosen', () => {
    const game = played(inScenario(), [choose('c1', 10)]).game;
    expect(refused(game, { type: 'revealInitiatives' })).toEqual({
      code: 'initiativeMissing',
      figures: ['c2'],
    });
    expect(refused(inTurns(), choose('c1', 10)).code).toBe('notNowInThisPhase');
    const cleared = played(game, [{ type: 'clearInitiative', character: 'c1' }]).game;
    expect(refused(cleared, { type: 'revealInitiatives' })).toMatchObject({
      figures: ['c1', 'c2'],
    });
  });

  test('[TURN-4] after the reveal both initiatives of every player are public', () => {
    const { game } = played(inScenario(), [
      choose('c1', 10, 40),
      choose('c2', 20, 30),
      { type: 'revealInitiatives' },
    ]);
    const own = turns(game).order.filter(({ kind }) => kind === 'character');
    expect(own.map(({ initiative, second }) => [initiative, second])).toEqual([
      [10, 40],
      [20, 30],
    ]);
  });

  test('the event of a choice does not contain the initiative', () => {
    expect(played(inScenario(), [choose('c1', 10)]).events).toEqual([]);
  });

  test('[REST-2] a long rest needs two discards if cards are counted', () => {
    const cards = { hand: 3, discard: 1, lost: 0, active: 0 };
    const game = played(inScenario(), [{ type: 'countCards', figure: 'c1', cards }]).game;
    const rest = { type: 'declareLongRest', character: 'c1' } as const;
    expect(refused(game, rest).code).toBe('restNeedsTwoDiscards');
    expect(played(inScenario(), [rest]).events).toEqual([]);
  });

  test.each([
    [choose('nobody', 5), 'noSuchFigure'],
    [choose('__proto__', 5), 'noSuchFigure'],
    [choose('bandit-guard-1', 5), 'notACharacter'],
  ])('refuses %j', (command, code) => {
    expect(refused(inScenario(), command).code).toBe(code);
  });

  test('[ABILITY-1] one card is drawn for every deck with a figure on the map', () => {
    const { abilityDecks } = tableOf(inTurns());
    expect(abilityDecks.map(({ deck, current }) => [deck, current !== null])).toEqual([
      ['guard', true],
    ]);
  });

  test('[ABILITY-1] every deck on the map is due until its card is entered', () => {
    expect(decksToDraw(tableOf(inScenario()), CONTENT)).toEqual(['guard']);
    const card = CONTENT.abilityDeck('guard')?.cards[0]?.id;
    const { game } = played(inScenario(), [{ type: 'enterAbilityCard', deck: 'guard', card }]);
    expect(decksToDraw(tableOf(game), CONTENT)).toEqual([]);
  });

  test('[ABILITY-1] a card entered before the reveal stays', () => {
    const card = CONTENT.abilityDeck('guard')?.cards[3]?.id;
    const game = played(inScenario(), [
      { type: 'enterAbilityCard', deck: 'guard', card },
      choose('c1', 10),
      choose('c2', 20),
      { type: 'revealInitiatives' },
    ]).game;
    expect(tableOf(game).abilityDecks[0]?.current).toBe(card);
  });
});

describe('turns', () => {
  test('[INIT-4] turns follow the order, one after the other', () => {
    const game = played(inTurns([10, 90]), [{ type: 'startTurn', figure: 'c1' }]).game;
    const seen: string[] = [];
    let now = game;
    while (turns(now).active !== null) {
      const { active } = turns(now);
      seen.push(String(active));
      now = played(now, [{ type: 'endTurn', figure: active }]).game;
    }
    expect(seen).toEqual(['c1', ...GUARDS, 'c2']);
    expect(refused(now, { type: 'startTurn', figure: 'c1' }).code).toBe('turnIsOver');
  });

  test('commands out of turn are refused', () => {
    const game = inTurns([10, 90]);
    expect(refused(game, { type: 'startTurn', figure: 'c2' }).code).toBe('notItsTurn');
    expect(refused(game, { type: 'endTurn', figure: 'c1' }).code).toBe('notItsTurn');
    const begun = played(game, [{ type: 'startTurn', figure: 'c1' }]).game;
    expect(refused(begun, { type: 'startTurn', figure: 'c2' })).toEqual({
      code: 'anotherTurnRuns',
      figure: 'c1',
    });
    expect(refused(begun, { type: 'endBlock', block: 'bandit-guard' }).code).toBe('notItsTurn');
    expect(refused(begun, { type: 'endBlock', block: 'nothing' }).code).toBe('noSuchBlock');
  });

  test('[WOUND-1] a wound can kill a monster before it acts, and the next turn starts', () => {
    const start = withFigure(inTurns([10, 90]), 'bandit-guard-3', {
      hitPoints: 1,
      conditions: [{ name: 'wound', turnEnds: null, traits: null }],
    });
    const { game, events } = played(start, [
      { type: 'startTurn', figure: 'c1' },
      { type: 'endTurn', figure: 'c1' },
    ]);
    expect(figure(game, 'bandit-guard-3')).toBeUndefined();
    expect(turns(game).active).toBe('bandit-guard-1');
    expect(events.filter((event) => event.type === 'moneyTokenLeft')).toHaveLength(1);
  });

  test('[NEGATE-1] a turn does not start automatically if wound would exhaust the character', () => {
    const cards = someCards({ hand: 2 });
    const start = withFigure(inTurns([90, 10]), 'c1', {
      hitPoints: 1,
      conditions: [{ name: 'wound', turnEnds: null, traits: null }],
      cards,
    });
    const before = played(start, [
      { type: 'startTurn', figure: 'c2' },
      { type: 'endTurn', figure: 'c2' },
      { type: 'endBlock', block: 'bandit-guard' },
    ]).game;
    expect(turns(before).active).toBeNull();

    const spared = { type: 'startTurn', figure: 'c1', negate: 'oneFromHand' } as const;
    const negated = played(before, [spared]).game;
    expect(figure(negated, 'c1')).toMatchObject({ hitPoints: 1, cards: { hand: 1, lost: 1 } });
    expect(refused(before, { ...spared, negate: 'twoFromDiscard' }).code).toBe('notEnoughCards');
    const suffered = played(before, [{ type: 'startTurn', figure: 'c1' }]).game;
    expect(figure(suffered, 'c1')).toMatchObject({ exhausted: true });
  });

  test('[OWN-5] players who are asked can skip wound damage and keep expiring conditions', () => {
    const wounded = withFigure(inTurns([10, 90]), 'bandit-guard-3', {
      hitPoints: 3,
      conditions: [
        { name: 'wound', turnEnds: null, traits: null },
        { name: 'muddle', turnEnds: 1, traits: null },
      ],
    });
    const figures = { type: 'endTurn', figure: 'c1', wait: true } as const;
    const waiting = played(wounded, [{ type: 'startTurn', figure: 'c1' }, figures]).game;
    expect(turns(waiting).active).toBeNull();

    const start = { type: 'startTurn', figure: 'bandit-guard-3' } as const;
    const hurt = played(waiting, [start]).game;
    expect(figure(hurt, 'bandit-guard-3')?.hitPoints).toBe(2);
    const { game, events } = played(waiting, [
      { ...start, spare: ['wound'] },
      { type: 'endTurn', figure: 'bandit-guard-3', keep: ['muddle'] },
    ]);
    expect(figure(game, 'bandit-guard-3')).toMatchObject({ hitPoints: 3 });
    expect(figure(game, 'bandit-guard-3')?.conditions.map(({ name }) => name)).toContain('muddle');
    expect(events).toContainEqual({
      type: 'conditionStayed',
      figure: 'bandit-guard-3',
      condition: 'muddle',
      rule: 'OWN-5',
    });
  });

  test('[DURATION-2] a condition gained in a figure’s own turn lasts beyond that turn', () => {
    const strengthen = { type: 'addCondition', figure: 'c1', condition: 'strengthen' } as const;
    const start = { type: 'startTurn', figure: 'c1' } as const;
    const end = { type: 'endTurn', figure: 'c1' } as const;
    const names = (game: Game) => figure(game, 'c1')?.conditions.map(({ name }) => name);

    expect(names(played(inTurns(), [start, strengthen, end]).game)).toEqual(['strengthen']);
    expect(names(played(inTurns(), [strengthen, start, end]).game)).toEqual([]);
  });

  test('[ELEMENT-1] an element infused in a turn is strong at its end', () => {
    const game = played(inTurns(), [
      { type: 'startTurn', figure: 'c1' },
      { type: 'infuse', element: 'fire' },
    ]).game;
    expect(refused(game, { type: 'consume', element: 'fire' }).code).toBe('elementIsInert');
    const later = played(game, [{ type: 'endTurn', figure: 'c1' }]).game;
    expect(tableOf(later).elements.fire).toBe('strong');
  });

  test('[LOOT-2] a character loots its hex at the end of its turn', () => {
    const at = { q: 0, r: 3 };
    const start = withFigure(inTurns(), 'c1', { at });
    const { game } = played(start, [
      { type: 'addMoneyToken', amount: 2, at },
      { type: 'addMoneyToken', amount: 1, at: { q: 1, r: 3 } },
      { type: 'startTurn', figure: 'c1' },
      { type: 'endTurn', figure: 'c1' },
    ]);
    expect(figure(game, 'c1')).toMatchObject({ money: 2 });
    expect(tableOf(game).tokens).toHaveLength(1);
  });

  test('[DEATH-1] dead figures have no turn', () => {
    const game = played(inTurns([10, 90]), [
      { type: 'sufferDamage', figure: 'bandit-guard-1', amount: 99, negate: null },
    ]).game;
    const [, block] = turns(game).order;
    expect(block?.turns.map((turn) => turn.figure)).toEqual(['bandit-guard-3', 'bandit-guard-2']);
  });

  test('[MONSTER-3] a shield of an ability card lasts from the monster’s turn to the end of the round', () => {
    const card = CONTENT.abilityDeck('guard')?.cards.find((each) =>
      each.actions.some((line) => line.type === 'shield'),
    );
    const acting = played(inTurns([1, 99]), [
      { type: 'enterAbilityCard', deck: 'guard', card: card?.id },
      { type: 'startTurn', figure: 'c1' },
      { type: 'endTurn', figure: 'c1' },
    ]).game;
    const shields = (game: Game, name: string) =>
      figure(game, name)?.bonuses.filter((bonus) => bonus.kind === 'shield').length;
    expect([shields(acting, 'bandit-guard-3'), shields(acting, 'bandit-guard-1')]).toEqual([1, 0]);

    const over = played(acting, [
      { type: 'endBlock', block: 'bandit-guard' },
      { type: 'endTurn', figure: 'c2' },
      { type: 'endRound' },
    ]).game;
    expect(shields(over, 'bandit-guard-3')).toBe(0);
  });

  test('[MONSTER-8] a disarmed monster gains the shield and retaliate of its card', () => {
    const card = CONTENT.abilityDeck('guard')?.cards.find((each) =>
      each.actions.some((line) => line.type === 'shield'),
    );
    const game = played(inTurns([1, 99]), [
      { type: 'enterAbilityCard', deck: 'guard', card: card?.id },
      { type: 'addCondition', figure: 'bandit-guard-3', condition: 'disarm' },
      { type: 'startTurn', figure: 'c1' },
      { type: 'endTurn', figure: 'c1' },
    ]).game;
    const kinds = figure(game, 'bandit-guard-3')?.bonuses.map(({ kind }) => kind);
    expect(kinds).toEqual(['shield', 'retaliate']);
  });

  test('[STUN-1] a stunned monster performs no ability', () => {
    const card = CONTENT.abilityDeck('guard')?.cards.find((each) =>
      each.actions.some((line) => line.type === 'shield'),
    );
    const game = played(inTurns([1, 99]), [
      { type: 'enterAbilityCard', deck: 'guard', card: card?.id },
      { type: 'addCondition', figure: 'bandit-guard-3', condition: 'stun' },
      { type: 'startTurn', figure: 'c1' },
      { type: 'endTurn', figure: 'c1' },
    ]).game;
    expect(figure(game, 'bandit-guard-3')?.bonuses).toEqual([]);
  });
});

describe('tied initiatives', () => {
  test('[INIT-2] players can order only tied blocks', () => {
    const game = played(inScenario(), [
      choose('c1', 5, 50),
      choose('c2', 5, 50),
      { type: 'revealInitiatives' },
    ]).game;
    const order = { type: 'orderTied', blocks: ['c2', 'c1'] } as const;
    expect(turns(played(game, [order]).game).order.map((block) => block.id)).toEqual([
      'c2',
      'c1',
      'bandit-guard',
    ]);
    expect(refused(game, { ...order, blocks: ['c1', 'bandit-guard'] }).code).toBe('notTied');
    expect(refused(game, { ...order, blocks: ['c1', 'c1'] }).code).toBe('notTied');
    expect(refused(game, { ...order, blocks: ['c1', 'c7'] }).code).toBe('noSuchBlock');
    const begun = played(game, [{ type: 'startTurn', figure: 'c1' }]).game;
    expect(refused(begun, order).code).toBe('turnIsOver');
  });

  test('[INIT-6] types with one deck keep the order of the players in later rounds', () => {
    const city = {
      ...{ type: 'addMonster' as const, monster: 'city-guard', rank: 'normal', standee: null },
      ...{ origin: 'placed', side: 'enemies', at: null },
    } as const;
    const reveal = [
      choose('c1', 5, 50),
      choose('c2', 5, 50),
      { type: 'revealInitiatives' },
    ] as const;
    const first = played(inScenario(), [city, ...reveal]).game;
    const guards = (game: Game) =>
      turns(game).order.flatMap(({ id: block }) => (block.endsWith('-guard') ? [block] : []));
    const ordered = guards(first).toReversed();
    expect(ordered).toHaveLength(2);
    const swapped = played(first, [{ type: 'orderTied', blocks: ordered }]).game;
    const { order } = turns(swapped);
    const next = played(swapped, [
      { type: 'startTurn', figure: order[0]?.turns[0]?.figure },
      ...order.map(({ id: block }) => ({ type: 'endBlock', block }) as const),
      { type: 'endRound' },
      ...reveal,
    ]).game;
    expect(guards(next)).toEqual(ordered);
  });

  test('[INIT-1] a corrected initiative moves the block in the order', () => {
    const game = played(inTurns([10, 90]), [
      { type: 'correctInitiative', block: 'c2', initiative: 2 },
    ]).game;
    expect(turns(game).order[0]).toMatchObject({ id: 'c2', initiative: 2 });
    expect(figure(game, 'c2')).toMatchObject({ initiative: { leading: 2 } });
  });

  test('[INIT-2] a corrected second card decides the tie again, a missing one does not', () => {
    const tied = played(inScenario(), [choose('c1', 10, 30), choose('c2', 10, 40)]).game;
    const game = played(tied, [{ type: 'revealInitiatives' }]).game;
    const ids = (at: Game) => turns(at).order.map((block) => block.id as string);
    expect(ids(game).indexOf('c1')).toBeLessThan(ids(game).indexOf('c2'));
    const correct = { type: 'correctInitiative', block: 'c2', initiative: 10 } as const;
    const turned = played(game, [{ ...correct, second: 20 }]).game;
    expect(ids(turned).indexOf('c2')).toBeLessThan(ids(turned).indexOf('c1'));
    expect(figure(turned, 'c2')).toMatchObject({ initiative: { leading: 10, second: 20 } });
    const left = played(turned, [correct]).game;
    expect(figure(left, 'c2')).toMatchObject({ initiative: { second: 20 } });
  });
});

describe('the second card', () => {
  test('[TURN-3] the second card can be entered during the turn without changing the order', () => {
    const acting = played(inTurns([10, 90]), [{ type: 'startTurn', figure: 'c1' }]).game;
    const told = { type: 'correctInitiative', block: 'c1', initiative: 10, second: 33 } as const;
    const next = played(acting, [told]).game;
    expect(figure(next, 'c1')).toMatchObject({ initiative: { leading: 10, second: 33 } });
    expect(turns(next).order.map(({ id }) => id)).toEqual(turns(acting).order.map(({ id }) => id));
  });

  test('[TURN-3] both cards can be changed during the turn, not afterwards', () => {
    const acting = played(inTurns([10, 90]), [{ type: 'startTurn', figure: 'c1' }]).game;
    const correct = { type: 'correctInitiative', block: 'c1', initiative: 95 } as const;
    const next = played(acting, [correct]).game;
    expect(figure(next, 'c1')).toMatchObject({ initiative: { leading: 95 } });
    expect(turns(next).active).toBe('c1');
    expect(turns(next).order.map(({ id }) => id)).toEqual(turns(acting).order.map(({ id }) => id));
    const ended = played(next, [{ type: 'endTurn', figure: 'c1' }]).game;
    expect(turns(ended).order[0]?.turns).toMatchObject([{ figure: 'c1', state: 'done' }]);
    expect(refused(ended, { ...correct, initiative: 11 }).code).toBe('turnIsOver');
    const guards = { type: 'correctInitiative', block: 'bandit-guard', initiative: 7 } as const;
    expect(refused(ended, guards).code).toBe('turnIsOver');
  });
});

describe('the end of a round', () => {
  const toEnd: readonly PlainCommand[] = [
    { type: 'startTurn', figure: 'c1' },
    { type: 'endTurn', figure: 'c1' },
    { type: 'endBlock', block: 'bandit-guard' },
    { type: 'endTurn', figure: 'c2' },
  ];

  test('[TURN-1] ending the round is refused while turns are open', () => {
    expect(refused(inTurns([10, 90]), { type: 'endRound' })).toEqual({
      code: 'turnsOpen',
      figures: ['c1', ...GUARDS, 'c2'],
    });
    expect(refused(inScenario(), { type: 'endRound' }).code).toBe('notNowInThisPhase');
  });

  test('[DECK-3] the end of a round shuffles a deck after a drawn x2 or null', () => {
    const marked = {
      draw: ['+0', '+1'],
      discard: ['x2'],
      shuffleAtEndOfRound: true,
    } as unknown as Scenario['monsterDeck'];
    const ended = changed(played(inTurns(), toEnd).game, { monsterDeck: marked });
    const { game, events } = played(ended, [{ type: 'endRound' }]);
    expect(tableOf(game).monsterDeck.draw).toHaveLength(3);
    expect(tableOf(game).monsterDeck.shuffleAtEndOfRound).toBe(false);
    expect(events).toContainEqual({
      type: 'modifierDeckShuffled',
      deck: 'monsters',
      why: 'marked',
      rule: 'DECK-3',
    });
  });

  test.each([true, false])('[ABILITY-2] an ability card with the shuffle mark: %s', (shuffle) => {
    const card = CONTENT.abilityDeck('guard')?.cards.find((each) => each.shuffle === shuffle);
    const { game } = played(inTurns([1, 99]), [
      { type: 'enterAbilityCard', deck: 'guard', card: card?.id },
      ...toEnd,
      { type: 'endRound' },
    ]);
    const [deck] = tableOf(game).abilityDecks;
    expect(deck?.current).toBeNull();
    expect(deck?.discard).toEqual(shuffle ? [] : [card?.id]);
  });

  test('[ELEMENT-4] [ROUND-1] [ROUND-3] elements wane and round bonuses expire at the end of a round', () => {
    const bonus = { figure: 'c1', kind: 'shield', value: 1, range: 1 } as const;
    const { game } = played(inTurns(), [
      { type: 'correctElement', element: 'ice', state: 'strong' },
      { type: 'addBonus', ...bonus, lasts: 'round' },
      { type: 'addBonus', ...bonus, lasts: 'untilRemoved' },
      ...toEnd,
      { type: 'endRound' },
    ]);
    expect(tableOf(game).elements.ice).toBe('waning');
    expect(figure(game, 'c1')?.bonuses.map((each) => each.lasts)).toEqual(['untilRemoved']);
  });

  test('[EXHAUST-2] a character that can neither play nor rest is exhausted at card selection', () => {
    const cards = { hand: 1, discard: 1, lost: 7, active: 0 };
    const { game } = played(inTurns(), [
      { type: 'countCards', figure: 'c1', cards },
      ...toEnd,
      { type: 'endRound' },
    ]);
    expect(figure(game, 'c1')).toMatchObject({ exhausted: true, cards: { lost: 9, hand: 0 } });
    expect(tableOf(game).phase.name).toBe('selectCards');
  });

  test('[EXHAUST-3] without characters the scenario is lost', () => {
    const { game, events } = played(inTurns(), [
      { type: 'exhaust', figure: 'c1' },
      { type: 'exhaust', figure: 'c2' },
    ]);
    expect(tableOf(game).phase).toEqual({ name: 'over', won: false });
    expect(events.at(-1)).toEqual({ type: 'scenarioFinished', won: false });
  });
});

describe('rests', () => {
  const resting: readonly PlainCommand[] = [
    { type: 'countCards', figure: 'c1', cards: { hand: 1, discard: 4, lost: 0, active: 0 } },
    { type: 'declareLongRest', character: 'c1' },
    choose('c2', 49),
    { type: 'revealInitiatives' },
    { type: 'startTurn', figure: 'bandit-guard-3' },
  ];

  test('[TURN-2] two chosen cards are different, though initiatives of a class can be equal', () => {
    expect(refused(inScenario(), choose('c1', 15, 15))).toEqual({
      code: 'onlyOneSuchCard',
      figure: 'c1',
      initiative: 15,
    });
    // The Brute has two cards with 27.
    expect(() => played(inScenario(), [choose('c1', 27, 27)])).not.toThrow();
  });

  test('[REST-2] a long rest is taken once, in a turn at initiative 99', () => {
    const slow = played(inScenario(), resting.slice(0, -1)).game;
    const first = turns(slow).order[0]?.turns[0]?.figure;
    let game = played(slow, [{ type: 'startTurn', figure: first }]).game;
    const rest = { type: 'takeLongRest', figure: 'c1' } as const;
    expect(refused(game, rest).code).toBe('notItsTurn');
    while (turns(game).active !== 'c1') {
      game = played(game, [{ type: 'endTurn', figure: turns(game).active }]).game;
    }
    const rested = played(game, [rest]).game;
    expect(figure(rested, 'c1')).toMatchObject({ cards: { hand: 4, discard: 0, lost: 1 } });
    expect(refused(rested, rest).code).toBe('hasRested');
  });

  test('[REST-3] [ROUND-4] a short rest is possible only between two rounds', () => {
    const rest = { type: 'takeShortRest', figure: 'c1', again: true } as const;
    expect(refused(inTurns(), rest).code).toBe('turnsOpen');
    const before = figure(inScenario(), 'c1')?.hitPoints ?? 0;
    expect(figure(played(inScenario(), [rest]).game, 'c1')?.hitPoints).toBe(before - 1);
    const chosen = played(inScenario(), [choose('c1', 5)]).game;
    expect(refused(chosen, rest).code).toBe('notNowInThisPhase');
  });

  test('[REST-3] a short rest is taken once between two rounds', () => {
    const rest = { type: 'takeShortRest', figure: 'c1', again: false } as const;
    const rested = played(inScenario(), [rest]).game;
    expect(refused(rested, rest)).toEqual({ code: 'hasRested', figure: 'c1' });
    expect(() => played(rested, [{ ...rest, figure: 'c2' }])).not.toThrow();
    const roundEnds: readonly PlainCommand[] = [
      choose('c1', 1),
      choose('c2', 2),
      { type: 'revealInitiatives' },
      { type: 'startTurn', figure: 'c1' },
      { type: 'endTurn', figure: 'c1' },
      { type: 'endTurn', figure: 'c2' },
      { type: 'endBlock', block: 'bandit-guard' },
    ];
    const again = played(rested, [...roundEnds, rest]).game;
    expect(refused(again, rest).code).toBe('hasRested');
    const selecting = played(again, [{ type: 'endRound' }]).game;
    expect(refused(selecting, rest).code).toBe('hasRested');
  });
});
