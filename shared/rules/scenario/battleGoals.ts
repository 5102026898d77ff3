/** Battle goals of the characters and their progress. */
import type { Content } from '../../content/content';
import { evaluateFormula } from '../../content/notation/formula';
import type { BattleGoalContent } from '../../content/types';
import type { CharacterId } from '../../ids';
import type { Refusal } from '../../refusals';
import type { Character, Scenario } from '../../state';
import { countsOf } from '../figures/hand/heldCards';
import { recordOf } from '../figures/record';
import { charactersOf } from '../figures/figures';

export function battleGoal(content: Content, number: number): BattleGoalContent | null {
  return content.battleGoals().find((each) => each.id === number) ?? null;
}

/**
 * True if a character has met its battle goal according to the game state; null = only the players
 * know. A result entered by the players takes precedence.
 */
export function battleGoalMet(
  scenario: Scenario,
  character: Character,
  goal: BattleGoalContent,
): boolean | null {
  const { condition } = goal;
  const record = recordOf(scenario, character.sheet);
  if (condition.type === 'rests') {
    const wanted = condition.only === 'long' ? record.longRests : record.shortRests;
    const other = condition.only === 'long' ? record.shortRests : record.longRests;
    if (other > 0) return false;
    return wanted > 0 ? true : null;
  }
  const value = valueOf(scenario, character, condition);
  if (value === null) return null;
  const variables = { level: character.level, maxHitPoints: character.maxHitPoints };
  const least = condition.min === undefined ? null : evaluateFormula(condition.min, variables);
  return (least === null || value >= least) && value <= (condition.max ?? Infinity);
}

type Condition = BattleGoalContent['condition'];

/** The number that the goal checks; null if Standee does not have it. */
function valueOf(scenario: Scenario, character: Character, condition: Condition): number | null {
  switch (condition.type) {
    case 'experienceGained':
      return character.experience;
    case 'moneyTokensLooted':
      return character.money;
    case 'treasuresLooted':
      return character.treasures.length;
    case 'moneyTokensAndTreasuresLooted':
      return character.money + character.treasures.length;
    case 'alliedCharactersExhausted':
      return charactersOf(scenario).filter((each) => each.exhausted && each.id !== character.id)
        .length;
    case 'cardsInHandAndDiscard': {
      const counts = countsOf(character.cards);
      return counts && counts.hand + counts.discard;
    }
    case 'hitPoints':
      return condition.when === 'endOfScenario' && !character.exhausted
        ? character.hitPoints
        : null;
    case 'kill':
      return killsOf(scenario, character, condition);
    default:
      return null;
  }
}

/** Kills with additional conditions are not recorded. */
function killsOf(scenario: Scenario, character: Character, condition: Condition): number | null {
  if (condition.undamaged || condition.with) return null;
  return recordOf(scenario, character.sheet)
    .kills.filter(({ rank }) => condition.rank === undefined || rank === condition.rank)
    .reduce((sum, { count }) => sum + count, 0);
}

export function whyNotChooseGoal(
  scenario: Scenario,
  content: Content,
  character: CharacterId,
  goal: number | null,
): Refusal | null {
  const away = whyNotPlaying(scenario, character);
  if (away || goal === null || battleGoal(content, goal)) return away;
  return { code: 'noSuchBattleGoal', goal };
}

/** Numbers of the goals that no character has or was offered. */
export function freeGoals(scenario: Scenario, content: Content): readonly number[] {
  const kept = scenario.records.flatMap(({ battleGoal: goal, offeredGoals = [] }) => [
    goal,
    ...offeredGoals,
  ]);
  return content
    .battleGoals()
    .map(({ id }) => id)
    .filter((id) => !kept.includes(id));
}

export function whyNotDealGoal(
  scenario: Scenario,
  content: Content,
  character: CharacterId,
): Refusal | null {
  const away = whyNotPlaying(scenario, character);
  if (away || freeGoals(scenario, content).length > 0) return away;
  return { code: 'noBattleGoal', character };
}

export function whyNotJudgeGoal(scenario: Scenario, character: CharacterId): Refusal | null {
  const away = whyNotPlaying(scenario, character);
  if (away || recordOf(scenario, character).battleGoal !== null) return away;
  return { code: 'noBattleGoal', character };
}

function whyNotPlaying(scenario: Scenario, character: CharacterId): Refusal | null {
  const isPlaying = charactersOf(scenario).some((each) => each.sheet === character);
  return isPlaying ? null : { code: 'noSuchCharacter', character };
}
