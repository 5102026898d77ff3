/** Words of the desktop app outside of its pages. */
const APP = 'Standee';

export const MAIN_PROCESS = {
  menu: {
    campaign: '&Campaign',
    new: '&New campaign…',
    open: '&Open exported campaign…',
    library: '&All campaigns',
    recent: 'Played &last',
    share: '&Share with devices…',
    /** The same while devices share the table. */
    shared: '&Shared with devices: on…',
    export: '&Export campaign…',
    print: '&Print…',
    edit: '&Edit',
    undo: '&Undo step',
    redo: '&Redo step',
    view: '&View',
    window: '&Window',
    help: '&Help',
    helpPage: `${APP} &help`,
    rules: '&Rules',
    keys: '&Keys',
    log: 'Show &log',
    lookForUpdates: 'Look for a new &version…',
    lookAtStart: 'Look at every &start',
    credits: '&Credits and licences',
    about: `&About ${APP}`,
    /** Replacements for Electron’s own words, which are English. */
    roles: null as Readonly<Record<string, string>> | null,
  },
  about: {
    unofficial: 'An unofficial companion; Gloomhaven and its names belong to Cephalofair Games.',
    credits: [
      'Icons: game-icons.net by Lorc, Delapouite and contributors (CC BY 3.0); Lucide (ISC).',
      'Fonts: Alegreya and Inter (SIL OFL 1.1).',
      'Map geometry: facts after Virtual Gloomhaven Board by Purple Kingdom Games (CC BY 4.0).',
    ],
  },
  dialogs: {
    campaignFile: 'Campaign of Standee',
    saveOrBackup: 'Save or backup of a library',
    allFiles: 'All files',
    exportCampaign: 'Export campaign',
    openCampaign: 'Open exported campaign',
    export: 'Export',
    savePdf: 'Save as PDF',
  },
  crash: {
    message: `The window of ${APP} keeps crashing.`,
    detail: 'Nothing is lost: every step that was shown is on disk.',
    again: 'Try again',
    close: 'Close',
  },
  updates: {
    newest: 'This is the newest version.',
    notHere: 'This Standee cannot renew itself. Fetch the newest one where you got it.',
    failed: 'No new version could be looked for or fetched. The log says why.',
    found: (version: string) => `Version ${version} is there. Fetch it? You can play on meanwhile.`,
    ready: (version: string) =>
      `Version ${version} is here. It is put in place when ${APP} ends; every step is saved.`,
    fetch: 'Fetch',
    restart: 'Restart now',
    later: 'Later',
  },
  /** The question before closing a page with unsaved changes. */
  unsaved: {
    message: 'What you made here is not saved.',
    detail: 'It is lost when you leave. Campaigns are always saved.',
    leave: 'Leave',
    stay: 'Stay',
  },
  start: {
    title: `${APP} cannot start`,
    unusable: 'The folder of the library cannot be used. Is it there, writable, the disk full?',
    locked: 'Another Standee is using this library. Close it, then start again.',
    /** The browser host has the library; `address` is its page. */
    inBrowser: (address: string) =>
      `Standee is already running in the browser with this library, at\n${address}\n` +
      'Play on there, or end it with Ctrl-C where it was started and start again.',
  },
};
