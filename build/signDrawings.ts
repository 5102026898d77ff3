/** The drawings of the signs that content names, and no others, as a module of the renderer. */
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { SIGNS } from '../shared/content/signs';

const NAME = 'virtual:sign-drawings';
const RESOLVED = `\0${NAME}`;

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

/** The path of every sign in a square of 512, by name. */
export function signPaths(): Readonly<Record<string, string>> {
  const { icons } = createRequire(import.meta.url)(
    '@iconify-json/game-icons/icons.json',
  ) as IconSet;
  return Object.fromEntries(
    SIGNS.map((sign) => {
      const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[sign]?.body ?? '')?.[1];
      if (path === undefined) throw new Error(`No drawing of one path is called '${sign}'.`);
      return [sign, rounded(path)];
    }),
  );
}

/** A tenth of a unit is more than any screen shows. Flags of arcs may stick to numbers: these stay. */
function rounded(path: string): string {
  if (/a/i.test(path)) return path;
  return path.replace(/-?(?:\d+\.?\d*|\.\d+)/g, (number, at: number) => {
    const short = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, '$1.');
    return /[\d.]/.test(path[at - 1] ?? '') && !short.startsWith('-') ? ` ${short}` : short;
  });
}

export function signDrawings(): Plugin {
  return {
    name: 'standee-sign-drawings',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? `export default ${JSON.stringify(signPaths())}` : null),
  };
}
