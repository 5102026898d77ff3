/** Answers calls of devices: a stranger can ask to join, a guest can play from its seat. */
import { readCommand } from '#shared/commands/shapes';
import { ok, refuse } from '#shared/result';
import type { Wish } from '#shared/api/sharing';
import { ARGUMENTS } from './guestArguments';
import type { GuestCall } from './guestServer';
import { answerStranger, type JoinContext } from './strangers';

export async function answerCall(
  { method, args, guest, address, setToken }: GuestCall,
  door: JoinContext,
): Promise<unknown> {
  const read = ARGUMENTS[method].safeParse(args);
  if (!read.success) return refuse({ code: 'malformedCommand' });
  if (method === 'standing') return guest ? guest.answerStanding() : 'stranger';
  if (method === 'welcome' || method === 'knock') {
    const [joinCode, name, wish] = read.data as [string, string?, Wish?];
    return answerStranger({ joinCode, address, setToken, name, wish }, door);
  }
  const view = guest?.view;
  if (!view) return refuse({ code: 'noSuchDevice' });
  if (method === 'open') return ok(view.snapshot());
  const [what, request, seen = 0] = read.data as [unknown, string, number?];
  if (method === 'history') return view.history(what as number);
  const own = `${guest.id} ${request}`;
  if (method === 'undo') return view.undo(what as number, own);
  const command = readCommand(what);
  return command ? view.send(command, own, seen) : refuse({ code: 'malformedCommand' });
}
