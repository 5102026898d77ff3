import { describe, expect, test } from 'vitest';
import { id } from '../../ids';
import { attackValues } from '../../rules/attack/printedAttack';
import { traitsAgainst, traitsInRound } from '../../rules/attack/bonuses/traitsInRound';
import { withBonuses } from '../../rules/attack/bonuses/cardBonuses';
import { removeActiveCard } from '../../rules/cards/activeCards';
import { withChains } from '../../rules/cards/lines/chains';
import { removeLeavingCards } from '../../rules/cards/leavingCards';
import { halfLines } from '../../rules/cards/lines/cardLines';
import { findFigure, withFigure } from '../../rules/figures/figures';
import { readerAgainst } from '../../rules/figures/traits';
import { lineIn, runningTurn, withLine } from '../../rules/order/playedLines';
import { startTurn } from '../../rules/round/turns';
import { monsterLines } from '../../rules/monsters/turnLines';
import type { Figure, Scenario, Summon } from '../../state';
import { aMonster, aSummon } from '../../testing/builders';
import { inTurnOf, onlyWith, placed, withConditions } from '../../testing/placing';
import { CONTENT, inTurns, played, tableOf } from '../../testing/play';
import { lineTargets } from './lines/lineTargets';

const CLASS = 'envelope-x';
const started = played(inTurns(), [{ type: 'useBoard', inUse: true }]).game;

/** A card's summon, with the numbers that the card prints. */
function summonOf(card: number, number: number): Summon {
  const halves = CONTENT.cardLines(CLASS)?.cards.find((each) => each.id === card);
  const lines = [...(halves?.top ?? []), ...(halves?.bottom ?? [])];
  const printed = lines.find(({ summon }) => summon)?.summon;
  if (!printed) throw new Error(`${String(card)} summons nobody.`);
  const attack = typeof printed.attack === 'number' ? printed.attack : 0;
  const own = { id: id<Figure['id']>(`summon-${String(number)}`), owner: id<Figure['id']>('c1') };
  return aSummon({ ...own, name: printed.name, card, attack, hitPoints: 3, maxHitPoints: 5 });
}

type Places = Parameters<typeof placed>[1];

/** c1 with these summons and a guard, each on its hex. */
function tableWith(summons: readonly Summon[], places: Places): Scenario {
  const scenario = onlyWith(tableOf(started), ['c1']);
  const figures = scenario.figures.map((figure): Figure =>
    figure.kind === 'character' ? { ...figure, class: id(CLASS) } : figure,
  );
  const guard = aMonster({ type: id('bandit-guard'), standee: 1, hitPoints: 9, maxHitPoints: 9 });
  return placed({ ...scenario, figures: [...figures, ...summons, guard] }, places);
}

const GUARD = id<Figure['id']>('bandit-guard-1');
const figureOf = (scenario: Scenario, name: string): Figure => {
  const found = findFigure(scenario, id(name));
  if (!found) throw new Error(`no ${name}`);
  return found;
};
/** The same table with an active half of c1, on a figure or on nobody. */
function withActive(
  scenario: Scenario,
  card: number,
  half: 'top' | 'bottom',
  on?: Figure['id'],
): Scenario {
  const owner = figureOf(scenario, 'c1');
  if (owner.kind !== 'character') throw new Error('c1 is no character');
  const active = { card, half, lasts: 'persistent' as const, used: 0, ...(on && { on }) };
  return withFigure(scenario, { ...owner, activeHalves: [...owner.activeHalves, active] });
}
/** The same table with a card attached to a summon. */
function withAttached(scenario: Scenario, name: string, card: number): Scenario {
  return withActive(scenario, card, 'bottom', id(name));
}

/** Bonuses of an attack by the figure. */
function bonusOf(scenario: Scenario, attacker: string, target: string = GUARD) {
  const attack = { line: null, base: null, ranged: null, range: null, modifiers: [] };
  const asked = { figure: id<Figure['id']>(target) };
  return withBonuses(scenario, CONTENT, figureOf(scenario, attacker), asked, attack);
}

describe('an aura of a summon', () => {
  const places = { c1: [0, 1], 'summon-1': [1, 1], [GUARD]: [2, 1] } as const;

  test('[SUMMON-3] shields adjacent allies and no others', () => {
    const scenario = tableWith([summonOf(635, 1)], places);
    expect(traitsInRound(scenario, CONTENT, figureOf(scenario, 'c1')).shield).toBe(1);
    const far = placed(scenario, { c1: [0, 3] });
    expect(traitsInRound(far, CONTENT, figureOf(far, 'c1')).shield).toBe(0);
  });

  test('[SUMMON-3] weakens attacks of adjacent enemies', () => {
    const scenario = tableWith([summonOf(640, 1)], places);
    expect(bonusOf(scenario, GUARD, 'c1').modifiers).toEqual([
      { op: 'add', n: -1, source: 'Bloat Maggots' },
    ]);
  });

  test('[SUMMON-3] strengthens adjacent summons of the same owner', () => {
    const scenario = tableWith([summonOf(644, 1), summonOf(629, 2)], {
      ...{ c1: [0, 3], 'summon-1': [1, 1], 'summon-2': [2, 1], [GUARD]: [3, 1] },
    });
    const bonus = (name: string) => bonusOf(scenario, name).modifiers;
    expect(bonus('summon-2')).toEqual([{ op: 'add', n: 1, source: 'Lightning Moths' }]);
    expect(bonus('c1')).toBeUndefined();
  });
});

