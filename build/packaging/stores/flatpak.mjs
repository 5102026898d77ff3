/**
 * Writes the manifest for Flathub. It unpacks the deb of the release, and zypak gives Chromium its sandbox
 * inside Flatpak's.
 */

const APP = 'app.standee.companion';
/** Newest version of Flathub's base app for Electron. */
const RUNTIME = '25.08';

const COMMANDS = [
  'ar x standee.deb',
  'tar -xf data.tar.*',
  'mkdir -p /app/lib /app/share',
  'mv opt/Standee /app/lib/standee',
  // Chromium's own sandbox needs permissions that Flatpak never grants.
  'rm -f /app/lib/standee/chrome-sandbox /app/lib/standee/resources/app-update.yml',
  'cp -r usr/share/applications usr/share/icons usr/share/metainfo usr/share/mime /app/share/',
  `sed -i 's|^Exec=.*|Exec=standee %U|' /app/share/applications/${APP}.desktop`,
  'install -Dm755 standee.sh /app/bin/standee',
];

const LAUNCHER = ['exec zypak-wrapper /app/lib/standee/standee "$@"'];

const deb = (processor, { url, sha256 }) => ({
  type: 'file',
  'only-arches': [processor],
  url,
  sha256,
  'dest-filename': 'standee.deb',
});

export function flatpakManifest({ files: { debX64, debArm64 } }) {
  const manifest = {
    id: APP,
    runtime: 'org.freedesktop.Platform',
    'runtime-version': RUNTIME,
    sdk: 'org.freedesktop.Sdk',
    base: 'org.electronjs.Electron2.BaseApp',
    'base-version': RUNTIME,
    command: 'standee',
    'separate-locales': false,
    'rename-icon': 'standee',
    'rename-mime-file': 'standee.xml',
    'finish-args': [
      '--share=ipc',
      '--socket=wayland',
      '--socket=fallback-x11',
      '--device=dri',
      // Phones reach the shared table over the local network.
      '--share=network',
    ],
    modules: [
      {
        name: 'standee',
        buildsystem: 'simple',
        'build-commands': COMMANDS,
        sources: [
          deb('x86_64', debX64),
          deb('aarch64', debArm64),
          { type: 'script', 'dest-filename': 'standee.sh', commands: LAUNCHER },
        ],
      },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
