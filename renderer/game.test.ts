import { expect, test } from 'vitest';
import type { OpenNotice, Snapshot, Update } from '#shared/api';
import { FROM_NOTHING } from '#shared/apiCalls';
import { ok } from '#shared/result';
import type { Game } from '#shared/state';
import type { Content } from '#shared/content/content';
import type { Playing } from './client/openCampaign';
import type { ContentShelf } from './content';
import { OpenGame } from './game.svelte';
import { Messages } from './messages.svelte';
import { openNotice } from './text/steps/openNotice';

const nothing = () => undefined;

/** A table that plays on a host which says `notice` of the campaign from now on. */
async function table(notice: OpenNotice | null) {
  const campaign = { name: 'Ours', packs: [] };
  const game = { schema: 3, campaign, scenario: null } as unknown as Game;
  const rest = { campaign: 'ours', seq: 1, log: [], undo: null, redo: null };
  let snapshot: Snapshot = { ...rest, game, notice };
  let tell: (update: Update) => void = nothing;
  const companion = {
    openCampaign: () => Promise.resolve(ok(snapshot)),
    onUpdate: (listener: typeof tell) => {
      tell = listener;
      return nothing;
    },
    onConnection: () => nothing,
  } as unknown as Playing;
  const shelf = { contentFor: () => Promise.resolve({}) } as unknown as ContentShelf;
  const messages = new Messages();
  const open = new OpenGame('ours', companion, shelf, {} as Content, messages);
  await open.open();
  return {
    said: () => messages.notices.map(({ text, tone }) => ({ text, tone })),
    dismissAll: () => messages.notices.forEach(({ id }) => messages.dismiss(id)),
    /** The host has every screen ask for the whole. */
    async startOver(next: OpenNotice | null): Promise<void> {
      snapshot = { ...snapshot, notice: next };
      tell({ ...rest, from: FROM_NOTHING, patch: [], dropped: 0 });
      await new Promise((done) => setTimeout(done));
    },
  };
}

const ELSEWHERE: OpenNotice = { kind: 'playedElsewhere', kept: 'Late' };
const LOST: OpenNotice = { kind: 'ownStepsLost', reason: 'diskFull' };

test('a campaign that another Standee went on with says so while it is played, once', async () => {
  const { said, dismissAll, startOver } = await table(null);
  expect(said()).toEqual([]);
  await startOver(ELSEWHERE);
  expect(said()).toEqual([{ text: openNotice(ELSEWHERE), tone: 'plain' }]);
  expect(openNotice(ELSEWHERE)).toContain('Late');

  dismissAll();
  await startOver(ELSEWHERE);
  expect(said()).toEqual([]);
});

test('steps that could not be kept are said with the reason, as a trouble that stays', async () => {
  const { said, startOver } = await table({ kind: 'tornTailCut' });
  await startOver(LOST);
  expect(said()).toEqual([
    { text: openNotice({ kind: 'tornTailCut' }), tone: 'plain' },
    { text: openNotice(LOST), tone: 'danger' },
  ]);
  expect(openNotice(LOST)).toContain('the disk is full');
  expect(openNotice({ kind: 'ownStepsLost', reason: null })).toMatch(/could not be kept\.$/);
});
