/** Saves and reads files with a character. */
import type { CharacterFile } from '#shared/api/characters';
import type { CharacterSheet } from '#shared/state';
import { answerOf } from '../../game/answerOf';
import { saveTextAndReport } from '../../game/saveText';
import type { HostScreenProps } from '../../game/screenProps';
import { VISITORS } from '../../words/sentences/party/visitors';
import { SAVES } from '../../words/sentences/library/saves';

type Host = Pick<HostScreenProps, 'companion' | 'game' | 'messages'>;

/**
 * The maximum size in bytes, far more than a real file has. The rest of a larger file is not read.
 */
const MAX_BYTES = 1024 * 1024;

/**
 * Saves a character to a file. Resolves to its path; null if it was cancelled or if it failed,
 * which has been shown.
 */
export async function saveCharacter(
  { companion, game, messages }: Host,
  { id, name }: CharacterSheet,
): Promise<string | null> {
  const text = await answerOf(companion.characters.export(game.key, id), messages, game.content);
  if (text === null) return null;
  return saveTextAndReport(companion, messages, VISITORS.fileName(name), text);
}

/**
 * Reads a character file. Resolves to null if it cannot be read or is refused, which has been
 * shown.
 */
export async function readCharacter(
  { companion, game, messages }: Host,
  file: File,
): Promise<CharacterFile | null> {
  let text: string;
  try {
    text = await file.slice(0, MAX_BYTES).text();
  } catch {
    messages.problem(SAVES.unreadable(file.name));
    return null;
  }
  const read = await answerOf(companion.characters.read(text), messages, game.content);
  // Loads the card lines of its class, which are needed to check its enhancements.
  if (read) await game.printed.loadCardLines([read.sheet.class]).catch(() => null);
  return read;
}
