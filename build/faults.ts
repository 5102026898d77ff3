/**
 * `npm run faults`: the long version of the fault tests, printed as a table. Exits with 1 if a step
 * was lost. `-- --part 3/10` runs the third tenth of all tries, `-- --only cut` the rows with that
 * name.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { damageFiles } from '../electron/testing/faults/damage';
import { cutOperations, failOperations } from '../electron/testing/faults/operationCuts';
import { failDisk } from '../electron/testing/faults/disk';
import { fuzzFiles } from '../electron/testing/faults/fuzz';
import { killSession } from '../electron/testing/faults/kill';
import { cutPower, failCalls } from '../electron/testing/faults/powerCuts';
import { replaceFiles } from '../electron/testing/faults/replacedFiles';
import { FaultTally, triesIn, type FaultRow, type Part } from '../electron/testing/faults/rows';
import { killHost } from './e2e/hostKill';

const { part: wanted, only } = parseArgs({
  options: { part: { type: 'string', default: '1/1' }, only: { type: 'string', default: '' } },
}).values;

function partOf(text: string): Part {
  const [place = 0, of = 0] = text.split('/').map(Number);
  if (Number.isInteger(place) && Number.isInteger(of) && place >= 1 && place <= of) {
    return { place: place - 1, of };
  }
  throw new Error(`--part ${text} is no part such as 3/10`);
}

const part = partOf(wanted);
const share = (tries: number) => triesIn(tries, part);

/** The fault tests. `--only` selects them by the beginnings of their names. */
const FAULTS: Readonly<Record<string, (folder: string) => Promise<readonly FaultRow[]>>> = {
  'power cut at any call': async (folder) => [await cutPower(folder, 20_000, part)],
  'files put back': async (folder) => [await replaceFiles(folder, 200, part)],
  'power cut within operations': (folder) => cutOperations(folder, part),
  'error at any call': async (folder) => [await failCalls(folder, part)],
  'error within operations': (folder) => failOperations(folder, part),
  'kill of a process': async (folder) => [await killSession(folder, share(200))],
  'kill of the host': async (folder) => (hasHost() ? [await killHost(folder, share(60))] : []),
  'damaged files': (folder) => damageFiles(folder, part.of === 1),
  'disk in trouble': (folder) => failDisk(folder),
  'mutated files': (folder) => fuzzFiles(folder, share(2000)),
};

function hasHost(): boolean {
  const isBuilt = existsSync(resolve(import.meta.dirname, '../dist/electron/browserHost.js'));
  if (!isBuilt) console.error('(the host is not built; `npm run build` makes it)');
  return isBuilt;
}

function print({ fault, tries, lost, recovered, refused }: Record<keyof FaultRow, unknown>): void {
  const figures = [tries, lost, recovered, refused].map((one) => String(one).padStart(9));
  console.log(`${String(fault).padEnd(46)}${figures.join('')}`);
}

/** Prints the progress of a long row from time to time. */
function watchRows(): void {
  let saidAt = Date.now();
  FaultTally.watch = ({ fault, tries, lost }) => {
    if (Date.now() - saidAt < 10_000) return;
    saidAt = Date.now();
    console.error(`(${fault}: ${String(tries)} tries so far, ${String(lost)} lost)`);
  };
}

async function main(): Promise<void> {
  print({
    fault: 'fault',
    tries: 'tries',
    lost: 'lost',
    recovered: 'recovered',
    refused: 'told',
    complaints: '',
  });
  watchRows();
  const complaints: string[] = [];
  for (const [name, run] of Object.entries(FAULTS)) {
    if (!name.includes(only)) continue;
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
