import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenNotice, Snapshot, Update } from '#shared/api/api';
import { FROM_NOTHING } from '#shared/api/calls';
import { EMPTY_GAME } from '#shared/commands/apply';
import { ok } from '#shared/result';
import type { Game } from '#shared/state';
import { contentFrom } from '#shared/content/content';
import type { Playing } from '../client/openCampaign';
import type { ContentLoader } from './contentLoader';
import { OpenGame } from './openGame.svelte';
import { Messages } from '../app/page/messages.svelte';
import { openNotice } from '../words/sentences/steps/openNotice';

const nothing = () => undefined;
beforeEach(() => void vi.stubGlobal('requestAnimationFrame', nothing));
afterEach(() => void vi.unstubAllGlobals());
const content = contentFrom(() => []);

/** A table whose host reports `notice` about the campaign from now on. */
async function table(notice: OpenNotice | null) {
  const campaign = { ...EMPTY_GAME.campaign, name: 'Ours' };
  const game = { schema: 1, campaign, scenario: null } as unknown as Game;
  const rest = { campaign: 'ours', seq: 1, log: [], undo: null, redo: null };
  let snapshot: Snapshot = { ...rest, game, notice };
  let tell: (update: Update) => void = nothing;
  const companion = {
    campaign: { open: () => Promise.resolve(ok(snapshot)) },
    onUpdate: (listener: typeof tell) => {
      tell = listener;
      return nothing;
    },
    onConnection: () => nothing,
  } as unknown as Playing;
  const loader = {
    contentFor: () => content,
    loadScenario: () => Promise.resolve(),
    loadCardLines: () => Promise.resolve(),
  } as unknown as ContentLoader;
  const messages = new Messages();
  const open = new OpenGame('ours', companion, loader, content, messages);
  await open.open();
  return {
    /** The host pushes a step. */
    async step(figures: readonly object[], ...events: readonly object[]): Promise<void> {
      const log = [{ seq: snapshot.seq + 1, command: { type: 'endTurn', figure: 'c1' }, events }];
      const now = { ...snapshot.game, scenario: { scenario: '1', figures, rooms: [] } };
      snapshot = {
        ...snapshot,
        seq: snapshot.seq + 1,
        game: now as unknown as Game,
        log: [...snapshot.log, ...(log as unknown as Snapshot['log'])],
      };
      tell({ ...rest, from: FROM_NOTHING, patch: [], dropped: 0 });
      await new Promise((done) => setTimeout(done));
    },
    shown: () => messages.notices.map(({ text, tone }) => ({ text, tone })),
    dismissAll: () => messages.notices.forEach(({ id }) => messages.dismiss(id)),
    /** The host makes every screen fetch the whole snapshot. */
    async startOver(next: OpenNotice | null): Promise<void> {
      snapshot = { ...snapshot, notice: next };
      tell({ ...rest, from: FROM_NOTHING, patch: [], dropped: 0 });
      await new Promise((done) => setTimeout(done));
    },
  };
}

const ELSEWHERE: OpenNotice = { kind: 'playedElsewhere', kept: 'Late' };
const LOST: OpenNotice = { kind: 'ownStepsLost', reason: 'diskFull' };

test('a campaign continued by another Standee says so during play, once', async () => {
  const { shown, dismissAll, startOver } = await table(null);
  expect(shown()).toEqual([]);
  await startOver(ELSEWHERE);
  expect(shown()).toEqual([{ text: openNotice(ELSEWHERE), tone: 'plain' }]);
  expect(openNotice(ELSEWHERE)).toContain('Late');

  dismissAll();
  await startOver(ELSEWHERE);
  expect(shown()).toEqual([]);
});

test('steps that could not be saved are shown with the reason, as a lasting problem', async () => {
  const { shown, startOver } = await table({ kind: 'tornTailCut' });
  await startOver(LOST);
  expect(shown()).toEqual([
    { text: openNotice({ kind: 'tornTailCut' }), tone: 'plain' },
    { text: openNotice(LOST), tone: 'danger' },
  ]);
  expect(openNotice(LOST)).toContain('the disk is full');
  expect(openNotice({ kind: 'ownStepsLost', reason: null })).toMatch(/could not be saved\.$/);
});

test('exhaustion is shown until the next turn starts, or until it is undone', async () => {
  const { shown, step } = await table(null);
  const brute = (exhausted: boolean) => [{ id: 'c1', kind: 'character', name: 'Piet', exhausted }];
  const falls = { type: 'exhausted', figure: 'c1', rule: 'EXHAUST-1' };
  await step(brute(false), { type: 'turnStarted', figure: 'c1' });
  await step(brute(true), falls);
  expect(shown()).toEqual([
    { text: expect.stringContaining('exhausted') as string, tone: 'plain' },
  ]);
  await step(brute(true));
  expect(shown()).toHaveLength(1);
  await step(brute(true), { type: 'turnStarted', figure: 'm1' });
  expect(shown()).toEqual([]);

  await step(brute(false));
  await step(brute(true), falls);
  expect(shown()).toHaveLength(1);
  await step(brute(false));
  expect(shown()).toEqual([]);
  // In the step that ends the round it is news as well.
  await step(brute(true), { type: 'roundEnded', round: 1 }, falls);
  expect(shown()).toHaveLength(1);
});
