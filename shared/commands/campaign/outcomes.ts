/** What becomes of the game when one of its sheets, or its campaign, has changed. */
import type { Outcome } from '../../result';
import { withSheet } from '../../rules/campaign/sheets';
import type { Campaign, CharacterSheet, Game } from '../../state';

/** The game with what a change has made of its campaign. */
export function campaignChanged(game: Game, { next, events }: Outcome<Campaign>): Outcome<Game> {
  return { next: next === game.campaign ? game : { ...game, campaign: next }, events };
}

/** The game with what a change has made of one sheet. */
export function sheetChanged(game: Game, { next, events }: Outcome<CharacterSheet>): Outcome<Game> {
  return campaignChanged(game, { next: withSheet(game.campaign, next), events });
}
