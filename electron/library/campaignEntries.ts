/** Builds the entries of the campaign list and of the backup list. */
import { lstat } from 'node:fs/promises';
import type { BackupListing, CampaignEntry, CampaignKey } from '#shared/api/campaignFiles';
import type { Game } from '#shared/state';
import { describeBackups, unrestorableBackups } from './saving/backups';
import { migrateSave } from '../format/migrations';
import { isSafeFileName } from './disk/fileNames';
import type { Paths } from './disk/paths';
import { isUnrecoverable } from './repairing/repair';
import { readSave } from './saving/checkpoint';

/** Parses a game and names its scenario, for the entry. */
export interface EntryReaders {
  /** Returns the game if it is valid, else null. */
  readonly readGame: (input: unknown) => Game | null;
  /** Number and name of a scenario, separated by a space. */
  readonly scenarioTitle: (scenario: string) => string;
}

/**
 * Keys of all campaigns in a folder. One file of a campaign is enough, because the save can be rebuilt from
 * any of them.
 */
export function campaignsAmong(files: readonly string[]): readonly CampaignKey[] {
  const names = files.map((file) => /^(.+)\.(?:json|journal|history|backups)$/.exec(file)?.[1]);
  return [...new Set(names)].filter(isSafeFileName);
}

/** The entry of a campaign that is not open. */
export async function entryOnDisk(
  key: CampaignKey,
  paths: Paths,
  readers: EntryReaders,
): Promise<CampaignEntry> {
  const read = await readSave(paths.save).catch(() => ({ kind: 'damaged' }) as const);
  if (read.kind === 'good') {
    const game = readers.readGame(migrateSave(read.save));
    if (game) return entryOf(key, game, read.save.changedAt, readers);
  }
  const changedAt = (await writtenAt(paths)).toISOString();
  const described = { scenario: null, round: null, characters: [], classes: [] };
  const unknown = { key, name: key, changedAt, ...described };
  if (read.kind === 'newer') return { ...unknown, trouble: 'newer' };
  return {
    ...unknown,
    trouble: (await isUnrecoverable(paths).catch(() => true)) ? 'damaged' : null,
  };
}

/** When the save was written; without a save, the first other file that exists. */
async function writtenAt({ save, journal, history, backups }: Paths): Promise<Date> {
  for (const path of [save, journal, history, backups]) {
    const found = await lstat(path).catch(() => null);
    if (found) return found.mtime;
  }
  return new Date(0);
}

export function entryOf(
  key: CampaignKey,
  { campaign, scenario }: Game,
  changedAt: string,
  { scenarioTitle }: EntryReaders,
): CampaignEntry {
  return {
    key,
    name: campaign.name,
    changedAt,
    scenario: scenario && scenarioTitle(scenario.scenario),
    round: scenario && scenario.round,
    characters: campaign.characters.map(({ name }) => name),
    classes: campaign.characters.map((sheet) => sheet.class),
    trouble: null,
  };
}

export async function backupListing(folder: string, readers: EntryReaders): Promise<BackupListing> {
  const backups = (await describeBackups(folder)).flatMap(({ save, ...about }) => {
    const game = readers.readGame(migrateSave(save));
    if (!game) return [];
    const { scenario } = game;
    return [
      {
        ...about,
        seq: save.seq,
        scenario: scenario && readers.scenarioTitle(scenario.scenario),
        round: scenario && scenario.round,
      },
    ];
  });
  const good = backups.map(({ id }) => id);
  return { backups, unrestorable: await unrestorableBackups(folder, good) };
}
