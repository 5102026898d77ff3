/** Connects the game's rules with printed content, packs and random numbers. */
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
import { ALL_ENVELOPES, withEnvelopes } from '#shared/content/envelopes';
import { contentWithPacks, withPacks } from '#shared/content/packs/packs';
import { parseCustomScenario, readCustomScenario } from '#shared/content/customScenarios/read';
import { parsePack, readPack } from '#shared/content/packs/read';
import type { CustomScenarioFile, PackFile } from '#shared/content/types';
import { writeSecretariat } from '#shared/exporting/secretariat';
import { isGame, readGame, troubleWithGame } from '#shared/schemas/game';
import type { Random } from '#shared/random';
import { ok, type Outcome, type Result } from '#shared/result';
import { contentOfCampaign } from '#shared/rules/campaign/campaignContent';
import { solvedEnvelopes } from '#shared/rules/campaign/party/envelopes';
import type { Game } from '#shared/state';
import { codeOf } from './disk/failures';
import type { Rules } from './library';
import { randomNumber } from './randomNumber';
import { readForeignExport } from './transfer/readForeignExport';

export interface TableRules extends Rules {
  /** Returns the text of a content file that packs change, by its name; null = use the printed file. */
  readonly contentFile: (name: string) => string | null;
}

/** The rules with the printed content of a folder, which is read on first use. */
export function rulesFrom(contentFolder: string, random: Random = randomNumber): TableRules {
  const files = memoise(contentFiles(contentFolder));
  let source = files;
  let packs: readonly PackFile[] = [];
  let changed: readonly string[] = [];
  let contents = new Map<string, Content>();
  /** Printed content with the packs in use (or all installed ones) and the opened envelopes. */
  const contentOf = (inUse: readonly string[] | 'all', opened: readonly string[]): Content => {
    const key = `${inUse === 'all' ? '*' : inUse.join(' ')}, ${opened.join(' ')}`;
    const known = contents.get(key);
    if (known) return known;
    const made = contentWithPacks(withEnvelopes(source, opened), packs, inUse);
    contents.set(key, made);
    return made;
  };
  const contentIn = (game: Game) => {
    const inUse = game.campaign.packs.map(({ id }) => id);
    return contentOfCampaign(contentOf(inUse, solvedEnvelopes(game.campaign)), game);
  };
  return {
    empty: EMPTY_GAME,
    play: (game, command) => assertGame(apply(game, command, random, contentIn(game))),
    readGame,
    content: contentIn,
    scenarioTitle: (scenario) => scenarioTitle(contentOf('all', ALL_ENVELOPES), scenario),
    customScenarios: {
      read: (input, names) => asPack(readCustomScenario(input, contentOf('all', []), names)),
      parse: ([file], names) =>
        asPack(parseCustomScenario(file?.text ?? '', contentOf('all', []), names)),
      show: (own) => {
        source = withPacks(files, own);
        contents = new Map();
        changed = own.map(({ id }) => scenarioFile(id));
      },
    },
    writeForeignExport: (game, seconds) => {
      const printed = contentOf([], ALL_ENVELOPES);
      return writeSecretariat(game, seconds, { printed, content: contentIn(game) });
    },
    readForeignExport: (text) => readForeignExport(text, contentOf([], ALL_ENVELOPES), random),
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

function asPack(read: Result<CustomScenarioFile>): Result<PackFile> {
  return read.ok ? ok(packOfScenario(read.value)) : read;
}

/** Caches files, which do not change while Standee runs. A missing file is looked up again. */
function memoise(source: ContentSource): ContentSource {
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
 * Throws if a command leads to an invalid game, so that it is never saved. The check takes a fraction of a
 * millisecond, and a failure is a bug in Standee.
 */
function assertGame(played: Result<Outcome<Game>>): Result<Outcome<Game>> {
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
