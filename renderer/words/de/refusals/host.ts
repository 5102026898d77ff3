/** German words of refusals by the host: other devices, undo, files, custom scenarios, packs. */
import { gameName } from '../../helpers/games';
import type * as en from '../../en/refusals/host';
import type { Translation } from '../../helpers/translation';
import { counted, listOf } from '../names/grammar';

export const SAVE_FAILURES = {
  diskFull: 'Der Datenträger ist voll. Schaffe Platz und versuche es noch einmal',
  notAllowed:
    'Standee darf dort nicht schreiben. Prüfe die Rechte des Ordners und versuche es noch einmal',
  gone: 'Die Datei oder ihr Ordner ist weg. Bring sie zurück und versuche es noch einmal',
  other: 'Das Schreiben ist misslungen. Versuche es noch einmal',
} satisfies Translation<typeof en.SAVE_FAILURES>;

export const FILE_FAILURES = {
  diskFull: 'Der Datenträger ist voll',
  notAllowed: 'Standee hat keine Rechte daran',
  gone: 'Sie ist nicht da',
  other: 'Der Datenträger meldet einen Fehler',
} satisfies Translation<typeof en.FILE_FAILURES>;

export const OWN_STEPS: Translation<typeof en.OWN_STEPS> = {
  unkept: (reason) =>
    `Was hier gespielt wurde, ließ sich nicht aufheben.${reason === null ? '' : ` ${FILE_FAILURES[reason]}.`}`,
};

