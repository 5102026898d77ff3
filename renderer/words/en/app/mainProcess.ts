/** English text for the desktop app's menus and system dialogs. */
const APP = 'Standee';

export const MAIN_PROCESS = {
  menu: {
    campaign: '&Campaign',
    new: '&New campaign…',
    open: '&Open exported campaign…',
    library: '&All campaigns',
    recent: '&Recent campaigns',
    share: '&Share with devices…',
    /** The same while devices share the table. */
    shared: '&Sharing with devices: active…',
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
    keys: '&Keyboard shortcuts',
    log: 'Show &log',
    report: 'Save a &problem report…',
    lookForUpdates: 'Check for &updates…',
    lookAtStart: 'Check at &startup',
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
    campaignFile: 'Standee campaign',
    saveOrBackup: 'Library save or backup',
    allFiles: 'All files',
    exportCampaign: 'Export campaign',
    openCampaign: 'Open exported campaign',
    export: 'Export',
    savePdf: 'Save as PDF',
    folder: 'Choose a folder',
    reportTitle: 'Save a problem report',
    reportFile: 'Standee problem report',
  },
  crash: {
    message: `The ${APP} window keeps crashing.`,
    detail: 'Nothing is lost: every step is saved to disk.',
    again: 'Try again',
    close: 'Close',
  },
  updates: {
    newest: 'You have the latest version.',
    notHere: `This copy of ${APP} cannot update itself. Get the latest version from where you got this one.`,
    failed:
      'The update check or the download failed. See the log for the reason, or try again later.',
    found: (version: string) =>
      `Version ${version} is available. Download it? You can keep playing meanwhile.`,
    ready: (version: string) =>
      `Version ${version} is ready. “Later” installs it when you quit ${APP}. ` +
      'After a restart the same campaign opens at the same step; shared devices have to join again.',
    fetch: 'Download',
    restart: 'Restart now',
    later: 'Later',
  },
  /** The question before a start without Chromium’s sandbox, on Linux. */
  sandbox: {
    message: `This system does not let ${APP} isolate its windows.`,
    detail:
      'Ubuntu 23.10 and later allow it for installed packages only. ' +
      'The .deb package brings what is needed; the player’s guide has another way.\n\n' +
      `${APP} shows only its own pages, so you can also play without it.`,
    start: 'Play without it',
    quit: 'Quit',
  },
  /** The question before closing a page with unsaved changes. */
  unsaved: {
    message: 'You have unsaved changes.',
    detail: 'They are lost if you leave. Campaigns are always saved.',
    leave: 'Leave',
    stay: 'Stay',
  },
  start: {
    title: `${APP} cannot start`,
    unusable:
      'Standee cannot use the library folder. Check that it exists, is writable and that the disk is not full.',
    locked: 'Another copy of Standee is using this library. Close it, then try again.',
    /** The browser host has the library; `address` is its page. */
    inBrowser: (address: string) =>
      `Standee is already running in the browser with this library, at\n${address}\n` +
      'Continue there, or stop it with Ctrl-C in its terminal and try again.',
  },
};
