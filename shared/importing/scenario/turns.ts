/** Imports the progress of a round: initiatives, completed turns and the active figure. */
import { findFigure } from '../../rules/figures/figures';
import { nextFigure } from '../../rules/round/turnStates';
import { isTrue, numberOf, type Foreign } from '../reading/foreignFields';
import type { ImportReport } from '../reading/report';
import { characterOf, type ImportedSummon, type SeatedCharacter } from './characters';
import type { ImportedMonster } from './monsters';
import type { ImportSteps } from './steps';

/** All figures that can have a turn. */
export interface Movers {
  readonly seats: readonly SeatedCharacter[];
  readonly monsters: readonly ImportedMonster[];
  readonly summons: readonly ImportedSummon[];
}

type HowFar = 'done' | 'acting' | 'waiting';

/** Imports chosen initiatives. Players still have to choose the others. */
export function moveInitiatives(steps: ImportSteps, seats: readonly SeatedCharacter[]): void {
  for (const { foreign, sheet, report } of seats) {
    const figure = characterOf(steps, sheet);
    if (!figure || figure.exhausted) continue;
    const leading = numberOf(foreign, 'initiative') ?? 0;
    const longRest = isTrue(foreign, 'longRest');
    if (leading === 0 && !longRest) continue;
    const isIn = longRest
      ? steps.do({ type: 'declareLongRest', character: sheet })
      : steps.do({ type: 'setInitiative', character: sheet, leading, second: null });
    report.noteIf(isIn, 'initiative', longRest && isIn ? 99 : leading, 'outOfBounds');
  }
}

/** Turn state of each figure by id. */
export function turnStatesIn({ seats, monsters, summons }: Movers): ReadonlyMap<string, HowFar> {
  const found = new Map<string, HowFar>();
  for (const { sheet, foreign } of seats) {
    const own = summons.filter(({ owner }) => owner === sheet);
    const acting = own.findIndex((summon) => isTrue(summon.foreign, 'active'));
    const state = stateOf(foreign);
    found.set(sheet, state === 'acting' && acting >= 0 ? 'waiting' : state);
    for (const [index, { id }] of own.entries()) {
      const before = acting >= 0 && index > acting ? 'waiting' : 'done';
      const now = index === acting ? 'acting' : before;
      found.set(id, state === 'acting' ? now : state);
    }
  }
  for (const { id, sleeve, foreign } of monsters) {
    const state = stateOf(sleeve);
    const isOver = isTrue(foreign, 'off') && !isTrue(foreign, 'active');
    found.set(id, state === 'acting' ? (isOver ? 'done' : 'acting') : state);
  }
  return found;
}

function stateOf(foreign: Foreign): HowFar {
  const [isActive, isOff] = [isTrue(foreign, 'active'), isTrue(foreign, 'off')];
  if (isActive) return 'acting';
  return isOff ? 'done' : 'waiting';
}

/** Ends the turns that are done in the export, as long as the order matches ours. */
export function moveTurns(
  steps: ImportSteps,
  states: ReadonlyMap<string, HowFar>,
  report: ImportReport,
): void {
  for (let left = states.size; left >= 0; left -= 1) {
    const { phase } = steps.scenario;
    if (phase.name !== 'turns') return;
    const figure = phase.active ?? nextFigure(phase);
    if (figure === null) break;
    const state = states.get(figure) ?? 'waiting';
    if (state === 'waiting') break;
    const { conditions = [] } = findFigure(steps.scenario, figure) ?? {};
    const spare = conditions.map(({ name }) => name);
    if (phase.active === null && !steps.do({ type: 'startTurn', figure, spare })) break;
    if (state === 'acting') break;
    if (!steps.do({ type: 'endTurn', figure, wait: true })) break;
  }
  const { phase } = steps.scenario;
  if (phase.name !== 'turns') return;
  const turns = phase.order.flatMap((block) => block.turns);
  const late = turns.filter(
    (turn) => turn.state === 'waiting' && states.get(turn.figure) === 'done',
  );
  const done = turns.filter((turn) => turn.state === 'done').length;
  if (late.length > 0) {
    report.noteLeft('turns', late.map(({ figure }) => figure).join(', '), 'otherOrder');
  }
  report.noteTaken('turns', `${String(done)}/${String(turns.length)}`);
}
