/**
 * Scripts for the pages: one for the main world of the page, and one for the isolated world of the
 * preload. Both are sent as source, so every function here is self-contained.
 */
/* global document, location, MutationObserver, addEventListener */
import { createWire } from './wire.mjs';

/**
 * One end of the bridge between the two worlds of a page. DOM events reach both worlds
 * synchronously, so an exposed function can answer at once. Functions and promises stay in their
 * world and are called by number.
 */
function createBridge(token, here, there, wire) {
  const functions = [];
  const promises = new Map();
  const answers = [];
  let promiseCount = 0;
  const { CustomEvent, dispatchEvent, addEventListener, Promise, Error, structuredClone } =
    globalThis;

  const send = (message) =>
    dispatchEvent.call(globalThis, new CustomEvent(token + there, { detail: message }));

  const messageOf = (error) =>
    error && typeof error === 'object' && typeof error.message === 'string'
      ? error.message
      : String(error);

  function pack(value) {
    let special = false;
    const text = wire.encode(value, (part) => {
      if (typeof part === 'function') {
        special = true;
        functions.push(part);
        return ['function', functions.length - 1];
      }
      // A symbol becomes undefined and is not refused.
      if (typeof part === 'symbol') {
        special = true;
        return ['undefined'];
      }
      if (part instanceof Promise) {
        special = true;
        const id = (promiseCount += 1);
        part.then(
          (result) => settle(id, true, result),
          (error) => settle(id, false, error),
        );
        return ['promise', id];
      }
      // Only the message of an error is passed on.
      if (part instanceof Error) return ['failure', messageOf(part)];
      return undefined;
    });
    // Finds values that cannot be copied and that only the browser can detect: proxies, elements
    // and others.
    if (!special) {
      try {
        structuredClone(value);
      } catch {
        throw wire.notCloneable();
      }
    }
    return text;
  }

  function settle(id, isResolved, result) {
    let text;
    try {
      text = pack(result);
    } catch (error) {
      isResolved = false;
      text = pack(error);
    }
    send({ kind: 'settle', id, isResolved, text });
  }

  function unpack(text) {
    return wire.decode(text, ([tag, what]) => {
      if (tag === 'failure') return new Error(what);
      if (tag === 'function') return (...args) => call(what, args);
      return new Promise((resolve, reject) => promises.set(what, { resolve, reject }));
    });
  }

  function ask(message) {
    send(message);
    const answer = answers.pop();
    if (!answer) throw new Error('The other world of the page does not answer.');
    if (answer.error !== undefined) throw new Error(answer.error);
    return unpack(answer.text);
  }
  const call = (id, args) => ask({ kind: 'call', id, text: pack(args) });

  function answer(work) {
    let reply;
    try {
      reply = { kind: 'answer', text: pack(work()) };
    } catch (error) {
      reply = { kind: 'answer', error: messageOf(error) };
    }
    send(reply);
  }

  const handlers = {
    answer: (message) => answers.push(message),
    call: ({ id, text }) =>
      answer(() => {
        const args = unpack(text);
        try {
          return functions[id](...args);
        } catch (error) {
          throw new Error(`Uncaught Error: ${messageOf(error)}`);
        }
      }),
    settle: ({ id, isResolved, text }) => {
      const waiting = promises.get(id);
      promises.delete(id);
      if (isResolved) waiting.resolve(unpack(text));
      else waiting.reject(unpack(text));
    },
  };
  addEventListener.call(globalThis, token + here, (/** @type {any} */ event) => {
    event.stopImmediatePropagation();
    handlers[event.detail.kind](event.detail);
  });

  return { ask, answer, pack, unpack, handlers };
}

/** Runs in the page's world: adds to `window` what the preload exposes. */
function pageWorld(token, createWire, createBridge) {
  const bridge = createBridge(token, ':page', ':preload', createWire());
  const freeze = (value) => {
    if (value === null || !['object', 'function'].includes(typeof value)) return value;
    if (Object.isFrozen(value) || ArrayBuffer.isView(value)) return value;
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
    return value;
  };
  bridge.handlers.expose = ({ key, text }) =>
    bridge.answer(() => {
      if (Object.hasOwn(globalThis, key)) {
        throw new Error('Cannot bind an API on top of an existing property on the window object');
      }
      Object.defineProperty(globalThis, key, {
        value: freeze(bridge.unpack(text)),
        enumerable: true,
      });
    });
  // In Electron a page never gets such a window. Chromium would open it and close it again.
  globalThis.open = (url = '', name = '_blank', features = '') => {
    const to = url === '' ? 'about:blank' : new URL(url, document.baseURI).href;
    bridge.ask({ kind: 'open', to, name: String(name), features: String(features) });
    return null;
  };
  // In Chromium a script can close only windows that a script has opened.
  globalThis.close = () => bridge.ask({ kind: 'close' });
}

