/** Converts the party and the world to the format of Gloomhaven Secretariat. */
import {
  foreignClass,
  foreignScenario,
  GOLD_PER_DONATION,
  identify,
  prosperityTicks,
} from '../importing/reading/secretariatFormat';
import type { Achieved, Campaign, EventDeck } from '../state';
import type { ExportContents } from './character';
import type { ExportReport } from './report';

/** Converts everything except the characters. */
export function partyOut(campaign: Campaign, contents: ExportContents, report: ExportReport) {
  const { name, party } = campaign;
  sayWhatStays(campaign, contents, report);
  return {
    ...EMPTY_PARTY,
    name,
    notes: party.notes,
    ...numbersOf(campaign, report),
    achievementsList: achievementsOf(party.partyAchievements, 'party', contents, report),
    globalAchievementsList: achievementsOf(party.globalAchievements, 'global', contents, report),
    ...scenariosOf(campaign, contents, report),
    treasures: printedOf(party.treasures, 'treasures', contents.printed.treasure, report),
    unlockedItems: shopOf(campaign, contents, report),
    envelopeB: party.envelopes.includes('B'),
    ...eventsOf(campaign, report),
  };
}

/**
 * Fields that a Gloomhaven campaign never changes. That program adds no defaults when it reads a
 * party, so the fields for its other games are required.
 */
const EMPTY_PARTY = {
  id: 0,
  edition: 'gh',
  conditions: [],
  battleGoalEditions: [],
  filteredBattleGoals: [],
  location: '',
  achievements: '',
  globalAchievements: '',
  conclusions: [],
  casualScenarios: [],
  campaignMode: true,
  characters: [],
  availableCharacters: [],
  level: 1,
  levelCalculation: true,
  bonusAdjustment: 0,
  ge5Player: true,
  playerCount: -1,
  weeks: 0,
  weekSections: {},
  loot: {},
  randomItemLooted: [],
  inspiration: 0,
  defense: 0,
  soldiers: 0,
  morale: 0,
  townGuardPerks: 0,
  townGuardPerkSections: [],
  campaignStickers: [],
  buildings: [],
  pets: [],
  lootDeckEnhancements: [],
  lootDeckFixed: [],
  lootDeckSections: [],
  trials: -1,
};

function numbersOf({ party }: Campaign, report: ExportReport) {
  const donations = Math.floor(party.donated / GOLD_PER_DONATION);
  const rest = party.donated % GOLD_PER_DONATION;
  if (rest > 0) report.say('donations', party.donated, 'fullTens');
  // That program adds the check marks of donations itself.
  const added = prosperityTicks(0, donations, party.envelopes.includes('B'));
  const prosperity = Math.max(0, party.prosperity - added);
  if (party.prosperity < added) {
    report.say('prosperity', `${String(party.prosperity)} → ${String(added)}`, 'countedApart');
  }
  return { reputation: party.reputation, prosperity, donations };
}

function achievementsOf(
  achieved: readonly Achieved[],
  scope: 'global' | 'party',
  { printed, content }: ExportContents,
  report: ExportReport,
): readonly string[] {
  const known = printed.achievements()[scope];
  const isKnown = ({ achievement }: Achieved) => known.some(({ id }) => id === achievement);
  const nameOf = ({ achievement }: Achieved) =>
    content.achievements()[scope].find(({ id }) => id === achievement)?.name ?? achievement;
  const part = scope === 'party' ? 'partyAchievements' : 'globalAchievements';
  const others = achieved.filter((one) => !isKnown(one));
  report.sayAll(part, others.map(nameOf), 'ofPack');
  return achieved
    .filter(isKnown)
    .flatMap(({ achievement, count }) => Array.from({ length: count }, () => achievement));
}

