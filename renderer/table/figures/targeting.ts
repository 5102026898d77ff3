/** What a tap on a figure does to the attack that is prepared or made. */
import type { FigureId } from '#shared/ids';
import { tableText as text } from '../../words/sentences/play';
import type { Names } from '../../words/sentences/names/names';
import type { AttackDraft } from '../attack/attackDraft.svelte';

export interface Targeting {
  readonly state: 'chosen' | 'open' | 'refused';
  /** What the board has against it, in a word: it is attacked anyway; null = nothing. */
  readonly byBoard: string | null;
  /** What the tap does, in words. */
  readonly label: string;
  readonly take: () => void;
}

/** Null where it can be no target. */
export function targetingOf(attack: AttackDraft, names: Names, figure: FigureId): Targeting | null {
  const { aim } = attack;
  const name = names.figure(figure);
  const take = () => attack.toggle(figure);
  if (aim.chosen.has(figure))
    return { state: 'chosen', byBoard: null, label: text.targeted(name), take };
  if (!aim.open.has(figure)) return null;
  const refused = attack.whyNotTarget(figure);
  if (!refused) return { state: 'open', byBoard: null, label: text.target(name), take };
  const { why, byBoard } = refused;
  return byBoard === null
    ? { state: 'refused', byBoard, label: `${text.target(name)}: ${why}`, take }
    : {
        state: 'refused',
        byBoard,
        label: text.attackAnyway(name, why),
        take: () => attack.toggle(figure, 'anyway'),
      };
}
