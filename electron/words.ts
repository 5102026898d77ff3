/** Everything the desktop app says outside of its pages, in the system's language. */
import { app, type MenuItemConstructorOptions } from 'electron';
import { APP_NAME } from './folders';

type Role = NonNullable<MenuItemConstructorOptions['role']>;

interface DesktopWords {
  readonly menu: {
    readonly campaign: string;
    readonly new: string;
    readonly open: string;
    readonly library: string;
    readonly recent: string;
    readonly share: string;
    /** The same while devices share the table. */
    readonly shared: string;
    readonly export: string;
    readonly print: string;
    readonly edit: string;
    readonly undo: string;
    readonly redo: string;
    readonly view: string;
    readonly window: string;
    readonly help: string;
    readonly helpPage: string;
    readonly rules: string;
    readonly keys: string;
    readonly log: string;
    readonly lookForUpdates: string;
    readonly lookAtStart: string;
    readonly credits: string;
    readonly about: string;
    /** Where Electron's own words, which are English, do not fit. */
    readonly roles: Readonly<Partial<Record<Role, string>>>;
  };
  readonly about: { readonly unofficial: string; readonly credits: readonly string[] };
  readonly dialogs: {
    readonly campaignFile: string;
    readonly saveOrBackup: string;
    readonly allFiles: string;
    readonly exportCampaign: string;
    readonly openCampaign: string;
    readonly export: string;
    readonly savePdf: string;
  };
  readonly crash: {
    readonly message: string;
    readonly detail: string;
    readonly again: string;
    readonly close: string;
  };
  readonly updates: {
    readonly newest: string;
    readonly notHere: string;
    readonly failed: string;
    readonly found: (version: string) => string;
    readonly ready: (version: string) => string;
    readonly fetch: string;
    readonly restart: string;
    readonly later: string;
  };
  /** A page does not want to go: what was made in it is not saved. */
  readonly unsaved: {
    readonly message: string;
    readonly detail: string;
    readonly leave: string;
    readonly stay: string;
  };
  readonly start: {
    readonly title: string;
    readonly unusable: string;
    readonly locked: string;
    /** The browser host has the library; `address` is where it can be played. */
    readonly inBrowser: (address: string) => string;
  };
}

const ENGLISH: DesktopWords = {
  menu: {
    campaign: '&Campaign',
    new: '&New campaign…',
    open: '&Open exported campaign…',
    library: '&All campaigns',
    recent: 'Played &last',
    share: '&Share with devices…',
    shared: '&Shared with devices: on…',
    export: '&Export campaign…',
    print: '&Print…',
    edit: '&Edit',
    undo: '&Undo step',
    redo: '&Redo step',
    view: '&View',
    window: '&Window',
    help: '&Help',
    helpPage: `${APP_NAME} &help`,
    rules: '&Rules',
    keys: '&Keys',
    log: 'Show &log',
    lookForUpdates: 'Look for a new &version…',
    lookAtStart: 'Look at every &start',
    credits: '&Credits and licences',
    about: `&About ${APP_NAME}`,
    roles: {},
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
    message: `The window of ${APP_NAME} keeps crashing.`,
    detail: 'Nothing is lost: every step that was shown is on disk.',
    again: 'Try again',
    close: 'Close',
  },
  updates: {
    newest: 'This is the newest version.',
    notHere: 'This Standee cannot renew itself. Fetch the newest one where you got it.',
    failed: 'No new version could be looked for or fetched. The log says why.',
    found: (version) => `Version ${version} is there. Fetch it? You can play on meanwhile.`,
    ready: (version) =>
      `Version ${version} is here. It is put in place when ${APP_NAME} ends; every step is saved.`,
    fetch: 'Fetch',
    restart: 'Restart now',
    later: 'Later',
  },
  unsaved: {
    message: 'What you made here is not saved.',
    detail: 'It is lost when you leave. Campaigns are always saved.',
    leave: 'Leave',
    stay: 'Stay',
  },
  start: {
    title: `${APP_NAME} cannot start`,
    unusable: 'The folder of the library cannot be used. Is it there, writable, the disk full?',
    locked: 'Another Standee is using this library. Close it, then start again.',
    inBrowser: (address) =>
      `Standee is already running in the browser with this library, at\n${address}\n` +
      'Play on there, or end it with Ctrl-C where it was started and start again.',
  },
};

