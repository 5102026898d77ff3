/** The client of a guest's device, which has fewer calls than the table's page. */
import type { HistoryPage, Snapshot, Update } from '#shared/api/api';
import { refuse, type Result } from '#shared/result';
import type { GuestApi } from '#shared/api/guest';
import type { GuestStanding, Wish } from '#shared/api/sharing';
import { post } from './browserClient';
import { AccessDenied } from './companion';
import { LiveLink } from './liveLink';
import type { Playing } from './openCampaign';

/** The calls and events of a guest's device: to join, to play, and to follow the table. */
export interface GuestClient {
  readonly playing: Playing;
  readonly joining: Pick<GuestApi, 'welcome' | 'knock' | 'standing'>;
  /** Calls `listener` when the device loses its seat. */
  onSeatLost(listener: () => void): void;
  /** Calls `listener` when the table ends the sharing. */
  onEnded(listener: () => void): void;
}

export function guestJoining(base: URL): GuestClient['joining'] {
  const ask = <T>(method: string, ...args: readonly unknown[]) =>
    post(new URL(method, base), args, () => undefined) as Promise<T>;
  return {
    welcome: (joinCode) => ask('welcome', joinCode),
    knock: (joinCode: string, name: string, wish: Wish) => ask('knock', joinCode, name, wish),
    standing: () => ask<GuestStanding>('standing'),
  };
}

/** Creates the client of a device. */
export function guestClient(base: URL): GuestClient {
  const joining = guestJoining(base);
  const probe = async () => {
    if ((await joining.standing()) !== 'in') throw new AccessDenied('No seat at the table.');
  };
  const live = new LiveLink(base, probe, true);
  const ask = <T>(method: string, ...args: readonly unknown[]) =>
    post(new URL(method, base), args, live.reconnect) as Promise<Result<T>>;
  const notHere = () => Promise.resolve(refuse({ code: 'onlyForTheTable' }));
  return {
    joining,
    playing: {
      campaign: {
        open: () => ask<Snapshot>('open'),
        send: (_, command, request, seen) => ask<Update>('send', command, request, seen ?? 0),
        undo: (_, seen, request) => ask<Update>('undo', seen, request),
        redo: notHere,
        goTo: notHere,
        history: (_, before) => ask<HistoryPage>('history', before),
      },
      onUpdate: live.onUpdate,
      onConnection: live.onConnection,
    },
    onSeatLost: live.onDenied,
    onEnded: live.onEnded,
  };
}
