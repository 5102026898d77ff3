/** Previews imports from Gloomhaven Secretariat. */
import type { Content } from '../content/content';
import type { CharacterId } from '../ids';
import { ok, refuse, type Result } from '../result';
import { openedEnvelopes, reachedMilestones } from '../rules/campaign/party/milestones';
import { withCopyHandedOut } from '../rules/campaign/items/shop';
import { isSamePlace } from '../rules/campaign/enhancements/enhancements';
import type { Random } from '../random';
import type { Campaign, CharacterSheet, Scenario, Sticker } from '../state';
import {
  importCharacter,
  plainName,
  type NamesInUse,
  type ImportedCharacter,
} from './campaign/character';
import { importPartyAndWorld } from './campaign/party';
import {
  isTrue,
  recordsOf,
  markAsRead,
  textOf,
  textsOf,
  type Foreign,
} from './reading/foreignFields';
import { lineOf, ImportReport } from './reading/report';
import { isOfGloomhaven, partiesIn, type ForeignParty } from './reading/secretariatFormat';
import type { SeatedCharacter } from './scenario/characters';
import type { TableTools } from './scenario/steps';
import { importScenario } from './scenario/scenario';
import { reportUnread } from './reading/unread';
import type { ImportLine } from '../events/importLines';

/** Maximum characters of an export. The undo steps in it are many times as large as the game. */
export const LARGEST_EXPORT = 60_000_000;
const LONGEST_NAME = 60;

/** A party of an export as a campaign, with a report. */
export interface ImportedParty {
  readonly name: string;
  readonly campaign: Campaign;
  /** The scenario in progress as far as possible; null = none, or it must be set up again. */
  readonly scenario: Scenario | null;
  readonly lines: readonly ImportLine[];
}

/**
 * The parties of an export.
 *
 * @returns refusals: `notAnExport` for something else, `exportIsDamaged`, and `exportOfOtherGame` if no
 * party of it plays Gloomhaven.
 */
export function readSecretariat(
  text: string,
  content: Content,
  random: Random,
): Result<readonly ImportedParty[]> {
  if (text.length > LARGEST_EXPORT)
    return refuse({ code: 'exportTooLarge', limit: LARGEST_EXPORT });
  let input: unknown;
  try {
    input = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return refuse({ code: OF_SECRETARIAT.test(text) ? 'exportIsDamaged' : 'notAnExport' });
  }
  const parties = partiesIn(input);
  if (parties.length === 0) return refuse({ code: 'notAnExport' });
  const fitting = parties.filter(({ edition }) => isOfGloomhaven(edition));
  const ours = fitting.slice(0, MOST_PARTIES);
  const [first] = parties;
  if (ours.length === 0) {
    return refuse({ code: 'exportOfOtherGame', edition: lineOf(first?.edition ?? '', 20) });
  }
  const others = parties.filter((party) => !ours.includes(party));
  const tools = { content, random };
  return ok(ours.map((party, index) => importParty(party, index === 0 ? others : [], tools)));
}

/** Fields of each export, for damaged ones. */
const OF_SECRETARIAT = /"(?:ghs-[a-z]+|gameClock|playSeconds|monsterAttackModifierDeck)":/;

const MOST_PARTIES = 50;
/** Maximum number of report lines, above any real export. */
const MAX_LINES = 2000;

function importParty(
  foreign: ForeignParty,
  others: readonly ForeignParty[],
  tools: TableTools,
): ImportedParty {
  const { content } = tools;
  const report = new ImportReport();
  const found = lineOf(textOf(foreign.party, 'name'), LONGEST_NAME);
  if (found !== '') report.noteTaken('name', found);
  const party = importPartyAndWorld(foreign, content, report);
  const waiting = textOf(foreign.settings, 'eventDraw');
  if (waiting === 'city') report.noteLeft('cityEvents', '', 'drawHere');
  if (waiting === 'road') report.noteLeft('roadEvents', '', 'drawHere');
  const { imported, visitors, next } = charactersOf(foreign, content);
  const characters = sheetsOf(imported, false);
  for (const other of others) {
    const why = isOfGloomhaven(other.edition) ? 'tooMany' : 'otherGame';
    report.noteLeft('otherParties', textOf(other.party, 'name') || '?', why);
  }
  const campaign: Campaign = {
    name: '',
    ...party,
    characters,
    retired: sheetsOf(imported, true),
    nextCharacter: next,
    packs: [],
  };
  const tables = content.levels();
  // Owned items count as found, even if they are missing in the export's shop.
  const counted = characters
    .flatMap((sheet) => sheet.items)
    .reduce((now, { item }) => {
      const printed = content.item(item);
      return printed ? withCopyHandedOut(now, printed, tables) : now;
    }, campaign);
  const { milestones, envelopes } = openEnvelopes(counted, foreign, content, report);
  const enhancements = stickersOfAll(imported);
  const whole = { ...counted, party: { ...counted.party, milestones, enhancements, envelopes } };
  const table = importScenario(foreign, seatsOf(imported), whole, tools, report);
  for (const each of imported) reportUnread([each.foreign], each.report);
  reportUnread(foreign.all, report);
  const lines = [report, visitors, ...imported.map((each) => each.report)].flatMap(
    (one) => one.lines,
  );
  return { name: found, ...table, lines: limitLines(lines) };
}

