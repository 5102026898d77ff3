/** First-time hints: each explains a step, and is shown until the step was done twice. */
import type { NextAct } from '#shared/commands/round/possibleActs';
import type { CommandType } from '#shared/commands/shapes';

export type HintedAct = NextAct['kind'] | 'placing';

const TIMES = 2;

/**
 * The steps that count for the hint of each act. Entering initiatives counts once they are
 * revealed.
 */
const STEPS: Readonly<Partial<Record<HintedAct, readonly CommandType[]>>> = {
  placing: ['placeCharacters', 'placeFigure'],
  enterInitiative: ['revealInitiatives'],
  revealInitiatives: ['revealInitiatives'],
  startTurn: ['startTurn'],
  playLines: ['playLines'],
  endTurn: ['endTurn'],
  chooseTarget: ['beginAttack', 'addTarget'],
  draw: ['drawForAttack', 'enterForAttack'],
  applyAttack: ['applyAttack'],
  endRound: ['endRound'],
};

/** The key of a hint in the settings. Some acts have another hint on the map. */
export function hintKey(act: HintedAct, isOfMap: boolean): string {
  return isOfMap ? `board.${act}` : act;
}

export function isLearned(seen: readonly string[], key: string): boolean {
  return seen.filter((each) => each === key).length >= TIMES;
}

/** The `seen` list after the players have dismissed a hint: its key is in it as often as needed. */
export function withDismissed(seen: readonly string[], key: string): readonly string[] {
  return isLearned(seen, key) ? seen : withDismissed([...seen, key], key);
}

/**
 * The `seen` list after a step. `isOfMap` returns true if the screen shows the map and the act has
 * another hint there.
 */
export function withStep(
  seen: readonly string[],
  step: CommandType,
  isOfMap: (act: HintedAct) => boolean,
): readonly string[] {
  const done = (Object.keys(STEPS) as HintedAct[]).filter((act) => STEPS[act]?.includes(step));
  const keys = done.map((act) => hintKey(act, isOfMap(act)));
  const news = keys.filter((key) => !isLearned(seen, key));
  return news.length === 0 ? seen : [...seen, ...news];
}
