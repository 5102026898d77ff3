/** Converts the party and the world of Gloomhaven Secretariat. */
import type { Achieved, PartySheet, ScenarioMark } from '../../state';
import type { Content } from '../../content/content';
import type { ScenarioId } from '../../ids';
import { prosperityAfter } from '../../rules/campaign/party/prosperity';
import { solvedEnvelopes } from '../../rules/campaign/party/envelopes';
import { EMPTY_CAMPAIGN, NEW_PARTY } from '../../rules/campaign/party/newParty';
import type { Difficulty } from '../../vocabulary';
import { eventsIn } from './events';
import { classesIn, scenarioNamed, scenariosIn, shopItemsIn, treasuresIn } from './world';
import {
  clamp,
  isTrue,
  numberOf,
  recordsOf,
  textOf,
  textsOf,
  type Foreign,
} from '../reading/foreignFields';
import type { ImportReport } from '../reading/report';
import {
  GOLD_PER_DONATION,
  prosperityTicks,
  type ForeignParty,
} from '../reading/secretariatFormat';
import { notesIn } from './character';

const MAX_DONATED = 9999;
/** Longest accepted play time in seconds, about thirty years. */
const LONGEST_PLAYED = 1_000_000_000;

export interface ImportedPartySheet {
  readonly difficulty: Difficulty;
  readonly solo: boolean;
  /** Play time in seconds. */
  readonly playTime: number;
  readonly completed: readonly ScenarioId[];
  readonly party: PartySheet;
}

/** Converts everything except the characters, with a report line for each value. */
export function importPartyAndWorld(
  foreign: ForeignParty,
  content: Content,
  report: ImportReport,
): ImportedPartySheet {
  const { party } = foreign;
  const settings = settingsIn(foreign.settings, report);
  const numbers = numbersIn(party, content, report);
  const completed = scenariosIn(party, 'scenarios', 'scenarios', content, report);
  const open = scenariosIn(party, 'manualScenarios', 'openScenarios', content, report);
  const marks = open
    .filter((scenario) => !completed.includes(scenario))
    .map((scenario): ScenarioMark => ({ scenario, state: 'open' }));
  const achieved = {
    globalAchievements: achievementsIn(party, 'global', content, report),
    partyAchievements: achievementsIn(party, 'party', content, report),
  };
  const things = {
    treasures: treasuresIn(party, content, report),
    unlockedClasses: classesIn(foreign, content, report),
    items: shopItemsIn(party, content, report),
    notes: notesIn(party, ['location', 'notes'], report),
  };
  sayWhatStays(foreign, report);
  return {
    ...settings,
    playTime: playTimeIn(foreign.settings, report),
    completed,
    party: {
      ...NEW_PARTY,
      ...numbers,
      ...achieved,
      ...things,
      marks,
      events: eventsIn(party, content, report),
      envelopes: [
        ...(isTrue(party, 'envelopeB') ? ['B'] : []),
        ...solvedEnvelopes({ ...EMPTY_CAMPAIGN, party: { ...NEW_PARTY, ...things } }),
      ],
    },
  };
}

const DIFFICULTIES: readonly Difficulty[] = ['easy', 'normal', 'hard', 'veryHard'];

function settingsIn(settings: Foreign, report: ImportReport) {
  const adjustment = numberOf(settings, 'levelAdjustment') ?? 0;
  const difficulty = DIFFICULTIES[adjustment + 1];
  if (!difficulty) report.noteLeft('difficulty', adjustment, 'outOfBounds');
  else if (adjustment !== 0) report.noteTaken('difficulty', difficulty);
  const solo = isTrue(settings, 'solo');
  if (solo) report.noteTaken('solo', '');
  return { difficulty: difficulty ?? ('normal' as const), solo };
}

function numbersIn(party: Foreign, content: Content, report: ImportReport) {
  const foundReputation = numberOf(party, 'reputation') ?? 0;
  const reputation = clamp(foundReputation, -20, 20);
  report.number('reputation', foundReputation, reputation);

  const donations = clamp(numberOf(party, 'donations') ?? 0, 0, MAX_DONATED);
  const donated = Math.min(MAX_DONATED, donations * GOLD_PER_DONATION);
  if (donations > 0) report.number('donations', donations * GOLD_PER_DONATION, donated);

  const envelope = isTrue(party, 'envelopeB');
  const found = numberOf(party, 'prosperity') ?? 0;
  const ticks = prosperityTicks(found, donations, envelope);
  const prosperity = prosperityAfter(content.levels(), 0, Math.max(0, ticks));
  if (prosperity !== ticks) report.number('prosperity', ticks, prosperity);
  else if (ticks === found) report.noteTaken('prosperity', prosperity);
  else report.noteChanged('prosperity', `${String(found)} → ${String(prosperity)}`, 'addedUp');
  if (envelope) report.noteTaken('envelopes', 'B');
  return { reputation, prosperity, donated };
}

