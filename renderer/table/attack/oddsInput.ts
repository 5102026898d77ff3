import { pierceOf } from '#shared/content/notation/effects';
import type { OddsAttack } from '#shared/rules/attack/odds/odds';
import { countedEffects } from '#shared/rules/attack/numbers/effectsOfAttack';
import { cardOf } from '#shared/content/notation/modifierCard';
import type { ModifierCard } from '#shared/vocabulary';
import type { Attack, ModifierDeck } from '#shared/state';
import type { TargetView } from '#shared/rules/attack/targetView';

/** The values of an attack that its odds depend on. */
export function oddsInput(attack: Attack, view: TargetView): OddsAttack {
  const [, , , reduction] = view.numbers.steps;
  // The odds are those of the cards that are still to be drawn.
  const effects = countedEffects({ attack, aim: { ...view.aim, drawn: null } });
  const shield = reduction.contributions
    .filter(({ kind }) => kind === 'shield')
    .reduce((sum, { n }) => sum - n, 0);
  return {
    value: view.numbers.modified,
    mode: view.mode,
    shield,
    pierce: attack.pierce + view.aim.extraPierce + pierceOf(effects),
    hitPoints: view.figure.hitPoints,
    effects,
  };
}

/** The deck as it counts against the target. */
export function deckAgainst(
  deck: ModifierDeck,
  { evadesDoubling, reducedRandomness }: Pick<TargetView, 'evadesDoubling' | 'reducedRandomness'>,
): ModifierDeck {
  if (!evadesDoubling && !reducedRandomness) return deck;
  const counted = (card: ModifierCard): ModifierCard => {
    const { op } = cardOf(card).value;
    if (op === 'multiply') return (evadesDoubling ? '+0' : '+2') as ModifierCard;
    return op === 'null' && reducedRandomness ? ('-2' as ModifierCard) : card;
  };
  return { ...deck, draw: deck.draw.map(counted), discard: deck.discard.map(counted) };
}
