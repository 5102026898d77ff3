/** HTTP server that closes silent connections within 10 seconds. */
import { createServer, type Server } from 'node:http';

/** Milliseconds for all headers of a request, and between two checks for late ones. */
export const HEADERS = 8000;
export const LOOKS = 1000;

/** A server that is not listening yet; limits in bytes and milliseconds. */
export function boundedServer(maxHeaderSize: number, requestTimeout: number): Server {
  const server = createServer({ maxHeaderSize, connectionsCheckingInterval: LOOKS });
  server.headersTimeout = HEADERS;
  server.requestTimeout = requestTimeout;
  return server;
}
