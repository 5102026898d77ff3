import { describe, expect, test } from 'vitest';
import { id, type FigureId, type TokenId } from '../../ids';
import { aCharacter, aGame, aMonster, aScenario, someCards } from '../../testing/builders';
import type { Negation, Scenario } from '../../state';
import { hex, inTurnOf } from '../../testing/placing';
import { CONTENT, inTurns, played, tableOf } from '../../testing/play';
import { EMPTY_GAME } from '../apply';
import type { Command } from '../shapes';
import { fatalDamage } from './fatalDamage';

const cards = someCards({ hand: 1, discard: 2 });
const brute = aCharacter({ hitPoints: 3, cards });
const guard = aMonster({ hitPoints: 3 });
const scenario = aScenario({ figures: [brute, guard] });

function asked(table: Scenario, command: Command) {
  return fatalDamage({ ...EMPTY_GAME, scenario: table }, command, CONTENT);
}

const suffer = (figure: typeof brute.id, amount: number) =>
  ({ type: 'sufferDamage', figure, amount, negate: null }) as const;

test('fatal damage is asked about only if it would exhaust a character', () => {
  expect(asked(scenario, suffer(brute.id, 2))).toBeNull();
  expect(asked(scenario, suffer(guard.id, 9))).toBeNull();
  const fatal = asked(scenario, suffer(brute.id, 3));
  expect(fatal).toMatchObject({ amount: 3 });
  expect(fatal?.preventions.map(({ losing }) => losing)).toEqual([
    ['oneFromHand'],
    ['twoFromDiscard'],
  ]);
});

test('fatal damage is not asked about if the command has the answer, but is if no card can be lost', () => {
  expect(asked(scenario, { ...suffer(brute.id, 3), negate: 'oneFromHand' })).toBeNull();
  const bare = aCharacter({ hitPoints: 3, cards: someCards({ discard: 1, lost: 9 }) });
  expect(asked(aScenario({ figures: [bare] }), suffer(bare.id, 3))).toMatchObject({
    preventions: [],
  });
});

test('a short rest for the last hit point is asked about', () => {
  const rest = { type: 'takeShortRest', figure: brute.id, again: true } as const;
  expect(asked(scenario, rest)).toBeNull();
  const dying = aScenario({ figures: [aCharacter({ hitPoints: 1, cards })] });
  const fatal = asked(dying, rest);
  expect(fatal?.preventions.map(({ losing }) => losing)).toEqual([['oneFromHand']]);
  expect(asked(dying, { ...rest, again: false })).toBeNull();
});

test('[ITEM-6] the question names the attacker and offers an item with enough shield', () => {
  const { phase } = tableOf(inTurns([90, 91]));
  const guard = phase.name === 'turns' ? phase.order[0]?.turns[0]?.figure : undefined;
  const { game } = played(inTurns([90, 91]), [
    { type: 'editCharacter', character: 'c1', gold: 99 },
    { type: 'startTurn', figure: guard },
    {
      type: 'beginAttack',
      attacker: guard,
      base: 2,
      ranged: false,
      range: 1,
      targets: [{ figure: 'c1' }],
    },
    { type: 'enterForAttack', target: 'c1', cards: ['+0'] },
    { type: 'correctHitPoints', figure: 'c1', hitPoints: 2 },
  ]);
  const worn = { item: 3, equipped: true, state: 'ready', marks: 0 } as const;
  const characters = game.campaign.characters.map((sheet) => ({ ...sheet, items: [worn] }));
  const table = { ...game, campaign: { ...game.campaign, characters } };
  const fatal = fatalDamage(table, { type: 'applyAttack' }, CONTENT);
  expect(fatal).toMatchObject({ source: 'attack', by: guard });
  const [way] = fatal?.preventions.filter(({ item }) => item === 3) ?? [];
  const after = played(table, way?.commands ?? []).game;
  expect(tableOf(after).figures.find(({ id }) => id === 'c1')).toMatchObject({ hitPoints: 1 });
  expect(after.campaign.characters[0]?.items).toMatchObject([{ marks: 1 }]);
});

