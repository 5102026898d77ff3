/** Serves the app's files to its windows under their own scheme, `app://standee/`. */
import { protocol, type Session } from 'electron';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { contentNameIn, fileForAddress, type AppFolders } from './appAddress';
import { codeOf } from '../../library/disk/failures';
import { SECURITY_HEADERS } from '../../servers/http/securityHeaders';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Registers the scheme. Must be called before the app is ready. */
export function declareAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: 'app',
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ]);
}

/** Returns a text that replaces a content file, by its name; null = use the file. */
type ContentFile = (name: string) => string | null;

export function answerAppScheme(
  session: Session,
  folders: AppFolders,
  contentFile: ContentFile,
): void {
  session.protocol.handle('app', (request) => answer(request, folders, contentFile));
}

async function answer(
  request: Request,
  folders: AppFolders,
  contentFile: ContentFile,
): Promise<Response> {
  const name = request.method === 'GET' ? contentNameIn(request.url) : null;
  const own = name === null ? null : contentFile(name);
  if (own !== null) {
    const type = TYPES['.json'] ?? 'application/json';
    return new Response(own, { headers: { ...SECURITY_HEADERS, 'Content-Type': type } });
  }
  const file = request.method === 'GET' ? fileForAddress(request.url, folders) : null;
  const type = file === null ? undefined : TYPES[extname(file).toLowerCase()];
  if (file === null || type === undefined) return notFound();
  try {
    const body = new Uint8Array(await readFile(file));
    return new Response(body, { headers: { ...SECURITY_HEADERS, 'Content-Type': type } });
  } catch (error) {
    if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes(codeOf(error))) return notFound();
    throw error;
  }
}

function notFound(): Response {
  return new Response('Nothing found at this address.\n', {
    status: 404,
    headers: { ...SECURITY_HEADERS, 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
