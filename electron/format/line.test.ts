import { describe, expect, test } from 'vitest';
import { decodeHeading, decodeLine, encodeLine, type Line } from './line';

const line: Line = {
  seq: 7,
  at: '2026-01-02T03:04:05.678Z',
  request: 'r',
  kind: 'command',
  command: { type: 'renameCampaign', name: 'Ünï "quoted" \n' },
  events: [],
  patch: [{ op: 'set', path: ['campaign', 'name'], to: 'x' }],
  inverse: [{ op: 'delete', path: ['list', 3] }],
  parent: { at: 10, length: 20 },
};

describe('decodeLine', () => {
  test('reads what encodeLine wrote, one line of JSON', () => {
    const bytes = encodeLine(line);
    expect(bytes.indexOf(0x0a)).toBe(bytes.length - 1);
    expect(JSON.parse(bytes.toString())).toMatchObject({ ...line });
    expect(decodeLine(bytes)).toEqual(line);
  });

  test('gives null for a line cut anywhere', () => {
    const bytes = encodeLine(line);
    for (let length = 0; length < bytes.length; length += 1) {
      expect(decodeLine(bytes.subarray(0, length))).toBeNull();
    }
  });

  test('gives null for a line with any byte changed', () => {
    const bytes = encodeLine(line);
    for (let at = 0; at < bytes.length; at += 1) {
      const damaged = Buffer.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ 0x01;
      expect(decodeLine(damaged)).toBeNull();
    }
  });

  test('gives null for lines of another shape, however well summed', () => {
    const odd = (change: object) => encodeLine({ ...line, ...change } as Line);
    expect(decodeLine(odd({ seq: -1 }))).toBeNull();
    expect(decodeLine(odd({ seq: 1.5 }))).toBeNull();
    expect(decodeLine(odd({ kind: 'other' }))).toBeNull();
    expect(decodeLine(odd({ patch: [{ op: 'move', path: [] }] }))).toBeNull();
    expect(decodeLine(odd({ parent: { at: -1, length: 3 } }))).toBeNull();
    expect(decodeLine(odd({ parent: { at: 1, length: 3, also: 1 } }))).toBeNull();
    expect(decodeLine(odd({ also: 1 }))).toBeNull();
    expect(decodeLine(odd({ seq: 1e13 }))).toBeNull();
    expect(decodeLine(odd({ at: 'x'.repeat(41) }))).toBeNull();
    expect(decodeLine(odd({ request: 7 }))).toBeNull();
    expect(decodeLine(odd({ command: {} }))).toBeNull();
    expect(decodeLine(odd({ events: [{ type: 1 }] }))).toBeNull();
    expect(decodeLine(odd({ inverse: [{ op: 'set', path: [-1], to: 1 }] }))).toBeNull();
    expect(decodeHeading(encodeLine(line))).toBeNull();
  });
});
