import { describe, expect, test } from 'vitest';
import { shippedContent } from '../testing/content';
import type { Rank } from '../vocabulary';
import { RANKS } from '../vocabulary';
import { classHitPoints, hitPointsOf, monsterStats } from './stats';
import type { AbilityAction, MonsterType } from './types';

const content = shippedContent();
const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7];

const ranksOf = (monster: MonsterType): readonly Rank[] =>
  monster.boss ? ['boss'] : ['normal', 'elite'];

function monster(id: string): MonsterType {
  const found = content.monster(id);
  if (!found) throw new Error(`no monster ${id}`);
  return found;
}

describe('the stat cards', () => {
  test.each(content.monsters())('$id: hit points never fall with the level', (type) => {
    for (const rank of ranksOf(type)) {
      for (const characters of [2, 3, 4]) {
        const row = LEVELS.map((level) => {
          const stats = monsterStats(type, level, rank);
          if (!stats) throw new Error(`no stats of ${type.id} ${rank} at ${String(level)}`);
          return hitPointsOf(stats, { characters, level });
        });
        expect(row).toEqual(row.toSorted((a, b) => a - b));
        expect(row[0]).toBeGreaterThan(0);
      }
    }
  });

  /** The card gives it shield 3 instead. */
  const WEAKER_ELITES_AS_PRINTED = ['bandit-guard 7', 'bandit-guard-music-note-solo 7'];

  test('an elite is at least as strong as a normal monster, except as printed', () => {
    const weaker = content.monsters().flatMap((type) => {
      if (type.boss) return [];
      return type.levels.flatMap(({ normal, elite }, level) =>
        Number(elite.hitPoints) < Number(normal.hitPoints) ||
        Number(elite.attack) < Number(normal.attack)
          ? [`${type.id} ${String(level)}`]
          : [],
      );
    });
    expect(weaker).toEqual(WEAKER_ELITES_AS_PRINTED);
  });

  test('decks and base types exist', () => {
    for (const type of content.monsters()) {
      expect(content.abilityDeck(type.deck), type.id).not.toBeNull();
      if (type.variantOf) expect(content.monster(type.variantOf), type.id).not.toBeNull();
    }
  });

  test('six types fly', () => {
    const flying = content
      .monsters()
      .filter((type) => !type.boss && !type.variantOf && type.levels[0]?.normal.flying);
    expect(flying).toHaveLength(6);
  });

  test('every letter in an attack is C or has a meaning', () => {
    for (const type of content.monsters()) {
      if (!type.boss) continue;
      for (const { boss } of type.levels) {
        const letters = String(boss.attack).match(/[A-Z]/g) ?? [];
        const explained = ['C', ...Object.keys(boss.variables ?? {})];
        expect(
          letters.filter((letter) => !explained.includes(letter)),
          type.id,
        ).toEqual([]);
      }
    }
  });
});

