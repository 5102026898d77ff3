import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newCampaign, openLibrary, playRenames, scratchFolder, valueOf } from '../testing/library';
import type { Library } from './library';
import { reportFile } from './problemReport';
import type { PortableCampaign } from './transfer/exportFile';
import { reportedCampaign } from './transfer/reportedCampaign';

let scratch: Awaited<ReturnType<typeof scratchFolder>>;
let library: Library;

beforeEach(async () => {
  scratch = await scratchFolder();
  library = await openLibrary(scratch.folder);
});
afterEach(async () => {
  await library.close();
  await scratch.remove();
});

const MORE = { version: '0.1.0', log: ['an error'] };

describe('reportFile', () => {
  test('A report holds the log beside the campaign and is imported as the table was', async () => {
    const session = await newCampaign(library, 'Ours');
    await playRenames(session, 3);
    const contents = { campaign: session.key, withNames: true, more: MORE };
    const bytes = valueOf(await reportFile(library, contents));
    expect(JSON.parse(String(bytes))).toMatchObject({ standee: 'campaign', report: MORE });
    const { key } = valueOf(await library.importCampaign({ name: 'report.standee', bytes }));
    const imported = valueOf(await library.openCampaign(key));
    expect(imported.game.campaign).toEqual({ ...session.game.campaign, name: 'n3 2' });
    const undone = valueOf(await imported.undo(imported.newest.seq, 'request'));
    expect(undone.undo).not.toBeNull();
  });

  test('A report of more than 200 steps has the last 200 that are not undone', async () => {
    const session = await newCampaign(library, 'Ours');
    await playRenames(session, 203);
    valueOf(await session.undo(session.newest.seq, 'undo'));
    valueOf(await session.undo(session.newest.seq, 'undo once more'));
    valueOf(await session.redo(session.newest.seq, 'redo'));
    const contents = { campaign: session.key, withNames: true, more: MORE };
    const bytes = valueOf(await reportFile(library, contents));
    const { lines, heading } = JSON.parse(String(bytes)) as PortableCampaign;
    expect(lines).toHaveLength(200);
    expect(heading.game).toMatchObject({ campaign: { name: 'n2' } });

    const { key } = valueOf(await library.importCampaign({ name: 'report.standee', bytes }));
    const imported = valueOf(await library.openCampaign(key));
    expect(imported.game.campaign.name).toBe('n202 2');
    for (let step = 0; step < 3; step += 1) {
      valueOf(await imported.undo(imported.newest.seq, `undo ${String(step)}`));
    }
    expect(imported.game.campaign.name).toBe('n200');
  });

  test('A report without an open campaign has the log alone', async () => {
    const bytes = valueOf(
      await reportFile(library, { campaign: null, withNames: true, more: MORE }),
    );
    expect(JSON.parse(String(bytes))).toEqual({ standee: 'report', ...MORE });
  });
});

test('Names of players are replaced, in notes, too, and no steps tell them', async () => {
  const session = await newCampaign(library, 'Ours');
  const heading = { game: session.game, seq: 1 };
  const characters = ['Ann', 'Bob', 'Ann', ''].map((player) => ({
    ...{ name: 'Hilda', player, notes: 'Ann pays Bob.' },
  }));
  const game = { ...session.game, campaign: { ...session.game.campaign, characters } };
  const campaign = { name: 'Ours', heading, lines: [{ says: 'Ann' }], scenarios: [], packs: [] };
  const newest = { game: game as unknown as typeof session.game, seq: 1 };
  const reported = reportedCampaign(campaign as unknown as PortableCampaign, newest, false);
  expect(reported.lines).toEqual([]);
  expect(JSON.stringify(reported)).not.toMatch(/Ann|Bob/);
  expect(reported.heading.game).toMatchObject({
    campaign: {
      characters: [
        { player: 'Player 1', notes: 'Player 1 pays Player 2.' },
        { player: 'Player 2' },
        { player: 'Player 1' },
        { player: '' },
      ],
    },
  });
});
