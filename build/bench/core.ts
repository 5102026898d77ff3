/**
 * `npm run bench`: the figures players feel, against the budgets of ARCHITECTURE.md. Prints a table
 * and never fails: machines differ.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Command } from '#shared/commands/shapes';
import { id, type FigureId } from '#shared/ids';
import type { Result } from '#shared/result';
import { Library } from '../../electron/library/library';
import { rulesFrom } from '../../electron/rules';
import type { Session } from '../../electron/session';

const root = resolve(import.meta.dirname, '../..');
const STANDEES = 40;
const MOMENTS = 20_000;
const SAMPLES = 300;
/** Where the figures are taken; on some machines the temporary folder is no real disk. */
const scratch = process.env['STANDEE_BENCH_FOLDER'] ?? tmpdir();

interface Row {
  readonly what: string;
  readonly figure: string;
  readonly budget: string;
  readonly isWithin: boolean | null;
}

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

const rules = rulesFrom(join(root, 'shared/content/data'));

let requests = 0;
async function send(session: Session, command: Command): Promise<void> {
  requests += 1;
  valueOf(await session.send(command, `bench ${String(requests)}`));
}

/** Four characters in scenario 1, and standees until there are forty. */
async function setTable(session: Session): Promise<readonly FigureId[]> {
  for (const name of ['brute', 'scoundrel', 'spellweaver', 'tinkerer']) {
    await send(session, { type: 'addCharacter', class: id(name), name, level: 3 });
  }
  const characters = session.game.campaign.characters.map((character) => character.id);
  await send(session, { type: 'startScenario', scenario: id('1'), characters, level: null });
  const kinds = ['bandit-guard', 'bandit-archer', 'living-bones', 'cultist', 'inox-guard', 'hound'];
  for (const monster of kinds) {
    for (let more = 0; more < 10 && monsters(session).length < STANDEES; more += 1) {
      const added = await session.send(
        {
          type: 'addMonster',
          monster: id(monster),
          rank: 'normal',
          standee: null,
          origin: 'placed',
          side: 'enemies',
          at: null,
        },
        `bench monster ${monster} ${String(more)}`,
      );
      if (!added.ok) break;
    }
  }
  return monsters(session);
}

function monsters(session: Session): readonly FigureId[] {
  const figures = session.game.scenario?.figures ?? [];
  return figures.filter(({ kind }) => kind === 'monster').map((figure) => figure.id);
}