function scenariosOf(
  { completed, party }: Campaign,
  { printed }: ExportContents,
  report: ExportReport,
) {
  const isPrinted = (id: string) => printed.scenarioEntry(id) !== null;
  const open = party.marks.filter(({ state }) => state === 'open').map(({ scenario }) => scenario);
  const closed = party.marks.filter(({ state }) => state !== 'open');
  report.sayAll(
    'scenarios',
    completed.filter((id) => !isPrinted(id)),
    'ofPack',
  );
  report.sayAll(
    'openScenarios',
    open.filter((id) => !isPrinted(id)),
    'ofPack',
  );
  report.sayAll(
    'scenarioMarks',
    closed.map(({ scenario }) => scenario),
    'noPlace',
  );
  return {
    scenarios: completed.filter(isPrinted).map(foreignScenario),
    manualScenarios: open.filter(isPrinted).map(foreignScenario),
  };
}

function printedOf(
  numbers: readonly number[],
  part: 'treasures',
  find: (number: number) => object | null,
  report: ExportReport,
) {
  report.sayAll(
    part,
    numbers.filter((number) => !find(number)),
    'ofPack',
  );
  return numbers.filter(find).map(identify);
}

function shopOf({ party }: Campaign, { printed, content }: ExportContents, report: ExportReport) {
  const others = party.items.filter(({ item }) => !printed.item(item));
  report.sayAll(
    'shopItems',
    others.map(({ item }) => content.item(item)?.name ?? item),
    'ofPack',
  );
  return party.items
    .filter(({ item }) => printed.item(item))
    .map(({ item, copies }) => ({ ...identify(item), count: copies }));
}

/** The event decks, top card first. A drawn card that is still open goes back on top. */
function eventsOf({ party }: Campaign, report: ExportReport) {
  const { city, road } = party.events;
  const deckOf = ({ draw, current }: EventDeck) =>
    (current === null ? draw : [current, ...draw]).map(cardOf);
  if (city.current !== null) report.say('cityEvents', city.current, 'onTop');
  if (road.current !== null) report.say('roadEvents', road.current, 'onTop');
  const cardsOut = (type: string, { removed }: EventDeck) =>
    removed.map((card) => ({
      cardId: cardOf(card),
      edition: 'gh',
      type,
      selected: -1,
      subSelections: [],
      checks: [],
      scenarioApply: false,
    }));
  return {
    eventDecks: { city: deckOf(city), road: deckOf(road) },
    eventCards: [...cardsOut('city', city), ...cardsOut('road', road)],
  };
}

function cardOf(card: number): string {
  return String(card).padStart(2, '0');
}

/** Reports values that that program cannot store. */
function sayWhatStays(
  { party, packs, reducedRandomness, permanentDeath, fallen = [] }: Campaign,
  { content }: ExportContents,
  report: ExportReport,
): void {
  report.say('history', '', 'noPlace');
  report.sayAll(
    'packs',
    packs.map(({ name }) => name),
    'noPlace',
  );
  if (reducedRandomness) report.say('reducedRandomness', '', 'noPlace');
  if (permanentDeath) report.say('permanentDeath', '', 'noPlace');
  const dead = fallen.map(({ name }) => name);
  report.sayAll('fallenCharacters', dead, 'noPlace');
  report.sayAll(
    'envelopes',
    party.envelopes.filter((one) => one !== 'B' && one !== 'X'),
    'noPlace',
  );
  if (party.atStart.length > 0) report.say('startEffects', '', 'noPlace');
  if (party.dungeon) report.say('dungeon', '', 'noPlace');
  if (party.shown.length > 0) report.say('shown', '', 'noPlace');
  for (const sticker of party.enhancements) {
    const name = content.classCards(sticker.class).find(({ id }) => id === sticker.card)?.name;
    report.say('enhancements', `${name ?? String(sticker.card)}: ${sticker.sticker}`, 'otherLines');
  }
}

/** Classes that are unlocked for all parties of the game. */
export function openClassesOf({ party }: Campaign, contents: ExportContents, report: ExportReport) {
  const { printed, content } = contents;
  const others = party.unlockedClasses.filter((id) => !printed.class(id));
  report.sayAll(
    'classes',
    others.map((id) => content.class(id)?.name ?? id),
    'ofPack',
  );
  // Older versions of that program identify classes by name, newer ones by edition and name.
  return party.unlockedClasses
    .filter((id) => printed.class(id))
    .map(foreignClass)
    .flatMap(({ name, edition }) => [name, `${edition}:${name}`]);
}
