import { describe, expect, test } from 'vitest';
import type { Snapshot, Update } from '#shared/api/api';
import { FROM_NOTHING } from '#shared/api/calls';
import type { Command } from '#shared/commands/shapes';
import type { Refusal } from '#shared/refusals';
import { ok, refuse, type Result } from '#shared/result';
import type { Game } from '#shared/state';
import { ConnectionLost } from './companion';
import { applyUpdate } from './applyUpdate';
import { OpenCampaign, type Playing, type CampaignCallbacks } from './openCampaign';

const command: Command = { type: 'revealInitiatives' };

/** A game whose campaign name is the number of changes, so that a wrong order shows. */
function gameAt(seq: number): Game {
  return { schema: 1, campaign: { name: String(seq) }, scenario: null } as unknown as Game;
}

function snapshotAt(seq: number): Snapshot {
  return {
    campaign: 'ours',
    seq,
    game: gameAt(seq),
    log: [],
    undo: null,
    redo: null,
    notice: null,
  };
}

function updateTo(seq: number, changes: Partial<Update> = {}): Update {
  return {
    campaign: 'ours',
    from: seq - 1,
    seq,
    patch: [{ op: 'set', path: ['campaign', 'name'], to: String(seq) }],
    log: [{ seq, at: '2024-01-01T00:00:00Z', command, events: [] }],
    dropped: 0,
    undo: command,
    redo: null,
    ...changes,
  };
}

/** A host in memory that counts changes, remembers requests, and can lose its connection. */
class Host {
  seq = 0;
  calls: string[] = [];
  requests: string[] = [];
  refusal: Refusal | null = null;
  /** Number of answers to lose after the call was carried out. */
  loseAnswers = 0;
  /** Steps of other screens before and after the next call. */
  before: () => void = () => undefined;
  after: () => void = () => undefined;
  #answers = new Map<string, Result<Update>>();
  #updates: ((update: Update) => void)[] = [];
  #connections: ((connected: boolean) => void)[] = [];

