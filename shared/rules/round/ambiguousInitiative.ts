/** The players' choice between class cards that share an initiative. */
import type { Content } from '../../content/content';
import type { ClassCard } from '../../content/types';
import type { Refusal } from '../../refusals';
import type { Character, Scenario } from '../../state';
import { whyNotMarkLines } from './whyNot';

/** Refuses a card whose initiative is not one of the current turn. @rule INIT-1 */
export function whyNotChooseClassCard(
  scenario: Scenario,
  content: Content,
  character: Character,
  card: number,
): Refusal | null {
  const refusal = whyNotMarkLines(scenario, character.id);
  if (refusal) return refusal;
  return cardWithInitiative(content, character, card) ? null : { code: 'noSuchClassCard', card };
}

/** Stores the choice, replacing an earlier one for the same initiative. */
export function withChosenCard(content: Content, character: Character, card: number): Character {
  const { initiative } = character;
  const meant = cardWithInitiative(content, character, card);
  if (!meant || initiative?.longRest !== false) return character;
  const others = (initiative.told ?? []).filter(
    (each) => cardWithInitiative(content, character, each)?.initiative !== meant.initiative,
  );
  return { ...character, initiative: { ...initiative, told: [...others, card] } };
}

function cardWithInitiative(content: Content, { class: of, initiative }: Character, card: number) {
  if (initiative?.longRest !== false) return undefined;
  const { leading, second } = initiative;
  const isMeant = ({ id, initiative: number }: ClassCard) =>
    id === card && (number === leading || number === second);
  return content.classCards(of).find(isMeant);
}
