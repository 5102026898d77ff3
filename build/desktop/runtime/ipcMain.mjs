/** Electron's `ipcMain`: answers calls from pages. */
import { EventEmitter } from 'node:events';
import { createWire } from './wire.mjs';

const wire = createWire();
const handlers = new Map();

/** The app defines the channels, so any name is allowed. */
class IpcMain extends EventEmitter {
  handle(channel, listener) {
    if (handlers.has(channel)) {
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    }
    if (typeof listener !== 'function') {
      throw new TypeError(`Expected handler to be a function, but found type '${typeof listener}'`);
    }
    handlers.set(channel, listener);
  }

  removeHandler(channel) {
    handlers.delete(channel);
  }
}

export const ipcMain = new IpcMain();

function rejection(id, channel, error) {
  console.error(`Error occurred in handler for '${channel}':`, error);
  return {
    kind: 'rejected',
    id,
    message: `Error invoking remote method '${channel}': ${String(error)}`,
  };
}

/** Answers `ipcRenderer.invoke` of the preload's world. */
export async function answerInvoke({ id, channel, text }, event) {
  const handler = handlers.get(channel);
  try {
    if (!handler) throw new Error(`No handler registered for '${channel}'`);
    const result = await handler(event, ...wire.decode(text));
    return { kind: 'resolved', id, text: wire.encode(copyOf(result)) };
  } catch (error) {
    return rejection(id, channel, error);
  }
}

export function hearSend({ channel, text }, event) {
  ipcMain.emit(channel, event, ...wire.decode(text));
}

/** Builds a message to the preload's world. */
export function messageFor(channel, args) {
  return { kind: 'message', channel, text: wire.encode(copyOf(args)) };
}

function copyOf(value) {
  try {
    return structuredClone(value);
  } catch {
    throw wire.notCloneable();
  }
}
