/** The steps that first-time hints explain. A hint is shown until its step was done twice. */
import type { NextAct } from '#shared/commands/round/possibleActs';
import type { CommandType } from '#shared/commands/shapes';

export type HintedAct = NextAct['kind'] | 'placing';

const TIMES = 2;

/** Many initiatives are one step, which the reveal completes. */
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

/** On the map some acts have hints of their own. */
export function hintKey(act: HintedAct, isOfMap: boolean): string {
  return isOfMap ? `board.${act}` : act;
}

export function isKnown(seen: readonly string[], key: string): boolean {
  return seen.filter((each) => each === key).length >= TIMES;
}

/** The hint is dismissed. */
export function withDismissed(seen: readonly string[], key: string): readonly string[] {
  return isKnown(seen, key) ? seen : withDismissed([...seen, key], key);
}

/** A step was done once more. `isOfMap` = the screen shows the map and has a hint of its own there. */
export function withStep(
  seen: readonly string[],
  step: CommandType,
  isOfMap: (act: HintedAct) => boolean,
): readonly string[] {
  const done = (Object.keys(STEPS) as HintedAct[]).filter((act) => STEPS[act]?.includes(step));
  const keys = done.map((act) => hintKey(act, isOfMap(act)));
  const news = keys.filter((key) => !isKnown(seen, key));
  return news.length === 0 ? seen : [...seen, ...news];
}