describe('[NEGATE-1] a path over several traps', () => {
  const at = (place: number) => hex([place, 1]);
  /** Damage of a trap is 3. */
  const trap = (place: number) =>
    ({ type: 'layOverlay', kind: 'trap', hexes: [at(place)] }) as const;
  const trapped = (hitPoints: number) =>
    played(inTurns([1, 2]), [
      { type: 'startTurn', figure: 'c1' },
      { type: 'placeFigure', figure: 'c1', at: at(0) },
      trap(1),
      trap(2),
      { type: 'countCards', figure: 'c1', cards: { hand: 1, discard: 0, lost: 0, active: 0 } },
      { type: 'correctHitPoints', figure: 'c1', hitPoints },
    ]).game;
  type Going = (...negate: readonly (Negation | null)[]) => Command;
  const subcommand = (...negate: readonly (Negation | null)[]) => ({
    ...{ type: 'moveFigure' as const, figure: id<FigureId>('c1'), path: [at(1), at(2)] },
    ...{ movement: null, points: null, ...(negate.length > 0 && { negate: [...negate] }) },
  });
  const walk: Going = subcommand;
  const line = { kind: 'classCard', card: 'default', half: 'bottom', line: 0 } as const;
  const playLine: Going = (...negate) => ({
    ...{
      type: 'playLines',
      figure: id('c1'),
      lines: [{ line, subcommands: [subcommand(...negate)] }],
    },
  });
  const waysOf = (hitPoints: number, command: Command) =>
    fatalDamage(trapped(hitPoints), command, CONTENT)?.preventions.map(({ commands }) => commands);

  test.each([
    ['by itself', walk],
    ['as a line of a card', playLine],
  ] as const)('a move made %s can cost a card at the fatal trap', (_, going) => {
    expect(waysOf(7, going())).toBeUndefined();
    expect(waysOf(6, going())).toEqual([[going('oneFromHand')]]);
    expect(waysOf(3, going())).toEqual([]);
  });

  test('cards can be lost at each trap if each is fatal', () => {
    const cards = { hand: 1, discard: 2, lost: 0, active: 0 };
    const { game } = played(trapped(3), [{ type: 'countCards', figure: 'c1', cards }]);
    const [way, ...others] = fatalDamage(game, walk(), CONTENT)?.preventions ?? [];
    expect(others).toEqual([]);
    expect(way?.losing).toEqual(['oneFromHand', 'twoFromDiscard']);
    expect(tableOf(played(game, way?.commands ?? []).game).figures[0]).toMatchObject({
      hitPoints: 3,
      cards: { hand: 0, discard: 0, lost: 3 },
    });
  });

  test('a card is lost at the second trap if the first is already negated', () => {
    const cards = { hand: 2, discard: 0, lost: 0, active: 0 };
    const { game } = played(trapped(3), [{ type: 'countCards', figure: 'c1', cards }]);
    const ways = fatalDamage(game, walk('oneFromHand'), CONTENT)?.preventions;
    expect(ways?.map(({ commands }) => commands)).toEqual([[walk('oneFromHand', 'oneFromHand')]]);
  });

  test('a card is lost at the last trap if the first deals no damage', () => {
    const { game } = played(trapped(3), [{ type: 'removeOverlay', kind: 'trap', at: at(1) }]);
    const ways = fatalDamage(game, walk(), CONTENT)?.preventions.map(({ commands }) => commands);
    expect(ways).toEqual([[walk('oneFromHand')]]);
  });
});

