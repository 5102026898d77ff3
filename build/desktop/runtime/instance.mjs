/** One instance at a time: a lock in the user's data, and a socket the second one knocks at. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const KNOCK_WITHIN = 5000;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (/** @type {any} */ error) {
    return error.code === 'EPERM';
  }
}

/** Address of the socket is the link's target, because a socket's path must be short. */
function holderOf(lock) {
  try {
    const [pid, ...socket] = readlinkSync(lock).split(' ');
    return { pid: Number(pid), socket: socket.join(' ') };
  } catch {
    return null;
  }
}

/** The app decides at once, so the message has to be there before it goes on. */
function knock(socket, message) {
  const script = `require('node:net').connect(process.argv[1]).end(require('node:fs').readFileSync(0))`;
  const knocked = spawnSync(process.execPath, ['-e', script, socket], {
    input: JSON.stringify(message),
    timeout: KNOCK_WITHIN,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  if (knocked.status !== 0) console.error('The first instance does not answer.');
}

function listen(socket, onSecond) {
  const server = createServer({ allowHalfOpen: true }, (connection) => {
    let text = '';
    connection.setEncoding('utf8').on('data', (chunk) => (text += chunk));
    connection.on('error', () => undefined);
    connection.on('end', () => {
      connection.end();
      const { argv, folder, data } = JSON.parse(text);
      onSecond(argv, folder, data);
    });
  });
  server.listen(socket);
  server.unref();
  return server;
}

/** The lock, or null where another instance has it; that one is told. */
export function takeLock(userData, data, onSecond) {
  mkdirSync(userData, { recursive: true });
  const lock = join(userData, 'StandInLock');
  const holder = holderOf(lock);
  if (holder && isAlive(holder.pid)) {
    knock(holder.socket, { argv: process.argv, folder: process.cwd(), data });
    return null;
  }
  rmSync(lock, { force: true });
  const folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
  const socket = join(folder, 'socket');
  try {
    symlinkSync(`${String(process.pid)} ${socket}`, lock);
  } catch (/** @type {any} */ error) {
    rmSync(folder, { recursive: true, force: true });
    if (error.code === 'EEXIST') return takeLock(userData, data, onSecond);
    throw error;
  }
  const server = listen(socket, onSecond);
  return {
    release() {
      server.close();
      rmSync(lock, { force: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
