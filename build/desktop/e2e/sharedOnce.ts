/** A table of the desktop app that shares itself, as devices on its network find it. */
import { createCampaign, openCampaign, value } from './campaign';
import type { Desktop } from './harness';

/** Another loopback address stands for the network; no other run of the tests is on it. */
const NETWORK = `127.0.${String((process.pid % 250) + 1)}.3`;

/** What the app is started with, to share the first campaign that is opened. */
export const SHARING = ['--share', '--network', NETWORK];

/** Opens a campaign, which is shared at once; the address that devices open. */
export async function shareFirst(desktop: Desktop): Promise<string> {
  const { campaign } = await createCampaign(desktop, 'Shared');
  await openCampaign(desktop, campaign);
  const state = await desktop.page.evaluate(() => window.companion?.sharing.state());
  if (state?.now?.campaign !== campaign) throw new Error('The campaign is not shared.');
  return state.now.origin;
}

/** Ends sharing from the page. */
export async function endSharing({ page }: Desktop): Promise<void> {
  value(await page.evaluate(() => window.companion?.sharing.act({ act: 'stop' })));
}

interface Manifest {
  readonly display: string;
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

export interface Installable {
  readonly manifest: Manifest;
  /** Types of the icons, as they are served. */
  readonly icons: readonly (string | null)[];
}

/** What a phone looks at before it puts the page on its home screen. */
export async function installableAt(origin: string): Promise<Installable> {
  const page = await (await fetch(origin)).text();
  const [, link = ''] = /rel="manifest" href="([^"]+)"/.exec(page) ?? [];
  const manifest = (await (await fetch(new URL(link, origin))).json()) as Manifest;
  const icons: (string | null)[] = [];
  for (const { src } of manifest.icons) {
    const answer = await fetch(new URL(src, origin));
    icons.push(answer.ok ? answer.headers.get('content-type') : null);
  }
  return { manifest, icons };
}
