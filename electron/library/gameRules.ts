/** The game with its content, as a library plays it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apply, EMPTY_GAME } from '#shared/commands/apply';
import {
  PACKS_FILE,
  scenarioFile,
  type Content,
  type ContentSource,
} from '#shared/content/content';
import { numberedName, packOfScenario } from '#shared/content/customScenarios/asPack';
import { contentWithPacks, withPacks } from '#shared/content/packs/packs';
import { parseOwnScenario, readOwnScenario } from '#shared/content/customScenarios/read';
import { parsePack, readPack } from '#shared/content/packs/read';
import type { OwnScenarioFile, PackFile } from '#shared/content/types';
import { isGame, readGame, troubleWithGame } from '#shared/schemas/game';
import type { Random } from '#shared/random';
import { ok, type Outcome, type Result } from '#shared/result';
import { contentOfCampaign } from '#shared/rules/campaign/campaignContent';
import type { Game } from '#shared/state';
import { codeOf } from './disk/failures';
import type { Rules } from './library';
import { chance } from './chance';
import { readForeignExport } from './travelling/readForeignExport';

export interface TableRules extends Rules {
  /** What is printed, with the packs of a game. */
  readonly content: (game: Game) => Content;
  /** Text of a content file that is not as it is printed, by its name; null = the printed one holds. */
  readonly contentFile: (name: string) => string | null;
}

/** The game with its printed content, read from a folder as it is asked for. */
export function rulesFrom(contentFolder: string, random: Random = chance): TableRules {
  const files = remembered(contentFiles(contentFolder));
  let source = files;
  let packs: readonly PackFile[] = [];
  let changed: readonly string[] = [];
  let contents = new Map<string, Content>();
  /** The content of a campaign with these packs, or with all there are. */
  const contentOf = (inUse: readonly string[] | 'all'): Content => {
    const key = inUse === 'all' ? '*' : inUse.join(' ');
    const known = contents.get(key);
    if (known) return known;
    const made = contentWithPacks(source, packs, inUse);
    contents.set(key, made);
    return made;
  };
  const contentIn = (game: Game) =>
    contentOfCampaign(contentOf(game.campaign.packs.map(({ id }) => id)), game);
  return {
    empty: EMPTY_GAME,
    play: (game, command) => checked(apply(game, command, random, contentIn(game))),
    readGame,
    content: contentIn,
    scenarioTitle: (scenario) => scenarioTitle(contentOf('all'), scenario),
    own: {
      read: (input, names) => asPack(readOwnScenario(input, contentOf('all'), names)),
      parse: ([file], names) => asPack(parseOwnScenario(file?.text ?? '', contentOf('all'), names)),
      show: (own) => {
        source = withPacks(files, own);
        contents = new Map();
        changed = own.map(({ id }) => scenarioFile(id));
      },
    },
    readMoveIn: (text) => readForeignExport(text, contentOf([]), random),
    packs: {
      parse: (texts, others) => parsePack(texts, files, others),
      read: (input, others) => readPack(input, files, others),
      show: (known) => {
        packs = known;
        contents = new Map();
      },
    },
    contentFile: (name) => {
      if (name === PACKS_FILE) return JSON.stringify(packs);
      const isOurs =
        changed.length > 0 && (name === 'scenarioIndex.json' || changed.includes(name));
      return isOurs ? JSON.stringify(source(name)) : null;
    },
  };
}

function asPack(read: Result<OwnScenarioFile>): Result<PackFile> {
  return read.ok ? ok(packOfScenario(read.value)) : read;
}

/** Printed files do not change while Standee runs; one that is not there may still come. */
function remembered(source: ContentSource): ContentSource {
  const read = new Map<string, unknown>();
  return (file) => {
    if (!read.has(file)) {
      const parsed = source(file);
      if (parsed === undefined) return undefined;
      read.set(file, parsed);
    }
    return read.get(file);
  };
}

/**
 * A game that could not be read back must never get into a save. The check takes a fraction of a
 * millisecond; what it finds is a mistake of ours.
 */
function checked(played: Result<Outcome<Game>>): Result<Outcome<Game>> {
  if (!played.ok || isGame(played.value.next)) return played;
  throw new Error(`a command led to no game: ${troubleWithGame(played.value.next) ?? ''}`);
}

function contentFiles(folder: string): ContentSource {
  return (file) => {
    try {
      return JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown;
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  };
}

function scenarioTitle(content: Content, scenario: string): string {
  const entry = content.scenarioEntry(scenario);
  if (!entry) return scenario;
  return numberedName(entry);
}