/**
 * Milestones and envelopes that the campaign has already reached. The export states whether
 * envelope B is open. If it is not, it opens with the next donation.
 */
function openEnvelopes(
  campaign: Campaign,
  { party }: ForeignParty,
  content: Content,
  report: ImportReport,
): Pick<Campaign['party'], 'milestones' | 'envelopes'> {
  const sealed = isTrue(party, 'envelopeB') ? [] : ['B'];
  const givesSealed = (id: string) =>
    openedEnvelopes({ completed: [] }, [id], content).some((each) => sealed.includes(each));
  const milestones = reachedMilestones(campaign, content).filter((id) => !givesSealed(id));
  const known = campaign.party.envelopes;
  const found = openedEnvelopes(campaign, milestones, content).filter(
    (each) => !known.includes(each),
  );
  for (const each of new Set(found)) report.noteTaken('envelopes', each);
  return { milestones, envelopes: [...new Set([...known, ...found])] };
}

function limitLines(lines: readonly ImportLine[]): readonly ImportLine[] {
  if (lines.length <= MAX_LINES) return lines;
  const report = new ImportReport();
  report.noteLeft('otherFields', `+${String(lines.length - MAX_LINES)}`, 'tooMany');
  return [...lines.slice(0, MAX_LINES), ...report.lines];
}

interface CharacterSource {
  readonly foreign: Foreign;
  readonly retired: boolean;
  readonly away: boolean;
}

function charactersOf({ party, characters }: ForeignParty, content: Content) {
  const waiting: readonly CharacterSource[] = [
    ...characters.map((foreign) => ({ foreign, retired: false, away: false })),
    ...recordsOf(party, 'availableCharacters').map((foreign) => ({
      foreign,
      retired: false,
      away: true,
    })),
    ...recordsOf(party, 'retirements').map((foreign) => ({ foreign, retired: true, away: false })),
  ];
  const players = textsOf(party, 'players');
  const imported: ImportedCharacter[] = [];
  const visitors = new ImportReport();
  let next = 1;
  for (const { foreign, retired, away } of waiting) {
    // Characters that only visit the table are marked in the export.
    if (isTrue(foreign, 'marker') && isTrue(foreign, 'off')) {
      visitors.noteLeft(
        'character',
        textOf(foreign, 'title') || textOf(foreign, 'name'),
        'notKept',
      );
      markAsRead(foreign);
      continue;
    }
    const id = `c${String(next)}` as CharacterId;
    const given = givenBy(imported);
    const character = importCharacter({ foreign, id, given, retired, away, players }, content);
    if (character.sheet) next += 1;
    imported.push(character);
  }
  return { imported, visitors, next };
}

function sheetsOf(
  imported: readonly ImportedCharacter[],
  isRetired: boolean,
): readonly CharacterSheet[] {
  return imported.flatMap((one) => (one.sheet && one.isRetired === isRetired ? [one.sheet] : []));
}

/** The characters at the table. */
function seatsOf(imported: readonly ImportedCharacter[]): readonly SeatedCharacter[] {
  return imported.flatMap(({ sheet, isRetired, foreign, report }): readonly SeatedCharacter[] =>
    sheet && !isRetired && !sheet.absent
      ? [{ foreign, report, sheet: sheet.id, name: sheet.name }]
      : [],
  );
}

/** Later characters of a class have the stickers of earlier ones. */
function stickersOfAll(imported: readonly ImportedCharacter[]): readonly Sticker[] {
  const all = imported.flatMap(({ stickers }) => stickers);
  const isFirst = (one: Sticker, index: number) =>
    all.findIndex((other) => other.class === one.class && isSamePlace(one, other)) === index;
  return all.filter(isFirst);
}

function givenBy(imported: readonly ImportedCharacter[]): NamesInUse {
  const sheets = imported.flatMap(({ sheet }) => sheet ?? []);
  const playing = imported.flatMap(({ sheet, isRetired }) => (sheet && !isRetired ? [sheet] : []));
  return {
    names: new Set(sheets.map(({ name }) => plainName(name))),
    classes: new Set(playing.map((sheet) => sheet.class)),
    quests: new Set(sheets.flatMap(({ quest }) => quest?.quest ?? [])),
  };
}
