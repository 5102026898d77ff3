/**
 * Play time of a campaign and its scenario. The host counts seconds while screens show the
 * campaign; the game stores only the clock at the start of the scenario and corrections. Undo
 * therefore affects play time only if it undoes a correction.
 */
import type { Game } from '../../state';

export interface PlayTime {
  /** Seconds of the campaign, never negative. */
  readonly campaign: number;
  /** Seconds of the scenario; null between scenarios. */
  readonly scenario: number | null;
}

/** `played`: seconds on the campaign's clock. */
export function playTimeOf({ campaign, scenario }: Game, played: number): PlayTime {
  return {
    campaign: Math.max(0, played + campaign.playTime),
    scenario: scenario && Math.max(0, played - scenario.clockStart),
  };
}

/** Records the clock if a step started a scenario. */
export function withClockStart(before: Game, next: Game, played: number): Game {
  if (before.scenario || !next.scenario || played === 0) return next;
  const clockStart = next.scenario.clockStart + played;
  return { ...next, scenario: { ...next.scenario, clockStart } };
}

/** Adds or subtracts seconds from both the scenario and the campaign. */
export function correctedPlayTime({ campaign, scenario, ...rest }: Game, seconds: number): Game {
  return {
    ...rest,
    campaign: { ...campaign, playTime: campaign.playTime + seconds },
    scenario: scenario && { ...scenario, clockStart: scenario.clockStart - seconds },
  };
}
