import { getRandomValues } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apply, EMPTY_GAME } from '#shared/commands/apply';
import { contentFrom, type Content, type ContentSource } from '#shared/content/content';
import { readGame, troubleWithGame } from '#shared/gameSchema';
import type { Random } from '#shared/random';
import type { Outcome, Result } from '#shared/result';
import type { Game } from '#shared/state';
import { codeOf } from './library/failures';
import type { Rules } from './library/library';

/** The game with its printed content, read from a folder as it is asked for. */
export function rulesFrom(contentFolder: string, random: Random = chance): Rules {
  const content = contentFrom(contentFiles(contentFolder));
  return {
    empty: EMPTY_GAME,
    play: (game, command) => checked(apply(game, command, random, content)),
    readGame,
    scenarioTitle: (scenario) => scenarioTitle(content, scenario),
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
  return entry ? `${String(entry.number)} ${entry.name}` : scenario;
}

function chance(): number {
  const [number = 0] = getRandomValues(new Uint32Array(1));
  return number / 2 ** 32;
}