/** What a table does most: numbers, conditions and elements, on one figure after the other. */
function* moves(figures: readonly FigureId[]): Generator<Command> {
  for (let turn = 0; ; turn += 1) {
    for (const figure of figures) {
      yield { type: 'correctHitPoints', figure, hitPoints: 1 + (turn % 3) };
      yield { type: 'addCondition', figure, condition: turn % 2 === 0 ? 'muddle' : 'poison' };
      yield { type: 'correctElement', element: 'fire', state: turn % 2 === 0 ? 'strong' : 'inert' };
      yield { type: 'removeCondition', figure, condition: turn % 2 === 0 ? 'muddle' : 'poison' };
      yield { type: 'correctElement', element: 'fire', state: 'waning' };
    }
  }
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const ms = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`;

async function answerTimes(
  session: Session,
  play: Generator<Command>,
  label: string,
): Promise<Row[]> {
  const times: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const command = play.next().value as Command;
    const start = performance.now();
    await send(session, command);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  const what = `command to durable answer at ${label}`;
  return [
    { what: `${what}, p50`, figure: ms(p50), budget: '', isWithin: null },
    { what: `${what}, p95`, figure: ms(p95), budget: '15 ms', isWithin: p95 < 15 },
  ];
}

async function sessions(folder: string): Promise<Row[]> {
  const library = valueOf(await Library.open(folder, rules));
  const session = valueOf(await library.createCampaign({ type: 'newCampaign', name: 'Bench' }));
  const figures = await setTable(session);
  process.stderr.write(`${String(figures.length)} standees are on the table\n`);
  const play = moves(figures);
  const rows = await answerTimes(session, play, '0 moments');
  const { seq } = await session.snapshot();
  for (let moment = seq; moment < MOMENTS; moment += 1) {
    await send(session, play.next().value as Command);
    if (moment % 5000 === 0) process.stderr.write(`${String(moment)} moments\n`);
  }
  rows.push(...(await answerTimes(session, play, `${String(MOMENTS)} moments`)));
  rows.push(...(await undoTimes(session)));
  await library.close();
  return rows;
}

async function undoTimes(session: Session): Promise<Row[]> {
  const times: number[] = [];
  for (let step = 0; step < SAMPLES; step += 1) {
    const { seq } = await session.snapshot();
    const start = performance.now();
    valueOf(await session.undo(seq, `bench undo ${String(step)}`));
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const p95 = percentile(times, 0.95);
  return [
    { what: 'undo to durable answer, p95', figure: ms(p95), budget: '15 ms', isWithin: p95 < 15 },
  ];
}

/** Opens a library and its campaign, as the first click after a start does. */
async function openTime(folder: string): Promise<Row> {
  const times: number[] = [];
  for (let sample = 0; sample < 5; sample += 1) {
    const start = performance.now();
    const library = valueOf(await Library.open(folder, rules));
    const session = valueOf(await library.openCampaign('Bench'));
    await session.snapshot();
    times.push(performance.now() - start);
    await library.close();
  }
  times.sort((a, b) => a - b);
  const middle = percentile(times, 0.5);
  const what = `open a campaign with ${String(MOMENTS)} moments`;
  return { what, figure: ms(middle), budget: '500 ms', isWithin: middle < 500 };
}

/** The scripts that the page asks for at once: those in index.html and what they import outright. */
async function firstLoad(): Promise<Row | null> {
  const folder = join(root, 'dist/renderer');
  if (!existsSync(join(folder, 'index.html'))) return null;
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const wanted = [...page.matchAll(/(?:src|href)="\.?\/?(assets\/[^"]+\.js)"/g)].map(
    (match) => match[1] ?? '',
  );
  const seen = new Set<string>();
  let size = 0;
  for (let file = wanted.pop(); file !== undefined; file = wanted.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const script = await readFile(join(folder, file));
    size += gzipSync(script).length;
    const imports = script.toString().matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g);
    for (const match of imports) wanted.push(`assets/${match[1] ?? ''}`);
  }
  const figure = `${(size / 1000).toFixed(1)} kB`;
  const what = 'first load of the renderer, JavaScript, gzip';
  return { what, figure, budget: '200 kB', isWithin: size < 200_000 };
}

async function allScripts(): Promise<Row | null> {
  const folder = join(root, 'dist/renderer/assets');
  if (!existsSync(folder)) return null;
  let size = 0;
  for (const file of await readdir(folder)) {
    if (file.endsWith('.js')) size += gzipSync(await readFile(join(folder, file))).length;
  }
  const figure = `${(size / 1000).toFixed(1)} kB`;
  return { what: 'all of the renderer, JavaScript, gzip', figure, budget: '', isWithin: null };
}

function print(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ what }) => what.length));
  for (const { what, figure, budget, isWithin } of rows) {
    const verdict = isWithin === null ? '' : isWithin ? 'within' : 'OVER';
    console.log(`${what.padEnd(width)}  ${figure.padStart(10)}  ${budget.padStart(8)}  ${verdict}`);
  }
}

const folder = await mkdtemp(join(scratch, 'standee-bench-'));
try {
  const rows = [...(await sessions(folder)), await openTime(folder)];
  const sizes = [await firstLoad(), await allScripts()].filter((row) => row !== null);
  if (sizes.length === 0) console.log('(the renderer is not built; `npm run build` makes it)');
  print([...rows, ...sizes]);
} finally {
  await rm(folder, { recursive: true, force: true });
}
