import { classHitPoints } from '../../content/stats';
import type { GameEvent } from '../../events';
import type { CharacterId } from '../../ids';
import { ok, refuse } from '../../result';
import { shuffledEvents } from '../../rules/campaign/eventDecks';
import { experienceOfLevel, startingGold } from '../../rules/table/experience';
import { EMPTY_SHEET, NEW_PARTY } from '../../rules/campaign/newParty';
import { perkBeyondItsBoxes } from '../../rules/campaign/perks';
import type { Campaign, CharacterSheet, Game } from '../../state';
import type { Answer, Context } from '../findings';
import type { CommandOf } from '../shapes';
import { isNameTaken, isPlaying, sheetOf, withCampaign } from './sheetParts';
import { MOST_CHARACTERS } from './sheets';

/** A game before its campaign has a name. */
export const EMPTY_GAME: Game = {
  schema: 2,
  campaign: {
    name: '',
    difficulty: 'normal',
    solo: false,
    characters: [],
    nextCharacter: 1,
    completed: [],
    retired: [],
    party: NEW_PARTY,
    packs: [],
  },
  scenario: null,
};

/** Both event decks are shuffled once and for all. @rule EVENT-1 */
export function newCampaign(
  game: Game,
  { name }: CommandOf<'newCampaign'>,
  { random }: Context,
): Answer<Game> {
  const { campaign } = game;
  if (campaign.name !== '') return refuse({ code: 'campaignAlreadyBegun' });
  const { city, road } = campaign.party.events;
  const events = { city: shuffledEvents(city, random), road: shuffledEvents(road, random) };
  return ok({
    next: withCampaign(game, { ...campaign, name, party: { ...campaign.party, events } }),
    events: [{ type: 'campaignBegun', name }],
  });
}

export function renameCampaign(game: Game, { name }: CommandOf<'renameCampaign'>): Answer<Game> {
  const { campaign } = game;
  if (campaign.name === '') return refuse({ code: 'noCampaign' });
  return ok({
    next: withCampaign(game, { ...campaign, name }),
    events: [corrected('campaignName', campaign.name, name)],
  });
}

/** Counts from the next scenario on. */
export function setDifficulty(
  game: Game,
  { difficulty, solo }: CommandOf<'setDifficulty'>,
): Answer<Game> {
  if (game.campaign.name === '') return refuse({ code: 'noCampaign' });
  return ok({
    next: withCampaign(game, { ...game.campaign, difficulty, solo }),
    events: [{ type: 'difficultySet', difficulty, solo }],
  });
}

/** A new character has the experience its level needs and the gold it starts with. */
export function addCharacter(
  game: Game,
  { class: classId, name, level }: CommandOf<'addCharacter'>,
  { content }: Context,
): Answer<Game> {
  const { campaign } = game;
  if (campaign.name === '') return refuse({ code: 'noCampaign' });
  const printed = content.class(classId);
  if (!printed || classHitPoints(printed, level) === null) {
    return refuse({ code: 'noSuchClass', class: classId });
  }
  if (campaign.characters.some((sheet) => sheet.class === classId)) {
    return refuse({ code: 'classIsTaken', class: classId });
  }
  if (isNameTaken(campaign.characters, name)) {
    return refuse({ code: 'characterNameIsTaken', name });
  }
  if (campaign.characters.length >= MOST_CHARACTERS) {
    return refuse({ code: 'tooManyCharacters', limit: MOST_CHARACTERS });
  }
  const sheet: CharacterSheet = {
    ...EMPTY_SHEET,
    id: `c${String(campaign.nextCharacter)}` as CharacterId,
    class: classId,
    name,
    level,
    experience: experienceOfLevel(level),
    gold: startingGold(level),
    perks: printed.perks.map(() => 0),
    maxHitPoints: null,
  };
  const next: Campaign = {
    ...campaign,
    characters: [...campaign.characters, sheet],
    nextCharacter: campaign.nextCharacter + 1,
  };
  return ok({
    next: withCampaign(game, next),
    events: [{ type: 'characterAdded', name, class: classId }],
  });
}

