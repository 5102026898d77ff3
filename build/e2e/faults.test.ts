import { expect, test } from 'vitest';
import { removeLibrary, scratchLibrary } from './harness';
import { killHost } from './hostKill';

test('the host is killed while it is played on, and nothing it acknowledged is missing', async () => {
  const library = scratchLibrary();
  const { complaints } = await killHost(library, 4);
  expect(complaints).toEqual([]);
  removeLibrary(library);
});
