/** Hints for the amber button while players choose targets and before they draw a card. */
import type { Refusal } from '#shared/refusals';
import { againstBoard } from '#shared/rules/attack/targetsOnBoard';
import type { PlayedGame } from '../../game/playedGame.svelte';
import type { AttackDraft } from './attackDraft.svelte';
import { ACT_HINTS } from '../../words/sentences/table/acts';

interface Table {
  readonly game: Pick<PlayedGame, 'scenario' | 'content'>;
  readonly attack: Pick<AttackDraft, 'aim' | 'left' | 'whyNotTarget'>;
}

/** The hint while players choose a target. */
export function aimHint({ attack }: Pick<Table, 'attack'>): string {
  const open = [...attack.aim.open];
  const isNoneInRange = open.length > 0 && open.every((each) => attack.whyNotTarget(each)?.byBoard);
  return isNoneInRange ? ACT_HINTS.nobodyInReach : ACT_HINTS.tapTarget;
}

/** The hint before a card is drawn; null if there is nothing to point out. */
export function drawHint(table: Table): string | null {
  const against = objectionTo(table.game);
  if (against?.code === 'targetIsSpared') return ACT_HINTS.spared;
  if (against) return ACT_HINTS.anyway;
  return hasMoreTargets(table.attack) ? ACT_HINTS.moreTargets : null;
}

/** The first reason of the board against a target that the players attack anyway. */
function objectionTo({ scenario, content }: Table['game']): Refusal | undefined {
  const { attack } = scenario;
  return attack?.targets.flatMap((aim) => againstBoard(scenario, content, attack, aim) ?? [])[0];
}

/** True if the attack can have more targets and another figure is in range. */
function hasMoreTargets(attack: Table['attack']): boolean {
  const { left, aim } = attack;
  return (left ?? 0) > 0 && [...aim.open].some((figure) => attack.whyNotTarget(figure) === null);
}
