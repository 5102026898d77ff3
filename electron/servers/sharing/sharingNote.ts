/**
 * Saved state of sharing (address, port and devices), from which it continues after an update has restarted
 * the app.
 */
import { z } from 'zod';
import type { CharacterId } from '#shared/ids';

/** Maximum devices, and characters of a device; more than a table can have. */
const MAX_ITEMS = 100;

const character = z.custom<CharacterId>((id) => typeof id === 'string' && id !== '');

const device = z.strictObject({
  /** SHA-256 of the device's token. Only the device knows the token itself. */
  hash: z.string().regex(/^[\w-]{43}$/),
  name: z.string().max(MAX_ITEMS),
  wish: z.union([z.literal('screen'), character]),
  standing: z.enum(['waiting', 'in']),
  /** Empty = a shared screen. */
  characters: z.array(character).max(MAX_ITEMS),
});

const note = z.strictObject({
  campaign: z.string().min(1),
  address: z.string(),
  port: z.int().min(1).max(65_535),
  monsters: z.boolean(),
  reveals: z.boolean(),
  devices: z.array(device).max(MAX_ITEMS),
});

export type SharingNote = z.infer<typeof note>;
export type DeviceNote = z.infer<typeof device>;

/** Null for anything but a valid note. */
export function readSharingNote(value: unknown): SharingNote | null {
  const read = note.safeParse(value);
  return read.success ? read.data : null;
}
