/** Calls that come over a live link: small ones, each with a number that its answer bears, too. */
import { z } from 'zod';
import type { StandeeApi } from '#shared/api';
import { CALLS, isMethod, type LiveAnswer, type Method } from '#shared/apiCalls';
import type { Bucket } from './bucket';
import { call } from './calls';
import { isBounded } from './http';
import { parseBody } from './work/parsing';

const MESSAGE = z.strictObject({
  call: z.int().min(0),
  method: z.custom<Method>((name) => isMethod(name) && CALLS[name] === 'plain'),
  args: z.array(z.unknown()),
});

export class LiveCalls {
  readonly #api: StandeeApi;
  readonly #bucket: Bucket;
  readonly #report: (error: unknown) => void;

  /** `report` is told of faults of our own. */
  constructor(api: StandeeApi, bucket: Bucket, report: (error: unknown) => void) {
    this.#api = api;
    this.#bucket = bucket;
    this.#report = report;
  }

  /** Null for what no page of ours would say. */
  async answer(message: Buffer): Promise<LiveAnswer | null> {
    const read = isBounded(message)
      ? MESSAGE.safeParse(await parseBody(message).catch(() => undefined))
      : null;
    if (!read?.success) return null;
    const { call: answer, method, args } = read.data;
    if (!this.#bucket.take()) return { answer, status: 429 };
    try {
      return { answer, value: await call(this.#api, method, args) };
    } catch (error) {
      this.#report(error);
      return { answer, status: 500 };
    }
  }
}
