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
  test('reads the one line of JSON that encodeLine wrote', () => {
    const bytes = encodeLine(line);
    expect(bytes.indexOf(0x0a)).toBe(bytes.length - 1);
    expect(JSON.parse(bytes.toString())).toMatchObject({ ...line });
    expect(decodeLine(bytes)).toEqual(line);
  });

  test('returns null for a line that is truncated anywhere', () => {
    const bytes = encodeLine(line);
    for (let length = 0; length < bytes.length; length += 1) {
      expect(decodeLine(bytes.subarray(0, length))).toBeNull();
    }
  });

  test('returns null for a line with any byte changed', () => {
    const bytes = encodeLine(line);
    for (let at = 0; at < bytes.length; at += 1) {
      const damaged = Buffer.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ 0x01;
      expect(decodeLine(damaged)).toBeNull();
    }
  });

  test('returns null for lines of another shape even if their checksum is right', () => {
    const invalid = (change: object) => encodeLine({ ...line, ...change } as Line);
    expect(decodeLine(invalid({ seq: -1 }))).toBeNull();
    expect(decodeLine(invalid({ seq: 1.5 }))).toBeNull();
    expect(decodeLine(invalid({ kind: 'other' }))).toBeNull();
    expect(decodeLine(invalid({ patch: [{ op: 'move', path: [] }] }))).toBeNull();
    expect(decodeLine(invalid({ parent: { at: -1, length: 3 } }))).toBeNull();
    expect(decodeLine(invalid({ parent: { at: 1, length: 3, also: 1 } }))).toBeNull();
    expect(decodeLine(invalid({ also: 1 }))).toBeNull();
    expect(decodeLine(invalid({ seq: 1e13 }))).toBeNull();
    expect(decodeLine(invalid({ at: 'x'.repeat(41) }))).toBeNull();
    expect(decodeLine(invalid({ request: 7 }))).toBeNull();
    expect(decodeLine(invalid({ command: {} }))).toBeNull();
    expect(decodeLine(invalid({ events: [{ type: 1 }] }))).toBeNull();
    expect(decodeLine(invalid({ inverse: [{ op: 'set', path: [-1], to: 1 }] }))).toBeNull();
    expect(decodeHeading(encodeLine(line))).toBeNull();
  });
});
