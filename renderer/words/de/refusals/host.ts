/** German words of refusals by the host: other devices, undo, files, custom scenarios, packs. */
import { gameName } from '../../helpers/games';
import type * as en from '../../en/refusals/host';
import type { Translation } from '../../helpers/translation';
import { counted, listOf } from '../names/grammar';

export const SAVE_FAILURES = {
  diskFull: 'Der Datenträger ist voll. Schafft Platz und versucht es noch einmal',
  notAllowed:
    'Standee darf nicht in diesen Ordner schreiben. Prüft die Rechte und versucht es noch einmal',
  gone: 'Die Datei oder ihr Ordner fehlt. Stellt sie wieder her und versucht es noch einmal',
  other: 'Der Datenträger meldet einen Fehler. Versucht es noch einmal',
} satisfies Translation<typeof en.SAVE_FAILURES>;

export const FILE_FAILURES = {
  diskFull: 'Der Datenträger ist voll',
  notAllowed: 'Standee hat keine Rechte',
  gone: 'Sie fehlt',
  other: 'Der Datenträger meldet einen Fehler',
} satisfies Translation<typeof en.FILE_FAILURES>;

export const CHARACTER_FILE: Translation<typeof en.CHARACTER_FILE> = {
  other: 'Wählt die Datei eines Charakters, die Standee exportiert hat.',
  newer: 'Diesen Charakter hat eine neuere Version von Standee exportiert. Aktualisiert Standee.',
  tooLarge: 'Diese Datei ist zu groß für einen Charakter. Wählt eine andere.',
  damaged:
    'Diese Charakterdatei ist beschädigt oder wurde geändert. Exportiert den Charakter noch einmal.',
};

export const OWN_STEPS: Translation<typeof en.OWN_STEPS> = {
  unkept: (reason) =>
    `Eure Schritte konnten nicht gespeichert werden.${reason === null ? '' : ` ${FILE_FAILURES[reason]}.`}`,
};

