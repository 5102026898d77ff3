/** The networks of this computer, the one a table is likely to be on first. */
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import type { Adapter } from '#shared/api/sharing';

type Interfaces = NodeJS.Dict<readonly NetworkInterfaceInfo[]>;

/** Made by programs, for programs. */
const VIRTUAL =
  /^(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|utun|zt|tailscale|wg)|virtual|vEthernet/i;
const WIRELESS = /^(wl|wi-?fi|wlan|en0)/i;

/** One address of each adapter that leads out of this machine; those of its own are left out. */
export function adaptersOf(interfaces: Interfaces = networkInterfaces()): readonly Adapter[] {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) => {
    const outside = addresses.filter(({ internal }) => !internal);
    const best = outside.find(({ family }) => family === 'IPv4') ?? outside.find(isRoutable);
    return best ? [{ name, address: best.address }] : [];
  });
  return found.toSorted((a, b) => likelihood(b) - likelihood(a));
}

/** The same, with an address before them that somebody named. */
export function adaptersWith(network: string | null): readonly Adapter[] {
  const named = network === null ? [] : [{ name: '--network', address: network }];
  return [...named, ...adaptersOf()];
}

/** An address that needs the name of an adapter beside it cannot be typed into a phone. */
function isRoutable({ address }: NetworkInterfaceInfo): boolean {
  return !/^fe80:/i.test(address);
}

function likelihood({ name, address }: Adapter): number {
  const isHome = /^(192\.168|10|172\.(1[6-9]|2\d|3[01]))\./.test(address);
  return (VIRTUAL.test(name) ? 0 : 4) + (isHome ? 2 : 0) + (WIRELESS.test(name) ? 1 : 0);
}
