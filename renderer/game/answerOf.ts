/** Awaits answers of the host, and shows refusals and failures to the player. */
import type { Content } from '#shared/content/content';
import type { Result } from '#shared/result';
import { AccessDenied, ConnectionLost } from '../client/companion';
import type { Messages } from '../app/page/messages.svelte';
import { APP } from '../words/sentences/first';
import { namesIn } from '../words/sentences/names/names';
import { refusalSentence } from '../words/sentences/refusals/refusals';

/**
 * The value of the host's answer. Null if the host has no such call, refused it or failed. Refusals
 * and failures have been shown.
 */
export async function answerOf<T>(
  call: Promise<Result<T>> | undefined,
  messages: Pick<Messages, 'problem'>,
  content: Content | null = null,
): Promise<T | null> {
  try {
    const answer = await call;
    if (!answer) return null;
    if (answer.ok) return answer.value;
    messages.problem(refusalSentence(answer.refusal, namesIn(null, content)));
  } catch (error) {
    if (error instanceof AccessDenied) messages.problem(APP.accessDenied);
    else if (error instanceof ConnectionLost) messages.problem(APP.notSent);
    else messages.problem(APP.hostFault);
  }
  return null;
}
