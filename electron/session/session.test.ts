import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Update } from '#shared/api/api';
import type { Command } from '#shared/commands/shapes';
import type { GameEvent } from '#shared/events';
import { applyPatch } from '#shared/patch';
import { ok, type Outcome, type Result } from '#shared/result';
import type { Game } from '#shared/state';
import {
  newCampaign,
  openLibrary,
  playRenames,
  rename,
  RULES,
  scratchFolder,
  valueOf,
} from '../testing/library';
import { Library } from '../library/library';
import type { Session } from './session';

let folder: string;
let remove: () => Promise<void>;
let library: Library;
let session: Session;

beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
  library = await openLibrary(folder);
  session = await newCampaign(library);
});
afterEach(async () => {
  await library.close();
  await remove();
});

async function restart(): Promise<void> {
  await library.close();
  library = await openLibrary(folder);
  session = valueOf(await library.openCampaign('Test'));
}

const name = () => session.game.campaign.name;
const seq = async () => (await session.snapshot()).seq;
const undo = async (request = `u${String(Math.random())}`) => session.undo(await seq(), request);
const redo = async (request = `r${String(Math.random())}`) => session.redo(await seq(), request);

describe('send', () => {
  test('answers with an update that leads from one snapshot to the next', async () => {
    const before = await session.snapshot();
    const update = valueOf(await session.send(rename('New'), 'a'));
    const after = await session.snapshot();
    expect(update).toMatchObject({ campaign: 'Test', from: 1, seq: 2, dropped: 0 });
    expect(applyPatch(before.game, update.patch)).toEqual(after.game);
    expect([...before.log, ...update.log]).toEqual(after.log);
    expect(update.undo).toEqual(rename('New'));
    expect(update.redo).toBeNull();
  });

  test('repeats the first answer when a request is sent again, also after a restart', async () => {
    const first = valueOf(await session.send(rename('New'), 'a'));
    valueOf(await session.send(rename('Newer'), 'b'));
    expect(valueOf(await session.send(rename('New'), 'a'))).toEqual(first);
    await restart();
    expect(valueOf(await session.send(rename('New'), 'a'))).toEqual(first);
    expect(name()).toBe('Newer');
    expect(await seq()).toBe(3);
  });

  test('repeats the refusal when a refused request is sent again', async () => {
    const first = await session.send({ type: 'applyAttack' }, 'a');
    expect(first).toEqual({ ok: false, refusal: { code: 'noScenario' } });
    expect(await session.send(rename('X'), 'a')).toEqual(first);
    expect(await seq()).toBe(1);
  });

  test('runs calls one after the other', async () => {
    const names = Array.from({ length: 20 }, (_, number) => `n${String(number)}`);
    const updates = await Promise.all(names.map((text) => session.send(rename(text), text)));
    expect(updates.map((update) => valueOf(update).seq)).toEqual(names.map((_, n) => n + 2));
    expect(name()).toBe('n19');
  });

  test('records nothing for a command without changes and events', async () => {
    const silent: Command = { type: 'setDifficulty', difficulty: 'normal', solo: false };
    expect(valueOf(await session.send(silent, 'a'))).toMatchObject({ from: 1, seq: 1, patch: [] });
    expect((await session.snapshot()).log).toHaveLength(1);
  });

  test('keeps its state when the game throws an error', async () => {
    await expect(session.send({ type: 'endRound' }, 'a')).rejects.toThrow('a mistake of ours');
    expect(valueOf(await session.send(rename('On'), 'b')).seq).toBe(2);
  });
});