  push(update: Update): void {
    this.#updates.forEach((listener) => {
      listener(update);
    });
  }

  connection(connected: boolean): void {
    this.#connections.forEach((listener) => {
      listener(connected);
    });
  }

  #carryOut(method: string, request: string): Promise<Result<Update>> {
    this.calls.push(method);
    this.requests.push(request);
    let answer = this.#answers.get(request);
    if (!answer) {
      this.before();
      if (this.refusal) answer = refuse(this.refusal);
      else {
        this.seq += 1;
        answer = ok(updateTo(this.seq));
      }
      this.#answers.set(request, answer);
      this.after();
    }
    if (this.loseAnswers > 0) {
      this.loseAnswers -= 1;
      this.connection(false);
      return Promise.reject(new ConnectionLost());
    }
    return Promise.resolve(answer);
  }

  /** The part of the api that an open campaign uses. */
  companion(): Playing {
    return {
      campaign: {
        open: () => {
          this.calls.push('open');
          return Promise.resolve(ok(snapshotAt(this.seq)));
        },
        send: (_, __, request) => this.#carryOut('send', request),
        undo: (_, seen, request) => this.#carryOut(`undo ${seen}`, request),
        redo: (_, seen, request) => this.#carryOut(`redo ${seen}`, request),
        goTo: (_, moment) => {
          this.calls.push(`goTo ${moment}`);
          this.seq += 1;
          return Promise.resolve(ok(snapshotAt(this.seq)));
        },
        history: () => Promise.resolve(ok({ entries: [], earlier: 'none' })),
      },
      onUpdate: (listener) => {
        this.#updates.push(listener);
        return () => (this.#updates = this.#updates.filter((one) => one !== listener));
      },
      onConnection: (listener) => {
        this.#connections.push(listener);
        listener(true);
        return () => (this.#connections = this.#connections.filter((one) => one !== listener));
      },
    };
  }
}

class Screen implements CampaignCallbacks {
  shown: Snapshot[] = [];
  refusals: Refusal[] = [];
  notSentCount = 0;
  waitingNow = 0;
  failures: unknown[] = [];
  connectedNow = true;

  get last(): Snapshot | undefined {
    return this.shown.at(-1);
  }
  snapshot(next: Snapshot): void {
    this.shown.push(next);
  }
  connected(now: boolean): void {
    this.connectedNow = now;
  }
  waiting(steps: number): void {
    this.waitingNow = steps;
  }
  refused(refusal: Refusal): void {
    this.refusals.push(refusal);
  }
  notSent(): void {
    this.notSentCount += 1;
  }
  failed(error: unknown): void {
    this.failures.push(error);
  }
  others: ('now' | 'earlier')[] = [];
  changedElsewhere(isEarlier: boolean): void {
    this.others.push(isEarlier ? 'earlier' : 'now');
  }
}

async function opened(host = new Host()) {
  const screen = new Screen();
  let number = 0;
  const campaign = new OpenCampaign(host.companion(), screen, () => `r${(number += 1)}`);
  await campaign.open('ours');
  host.calls = [];
  return { host, screen, campaign };
}

/** Lets all pending work finish. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('applyUpdate', () => {
  test('applies the changes and adds the moments', () => {
    const next = applyUpdate(snapshotAt(4), updateTo(5));

    expect(next?.game).toEqual(gameAt(5));
    expect(next?.log.map((entry) => entry.seq)).toEqual([5]);
    expect(next?.undo).toEqual(command);
  });

  test('an undo removes the newest moments', () => {
    const before = applyUpdate(snapshotAt(4), updateTo(5));
    const after = before && applyUpdate(before, updateTo(6, { dropped: 1, log: [], undo: null }));

    expect(after?.log).toEqual([]);
    expect(after?.undo).toBeNull();
  });

  test('rejects an update that starts from another snapshot', () => {
    expect(applyUpdate(snapshotAt(4), updateTo(6))).toBeNull();
  });

  test('rejects a patch for another game', () => {
    const patch = [{ op: 'set', path: ['scenario', 'round'], to: 3 }] as const;
    expect(applyUpdate(snapshotAt(4), updateTo(5, { patch }))).toBeNull();
  });

  test('has the newest 200 moments', () => {
    const entry = updateTo(1).log[0];
    const log = Array.from({ length: 200 }, () => entry).filter((one) => one !== undefined);

    expect(applyUpdate({ ...snapshotAt(4), log }, updateTo(5))?.log).toHaveLength(200);
  });
});

describe('OpenCampaign', () => {
  test('shows its own step once, although the push brings it too', async () => {
    const { host, screen, campaign } = await opened();

    const done = await campaign.send(command);
    host.push(updateTo(1));

    expect(done).toBe(true);
    expect(screen.shown.map((shown) => shown.seq)).toEqual([0, 1]);
    expect(screen.last?.log).toHaveLength(1);
  });

  test('runs steps one after the other, and each undo is of the newest step then', async () => {
    const { host, campaign } = await opened();

    await Promise.all([campaign.send(command), campaign.undo(), campaign.undo()]);

    expect(host.calls).toEqual(['send', 'undo 1', 'undo 2']);
    expect(new Set(host.requests).size).toBe(3);
  });

  test('asks whether an undo is still meant only when its turn comes', async () => {
    const { host, screen, campaign } = await opened();
    const seen: (number | undefined)[] = [];
    const isIntended = (answer: boolean) => () => {
      seen.push(screen.last?.seq);
      return answer;
    };

    const done = await Promise.all([
      campaign.send(command),
      campaign.undo(isIntended(false)),
      campaign.send(command),
      campaign.undo(isIntended(true)),
      campaign.goTo(() => null),
    ]);

    expect(done).toEqual([true, false, true, true, false]);
    expect(seen).toEqual([1, 2]);
    expect(host.calls).toEqual(['send', 'send', 'undo 2']);
  });

  test('reports changes of other screens, never its own', async () => {
    const { host, screen, campaign } = await opened();
    await campaign.send(command);
    host.push(updateTo(1));
    expect(screen.others).toEqual([]);
    host.seq = 2;
    host.push(updateTo(2));
    expect(screen.others).toEqual(['now']);
    // The push of this update arrives late; the fetched snapshot contains it.
    host.seq = 4;
    host.push(updateTo(4));
    await settled();
    expect([screen.last?.seq, screen.others]).toEqual([4, ['now', 'now']]);
  });

  test('reports changes made by others during a step together with its answer', async () => {
    const { host, screen, campaign } = await opened();
    const other = () => host.push(updateTo((host.seq += 1)));
    host.before = other;
    await campaign.send(command);
    host.before = () => undefined;
    expect(screen.others).toEqual(['earlier']);
    await campaign.send(command);
    expect(screen.others).toEqual(['earlier']);

    host.after = () => {
      host.push(updateTo(host.seq));
      other();
    };
    await campaign.send(command);
    expect(screen.others).toEqual(['earlier', 'earlier']);

    host.refusal = { code: 'noScenario' };
    host.after = other;
    await campaign.send(command);
    expect(screen.others).toEqual(['earlier', 'earlier', 'earlier']);
    expect(screen.last?.seq).toBe(host.seq);
  });

  test('a refusal changes nothing and is reported', async () => {
    const { host, screen, campaign } = await opened();
    host.refusal = { code: 'noTargets' };

    expect(await campaign.send(command)).toBe(false);
    expect(screen.refusals).toEqual([{ code: 'noTargets' }]);
    expect(screen.last?.seq).toBe(0);
  });

  test('a step with a lost answer is repeated as the same request and done once', async () => {
    const { host, screen, campaign } = await opened();
    host.loseAnswers = 1;

    const sent = campaign.send(command);
    await settled();
    expect(host.calls).toEqual(['send']);
    expect(screen.waitingNow).toBe(1);
    host.connection(true);

    expect(await sent).toBe(true);
    expect(host.requests).toEqual(['r1', 'r1']);
    expect(host.seq).toBe(1);
    expect(screen.last?.game).toEqual(gameAt(1));
    expect(screen.waitingNow).toBe(0);
  });

  test('a press while the connection is lost is dropped', async () => {
    const { host, screen, campaign } = await opened();
    host.connection(false);

    expect(await campaign.send(command)).toBe(false);
    host.connection(true);
    await settled();

    expect(host.calls).toEqual(['open']);
    expect(screen.notSentCount).toBe(1);
  });

  test('shows on reconnecting the changes made by others', async () => {
    const { host, screen } = await opened();
    host.connection(false);
    host.seq = 7;
    host.connection(true);
    await settled();

    expect(screen.last?.seq).toBe(7);
    expect(screen.connectedNow).toBe(true);
  });

  test('a gap in the updates is closed by one fetch of the whole snapshot', async () => {
    const { host, screen } = await opened();
    host.seq = 3;
    host.push(updateTo(2));
    host.push(updateTo(3));
    await settled();

    expect(host.calls).toEqual(['open']);
    expect(screen.last?.game).toEqual(gameAt(3));
  });

  test('a campaign read again from disk replaces the snapshot, even with fewer steps', async () => {
    const { host, screen } = await opened();
    host.push(updateTo(1));
    host.seq = 0;
    host.push(updateTo(0, { from: FROM_NOTHING }));
    await settled();

    expect(screen.last?.seq).toBe(0);
  });

  test('ignores updates of another campaign', async () => {
    const { host, screen } = await opened();
    host.push(updateTo(1, { campaign: 'theirs' }));

    expect(screen.last?.seq).toBe(0);
  });

  test('an undo of something that has changed brings the screen up to date', async () => {
    const { host, screen, campaign } = await opened();
    host.refusal = { code: 'stepChanged' };
    host.seq = 2;

    expect(await campaign.undo()).toBe(false);
    expect(screen.last?.seq).toBe(2);
  });

  test('a step overtaken by another screen is refused for that reason', async () => {
    const { host, screen, campaign } = await opened();
    host.refusal = { code: 'noAttack' };
    host.before = () => {
      host.push(updateTo(1));
      host.before = () => undefined;
    };
    expect(await campaign.send(command)).toBe(false);
    expect(await campaign.send(command)).toBe(false);

    expect(screen.refusals.map(({ code }) => code)).toEqual(['stepChanged', 'noAttack']);
  });

  test('going to a moment replaces the whole snapshot', async () => {
    const { host, screen, campaign } = await opened();

    expect(await campaign.goTo(() => 12)).toBe(true);
    expect(host.calls).toEqual(['goTo 12']);
    expect(screen.last?.seq).toBe(1);
  });

  test('a fault of the host is reported and the last good snapshot stays', async () => {
    const { host, screen } = await opened();
    const companion = host.companion();
    const failing: Playing = {
      ...companion,
      campaign: { ...companion.campaign, send: () => Promise.reject(new Error('500')) },
    };
    const campaign = new OpenCampaign(failing, screen);
    await campaign.open('ours');

    expect(await campaign.send(command)).toBe(false);
    expect(screen.failures).toHaveLength(1);
    expect(screen.last?.seq).toBe(0);
  });

  test('shows nothing after closing', async () => {
    const { host, screen, campaign } = await opened();
    campaign.close();
    host.push(updateTo(1));

    expect(screen.last?.seq).toBe(0);
  });
});
