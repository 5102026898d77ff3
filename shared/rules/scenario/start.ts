/** Requirements for starting a scenario, and its party. */
import type { Content } from '../../content/content';
import type { ScenarioIndexEntry } from '../../content/types';
import type { CharacterId, ScenarioId } from '../../ids';
import type { GameEvent } from '../../events';
import type { Refusal } from '../../refusals';
import { ok, refuse, type Result } from '../../result';
import type { Campaign, CharacterSheet, Game } from '../../state';
import { achievementName, type Requirement } from '../campaign/party/achievements';
import { levelEarned, perkCount } from '../campaign/characters/levelUp';
import { questView } from '../campaign/characters/quests';
import { isReached, scenarioView, type ScenarioReason } from '../campaign/scenarios/scenarioTree';
import type { Player } from './setup';

/** Number of characters in a scenario. @rule SETUP-1 SOLO-2 */
export function partySizeOf(entry: Pick<ScenarioIndexEntry, 'solo'> | null): {
  readonly least: number;
  readonly most: number;
} {
  return entry?.solo === undefined ? { least: 2, most: 4 } : { least: 1, most: 1 };
}

/**
 * Refuses to start a scenario; null = allowed. Casual mode ignores achievements and blocks and
 * allows completed scenarios, but the scenario must be known.
 *
 * @rule SCENARIO-1 SCENARIO-2 SCENARIO-3 SCENARIO-4 SCENARIO-5 SOLO-1
 */
export function whyNotStart(
  campaign: Campaign,
  content: Content,
  scenario: ScenarioId,
  casual: boolean,
): Refusal | null {
  const entry = content.scenarioEntry(scenario);
  if (!entry) return null;
  const { state, reasons } = scenarioView(campaign, content, entry);
  if (state === 'available') return null;
  // Checked before `blocked`, so that the refusal does not reveal the scenario's name.
  if (state === 'locked' || !isReached(campaign, content, entry)) {
    return { code: 'scenarioIsLocked', scenario };
  }
  if (casual) return null;
  if (state === 'completed') return { code: 'scenarioIsCompleted', scenario };
  if (state === 'blocked') {
    const blocker = reasons.find((reason) => reason.kind === 'blockedBy');
    return { code: 'scenarioIsBlocked', scenario, by: blocker?.scenario ?? null };
  }
  const needs = reasons.filter((reason) => reason.kind === 'soloNeeds');
  if (needs.length > 0) return { code: 'soloIsNotOpen', scenario, needs };
  return { code: 'requirementsNotMet', scenario, missing: missingOf(reasons, content) };
}

/**
 * Refuses a character with a completed quest, who must retire first; null = allowed.
 *
 * @rule RETIRE-1 RETIRE-5
 */
export function whyNotPlay(party: readonly CharacterSheet[], content: Content): Refusal | null {
  const done = party.find((sheet) => sheet.quest && questView(sheet, content)?.done);
  return done ? { code: 'questIsDone', character: done.id } : null;
}

/**
 * Refuses characters that must level up when they are next in the city, and events that are open;
 * null = allowed. `unlevelled` = the party was not in the city.
 *
 * @rule EXPERIENCE-10 EVENT-4
 */
export function whyNotSetOut(
  { party: { events } }: Campaign,
  party: readonly CharacterSheet[],
  unlevelled: boolean,
): Refusal | null {
  const open = events.city.current ?? events.road.current;
  if (open !== null) return { code: 'eventIsOpen', card: open };
  const due = unlevelled ? undefined : party.find((sheet) => levelEarned(sheet) !== null);
  return due ? { code: 'levelUpIsDue', character: due.id, level: due.level + 1 } : null;
}

/** Reminders of perks that the participating characters can still check. @rule PERK-3 */
export function perksLeft(party: readonly CharacterSheet[]): readonly GameEvent[] {
  return party.flatMap((sheet): readonly GameEvent[] => {
    const { left } = perkCount(sheet);
    return left > 0
      ? [{ type: 'perksLeftSaid', character: sheet.id, count: left, rule: 'PERK-3' }]
      : [];
  });
}

/**
 * The sheets of the participating characters, each once, with their classes. A solo scenario is for
 * one of them.
 *
 * @rule SETUP-1 SOLO-2
 */
export function partyOf(
  game: Game,
  characters: readonly CharacterId[],
  content: Content,
  scenario: ScenarioId,
): Result<readonly Player[]> {
  const party: Player[] = [];
  for (const [index, id] of characters.entries()) {
    const sheet = game.campaign.characters.find((each) => each.id === id);
    if (!sheet) return refuse({ code: 'noSuchCharacter', character: id });
    if (characters.indexOf(id) < index) return refuse({ code: 'characterTwice', character: id });
    const printed = content.class(sheet.class);
    if (!printed) return refuse({ code: 'noSuchClass', class: sheet.class });
    party.push({ sheet, printed });
  }
  const entry = content.scenarioEntry(scenario);
  const solo = entry?.solo;
  if (solo !== undefined && (party.length !== 1 || party[0]?.printed.id !== solo)) {
    return refuse({ code: 'soloIsForClass', class: solo });
  }
  const { least, most } = partySizeOf(entry);
  if (party.length < least || party.length > most) {
    return refuse({ code: 'wrongNumberOfCharacters', least, most });
  }
  return ok(party);
}

function missingOf(
  reasons: readonly ScenarioReason[],
  content: Content,
): readonly (readonly string[])[] {
  return reasons.flatMap((reason): readonly (readonly string[])[] => {
    if (reason.kind === 'achievements') {
      return reason.missing.map((all) => all.map((each) => requirementText(each, content)));
    }
    if (reason.kind === 'personalQuest') return [[`personal quest ${String(reason.quest)}`]];
    if (reason.kind === 'item') return [[`item ${String(reason.item)} equipped`]];
    return [];
  });
}

/**
 * A requirement as text, for example 'First Steps', 'not The Merchant Flees' or '3 × End of
 * Corruption'.
 */
export function requirementText(
  { scope, achievement, complete, count = 1 }: Requirement,
  content: Content,
): string {
  const name = achievementName(content, scope, achievement) || achievement;
  if (!complete) return `not ${name}`;
  return count > 1 ? `${String(count)} × ${name}` : name;
}
