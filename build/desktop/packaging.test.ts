/** What the builder is told to make of the app on systems where no test has packed it yet. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const config = readFileSync(join(root, 'electron-builder.yml'), 'utf8');
const [, mac = ''] = /^mac:\n((?: {2}.*\n)+)/m.exec(config) ?? [];

test('macOS packages have a notarized hardened runtime and one list of entitlements', () => {
  expect(mac).toContain('  hardenedRuntime: true\n');
  expect(mac).toContain('  notarize: true\n');
  const files = [...mac.matchAll(/^ {2}(entitlements\w*): (.+)$/gm)].map(([, ...pair]) => pair);
  expect(files.map(([name]) => name)).toEqual(['entitlements', 'entitlementsInherit']);
  expect(new Set(files.map(([, file]) => file)).size).toBe(1);
});

test('The entitlements allow compiling JavaScript and nothing else', () => {
  const file = /^ {2}entitlements: (.+)$/m.exec(mac)?.[1] ?? '';
  const list = readFileSync(join(root, file), 'utf8');
  const entries = [...list.matchAll(/<key>(.+?)<\/key>\s*<(\w+)\/>/g)].map(([, ...pair]) => pair);
  expect(entries).toEqual([['com.apple.security.cs.allow-jit', 'true']]);
  expect(list.match(/<key>/g)).toHaveLength(entries.length);
});

test('Uninstalling Standee keeps the campaigns', () => {
  expect(config).toContain('  deleteAppDataOnUninstall: false\n');
});
