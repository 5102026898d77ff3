/** WebSockets of the table's screens, for updates and small calls. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Update } from '#shared/api/api';
import type { ShareState } from '#shared/api/sharing';
import type { Gate } from './gate';
import { MAX_BODY_BYTES, readUrl } from '../http/http';
import type { LiveCalls } from './liveCalls';
import { Heartbeat } from '../http/heartbeat';

const MAX_SCREENS = 50;
/**
 * Maximum bytes that a screen has not received yet. Above it the screen is disconnected when one of
 * its calls is answered.
 */
const MAX_UNREAD_BYTES = 32 * 1024 * 1024;

/** Functions that subscribe to updates, and to changes of the devices. */
export interface UpdateSources {
  readonly onUpdate: (listener: (update: Update) => void) => () => void;
  readonly onSharing?: (listener: (state: ShareState) => void) => () => void;
}

type GateCheck = Pick<Gate, 'deniedStatus' | 'pathWithin'>;
type CallAnswerer = Pick<LiveCalls, 'answer'>;

export class LiveScreens {
  readonly #gate: GateCheck;
  readonly #calls: CallAnswerer;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_BODY_BYTES });
  readonly #heartbeat = new Heartbeat(this.#sockets.clients);
  readonly #stop: () => void;

  constructor(gate: GateCheck, calls: CallAnswerer, { onUpdate, onSharing }: UpdateSources) {
    this.#gate = gate;
    this.#calls = calls;
    const publish = (news: unknown) => {
      const message = JSON.stringify(news);
      for (const socket of this.#sockets.clients) socket.send(message);
    };
    const stops = [onUpdate(publish), onSharing?.((sharing) => publish({ sharing }))];
    this.#stop = () => {
      for (const stop of stops) stop?.();
    };
  }

  answer(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const status = this.#deniedStatus(request);
    // A browser may disconnect at any time.
    socket.on('error', () => socket.destroy());
    if (status === null) {
      this.#sockets.handleUpgrade(request, socket, head, (screen) => this.#welcome(screen));
      return;
    }
    // Destroyed, because the client may never close its side.
    socket.end(
      `HTTP/1.1 ${String(status)} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      () => socket.destroy(),
    );
  }

  close(): void {
    this.#heartbeat.stop();
    this.#stop();
    for (const socket of this.#sockets.clients) socket.close(1001);
    this.#sockets.close();
  }

  #deniedStatus(request: IncomingMessage): number | null {
    const denied = this.#gate.deniedStatus(request);
    if (denied !== null) return denied;
    const url = readUrl(request);
    if (!url || this.#gate.pathWithin(url.pathname) !== '/api/live') return 404;
    return this.#sockets.clients.size < MAX_SCREENS ? null : 429;
  }

  #welcome(screen: WebSocket): void {
    this.#heartbeat.follow(screen);
    screen.on('error', () => screen.terminate());
    screen.on('message', (message) => void this.#answer(screen, message as Buffer));
  }

  /** Answers a call. Disconnects a screen that sends anything else or never reads the answers. */
  async #answer(screen: WebSocket, message: Buffer): Promise<void> {
    // Messages that arrive after the screen was disconnected are ignored.
    if (screen.readyState !== screen.OPEN) return;
    const answer = await this.#calls.answer(message);
    if (answer === null) screen.close(1008);
    else if (screen.bufferedAmount > MAX_UNREAD_BYTES) screen.terminate();
    else screen.send(answer);
  }
}
