import { describe, expect, test } from 'vitest';
import { adaptersOf } from './adapters';

type Interfaces = NonNullable<Parameters<typeof adaptersOf>[0]>;

function interfaces(...listed: readonly (readonly [string, string, boolean?])[]): Interfaces {
  return Object.fromEntries(
    listed.map(([name, address, internal = false]) => [
      name,
      [
        {
          address,
          internal,
          family: address.includes(':') ? ('IPv6' as const) : ('IPv4' as const),
          netmask: '',
          mac: '',
          cidr: null,
          scopeid: 0,
        },
      ],
    ]),
  );
}

describe('adaptersOf', () => {
  test('names the likely network first, and those made by programs last', () => {
    const found = adaptersOf(
      interfaces(
        ['lo', '127.0.0.1', true],
        ['docker0', '172.17.0.1'],
        ['eth0', '203.0.113.7'],
        ['wlan0', '192.168.1.5'],
      ),
    );
    expect(found.map(({ name }) => name)).toEqual(['wlan0', 'eth0', 'docker0']);
  });

  test('omits addresses that no phone can reach', () => {
    expect(adaptersOf(interfaces(['lo', '127.0.0.1', true], ['wlan0', 'fe80::1']))).toEqual([]);
    expect(adaptersOf({})).toEqual([]);
  });
});