export const HOST_SENTENCES: Translation<typeof en.HOST_SENTENCES> = {
  onlyForTheTable: () => 'Das kann nur der Haupttisch.',
  belongsToAnotherDevice: ({ figure }) => `${figure} wird von einem anderen Gerät gesteuert.`,
  screensAreViewOnly: () => 'Gemeinsame Bildschirme zeigen nur an.',
  wrongJoinCode: () =>
    'Dieser Beitrittscode ist falsch oder abgelaufen. Scanne den Code am Tisch noch einmal.',
  tooManyJoinCodes: () =>
    'Von diesem Gerät kamen zu viele falsche Beitrittscodes. Scanne den Code am Tisch, oder gib ihn noch einmal ein.',
  tooManyDevicesWait: () => 'Es warten schon zwölf Geräte. Lasst am Tisch zuerst eines herein.',
  goalsAreDealt: () =>
    'Du hast schon zwei Kampfziele. Behalte eines davon, oder gib eine Kartennummer ein.',
  noSuchDevice: () => 'Dieses Gerät ist nicht mehr verbunden.',
  noSuchNetwork: () => 'Dieses Netz ist nicht mehr verfügbar. Wählt ein anderes.',
  cannotShare: () =>
    'Das Teilen konnte in diesem Netz nicht starten. Vielleicht blockiert es ein anderes Programm. Wählt ein anderes Netz oder versucht es noch einmal.',
  nothingToUndo: () => 'Nichts rückgängig zu machen.',
  nothingToRedo: () => 'Nichts zu wiederholen.',
  noSuchCampaign: ({ campaign }) => `Eure Bibliothek hat keine Kampagne „${campaign}“.`,
  nameIsTaken: ({ name }) =>
    `In eurer Bibliothek heißt schon eine Kampagne „${name}“. Wählt einen anderen Namen.`,
  printFailed: () =>
    'Das Drucken ist fehlgeschlagen. Prüft, ob der Drucker verbunden und bereit ist.',
  saveFailed: ({ reason, path }) =>
    `Dieser Schritt wurde nicht gespeichert. ${SAVE_FAILURES[reason]} (${path}).`,
  saveIsDamaged: ({ path }) =>
    `Die Datei dieser Kampagne ist beschädigt und konnte nicht repariert werden. Standee hat sie nicht verändert: ${path}.`,
  saveIsNewer: ({ path }) =>
    `Diese Kampagne wurde mit einer neueren Version von Standee gespeichert. Aktualisiert Standee, um sie zu öffnen: ${path}.`,
  libraryIsLocked: ({ path }) =>
    `Ein anderes Standee verwendet diese Bibliothek. Schließt es, oder verwendet sein Fenster: ${path}.`,
  noSuchBackup: ({ backup }) => `Diese Kampagne hat keine intakte Sicherung „${backup}“.`,
  noSuchDeleted: ({ entry }) => `Der Papierkorb hat keine Kampagne „${entry}“ mehr.`,
  noSuchCopy: ({ entry }) => `Die Kopie „${entry}“ ist nicht mehr im Ordner.`,
  noPlaceForCopies: ({ path }) =>
    `Wählt einen Ordner außerhalb der Bibliothek, mit vollem Pfad: ${path}.`,
  fileFailed: ({ reason, path }) =>
    `Diese Datei konnte nicht verwendet werden. ${FILE_FAILURES[reason]} (${path}).`,
  fileIsNoCampaign: ({ file }) =>
    `Standee kann die Datei „${file}“ nicht lesen. Wählt einen Export von Standee oder Gloomhaven Secretariat (.json). Eure Bibliothek ist unverändert.`,
  fileIsDamaged: ({ file }) =>
    `Die Datei „${file}“ ist beschädigt oder wurde von einem anderen Programm geändert. Exportiert sie noch einmal. Eure Bibliothek ist unverändert.`,
  fileIsTooLarge: ({ file, megabytes }) =>
    `Die Datei „${file}“ ist größer als ${megabytes} MB, zu groß für eine Kampagne. Wählt eine andere Datei.`,

  // custom content
  noSuchCustomScenario: () => 'Dieses Szenario ist nicht mehr in eurer Bibliothek.',
  customScenarioChanged: ({ title }) =>
    `Das Szenario „${title}“ wurde in einem anderen Fenster geändert. Speichert eures als Kopie, oder öffnet es noch einmal.`,
  packDiffers: ({ name, edition, newEdition }) =>
    `Die Kampagne verwendet eine andere Version des Pakets ${name}${newEdition === null ? '' : ` (${newEdition})`} als diese Bibliothek${edition === null ? '' : ` (${edition})`}. Importiert die Version der Kampagne unter „Inhaltspakete“, oder löscht eure. Dann importiert die Kampagne noch einmal.`,
  customScenarioDiffers: ({ title }) =>
    `Die Kampagne ist mitten im Szenario „${title}“, aber eure Bibliothek hat eine andere Version davon. Exportiert und löscht eure Version, dann importiert die Datei noch einmal.`,
  customScenarioIsPlayed: ({ title, campaigns }) =>
    `Das Szenario „${title}“ wird gerade gespielt (${listOf(campaigns.map((name) => `„${name}“`))}) und lässt sich so lange nicht ändern. Speichert stattdessen eine Kopie.`,
  customScenarioIsDamaged: ({ path }) =>
    `Die Datei dieses Szenarios ist beschädigt. Standee hat sie nicht verändert: ${path}.`,
  titleIsTaken: ({ title }) =>
    `In eurer Bibliothek heißt schon ein Szenario „${title}“. Wählt einen anderen Titel.`,
  tooManyCustomScenarios: ({ limit }) =>
    `Eure Bibliothek hat schon ${limit} eigene Szenarien. Löscht zuerst eines.`,

  // packs
  packIsInstalled: ({ name, edition, newEdition }) =>
    `Eure Bibliothek hat das Paket ${name} schon${edition === null ? '' : ` (${edition})`}. Bestätigt, um es zu ersetzen${newEdition === null ? '' : ` (durch ${newEdition})`}.`,
  packIsUsed: ({ name, campaigns }) =>
    `Das Paket ${name} wird verwendet in ${listOf(campaigns.map((each) => `„${each}“`))}.`,
  packIsRequired: ({ name, by }) => `Das Paket ${name} wird gebraucht: ${listOf(by)}.`,
  packChanged: ({ name }) =>
    `Das Paket ${name} wurde in einem anderen Fenster geändert. Öffnet es noch einmal.`,
  packIsDamaged: ({ path }) =>
    `Die Datei dieses Pakets ist beschädigt. Standee hat sie nicht verändert: ${path}.`,
  notAnExport: () =>
    'Standee kann diese Datei nicht lesen. Wählt einen Export von Standee oder Gloomhaven Secretariat (.json).',
  exportIsDamaged: () =>
    'Dieser Export von Gloomhaven Secretariat ist beschädigt. Exportiert ihn noch einmal.',
  exportTooLarge: ({ limit }) =>
    `Diese Datei hat mehr als ${counted(limit, 'Zeichen', 'Zeichen')} und ist zu groß für einen Export. Wählt eine andere.`,
  exportOfOtherGame: ({ edition }) =>
    `Dieser Export hat keine Gloomhaven-Gruppe (sein Spiel ist ${gameName(edition)}). Wählt einen anderen.`,
  characterFileIsWrong: ({ why, field }) =>
    CHARACTER_FILE[why] + (field === undefined ? '' : ` (${field})`),
  workStopped: () => 'Angehalten. Nichts wurde angelegt oder geändert.',
  tooManyLargeFiles: () =>
    'Standee liest noch andere große Dateien. Versucht es in einer Minute noch einmal.',
  tooManyPacks: ({ limit }) => `Eure Bibliothek hat schon ${limit} Pakete. Löscht zuerst eines.`,
};
