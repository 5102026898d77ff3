import { pierceOf } from '#shared/content/notation/effects';
import type { OddsAttack } from '#shared/rules/attack/odds/odds';
import { countedEffects } from '#shared/rules/attack/numbers/effectsOfAttack';
import { cardOf, readerAsPlus0 } from '#shared/content/notation/modifierCard';
import type { ModifierCard } from '#shared/vocabulary';
import type { Attack, ModifierDeck } from '#shared/state';
import type { TargetView } from '#shared/rules/attack/targetView';

/** The values of an attack that its probabilities depend on. */
export function oddsInput(attack: Attack, view: TargetView): OddsAttack {
  const [, , , reduction] = view.numbers.steps;
  // Cards that are already drawn do not count.
  const effects = countedEffects({ attack, aim: { ...view.aim, drawn: null } });
  const shield = reduction.contributions
    .filter(({ kind }) => kind === 'shield')
    .reduce((sum, { n }) => sum - n, 0);
  return {
    value: view.numbers.modified,
    mode: view.mode,
    shield,
    pierce: attack.pierce + view.aim.extraPierce + pierceOf(effects),
    cannotSuffer: view.cannotSuffer,
    hitPoints: view.figure.hitPoints,
    effects,
  };
}

/** The deck with the values its cards have in this attack. */
export function deckAgainst(
  deck: ModifierDeck,
  { plus0, reducedRandomness }: Pick<TargetView, 'plus0' | 'reducedRandomness'>,
): ModifierDeck {
  if (plus0.length === 0 && !reducedRandomness) return deck;
  const read = readerAsPlus0(plus0);
  const countedAs = (card: ModifierCard): ModifierCard => {
    if (read(card) !== cardOf(card)) return '+0' as ModifierCard;
    const { op } = cardOf(card).value;
    if (!reducedRandomness || op === 'add') return card;
    return (op === 'multiply' ? '+2' : '-2') as ModifierCard;
  };
  return { ...deck, draw: deck.draw.map(countedAs), discard: deck.discard.map(countedAs) };
}
