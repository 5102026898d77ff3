/** The effect of a tap on a figure while players choose targets. */
import type { FigureId } from '#shared/ids';
import { tableText as text } from '../../../words/sentences/play';
import type { Names } from '../../../words/sentences/names/names';
import type { AttackDraft } from '../../attack/attackDraft.svelte';

export interface Targeting {
  readonly state: 'chosen' | 'open' | 'refused';
  /** The board's reason against the target, which the tap overrides; null if there is none. */
  readonly byBoard: string | null;
  /** The effect in words. */
  readonly label: string;
  readonly take: () => Promise<unknown>;
}

/** Null if the figure cannot be a target at all. */
export function targetingOf(attack: AttackDraft, names: Names, figure: FigureId): Targeting | null {
  const { aim } = attack;
  const name = names.figure(figure);
  const take = () => attack.toggle(figure);
  if (aim.chosen.has(figure))
    return { state: 'chosen', byBoard: null, label: text.targeted(name), take };
  if (!aim.open.has(figure)) return null;
  const refusal = attack.whyNotTarget(figure);
  if (!refusal) return { state: 'open', byBoard: null, label: text.target(name), take };
  const { why, byBoard } = refusal;
  return byBoard === null
    ? { state: 'refused', byBoard, label: `${text.target(name)}: ${why}`, take }
    : {
        state: 'refused',
        byBoard,
        label: text.attackAnyway(name, why),
        take: () => attack.toggle(figure, 'anyway'),
      };
}