describe('bonuses of a summon’s own attacks', () => {
  test('[SUMMON-3] apply if an ally of the summon is next to the target', () => {
    const places = { 'summon-1': [1, 1], [GUARD]: [2, 1], c1: [2, 2] } as const;
    const scenario = tableWith([summonOf(648, 1)], places);
    const bonus = (table: Scenario) => bonusOf(table, 'summon-1').modifiers;
    expect(bonus(scenario)).toEqual([{ op: 'add', n: 2, source: 'Rage Hornets' }]);
    expect(bonus(placed(scenario, { c1: [0, 3] }))).toBeUndefined();
  });

  test('[SUMMON-3] add effects against a target with a negative condition', () => {
    const places = { 'summon-1': [1, 1], [GUARD]: [2, 1], c1: [0, 3] } as const;
    const scenario = tableWith([summonOf(652, 1)], places);
    const effects = (table: Scenario) => bonusOf(table, 'summon-1').effects;
    expect(effects(scenario)).toBeUndefined();
    expect(effects(withConditions(scenario, GUARD, ['poison']))).toEqual(['disarm']);
  });

  test('[SUMMON-3] an X counts the figures next to the summon', () => {
    const places = { 'summon-1': [1, 1], [GUARD]: [2, 1], c1: [0, 1] } as const;
    const scenario = tableWith([summonOf(628, 1)], places);
    expect(attackValues(scenario, CONTENT, figureOf(scenario, 'summon-1'))?.base).toBe(2);
  });
});

describe('a card attached to a summon', () => {
  const places = { 'summon-1': [1, 1], [GUARD]: [2, 1], c1: [0, 1] } as const;
  const plain = tableWith([summonOf(629, 1)], places);

  test('[TURN-3] is attached to a summon of the owner, and to nobody else', () => {
    const foreign = { ...summonOf(652, 2), owner: id<Figure['id']>('c2') };
    const scenario = tableWith([summonOf(629, 1), foreign], places);
    const [line] = halfLines(CONTENT.cardLines(CLASS), 639, 'bottom') ?? [];
    if (line?.action?.kind !== 'putOn') throw new Error('It is attached to nobody.');
    const owner = figureOf(scenario, 'c1');
    const targets = lineTargets(scenario, CONTENT, owner, line.action, line.ref);
    expect(targets).toEqual([{ figure: 'summon-1', why: null }]);
  });

  test('[TURN-3] gives its attacks effects, pierce and advantage', () => {
    const values = (card: number) => {
      const scenario = withAttached(plain, 'summon-1', card);
      return attackValues(scenario, CONTENT, figureOf(scenario, 'summon-1'));
    };
    expect(values(639)).toMatchObject({ hasAdvantage: false, pierce: 0 });
    expect(JSON.stringify(values(639)?.effects)).toContain('poison');
    expect(values(651)).toMatchObject({ hasAdvantage: true, pierce: 2, effects: [] });
  });

  test('[TURN-3] gives it a shield, disadvantage to attackers, and immunity to retaliate', () => {
    const traits = (card: number) => {
      const scenario = withAttached(plain, 'summon-1', card);
      return traitsInRound(scenario, CONTENT, figureOf(scenario, 'summon-1'));
    };
    expect(traits(643).shield).toBe(1);
    expect(traits(646).attackersGainDisadvantage).toBe(true);
    expect(traits(651).immunities).toContain('retaliate');
  });

  test('[TURN-3] leaves together with the summon', () => {
    const attached = withAttached(plain, 'summon-1', 643);
    const gone = { ...attached, figures: attached.figures.filter(({ kind }) => kind !== 'summon') };
    const { next } = removeLeavingCards(attached, gone, CONTENT);
    expect(figureOf(next, 'c1')).toMatchObject({ activeHalves: [] });
    expect(removeLeavingCards(attached, attached, CONTENT).next).toBe(attached);
  });

  test('[TURN-3] has no effect on the summon once the card leaves', () => {
    const { next } = removeActiveCard(withAttached(plain, 'summon-1', 643), CONTENT, id('c1'), 643);
    expect(traitsInRound(next, CONTENT, figureOf(next, 'summon-1')).shield).toBe(0);
  });
});

