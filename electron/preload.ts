/** The api as the window of the desktop gets it. */
import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron';
import type { DesktopApi, MenuItem, StandeeApi, Update } from '#shared/api';
import { CHANNELS } from './channels';

interface Calls extends StandeeApi, DesktopApi {}

/** Only what this names gets through; the window never sees a channel. */
const call =
  <M extends keyof Calls>(method: M) =>
  (...args: Parameters<Calls[M]>) =>
    ipcRenderer.invoke(CHANNELS.call, method, args) as ReturnType<Calls[M]>;

const listen =
  <T>(channel: string) =>
  (listener: (value: T) => void) => {
    const hear = (_event: IpcRendererEvent, value: T) => listener(value);
    ipcRenderer.on(channel, hear);
    return () => {
      ipcRenderer.removeListener(channel, hear);
    };
  };

contextBridge.exposeInMainWorld('companion', {
  library: call('library'),
  createCampaign: call('createCampaign'),
  openCampaign: call('openCampaign'),
  exportCampaign: call('exportCampaign'),
  importCampaign: call('importCampaign'),
  renameCampaign: call('renameCampaign'),
  duplicateCampaign: call('duplicateCampaign'),
  deleteCampaign: call('deleteCampaign'),
  trash: call('trash'),
  restoreFromTrash: call('restoreFromTrash'),
  backups: call('backups'),
  restoreBackup: call('restoreBackup'),
  showInFolder: call('showInFolder'),
  history: call('history'),
  statistics: call('statistics'),
  send: call('send'),
  undo: call('undo'),
  redo: call('redo'),
  goTo: call('goTo'),
  exportToFile: call('exportToFile'),
  importFromFile: call('importFromFile'),
  importOpened: call('importOpened'),
  print: call('print'),
  printToPdf: call('printToPdf'),
  saveText: call('saveText'),
  ownScenarios: call('ownScenarios'),
  openOwnScenario: call('openOwnScenario'),
  saveOwnScenario: call('saveOwnScenario'),
  deleteOwnScenario: call('deleteOwnScenario'),
  importOwnScenario: call('importOwnScenario'),
  exportOwnScenario: call('exportOwnScenario'),
  duplicateOwnScenario: call('duplicateOwnScenario'),
  packs: call('packs'),
  openPack: call('openPack'),
  importPack: call('importPack'),
  savePack: call('savePack'),
  exportPack: call('exportPack'),
  deletePack: call('deletePack'),
  readMoveIn: call('readMoveIn'),
  moveIn: call('moveIn'),
  onUpdate: listen<Update>(CHANNELS.update),
  onMenu: listen<MenuItem>(CHANNELS.menu),
});
