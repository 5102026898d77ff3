/** Answers of the official FAQ, played through commands. */
import { describe, expect, test } from 'vitest';
import { retirementsOf } from '../rules/campaign/characters/retirement';
import { targetView } from '../rules/attack/targetView';
import { deckIdOf } from '../rules/decks/modifierDeck';
import { charactersOf, findFigure } from '../rules/figures/figures';
import { id, type FigureId } from '../ids';
import type { Character, Game, StartEffect } from '../state';
import { anObjective, aSummon } from '../testing/builders';
import {
  CONTENT,
  inScenario,
  inTurns,
  party,
  played,
  refused,
  tableOf,
  type PlainCommand,
} from '../testing/play';

const GUARD = 'bandit-guard-1';
const START = { type: 'startScenario', scenario: '1', characters: ['c1', 'c2'], level: 1 } as const;
const condition = (figure: string, name: string) =>
  ({ type: 'addCondition', figure, condition: name }) as const;
const curse = (deck: string, count: number) =>
  ({ type: 'addModifierCards', deck, card: 'curse', count }) as const;

function figureIn(game: Game, figure: string) {
  const found = findFigure(tableOf(game), id<FigureId>(figure));
  if (!found) throw new Error(`${figure} is not there.`);
  return found;
}

function brute(game: Game): Character {
  const figure = figureIn(game, 'c1');
  if (figure.kind !== 'character') throw new Error('The brute does not play.');
  return figure;
}

function cardsOf(game: Game, card: string): readonly number[] {
  const decks = [...charactersOf(tableOf(game)).map(({ deck }) => deck), tableOf(game).monsterDeck];
  return decks.map(
    ({ draw, discard }) => [...draw, ...discard].filter((each) => (each as string) === card).length,
  );
}

/** The turn of the first character, who has these items equipped. */
function wearing(items: readonly number[], ...then: readonly PlainCommand[]): Game {
  const owned = items.map((item) => ({ type: 'gainItem', character: 'c1', item }) as const);
  const game = played(party(), [
    ...owned,
    START,
    { type: 'setInitiative', character: 'c1', leading: 1, second: null },
    { type: 'setInitiative', character: 'c2', leading: 98, second: null },
    { type: 'revealInitiatives' },
    { type: 'startTurn', figure: 'c1' },
  ]).game;
  return played(game, then).game;
}

