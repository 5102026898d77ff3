import { getRandomValues } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apply, EMPTY_GAME } from '#shared/commands/apply';
import {
  contentFrom,
  scenarioFile,
  type Content,
  type ContentSource,
} from '#shared/content/content';
import { withOwnScenarios } from '#shared/content/ownContent';
import { parseOwnScenario, readOwnScenario } from '#shared/content/readOwnScenario';
import { readGame, troubleWithGame } from '#shared/gameSchema';
import type { Random } from '#shared/random';
import type { Outcome, Result } from '#shared/result';
import type { Game } from '#shared/state';
import { codeOf } from './library/failures';
import type { Rules } from './library/library';

export interface TableRules extends Rules {
  /** Text of a content file that is not as it is printed, by its name; null = the printed one holds. */
  readonly contentFile: (name: string) => string | null;
}

/** The game with its printed content, read from a folder as it is asked for. */
export function rulesFrom(contentFolder: string, random: Random = chance): TableRules {
  const files = remembered(contentFiles(contentFolder));
  const printed = contentFrom(files);
  let source = files;
  let content = printed;
  let changed: readonly string[] = [];
  return {
    empty: EMPTY_GAME,
    play: (game, command) => checked(apply(game, command, random, content)),
    readGame,
    scenarioTitle: (scenario) => scenarioTitle(content, scenario),
    own: {
      read: (input, names) => readOwnScenario(input, printed, names),
      parse: (text, names) => parseOwnScenario(text, printed, names),
      show: (scenarios) => {
        source = withOwnScenarios(files, scenarios);
        content = contentFrom(source);
        changed = scenarios.map(({ id }) => scenarioFile(id));
      },
    },
    contentFile: (name) => {
      const isOurs =
        changed.length > 0 && (name === 'scenarioIndex.json' || changed.includes(name));
      return isOurs ? JSON.stringify(source(name)) : null;
    },
  };
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
  if (!played.ok || readGame(played.value.next)) return played;
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
  return entry.own ? entry.name : `${String(entry.number)} ${entry.name}`;
}

function chance(): number {
  const [number = 0] = getRandomValues(new Uint32Array(1));
  return number / 2 ** 32;
}
