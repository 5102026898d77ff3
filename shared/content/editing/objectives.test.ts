import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../testing/content';
import { MILL } from '../../testing/mill';
import { hex } from '../../testing/placing';
import { readCustomScenario } from '../customScenarios/read';
import type { CustomScenarioFile } from '../types';
import { removeElement } from './changeElements';
import { moveElement } from './moveElements';
import { addObjective, setLock, setObjective, stepOfPath } from './objectives';

const content = shippedContent();

function mill(): CustomScenarioFile {
  const read = readCustomScenario(MILL, content);
  if (!read.ok) throw new Error('The mill is wrong.');
  return read.value;
}

const read = (file: CustomScenarioFile) => readCustomScenario(file, content).ok;
const ESCORT = { role: 'escort', name: 'Captive' } as const;

function withEscort(path: readonly (readonly [number, number])[] = []): CustomScenarioFile {
  const laid = addObjective(mill(), content, ESCORT, hex([0, 2]));
  if (!laid) throw new Error('The escort cannot stand there.');
  return path.reduce((file, at) => {
    const next = stepOfPath(file, content, 0, hex(at));
    if (!next) throw new Error(`The path cannot go to ${at.join()}.`);
    return next.file;
  }, laid.file);
}

describe('escorts and objectives on the map', () => {
  test('a placed objective is listed in its room and can be played', () => {
    const file = withEscort();
    expect(file.rooms.map(({ objectives }) => objectives)).toEqual([[{ objective: 1 }], undefined]);
    expect(file.objectives).toMatchObject([{ index: 1, name: 'Captive', at: [0, 2] }]);
    expect(read(file)).toBe(true);
    expect(addObjective(mill(), content, ESCORT, hex([200, 0]))).toBeNull();
  });

  test('a path grows hex by hex, and its last hex can be removed', () => {
    const file = withEscort([
      [0, 3],
      [0, 4],
    ]);
    expect(file.objectives?.[0]?.path).toEqual([
      [0, 3],
      [0, 4],
    ]);
    expect(read(file)).toBe(true);
    expect(stepOfPath(file, content, 0, hex([4, 4]))).toBeNull();
    const back = stepOfPath(file, content, 0, hex([0, 4]))?.file;
    expect(back?.objectives?.[0]?.path).toEqual([[0, 3]]);
    const none = back && stepOfPath(back, content, 0, hex([0, 3]))?.file;
    expect(none?.objectives?.[0]).not.toHaveProperty('path');
  });

  test('moving an objective moves its path and changes its room; a removed one is in no room', () => {
    const element = { kind: 'objective', index: 0 } as const;
    const moved = moveElement(withEscort([[0, 3]]), content, element, hex([-7, 1]));
    expect(moved?.file.objectives).toMatchObject([{ at: [-7, 3], path: [[-7, 4]] }]);
    expect(moved?.file.rooms.map(({ objectives }) => objectives)).toEqual([
      undefined,
      [{ objective: 1 }],
    ]);
    const { file } = removeElement(withEscort(), content, element);
    expect(file).not.toHaveProperty('objectives');
    expect(file.rooms.some((room) => 'objectives' in room)).toBe(false);
  });

  test('fields and locks are updated', () => {
    const [escort] = withEscort().objectives ?? [];
    const { file } = setObjective(withEscort(), content, 0, { ...escort, hitPoints: '4+C*L' });
    expect(file.objectives).toMatchObject([{ hitPoints: '4+C*L' }]);
    const locked = setLock(file, content, 0, { round: 3 }).file;
    expect(locked.map?.doors[0]?.locked).toEqual({ round: 3 });
    expect(read(locked)).toBe(true);
    expect(setLock(locked, content, 0, undefined).file.map?.doors[0]).not.toHaveProperty('locked');
  });
});