const GERMAN: DesktopWords = {
  menu: {
    campaign: '&Kampagne',
    new: '&Neue Kampagne…',
    open: 'Exportierte Kampagne ö&ffnen…',
    library: '&Alle Kampagnen',
    recent: 'Zuletzt &gespielt',
    share: 'Mit Geräten &teilen…',
    shared: 'Mit Geräten ge&teilt: an…',
    export: 'Kampagne &exportieren…',
    print: '&Drucken…',
    edit: '&Bearbeiten',
    undo: 'Schritt &rückgängig machen',
    redo: 'Schritt &wiederholen',
    view: '&Ansicht',
    window: '&Fenster',
    help: '&Hilfe',
    helpPage: `${APP_NAME}-&Hilfe`,
    rules: '&Regeln',
    keys: '&Tasten',
    log: '&Protokoll zeigen',
    lookForUpdates: 'Neue &Version suchen…',
    lookAtStart: 'Bei jedem &Start suchen',
    credits: '&Dank und Lizenzen',
    about: `&Über ${APP_NAME}`,
    roles: {
      about: `Über ${APP_NAME}`,
      services: 'Dienste',
      hide: `${APP_NAME} ausblenden`,
      hideOthers: 'Andere ausblenden',
      unhide: 'Alle einblenden',
      quit: `${APP_NAME} &beenden`,
      close: 'Fenster &schließen',
      cut: '&Ausschneiden',
      copy: '&Kopieren',
      paste: '&Einfügen',
      selectAll: 'A&lles auswählen',
      resetZoom: '&Originalgröße',
      zoomIn: 'Ver&größern',
      zoomOut: 'Ver&kleinern',
      togglefullscreen: '&Vollbild',
      minimize: '&Minimieren',
      zoom: '&Zoomen',
      front: 'Alle nach &vorn bringen',
    },
  },
  about: {
    unofficial:
      'Ein inoffizieller Begleiter; Gloomhaven und seine Namen gehören Cephalofair Games.',
    credits: [
      'Zeichen: game-icons.net von Lorc, Delapouite und anderen (CC BY 3.0); Lucide (ISC).',
      'Schriften: Alegreya und Inter (SIL OFL 1.1).',
      'Geometrie der Karten: nach Virtual Gloomhaven Board von Purple Kingdom Games (CC BY 4.0).',
    ],
  },
  dialogs: {
    campaignFile: 'Kampagne von Standee',
    saveOrBackup: 'Spielstand oder Sicherung einer Bibliothek',
    allFiles: 'Alle Dateien',
    exportCampaign: 'Kampagne exportieren',
    openCampaign: 'Exportierte Kampagne öffnen',
    export: 'Exportieren',
    savePdf: 'Als PDF sichern',
  },
  crash: {
    message: `Das Fenster von ${APP_NAME} stürzt immer wieder ab.`,
    detail: 'Nichts ist verloren: Jeder Schritt, der zu sehen war, ist gesichert.',
    again: 'Noch einmal versuchen',
    close: 'Schließen',
  },
  updates: {
    newest: 'Das ist die neueste Version.',
    notHere:
      'Dieses Standee kann sich nicht selbst erneuern. Hol das neueste von dort, woher du es hast.',
    failed: 'Eine neue Version konnte nicht gesucht oder geholt werden. Das Protokoll sagt, warum.',
    found: (version) => `Version ${version} ist da. Holen? Du kannst solange weiterspielen.`,
    ready: (version) =>
      `Version ${version} ist hier. Sie wird eingesetzt, wenn ${APP_NAME} endet; jeder Schritt ist gesichert.`,
    fetch: 'Holen',
    restart: 'Jetzt neu starten',
    later: 'Später',
  },
  unsaved: {
    message: 'Was du hier gemacht hast, ist nicht gesichert.',
    detail: 'Es geht verloren, wenn du gehst. Kampagnen sind immer gesichert.',
    leave: 'Gehen',
    stay: 'Bleiben',
  },
  start: {
    title: `${APP_NAME} kann nicht starten`,
    unusable:
      'Der Ordner der Bibliothek ist nicht zu gebrauchen. Ist er da und beschreibbar, ist die Platte voll?',
    locked:
      'Ein anderes Standee benutzt diese Bibliothek. Schließe es und starte dann noch einmal.',
    inBrowser: (address) =>
      `Standee läuft mit dieser Bibliothek schon im Browser, unter\n${address}\n` +
      'Spiele dort weiter, oder beende es dort, wo es gestartet wurde, mit Strg-C und starte noch einmal.',
  },
};

/** The words for this system; to be asked for once the app is ready, which knows the language. */
export function desktopWords(): DesktopWords {
  return /^de\b/iu.test(app.getLocale()) ? GERMAN : ENGLISH;
}
