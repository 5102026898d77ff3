/** Argument schemas of guest calls. */
import { z } from 'zod';
import type { GuestMethod } from '#shared/api/guest';

const MAX_CODE = 40;
const MAX_DEVICE_NAME = 200;
const MAX_WISH = 100;
const MAX_REQUEST = 100;

const joinCode = z.string().max(MAX_CODE);
const deviceName = z.string().max(MAX_DEVICE_NAME);
const wish = z.string().min(1).max(MAX_WISH);
const request = z.string().min(1).max(MAX_REQUEST);

export const ARGUMENTS = {
  welcome: z.tuple([joinCode]),
  knock: z.tuple([joinCode, deviceName, wish]),
  standing: z.tuple([]),
  open: z.tuple([]),
  history: z.tuple([z.int()]),
  send: z.tuple([z.unknown(), request, z.int().min(0)]),
  undo: z.tuple([z.int().min(0), request]),
} satisfies Record<GuestMethod, z.ZodType<readonly unknown[]>>;
