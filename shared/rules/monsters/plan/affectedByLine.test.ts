import { describe, expect, test } from 'vitest';
import { aMonster, aSummon } from '../../../testing/builders';
import { aBoard } from '../../../testing/boards';
import type { Token } from '../../../state';
import type { PlacedFigure } from '../../board/placedFigures';
import { affectedBy, type Situation } from './affectedByLine';
import type { FinalAction } from '../finalActions';

const drawn = aBoard(`
  . . A . .
   . M E . .
  . . B|. F
`);
const standing = (standee: number, name: string, hitPoints = 10): PlacedFigure => ({
  ...aMonster({ standee, hitPoints, maxHitPoints: 10 }),
  at: drawn.at(name),
});
const self = standing(1, 'M', 8);
const ally = standing(2, 'A', 4);
const farAlly = standing(3, 'B', 4);
const enemy: PlacedFigure = { ...aSummon({ id: 'foe' }), at: drawn.at('E') };
const farEnemy: PlacedFigure = { ...aSummon({ id: 'far' }), at: drawn.at('F') };
const money = (name: string, kind = 'money'): Token =>
  ({ kind, id: `${kind}-${name}`, at: drawn.at(name), amount: 1 }) as unknown as Token;

const situation: Situation = {
  board: drawn.board,
  at: self.at,
  actor: self,
  enemies: [enemy, farEnemy],
  hidden: [],
  allies: [ally, farAlly],
  tokens: [money('A'), money('F'), money('B', 'treasure')],
  occupied: [self, ally, farAlly, enemy, farEnemy, money('A')].flatMap(({ at }) => at ?? []),
  targetAt: enemy.at,
  players: 2,
};
const line = (rest: object) => ({ waits: [], hinderedBy: null, ...rest }) as unknown as FinalAction;
const figures = (rest: object) => affectedBy(situation, line(rest)).figures;

describe('figures affected by a line', () => {
  test('[HEAL-6] a heal affects the figure that has lost most, itself or an ally in range', () => {
    const heal = { type: 'heal', affects: null, range: 2, targets: 1 };

    expect(affectedBy(situation, line(heal))).toMatchObject({
      figures: [ally.id, farAlly.id],
      choose: 1,
    });
    expect(figures({ ...heal, range: null })).toEqual([self.id]);
    expect(figures({ type: 'heal', affects: 'self', range: null })).toEqual([self.id]);
  });

  test('[HEAL-6] a heal with three targets also reaches figures that lost less', () => {
    const heal = { type: 'heal', affects: null, range: 2, targets: 3 };
    expect(affectedBy(situation, line(heal))).toMatchObject({
      figures: [ally.id, farAlly.id, self.id],
      choose: 3,
    });
  });

  test.each([
    ['adjacentEnemies', ['foe']],
    ['oneAdjacentEnemy', ['foe']],
    ['enemiesInRange', ['foe']],
    ['allEnemies', ['foe', 'far']],
    ['adjacentAllies', [ally.id, farAlly.id]],
    ['alliesInRange', [ally.id, farAlly.id]],
    ['allAllies', [ally.id, farAlly.id]],
    ['selfAndAlliesInRange', [self.id, ally.id, farAlly.id]],
    ['selfAndAllAllies', [self.id, ally.id, farAlly.id]],
    ['adjacentEnemiesAndAllies', ['foe', ally.id, farAlly.id]],
    ['enemiesAndAlliesAdjacentToTarget', [ally.id, farAlly.id]],
    [undefined, [self.id]],
  ])('[LOS-3] [RANGE-2] %s', (affects, expected) => {
    expect(figures({ type: 'condition', affects, range: 2 })).toEqual(expected);
  });

  test('[INVISIBLE-2] damage to adjacent enemies reaches invisible ones, targeted effects do not', () => {
    const unseen = { ...situation, enemies: [farEnemy], hidden: [enemy] };
    const reached = (rest: object) => affectedBy(unseen, line(rest)).figures;

    expect(reached({ type: 'damage', value: 2, affects: 'adjacentEnemies' })).toEqual(['foe']);
    expect(reached({ type: 'push', value: 1, affects: 'adjacentEnemies' })).toEqual([]);
    expect(reached({ type: 'condition', affects: 'adjacentEnemies' })).toEqual([]);
    expect(reached({ type: 'condition', affects: 'allEnemies' })).toEqual(['far', 'foe']);
  });

  test('[MONSTER-3] a shield for itself and allies is not applied to itself twice', () => {
    const shield = { type: 'shield', value: 1, affects: 'selfAndAlliesInRange', range: 2 };
    expect(figures(shield)).toEqual([ally.id, farAlly.id]);
    expect(figures({ type: 'retaliate', value: 2 })).toEqual([]);
  });

  test('[MONSTER-6] loot takes money in range, but no treasure', () => {
    expect(affectedBy(situation, line({ type: 'loot', value: 2 })).tokens).toEqual(['money-A']);
    expect(affectedBy(situation, line({ type: 'loot', value: 9 })).tokens).toEqual([
      'money-A',
      'money-F',
    ]);
  });

  test('[SUMMON-5] a summon is placed on the empty hex nearest to an enemy', () => {
    const hexes = affectedBy(situation, line({ type: 'summon' })).hexes;
    const beside = affectedBy(situation, line({ type: 'summon', placement: 'adjacentToTarget' }));

    expect(hexes.length).toBeGreaterThan(0);
    expect(hexes).toEqual(affectedBy(situation, line({ type: 'trap' })).hexes);
    expect(beside.hexes).not.toContainEqual(self.at);
    expect(beside.hexes.length).toBeGreaterThan(0);
    const nobody = { ...situation, targetAt: null };
    expect(
      affectedBy(nobody, line({ type: 'summon', placement: 'adjacentToTarget' })).hexes,
    ).toEqual([]);
  });

  test('[SUMMON-5] a hex with an invisible figure is not empty', () => {
    const [nearest] = affectedBy(situation, line({ type: 'summon' })).hexes;
    if (!nearest) throw new Error('There is room beside it.');
    const hidden = { ...situation, occupied: [...situation.occupied, nearest] };
    for (const type of ['summon', 'trap']) {
      expect(affectedBy(hidden, line({ type })).hexes).not.toContainEqual(nearest);
    }
  });

  test('an element affects no figure', () => {
    expect(affectedBy(situation, line({ type: 'infuse', element: 'fire' }))).toEqual({
      figures: [],
      choose: null,
      tokens: [],
      fixedCount: 0,
      hexes: [],
    });
  });
});
