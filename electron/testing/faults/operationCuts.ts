/**
 * Cuts the power during the long operations of a library: a migration, the end of a scenario, restoring a
 * backup, an import, a deletion. Afterwards each campaign is in the state before or after the operation, and
 * after it if the operation was acknowledged.
 */
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { seeded } from '#shared/testing/seeded';
import { Library } from '../../library/library';
import type { Game } from '#shared/state';
import { inspect } from '../inspect';
import { RefusedError, valueOf } from '../library';
import { convertToFormat0, registerFormat0 } from '../olderFormat';
import { GAME, newTable, playTable, takeStep } from '../table';
import { ERROR_CODES, diskError, inOrder, freeLock, openUnlocked } from './determinism';
import { afterPowerCut, writeFiles } from './powerCut';
import { RecordedDisk, type DiskCall } from './recordedDisk';
import { check, FaultTally, inPart, WHOLE, type FaultRow, type Part } from './rows';

interface Operation {
  readonly name: string;
  /** Creates the library for the operation. */
  readonly prepare: (folder: string) => Promise<void>;
  readonly carryOut: (library: Library) => Promise<unknown>;
}

/** A time soon after the game, so that nothing in the trash expires. */
const now = () => new Date(Date.UTC(2026, 3, 1));
const open = (folder: string) => openUnlocked(folder, now);

/** Creates a campaign in the middle of its second scenario. */
async function playInto(folder: string, steps: number): Promise<void> {
  const library = await open(folder);
  await playTable(await newTable(library), steps);
  await library.close();
}

const session = async (library: Library) => valueOf(await library.openCampaign('Test'));

const OPERATIONS: readonly Operation[] = [
  {
    name: 'migration of an older format',
    prepare: async (folder) => {
      await playInto(folder, 40);
      await convertToFormat0(folder);
    },
    carryOut: session,
  },
  {
    name: 'compaction at the end of a scenario',
    prepare: (folder) => playInto(folder, 21),
    carryOut: async (library) => valueOf(await takeStep(await session(library), 21, 'step 21')),
  },
  {
    name: 'going back to a backup',
    prepare: (folder) => playInto(folder, 40),
    carryOut: async (library) => {
      const { backups, unrestorable } = valueOf(await library.campaigns.backups('Test'));
      // If one is unrestorable, the third backup is not the expected one.
      if (unrestorable.length > 0) throw new RefusedError(`not read: ${unrestorable.join(', ')}`);
      const backup = backups[2];
      if (backup) valueOf(await library.campaigns.restoreBackup('Test', backup.id));
    },
  },
  {
    name: 'import',
    prepare: (folder) => playInto(folder, 40),
    carryOut: async (library) => {
      const exported = valueOf(await library.exportCampaign('Test'));
      valueOf(await library.importCampaign(exported));
    },
  },
  {
    name: 'deletion',
    prepare: (folder) => playInto(folder, 40),
    carryOut: async (library) => valueOf(await library.deleteCampaign('Test')),
  },
];

/** Cuts the power at each disk call of each operation. */
export async function cutOperations(
  folder: string,
  part: Part = WHOLE,
): Promise<readonly FaultRow[]> {
  return eachOperation((operation) => cutOperation(folder, operation, part));
}

async function cutOperation(folder: string, operation: Operation, part: Part): Promise<FaultRow> {
  const tally = new FaultTally(`power cut: ${operation.name}`);
  const [inner, copy] = [join(folder, 'operation'), join(folder, 'copy')];
  await operation.prepare(inner);
  const before = await stateOf(inner, copy);
  const disk = new RecordedDisk(inner, inOrder);
  disk.recordExistingFiles();
  const first = disk.operations.length;
  disk.start();
  try {
    await disk.as('a', async () => {
      const library = await open(inner);
      await operation.carryOut(library);
      disk.acknowledge('done');
      await library.close();
    });
  } finally {
    disk.stop();
  }
  const after = await stateOf(inner, copy);
  const places = disk.operations.map((_, index) => index + 1).filter((at) => at >= first);
  await tally.countEach(
    inPart(places, part),
    (at) => `operation ${String(at)}`,
    async (at, lane) => {
      const operations = disk.operations.slice(0, at);
      const left = join(folder, lane);
      await mkdir(left, { recursive: true });
      await writeFiles(afterPowerCut(operations, seeded(at)), left);
      try {
        return outcomeOf(await campaignsIn(left), before, isDone(operations) ? after : null, after);
      } finally {
        await rm(left, { recursive: true, force: true });
      }
    },
  );
  await rm(inner, { recursive: true, force: true });
  return tally.row();
}

/** Fails each disk call of each operation with each kind of error. */
export async function failOperations(
  folder: string,
  part: Part = WHOLE,
): Promise<readonly FaultRow[]> {
  return eachOperation((operation) => failOperation(folder, operation, part));
}