describe('[REWARD-3] a looted treasure that deals damage', () => {
  const start = hex([0, 1]);
  const c1 = id<FigureId>('c1');
  /** The turn of a character that stands on treasure 13, which deals 5 damage. */
  const onTreasure = (hitPoints: number, hand = 2) => {
    const { game } = played(inTurns([1, 2]), [
      { type: 'startTurn', figure: 'c1' },
      { type: 'placeFigure', figure: 'c1', at: start },
      { type: 'countCards', figure: 'c1', cards: { hand, discard: 0, lost: 0, active: 0 } },
      { type: 'correctHitPoints', figure: 'c1', hitPoints },
    ]);
    const chest = { kind: 'treasure', id: id<TokenId>('chest'), treasure: 13, at: start } as const;
    return { ...game, scenario: { ...tableOf(game), tokens: [chest] } };
  };
  const loot: Command = { type: 'lootTokens', figure: c1, tokens: [id('chest')] };
  const endTurn: Command = { type: 'endTurn', figure: c1 };

  test.each([
    ['by an ability', loot],
    ['at the end of the turn', endTurn],
  ] as const)('is asked about %s', (_, command) => {
    expect(fatalDamage(onTreasure(6), command, CONTENT)).toBeNull();
    const fatal = fatalDamage(onTreasure(1), command, CONTENT);
    expect(fatal).toMatchObject({ amount: 5, source: 'direct', character: { id: c1 } });
    expect(fatal?.preventions.map(({ commands }) => commands)).toEqual([
      [{ ...command, negate: 'oneFromHand' }],
    ]);
    const after = played(onTreasure(1), fatal?.preventions[0]?.commands ?? []).game;
    expect(tableOf(after).figures.find((each) => each.id === c1)).toMatchObject({
      ...{ hitPoints: 1, exhausted: false, treasures: [13] },
      cards: { hand: 1, lost: 1 },
    });
    expect(fatalDamage(onTreasure(1, 0), command, CONTENT)).toMatchObject({ preventions: [] });
  });
});

test('[EXHAUST-1] the question names the class card and the figure of damage outside attacks', () => {
  const cragheart = aCharacter({ id: id('c2'), class: id('cragheart') });
  const turn = inTurnOf(
    aScenario({
      figures: [brute, cragheart],
      phase: { name: 'turns', order: [], active: null, interrupting: [] },
    }),
    cragheart.id,
  );
  const line = { kind: 'classCard', card: 123, half: 'top', line: 0 } as const;
  const subcommands = [suffer(brute.id, 3)];
  const command: Command = {
    type: 'playLines',
    figure: cragheart.id,
    lines: [{ line, subcommands }],
  };
  expect(asked(turn, command)).toMatchObject({
    ...{ source: 'direct', by: cragheart.id, from: 'Unstable Upheaval' },
  });
  expect(asked(scenario, suffer(brute.id, 3))).toMatchObject({ by: null, from: null });
});

