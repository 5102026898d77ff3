/**
 * Floods the guest server from four addresses, with a seat's token: calls, invalid requests, files.
 * Arguments: ORIGIN COOKIE. Runs until it is killed.
 */
import { request } from 'node:http';

const [origin = '', cookie = ''] = process.argv.slice(2);
const { hostname: host, port } = new URL(origin);
const PATHS = ['/seat/open', '/seat/send', '/seat/content/monsters.json', '/'];
const AT_ONCE = 100;

function ask(place) {
  const localAddress = `127.0.252.${1 + (place % PATHS.length)}`;
  const path = PATHS[place % PATHS.length];
  const again = () => setImmediate(() => ask(place));
  const options = { host, port, localAddress, method: 'POST', path, headers: { cookie } };
  const sent = request(options, (answer) => answer.resume().on('close', again));
  sent.on('error', again);
  sent.end(place % 2 === 0 ? '[]' : '{"a":[[[[');
}

for (let place = 0; place < AT_ONCE; place += 1) ask(place);
