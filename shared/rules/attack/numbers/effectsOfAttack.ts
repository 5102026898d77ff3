/** The effects of the current attack, parsed from their notation. */
import { cardOf } from '../../../content/notation/modifierCard';
import { effectText, readEffects } from '../../../content/notation/effects';
import type { Effect } from '../../../vocabulary';
import type { StepsInput } from './attackNumbers';

type AimedAt = Pick<StepsInput, 'attack' | 'aim'>;

/** Effects of the attack, of this target and of the applied cards, including declined ones. */
export function effectsOfAttack({ attack, aim }: AimedAt): readonly Effect[] {
  return [
    ...readEffects(attack.effects),
    ...readEffects(aim.effects),
    ...(aim.drawn?.applied ?? []).flatMap((card) => cardOf(card).effects),
  ];
}

/** The effects without those that the attacker declined. @rule EFFECT-2 */
export function countedEffects(aimedAt: AimedAt): readonly Effect[] {
  const declined = [...aimedAt.aim.declined];
  return effectsOfAttack(aimedAt).filter((effect) => {
    const index = declined.indexOf(effectText(effect));
    if (index >= 0) declined.splice(index, 1);
    return index < 0;
  });
}
