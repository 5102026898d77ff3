/** Kills a playing process at a random moment and checks its files. */
import { spawn } from 'node:child_process';
import { inspect } from '../inspect';
import { withScript } from '../script';
import { openGameLibrary } from '../table';
import { check, FaultTally, type FaultRow } from './rows';

/** Maximum answered steps before the process is killed. */
const MAX_STEPS = 60;

/**
 * Kills a playing process this many times in one library. Each process continues where the last one stopped.
 */
export function killSession(folder: string, tries: number): Promise<FaultRow> {
  return withScript('player', (player) => killPlayer(player, folder, tries));
}

async function killPlayer(player: string, folder: string, tries: number): Promise<FaultRow> {
  const tally = new FaultTally('SIGKILL while playing');
  const acknowledged = new Set<string>();
  let step = 0;
  for (let life = 0; life < tries; life += 1) {
    await tally.count(`life ${String(life)} from step ${String(step)}`, async () => {
      const played = await playUntilKilled(
        [player, folder, String(step)],
        Math.random() * MAX_STEPS,
      );
      check(played.done.length > 0, 'it died before its first step');
      for (const one of played.done) acknowledged.add(`step ${String(one)}`);
      step = played.next;
      const library = await openGameLibrary(folder);
      try {
        const { faults, requests } = await inspect(library, 'Test');
        check(faults.length === 0, faults.join('; '));
        const saved = new Set(requests);
        const missing = [...acknowledged].filter((request) => !saved.has(request));
        check(missing.length === 0, `missing: ${missing.join(', ')}`);
      } finally {
        await library.close();
      }
      return 'recovered';
    });
  }
  return tally.row();
}

interface Played {
  readonly done: readonly number[];
  /** Number of the first step that was never sent. */
  readonly next: number;
}

/** Plays until this many steps are answered, and kills the process during its next work. */
function playUntilKilled(player: readonly string[], after: number): Promise<Played> {
  const child = spawn(process.execPath, player, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    // A refused step cannot be lost, so its answer counts too.
    if (output.split('done ').length > 1 + after) child.kill('SIGKILL');
  });
  return new Promise((done) => {
    child.once('close', () => {
      const lines = output.split('\n').slice(0, -1);
      const numbers = lines.map((line) => Number(line.split(' ')[1]));
      const acknowledged = numbers.filter((_, index) => lines[index]?.startsWith('done'));
      // The step in progress at the kill may be saved or not.
      done({ done: acknowledged, next: (numbers.at(-1) ?? 0) + 2 });
    });
  });
}
