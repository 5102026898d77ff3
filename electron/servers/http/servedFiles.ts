/** Serves the files of the built app. */
import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv from 'sirv';

export type ServedFiles = ReturnType<typeof sirv>;

/** Built assets have a hash in their names and never change. The browser checks everything else again. */
function setHeaders(response: ServerResponse, pathname: string): void {
  const isHashed = pathname.startsWith('/assets/');
  response.setHeader(
    'Cache-Control',
    isHashed ? 'private, max-age=31536000, immutable' : 'no-cache',
  );
}

/**
 * Serves the files that are in the folder now. If one is missing later, after another build, only its own
 * response fails.
 */
export function serveFiles(folder: string): ServedFiles {
  const files = sirv(folder, { etag: true, gzip: true, setHeaders });
  return (request, response, next) => {
    response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()));
    files(request, response, next);
  };
}
