/** Fills a campaign with plausible moments, by writing its journal without the rules. */
import { appendFile } from 'node:fs/promises';
import type { Game } from '#shared/state';
import { encodeLine, type CommandLine, type LinePlace } from '../../electron/format/line';
import { pathsOf } from '../../electron/library/disk/paths';
import { readSave } from '../../electron/library/saving/checkpoint';

const LINES_PER_WRITE = 5000;
const PATH = ['scenario', 'elements', 'fire'];

/** Adds moments to a closed campaign up to the given number. */
export async function fillJournal(folder: string, key: string, moments: number): Promise<void> {
  const paths = pathsOf(folder, key);
  const read = await readSave(paths.save);
  if (read.kind !== 'good') throw new Error('nothing to fill');
  let { seq, head, end } = read.save;
  let fire = (read.save.game as Game).scenario?.elements.fire ?? 'inert';
  while (seq < moments) {
    const lines: Buffer[] = [];
    for (let count = 0; count < LINES_PER_WRITE && seq < moments; count += 1) {
      const state = fire === 'strong' ? 'inert' : 'strong';
      seq += 1;
      const bytes = encodeLine(momentOf(seq, state, fire, head));
      head = { at: end, length: bytes.length };
      end += bytes.length;
      fire = state;
      lines.push(bytes);
    }
    await appendFile(paths.journal, Buffer.concat(lines));
  }
}

function momentOf(
  seq: number,
  to: 'strong' | 'inert',
  from: string,
  parent: LinePlace | null,
): CommandLine {
  return {
    seq,
    at: new Date(0).toISOString(),
    request: `fill ${String(seq)}`,
    kind: 'command',
    command: { type: 'correctElement', element: 'fire', state: to },
    events: [],
    patch: [{ op: 'set', path: PATH, to }],
    inverse: [{ op: 'set', path: PATH, to: from }],
    parent,
  };
}
