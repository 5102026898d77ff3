/** Texts of menus and dialogs in the system's language. */
import { app, type MenuItemConstructorOptions } from 'electron';
import { APP_NAME } from '../servers/folders';

type Role = NonNullable<MenuItemConstructorOptions['role']>;

/** The shape of a complete translation. */
type Words<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...given: infer Given) => string
      ? (...given: Given) => string
      : T[K] extends readonly string[]
        ? readonly string[]
        : Words<T[K]>;
};

/** English needs no replacements for Electron's own labels. */
const ENGLISH_ROLES: Readonly<Partial<Record<Role, string>>> = {};

const ENGLISH = {
  menu: {
    campaign: '&Campaign',
    new: '&New campaign…',
    open: '&Open exported campaign…',
    library: '&All campaigns',
    recent: 'Played &last',
    share: '&Share with devices…',
    /** Label while devices are connected. */
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
    roles: ENGLISH_ROLES,
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
    found: (version: string) => `Version ${version} is there. Fetch it? You can play on meanwhile.`,
    ready: (version: string) =>
      `Version ${version} is here. It is put in place when ${APP_NAME} ends; every step is saved.`,
    fetch: 'Fetch',
    restart: 'Restart now',
    later: 'Later',
  },
  /** Question before a page with unsaved work closes. */
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
    /** Shown if the browser host owns the library; `address` is its link. */
    inBrowser: (address: string) =>
      `Standee is already running in the browser with this library, at\n${address}\n` +
      'Play on there, or end it with Ctrl-C where it was started and start again.',
  },
};

type DesktopWords = Words<typeof ENGLISH>;

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

/** The texts for this system. Call it after the app is ready, when the language is known. */
export function desktopWords(): DesktopWords {
  return /^de\b/iu.test(app.getLocale()) ? GERMAN : ENGLISH;
}
