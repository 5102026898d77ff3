/** Unpacks the archives of apps while they run, because Node cannot read inside them. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from './chromium.mjs';

/** Unpacks an archive and returns the folder, which is deleted when the process exits normally. */
export function unpackArchive(path) {
  const archive = readFileSync(path);
  const headerSize = archive.readUInt32LE(4);
  const header = JSON.parse(archive.toString('utf8', 16, 16 + archive.readUInt32LE(12)));
  const folder = mkdtempSync(join(tmpdir(), 'stand-in-app-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const unpack = ({ files }, into) => {
    mkdirSync(into, { recursive: true });
    for (const [name, entry] of Object.entries(files)) {
      const place = join(into, name);
      if (entry.files) unpack(entry, place);
      else writeFileSync(place, contentOf(archive, 8 + headerSize, entry, place));
    }
  };
  unpack(header, folder);
  return folder;
}

function contentOf(archive, start, { offset, size, integrity }, place) {
  if (offset === undefined) throw new StartError(`${place} is not inside the archive.`);
  const from = start + Number(offset);
  const content = archive.subarray(from, from + size);
  const hash = createHash('sha256').update(content).digest('hex');
  if (integrity && integrity.hash !== hash) throw new StartError(`${place} was changed.`);
  return content;
}
