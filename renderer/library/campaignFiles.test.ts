import { expect, test } from 'vitest';
import type { Companion } from '#shared/api/api';
import { ok } from '#shared/result';
import { Messages } from '../app/page/messages.svelte';
import { SAVES } from '../words/sentences/library/saves';
import { duplicateCampaign, exportCampaign } from './campaignFiles';

/** The messages after the desktop wrote an export that lacks this number of steps. */
async function messagesAfter(missing: number): Promise<readonly string[]> {
  const messages = new Messages();
  const desktop = { exportCampaign: () => Promise.resolve(ok({ path: '/there', missing })) };
  await exportCampaign('Test', { desktop } as unknown as Companion, messages);
  return messages.notices.map(({ text }) => text);
}

test('an export without the first steps of a campaign says so', async () => {
  expect(await messagesAfter(40)).toEqual([SAVES.exported('/there'), SAVES.shortened(40)]);
  expect(SAVES.shortened(40)).toContain('40 steps');
});

test('a whole export has no such message', async () => {
  expect(await messagesAfter(0)).toEqual([SAVES.exported('/there')]);
});

test.each([40, 0])(
  'a copy that lacks %d first steps says so only if the number is not 0',
  async (missing) => {
    const messages = new Messages();
    const duplicate = () => Promise.resolve(ok({ name: 'Ours 2', missing }));
    const companion = { library: { duplicate } } as unknown as Companion;
    await duplicateCampaign('Ours', companion, messages);

    const shortened = missing > 0 ? [SAVES.copyShortened(missing)] : [];
    expect(messages.notices.map(({ text }) => text)).toEqual([
      SAVES.duplicated('Ours 2'),
      ...shortened,
    ]);
  },
);
