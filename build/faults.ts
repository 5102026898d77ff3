/**
 * `npm run faults`: the long form of the fault tests, as a table. Ends with 1 where anything was
 * lost. A number as argument makes it shorter: `npm run faults -- 10` does a tenth.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { damageFiles } from '../electron/testing/faults/damage';
import { cutDeeds } from '../electron/testing/faults/deedCuts';
import { troubleDisk } from '../electron/testing/faults/disk';
import { fuzzFiles } from '../electron/testing/faults/fuzz';
import { killSession } from '../electron/testing/faults/kill';
import { cutPower, failCalls } from '../electron/testing/faults/powerCuts';
import type { FaultRow } from '../electron/testing/faults/rows';
import { killHost } from './e2e/hostKill';

const shorter = Math.max(1, Number(process.argv[2] ?? '1'));
const share = (tries: number) => Math.ceil(tries / shorter);

const FAULTS: readonly ((folder: string) => Promise<readonly FaultRow[]>)[] = [
  async (folder) => [await killSession(folder, share(200))],
  async (folder) => (hasHost() ? [await killHost(folder, share(60))] : []),
  (folder) => damageFiles(folder, shorter === 1),
  (folder) => troubleDisk(folder),
  (folder) => fuzzFiles(folder, share(2000)),
  async (folder) => [await cutPower(folder, share(20_000))],
  (folder) => cutDeeds(folder, shorter),
  async (folder) => [await failCalls(folder, share(2000))],
];

function hasHost(): boolean {
  const isBuilt = existsSync(resolve(import.meta.dirname, '../dist/electron/browserHost.js'));
  if (!isBuilt) console.error('(the host is not built; `npm run build` makes it)');
  return isBuilt;
}

function print({ fault, tries, lost, recovered, refused }: Record<keyof FaultRow, unknown>): void {
  const figures = [tries, lost, recovered, refused].map((one) => String(one).padStart(9));
  console.log(`${String(fault).padEnd(46)}${figures.join('')}`);
}

async function main(): Promise<void> {
  print({
    fault: 'fault',
    tries: 'tries',
    lost: 'lost',
    recovered: 'recovered',
    refused: 'refused',
    complaints: '',
  });
  const complaints: string[] = [];
  for (const run of FAULTS) {
    const folder = await mkdtemp(join(tmpdir(), 'standee-faults-'));
    for (const row of await run(folder)) {
      print({ ...row });
      complaints.push(...row.complaints);
    }
    await rm(folder, { recursive: true, force: true });
  }
  for (const complaint of complaints) console.error(`\n${complaint}`);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}

await main();
