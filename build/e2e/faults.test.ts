import { expect, test } from 'vitest';
import { removeLibrary, scratchLibrary } from './harness';
import { killHost } from './hostKill';

test('A killed host loses no acknowledged step', async () => {
  const library = scratchLibrary();
  const { complaints } = await killHost(library, 4);
  expect(complaints).toEqual([]);
  removeLibrary(library);
});
