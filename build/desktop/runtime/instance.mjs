/** Allows one instance: a lock in the user data folder, and a socket on which a second instance reports. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const KNOCK_WITHIN = 60_000;
const LONGEST = 100;
const FAR = 'stand-in-';

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (/** @type {any} */ error) {
    return error.code === 'EPERM';
  }
}

/** Owner of the lock and its socket, which the target of the lock's link names. */
function holderOf(lock) {
  try {
    const [pid, ...socket] = readlinkSync(lock).split(' ');
    return { pid: Number(pid), socket: socket.join(' ') };
  } catch {
    return null;
  }
}

/** Sends a message and waits for the end, because the app decides synchronously if it may run. */
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

/** Path of the socket: in the user data folder, unless that path is too long for a socket. */
function socketIn(userData) {
  const near = join(userData, 'StandInSocket');
  return near.length < LONGEST ? near : join(mkdtempSync(join(tmpdir(), FAR)), 'socket');
}

function remove(lock, socket) {
  rmSync(lock, { force: true });
  rmSync(socket, { force: true });
  const folder = dirname(socket);
  if (basename(folder).startsWith(FAR)) rmSync(folder, { recursive: true, force: true });
}

/** Takes the lock. Null if another instance has it; that one is notified. */
export function takeLock(userData, data, onSecond) {
  mkdirSync(userData, { recursive: true });
  const lock = join(userData, 'StandInLock');
  const holder = holderOf(lock);
  if (holder && isAlive(holder.pid)) {
    knock(holder.socket, { argv: process.argv, folder: process.cwd(), data });
    return null;
  }
  if (holder) remove(lock, holder.socket);
  const socket = socketIn(userData);
  try {
    symlinkSync(`${String(process.pid)} ${socket}`, lock);
  } catch (/** @type {any} */ error) {
    if (error.code === 'EEXIST') return takeLock(userData, data, onSecond);
    throw error;
  }
  const server = listen(socket, onSecond);
  return {
    release() {
      server.close();
      remove(lock, socket);
    },
  };
}
