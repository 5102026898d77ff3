/** Reports the unread values of an export, so that nothing is skipped silently. */
import { takeUnread, type Unread } from './foreignFields';
import { LONGEST_VALUE, type ImportReport } from './report';
import type { ImportPart } from '../../events/importLines';

/** Fields of the scenario in progress, which are skipped if it is not imported. */
const ON_THE_TABLE = new Set(
  `figures monsters objectiveContainers objectives entitiesCounter state scenario sections
  scenarioRules appliedScenarioRules disgardedScenarioRules discardedScenarioRules level
  levelCalculation bonusAdjustment ge5Player playerCount round roundResets roundResetsHidden
  monsterAttackModifierDeck allyAttackModifierDeck elementBoard lootDeck challengeDeck finish
  eventDraw initiative experience loot lootCards treasures exhausted active off marker health
  maxHealth entityConditions immunities markers tags identity summons scenarioStats
  initiativeVisible attackModifierDeckVisible lootCardsVisible itemsVisible fullview
  attackModifierDeck donations token tokenValues longRest battleGoals battleGoal shield
  shieldPersistent retaliate retaliatePersistent type absent number`.split(/\s+/),
);

/** Fields with internal data of that program. */
const OF_THE_PROGRAM = new Set(
  `revision revisionOffset server settings undo redo undo-infos ghs-settings ghs-undo ghs-redo id
  campaignMode conditions battleGoalEditions filteredBattleGoals edition game.edition
  party.id party.campaignMode party.conditions party.battleGoalEditions party.filteredBattleGoals
  party.level party.levelCalculation party.bonusAdjustment party.ge5Player party.playerCount
  party.solo party.levelAdjustment party.eventCards.selected party.eventCards.subSelections
  party.eventCards.checks party.eventCards.scenarioApply`.split(/\s+/),
);

/** Fields for other games that the program supports. */
const OF_OTHER_GAMES = new Set(
  `weeks weekSections loot randomItemLooted inspiration defense soldiers morale townGuardPerks
  townGuardPerkSections campaignStickers townGuardDeck buildings pets lootDeckEnhancements
  lootDeckFixed lootDeckSections trials garden factionReputation imbuement trial favors favorPoints
  keepFavors`.split(/\s+/),
);

const NAMED: Readonly<Record<string, ImportPart>> = {
  playSeconds: 'playTime',
  totalSeconds: 'playTime',
  gameClock: 'playTime',
  'gameClock.clockIn': 'playTime',
  'gameClock.clockOut': 'playTime',
  'progress.scenarioStats': 'scenarioStatistics',
  'progress.masteries': 'masteries',
  'progress.donations': 'donations',
};

type Kind = 'onTheTable' | 'ofTheProgram' | 'ofOtherGames' | 'named';

/** Reports unread values and marks them as read. */
export function reportUnread(values: readonly unknown[], report: ImportReport): void {
  const unread = values.flatMap((value) => takeUnread(value));
  const byPath = new Map<string, Unread[]>();
  for (const each of unread) {
    const found = byPath.get(each.path);
    if (found) found.push(each);
    else byPath.set(each.path, [each]);
  }
  const together: Record<Exclude<Kind, 'named'>, string[] | null> = {
    onTheTable: null,
    ofTheProgram: null,
    ofOtherGames: null,
  };
  for (const [path, found] of byPath) {
    const kind = kindOf(path);
    if (kind === 'named') reportNamed(path, found, report);
    else if (found.some(({ isIdle }) => !isIdle))
      together[kind] = [...(together[kind] ?? []), ...valuesOf(path, found)];
  }
  const say = (
    part: ImportPart,
    values: readonly string[] | null,
    why: 'notKept' | 'otherGame',
  ) => {
    const lines = values && linesOf(values);
    for (const line of lines?.length === 0 ? [''] : (lines ?? [])) report.noteLeft(part, line, why);
  };
  say('onTheTable', together.onTheTable, 'notKept');
  say('ofTheProgram', together.ofTheProgram, 'notKept');
  say('otherFields', together.ofOtherGames, 'otherGame');
}

/** Joins values to lines of limited length. */
function linesOf(values: readonly string[]): readonly string[] {
  return values.reduce<string[]>((lines, value) => {
    const longer = [...lines.slice(-1), value].join(', ');
    if (lines.length === 0 || longer.length > LONGEST_VALUE) return [...lines, value];
    return [...lines.slice(0, -1), longer];
  }, []);
}

/**
 * Values to show. For unknown fields only their values, because field names mean nothing to
 * players.
 */
function valuesOf(path: string, found: readonly Unread[]): readonly string[] {
  const plain = path.replace(/^(?:game|ghs-game)\./, '');
  const isKnown = [ON_THE_TABLE, OF_THE_PROGRAM, OF_OTHER_GAMES].some(
    (known) => known.has(plain) || known.has(plain.split('.').at(-1) ?? ''),
  );
  const shown = found.filter(({ isPlain }) => !isKnown || !isPlain);
  return shown.map(({ value }) => value).slice(0, 12);
}

/** Fields of the game, the party and the character are identified by name. */
function kindOf(path: string): Kind {
  const plain = path.replace(/^(?:game|ghs-game)\./, '');
  const own = plain.replace(/^party\./, '');
  if (Object.hasOwn(NAMED, plain)) return 'named';
  if (OF_THE_PROGRAM.has(plain)) return 'ofTheProgram';
  if (OF_OTHER_GAMES.has(own.replace(/^progress\./, ''))) {
    return own === 'loot' && own === plain ? 'onTheTable' : 'ofOtherGames';
  }
  const [first = ''] = plain.split('.');
  return ON_THE_TABLE.has(plain) || ON_THE_TABLE.has(first) ? 'onTheTable' : 'named';
}

/** Reports unread values: known fields by name unless they are empty, all others as unknown. */
function reportNamed(path: string, found: readonly Unread[], report: ImportReport): void {
  const plain = path.replace(/^(?:game|ghs-game)\./, '');
  const part = Object.hasOwn(NAMED, plain) ? NAMED[plain] : undefined;
  if (part && found.every(({ isIdle }) => isIdle)) return;
  const values = [...new Set(found.map(({ value }) => value))].slice(0, 12).join('; ');
  if (part) report.noteLeft(part, values, 'notKept');
  else report.noteLeft('otherFields', values, 'unknown');
}
