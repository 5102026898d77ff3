/** A library with the real game, and scripted players. */
import { join } from 'node:path';
import type { Command } from '#shared/commands/shapes';
import { id } from '#shared/ids';
import type { Result } from '#shared/result';
import { Library, type LibraryOptions } from '../library/library';
import { rulesFrom } from '../library/gameRules';
import type { Session } from '../session/session';
import { newCampaign, valueOf } from './library';

export const GAME = rulesFrom(join(import.meta.dirname, '../../shared/content/data'));

export async function openGameLibrary(folder: string, options?: LibraryOptions): Promise<Library> {
  return valueOf(await Library.open(folder, GAME, options));
}

/** A campaign of two characters. */
export async function newTable(library: Library, name = 'Test'): Promise<Session> {
  const session = await newCampaign(library, name);
  for (const character of ['brute', 'scoundrel']) {
    const joining: Command = {
      type: 'addCharacter',
      class: id(character),
      name: character,
      level: 1,
    };
    valueOf(await session.send(joining, `join ${character}`));
  }
  return session;
}

/** Number of steps of one scenario, from its start to its end. */
const SCENARIO_STEPS = 24;

/**
 * Takes step number `step` of a scripted game: a scenario starts, elements change, every seventh step is
 * undone and redone, and the scenario ends.
 */
export async function takeStep(
  session: Session,
  step: number,
  request: string,
): Promise<Result<unknown>> {
  const { scenario } = session.game;
  if (scenario && step % 7 === 5) return session.undo((await session.snapshot()).seq, request);
  if (scenario && step % 7 === 6) return session.redo((await session.snapshot()).seq, request);
  return session.send(nextCommand(session, step), request);
}

function nextCommand({ game }: Session, step: number): Command {
  const { scenario, campaign } = game;
  if (!scenario) {
    const characters = campaign.characters.map((sheet) => sheet.id);
    return { type: 'startScenario', scenario: id('1'), characters, level: null };
  }
  if (scenario.phase.name === 'over') return { type: 'leaveScenario' };
  if (step % SCENARIO_STEPS >= SCENARIO_STEPS - 3) return { type: 'finishScenario', won: false };
  const state = scenario.elements.fire === 'strong' ? 'inert' : 'strong';
  return { type: 'correctElement', element: 'fire', state };
}

/** Plays this many steps. Some are refused. Returns the requests of the acknowledged ones. */
export async function playTable(
  session: Session,
  steps: number,
  from = 0,
): Promise<readonly string[]> {
  const acknowledged: string[] = [];
  for (let step = from; step < from + steps; step += 1) {
    const request = `step ${String(step)}`;
    if ((await takeStep(session, step, request)).ok) acknowledged.push(request);
  }
  return acknowledged;
}
