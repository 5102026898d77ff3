/** Benchmarks of a full table: commands in memory and on disk, undo, opening a campaign. */
import { apply, EMPTY_GAME } from '#shared/commands/apply';
import type { Command } from '#shared/commands/shapes';
import type { Content } from '#shared/content/content';
import { id, type FigureId } from '#shared/ids';
import { ok, type Result } from '#shared/result';
import type { Game } from '#shared/state';
import { Library, type Rules } from '../../electron/library/library';
import type { Session } from '../../electron/session/session';
import { fillJournal } from './fillJournal';
import { medianRow, latencyRows, timesOf, type Row } from './measure';

const STANDEES = 40;
/** Numbers of moments of the measured campaigns. */
const AGES = [0, 20_000, 100_000] as const;
const OLDEST = 100_000;
const SAMPLES = 300;

/** Target of the measured commands: the rules in memory, or a campaign on disk. */
interface Table {
  readonly game: Game;
  send(command: Command): Promise<Result<unknown>>;
}

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

let requests = 0;

function sessionTable(session: Session): Table {
  return {
    get game() {
      return session.game;
    },
    send: (command) => {
      requests += 1;
      return session.send(command, `bench ${String(requests)}`);
    },
  };
}

/** A game in memory, with the rules alone: no journal, patches or shape checks. */
class MemoryTable implements Table {
  game = EMPTY_GAME;
  readonly #content: Content;

  constructor(content: Content) {
    this.#content = content;
  }

  play(command: Command): Result<unknown> {
    const played = apply(this.game, command, Math.random, this.#content);
    if (played.ok) this.game = played.value.next;
    return played.ok ? ok(null) : played;
  }

  send(command: Command): Promise<Result<unknown>> {
    return Promise.resolve(this.play(command));
  }
}

/** Sets up scenario 1 with four characters and forty standees. */
async function setTable(table: Table): Promise<readonly FigureId[]> {
  for (const name of ['brute', 'scoundrel', 'spellweaver', 'tinkerer']) {
    valueOf(await table.send({ type: 'addCharacter', class: id(name), name, level: 3 }));
  }
  const characters = table.game.campaign.characters.map((character) => character.id);
  valueOf(await table.send({ type: 'startScenario', scenario: id('1'), characters, level: null }));
  const kinds = ['bandit-guard', 'bandit-archer', 'living-bones', 'cultist', 'inox-guard', 'hound'];
  for (const monster of kinds) {
    for (let more = 0; more < 10 && monsters(table.game).length < STANDEES; more += 1) {
      const added = await table.send({
        type: 'addMonster',
        monster: id(monster),
        rank: 'normal',
        standee: null,
        origin: 'placed',
        side: 'enemies',
        at: null,
      });
      if (!added.ok) break;
    }
  }
  const figures = monsters(table.game);
  if (figures.length !== STANDEES) throw new Error(`${String(figures.length)} standees only`);
  return figures;
}

function monsters(game: Game): readonly FigureId[] {
  const figures = game.scenario?.figures ?? [];
  return figures.filter(({ kind }) => kind === 'monster').map((figure) => figure.id);
}

/** The most frequent commands (numbers, conditions, elements), for each figure in turn. */
function* frequentCommands(figures: readonly FigureId[]): Generator<Command, never> {
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

/** Measures the rules alone. Their budget is a part of the budget for a saved step. */
export async function applyRows(content: Content): Promise<readonly Row[]> {
  const table = new MemoryTable(content);
  valueOf(table.play({ type: 'newCampaign', name: 'Bench' }));
  const play = frequentCommands(await setTable(table));
  const times = await timesOf(
    2000,
    () => play.next().value,
    (command) => valueOf(table.play(command)),
  );
  return latencyRows('command in memory', times, 15);
}

function answerTimes(table: Table, play: Generator<Command, never>): Promise<readonly number[]> {
  return timesOf(
    SAMPLES,
    () => play.next().value,
    async (command) => valueOf(await table.send(command)),
  );
}

/**
 * Measures commands and undo in a new campaign and in longer and longer ones. The longest stays in the
 * folder.
 */
export async function sessionRows(folder: string, rules: Rules): Promise<readonly Row[]> {
  let library = valueOf(await Library.open(folder, rules));
  let session = valueOf(await library.createCampaign({ type: 'newCampaign', name: 'Bench' }));
  const play = frequentCommands(await setTable(sessionTable(session)));
  const rows: Row[] = [];
  for (const moments of AGES) {
    if (moments > 0) {
      await library.close();
      await fillJournal(folder, 'Bench', moments);
      library = valueOf(await Library.open(folder, rules));
      const opened = await timesOf(
        1,
        () => undefined,
        async () => (session = valueOf(await library.openCampaign('Bench'))),
      );
      process.stderr.write(`${String(moments)} moments, read in ${String(opened[0] ?? 0)} ms\n`);
    }
    const what = `at ${String(moments)} moments`;
    rows.push(
      ...latencyRows(
        `command to durable answer ${what}`,
        await answerTimes(sessionTable(session), play),
        15,
      ),
    );
    rows.push(...latencyRows(`undo to durable answer ${what}`, await undoTimes(session), 15));
    rows.push(...(await statisticsRows(session, what)));
    rows.push(memoryRow(what));
  }
  await library.close();
  return rows;
}

/** The first count reads the whole history; the next ones continue from it. */
async function statisticsRows(session: Session, what: string): Promise<readonly Row[]> {
  const time = () =>
    timesOf(
      1,
      () => undefined,
      () => session.statistics(),
    );
  const [first = 0] = await time();
  const [next = 0] = await time();
  const row = (which: string, milliseconds: number): Row => ({
    what: `statistics ${what}, ${which}`,
    figure: `${milliseconds.toFixed(1)} ms`,
    budget: '',
    isWithin: null,
  });
  return [row('first', first), row('next', next)];
}

/** Heap size after garbage collection if Node runs with `--expose-gc`. */
function memoryRow(what: string): Row {
  globalThis.gc?.();
  const megabytes = process.memoryUsage().heapUsed / 1024 / 1024;
  return {
    what: `memory ${what}`,
    figure: `${megabytes.toFixed(0)} MB`,
    budget: '',
    isWithin: null,
  };
}

function undoTimes(session: Session): Promise<readonly number[]> {
  return timesOf(
    SAMPLES,
    () => session.snapshot(),
    async ({ seq }) => valueOf(await session.undo(seq, `bench undo ${String(seq)}`)),
  );
}

/** Measures opening a library and its campaign, as the first click after a start does. */
export async function openRow(folder: string, rules: Rules): Promise<Row> {
  const opened: Library[] = [];
  const times = await timesOf(
    5,
    () => opened.pop()?.close(),
    async () => {
      const library = valueOf(await Library.open(folder, rules));
      opened.push(library);
      const session = valueOf(await library.openCampaign('Bench'));
      await session.snapshot();
    },
  );
  await opened.pop()?.close();
  return medianRow(`open a campaign with ${String(OLDEST)} moments`, times, 500);
}
