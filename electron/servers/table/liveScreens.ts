/** The screens that are told of every update, over a WebSocket each, and call over it. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Update } from '#shared/api/api';
import type { ShareState } from '#shared/api/sharing';
import type { Gate } from './gate';
import { LARGEST_BODY, readUrl } from '../http/http';
import type { LiveCalls } from './liveCalls';
import { Pulse } from '../http/pulse';

const MOST_SCREENS = 50;
/** Bytes of answers that wait for a screen to read them. */
const MOST_UNREAD = 32 * 1024 * 1024;

/** How to hear what screens are told: every update, and what changes about the devices. */
export interface Listening {
  readonly onUpdate: (listener: (update: Update) => void) => () => void;
  readonly onSharing?: (listener: (state: ShareState) => void) => () => void;
}

type Entrance = Pick<Gate, 'obstacle' | 'within'>;
type Answering = Pick<LiveCalls, 'answer'>;

export class LiveScreens {
  readonly #gate: Entrance;
  readonly #calls: Answering;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_BODY });
  readonly #pulse = new Pulse(this.#sockets.clients);
  readonly #stop: () => void;

  constructor(gate: Entrance, calls: Answering, { onUpdate, onSharing }: Listening) {
    this.#gate = gate;
    this.#calls = calls;
    const tell = (news: unknown) => {
      const message = JSON.stringify(news);
      for (const socket of this.#sockets.clients) socket.send(message);
    };
    const stops = [onUpdate(tell), onSharing?.((sharing) => tell({ sharing }))];
    this.#stop = () => {
      for (const stop of stops) stop?.();
    };
  }

  answer(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const status = this.#obstacle(request);
    // A browser that goes away in the middle is no fault of ours.
    socket.on('error', () => socket.destroy());
    if (status === null) {
      this.#sockets.handleUpgrade(request, socket, head, (screen) => this.#welcome(screen));
      return;
    }
    // Whoever never closes its own end does not keep a place.
    socket.end(
      `HTTP/1.1 ${String(status)} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      () => socket.destroy(),
    );
  }

  close(): void {
    this.#pulse.stop();
    this.#stop();
    for (const socket of this.#sockets.clients) socket.close(1001);
    this.#sockets.close();
  }

  #obstacle(request: IncomingMessage): number | null {
    const obstacle = this.#gate.obstacle(request);
    if (obstacle !== null) return obstacle;
    const url = readUrl(request);
    if (!url || this.#gate.within(url.pathname) !== '/api/live') return 404;
    return this.#sockets.clients.size < MOST_SCREENS ? null : 429;
  }

  #welcome(screen: WebSocket): void {
    this.#pulse.follow(screen);
    screen.on('error', () => screen.terminate());
    screen.on('message', (message) => void this.#answer(screen, message as Buffer));
  }

  /** Whoever says something else than a call is cut off, and so is who never reads what it asked for. */
  async #answer(screen: WebSocket, message: Buffer): Promise<void> {
    // What comes after that is heard no more.
    if (screen.readyState !== screen.OPEN) return;
    const answer = await this.#calls.answer(message);
    if (answer === null) screen.close(1008);
    else if (screen.bufferedAmount > MOST_UNREAD) screen.terminate();
    else screen.send(answer);
  }
}
