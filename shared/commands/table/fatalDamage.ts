import type { Command, CommandOf } from '../shapes';
import { canNegate } from '../../rules/table/damage';
import { findFigure } from '../../rules/table/figures';
import { mayNegateRest } from '../../rules/round/rests';
import type { Character, Negation, Scenario } from '../../state';

/** A step that would exhaust a character unless its player loses cards. */
export interface Deadly {
  readonly command: CommandOf<'sufferDamage'> | CommandOf<'takeShortRest'>;
  readonly character: Character;
  readonly amount: number;
}

/**
 * What is to be asked before the step is taken; null where nothing is. Damage that leaves a
 * character alive is negated afterwards, so it is never asked about.
 */
export function deadlyDamage(scenario: Scenario, command: Command): Deadly | null {
  if (command.type !== 'sufferDamage' && command.type !== 'takeShortRest') return null;
  const amount = amountOf(command);
  const character = findFigure(scenario, command.figure);
  if (character?.kind !== 'character' || character.exhausted || command.negate) return null;
  if (amount === 0 || amount < character.hitPoints) return null;
  const deadly = { command, character, amount };
  return lossesFor(deadly).length > 0 ? deadly : null;
}

function amountOf(command: Deadly['command']): number {
  if (command.type === 'sufferDamage') return command.amount;
  return command.again ? 1 : 0;
}

/** What the character can lose instead. */
export function lossesFor({ command, character }: Deadly): readonly Negation[] {
  const may = command.type === 'takeShortRest' ? mayNegateRest : canNegate;
  return (['oneFromHand', 'twoFromDiscard'] as const).filter((each) => may(character, each));
}
