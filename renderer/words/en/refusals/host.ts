/** Words of refusals by the host: other devices, undo, files, custom scenarios, packs. */
import { gameName } from '../../helpers/games';
import type { SaveFailure } from '#shared/refusals';
import { counted, listOf } from '../names/grammar';
import type { Sentences } from '../../helpers/stepFacts';

export const SAVE_FAILURES: Readonly<Record<SaveFailure, string>> = {
  diskFull: 'the disk is full. Free some space and try again',
  notAllowed: 'Standee may not write to this folder. Check its permissions and try again',
  gone: 'the file or its folder is missing. Restore it and try again',
  other: 'the disk reported an error. Try again',
};

export const FILE_FAILURES: Readonly<Record<SaveFailure, string>> = {
  diskFull: 'the disk is full',
  notAllowed: 'Standee has no permission',
  gone: 'it is missing',
  other: 'the disk reported an error',
};

export const CHARACTER_FILE = {
  other: 'Choose the file of a character that Standee exported.',
  newer: 'This character was exported by a newer version of Standee. Update Standee to bring it.',
  tooLarge: 'This file is too large for a character. Choose another file.',
  damaged: 'This character file is damaged or was edited. Export the character again.',
};

export const OWN_STEPS = {
  unkept: (reason: SaveFailure | null) =>
    `Your steps could not be saved${reason === null ? '' : `: ${FILE_FAILURES[reason]}`}.`,
};

export const HOST_SENTENCES = {
  onlyForTheTable: () => 'Only the main table can do this.',
  belongsToAnotherDevice: ({ figure }) => `${figure} is controlled by another device.`,
  screensAreViewOnly: () => 'Shared screens are view-only.',
  wrongJoinCode: () => 'This join code is wrong or has expired. Scan the code at the table again.',
  tooManyJoinCodes: () =>
    'Too many wrong join codes came from this device. Scan the code at the table, or enter it once more.',
  tooManyDevicesWait: () => 'Twelve devices are already waiting. Let one in at the table first.',
  goalsAreDealt: () => 'You were dealt two battle goals. Keep one, or enter a card number.',
  noSuchDevice: () => 'This device is no longer connected.',
  noSuchNetwork: () => 'This network is no longer available. Choose another one.',
  cannotShare: () =>
    'Sharing could not start on this network. Another program may block it. Choose another network or try again.',
  nothingToUndo: () => 'Nothing to undo.',
  nothingToRedo: () => 'Nothing to redo.',
  noSuchCampaign: ({ campaign }) => `Your library has no campaign “${campaign}”.`,
  nameIsTaken: ({ name }) =>
    `Your library already has a campaign called “${name}”. Choose another name.`,
  printFailed: () => 'Printing failed. Check that the printer is connected and ready.',
  saveFailed: ({ reason, path }) => `This step was not saved: ${SAVE_FAILURES[reason]} (${path}).`,
  saveIsDamaged: ({ path }) =>
    `This campaign’s file is damaged and could not be repaired. Standee left it unchanged: ${path}.`,
  saveIsNewer: ({ path }) =>
    `This campaign was saved by a newer version of Standee. Update Standee to open it: ${path}.`,
  libraryIsLocked: ({ path }) =>
    `Another copy of Standee is using this library. Close it, or use its window: ${path}.`,
  noSuchBackup: ({ backup }) => `This campaign has no good backup “${backup}”.`,
  noSuchDeleted: ({ entry }) => `The trash no longer has a campaign “${entry}”.`,
  noSuchCopy: ({ entry }) => `The copy “${entry}” is no longer in the folder.`,
  noPlaceForCopies: ({ path }) =>
    `Choose a folder outside the library, with its full path: ${path}.`,
  fileFailed: ({ reason, path }) =>
    `This file could not be used: ${FILE_FAILURES[reason]} (${path}).`,
  fileIsNoCampaign: ({ file }) =>
    `Standee cannot read the file “${file}”. Choose an export of Standee or Gloomhaven Secretariat (.json). Your library is unchanged.`,
  fileIsDamaged: ({ file }) =>
    `The file “${file}” is damaged or was changed by another program. Export it again. Your library is unchanged.`,
  fileIsTooLarge: ({ file, megabytes }) =>
    `The file “${file}” is larger than ${megabytes} MB, too large for a campaign. Choose another file.`,

  // custom content
  noSuchCustomScenario: () => 'That scenario is no longer in your library.',
  customScenarioChanged: ({ title }) =>
    `The scenario “${title}” was changed in another window. Save yours as a copy, or reopen it.`,
  packDiffers: ({ name, edition, newEdition }) =>
    `The campaign uses another version of the pack ${name}${newEdition === null ? '' : ` (${newEdition})`} than your library${edition === null ? '' : ` (${edition})`}. Import the campaign’s version under “Content packs”, or delete yours. Then import the campaign again.`,
  customScenarioDiffers: ({ title }) =>
    `The campaign is in the middle of the scenario “${title}”, but your library has another version of it. Export and delete your version, then import the file again.`,
  customScenarioIsPlayed: ({ title, campaigns }) =>
    `The scenario “${title}” is in progress in ${listOf(campaigns.map((name) => `“${name}”`))} and cannot be changed until it ends. Save a copy instead.`,
  customScenarioIsDamaged: ({ path }) =>
    `This scenario’s file is damaged. Standee left it unchanged: ${path}.`,
  titleIsTaken: ({ title }) =>
    `Your library already has a scenario called “${title}”. Choose another title.`,
  tooManyCustomScenarios: ({ limit }) =>
    `Your library already has ${limit} custom scenarios. Delete one first.`,
  packIsInstalled: ({ name, edition, newEdition }) =>
    `Your library already has the pack ${name}${edition === null ? '' : ` (${edition})`}. Confirm to replace it${newEdition === null ? '' : ` (with ${newEdition})`}.`,
  packIsUsed: ({ name, campaigns }) =>
    `The pack ${name} is used in ${listOf(campaigns.map((each) => `“${each}”`))}.`,
  packIsRequired: ({ name, by }) => `${listOf(by)} needs the pack ${name}.`,
  packChanged: ({ name }) => `The pack ${name} was changed in another window. Reopen it.`,
  packIsDamaged: ({ path }) => `This pack’s file is damaged. Standee left it unchanged: ${path}.`,
  notAnExport: () =>
    'Standee cannot read this file. Choose an export of Standee or Gloomhaven Secretariat (.json).',
  exportIsDamaged: () => 'This Gloomhaven Secretariat export is damaged. Export it again.',
  exportTooLarge: ({ limit }) =>
    `This file is larger than ${counted(limit, 'character')}, too large for an export. Choose another file.`,
  exportOfOtherGame: ({ edition }) =>
    `This export has no Gloomhaven party (its game is ${gameName(edition)}). Choose another export.`,
  characterFileIsWrong: ({ why, field }) =>
    CHARACTER_FILE[why] + (field === undefined ? '' : ` (${field})`),
  workStopped: () => 'Stopped. Nothing was created or changed.',
  tooManyLargeFiles: () => 'Standee is still reading other large files. Try again in a minute.',
  tooManyPacks: ({ limit }) => `Your library already has ${limit} packs. Delete one first.`,
} satisfies Partial<Sentences>;
