import { expect, test } from 'vitest';
import { PACKS_FILE } from '#shared/content/content';
import { contentWithPacks } from '#shared/content/packs/packs';
import type { Erratum, PackFile } from '#shared/content/types';
import { shippedFile } from '#shared/testing/content';
import { aPack } from '#shared/testing/packs';
import { EMPTY_GAME } from '#shared/commands/apply';
import { guestFile } from './guestContent';

test('[SEAT-6] Errata of rooms are not sent, because they tell of closed ones', () => {
  const room: Erratum = {
    of: 'scenario',
    id: '1',
    at: 'rooms[1].monsters',
    now: [],
    source: 'FAQ',
  };
  const price: Erratum = { of: 'item', id: 1, at: 'cost', was: 20, now: 15, source: 'FAQ' };
  const pack = aPack({ errata: [room, price] } as Partial<PackFile>);
  const text = guestFile(PACKS_FILE, EMPTY_GAME, {
    content: () => contentWithPacks(shippedFile, [pack], [pack.id]),
    contentFile: () => null,
  });
  expect(JSON.parse(text ?? '')).toMatchObject([{ id: pack.id, errata: [price] }]);
});
