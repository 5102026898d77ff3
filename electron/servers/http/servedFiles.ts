/** The files of the built app, as a page asks for them. */
import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv from 'sirv';

export type ServedFiles = ReturnType<typeof sirv>;

/** Built assets carry a hash in their names; everything else is asked for again. */
function setHeaders(response: ServerResponse, pathname: string): void {
  const isHashed = pathname.startsWith('/assets/');
  response.setHeader(
    'Cache-Control',
    isHashed ? 'private, max-age=31536000, immutable' : 'no-cache',
  );
}

/** Lists the folder once; a file that has gone since, as with another build, ends its own answer and no other. */
export function servedFiles(folder: string): ServedFiles {
  const files = sirv(folder, { etag: true, gzip: true, setHeaders });
  return (request, response, next) => {
    response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()));
    files(request, response, next);
  };
}