describe('the end of a summon’s turn', () => {
  const places = { 'summon-1': [1, 1], [GUARD]: [2, 1], c1: [0, 1] } as const;

  /** Its abilities after move and attack, as the turn lists them. */
  function endsOf(scenario: Scenario) {
    const summon = figureOf(scenario, 'summon-1');
    if (summon.kind !== 'summon') throw new Error('no summon');
    return monsterLines(inTurnOf(scenario, summon.id), CONTENT, summon)
      .filter(({ line }) => line.kind === 'summon' && line.does === 'turnEnd')
      .map(({ line, action }) => ({ line, action }));
  }

  test('[SUMMON-3] heals the summon by an attached card', () => {
    const table = withAttached(tableWith([summonOf(652, 1)], places), 'summon-1', 643);
    const line = { kind: 'summon', does: 'turnEnd', card: 643 };
    expect(endsOf(table)).toMatchObject([{ line, action: { type: 'heal', value: 1 } }]);
  });

  test('[SUMMON-3] wounds an adjacent enemy by an attached card', () => {
    const table = withAttached(tableWith([summonOf(652, 1)], places), 'summon-1', 646);
    const effects = [{ kind: 'condition', condition: 'wound' }];
    const action = { type: 'condition', affects: 'oneAdjacentEnemy', effects };
    expect(endsOf(table)).toMatchObject([{ action }]);
  });

  test('[SUMMON-3] has its own ability and that of the attached card', () => {
    const table = withAttached(tableWith([summonOf(630, 1)], places), 'summon-1', 643);
    const all = endsOf(table);
    expect(all.map(({ action }) => action.type)).toEqual(['damage', 'heal']);
    const [first] = all;
    const done = withLine(inTurnOf(table, id('summon-1')), first?.line as never, 'done');
    const left = endsOf(table).filter(({ line }) => lineIn(runningTurn(done), line) === null);
    expect(left.map(({ action }) => action.type)).toEqual(['heal']);
  });

  test('[SUMMON-3] names an ability that the players carry out', () => {
    const [end] = endsOf(tableWith([summonOf(629, 1)], places));
    expect(end?.action).toMatchObject({ type: 'ofCard', printed: { type: 'perform' } });
  });
});

describe('other keywords of active cards', () => {
  const places = { 'summon-1': [2, 2], [GUARD]: [1, 1], c1: [0, 1] } as const;
  const plain = tableWith([summonOf(629, 1)], places);
  const valuesOf = (scenario: Scenario, target: string, attacker: string) => {
    const traits = traitsAgainst(
      ...([scenario, CONTENT, figureOf(scenario, target), figureOf(scenario, attacker)] as const),
    );
    const cards = ['+2', '-1', 'x2', 'null', 'bless', 'curse'] as never[];
    return cards.map((card) => readerAgainst(traits)(card).value);
  };
  const ZERO = { op: 'add', n: 0 };

  test('[TURN-3] attackers count positive cards and x2 as +0', () => {
    const scenario = withActive(plain, 625, 'bottom');
    expect(valuesOf(scenario, 'c1', GUARD)).toEqual([
      ...[ZERO, { op: 'add', n: -1 }, ZERO, { op: 'null' }, ZERO, { op: 'null' }],
    ]);
    expect(valuesOf(plain, 'c1', GUARD)[0]).toEqual({ op: 'add', n: 2 });
  });

  test('[TURN-3] its owner counts negative cards and null as +0', () => {
    const scenario = withActive(plain, 626, 'bottom');
    expect(valuesOf(scenario, GUARD, 'c1')).toEqual([
      ...[
        { op: 'add', n: 2 },
        ZERO,
        { op: 'multiply', n: 2 },
        ZERO,
        { op: 'multiply', n: 2 },
        ZERO,
      ],
    ]);
  });

  test('[WOUND-1] wound does more damage to enemies', () => {
    const hurt = (scenario: Scenario) => {
      const wounded = inTurnOf(withConditions(scenario, GUARD, ['wound']), GUARD);
      return 9 - figureOf(startTurn(wounded, CONTENT, GUARD).next, GUARD).hitPoints;
    };
    expect(hurt(plain)).toBe(1);
    expect(hurt(withActive(plain, 633, 'bottom'))).toBe(2);
  });

  test('[TURN-3] a choice has one line for each of its abilities', () => {
    const [first, second] = halfLines(CONTENT.cardLines(CLASS), 635, 'top') ?? [];
    const healed = (line: typeof first) => line?.then.map(({ action }) => action);
    expect(healed(first)).toMatchObject([{ kind: 'heal', affects: 'self' }]);
    expect(healed(second)).toMatchObject([{ kind: 'heal', affects: 'allSummonedAllies' }]);
    const turn = inTurnOf(plain, id('c1'));
    const after = first ? withLine(turn, first.ref, 'done') : turn;
    const all = halfLines(CONTENT.cardLines(CLASS), 635, 'top') ?? [];
    const left = withChains(all, runningTurn(after)).map(({ printed }) => printed.type);
    expect(left).toEqual(['chooseOne', 'infuse']);
  });

  test('[RANGE-1] an attack with reach stays melee and has more hexes', () => {
    const [line] = halfLines(CONTENT.cardLines(CLASS), 625, 'top') ?? [];
    expect(line?.action).toMatchObject({ kind: 'attack', ranged: false, range: 2, targets: 3 });
  });
});
