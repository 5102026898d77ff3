/** How long our servers wait for what a connection has to say: whoever says nothing is cut off within 10 seconds. */
import { createServer, type Server } from 'node:http';

/** Milliseconds for all headers of a request, and between two looks at whose are late. */
export const HEADERS = 8000;
export const LOOKS = 1000;

/** A server that does not listen yet. In bytes and milliseconds. */
export function boundedServer(maxHeaderSize: number, requestTimeout: number): Server {
  const server = createServer({ maxHeaderSize, connectionsCheckingInterval: LOOKS });
  server.headersTimeout = HEADERS;
  server.requestTimeout = requestTimeout;
  return server;
}
