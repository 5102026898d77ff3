import { describe, expect, test } from 'vitest';
import { anAim, anAttack, traits } from '../testing/attacks';
import { aCharacter, aDeck, aMonster } from '../testing/builders';
import { noChance } from '../testing/scripted';
import type { Attack, AttackTarget, Character } from '../state';
import { playAttack } from './attackAction';
import type { PrintedTraits } from './traits';

interface Plan {
  readonly attack?: Partial<Attack>;
  readonly attacker?: Character;
  readonly deck: readonly string[];
  readonly aims: readonly Partial<AttackTarget>[];
  readonly traits?: Partial<PrintedTraits>;
}

function played(plan: Plan) {
  const targets = plan.aims.map((aim) => anAim(aim));
  return playAttack(
    {
      attack: anAttack({ ...plan.attack, targets }),
      attacker: plan.attacker ?? aCharacter(),
      attackerTraits: traits(),
      targets: targets.map((_, index) => ({
        figure: aMonster({ standee: index + 1 }),
        traits: traits(plan.traits),
      })),
      deck: aDeck(plan.deck),
      deckId: 'monsters',
      isAttackersTurn: true,
    },
    noChance,
  );
}

describe('playAttack', () => {
  test('[ATTACK-5] each target has cards of its own', () => {
    const { attacks, deck } = played({ deck: ['+1', 'r+1', '-1', '+2'], aims: [{}, {}] });
    expect(attacks.map((attack) => attack?.drawn.cards)).toEqual([['+1'], ['r+1', '-1']]);
    expect(attacks.map((attack) => attack?.resolution.numbers.damage)).toEqual([4, 3]);
    expect(deck.draw).toEqual(['+2']);
  });

  test('[ADVANTAGE-4] only the adjacent target of a ranged attack is at a disadvantage', () => {
    const { attacks } = played({
      attack: { ranged: true },
      deck: ['+2', '+1', '-1'],
      aims: [{ distance: 2 }, { distance: 1 }],
    });
    expect(attacks.map((attack) => attack?.drawn.mode)).toEqual(['normal', 'disadvantage']);
  });

  test('[RETALIATE-7] an attacker that retaliate removed makes no more attacks', () => {
    const { attacks, attacker, deck } = played({
      attacker: aCharacter({ hitPoints: 2 }),
      deck: ['+0', '+1'],
      aims: [{}, {}],
      traits: { retaliate: [{ value: 2, range: 1 }] },
    });
    expect(attacker.hitPoints).toBe(0);
    expect(attacks[1]).toBeNull();
    expect(deck.draw).toEqual(['+1']);
  });

  test('[OWN-5] players may say how to draw', () => {
    const { attacks } = played({ deck: ['+1', '-1'], aims: [{ modeOverride: 'disadvantage' }] });
    expect(attacks[0]?.drawn).toMatchObject({ mode: 'disadvantage', applied: ['-1'] });
  });
});
