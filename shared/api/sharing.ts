/** Messages between screens and host about the devices of a table. */
import type { CharacterId } from '../ids';
import type { Seat } from '../seats/seat';
import type { Game } from '../state';

/** A network of this computer. */
export interface Adapter {
  /** The system's name: 'wlan0', 'Wi-Fi'. */
  readonly name: string;
  /** IPv4, or IPv6 if there is no other. */
  readonly address: string;
}

/** Key of a shared campaign on devices, so that they do not learn its file name. */
export const SHARED_KEY = 'table';

export type GuestSeat = Exclude<Seat, { kind: 'table' }>;
/** The character a device wants to play; 'screen' = a view-only screen. */
export type Wish = CharacterId | 'screen';

export interface Device {
  readonly id: string;
  readonly name: string;
  readonly seat: GuestSeat;
  /** Connected now. */
  readonly isHere: boolean;
}

/** A device that asks to join. */
export interface Knock {
  readonly id: string;
  readonly name: string;
  readonly wish: Wish;
}

export interface SharingNow {
  readonly campaign: string;
  readonly adapter: Adapter;
  /** 'http://192.168.1.5:7464' */
  readonly origin: string;
  /** Join code for one device; part of the QR code. */
  readonly joinCode: string;
  /** ISO 8601; after this the join code is invalid. */
  readonly until: string;
  /** The address with the join code as a QR code: modules of each row, dark ones '1'. */
  readonly code: readonly string[];
}

export interface ShareState {
  /** Most likely first. */
  readonly adapters: readonly Adapter[];
  /** Null = not sharing. */
  readonly now: SharingNow | null;
  /** The reason that sharing stopped or did not resume after an update; null = neither. */
  readonly ended: 'adapterGone' | 'portTaken' | 'notResumed' | null;
  readonly devices: readonly Device[];
  readonly knocks: readonly Knock[];
  /** True if players may also play the monsters. */
  readonly monsters: boolean;
  /** True if a round is revealed automatically once all have chosen. */
  readonly reveals: boolean;
  /** Number of wrong join codes since sharing began. */
  readonly guesses: number;
}

export type ShareAct =
  | { readonly act: 'start'; readonly campaign: string; readonly address: string }
  | { readonly act: 'stop' }
  | { readonly act: 'newJoinCode' }
  | { readonly act: 'answer'; readonly knock: string; readonly letIn: boolean }
  | { readonly act: 'rename'; readonly device: string; readonly name: string }
  /** A device without characters is a view-only screen. */
  | {
      readonly act: 'seat';
      readonly device: string;
      readonly characters: readonly CharacterId[];
    }
  | { readonly act: 'sendAway'; readonly device: string }
  | { readonly act: 'monsters'; readonly everybody: boolean }
  | { readonly act: 'reveals'; readonly byItself: boolean };

/** The game that a device sees, with its seat. */
export interface SeatGame extends Game {
  readonly seat: GuestSeat;
}

/** Available characters for a device with a join code. */
export interface Welcome {
  readonly campaign: string;
  readonly characters: readonly { readonly id: CharacterId; readonly name: string }[];
}

export type GuestStanding = 'stranger' | 'waiting' | 'in';
