/** Shows a refusal where no game is open. */
import type { Refusal } from '#shared/refusals';
import type { Messages } from './page/messages.svelte';
import { namesIn } from '../words/sentences/names/names';
import { refusalSentence } from '../words/sentences/refusals/refusals';

export function sayRefusal(refusal: Refusal, messages: Messages): void {
  messages.problem(refusalSentence(refusal, namesIn(null, null)));
}