/**
 * Play time in seconds. Newer exports contain the total; older ones the absolute times at which
 * players started and stopped.
 */
function playTimeIn(settings: Foreign, report: ImportReport): number {
  const counted = ['totalSeconds', 'playSeconds'].map((field) => numberOf(settings, field) ?? 0);
  const clocked = recordsOf(settings, 'gameClock').map((entry) => {
    const [from, to] = [numberOf(entry, 'clockIn'), numberOf(entry, 'clockOut')];
    return from === null || to === null ? 0 : Math.max(0, Math.round((to - from) / 1000));
  });
  const max = Math.max(...counted);
  const found = max > 0 ? max : clocked.reduce((sum, seconds) => sum + seconds, 0);
  const playTime = clamp(found, 0, LONGEST_PLAYED);
  if (found !== playTime) report.number('playTime', found, playTime);
  else if (playTime > 0) report.noteTaken('playTime', inHours(playTime));
  return playTime;
}

function inHours(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${String(Math.floor(minutes / 60))} h ${String(minutes % 60)} min`;
}

const ACHIEVEMENTS = {
  global: {
    list: 'globalAchievementsList',
    text: 'globalAchievements',
    part: 'globalAchievements',
  },
  party: { list: 'achievementsList', text: 'achievements', part: 'partyAchievements' },
} as const;

/**
 * The achievements. Newer exports have a list of ids, older ones free text with one achievement per
 * line.
 */
function achievementsIn(
  party: Foreign,
  scope: keyof typeof ACHIEVEMENTS,
  content: Content,
  report: ImportReport,
): readonly Achieved[] {
  const { list, text, part } = ACHIEVEMENTS[scope];
  const words = [...textsOf(party, list), ...textOf(party, text).split('\n')].filter(
    (word) => word.trim() !== '',
  );
  const known = content.achievements()[scope];
  const counts = new Map<string, number>();
  for (const word of words.slice(0, MOST_WORDS)) {
    const slug = slugOf(word);
    const found = known.find(({ id, name }) => id === slug || slugOf(name) === slug);
    if (!found) report.noteLeft(part, word, 'unknown');
    else counts.set(found.id, (counts.get(found.id) ?? 0) + 1);
  }
  const achieved = known.flatMap(({ id, name }): readonly Achieved[] => {
    const found = counts.get(id) ?? 0;
    if (found === 0) return [];
    const isOnce = scope === 'party' || name.includes(':');
    if (isOnce && found > 1) report.noteLeft(part, name, 'twice');
    return [{ achievement: id, count: isOnce ? 1 : Math.min(found, 99) }];
  });
  if (achieved.length > 0) {
    const names = achieved.map(({ achievement, count }) => {
      const name = known.find(({ id }) => id === achievement)?.name ?? achievement;
      return count > 1 ? `${name} ×${String(count)}` : name;
    });
    report.noteTaken(part, names.join(', '));
  }
  return achieved.toSorted((a, b) => (a.achievement < b.achievement ? -1 : 1));
}

const MOST_WORDS = 300;

/** Maps 'The Drake’s Command' and 'the-drakes-command' to the same slug. */
function slugOf(word: string): string {
  return word
    .slice(0, 100)
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** Reports values that Standee does not store. */
function sayWhatStays({ party, characters }: ForeignParty, report: ImportReport): void {
  for (const part of ['casualScenarios', 'conclusions'] as const) {
    const words = recordsOf(party, part).map((entry) => scenarioNamed(entry).words);
    if (words.length > 0) report.noteLeft(part, words.join(', '), 'notKept');
  }
  const waiting = recordsOf(party, 'availableCharacters');
  const seats = [...characters, ...waiting, ...recordsOf(party, 'retirements')];
  const taken = new Set(seats.map((each) => numberOf(each, 'number')));
  const idle = textsOf(party, 'players').filter(
    (player, index) => player.trim() !== '' && !taken.has(index + 1),
  );
  if (idle.length > 0) report.noteLeft('players', idle.join(', '), 'notKept');
}
