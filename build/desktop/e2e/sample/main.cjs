/* eslint-disable @typescript-eslint/no-require-imports -- CommonJS is what this is about */
/** A small app whose page, preload and main process report what they exchange. */
const { app, BrowserWindow, dialog, ipcMain, protocol } = require('electron');
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

protocol.registerSchemesAsPrivileged([
  { scheme: 'app', privileges: { standard: true, secure: true } },
]);
ipcMain.handle('echo', (_event, ...args) => args);
ipcMain.handle('fail', () => {
  throw new TypeError('it went wrong');
});
ipcMain.handle('function', () => () => 1);
ipcMain.handle('who', ({ sender, senderFrame }) => [senderFrame.url, sender.getURL()]);
ipcMain.handle('save', () => dialog.showSaveDialog({ title: 'Where to?' }));
ipcMain.handle('print', async ({ sender }, path) =>
  writeFileSync(path, await sender.printToPDF({ pageSize: 'A4', printBackground: true })),
);
ipcMain.on('tell', (event, what) => event.sender.send('told', what));

const page = () =>
  new Response(readFileSync(join(__dirname, 'page.html')), {
    headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" },
  });

app.whenReady().then(async () => {
  protocol.handle('app', page);
  const window = new BrowserWindow({ webPreferences: { preload: join(__dirname, 'preload.cjs') } });
  window.webContents.setWindowOpenHandler(() => ({ action: 'deny' }));
  await window.loadURL('app://standee/page.html?a=1#there');
});
