/** Connected and waiting devices, with their tokens. */
import { createHash, randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Update } from '#shared/api/api';
import type { CharacterId } from '#shared/ids';
import type { Device, GuestSeat, GuestStanding, Knock, Wish } from '#shared/api/sharing';
import { Bucket } from '../http/rateLimit';
import type { Session } from '../../session/session';
import { GuestView } from './guestView';
import type { DeviceNote } from './sharingNote';

const MAX_WAITING = 12;
const MAX_GUESTS = 24;
const MAX_NAME_LENGTH = 40;
/** Burst and rate per second of one guest's calls. Far above what a person can do. */
const CALL_RATE = { atOnce: 60, perSecond: 20 };
const MAX_SOCKETS = 3;
/** Maximum bytes that a device has not received yet. Above it the device is disconnected. */
const MAX_UNREAD_BYTES = 4 * 1024 * 1024;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A device's name on one line, without invisible characters; never empty. */
export function readableName(name: string): string {
  const seen = name.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ').trim();
  return [...seen].slice(0, MAX_NAME_LENGTH).join('') || '?';
}

export class Guest {
  readonly id = randomBytes(6).toString('hex');
  readonly wish: Wish;
  readonly bucket = new Bucket(CALL_RATE.atOnce, CALL_RATE.perSecond);
  readonly #sockets = new Set<WebSocket>();
  readonly #onChange: () => void;
  name: string;
  standing: GuestStanding = 'waiting';
  view: GuestView | null = null;
  seat: GuestSeat = { kind: 'screen' };
  /** True if the device's page was loaded before an update and must reload. */
  hasOldPage = false;

  constructor(name: string, wish: Wish, onChange: () => void) {
    this.name = readableName(name);
    this.wish = wish;
    this.#onChange = onChange;
  }

  /** Characters of the guest's seat; none = a screen. */
  get characters(): readonly CharacterId[] {
    return this.seat.kind === 'player' ? this.seat.characters : [];
  }

  /** Characters that the device asked for; none = a screen. */
  get wishedCharacters(): readonly CharacterId[] {
    return this.wish === 'screen' ? [] : [this.wish];
  }

  get isHere(): boolean {
    return this.#sockets.size > 0;
  }

  /** Connects the guest to a session. */
  attach(session: Session): void {
    const before = this.view;
    before?.close();
    this.view = new GuestView(session, this.seat, (update) => this.#send(update));
    if (before) this.view.startOver();
  }

  /**
   * The standing that the page gets. A page from before an update gets 'waiting' once, so that it reloads.
   */
  answerStanding(): GuestStanding {
    if (!this.hasOldPage) return this.standing;
    this.hasOldPage = false;
    return 'waiting';
  }

  takeSeat(seat: GuestSeat): void {
    this.seat = seat;
    this.view?.takeSeat(seat);
  }

  /** Connects a socket. False if the guest has too many. */
  connect(socket: WebSocket): boolean {
    if (this.#sockets.size >= MAX_SOCKETS) return false;
    this.#sockets.add(socket);
    socket.on('close', () => {
      this.#sockets.delete(socket);
      this.#onChange();
    });
    this.#onChange();
    return true;
  }

  sendAway(): void {
    this.view?.close();
    this.view = null;
    this.standing = 'stranger';
    for (const socket of this.#sockets) socket.close(4001);
  }

  #send(update: Update): void {
    const message = JSON.stringify(update);
    for (const socket of this.#sockets) {
      if (socket.bufferedAmount > MAX_UNREAD_BYTES) socket.terminate();
      else socket.send(message);
    }
  }
}

export class Guests {
  readonly #byHash = new Map<string, Guest>();
  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /**
   * Adds a device that asks to join. Returns its random token of 32 bytes; null = too many devices are
   * waiting.
   */
  knock(name: string, wish: Wish): string | null {
    if (this.#withStanding('waiting').length >= MAX_WAITING) return null;
    const token = randomBytes(32).toString('base64url');
    this.#byHash.set(hashOf(token), new Guest(name, wish, this.#onChange));
    return token;
  }

  /** The guest with this token. Only hashes of tokens are stored and compared. */
  findByToken(token: string): Guest | null {
    return this.#byHash.get(hashOf(token)) ?? null;
  }

  find(id: string, standing: GuestStanding): Guest | null {
    return this.#withStanding(standing).find((guest) => guest.id === id) ?? null;
  }

  /** All connected guests. */
  get all(): readonly Guest[] {
    return this.#withStanding('in');
  }

  /** The devices as they are saved in a `SharingNote`. */
  get notes(): readonly DeviceNote[] {
    return [...this.#byHash].flatMap(([hash, { name, wish, standing, characters }]) =>
      standing === 'stranger' ? [] : [{ hash, name, wish, standing, characters: [...characters] }],
    );
  }

  /** Adds a device of a note, which still has its token. It waits until it gets a seat. */
  restore({ hash, name, wish }: DeviceNote): Guest {
    const guest = new Guest(name, wish, this.#onChange);
    guest.hasOldPage = true;
    this.#byHash.set(hash, guest);
    return guest;
  }

  get isFull(): boolean {
    return this.all.length >= MAX_GUESTS;
  }

  /** Characters played on devices. */
  get played(): readonly CharacterId[] {
    return this.all.flatMap(({ characters }) => characters);
  }

  get devices(): readonly Device[] {
    return this.all.map(({ id, name, seat, isHere }) => ({ id, name, seat, isHere }));
  }

  get knocks(): readonly Knock[] {
    return this.#withStanding('waiting').map(({ id, name, wish }) => ({ id, name, wish }));
  }

  remove(guest: Guest): void {
    guest.sendAway();
    for (const [hash, each] of this.#byHash) if (each === guest) this.#byHash.delete(hash);
  }

  clear(): void {
    for (const guest of this.#byHash.values()) guest.sendAway();
    this.#byHash.clear();
  }

  #withStanding(standing: GuestStanding): readonly Guest[] {
    return [...this.#byHash.values()].filter((guest) => guest.standing === standing);
  }
}
