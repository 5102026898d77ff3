/** Answers small calls over a WebSocket. Each call has a number, which its answer repeats. */
import { z } from 'zod';
import type { StandeeApi } from '#shared/api/api';
import { CALLS, isMethod, type LiveAnswer, type Method } from '#shared/api/calls';
import type { Bucket } from '../http/rateLimit';
import { call } from '../calls';
import { isSmallCall } from '../http/http';
import { parseBody } from '../http/parseBody';

const MESSAGE = z.strictObject({
  call: z.int().min(0),
  method: z.string(),
  args: z.array(z.unknown()),
});

export class LiveCalls {
  readonly #api: StandeeApi;
  readonly #bucket: Bucket;
  readonly #report: (error: unknown) => void;

  /** `report` is called with internal errors. */
  constructor(api: StandeeApi, bucket: Bucket, report: (error: unknown) => void) {
    this.#api = api;
    this.#bucket = bucket;
    this.#report = report;
  }

  /** Resolves with a `LiveAnswer` as text; null if the message is not a `LiveCall`. */
  async answer(message: Buffer): Promise<string | null> {
    const read = isSmallCall(message)
      ? MESSAGE.safeParse(await parseBody(message).catch(() => undefined))
      : null;
    if (!read?.success) return null;
    const { call: answer, method, args } = read.data;
    if (!isLiveMethod(method)) return refusal(answer, 404);
    if (!this.#bucket.take()) return refusal(answer, 429);
    try {
      return JSON.stringify({ answer, value: await call(this.#api, method, args) });
    } catch (error) {
      this.#report(error);
      return refusal(answer, 500);
    }
  }
}

function isLiveMethod(method: string): method is Method {
  return isMethod(method) && CALLS[method] === 'plain';
}

function refusal(answer: number, status: number): string {
  return JSON.stringify({ answer, status } satisfies LiveAnswer);
}