describe('an active card that negates fatal damage', () => {
  const TURNS = { name: 'turns', order: [], active: null, interrupting: [] } as const;
  /** Frost Armor is active on a Spellweaver without enough cards left to lose. */
  const FROST_ARMOR = { card: 66, half: 'bottom', lasts: 'persistent', used: 0 } as const;
  const bare = someCards({ active: 1 });

  function spellweaver(given: Parameters<typeof aCharacter>[0] = {}) {
    const activeHalves = [FROST_ARMOR];
    return aCharacter({
      class: id('spellweaver'),
      hitPoints: 3,
      cards: bare,
      activeHalves,
      ...given,
    });
  }

  /** The game after the only possible answer. */
  function afterTheWay(table: Scenario, command: Command) {
    const ways = asked(table, command)?.preventions ?? [];
    expect(ways).toHaveLength(1);
    return { way: ways[0], ...played(aGame(table), ways[0]?.commands ?? []) };
  }

  test('[TURN-3] is offered for damage from any source and marks its next use', () => {
    const mage = spellweaver();
    const { way, game, events } = afterTheWay(aScenario({ figures: [mage] }), suffer(mage.id, 9));
    expect(way?.card).toMatchObject({ name: 'Frost Armor', slots: { used: 0, all: 2 } });
    expect(tableOf(game).figures).toMatchObject([
      { hitPoints: 3, experience: mage.experience + 1, activeHalves: [{ card: 66, used: 1 }] },
    ]);
    expect(events).toContainEqual({
      ...{ type: 'damageNegated', figure: mage.id, amount: 9, by: 'cardInEffect' },
      rule: 'TURN-3',
    });
  });

  test('[TURN-3] is lost with its last use', () => {
    const mage = spellweaver({ activeHalves: [{ ...FROST_ARMOR, used: 1 }] });
    const { game } = afterTheWay(aScenario({ figures: [mage] }), suffer(mage.id, 9));
    expect(tableOf(game).figures).toMatchObject([
      { hitPoints: 3, activeHalves: [], cards: { active: 0, lost: 1 } },
    ]);
  });

  test('[RETALIATE-1] negates retaliate damage unless it is printed for attacks only', () => {
    const THORNS = { kind: 'retaliate', value: 5, range: 1, lasts: 'round' } as const;
    const bonus = { ...THORNS, source: 'byHand', card: null } as const;
    const thorny = aMonster({ hitPoints: 9, bonuses: [bonus] });
    const attack = (mage: ReturnType<typeof spellweaver>) =>
      played(aGame(inTurnOf(aScenario({ figures: [mage, thorny], phase: TURNS }), mage.id)), [
        {
          ...({
            type: 'beginAttack',
            attacker: mage.id,
            base: 1,
            ranged: false,
            range: 1,
          } as const),
          targets: [{ figure: thorny.id }],
        },
        { type: 'enterForAttack', target: thorny.id, cards: ['+0'] },
      ]).game;
    const sheltered = attack(spellweaver());
    const fatal = fatalDamage(sheltered, { type: 'applyAttack' }, CONTENT);
    expect(fatal).toMatchObject({ source: 'retaliate', preventions: [{ card: { card: 66 } }] });
    const after = played(sheltered, fatal?.preventions[0]?.commands ?? []).game;
    expect(tableOf(after).figures[0]).toMatchObject({ hitPoints: 3 });
    const COLD_FRONT = { ...FROST_ARMOR, card: 85 };
    const exposed = attack(spellweaver({ activeHalves: [COLD_FRONT] }));
    expect(fatalDamage(exposed, { type: 'applyAttack' }, CONTENT)).toMatchObject({
      preventions: [],
    });
  });

  test('[TURN-3] without use slots helps once or as long as it is active, as printed', () => {
    const REVERSAL = { card: 98, half: 'bottom', lasts: 'round', used: 0 } as const;
    const rogue = spellweaver({ class: id('scoundrel'), activeHalves: [REVERSAL] });
    const once = afterTheWay(aScenario({ figures: [rogue] }), suffer(rogue.id, 9));
    expect(tableOf(once.game).figures).toMatchObject([{ hitPoints: 3, activeHalves: [] }]);
    const BLESSING = { card: 179, half: 'bottom', lasts: 'round', used: 0 } as const;
    const keeper = spellweaver({ class: id('sun'), activeHalves: [BLESSING] });
    const always = afterTheWay(aScenario({ figures: [keeper] }), suffer(keeper.id, 9));
    expect(always.way?.card).toMatchObject({ slots: null });
    expect(tableOf(always.game).figures).toMatchObject([
      { hitPoints: 3, activeHalves: [BLESSING] },
    ]);
  });

  test('[TURN-3] of an ally helps the figures it is printed for', () => {
    const DITTY = { card: 349, half: 'bottom', lasts: 'round', used: 0 } as const;
    const singer = spellweaver({ class: id('music-note'), activeHalves: [DITTY] });
    const hurt = aCharacter({ id: 'c2', hitPoints: 3, cards: bare });
    const table = aScenario({ figures: [hurt, singer] });
    expect(asked(table, suffer(singer.id, 3))).toMatchObject({ preventions: [] });
    const { game } = afterTheWay(table, suffer(hurt.id, 3));
    expect(tableOf(game).figures).toMatchObject([{ hitPoints: 3 }, { activeHalves: [] }]);
  });
});
