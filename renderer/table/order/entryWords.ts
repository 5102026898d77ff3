/** The words of an entry in the turn order. */
import type { BlockId } from '#shared/ids';
import type { RibbonEntry } from '#shared/rules/round/turnRibbon';
import { inSentence, type Names } from '../../words/sentences/names/names';
import { tableText as text } from '../../words/sentences/play';

/** All words of an entry, for screen readers and titles. `next` is the block that acts next. */
export const wordsOf = (entry: RibbonEntry, next: BlockId | null, names: Names): string =>
  [stateOf(entry, next, names), moreOf(entry)].filter(Boolean).join(', ');

/** The visible words of an entry. 'Waits' is omitted, and the second card is only shown in a tie. */
export function shortWordsOf(
  entry: RibbonEntry,
  next: BlockId | null,
  isCrowded: boolean,
  names: Names,
): string {
  const { state, turnsDone, block, tie } = entry;
  const isPlain = state === 'waits' && turnsDone === 0 && block.id !== next;
  const words = isPlain ? '' : stateOf(entry, next, names);
  const isTied = tie.length > 1;
  const turns = block.turns.length;
  // In a crowded order there is room for one fact. The title has the others.
  if (isCrowded && state === 'acts' && turns > 1)
    return otherActing(entry, names) ?? text.turnOf(turnsDone + 1, turns);
  if (isCrowded) return words || (isTied ? text.tied : '');
  return [words, isTied || block.longRest ? moreOf(entry) : ''].filter(Boolean).join(', ');
}

function stateOf(entry: RibbonEntry, next: BlockId | null, names: Names): string {
  const { state, turnsDone, block } = entry;
  const other = otherActing(entry, names);
  const words = {
    waits: block.id === next ? text.entryNext : text.entryWaits,
    acts: other === null ? text.entryActs : text.actsNamed(other),
    done: text.entryDone,
    interrupts: text.entryInterrupts,
  };
  const turns = block.turns.length;
  if (turns === 1 || state === 'done') return words[state];
  if (state === 'acts') return `${words.acts}, ${text.turnOf(turnsDone + 1, turns)}`;
  return turnsDone > 0 ? `${words[state]}, ${text.turnsDone(turnsDone, turns)}` : words[state];
}

/** The name of the summon that acts in its owner's block; null if none does. */
function otherActing({ block, acting }: RibbonEntry, names: Names): string | null {
  const isOwn = block.kind !== 'character' || acting === null || (acting as string) === block.id;
  return isOwn ? null : names.figure(acting);
}

function moreOf({ block, tie }: RibbonEntry): string {
  return [
    ...(block.second === null ? [] : [text.secondIs(block.second)]),
    ...(block.longRest ? [inSentence(text.longRest)] : []),
    ...(tie.length > 1 ? [text.tied] : []),
  ].join(', ');
}
