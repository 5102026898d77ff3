import { describe, expect, test } from 'vitest';
import { id, type ClassId } from '../../ids';
import type { Character } from '../../state';
import { aCharacter, aGame, aMonster, aScenario, aSummon, someCards } from '../../testing/builders';
import { inTurnOf } from '../../testing/placing';
import { CONTENT, played, tableOf } from '../../testing/play';
import { preventionCommand } from './preventingCards';

const TURNS = { name: 'turns', order: [], active: null, interrupting: [] } as const;
const FROST_ARMOR = { card: 66, half: 'bottom', lasts: 'persistent', used: 0 } as const;
const mage = aCharacter({
  ...{ class: id('spellweaver'), hitPoints: 6, cards: someCards({ active: 1 }) },
  activeHalves: [FROST_ARMOR],
});
const guard = aMonster();
const table = aGame(inTurnOf(aScenario({ figures: [mage, guard], phase: TURNS }), guard.id));

const mageOf = (game: typeof table) => tableOf(game).figures[0] as Character;

function use(game: typeof table, card: number = FROST_ARMOR.card) {
  const found = preventionCommand(tableOf(game), CONTENT, mageOf(game), card);
  if (!found) throw new Error('There is no use of it.');
  return found;
}

describe('an active card that negates damage', () => {
  test('[TURN-3] negates the damage of the running attack in one step', () => {
    const attacked = played(table, [
      {
        ...({ type: 'beginAttack', attacker: guard.id, base: 3, ranged: false, range: 1 } as const),
        targets: [{ figure: mage.id }],
      },
      { type: 'enterForAttack', target: mage.id, cards: ['+0'] },
    ]).game;
    const used = played(attacked, [use(attacked)]).game;
    expect(tableOf(used).attack?.targets).toMatchObject([{ negate: 'cardInEffect' }]);
    expect(mageOf(used)).toMatchObject({ activeHalves: [{ used: 1 }], experience: 1 });
    expect(preventionCommand(tableOf(used), CONTENT, mageOf(used), 66)).toBeNull();
    const after = played(used, [{ type: 'applyAttack' }]).game;
    expect(mageOf(after)).toMatchObject({ hitPoints: 6, cards: { lost: 0, active: 1 } });
  });

  test('[TURN-3] restores the damage suffered last, from any source', () => {
    const hurt = played(table, [
      { type: 'sufferDamage', figure: mage.id, amount: 4, negate: null },
    ]).game;
    const after = played(hurt, [use(hurt)]).game;
    expect(mageOf(after)).toMatchObject({ hitPoints: 6, activeHalves: [{ used: 1 }] });
  });

  test('[EXPERIENCE-1] has no use, and so no experience, if no damage is open', () => {
    expect(preventionCommand(tableOf(table), CONTENT, mageOf(table), 66)).toBeNull();
  });

  test('[TURN-3] without use slots negates damage as long as it is active', () => {
    const BLESSING = { card: 179, half: 'bottom', lasts: 'round', used: 0 } as const;
    const keeper = { ...mage, class: id<ClassId>('sun'), activeHalves: [BLESSING] };
    const calm = aGame(inTurnOf(aScenario({ figures: [keeper], phase: TURNS }), keeper.id));
    expect(preventionCommand(tableOf(calm), CONTENT, keeper, BLESSING.card)).toBeNull();
    const hurt = played(calm, [
      { type: 'sufferDamage', figure: keeper.id, amount: 4, negate: null },
    ]).game;
    const after = played(hurt, [use(hurt, BLESSING.card)]).game;
    expect(mageOf(after)).toMatchObject({ hitPoints: 6, activeHalves: [BLESSING] });
  });

  test('[TURN-3] negates the damage of an attack on a summon of its owner, and of no other', () => {
    const APPARITIONS = { card: 257, half: 'top', lasts: 'persistent', used: 0 } as const;
    const keeper = { ...mage, class: id<ClassId>('circles'), activeHalves: [APPARITIONS] };
    const own = aSummon({ owner: keeper.id, hitPoints: 3 });
    const attackOn = (summon: typeof own) =>
      played(
        aGame(inTurnOf(aScenario({ figures: [keeper, summon, guard], phase: TURNS }), guard.id)),
        [
          {
            ...{ type: 'beginAttack', attacker: guard.id, base: 9, ranged: false, range: 1 },
            targets: [{ figure: summon.id }],
          } as never,
          { type: 'enterForAttack', target: summon.id, cards: ['+0'] },
        ],
      ).game;
    const spared = played(attackOn(own), [use(attackOn(own), 257), { type: 'applyAttack' }]).game;
    const summon = tableOf(spared).figures.find((each) => each.kind === 'summon');
    expect(summon?.hitPoints).toBe(3);
    expect(mageOf(spared)).toMatchObject({ activeHalves: [{ used: 1 }], experience: 1 });
    const other = attackOn({ ...own, owner: id('c9') });
    expect(preventionCommand(tableOf(other), CONTENT, mageOf(other), 257)).toMatchObject({
      type: 'useActiveCard',
    });
    expect(preventionCommand(tableOf(other), CONTENT, mageOf(other), 257)).not.toHaveProperty(
      'subcommands',
    );
  });
});
