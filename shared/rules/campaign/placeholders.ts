/** Scenarios of which Standee knows only that they are there. */
import type { Content } from '../../content/content';
import type { ClassId, ScenarioId } from '../../ids';
import type { Campaign } from '../../state';
import { isClassOpen } from './changes';

/** A solo scenario: its number, whose it is, and the item it gives. All else is in its booklet. */
export interface SoloPlaceholder {
  readonly number: number;
  readonly class: ClassId;
  readonly item: number;
  /** Its class is open, so that it may be named. */
  readonly isKnown: boolean;
}

/** Solo scenarios, by number. @rule CLASS-1 */
export function soloScenarios(campaign: Campaign, content: Content): readonly SoloPlaceholder[] {
  return content
    .items()
    .flatMap(({ id, solo }): readonly SoloPlaceholder[] => {
      if (!solo) return [];
      const isKnown = isClassOpen(campaign, content, solo.class);
      return [{ number: solo.scenario, class: solo.class, item: id, isKnown }];
    })
    .toSorted((a, b) => a.number - b.number);
}

/** What the book says about drawing rooms and monsters; null for a scenario with a map. */
export interface RandomDungeonPlaceholder {
  readonly scenario: ScenarioId;
  readonly draw: number;
  readonly monsterCards: readonly number[];
  readonly roomCards: readonly string[];
}

export function randomDungeon(
  content: Content,
  scenario: ScenarioId,
): RandomDungeonPlaceholder | null {
  const found = content.scenario(scenario)?.randomDungeon;
  return found ? { scenario, ...found } : null;
}
