import { expect, test } from 'vitest';
import { boundedServer, HEADERS_TIMEOUT, CHECK_INTERVAL } from './boundedServer';

test('a client that sends no headers is detected within ten seconds', () => {
  const server = boundedServer(1024, 30_000);
  expect(server.headersTimeout).toBe(HEADERS_TIMEOUT);
  // The server checks for late connections only at intervals.
  expect(HEADERS_TIMEOUT + CHECK_INTERVAL).toBeLessThan(10_000);
});
