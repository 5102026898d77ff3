/** A temporary library with a very small game, for tests of files and steps. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readGame } from '#shared/schemas/game';
import type { Command } from '#shared/commands/shapes';
import { EMPTY_CAMPAIGN } from '#shared/rules/campaign/party/newParty';
import { ok, refuse, type Outcome, type Result } from '#shared/result';
import type { Game } from '#shared/state';
import { SCHEMA } from '#shared/vocabulary';
import { Library, type LibraryOptions, type Rules } from '../library/library';
import type { Session } from '../session/session';

const EMPTY: Game = {
  schema: SCHEMA,
  campaign: EMPTY_CAMPAIGN,
  scenario: null,
};

/** A game with few commands. */
function play(game: Game, command: Command): Result<Outcome<Game>> {
  const campaign = (change: Partial<Game['campaign']>): Result<Outcome<Game>> =>
    ok({
      next: { ...game, campaign: { ...game.campaign, ...change } },
      events: [{ type: 'campaignBegun', name: game.campaign.name }],
    });
  switch (command.type) {
    case 'newCampaign':
    case 'renameCampaign':
      return campaign({ name: command.name });
    case 'setDifficulty':
      return ok({ next: game, events: [] });
    case 'endRound':
      throw new Error('a mistake of ours');
    default:
      return refuse({ code: 'noScenario' });
  }
}

const none = () => refuse({ code: 'malformedCommand' });

export const RULES: Rules = {
  empty: EMPTY,
  play,
  readGame,
  scenarioTitle: (text) => text,
  customScenarios: { read: none, parse: none, show: () => undefined },
  packs: { read: none, parse: none, show: () => undefined },
  readForeignExport: none,
  content: () => {
    throw new Error('these rules have no content');
  },
  writeForeignExport: () => ({ text: '', lines: [] }),
};

export const rename = (name: string): Command => ({ type: 'renameCampaign', name });

/** Creates a separate folder for one test. */
export async function scratchFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'standee-test-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Thrown for an unexpected refusal. */
export class RefusedError extends Error {}

export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new RefusedError(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

export async function openLibrary(folder: string, options?: LibraryOptions): Promise<Library> {
  return valueOf(await Library.open(folder, RULES, options));
}

export async function newCampaign(library: Library, name = 'Test'): Promise<Session> {
  return valueOf(await library.createCampaign({ type: 'newCampaign', name }));
}

/** Renames the campaign to 'n1', 'n2', …, each as one step. */
export async function playRenames(session: Session, count = 5, from = 1): Promise<void> {
  for (let number = from; number < from + count; number += 1) {
    valueOf(await session.send(rename(`n${String(number)}`), `request-${String(number)}`));
  }
}
