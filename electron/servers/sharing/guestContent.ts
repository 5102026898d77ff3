/** Which content files a guest gets: what is printed, but nothing of rooms that nobody has opened. */
import {
  cardLinesFile,
  CORE_FILES,
  PACKS_FILE,
  scenarioFile,
  type Content,
} from '#shared/content/content';
import { BOX_LANGUAGES, namesFileOf, type BoxLanguage } from '#shared/content/boxNames';
import { openRooms } from '#shared/seats/openRooms';
import type { Game } from '#shared/state';

/** What everything is called in other boxes: no more than the lists that any guest gets. */
const NAMES_FILES = (Object.keys(BOX_LANGUAGES) as BoxLanguage[]).map(namesFileOf);

export interface Printed {
  /** What is printed, with the packs of a game. */
  readonly content: (game: Game) => Content;
  /** Text of a content file as the library has it; null = there is none. */
  readonly contentFile: (name: string) => string | null;
}

/**
 * The text of a file by its name; null = a guest gets no such file.
 *
 * @rule SEAT-6
 */
export function guestFile(name: string, game: Game, printed: Printed): string | null {
  const { scenario } = game;
  const content = printed.content(game);
  const whole = scenario && content.scenario(scenario.scenario);
  const open = scenario && whole && openRooms(whole, scenario);
  if (open && name === scenarioFile(open.id)) return JSON.stringify(open);
  if (name === PACKS_FILE) {
    const packs = content.packs().map((pack) => ({
      ...pack,
      scenarios: (pack.scenarios ?? []).flatMap((each) =>
        each.id === open?.id ? [{ ...each, ...open }] : [],
      ),
    }));
    return JSON.stringify(packs);
  }
  const isOpen =
    (CORE_FILES as readonly string[]).includes(name) ||
    NAMES_FILES.includes(name) ||
    content.classes().some(({ id }) => cardLinesFile(id) === name);
  return isOpen ? printed.contentFile(name) : null;
}
