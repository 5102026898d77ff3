/** Looks up and replaces the sheets of active characters; refuses missing ones. */
import type { CharacterId } from '../../../ids';
import type { Refusal } from '../../../refusals';
import type { Outcome } from '../../../result';
import type { Campaign, CharacterSheet, Game } from '../../../state';

/** Refuses if no campaign has started; null = it has. */
export function whyNoCampaign({ campaign }: Game): Refusal | null {
  return campaign.name === '' ? { code: 'noCampaign' } : null;
}

/** Refuses if the character has no sheet; null = it has, even during a scenario. */
export function whyNoSheet(game: Game, character: CharacterId): Refusal | null {
  const none = whyNoCampaign(game);
  if (none) return none;
  const { characters, retired } = game.campaign;
  if (characters.some((each) => each.id === character)) return null;
  const hasRetired = retired.some((each) => each.id === character);
  return { code: hasRetired ? 'hasRetired' : 'noSuchCharacter', character };
}

/** Refuses if the character is not in town to level up, shop, donate or retire; null = it is. */
export function whyNotInTown(game: Game, character: CharacterId): Refusal | null {
  const none = whyNoSheet(game, character);
  if (none || !isPlaying(game, character)) return none;
  return { code: 'characterIsPlaying', character };
}

/** True if the character takes part in the current scenario. */
export function isPlaying({ scenario }: Pick<Game, 'scenario'>, character: CharacterId): boolean {
  const figures = scenario?.figures ?? [];
  return figures.some((figure) => figure.kind === 'character' && figure.sheet === character);
}

/** The character's sheet. Throws if there is none; check `whyNoSheet` first. */
export function theSheet({ campaign }: Game, character: CharacterId): CharacterSheet {
  const sheet = campaign.characters.find((each) => each.id === character);
  if (!sheet) throw new Error(`${character} has no sheet.`);
  return sheet;
}

/** Replaces the sheet that has the same id. */
export function withSheet(campaign: Campaign, sheet: CharacterSheet): Campaign {
  const characters = campaign.characters.map((each) => (each.id === sheet.id ? sheet : each));
  return { ...campaign, characters };
}

/** Stores the result of a change to one sheet. */
export function putSheet(
  campaign: Campaign,
  { next, events }: Outcome<CharacterSheet>,
): Outcome<Campaign> {
  return { next: withSheet(campaign, next), events };
}
