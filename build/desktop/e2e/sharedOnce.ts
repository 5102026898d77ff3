/** A table that the desktop app shares, as devices on its network see it. */
import { createCampaign, openCampaign, valueOf } from './campaign';
import type { Desktop } from './harness';

/** A loopback address that no other test run uses; it stands in for the network. */
export const NETWORK = `127.0.${String((process.pid % 250) + 1)}.3`;

/** Start arguments that offer only this network for sharing. */
export const NETWORK_ONLY = ['--network', NETWORK];
export const SHARING = ['--share', ...NETWORK_ONLY];

/** Opens a campaign, which `--share` shares. Returns the address for devices. */
export async function shareFirst(desktop: Desktop): Promise<string> {
  const { campaign } = await createCampaign(desktop, 'Shared');
  await openCampaign(desktop, campaign);
  const state = await desktop.page.evaluate(() => window.companion?.sharing.state());
  if (state?.now?.campaign !== campaign) throw new Error('The campaign is not shared.');
  return state.now.origin;
}

/** Stops sharing from the page. */
export async function endSharing({ page }: Desktop): Promise<void> {
  valueOf(await page.evaluate(() => window.companion?.sharing.act({ act: 'stop' })));
}

interface Manifest {
  readonly display: string;
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

export interface Installable {
  readonly manifest: Manifest;
  /** Media types of the icons. */
  readonly icons: readonly (string | null)[];
}

/** Reads the parts of a page that a phone checks before it adds the page to its home screen. */
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
