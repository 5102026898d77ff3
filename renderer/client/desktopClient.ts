import type { DesktopApi, MenuItem, StandeeApi, Update } from '#shared/api';
import { HostFault, type ScreenCompanion } from './companion';

/** What preload puts on the window. */
export interface DesktopBridge extends StandeeApi, DesktopApi {
  onUpdate(listener: (update: Update) => void): () => void;
  onMenu(listener: (item: MenuItem) => void): () => void;
}

declare global {
  interface Window {
    readonly companion?: DesktopBridge;
  }
}

/** The bridge is as near as the window itself, so the connection is always there. */
export function desktopClient(bridge: DesktopBridge): ScreenCompanion {
  return {
    host: 'desktop',
    library: () => faults(bridge.library()),
    createCampaign: (name) => faults(bridge.createCampaign(name)),
    openCampaign: (campaign) => faults(bridge.openCampaign(campaign)),
    exportCampaign: (campaign) => faults(bridge.exportCampaign(campaign)),
    importCampaign: (file) => faults(bridge.importCampaign(file)),
    renameCampaign: (campaign, name) => faults(bridge.renameCampaign(campaign, name)),
    duplicateCampaign: (campaign) => faults(bridge.duplicateCampaign(campaign)),
    deleteCampaign: (campaign) => faults(bridge.deleteCampaign(campaign)),
    trash: () => faults(bridge.trash()),
    restoreFromTrash: (entry) => faults(bridge.restoreFromTrash(entry)),
    backups: (campaign) => faults(bridge.backups(campaign)),
    restoreBackup: (campaign, backup) => faults(bridge.restoreBackup(campaign, backup)),
    showInFolder: (campaign) => faults(bridge.showInFolder(campaign)),
    history: (campaign, before) => faults(bridge.history(campaign, before)),
    send: (campaign, command, request) => faults(bridge.send(campaign, command, request)),
    undo: (campaign, seen, request) => faults(bridge.undo(campaign, seen, request)),
    redo: (campaign, seen, request) => faults(bridge.redo(campaign, seen, request)),
    statistics: (campaign) => faults(bridge.statistics(campaign)),
    goTo: (campaign, moment, seen, request) => faults(bridge.goTo(campaign, moment, seen, request)),
    exportToFile: (campaign) => faults(bridge.exportToFile(campaign)),
    importFromFile: () => faults(bridge.importFromFile()),
    importOpened: () => faults(bridge.importOpened()),
    print: (paper) => faults(bridge.print(paper)),
    printToPdf: (paper) => faults(bridge.printToPdf(paper)),
    saveText: (fileName, text) => faults(bridge.saveText(fileName, text)),
    ownScenarios: () => faults(bridge.ownScenarios()),
    openOwnScenario: (id) => faults(bridge.openOwnScenario(id)),
    saveOwnScenario: (scenario, id, seen) => faults(bridge.saveOwnScenario(scenario, id, seen)),
    deleteOwnScenario: (id, seen) => faults(bridge.deleteOwnScenario(id, seen)),
    importOwnScenario: (text, fileName) => faults(bridge.importOwnScenario(text, fileName)),
    exportOwnScenario: (id) => faults(bridge.exportOwnScenario(id)),
    duplicateOwnScenario: (id) => faults(bridge.duplicateOwnScenario(id)),
    packs: () => faults(bridge.packs()),
    openPack: (id) => faults(bridge.openPack(id)),
    importPack: (files, replace) => faults(bridge.importPack(files, replace)),
    savePack: (pack, id, seen) => faults(bridge.savePack(pack, id, seen)),
    exportPack: (id) => faults(bridge.exportPack(id)),
    deletePack: (id, seen, anyway) => faults(bridge.deletePack(id, seen, anyway)),
    readMoveIn: (text) => faults(bridge.readMoveIn(text)),
    moveIn: (text, party, name) => faults(bridge.moveIn(text, party, name)),
    onUpdate: (listener) => bridge.onUpdate(listener),
    onConnection: (listener) => {
      listener(true);
      return () => undefined;
    },
    onMenu: (listener) => bridge.onMenu(listener),
    onDenied: () => () => undefined,
  };
}

async function faults<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw new HostFault(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