describe('undo and redo', () => {
  test('go back and forth over all steps, also across restarts, with titles', async () => {
    await playRenames(session, 4);
    await restart();
    expect((await session.snapshot()).undo).toEqual(rename('n4'));
    valueOf(await undo());
    valueOf(await undo());
    expect(name()).toBe('n2');
    await restart();
    expect(name()).toBe('n2');
    expect(await session.snapshot()).toMatchObject({ undo: rename('n2'), redo: rename('n3') });
    valueOf(await redo());
    expect(name()).toBe('n3');
    expect((await session.snapshot()).redo).toEqual(rename('n4'));
    await restart();
    valueOf(await redo());
    expect(name()).toBe('n4');
    expect(await redo()).toEqual({ ok: false, refusal: { code: 'nothingToRedo' } });
    for (const expected of ['n3', 'n2', 'n1', 'Test']) {
      valueOf(await undo());
      expect(name()).toBe(expected);
    }
    expect(await undo()).toEqual({ ok: false, refusal: { code: 'nothingToUndo' } });
  });

  test('lose the redo steps when a new command follows an undo', async () => {
    await playRenames(session, 3);
    valueOf(await undo());
    valueOf(await session.send(rename('other'), 'x'));
    expect(await redo()).toMatchObject({ refusal: { code: 'nothingToRedo' } });
    expect((await session.snapshot()).log.map((entry) => entry.command)).toEqual([
      { type: 'newCampaign', name: 'Test' },
      rename('n1'),
      rename('n2'),
      rename('other'),
    ]);
    valueOf(await undo());
    expect(name()).toBe('n2');
  });

  test('refuse a step other than the one the player saw', async () => {
    await playRenames(session, 2);
    const seen = await seq();
    valueOf(await session.undo(seen, 'first window'));
    const second = await session.undo(seen, 'second window');
    expect(second).toEqual({ ok: false, refusal: { code: 'stepChanged' } });
    expect(await session.redo(seen, 'third')).toEqual(second);
    expect(name()).toBe('n1');
  });

  test('do not count a request twice, also after a restart', async () => {
    await playRenames(session, 3);
    const seen = await seq();
    const first = await session.undo(seen, 'press');
    expect(await session.undo(seen, 'press')).toEqual(first);
    await restart();
    expect(await session.undo(seen, 'press')).toEqual(first);
    expect(name()).toBe('n2');
    const again = await session.redo(await seq(), 'again');
    await restart();
    expect(await session.redo(4, 'again')).toEqual(again);
  });

  test('reach steps that are no longer in memory, and the log follows', async () => {
    await playRenames(session, 450);
    await restart();
    const { log } = await session.snapshot();
    expect(log).toHaveLength(200);
    expect(log.at(-1)?.command).toEqual(rename('n450'));
    for (let step = 0; step < 440; step += 1) valueOf(await undo());
    expect(name()).toBe('n10');
    expect((await session.snapshot()).log).toHaveLength(11);
    for (let step = 0; step < 440; step += 1) valueOf(await redo());
    expect(name()).toBe('n450');
    expect((await session.snapshot()).log.map((entry) => entry.seq)).toEqual(
      log.map((entry) => entry.seq),
    );
  });
});

describe('goTo', () => {
  test('undoes or redoes up to a moment, one recorded step each', async () => {
    await playRenames(session, 6);
    const { log } = await session.snapshot();
    const target = log.find((entry) => entry.events.length > 0 && entry.seq === 3)?.seq ?? 0;
    const back = valueOf(await session.goTo(target, await seq(), 'go'));
    expect(back.game.campaign.name).toBe('n2');
    expect(back.seq).toBe(7 + 4);
    expect(back.redo).toEqual(rename('n3'));
    expect(valueOf(await session.goTo(target, 7, 'go'))).toEqual(back);
    await restart();
    expect(valueOf(await session.goTo(target, 7, 'go')).game).toEqual(back.game);
    valueOf(await undo());
    expect(name()).toBe('n1');
    const forth = valueOf(await session.goTo(6, await seq(), 'forth'));
    expect(forth.game.campaign.name).toBe('n5');
    expect(forth.redo).toEqual(rename('n6'));
    valueOf(await redo());
    expect(name()).toBe('n6');
  });

  test('refuses unknown moments and changes nothing', async () => {
    await playRenames(session, 2);
    const before = await session.snapshot();
    for (const moment of [0, 99]) {
      const went = await session.goTo(moment, before.seq, `go ${String(moment)}`);
      expect(went).toEqual({ ok: false, refusal: { code: 'stepChanged' } });
    }
    expect(await session.goTo(1, 1, 'stale')).toMatchObject({ refusal: { code: 'stepChanged' } });
    expect(await session.snapshot()).toEqual(before);
    expect(valueOf(await session.goTo(3, 3, 'here'))).toEqual(before);
  });

  test('refuses a moment that a new command replaced', async () => {
    await playRenames(session, 3);
    valueOf(await undo());
    valueOf(await session.send(rename('other'), 'x'));
    expect(await session.goTo(4, await seq(), 'go')).toMatchObject({
      refusal: { code: 'stepChanged' },
    });
  });
});

describe('goTo while it searches an early moment', () => {
  test('lets another player’s step go first and then refuses the jump', async () => {
    await playRenames(session, 450);
    const seen = await seq();
    const going = session.goTo(2, seen, 'go');
    const sent = await session.send(rename('meanwhile'), 'meanwhile');
    expect(sent).toMatchObject({ ok: true, value: { seq: seen + 1 } });
    expect(await going).toMatchObject({ refusal: { code: 'stepChanged' } });
    expect(session.game.campaign.name).toBe('meanwhile');
  });

  test('finishes before the library closes', async () => {
    await playRenames(session, 450);
    const going = session.goTo(2, await seq(), 'go');
    await library.close();
    expect(await going).toMatchObject({ ok: true });
  });
});

