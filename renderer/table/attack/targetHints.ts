/** What is to be known of targets before one is chosen, and before a card is drawn against it. */
import { againstBoard } from '#shared/rules/attack/onBoard';
import type { TableContext } from '../state/tableContext';
import { ACT_HINTS } from '../../words/sentences/table/acts';

type Table = Pick<TableContext, 'scenario' | 'content' | 'attack'>;

/** While the target of a line is asked for. */
export function aimHint({ attack }: Pick<Table, 'attack'>): string {
  const open = [...attack.aim.open];
  const isNobody = open.length > 0 && open.every((each) => attack.whyNotTarget(each)?.byBoard);
  return isNobody ? ACT_HINTS.nobodyInReach : ACT_HINTS.tapTarget;
}

/** Null = nothing. */
export function drawHint(table: Table): string | null {
  if (isAgainstBoard(table)) return ACT_HINTS.anyway;
  return hasMoreTargets(table) ? ACT_HINTS.moreTargets : null;
}

/** The players attack somebody whom the board has out of reach. */
function isAgainstBoard({ scenario, content }: Table): boolean {
  const { attack } = scenario;
  return attack?.targets.some((aim) => againstBoard(scenario, content, attack, aim)) === true;
}

/** The line of the attack has more targets, and somebody else is within its reach. */
function hasMoreTargets({ attack }: Table): boolean {
  const { left, aim } = attack;
  return (left ?? 0) > 0 && [...aim.open].some((figure) => attack.whyNotTarget(figure) === null);
}
