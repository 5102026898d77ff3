/** German words of the desktop app outside of its pages. */
import type * as en from '../../en/app/mainProcess';
import type { Translation } from '../../helpers/translation';

const APP = 'Standee';

export const MAIN_PROCESS: Translation<typeof en.MAIN_PROCESS> = {
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
    helpPage: `${APP}-&Hilfe`,
    rules: '&Regeln',
    keys: '&Tasten',
    log: '&Protokoll zeigen',
    lookForUpdates: 'Neue &Version suchen…',
    lookAtStart: 'Bei jedem &Start suchen',
    credits: '&Dank und Lizenzen',
    about: `&Über ${APP}`,
    roles: {
      about: `Über ${APP}`,
      services: 'Dienste',
      hide: `${APP} ausblenden`,
      hideOthers: 'Andere ausblenden',
      unhide: 'Alle einblenden',
      quit: `${APP} &beenden`,
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
    message: `Das Fenster von ${APP} stürzt immer wieder ab.`,
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
      `Version ${version} ist hier. Sie wird eingesetzt, wenn ${APP} endet; jeder Schritt ist gesichert.`,
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
    title: `${APP} kann nicht starten`,
    unusable:
      'Der Ordner der Bibliothek ist nicht zu gebrauchen. Ist er da und beschreibbar, ist die Platte voll?',
    locked:
      'Ein anderes Standee benutzt diese Bibliothek. Schließe es und starte dann noch einmal.',
    inBrowser: (address) =>
      `Standee läuft mit dieser Bibliothek schon im Browser, unter\n${address}\n` +
      'Spiele dort weiter, oder beende es dort, wo es gestartet wurde, mit Strg-C und starte noch einmal.',
  },
};
