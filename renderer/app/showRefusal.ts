/** Shows a refusal on screens without an open game. */
import type { Refusal } from '#shared/refusals';
import type { Messages } from './page/messages.svelte';
import { namesIn } from '../words/sentences/names/names';
import { refusalSentence } from '../words/sentences/refusals/refusals';

export function showRefusal(refusal: Refusal, messages: Messages): void {
  messages.problem(refusalSentence(refusal, namesIn(null, null)));
}
