import type { CharacterId } from '../../ids';
import { ok, refuse, type Outcome, type Result } from '../../result';
import type { Campaign, CharacterSheet, Game } from '../../state';
import type { Answer } from '../findings';

/** The sheet of a character that has not retired. */
export function sheetOf(game: Game, character: CharacterId): Result<CharacterSheet> {
  const { campaign } = game;
  if (campaign.name === '') return refuse({ code: 'noCampaign' });
  const sheet = campaign.characters.find((each) => each.id === character);
  if (sheet) return ok(sheet);
  const hasRetired = campaign.retired.some((each) => each.id === character);
  return refuse({ code: hasRetired ? 'hasRetired' : 'noSuchCharacter', character });
}

/** The sheet of a character that is in town: not in a running scenario. */
export function sheetInTown(game: Game, character: CharacterId): Result<CharacterSheet> {
  const found = sheetOf(game, character);
  if (!found.ok || !isPlaying(game, found.value)) return found;
  return refuse({ code: 'characterIsPlaying', character });
}

export function isPlaying(game: Game, sheet: CharacterSheet): boolean {
  const figures = game.scenario?.figures ?? [];
  return figures.some((figure) => figure.kind === 'character' && figure.sheet === sheet.id);
}

/** Figures are told apart by their names, whatever their case. */
export function isNameTaken(sheets: readonly CharacterSheet[], name: string): boolean {
  const plain = (text: string) => text.normalize('NFKC').toLowerCase();
  return sheets.some((sheet) => plain(sheet.name) === plain(name));
}

export function withCampaign(game: Game, campaign: Campaign): Game {
  return campaign === game.campaign ? game : { ...game, campaign };
}

/** Puts the changed sheet where the one with its id is. */
export function withSheetIn(campaign: Campaign, sheet: CharacterSheet): Campaign {
  const characters = campaign.characters.map((each) => (each.id === sheet.id ? sheet : each));
  return { ...campaign, characters };
}

/** The answer of a handler that has changed one sheet. */
export function sheetChanged(game: Game, outcome: Outcome<CharacterSheet>): Answer<Game> {
  const { next, events } = outcome;
  return ok({ next: withCampaign(game, withSheetIn(game.campaign, next)), events });
}

/** Changes the campaign, which has to have begun. */
export function inCampaign(
  game: Game,
  change: (campaign: Campaign) => Answer<Campaign>,
): Answer<Game> {
  if (game.campaign.name === '') return refuse({ code: 'noCampaign' });
  const answer = change(game.campaign);
  if (!answer.ok) return answer;
  const { next, events } = answer.value;
  return ok({ next: withCampaign(game, next), events });
}
