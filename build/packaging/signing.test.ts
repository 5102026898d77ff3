import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { builderEnvironment, signingOf, updateAddress } from './signing.mjs';

const CERTIFICATE = { CSC_LINK: 'MII', CSC_KEY_PASSWORD: 'x' };
const NOTARY = { APPLE_API_KEY: 'key.p8', APPLE_API_KEY_ID: 'ID', APPLE_API_ISSUER: 'issuer' };
const AZURE = {
  AZURE_TENANT_ID: 'tenant',
  AZURE_CLIENT_ID: 'client',
  AZURE_CLIENT_SECRET: 'secret',
  AZURE_PUBLISHER_NAME: 'CN=The authors',
  AZURE_SIGNING_ENDPOINT: 'https://weu.codesigning.azure.net/',
  AZURE_SIGNING_ACCOUNT: 'account',
  AZURE_CERTIFICATE_PROFILE: 'profile',
};

describe('signingOf', () => {
  test('A signed and notarized macOS app needs no further arguments and offers updates', () => {
    expect(signingOf('--mac', { ...CERTIFICATE, ...NOTARY })).toEqual({
      args: [],
      says: [],
      canUpdate: true,
    });
  });

  test('A macOS app without a certificate is signed ad hoc, offers no updates and says so', () => {
    const { args, says, canUpdate } = signingOf('--mac', {});
    expect(args).toContain('-c.mac.identity=-');
    expect(args).toContain('-c.mac.hardenedRuntime=false');
    expect(says).toEqual([expect.stringMatching(/not signed.*no updates/)]);
    expect(canUpdate).toBe(false);
  });

  test('A macOS app with a certificate only says that it is not notarized', () => {
    const { args, says } = signingOf('--mac', CERTIFICATE);
    expect(args).toEqual(['-c.mac.notarize=false']);
    expect(says).toEqual([expect.stringContaining('not notarized')]);
  });

  test('A Windows app is signed by Azure with the names of the account', () => {
    expect(signingOf('--win', AZURE)).toEqual({
      args: [
        '-c.win.azureSignOptions.publisherName=CN=The authors',
        '-c.win.azureSignOptions.endpoint=https://weu.codesigning.azure.net/',
        '-c.win.azureSignOptions.codeSigningAccountName=account',
        '-c.win.azureSignOptions.certificateProfileName=profile',
      ],
      says: [],
      canUpdate: true,
    });
  });

  test('A Windows app without an account is not signed and says so', () => {
    const { args, says } = signingOf('--win', { AZURE_TENANT_ID: '' });
    expect(args).toEqual([]);
    expect(says).toEqual([expect.stringContaining('not signed')]);
  });

  test.each([
    ['--mac', { CSC_LINK: 'MII' }, 'CSC_KEY_PASSWORD'],
    ['--mac', { ...CERTIFICATE, APPLE_API_KEY: 'key' }, 'APPLE_API_KEY_ID, APPLE_API_ISSUER'],
    ['--win', { ...AZURE, AZURE_CLIENT_SECRET: '' }, 'AZURE_CLIENT_SECRET'],
  ] as const)('Half the secrets of %s stop the build and name the others', (system, env, names) => {
    expect(() => signingOf(system, env)).toThrow(`${names} not set`);
  });

  test('Linux packages are not signed', () => {
    expect(signingOf('--linux', CERTIFICATE)).toEqual({ args: [], says: [], canUpdate: true });
  });
});

describe('builderEnvironment', () => {
  test('An empty certificate is unset, and a key is in a file of its owner', () => {
    const folder = mkdtempSync(join(tmpdir(), 'standee-key-'));
    try {
      const key = '-----BEGIN PRIVATE KEY-----\nMII\n-----END PRIVATE KEY-----';
      const env = builderEnvironment({ CSC_LINK: '', APPLE_API_KEY: key, PATH: '' }, folder);
      const file = env['APPLE_API_KEY'] ?? '';
      expect(env).toEqual({ APPLE_API_KEY: file, PATH: '' });
      expect(readFileSync(file, 'utf8')).toBe(`${key}\n`);
      expect(statSync(file).mode & 0o077).toBe(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('A key that is a path stays', () => {
    expect(builderEnvironment(NOTARY)).toEqual(NOTARY);
  });
});

describe('updateAddress', () => {
  test('Names owner and repository to the builder', () => {
    expect(updateAddress('us/it')).toEqual([
      '-c.publish.provider=github',
      '-c.publish.owner=us',
      '-c.publish.repo=it',
    ]);
    expect(updateAddress('')).toEqual([]);
  });

  test.each(['us', '/it', 'us/it/more'])('Refuses %s', (place) => {
    expect(() => updateAddress(place)).toThrow('OWNER/REPOSITORY');
  });
});
