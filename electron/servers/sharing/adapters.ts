/** Lists this computer's network addresses, the most likely home network first. */
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import type { Adapter } from '#shared/api/sharing';

type Interfaces = NodeJS.Dict<readonly NetworkInterfaceInfo[]>;

/** Names of virtual adapters. */
const VIRTUAL =
  /^(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|utun|zt|tailscale|wg)|virtual|vEthernet/i;
const WIRELESS = /^(wl|wi-?fi|wlan|en0)/i;

/** One external address for each adapter. */
export function adaptersOf(interfaces: Interfaces = networkInterfaces()): readonly Adapter[] {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) => {
    const outside = addresses.filter(({ internal }) => !internal);
    const best = outside.find(({ family }) => family === 'IPv4') ?? outside.find(isRoutable);
    return best ? [{ name, address: best.address }] : [];
  });
  return found.toSorted((a, b) => likelihood(b) - likelihood(a));
}

/** Like `adaptersOf`, with the address of `--network` first. */
export function adaptersWith(network: string | null): readonly Adapter[] {
  const named = network === null ? [] : [{ name: '--network', address: network }];
  return [...named, ...adaptersOf()];
}

/** False for link-local addresses, which cannot be typed into a phone. */
function isRoutable({ address }: NetworkInterfaceInfo): boolean {
  return !/^fe80:/i.test(address);
}

function likelihood({ name, address }: Adapter): number {
  const isHome = /^(192\.168|10|172\.(1[6-9]|2\d|3[01]))\./.test(address);
  return (VIRTUAL.test(name) ? 0 : 4) + (isHome ? 2 : 0) + (WIRELESS.test(name) ? 1 : 0);
}
