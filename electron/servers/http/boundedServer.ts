/** Creates an HTTP server that closes silent connections within 10 seconds. */
import { createServer, type Server } from 'node:http';

/**
 * Maximum milliseconds until all headers of a request have arrived, and the interval of the check for late
 * ones.
 */
export const HEADERS_TIMEOUT = 8000;
export const CHECK_INTERVAL = 1000;

/** A server that does not listen yet. Limits in bytes and milliseconds. */
export function boundedServer(maxHeaderSize: number, requestTimeout: number): Server {
  const server = createServer({ maxHeaderSize, connectionsCheckingInterval: CHECK_INTERVAL });
  server.headersTimeout = HEADERS_TIMEOUT;
  server.requestTimeout = requestTimeout;
  return server;
}
