/** Effects of items that follow from any step. */
import type { Outcome } from '../../result';
import { charactersOf, withFigure } from '../../rules/figures/figures';
import { wornItems } from '../../rules/figures/worn';
import type { Game } from '../../state';

/** The game after a step with all that follows from items. @rule ITEM-5 */
export function itemsAfterStep({ next, events }: Outcome<Game>): Outcome<Game> {
  return { next: withWornItems(next), events };
}

/** Characters wear what their sheets say. */
function withWornItems(game: Game): Game {
  const { scenario, campaign } = game;
  if (!scenario) return game;
  const worn = charactersOf(scenario).reduce((now, character) => {
    const sheet = campaign.characters.find(({ id }) => id === character.sheet);
    const items = sheet ? wornItems(sheet) : [];
    return (character.worn ?? []).join() === items.join()
      ? now
      : withFigure(now, { ...character, worn: items });
  }, scenario);
  return worn === scenario ? game : { ...game, scenario: worn };
}
