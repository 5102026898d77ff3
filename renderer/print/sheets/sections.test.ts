import { describe, expect, test } from 'vitest';
import type { ScenarioId } from '#shared/ids';
import { aGame, aMonster, aScenario } from '#shared/testing/builders';
import { shippedContent } from '#shared/testing/content';
import { DUE } from '../../words/sentences/table/bookRules';
import { namesIn } from '../../words/sentences/names/names';
import { SHEET_NAMES } from '../../words/sentences/print/print';
import type { SheetKind } from '../../app/page/printing';
import type { PrintBlock } from './blocks';
import { boardSheet } from './scenario/boardSheet';
import { roomOn } from './paper';
import { printSections, type PrintInput } from './sections';
import { runningTable, type PrintTable } from './printedScenario';

const content = shippedContent();
const { campaign } = aGame();
const ALL = new Set(Object.keys(SHEET_NAMES) as SheetKind[]);
const A4 = { paper: 'a4', orientation: null } as const;

function planned(scenario: ScenarioId, rest: Partial<PrintTable> = {}): PrintTable {
  const printed = content.scenario(scenario);
  return {
    scenario,
    printed,
    players: 4,
    level: 3,
    monsterLevel: 3,
    allRooms: false,
    running: null,
    ...rest,
  };
}

function inputOf(table: PrintTable, now: PrintTable | null = null): PrintInput {
  const names = namesIn(aGame(now?.running ?? null), content);
  return {
    campaign,
    table,
    now,
    title: 'Title',
    content,
    names,
    log: [],
    date: new Date(0),
    extent: 'newest',
    isCut: false,
  };
}

const scenarios = content.scenarioIndex().map(({ id }) => id);

describe('printSections', () => {
  test('every sheet of every scenario has at least one block', () => {
    for (const [index, id] of scenarios.entries()) {
      const players = ([2, 3, 4] as const)[index % 3] ?? 2;
      for (const allRooms of [false, true]) {
        const sections = printSections(ALL, inputOf(planned(id, { players, allRooms })), A4);
        expect(sections.map(({ kind }) => kind)).toEqual([...ALL]);
        for (const { kind, blocks } of sections) {
          expect(blocks.length, `${id} ${kind}`).toBeGreaterThan(0);
          const keys = blocks.map(({ key }) => key);
          expect(new Set(keys).size, `${id} ${kind}`).toBe(keys.length);
        }
      }
    }
  });

  test('a sleeve names the figure of a bar if it is not the normal one', () => {
    const aboutAt = (monsterLevel: number) => {
      const sections = printSections(
        new Set(['sleeves']),
        inputOf(planned('1' as ScenarioId, { monsterLevel })),
        A4,
      );
      const blocks = sections.flatMap((section) => section.blocks);
      return blocks.flatMap((block) =>
        block.kind === 'sleeve' && block.sheet.name === 'Bandit Guard' ? block.sheet.about : [],
      );
    };
    expect(aboutAt(7)).toContain('bars: elite ends after 14');
    expect(aboutAt(1).join()).not.toContain('bars');
  });

  test('the blocks have nothing of a closed room', () => {
    for (const id of scenarios) {
      const printed = content.scenario(id);
      const open = new Set(
        printed?.rooms
          .filter(({ initial }) => initial)
          .flatMap((room) => room.monsters.map((m) => m.id)),
      );
      const hidden = printed?.rooms.flatMap((room) => room.monsters.map((m) => m.id)) ?? [];
      const shown = typesIn(printSections(ALL, inputOf(planned(id)), A4).flatMap((s) => s.blocks));
      const closed = new Set(hidden.filter((type) => !open.has(type)));
      const names = [...closed].map((type) => content.monster(type)?.name ?? type);
      expect(
        names.filter((name) => shown.includes(name)),
        id,
      ).toEqual([]);
    }
  });
});

function typesIn(blocks: readonly PrintBlock[]): readonly string[] {
  return blocks.flatMap((block) =>
    block.kind === 'sleeve' || block.kind === 'abilities' ? [block.sheet.name] : [],
  );
}

describe('the board', () => {
  test('fits the sheet, and distinguishes all figures by their letters', () => {
    for (const id of scenarios) {
      for (const orientation of ['portrait', 'landscape'] as const) {
        const room = roomOn('letter', orientation);
        const table = planned(id, { allRooms: true });
        const sheet = boardSheet(table, content, namesIn(null, content), room);
        if (!sheet) {
          expect(table.printed?.map, id).toBeNull();
          continue;
        }
        expect(sheet.width, id).toBeLessThanOrEqual(room.width + 0.01);
        expect(sheet.height, id).toBeLessThan(room.height);
        const signs = new Map(sheet.figures.map(({ typeName, sign }) => [typeName, sign]));
        expect(new Set(signs.values()).size, id).toBe(signs.size);
        // Eight points have room for three letters in the smallest hex.
        expect(sheet.radius, id).toBeGreaterThan(4);
      }
    }
  });
});

describe('sleeves of the running game', () => {
  const running = aScenario({
    sleeves: [
      { type: 'living-corpse' as never, deck: 'living-corpse' as never, level: 1, consumed: [] },
    ],
    figures: [
      aMonster({ type: 'living-corpse' as never, standee: 2, hitPoints: 4 }),
      aMonster({ type: 'living-corpse' as never, standee: 5, rank: 'elite', levelBonus: 2 }),
    ],
  });
  const table = runningTable(running, content, false);

  test('have a line for every standee, with those on the table filled in', () => {
    const [status] = printSections(new Set(['status']), inputOf(table, table), A4);
    const sleeve = status?.blocks.find((block) => block.kind === 'sleeve');
    if (sleeve?.kind !== 'sleeve') throw new Error('no sleeve');

    expect(sleeve.sheet.tracks.map(({ number, rank }) => [number, rank])).toEqual([
      [1, null],
      [2, 'normal'],
      [3, null],
      [4, null],
      [5, 'elite'],
      [6, null],
    ]);
    expect(sleeve.sheet.tracks[1]).toMatchObject({ maxHitPoints: 10, lost: 6 });
    expect(sleeve.sheet.columns.map(({ rank, level }) => [rank, level])).toEqual([
      ['normal', null],
      ['elite', null],
      ['normal', 3],
      ['elite', 3],
    ]);
  });

  test('[SPAWN-1] what the book asks now is on the set-up sheet and the status sheet', () => {
    const scenario = {
      ...aScenario({ scenario: '75' as ScenarioId, players: 2 }),
      due: [{ of: 'rules', at: 0, figure: null, round: 1 } as const],
    };
    const now = runningTable(scenario, content, false);
    const asked = DUE.title;
    const withDue = printSections(new Set(['setUp', 'status']), inputOf(now, now), A4);
    for (const { kind, blocks } of withDue) {
      const texts = blocks.flatMap((block) => ('text' in block ? [block.text] : []));
      expect(texts, kind).toContain(asked);
      expect(texts[texts.indexOf(asked) + 1], kind).toMatch(/grave/i);
    }
  });
});