async function eachOperation(
  tryOperation: (operation: Operation) => Promise<FaultRow>,
): Promise<readonly FaultRow[]> {
  const forget = registerFormat0();
  try {
    const rows: FaultRow[] = [];
    for (const operation of OPERATIONS) rows.push(await tryOperation(operation));
    return rows;
  } finally {
    forget();
  }
}

async function failOperation(folder: string, operation: Operation, part: Part): Promise<FaultRow> {
  const tally = new FaultTally(`error: ${operation.name}`);
  const [begun, inner, copy] = [
    join(folder, 'begun'),
    join(folder, 'operation'),
    join(folder, 'copy'),
  ];
  await rm(begun, { recursive: true, force: true });
  await operation.prepare(begun);
  const before = await stateOf(begun, copy);
  const tryOperation = async (failing: number, code: string) => {
    await rm(inner, { recursive: true, force: true });
    await cp(begun, inner, { recursive: true });
    let calls = 0;
    const disk = new RecordedDisk(inner, inOrder, (what) => {
      calls += 1;
      if (calls === failing) throw diskError(code, what);
    });
    disk.start();
    try {
      const isDone = await disk.as('a', () => isCarriedOut(inner, operation));
      check(disk.stillOpen.length === 0, `still open: ${disk.stillOpen.join(', ')}`);
      return { calls, isDone };
    } finally {
      disk.stop();
    }
  };
  const { calls } = await tryOperation(0, '');
  const after = await stateOf(inner, copy);
  const places = Array.from({ length: calls }, (_, call) => call + 1);
  for (const call of inPart(places, part)) {
    const code = ERROR_CODES[call % ERROR_CODES.length] ?? 'EIO';
    await tally.count(`${code} at call ${String(call)}`, async () => {
      const { isDone } = await tryOperation(call, code);
      const outcome = outcomeOf(await campaignsIn(inner), before, isDone ? after : null, after);
      return isDone ? outcome : 'refused';
    });
  }
  for (const each of [begun, inner]) await rm(each, { recursive: true, force: true });
  return tally.row();
}

/** True if an operation succeeded; false = it was refused. */
async function isCarriedOut(folder: string, operation: Operation): Promise<boolean> {
  const opened = await Library.open(folder, GAME, { take: freeLock, now });
  if (!opened.ok) return false;
  try {
    await operation.carryOut(opened.value);
    return true;
  } catch (error) {
    if (error instanceof RefusedError) return false;
    throw error;
  } finally {
    await opened.value.close();
  }
}

const isDone = (operations: readonly DiskCall[]) =>
  operations.some(({ kind }) => kind === 'acknowledged');

/** Request ids of steps that the library makes itself; they differ in each run. */
const LIBRARY_REQUEST = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A campaign as the player sees it. */
interface CampaignState {
  readonly name: string;
  readonly isDeleted: boolean;
  readonly game: Game;
  readonly requests: readonly string[];
}

interface LibraryState {
  readonly campaigns: readonly CampaignState[];
  /** True if the player is notified of a loss. */
  readonly isReported: boolean;
}

async function stateOf(folder: string, copy: string): Promise<readonly CampaignState[]> {
  await cp(folder, copy, { recursive: true });
  const { campaigns } = await campaignsIn(copy);
  await rm(copy, { recursive: true });
  return campaigns;
}

async function campaignsIn(folder: string): Promise<LibraryState> {
  const library = await open(folder);
  try {
    const live = new Set((await library.campaigns.entries()).map(({ key }) => key));
    for (const { id } of await library.campaigns.trash())
      valueOf(await library.restoreFromTrash(id));
    const campaigns: CampaignState[] = [];
    let isReported = false;
    for (const { key } of await library.campaigns.entries()) {
      const opened = await library.openCampaign(key);
      if (!opened.ok) isReported = true;
      if (!opened.ok) continue;
      const { game, notice } = await opened.value.snapshot();
      if (notice && notice.kind !== 'tornTailCut') isReported = true;
      const { faults, requests } = await inspect(library, key);
      check(faults.length === 0, faults.join('; '));
      const named = requests.map((request) => (LIBRARY_REQUEST.test(request) ? '' : request));
      const { name } = game.campaign;
      campaigns.push({ name, isDeleted: !live.has(key), game, requests: named });
    }
    return { campaigns, isReported };
  } finally {
    await library.close();
  }
}

function outcomeOf(
  { campaigns, isReported }: LibraryState,
  before: readonly CampaignState[],
  acknowledged: readonly CampaignState[] | null,
  after: readonly CampaignState[],
): 'recovered' | 'refused' {
  if (isReported) return 'refused';
  const has = (wanted: CampaignState) =>
    campaigns.some((found) => isDeepStrictEqual(found, wanted));
  for (const wanted of acknowledged ?? [])
    check(has(wanted), `${wanted.name} is not as it was acknowledged`);
  for (const wanted of acknowledged ? [] : before) {
    const later = after.filter(({ name }) => name === wanted.name);
    check(has(wanted) || later.some(has), `${wanted.name} is gone`);
  }
  return 'recovered';
}
