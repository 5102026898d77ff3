/** What screens and the host say to each other about the devices of a table. */
import type { CharacterId } from '../ids';
import type { Seat } from '../seats/seat';
import type { Game } from '../state';

/** A network of this computer. */
export interface Adapter {
  /** As the system calls it: 'wlan0', 'Wi-Fi'. */
  readonly name: string;
  /** IPv4, or IPv6 where there is no other. */
  readonly address: string;
}

/** What the campaign of a shared table is called on devices: they are not told its file. */
export const SHARED_KEY = 'table';

export type GuestSeat = Exclude<Seat, { kind: 'table' }>;
/** Whom a device wants to play; 'screen' = nobody, it shows the table. */
export type Wish = CharacterId | 'screen';

export interface Device {
  readonly id: string;
  readonly name: string;
  readonly seat: GuestSeat;
  /** Connected now. */
  readonly isHere: boolean;
}

/** A device that asks to be let in. */
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
  /** Lets one device in; it is part of the code. */
  readonly word: string;
  /** ISO 8601; from then on the word opens nothing. */
  readonly until: string;
  /** The address with the word as a QR code: modules of each row, dark ones '1'. */
  readonly code: readonly string[];
}

export interface ShareState {
  /** The likely one first. */
  readonly adapters: readonly Adapter[];
  /** Null = nothing is shared. */
  readonly now: SharingNow | null;
  /** Why sharing ended by itself; null = it did not. */
  readonly ended: 'adapterGone' | null;
  readonly devices: readonly Device[];
  readonly knocks: readonly Knock[];
  /** Players may play the monsters, too. */
  readonly monsters: boolean;
  /** A round is revealed by itself once all have chosen. */
  readonly reveals: boolean;
  /** Wrong words since sharing began. */
  readonly guesses: number;
}

export type ShareAct =
  | { readonly act: 'start'; readonly campaign: string; readonly address: string }
  | { readonly act: 'stop' }
  | { readonly act: 'newWord' }
  | { readonly act: 'answer'; readonly knock: string; readonly letIn: boolean }
  | { readonly act: 'rename'; readonly device: string; readonly name: string }
  /** Without characters it is a screen. */
  | {
      readonly act: 'seat';
      readonly device: string;
      readonly characters: readonly CharacterId[];
    }
  | { readonly act: 'sendAway'; readonly device: string }
  | { readonly act: 'monsters'; readonly everybody: boolean }
  | { readonly act: 'reveals'; readonly byItself: boolean };

/** What a device that is let in sees: the game of its seat, and which seat that is. */
export interface SeatGame extends Game {
  readonly seat: GuestSeat;
}

/** Who may be played, for a device that has a word. */
export interface Welcome {
  readonly campaign: string;
  readonly characters: readonly { readonly id: CharacterId; readonly name: string }[];
}

export type GuestStanding = 'stranger' | 'waiting' | 'in';
