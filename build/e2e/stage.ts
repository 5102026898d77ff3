import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { sharedBrowser, removeLibrary, scratchLibrary, startHost, type Host } from './harness';

/** A browser and a host on a library of its own, for all tests of a file. */
export interface Stage {
  readonly browser: Browser;
  readonly host: Host;
}

/** Sets the stage before the first test and clears it after the last; `prepare` fills the library. */
export function stage(prepare: (host: Host) => Promise<void> = () => Promise.resolve()): Stage {
  let set: Stage | null = null;
  let library = '';
  const now = (): Stage => {
    if (!set) throw new Error('The stage is set when tests begin.');
    return set;
  };
  beforeAll(async () => {
    library = scratchLibrary();
    set = { browser: await sharedBrowser(), host: await startHost(library) };
    await prepare(set.host);
  });
  afterAll(async () => {
    await set?.host.stop();
    removeLibrary(library);
  });
  return {
    get browser() {
      return now().browser;
    },
    get host() {
      return now().host;
    },
  };
}
