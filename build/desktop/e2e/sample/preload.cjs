/* eslint-disable @typescript-eslint/no-require-imports -- CommonJS is what this is about */
/* global window */
const { contextBridge, ipcRenderer } = require('electron');

contextBridge.exposeInMainWorld('sample', {
  list: [1, { two: 2 }],
  twice: (number) => number * 2,
  apply: (work, value) => work(value),
  later: async (value) => value,
  fail: () => {
    throw new RangeError('out of range');
  },
  reject: async () => {
    throw new RangeError('out of range');
  },
  invoke: (channel, ...args) => ipcRenderer.invoke(channel, ...args),
  tell: (what) => ipcRenderer.send('tell', what),
  onTold: (listener) => {
    const hear = (_event, what) => listener(what);
    ipcRenderer.on('told', hear);
    return () => {
      ipcRenderer.removeListener('told', hear);
    };
  },
  expose: (key) => contextBridge.exposeInMainWorld(key, 1),
  isolated: { window: typeof window.sample, process: typeof process },
  forbidden: (() => {
    try {
      return require('node:fs');
    } catch (error) {
      return error.message;
    }
  })(),
});