describe('the ability decks', () => {
  const ofOneCard = ({ cards }: (typeof all)[number]) => cards.length === 1;
  const all = content.abilityDecks();

  test.each(all.filter((deck) => !ofOneCard(deck)))(
    '$id has eight cards, two of them with the shuffle mark',
    (deck) => {
      expect(deck.cards).toHaveLength(8);
      expect(deck.cards.filter((card) => card.shuffle)).toHaveLength(2);
    },
  );

  test('[SOLO-3] three decks have a single card, so that every turn is the same', () => {
    expect(all.filter(ofOneCard).map(({ cards }) => cards[0]?.initiative)).toEqual([49, 99, 99]);
  });

  const isCovered = (deck: string) => content.monsters().some((type) => type.deck === deck);

  test('every deck belongs to a monster or replaces one that does', () => {
    for (const deck of content.abilityDecks()) {
      expect(isCovered(deck.variantOf ?? deck.id), deck.id).toBe(true);
    }
  });

  test('summoned monsters exist and have a rank', () => {
    const actionsOf = (action: AbilityAction): readonly AbilityAction[] =>
      action.type === 'consume' || action.type === 'onDeath'
        ? [action, ...(action.actions ?? [])]
        : [action];
    const blocks = content
      .monsters()
      .flatMap((type) => (type.boss ? type.levels.map(({ boss }) => boss) : []));
    const all = [
      ...content.abilityDecks().flatMap((deck) => deck.cards.flatMap((card) => card.actions)),
      ...blocks.flatMap((boss) => [...(boss.special1 ?? []), ...(boss.special2 ?? [])]),
    ].flatMap(actionsOf);
    const summons = all.flatMap((action) => (action.type === 'summon' ? [action] : []));

    expect(summons.length).toBeGreaterThan(20);
    for (const summon of summons) {
      expect(summon.monster ?? summon.objective ?? summon.fromScenario).toBeDefined();
      if (!summon.monster) continue;
      expect(content.monster(summon.monster)).not.toBeNull();
      expect(summon.rank ?? summon.ranks?.find((rank) => rank !== null)).toBeDefined();
    }
  });

  test('area patterns are connected and start at the monster', () => {
    const areas = content
      .abilityDecks()
      .flatMap((deck) => deck.cards.flatMap((card) => card.actions))
      .flatMap((action) => (action.type === 'attack' && action.area ? [action.area] : []));
    expect(areas.length).toBeGreaterThan(10);
    for (const area of areas) {
      const selves = area.filter((hex) => hex.role === 'self');
      if (selves.length === 1) expect(selves[0]).toMatchObject({ q: 0, r: 0 });
      const reached = [area[0]];
      for (const from of reached) {
        for (const hex of area) {
          const isNear =
            from &&
            Math.max(
              Math.abs(from.q - hex.q),
              Math.abs(from.r - hex.r),
              Math.abs(from.q + from.r - hex.q - hex.r),
            ) === 1;
          if (isNear && !reached.includes(hex)) reached.push(hex);
        }
      }
      expect(reached).toHaveLength(area.length);
    }
  });
});

describe('monsterStats', () => {
  test('returns the printed block', () => {
    expect(monsterStats(monster('bandit-guard'), 1, 'elite')).toMatchObject({
      hitPoints: 9,
      move: 2,
      attack: 3,
      range: 0,
      shield: 1,
    });
  });

  test.each([-1, 8, 1.5, NaN, Infinity])('returns null at level %s', (level) => {
    for (const rank of RANKS) expect(monsterStats(monster('ooze'), level, rank)).toBeNull();
  });

  test('returns null for a rank that is not printed', () => {
    expect(monsterStats(monster('ooze'), 1, 'boss')).toBeNull();
    expect(monsterStats(monster('dark-rider'), 1, 'elite')).toBeNull();
  });
});

describe('hitPointsOf', () => {
  test.each([
    [2, 16],
    [3, 24],
    [4, 32],
  ])('evaluates the formula of a boss for %i characters', (characters, expected) => {
    const stats = monsterStats(monster('bandit-commander'), 0, 'boss');
    expect(stats && hitPointsOf(stats, { characters, level: 0 })).toBe(expected);
  });

  test('rounds halves up', () => {
    expect(hitPointsOf({ hitPoints: 'C*7/2' }, { characters: 3, level: 0 })).toBe(11);
  });

  test('throws for an invalid formula', () => {
    expect(() => hitPointsOf({ hitPoints: 'C**2' }, { characters: 3, level: 0 })).toThrow();
  });
});

describe('classHitPoints', () => {
  const brute = content.class('brute');
  test('returns the class table by level', () => {
    expect(brute && classHitPoints(brute, 1)).toBe(10);
    expect(brute && classHitPoints(brute, 9)).toBe(26);
  });

  test.each([0, 10, 1.5, NaN])('returns null at level %s', (level) => {
    expect(brute && classHitPoints(brute, level)).toBeNull();
  });
});