export const HOST_SENTENCES: Translation<typeof en.HOST_SENTENCES> = {
  isTheTables: () => 'Das ist Sache des Tisches.',
  isAnothers: ({ figure }) => `${figure} wird auf einem anderen Gerät gespielt.`,
  screensOnlyLook: () => 'Ein Bildschirm zeigt den Tisch und handelt für niemanden.',
  wrongWord: () => 'Das Wort ist falsch oder alt: Scanne den Code am Tisch noch einmal.',
  tooManyWords: () =>
    'Von hier kamen viele falsche Wörter. Scanne den Code am Tisch oder tippe sein Wort noch einmal ab.',
  tooManyWait: () =>
    'Es warten schon zwölf Geräte. Am Tisch muss erst eines hereingelassen werden.',
  goalsAreDealt: () => 'Du hast schon zwei Kampfziele bekommen: Behalte eines davon.',
  noSuchDevice: () => 'Dieses Gerät ist nicht mehr da.',
  noSuchNetwork: () => 'Dieses Netz ist weg. Wähle ein anderes.',
  cannotShare: () =>
    'In diesem Netz ließ sich nichts teilen; vielleicht ist ein anderes Programm im Weg.',
  nothingToUndo: () => 'Es gibt nichts rückgängig zu machen.',
  nothingToRedo: () => 'Es gibt nichts zu wiederholen.',
  noSuchCampaign: ({ campaign }) => `In der Bibliothek gibt es keine Kampagne „${campaign}“.`,
  nameIsTaken: ({ name }) => `In der Bibliothek heißt schon eine Kampagne „${name}“.`,
  printFailed: () => 'Das System hat nicht gedruckt. Sieh nach, ob der Drucker da und bereit ist.',
  saveFailed: ({ reason, path }) =>
    `Dieser Schritt wurde nicht gesichert und darum nicht getan. ${SAVE_FAILURES[reason]} (${path}).`,
  saveIsDamaged: ({ path }) =>
    `Die Datei dieser Kampagne ist beschädigt und ließ sich nicht reparieren. Sie blieb, wie sie ist: ${path}.`,
  saveIsNewer: ({ path }) =>
    `Diese Kampagne hat ein neueres Standee gesichert. Zum Öffnen brauchst du ein neueres: ${path}.`,
  libraryIsLocked: ({ path }) =>
    `Ein anderes Standee benutzt diese Bibliothek. Schließe es erst, oder nimm sein Fenster: ${path}.`,
  noSuchBackup: ({ backup }) => `Es gibt keine gute Sicherung „${backup}“ von dieser Kampagne.`,
  noSuchDeleted: ({ entry }) => `Im Papierkorb gibt es keine gelöschte Kampagne „${entry}“ mehr.`,
  fileFailed: ({ reason, path }) =>
    `Diese Datei war nicht zu gebrauchen. ${FILE_FAILURES[reason]} (${path}).`,
  fileIsNoCampaign: ({ file }) =>
    `Standee kennt die Datei „${file}“ nicht. Es liest seine eigenen Exporte und Exporte von Gloomhaven Secretariat (.json). In der Bibliothek wurde nichts geändert.`,
  fileIsDamaged: ({ file }) =>
    `Die Datei „${file}“ ist beschädigt oder wurde von einem anderen Programm geändert; sie wurde nicht importiert. In der Bibliothek wurde nichts geändert.`,
  fileIsTooLarge: ({ file, megabytes }) =>
    `Die Datei „${file}“ ist zu groß für eine Kampagne: mehr als ${megabytes} MB. Sie wurde nicht gelesen.`,

  // custom content
  noSuchCustomScenario: () => 'Dieses Szenario ist nicht mehr in der Bibliothek.',
  customScenarioChanged: ({ title }) =>
    `Das Szenario „${title}“ wurde anderswo geändert, seit du es geöffnet hast. Sichere deines als Kopie oder öffne es neu.`,
  packDiffers: ({ name, edition, newEdition }) =>
    `Die Kampagne spielt mit einer anderen Fassung des Pakets ${name}${newEdition === null ? '' : ` (${newEdition})`} als diese Bibliothek${edition === null ? '' : ` (${edition})`}. Importiere die Fassung der Kampagne unter „Inhaltspakete“ oder lösche die hiesige, dann importiere die Kampagne noch einmal.`,
  customScenarioDiffers: ({ title }) =>
    `Die Datei ist mitten im Szenario „${title}“, in einer anderen Fassung als der dieser Bibliothek. Nichts wurde geändert. Um sie zu importieren, exportiert eure Fassung, löscht sie hier und importiert die Datei noch einmal.`,
  customScenarioIsPlayed: ({ title, campaigns }) =>
    `Das Szenario „${title}“ wird gerade gespielt (${listOf(campaigns.map((name) => `„${name}“`))}) und lässt sich bis dahin nicht ändern. Sichere stattdessen eine Kopie.`,
  customScenarioIsDamaged: ({ path }) =>
    `Die Datei dieses Szenarios ist beschädigt. Sie blieb, wie sie ist: ${path}.`,
  titleIsTaken: ({ title }) => `In der Bibliothek heißt schon ein Szenario „${title}“.`,
  tooManyCustomScenarios: ({ limit }) =>
    `Die Bibliothek enthält schon ${limit} eigene Szenarien. Lösche erst eines.`,

  // packs
  packIsInstalled: ({ name, edition, newEdition }) =>
    `Die Bibliothek hat das Paket ${name} schon${edition === null ? '' : ` (${edition})`}. Ersetzt wird es nur, wenn du es sagst${newEdition === null ? '' : ` (durch ${newEdition})`}.`,
  packIsUsed: ({ name, campaigns }) =>
    `Das Paket ${name} ist in Gebrauch: ${listOf(campaigns.map((each) => `„${each}“`))}.`,
  packIsRequired: ({ name, by }) => `Das Paket ${name} wird gebraucht: ${listOf(by)}.`,
  packChanged: ({ name }) =>
    `Das Paket ${name} wurde anderswo geändert, seit du es geöffnet hast. Öffne es neu.`,
  packIsDamaged: ({ path }) =>
    `Die Datei dieses Pakets ist beschädigt. Sie blieb, wie sie ist: ${path}.`,
  notAnExport: () =>
    'Standee kennt diese Datei nicht. Es liest seine eigenen Exporte und Exporte von Gloomhaven Secretariat (.json). Nichts wurde angelegt oder geändert.',
  exportIsDamaged: () =>
    'Dieser Export von Gloomhaven Secretariat ist beschädigt: Exportiere ihn dort noch einmal. Nichts wurde angelegt oder geändert.',
  exportTooLarge: ({ limit }) =>
    `Das ist größer als ${counted(limit, 'Zeichen', 'Zeichen')}: zu groß für einen Export. Es wurde nicht gelesen.`,
  exportOfOtherGame: ({ edition }) =>
    `In diesem Export spielt keine Gruppe Gloomhaven (er ist von ${gameName(edition)}). Nichts wurde angelegt oder geändert.`,
  workStopped: () =>
    'Das wurde angehalten, bevor es fertig war. Nichts wurde angelegt oder geändert.',
  tooMuchComesIn: () =>
    'Standee liest noch andere große Dateien. Nichts wurde angelegt oder geändert; versuche es in einer Minute noch einmal.',
  tooManyPacks: ({ limit }) => `Die Bibliothek enthält schon ${limit} Pakete. Lösche erst eines.`,
};
