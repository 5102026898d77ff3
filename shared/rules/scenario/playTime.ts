/**
 * How long a campaign and its scenario were played. The host counts the seconds while screens show the
 * campaign; the game only keeps where that clock stood as the scenario began, and what is to be added. So
 * nothing is taken back by an undo but what was put right by hand, and no second is a change of the game.
 */
import type { Game } from '../../state';

export interface PlayTime {
  /** Seconds, never less than none. */
  readonly campaign: number;
  /** Null between scenarios. */
  readonly scenario: number | null;
}

/** `played`: seconds on the campaign's clock. */
export function playTimeOf({ campaign, scenario }: Game, played: number): PlayTime {
  const since = (start: number) => Math.max(0, played - start);
  return {
    campaign: since(-campaign.playTime),
    scenario: scenario && since(scenario.clockStart),
  };
}

/** A scenario that was begun in a step keeps where the clock stood. */
export function withClockStart(before: Game, next: Game, played: number): Game {
  if (before.scenario || !next.scenario || played === 0) return next;
  const clockStart = next.scenario.clockStart + played;
  return { ...next, scenario: { ...next.scenario, clockStart } };
}

/** Seconds more, or less, by hand: those of the scenario are the campaign's, too. */
export function correctedPlayTime({ campaign, scenario, ...rest }: Game, by: number): Game {
  return {
    ...rest,
    campaign: { ...campaign, playTime: campaign.playTime + by },
    scenario: scenario && { ...scenario, clockStart: scenario.clockStart - by },
  };
}
