/** Kills the browser host during play and checks its files. */
import { newRequestId } from '../../renderer/client/openCampaign';
import type { Snapshot, Update } from '../../shared/api/api';
import type { Result } from '../../shared/result';
import { inspect } from '../../electron/testing/inspect';
import { openGameLibrary } from '../../electron/testing/table';
import { check, FaultTally, type FaultRow } from '../../electron/testing/faults/rows';
import { startHost, type Host } from './harness';
import { callApi } from './table';

/** Maximum milliseconds of play before the host is killed. */
const MAX_PLAY_MS = 300;

/** Plays on the built browser host over HTTP, kills the host this many times, and checks the files. */
export async function killHost(library: string, lives: number): Promise<FaultRow> {
  const tally = new FaultTally('SIGKILL of the browser host');
  const acknowledged = new Set<string>();
  for (let life = 0; life < lives; life += 1) {
    await tally.count(`life ${String(life)}`, async () => {
      const host = await startHost(library);
      await playUntilKilled(host, acknowledged);
      const reopened = await openGameLibrary(library);
      try {
        const { faults, requests } = await inspect(reopened, 'Sturdy');
        check(faults.length === 0, faults.join('; '));
        const missing = [...acknowledged].filter((request) => !requests.includes(request));
        check(missing.length === 0, `missing: ${missing.join(', ')}`);
      } finally {
        await reopened.close();
      }
      return 'recovered';
    });
  }
  return tally.row();
}

async function playUntilKilled(host: Host, acknowledged: Set<string>): Promise<void> {
  await callApi(host, 'library.create', 'Sturdy');
  const opened = (await callApi(host, 'campaign.open', 'Sturdy')) as Result<Snapshot>;
  let seq = opened.ok ? opened.value.seq : 0;
  const timer = setTimeout(() => void host.kill(), Math.random() * MAX_PLAY_MS);
  try {
    for (let step = 0; ; step += 1) {
      const request = newRequestId();
      const isUndo = step % 5 === 4;
      const answer = (await (isUndo
        ? callApi(host, 'campaign.undo', 'Sturdy', seq, request)
        : callApi(host, 'campaign.send', 'Sturdy', renamed(), request))) as Result<Update>;
      if (!answer.ok) continue;
      acknowledged.add(request);
      ({ seq } = answer.value);
    }
  } catch {
    // The host was killed during a call.
  } finally {
    clearTimeout(timer);
    await host.kill();
  }
}

const renamed = () => ({ type: 'renameCampaign', name: `Name ${String(Math.random())}` });
