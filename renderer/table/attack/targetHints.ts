/** What is to be known of targets before one is chosen, and before a card is drawn against it. */
import { againstBoard } from '#shared/rules/attack/onBoard';
import type { PlayedGame } from '../../game/playedGame.svelte';
import type { AttackDraft } from './attackDraft.svelte';
import { ACT_HINTS } from '../../words/sentences/table/acts';

interface Table {
  readonly game: Pick<PlayedGame, 'scenario' | 'content'>;
  readonly attack: Pick<AttackDraft, 'aim' | 'left' | 'whyNotTarget'>;
}

/** While the target of a line is asked for. */
export function aimHint({ attack }: Pick<Table, 'attack'>): string {
  const open = [...attack.aim.open];
  const isNobody = open.length > 0 && open.every((each) => attack.whyNotTarget(each)?.byBoard);
  return isNobody ? ACT_HINTS.nobodyInReach : ACT_HINTS.tapTarget;
}

/** Null = nothing. */
export function drawHint(table: Table): string | null {
  if (isAgainstBoard(table.game)) return ACT_HINTS.anyway;
  return hasMoreTargets(table.attack) ? ACT_HINTS.moreTargets : null;
}

/** The players attack somebody whom the board has out of reach. */
function isAgainstBoard({ scenario, content }: Table['game']): boolean {
  const { attack } = scenario;
  return attack?.targets.some((aim) => againstBoard(scenario, content, attack, aim)) === true;
}

/** The line of the attack has more targets, and somebody else is within its reach. */
function hasMoreTargets(attack: Table['attack']): boolean {
  const { left, aim } = attack;
  return (left ?? 0) > 0 && [...aim.open].some((figure) => attack.whyNotTarget(figure) === null);
}