/** Runs in the preload's world: provides `require('electron')` and the connection to the main process. */
function preloadWorld(token, createWire, createBridge, preload) {
  const wire = createWire();
  const bridge = createBridge(token, ':preload', ':page', wire);
  const post = globalThis.__standInPost;
  delete globalThis.__standInPost;
  const send = (message) => post(JSON.stringify({ ...message, url: location.href }));
  const clone = (value) => {
    try {
      return structuredClone(value);
    } catch {
      throw wire.notCloneable();
    }
  };

  const listeners = new Map();
  const waiting = new Map();
  let count = 0;
  const listen = (channel, listener, once) => {
    if (!listeners.has(channel)) listeners.set(channel, []);
    listeners.get(channel).push({ listener, once });
    return ipcRenderer;
  };
  const unlisten = (channel, listener) => {
    const list = listeners.get(channel) ?? [];
    const index = list.findIndex((entry) => entry.listener === listener);
    if (index >= 0) list.splice(index, 1);
    return ipcRenderer;
  };
  const ipcRenderer = {
    invoke: async (channel, ...args) => {
      const text = wire.encode(clone(args));
      const id = (count += 1);
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        send({ kind: 'invoke', id, channel, text });
      });
    },
    send: (channel, ...args) => send({ kind: 'send', channel, text: wire.encode(clone(args)) }),
    on: (channel, listener) => listen(channel, listener, false),
    once: (channel, listener) => listen(channel, listener, true),
    off: unlisten,
    removeListener: unlisten,
    removeAllListeners: (channel) => {
      if (channel === undefined) listeners.clear();
      else listeners.delete(channel);
      return ipcRenderer;
    },
  };
  const contextBridge = {
    exposeInMainWorld: (key, api) => bridge.ask({ kind: 'expose', key, text: bridge.pack(api) }),
  };

  const handlers = {
    resolved: ({ id, text }) => waiting.get(id)?.resolve(wire.decode(text)),
    rejected: ({ id, message }) => waiting.get(id)?.reject(new Error(message)),
    message: ({ channel, text }) => {
      for (const entry of [...(listeners.get(channel) ?? [])]) {
        if (entry.once) unlisten(channel, entry.listener);
        entry.listener({ sender: ipcRenderer, ports: [] }, ...wire.decode(text));
      }
    },
  };
  Object.defineProperty(globalThis, '__standInHear', {
    value: (message) => {
      handlers[message.kind](message);
      if (message.id !== undefined) waiting.delete(message.id);
    },
  });

  // The page must not navigate to other schemes either. Requests are blocked elsewhere.
  globalThis.navigation?.addEventListener('navigate', (event) => {
    const { url, sameDocument } = event.destination;
    if (sameDocument || !event.cancelable || /^https?:/.test(url)) return;
    event.preventDefault();
    send({ kind: 'willNavigate', to: url });
  });

  let shownTitle = '';
  const tellTitle = () => {
    if (document.title === shownTitle) return;
    shownTitle = document.title;
    send({ kind: 'title', title: shownTitle });
  };
  addEventListener('DOMContentLoaded', () => {
    tellTitle();
    const everything = { childList: true, characterData: true, subtree: true };
    new MutationObserver(tellTitle).observe(document.head, everything);
  });

  bridge.handlers.close = () => bridge.answer(() => send({ kind: 'windowClose' }));
  bridge.handlers.open = ({ to, name, features }) =>
    bridge.answer(() => send({ kind: 'windowOpen', to, name, features }));

  const strict = (name, members) =>
    new Proxy(members, {
      get: (target, member) => {
        if (typeof member === 'symbol' || member in target) return target[member];
        throw new Error(`The stand-in for Electron has no ${name}.${member} in a preload.`);
      },
    });
  const electron = strict('electron', {
    contextBridge: strict('contextBridge', contextBridge),
    ipcRenderer: strict('ipcRenderer', ipcRenderer),
  });
  const require = (name) => {
    if (name === 'electron') return electron;
    throw new Error(`module not found: ${name}`);
  };
  try {
    const module = { exports: {} };
    preload(module.exports, require, module);
  } catch (/** @type {any} */ error) {
    send({ kind: 'preloadError', message: String(error?.stack ?? error) });
  }
}

const ONLY_MAIN_FRAME = 'if (window !== window.top) return;';

/** Script for the page's world. */
export function pageScript(token) {
  return `(() => { ${ONLY_MAIN_FRAME}
(${pageWorld})(${JSON.stringify(token)}, ${createWire}, ${createBridge});
})()`;
}

/** Script for the preload's world; `source` is the preload's file, or null. */
export function preloadScript(token, source) {
  return `(() => { ${ONLY_MAIN_FRAME}
(${preloadWorld})(${JSON.stringify(token)}, ${createWire}, ${createBridge},
  function (exports, require, module) {
${source ?? ''}
  });
})()`;
}
