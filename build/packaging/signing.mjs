/** Signs the packages with the secrets in the environment. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';

/** Apple: a Developer ID certificate, and an API key for notarizing. */
const APPLE_CERTIFICATE = ['CSC_LINK', 'CSC_KEY_PASSWORD'];
const APPLE_NOTARY = ['APPLE_API_KEY', 'APPLE_API_KEY_ID', 'APPLE_API_ISSUER'];

/** Azure Trusted Signing: credentials, and the names of the builder's options. */
const AZURE_LOGIN = ['AZURE_TENANT_ID', 'AZURE_CLIENT_ID', 'AZURE_CLIENT_SECRET'];
const AZURE_OPTIONS = {
  publisherName: 'AZURE_PUBLISHER_NAME',
  endpoint: 'AZURE_SIGNING_ENDPOINT',
  codeSigningAccountName: 'AZURE_SIGNING_ACCOUNT',
  certificateProfileName: 'AZURE_CERTIFICATE_PROFILE',
};

/** True if all secrets of a kind are set. With some of them the package would be signed only in part. */
function has(env, names) {
  const missing = names.filter((name) => !env[name]);
  if (missing.length === 0) return true;
  if (missing.length === names.length) return false;
  throw new Error(
    `Packages cannot be signed: ${missing.join(', ')} not set, but others of the kind are.`,
  );
}

/**
 * The signing of a system's packages: arguments for the builder, a notice for each missing secret, and
 * `canUpdate`, true if the app may offer updates. macOS replaces only signed apps.
 * @param {'--mac' | '--win' | '--linux'} system
 * @param {NodeJS.ProcessEnv} env
 */
export function signingOf(system, env) {
  if (system === '--mac') return appleSigning(env);
  if (system === '--win') return azureSigning(env);
  return { args: [], says: [], canUpdate: true };
}

function appleSigning(env) {
  const isNotarized = has(env, APPLE_NOTARY);
  if (has(env, APPLE_CERTIFICATE)) {
    const says = [
      'The macOS packages are signed, but not notarized: APPLE_API_KEY is not set. macOS will not open them without a detour.',
    ];
    return isNotarized
      ? { args: [], says: [], canUpdate: true }
      : { args: ['-c.mac.notarize=false'], says, canUpdate: true };
  }
  return {
    // Apple silicon starts no unsigned programs, so the app gets an ad-hoc signature, which does not work
    // with the hardened runtime.
    args: ['-c.mac.identity=-', '-c.mac.hardenedRuntime=false', '-c.mac.notarize=false'],
    says: [
      'The macOS packages are not signed: CSC_LINK is not set. Players have to allow Standee in the system settings, and it offers no updates.',
    ],
    canUpdate: false,
  };
}

function azureSigning(env) {
  if (has(env, [...AZURE_LOGIN, ...Object.values(AZURE_OPTIONS)])) {
    const args = Object.entries(AZURE_OPTIONS).map(
      ([option, name]) => `-c.win.azureSignOptions.${option}=${env[name]}`,
    );
    return { args, says: [], canUpdate: true };
  }
  return {
    args: [],
    says: [
      'The Windows packages are not signed: AZURE_TENANT_ID is not set. Windows warns before it starts them, and updates are checked by checksum only.',
    ],
    canUpdate: true,
  };
}

/**
 * The environment for the builder: without empty certificates, which it would take for wrong ones, and with
 * Apple's key in a file if the secret is the key itself.
 * @param {NodeJS.ProcessEnv} env
 */
export function builderEnvironment(env, folder = env['RUNNER_TEMP'] ?? tmpdir()) {
  const all = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => value !== '' || !name.startsWith('CSC_')),
  );
  const key = env['APPLE_API_KEY'] ?? '';
  if (!key.includes('-----BEGIN')) return all;
  const file = join(folder, `notary-${String(process.pid)}.p8`);
  writeFileSync(file, `${key.trim()}\n`, { mode: 0o600 });
  return { ...all, APPLE_API_KEY: file };
}

/**
 * Builder arguments that set the update address (`owner/repository`); empty without one.
 * @param {string | undefined} address
 */
export function updateAddress(address) {
  if (!address) return [];
  const [owner, repo, ...rest] = address.split('/');
  if (!owner || !repo || rest.length > 0)
    throw new Error(`STANDEE_RELEASES is ${address}, but it has to be OWNER/REPOSITORY.`);
  return ['provider=github', `owner=${owner}`, `repo=${repo}`].map((one) => `-c.publish.${one}`);
}
