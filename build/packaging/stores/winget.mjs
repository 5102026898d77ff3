/** Writes the manifests for winget, in format version 1.12. */
import { stringify } from 'yaml';

const PACKAGE = 'StandeeAuthors.Standee';
const FORMAT = '1.12.0';

const TEXTS = {
  'en-US': {
    short: 'Companion for a table that plays Gloomhaven',
    long: 'Keeps the monsters, the initiative, the decks and the campaign of a table that plays Gloomhaven (1st edition). Works offline. Unofficial.',
  },
  'de-DE': {
    short: 'Begleiter für einen Tisch, an dem Gloomhaven gespielt wird',
    long: 'Verwaltet Monster, Initiative, Decks und Kampagne einer Gruppe, die Gloomhaven (1. Auflage) spielt. Braucht kein Internet. Inoffiziell.',
  },
};
const DEFAULT_LOCALE = 'en-US';

function manifest(type, version, fields) {
  const schema = `# yaml-language-server: $schema=https://aka.ms/winget-manifest.${type}.${FORMAT}.schema.json\n`;
  const all = { PackageIdentifier: PACKAGE, PackageVersion: version, ...fields };
  return schema + stringify({ ...all, ManifestType: type, ManifestVersion: FORMAT });
}

/** The installer asks whether to install for all users; winget passes a switch instead. */
const SCOPES = [
  { scope: 'user', custom: '/currentuser' },
  { scope: 'machine', custom: '/allusers' },
];

function installers({ windowsX64, windowsArm64 }) {
  const ofProcessor = (architecture, { url, sha256 }) =>
    SCOPES.map(({ scope, custom }) => ({
      Architecture: architecture,
      Scope: scope,
      InstallerUrl: url,
      InstallerSha256: sha256.toUpperCase(),
      InstallerSwitches: { Custom: custom },
    }));
  return [...ofProcessor('x64', windowsX64), ...ofProcessor('arm64', windowsArm64)];
}

function locale(name, { version, repository }) {
  const isDefault = name === DEFAULT_LOCALE;
  return manifest(isDefault ? 'defaultLocale' : 'locale', version, {
    PackageLocale: name,
    Publisher: 'The Standee authors',
    PublisherSupportUrl: `${repository}/issues`,
    PackageName: 'Standee',
    PackageUrl: repository,
    License: 'MIT',
    LicenseUrl: `${repository}/blob/v${version}/LICENSE`,
    ShortDescription: TEXTS[name].short,
    Description: TEXTS[name].long,
    ...(isDefault ? { Moniker: 'standee' } : {}),
    Tags: ['boardgame', 'companion'],
    ReleaseNotesUrl: `${repository}/releases/tag/v${version}`,
  });
}

/** Texts of the manifests, by path below winget's `manifests`. */
export function wingetManifests(release) {
  const { version, files } = release;
  const folder = `manifests/s/${PACKAGE.replace('.', '/')}/${version}/${PACKAGE}`;
  const locales = Object.keys(TEXTS).map((name) => [
    `${folder}.locale.${name}.yaml`,
    locale(name, release),
  ]);
  return {
    [`${folder}.yaml`]: manifest('version', version, { DefaultLocale: DEFAULT_LOCALE }),
    [`${folder}.installer.yaml`]: manifest('installer', version, {
      InstallerType: 'nullsoft',
      UpgradeBehavior: 'install',
      FileExtensions: ['standee'],
      Installers: installers(files),
    }),
    ...Object.fromEntries(locales),
  };
}
