/** Whose sheet it is, and whether it can be changed now: the characters that have not retired. */
import type { CharacterId } from '../../../ids';
import type { Refusal } from '../../../refusals';
import type { Outcome } from '../../../result';
import type { Campaign, CharacterSheet, Game } from '../../../state';

/** Why there is nothing between scenarios yet; null = a campaign has begun. */
export function whyNoCampaign({ campaign }: Game): Refusal | null {
  return campaign.name === '' ? { code: 'noCampaign' } : null;
}

/** Why there is no sheet of a character; null = there is, also while it plays. */
export function whyNoSheet(game: Game, character: CharacterId): Refusal | null {
  const none = whyNoCampaign(game);
  if (none) return none;
  const { characters, retired } = game.campaign;
  if (characters.some((each) => each.id === character)) return null;
  const hasRetired = retired.some((each) => each.id === character);
  return { code: hasRetired ? 'hasRetired' : 'noSuchCharacter', character };
}

/** Why a character is not in town, where it levels up, shops, donates and retires; null = it is. */
export function whyNotInTown(game: Game, character: CharacterId): Refusal | null {
  const none = whyNoSheet(game, character);
  if (none || !isPlaying(game, character)) return none;
  return { code: 'characterIsPlaying', character };
}

/** Whether the character is on the table of the running scenario. */
export function isPlaying({ scenario }: Pick<Game, 'scenario'>, character: CharacterId): boolean {
  const figures = scenario?.figures ?? [];
  return figures.some((figure) => figure.kind === 'character' && figure.sheet === character);
}

/** Its sheet. Only where `whyNoSheet` says null; throws otherwise. */
export function theSheet({ campaign }: Game, character: CharacterId): CharacterSheet {
  const sheet = campaign.characters.find((each) => each.id === character);
  if (!sheet) throw new Error(`${character} has no sheet.`);
  return sheet;
}

/** The campaign with a changed sheet where the one with its id is. */
export function withSheet(campaign: Campaign, sheet: CharacterSheet): Campaign {
  const characters = campaign.characters.map((each) => (each.id === sheet.id ? sheet : each));
  return { ...campaign, characters };
}

/** The campaign with what a change has made of one sheet. */
export function putSheet(
  campaign: Campaign,
  { next, events }: Outcome<CharacterSheet>,
): Outcome<Campaign> {
  return { next: withSheet(campaign, next), events };
}