describe('modifier decks', () => {
  test('[CURSE-1] a curse on a summon goes into the deck of its owner', () => {
    const summon = aSummon({ owner: id<FigureId>('c1') });
    const scenario = tableOf(wearing([]));
    const joined = { ...scenario, figures: [...scenario.figures, summon] };
    expect(deckIdOf(joined, summon)).toBe('c1');
  });

  test('[BLESS-3] characters share ten curses, and a drawn one is there again', () => {
    const six = played(wearing([]), [curse('c1', 6)]).game;
    expect(refused(six, curse('c2', 5)).code).toBe('supplyIsUsedUp');
    const full = played(six, [curse('c2', 4)]).game;
    const one = { type: 'removeModifierCards', deck: 'c1', card: 'curse', count: 1 } as const;
    const freed = played(full, [one, curse('c2', 1), curse('monsters', 10)]).game;
    expect(cardsOf(freed, 'curse')).toEqual([5, 5, 10]);
  });

  test('[BLESS-4] curses and blessings are gone in the next scenario', () => {
    const bless = { type: 'addModifierCards', deck: 'monsters', card: 'bless', count: 2 } as const;
    const game = played(wearing([], curse('c1', 4), curse('monsters', 3), bless), [
      { type: 'finishScenario', won: false },
      { type: 'leaveScenario' },
      START,
    ]).game;
    expect([...cardsOf(game, 'curse'), ...cardsOf(game, 'bless')]).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('[DECK-5] suffered damage draws no modifier card', () => {
    const before = wearing([]);
    const hurt = { type: 'sufferDamage', figure: 'c1', amount: 2, negate: null } as const;
    const { game, events } = played(before, [hurt]);
    expect(events.map(({ type }) => type)).toEqual(['damaged']);
    expect(brute(game).deck).toEqual(brute(before).deck);
    expect(tableOf(game).monsterDeck).toEqual(tableOf(before).monsterDeck);
  });
});

describe('heals, conditions and turns', () => {
  test('[HEAL-7] a long rest and a potion only remove poison from a poisoned character', () => {
    const hurt = { type: 'sufferDamage', figure: 'c1', amount: 5, negate: null } as const;
    const potion = { type: 'useItem', character: 'c1', item: 12 } as const;
    const ill = wearing([12], hurt, condition('c1', 'poison'), potion);
    expect(brute(ill)).toMatchObject({
      conditions: [],
      hitPoints: brute(wearing([12], hurt)).hitPoints,
    });
  });

  test('[CONDITION-3] any number of figures can have the same condition', () => {
    const start = inScenario('2');
    const { figures } = tableOf(start);
    const game = played(
      start,
      figures.map((each) => condition(each.id, 'poison')),
    ).game;
    expect(tableOf(game).figures.every(({ conditions }) => conditions.length > 0)).toBe(true);
  });

  test('[DURATION-3] an attack does not end the invisibility of its attacker', () => {
    const game = wearing(
      [],
      condition('c1', 'invisible'),
      {
        ...{ type: 'beginAttack', attacker: 'c1', base: 1, ranged: false, range: null },
        targets: [{ figure: GUARD }],
      },
      { type: 'enterForAttack', target: GUARD, cards: ['+0'] },
      { type: 'applyAttack' },
      { type: 'endTurn', figure: 'c1' },
    );
    expect(brute(game).conditions).toMatchObject([{ name: 'invisible' }]);
  });

  test('[STUN-2] a character stunned before its turn discards its two cards', () => {
    const cards = Array.from({ length: 10 }, (_, index) => index + 1);
    const game = played(party(), [
      { type: 'chooseHand', character: 'c1', cards },
      START,
      { type: 'playCards', figure: 'c1', leading: 1, second: 2 },
      { type: 'setInitiative', character: 'c2', leading: 99, second: 98 },
      { type: 'revealInitiatives' },
      condition('c1', 'stun'),
    ]).game;
    const { phase } = tableOf(game);
    const first = phase.name === 'turns' ? phase.order : [];
    const blocks = first.slice(
      0,
      first.findIndex((block) => block.id === id('c1')),
    );
    const begun = played(game, [
      { type: 'startTurn', figure: first[0]?.turns[0]?.figure },
      ...blocks.map((block): PlainCommand => ({ type: 'endBlock', block: block.id })),
      { type: 'endTurn', figure: 'c1' },
    ]).game;
    expect(brute(begun).cards).toMatchObject({ discard: [1, 2], chosen: [] });
  });

  test('[LOOT-3] a stunned character loots its hex at the end of its turn', () => {
    const at = { q: 0, r: 1 };
    const game = wearing(
      [],
      { type: 'placeFigure', figure: 'c1', at },
      condition('c1', 'stun'),
      { type: 'addMoneyToken', amount: 1, at },
      { type: 'endTurn', figure: 'c1' },
    );
    expect(brute(game).money).toBe(1);
  });
});

describe('invisible figures', () => {
  const placed = (...then: readonly PlainCommand[]) =>
    played(inTurns(), [
      { type: 'placeFigure', figure: 'c1', at: { q: 0, r: 1 } },
      { type: 'placeFigure', figure: GUARD, at: { q: 1, r: 1 } },
      condition(GUARD, 'invisible'),
      { type: 'startTurn', figure: 'c1' },
      ...then,
    ]).game;

  test('[INVISIBLE-3] no character targets an invisible monster, but suffered damage reaches it', () => {
    const game = placed();
    const numbers = { base: 3, ranged: false, range: null };
    const attack = {
      type: 'beginAttack',
      attacker: 'c1',
      ...numbers,
      targets: [{ figure: GUARD }],
    };
    expect(refused(game, attack as PlainCommand).code).toBe('targetIsInvisible');
    const hurt = { type: 'sufferDamage', figure: GUARD, amount: 2, negate: null } as const;
    const before = figureIn(game, GUARD).hitPoints;
    expect(figureIn(played(game, [hurt]).game, GUARD).hitPoints).toBe(before - 2);
  });

  test('[INVISIBLE-4] a jump passes an invisible enemy', () => {
    const path = [
      { q: 1, r: 1 },
      { q: 2, r: 1 },
    ];
    const jump = { type: 'moveFigure', figure: 'c1', path, movement: 'jump', points: 3 } as const;
    expect(figureIn(played(placed(), [jump]).game, 'c1').at).toEqual({ q: 2, r: 1 });
    expect(refused(placed(), { ...jump, movement: 'walk' }).code).toBe('moveIsIllegal');
  });
});

describe('variants', () => {
  const numbersWith = (isOn: boolean, card: string) => {
    const begun = played(party(), [
      { type: 'setReducedRandomness', isOn },
      START,
      { type: 'setInitiative', character: 'c1', leading: 1, second: null },
      { type: 'setInitiative', character: 'c2', leading: 98, second: null },
      { type: 'revealInitiatives' },
      { type: 'startTurn', figure: 'c1' },
      {
        ...{ type: 'beginAttack', attacker: 'c1', base: 3, ranged: false, range: null },
        targets: [{ figure: GUARD }],
      },
      { type: 'enterForAttack', target: GUARD, cards: [card] },
    ]).game;
    const { attack } = tableOf(begun);
    const [aim] = attack?.targets ?? [];
    if (!attack || !aim) throw new Error('There is no attack.');
    const { numbers } = targetView(tableOf(begun), CONTENT, attack, aim) ?? {};
    return { damage: numbers?.damage, shuffles: brute(begun).deck.shuffleAtEndOfRound };
  };

  test.each([
    ['null', false, 0],
    ['null', true, 1],
    ['x2', false, 6],
    ['x2', true, 5],
    ['+1', true, 4],
  ])(
    '[VARIANT-1] %s with reduced randomness %s makes an attack of 3 one of %i',
    (card, isOn, n) => {
      expect(numbersWith(isOn, card)).toEqual({ damage: n, shuffles: card !== '+1' });
    },
  );

  test('[VARIANT-1] is switched off again', () => {
    const on = played(party(), [{ type: 'setReducedRandomness', isOn: true }]).game;
    const off = played(on, [{ type: 'setReducedRandomness', isOn: false }, START]).game;
    expect(on.campaign.reducedRandomness).toBe(true);
    expect([off.campaign, off.scenario].some((part) => part && 'reducedRandomness' in part)).toBe(
      false,
    );
  });
});

describe('setup', () => {
  test('[SETUP-2] effects of events come after the cards of items and hands', () => {
    const hand = CONTENT.classCards(party().campaign.characters[0]?.class ?? id('brute'))
      .slice(0, 10)
      .map((card) => card.id);
    const ready = played(party(), [
      { type: 'gainItem', character: 'c1', item: 22 },
      { type: 'chooseHand', character: 'c1', cards: hand },
    ]).game;
    const { campaign } = ready;
    const atStart: readonly StartEffect[] = [
      { type: 'cards', card: 'curse', count: 1, character: null },
      { type: 'discard', value: 2 },
    ];
    const eventful = { ...ready, campaign: { ...campaign, party: { ...campaign.party, atStart } } };
    const { game, events } = played(eventful, [START]);
    const cards = events.flatMap((event) =>
      event.type === 'modifierAdded' ? [event.card as string] : [],
    );
    expect(cards).toEqual(['minus1', 'curse', 'curse']);
    expect(events.at(-1)).toMatchObject({ type: 'startCostSaid', cost: { cards: 2 } });
    expect(brute(game).cards).toMatchObject({ kind: 'named', hand });
  });
});

describe('items', () => {
  test('[ITEM-16] the effect of an item that is never spent is a use each time', () => {
    const kill = {
      type: 'sufferDamage',
      figure: GUARD,
      amount: 99,
      negate: null,
      by: 'c1',
    } as const;
    const game = wearing([106], kill);
    const { records } = tableOf(game);
    expect(records.find(({ character }) => (character as string) === 'c1')).toMatchObject({
      tallies: { itemUses: 1 },
    });
    expect(game.campaign.characters[0]?.items[0]).toMatchObject({ item: 106, state: 'ready' });
  });

  test('[ITEM-9] an item with circles is used without a press, and a long rest gives none back', () => {
    const attack = (target: string): readonly PlainCommand[] => [
      {
        ...{ type: 'beginAttack', attacker: active, base: 2, ranged: false, range: null },
        targets: [{ figure: target }],
      },
      { type: 'enterForAttack', target, cards: ['+0'] },
      { type: 'applyAttack' },
    ];
    const before = wearing([3], { type: 'endTurn', figure: 'c1' });
    const { phase } = tableOf(before);
    const active = phase.name === 'turns' ? phase.active : null;
    const once = played(before, [...attack('c1')]).game;
    expect(once.campaign.characters[0]?.items).toMatchObject([{ state: 'ready', marks: 1 }]);
    const refresh = { type: 'refreshItem', character: 'c1', item: 3 } as const;
    expect(refused(once, refresh).code).toBe('itemIsReady');
    const twice = played(once, [...attack('c1')]).game;
    expect(twice.campaign.characters[0]?.items).toMatchObject([{ state: 'spent', marks: 0 }]);
    expect(brute(twice).hitPoints).toBe(brute(twice).maxHitPoints - 2);
  });

  test('[ITEM-12] several items are used in one turn', () => {
    const use = (item: number) => ({ type: 'useItem', character: 'c1', item }) as const;
    const hurt = { type: 'sufferDamage', figure: 'c1', amount: 5, negate: null } as const;
    const game = wearing([1, 12], hurt, { ...use(1), anyway: true }, use(12));
    expect(game.campaign.characters[0]?.items.map(({ state }) => state)).toEqual([
      'spent',
      'consumed',
    ]);
  });

  test('[ITEM-13] an item gained in a scenario is equipped after it', () => {
    const game = wearing([], { type: 'gainItem', character: 'c1', item: 1 });
    const equip = { type: 'equipItem', character: 'c1', item: 1, equipped: true } as const;
    expect(refused(game, equip).code).toBe('characterIsPlaying');
  });

  test('[ITEM-11] an item consumed before a scenario stays consumed in it, a spent one is ready', () => {
    const game = played(party(), [
      { type: 'gainItem', character: 'c1', item: 12 },
      { type: 'gainItem', character: 'c1', item: 1 },
      { type: 'correctItem', character: 'c1', item: 12, state: 'consumed', marks: 0 },
      { type: 'correctItem', character: 'c1', item: 1, state: 'spent', marks: 0 },
      START,
    ]).game;
    expect(game.campaign.characters[0]?.items).toMatchObject([
      { item: 12, state: 'consumed' },
      { item: 1, state: 'ready' },
    ]);
  });
});

describe('objectives and treasure', () => {
  test('[OBJECTIVE-3] no obstacle is removed from the hex of an objective', () => {
    const objective = { ...anObjective(), at: { q: 2, r: 1 } };
    const game = inTurns();
    const scenario = tableOf(game);
    const joined = {
      ...game,
      scenario: { ...scenario, figures: [...scenario.figures, objective] },
    };
    const remove = { type: 'removeOverlay', kind: 'obstacle', at: objective.at } as const;
    expect(refused(joined, remove)).toEqual({ code: 'noSuchOverlay', kind: 'obstacle' });
  });

  test('[LOOT-4] money that stays on the map gives no gold', () => {
    const over = wearing([], { type: 'addMoneyToken', amount: 1, at: { q: 0, r: 1 } });
    const before = over.campaign.characters.map(({ gold }) => gold);
    const left = played(over, [{ type: 'finishScenario', won: true }, { type: 'leaveScenario' }]);
    expect(left.game.campaign.characters.map(({ gold }) => gold)).toEqual(before);
  });
});

describe('campaign', () => {
  test('[PERK-2] a perk against scenario effects does not help against those of events', () => {
    const perks = CONTENT.class('tinkerer')?.perks ?? [];
    const boxes = perks.map((perk) => (perk.ignore === 'negativeScenarioEffects' ? 1 : 0));
    const game = played(party(), [
      { type: 'addCharacter', class: 'tinkerer', name: 'Tin', level: 1 },
      { type: 'editCharacter', character: 'c3', perks: boxes },
    ]).game;
    const { campaign } = game;
    const atStart = [{ type: 'cards', card: 'curse', count: 1, character: null }] as const;
    const cursed = { ...game, campaign: { ...campaign, party: { ...campaign.party, atStart } } };
    const started = played(cursed, [{ ...START, characters: ['c1', 'c3'] }]).game;
    expect(cardsOf(started, 'curse')).toEqual([1, 1, 0]);
  });

  test('[EXPERIENCE-7] experience is recorded at level 9, without another level', () => {
    const game = played(party(), [
      { type: 'editCharacter', character: 'c1', level: 9, experience: 512 },
    ]).game;
    expect(game.campaign.characters[0]?.experience).toBe(512);
    expect(refused(game, { type: 'levelUp', character: 'c1', card: null }).code).toBe(
      'highestLevel',
    );
  });

  test('[SCENARIO-5] a lost scenario is tried again at once, with other characters', () => {
    const game = played(inScenario(), [
      { type: 'finishScenario', won: false },
      { type: 'leaveScenario' },
      { type: 'addCharacter', class: 'tinkerer', name: 'Tin', level: 1 },
      { ...START, characters: ['c1', 'c3'] },
    ]).game;
    expect(charactersOf(tableOf(game)).map(({ sheet }) => sheet)).toEqual(['c1', 'c3']);
  });

  test('[RETIRE-4] each hand of a player is a line of characters of its own', () => {
    const game = played(party(), [
      {
        ...{ type: 'createCharacter', class: 'tinkerer', name: 'Ada', level: 1 },
        player: 'Eva, left hand',
      },
      { type: 'retire', character: 'c3', anyway: true },
    ]).game;
    expect(retirementsOf(game.campaign, 'Eva, left hand')).toBe(1);
    expect(retirementsOf(game.campaign, 'Eva, right hand')).toBe(0);
  });
});
