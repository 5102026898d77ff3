/** Writes and reads files of single characters: sheet, enhancements of the class, and levels reached. */
import type { CharacterFile, ReachedLevel } from '#shared/api/characters';
import { packOf } from '#shared/content/packs/packs';
import type { Content } from '#shared/content/content';
import type { CharacterId } from '#shared/ids';
import { ok, refuse, type Result } from '#shared/result';
import { isSamePlace } from '#shared/rules/campaign/enhancements/enhancements';
import type { Sticker } from '#shared/state';
import { CHARACTER_FORMAT, characterFile } from '#shared/schemas/characterFile';
import type { GameEvent } from '#shared/events';
import { isBounded } from '../format/bounds';
import type { Session } from '../session/session';

/** Maximum characters of a file. Real ones have a few thousand. */
const MAX_LENGTH = 200_000;
const MAX_LEVELS = 20;

/** The file of a character as text. */
export async function encodeCharacter(
  session: Session,
  character: CharacterId,
  content: Content,
  now: Date,
): Promise<Result<string>> {
  const { campaign } = session.game;
  const found = campaign.characters.find(({ id }) => id === character);
  if (!found) return refuse({ code: 'noSuchCharacter', character });
  const { guest, ...sheet } = found;
  // Stickers that the guest's class had in this campaign before the guest came are not exported.
  const belongsToCampaign = (one: Sticker) =>
    guest?.enhancements.some((each) => isSamePlace(each, one)) === true;
  const file = {
    standee: 'character',
    format: CHARACTER_FORMAT,
    from: campaign.name,
    exportedAt: now.toISOString(),
    pack: packOf(content, 'class', sheet.class)?.name ?? null,
    sheet,
    enhancements: campaign.party.enhancements.filter(
      (each) => each.class === sheet.class && !belongsToCampaign(each),
    ),
    levels: await levelsOf(session, character),
  };
  return ok(`${JSON.stringify(file, null, 1)}\n`);
}

/** The levels that a character reached, from the whole history, oldest first. */
async function levelsOf(
  session: Session,
  character: CharacterId,
): Promise<readonly ReachedLevel[]> {
  const levels = new Map<number, string>();
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const { entries, earlier } = await session.history(before);
    for (const { at, events } of entries.toReversed()) {
      for (const reached of events.flatMap((event) => levelsReachedIn(event, character, at))) {
        levels.set(reached.level, reached.at);
      }
    }
    const [first] = entries;
    if (earlier !== 'more' || !first) break;
    before = first.seq;
  }
  const all = [...levels].map(([level, at]) => ({ level, at }));
  return all.toSorted((a, b) => a.level - b.level).slice(0, MAX_LEVELS);
}

function levelsReachedIn(
  event: GameEvent,
  character: CharacterId,
  at: string,
): readonly ReachedLevel[] {
  if (event.type === 'levelledUp' && event.character === character) {
    return [{ level: event.level, at }];
  }
  return event.type === 'characterArrived' && event.character === character ? event.levels : [];
}

/** Parses and validates the text of a file, which may be forged. */
export function decodeCharacter(text: string): Result<CharacterFile> {
  if (text.length > MAX_LENGTH) return refuse({ code: 'characterFileIsWrong', why: 'tooLarge' });
  const json = text.replace(/^\uFEFF/, '');
  const why = json.includes('"standee"') ? 'damaged' : 'other';
  if (!isBounded(Buffer.from(json))) return refuse({ code: 'characterFileIsWrong', why });
  let input: unknown;
  try {
    input = JSON.parse(json);
  } catch {
    return refuse({ code: 'characterFileIsWrong', why });
  }
  if (typeof input !== 'object' || input === null) return OTHER;
  const { standee, format } = input as { standee?: unknown; format?: unknown };
  if (standee !== 'character') return OTHER;
  if (typeof format === 'number' && format > CHARACTER_FORMAT) {
    return refuse({ code: 'characterFileIsWrong', why: 'newer' });
  }
  const read = characterFile.safeParse(input);
  if (read.success) return ok(read.data);
  const [issue] = read.error.issues;
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const field = [...(issue?.path ?? []), ...keys].map(String).join('.').slice(0, 64);
  return refuse({ code: 'characterFileIsWrong', why: 'damaged', field });
}

const OTHER: Result<never> = refuse({ code: 'characterFileIsWrong', why: 'other' });
