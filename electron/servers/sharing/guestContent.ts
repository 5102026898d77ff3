/** Provides content files for guests: the printed content without rooms that are not revealed yet. */
import {
  cardLinesFile,
  CORE_FILES,
  PACKS_FILE,
  scenarioFile,
  type Content,
} from '#shared/content/content';
import { EDITION_LANGUAGES, namesFileOf, type EditionLanguage } from '#shared/content/editionNames';
import { envelopeFile } from '#shared/content/envelopes';
import { solvedEnvelopes } from '#shared/rules/campaign/party/envelopes';
import { openRooms } from '#shared/seats/openRooms';
import type { Game } from '#shared/state';

/** Names of components in other languages, which contain no other information. */
const NAMES_FILES = (Object.keys(EDITION_LANGUAGES) as EditionLanguage[]).map(namesFileOf);

export interface Printed {
  /** Printed content with the packs of a game. */
  readonly content: (game: Game) => Content;
  /** Text of a content file; null = none. */
  readonly contentFile: (name: string) => string | null;
}

/** The text of a file; null = guests may not read it. @rule SEAT-6 */
export function guestFile(name: string, game: Game, printed: Printed): string | null {
  const { scenario } = game;
  const content = printed.content(game);
  const whole = scenario && content.scenario(scenario.scenario);
  const open = scenario && whole && openRooms(whole, scenario);
  if (open && name === scenarioFile(open.id)) return JSON.stringify(open);
  if (name === PACKS_FILE) {
    const packs = content.packs().map((pack) => ({
      ...pack,
      // Rooms that are open have their errata applied already. Errata of closed rooms are not sent.
      errata: (pack.errata ?? []).filter(({ of }) => of !== 'scenario'),
      scenarios: (pack.scenarios ?? []).flatMap((each) =>
        each.id === open?.id ? [{ ...each, ...open }] : [],
      ),
    }));
    return JSON.stringify(packs);
  }
  const isOpen =
    (CORE_FILES as readonly string[]).includes(name) ||
    NAMES_FILES.includes(name) ||
    solvedEnvelopes(game.campaign).some((each) => envelopeFile(each) === name) ||
    content.classes().some(({ id }) => cardLinesFile(id) === name);
  return isOpen ? printed.contentFile(name) : null;
}