/** Level, perks and hit points cannot change while the character plays: its figure has them. */
export function editCharacter(
  game: Game,
  command: CommandOf<'editCharacter'>,
  { content }: Context,
): Answer<Game> {
  const found = sheetOf(game, command.character);
  if (!found.ok) return found;
  const sheet = found.value;
  const { level, maxHitPoints, perks, cards } = command;
  const isFixed = level !== undefined || perks !== undefined || maxHitPoints !== undefined;
  if (isFixed && isPlaying(game, sheet)) {
    return refuse({ code: 'characterIsPlaying', character: sheet.id });
  }
  const others = game.campaign.characters.filter((each) => each.id !== sheet.id);
  if (command.name !== undefined && isNameTaken(others, command.name)) {
    return refuse({ code: 'characterNameIsTaken', name: command.name });
  }
  const beyond = perks && perkBeyondItsBoxes(content.class(sheet.class)?.perks ?? [], perks);
  if (typeof beyond === 'number') return refuse({ code: 'perkBeyondItsBoxes', perk: beyond });

  const printed = cards ? content.classCards(sheet.class) : [];
  const unknown = cards?.find((card) => !printed.some((each) => each.id === card));
  if (unknown !== undefined) return refuse({ code: 'noSuchClassCard', card: unknown });

  const next = changed(sheet, command);
  return ok({ next: withSheet(game, next), events: changesOf(sheet, next) });
}

export function removeCharacter(
  game: Game,
  { character }: CommandOf<'removeCharacter'>,
): Answer<Game> {
  const found = sheetOf(game, character);
  if (!found.ok) return found;
  const sheet = found.value;
  if (isPlaying(game, sheet)) return refuse({ code: 'characterIsPlaying', character });
  const characters = game.campaign.characters.filter((other) => other.id !== character);
  return ok({
    next: withCampaign(game, { ...game.campaign, characters }),
    events: [{ type: 'characterRemoved', name: sheet.name }],
  });
}

/** A figure in play carries the name of its sheet. */
function withSheet(game: Game, sheet: CharacterSheet): Game {
  const characters = game.campaign.characters.map((each) => (each.id === sheet.id ? sheet : each));
  const renamed = withCampaign(game, { ...game.campaign, characters });
  const { scenario } = game;
  const shown = scenario?.figures.find(
    (figure) => figure.kind === 'character' && figure.sheet === sheet.id,
  );
  if (!scenario || shown?.kind !== 'character' || shown.name === sheet.name) return renamed;
  const figures = scenario.figures.map((figure) =>
    figure === shown ? { ...shown, name: sheet.name } : figure,
  );
  return { ...renamed, scenario: { ...scenario, figures } };
}

/** Only what was given is changed. */
function changed(sheet: CharacterSheet, command: CommandOf<'editCharacter'>): CharacterSheet {
  const given = Object.entries(command).filter(
    ([field, value]) => value !== undefined && field !== 'type' && field !== 'character',
  );
  return { ...sheet, ...(Object.fromEntries(given) as Partial<CharacterSheet>) };
}

const CORRECTED = [
  'name',
  'level',
  'experience',
  'gold',
  'maxHitPoints',
  'perks',
  'player',
  'absent',
  'checkMarks',
  'extraPerks',
  'blessed',
  'cards',
] as const;

/** What is written in notes stays out of the history. */
function changesOf(before: CharacterSheet, after: CharacterSheet): readonly GameEvent[] {
  const corrections = CORRECTED.filter((field) => before[field] !== after[field]).map((field) =>
    corrected(field, textOf(before[field]), textOf(after[field])),
  );
  if (before.notes === after.notes) return corrections;
  return [...corrections, { type: 'notesWritten', character: after.id }];
}

function textOf(value: string | number | boolean | null | readonly number[]): string | number {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? value.join(' ') : value;
}

function corrected(what: string, from: number | string, to: number | string): GameEvent {
  return { type: 'corrected', what, figure: null, from, to };
}