describe('statistics', () => {
  test('are counted once for all callers that ask for the same state at the same time', async () => {
    await playRenames(session);
    const [one, other] = await Promise.all([session.statistics(), session.statistics()]);
    expect(one).toBe(other);
    await playRenames(session, 1, 6);
    expect(await session.statistics()).not.toBe(one);
  });

  const attacked = { type: 'attacked', attacker: 'c1', target: 'x', damage: 2, rule: 'ATTACK-1' };
  const started = { type: 'scenarioStarted', scenario: '1', level: 1, monsterLevel: 1 };

  /** Every rename is an attack. The first one starts the scenario as well. */
  function fighting(game: Game, command: Command): Result<Outcome<Game>> {
    const played = RULES.play(game, command);
    if (!played.ok || command.type !== 'renameCampaign') return played;
    const blow = command.name.startsWith('n') ? [attacked] : [];
    const events = command.name === 'n1' ? [started, ...blow] : blow;
    return ok({ next: played.value.next, events: events as unknown as GameEvent[] });
  }

  test('cover every moment that is not undone, beyond the length of the log', async () => {
    await library.close();
    library = valueOf(await Library.open(folder, { ...RULES, play: fighting }));
    session = valueOf(await library.openCampaign('Test'));
    await playRenames(session, 450);
    await undo();
    await undo();
    const [scenario] = (await session.statistics()).scenarios;
    expect(scenario).toMatchObject({ scenario: '1', won: null });
    expect(scenario?.fighters).toMatchObject([{ fighter: 'c1', attacks: 448 }]);
    await restart();
    expect((await session.statistics()).fighters).toMatchObject([{ attacks: 448 }]);
  });

  test('continue from the last count after any undo and redo', async () => {
    await library.close();
    library = valueOf(await Library.open(folder, { ...RULES, play: fighting }));
    session = valueOf(await library.openCampaign('Test'));
    const attacks = async () => (await session.statistics()).fighters[0]?.attacks;
    await playRenames(session, 520);
    expect(await attacks()).toBe(520);
    await playRenames(session, 1, 521);
    expect(await attacks()).toBe(521);
    for (let step = 0; step < 3; step += 1) await undo();
    expect(await attacks()).toBe(518);
    await session.redo(await seq(), 'again');
    expect(await attacks()).toBe(519);
    await playRenames(session, 2, 600);
    expect(await Promise.all([attacks(), attacks()])).toEqual([521, 521]);
    const grown = await session.statistics();
    await restart();
    expect(await session.statistics()).toEqual(grown);
  });

  /** Opens the library again; each step is an attack. */
  async function begin(): Promise<void> {
    library = valueOf(await Library.open(folder, { ...RULES, play: fighting }));
    session = valueOf(await library.openCampaign('Test'));
  }

  test('continue from the saved counts, and start over if those are incomplete', async () => {
    await library.close();
    await begin();
    await playRenames(session, 505);
    const counted = await session.statistics();
    await library.close();
    const file = join(folder, 'Test.tallies');
    const saved = await readFile(file, 'utf8');
    expect(saved).toContain('"attacks":505');

    await begin();
    await playRenames(session, 1, 506);
    await undo();
    expect(await session.statistics()).toEqual(counted);
    for (const damaged of [
      saved.replace('"attacks":505', '"attacks":999'),
      '',
      '{}',
      saved + saved,
    ]) {
      await library.close();
      await writeFile(file, damaged);
      await begin();
      expect(await session.statistics()).toEqual(counted);
    }
  });

  test('match the lines on disk after older files were copied back', async () => {
    await library.close();
    await begin();
    await playRenames(session, 505);
    await library.close();
    const older = join(folder, 'older');
    await mkdir(older);
    for (const ending of ['json', 'journal']) {
      await cp(join(folder, `Test.${ending}`), join(older, `Test.${ending}`));
    }
    await begin();
    await playRenames(session, 1, 506);
    await session.statistics();
    await library.close();
    for (const ending of ['json', 'journal']) {
      await cp(join(older, `Test.${ending}`), join(folder, `Test.${ending}`));
    }
    await begin();
    // This step takes the place of an earlier one and is not an attack.
    valueOf(await session.send(rename('m506'), 'request-506'));
    expect((await session.statistics()).fighters[0]?.attacks).toBe(505);
  });

  test('are null for a campaign without a scenario', async () => {
    expect(await session.statistics()).toEqual({
      scenarios: [],
      fighters: [],
      people: [],
      draws: {},
    });
  });
});

describe('onUpdate', () => {
  test('calls every listener for every change, so that a screen can follow', async () => {
    const updates: Update[] = [];
    const stop = session.onUpdate((update) => updates.push(update));
    let { game, log } = await session.snapshot();
    await playRenames(session, 3);
    valueOf(await undo());
    valueOf(await session.goTo(1, await seq(), 'back'));
    valueOf(await session.goTo(4, await seq(), 'forth'));
    for (const update of updates) {
      game = applyPatch(game, update.patch);
      log = [...(update.dropped > 0 ? log.slice(0, -update.dropped) : log), ...update.log];
    }
    expect({ game, log }).toMatchObject({
      game: session.game,
      log: (await session.snapshot()).log,
    });
    stop();
    await playRenames(session, 1, 9);
    expect(updates).toHaveLength(6);
  });
});
