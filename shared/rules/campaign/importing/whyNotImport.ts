/** Refusals for importing a campaign of another program. */
import type { Content } from '../../../content/content';
import type { Refusal } from '../../../refusals';
import type { Campaign, CharacterSheet, Game } from '../../../state';
import { whyNotOpen } from '../party/changes';
import { whyNotDeck } from '../party/eventDecks';
import { whyNotNamed, whyNotSoMany } from '../characters/newCharacter';
import { firstOvercheckedPerk } from '../characters/perks';
import { isPlayable } from './playableScenario';

const INVALID_SCENARIO: Refusal = { code: 'malformedCommand', field: 'scenario' };

/** The imported campaign and its current scenario. */
type ImportedGame = Pick<Game, 'campaign' | 'scenario'>;

/** Refuses unless the campaign has just been created and the imported one is valid. */
export function whyNotImport(game: Game, imported: ImportedGame, content: Content): Refusal | null {
  const { campaign, scenario } = imported;
  return (
    whyNotNew(game) ??
    whyInvalid(campaign, content) ??
    (scenario && !isPlayable(scenario, campaign, content) ? INVALID_SCENARIO : null)
  );
}

/** Refuses a campaign in which something has been entered or played. */
export function whyNotNew({ campaign, scenario }: Game): Refusal | null {
  const { characters, retired, completed } = campaign;
  const isNew = !scenario && characters.length + retired.length + completed.length === 0;
  return isNew ? null : { code: 'campaignAlreadyBegun' };
}

/** Refuses content that is not printed and sheets that break the rules. */
function whyInvalid(imported: Campaign, content: Content): Refusal | null {
  const { characters, retired, completed, party } = imported;
  const { city, road } = party.events;
  const problem =
    whyNotSoMany(characters.length) ??
    whyNotDeck(city, 'city', content) ??
    whyNotDeck(road, 'road', content);
  if (problem) return problem;
  const unknown = [...completed, ...party.marks.map(({ scenario }) => scenario)].find(
    (id) => !content.scenarioEntry(id),
  );
  if (unknown !== undefined) return { code: 'noSuchScenario', scenario: unknown };
  const closed = party.unlockedClasses.find((id) => !content.class(id));
  if (closed !== undefined) return { code: 'noSuchClass', class: closed };
  const envelope = party.envelopes.find((each) => whyNotOpen(content, each) !== null);
  if (envelope !== undefined) return { code: 'noSuchEnvelope', envelope };
  const treasure = party.treasures.find((number) => !content.treasure(number));
  if (treasure !== undefined) return { code: 'noSuchTreasure', treasure };
  const lost = party.items.find(({ item }) => !content.item(item));
  if (lost) return { code: 'noSuchItem', item: lost.item };
  return (
    whyInvalidAchievements(imported, content) ??
    sheetsTrouble([...characters, ...retired], imported, content)
  );
}

function whyInvalidAchievements({ party }: Campaign, content: Content): Refusal | null {
  const known = content.achievements();
  for (const [scope, achieved] of [
    ['global', party.globalAchievements],
    ['party', party.partyAchievements],
  ] as const) {
    const problem = achieved.find((one) => !known[scope].some(({ id }) => id === one.achievement));
    if (problem) return { code: 'noSuchAchievement', achievement: problem.achievement };
  }
  return null;
}

function sheetsTrouble(
  sheets: readonly CharacterSheet[],
  { nextCharacter, characters }: Campaign,
  content: Content,
): Refusal | null {
  const ids = new Set<string>();
  for (const [index, sheet] of sheets.entries()) {
    const number = Number(/^c(\d{1,6})$/.exec(sheet.id)?.[1] ?? Number.NaN);
    if (ids.has(sheet.id) || !(number < nextCharacter)) {
      return { code: 'noSuchCharacter', character: sheet.id };
    }
    ids.add(sheet.id);
    const others = index < characters.length ? characters.slice(0, index) : [];
    const trouble = whyNotNamed(others, sheet.name) ?? sheetTrouble(sheet, content);
    if (trouble) return trouble;
  }
  return null;
}

function sheetTrouble(sheet: CharacterSheet, content: Content): Refusal | null {
  const printed = content.class(sheet.class);
  if (!printed) return { code: 'noSuchClass', class: sheet.class };
  const beyond = firstOvercheckedPerk(printed.perks, sheet.perks);
  if (typeof beyond === 'number') return { code: 'perkBeyondItsBoxes', perk: beyond };
  const item = sheet.items.find((owned) => !content.item(owned.item));
  if (item) return { code: 'noSuchItem', item: item.item };
  const cards = content.classCards(sheet.class);
  const card = sheet.cards.find((id) => !cards.some((each) => each.id === id));
  if (card !== undefined) return { code: 'noSuchClassCard', card };
  const quest = sheet.quest?.quest;
  if (quest !== undefined && !content.personalQuests().some(({ id }) => id === quest)) {
    return { code: 'noSuchQuest', quest };
  }
  return null;
}
