/** German text for the desktop app's menus and system dialogs. */
import type * as en from '../../en/app/mainProcess';
import type { Translation } from '../../helpers/translation';

const APP = 'Standee';

export const MAIN_PROCESS: Translation<typeof en.MAIN_PROCESS> = {
  menu: {
    campaign: '&Kampagne',
    new: '&Neue Kampagne…',
    open: 'Exportierte Kampagne ö&ffnen…',
    library: '&Alle Kampagnen',
    recent: 'Z&uletzt gespielt',
    share: 'Mit Geräten &teilen…',
    shared: '&Teilen mit Geräten: aktiv…',
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
    keys: '&Tastenkürzel',
    log: '&Protokoll zeigen',
    report: '&Problembericht speichern…',
    lookForUpdates: 'Nach &Updates suchen…',
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
    campaignFile: 'Standee-Kampagne',
    saveOrBackup: 'Spielstand oder Sicherung einer Bibliothek',
    allFiles: 'Alle Dateien',
    exportCampaign: 'Kampagne exportieren',
    openCampaign: 'Exportierte Kampagne öffnen',
    export: 'Exportieren',
    savePdf: 'Als PDF speichern',
    folder: 'Ordner wählen',
    reportTitle: 'Problembericht speichern',
    reportFile: 'Problembericht von Standee',
  },
  crash: {
    message: `Das Fenster von ${APP} stürzt immer wieder ab.`,
    detail: 'Nichts ist verloren: Jeder Schritt ist gespeichert.',
    again: 'Erneut versuchen',
    close: 'Schließen',
  },
  updates: {
    newest: 'Du hast die neueste Version.',
    notHere: `Dieses ${APP} kann sich nicht selbst aktualisieren. Hol dir die neueste Version dort, wo du diese herhast.`,
    failed:
      'Die Suche nach Updates oder der Download ist fehlgeschlagen. Den Grund nennt das Protokoll. Versuche es später noch einmal.',
    found: (version) =>
      `Version ${version} ist verfügbar. Herunterladen? Du kannst solange weiterspielen.`,
    ready: (version) =>
      `Version ${version} ist bereit. Mit „Später“ wird sie installiert, wenn du ${APP} beendest. ` +
      'Nach einem Neustart öffnet sich dieselbe Kampagne am selben Schritt; Geräte müssen wieder beitreten.',
    fetch: 'Herunterladen',
    restart: 'Jetzt neu starten',
    later: 'Später',
  },
  sandbox: {
    message: `Dieses System lässt ${APP} seine Fenster nicht abschotten.`,
    detail:
      'Ubuntu erlaubt das seit 23.10 nur installierten Paketen. ' +
      'Das .deb-Paket bringt mit, was nötig ist; einen anderen Weg nennt die Anleitung.\n\n' +
      `${APP} zeigt nur eigene Seiten, du kannst also auch so spielen.`,
    start: 'So spielen',
    quit: 'Beenden',
  },
  unsaved: {
    message: 'Du hast ungespeicherte Änderungen.',
    detail: 'Sie gehen verloren, wenn du die Seite verlässt. Kampagnen sind immer gespeichert.',
    leave: 'Verlassen',
    stay: 'Bleiben',
  },
  start: {
    title: `${APP} kann nicht starten`,
    unusable:
      'Standee kann den Ordner der Bibliothek nicht verwenden. Prüfe, ob er vorhanden und beschreibbar ist und die Platte nicht voll ist.',
    locked:
      'Ein anderes Standee verwendet diese Bibliothek. Schließe es und versuche es noch einmal.',
    inBrowser: (address) =>
      `Standee läuft mit dieser Bibliothek schon im Browser, unter\n${address}\n` +
      'Spiele dort weiter, oder beende es in seinem Terminal mit Strg-C und versuche es noch einmal.',
  },
};
