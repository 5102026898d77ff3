/** Words of refusals by the host: other devices, undo, files, custom scenarios, packs. */
import { gameName } from '../../helpers/games';
import type { SaveFailure } from '#shared/refusals';
import { counted, listOf } from '../names/grammar';
import type { Sentences } from '../../helpers/stepFacts';

export const SAVE_FAILURES: Readonly<Record<SaveFailure, string>> = {
  diskFull: 'the disk is full. Make some room and try again',
  notAllowed: 'Standee may not write there. Check the rights of the folder and try again',
  gone: 'the file or its folder is gone. Bring it back and try again',
  other: 'writing failed. Try again',
};

export const FILE_FAILURES: Readonly<Record<SaveFailure, string>> = {
  diskFull: 'the disk is full',
  notAllowed: 'Standee has no rights to it',
  gone: 'it is not there',
  other: 'the disk gave an error',
};

export const OWN_STEPS = {
  unkept: (reason: SaveFailure | null) =>
    `What was played here could not be kept${reason === null ? '' : `: ${FILE_FAILURES[reason]}`}.`,
};

export const HOST_SENTENCES = {
  isTheTables: () => 'This is for the table to do.',
  isAnothers: ({ figure }) => `${figure} is played on another device.`,
  screensOnlyLook: () => 'A screen shows the table; it acts for nobody.',
  wrongWord: () => 'The word is wrong, or it is old: scan the code at the table again.',
  tooManyWords: () =>
    'Many wrong words came from here. Scan the code at the table, or type its word once more.',
  tooManyWait: () =>
    'Twelve devices are waiting already. Somebody at the table has to let one in first.',
  goalsAreDealt: () =>
    'Two battle goals were dealt to you. Keep one, or type the number of a card.',
  noSuchDevice: () => 'This device is not there any more.',
  noSuchNetwork: () => 'This network is gone. Choose another one.',
  cannotShare: () => 'Sharing could not begin on this network; another program may be in the way.',
  nothingToUndo: () => 'There is nothing to undo.',
  nothingToRedo: () => 'There is nothing to redo.',
  noSuchCampaign: ({ campaign }) => `There is no campaign “${campaign}” in the library.`,
  nameIsTaken: ({ name }) => `The library already has a campaign called “${name}”.`,
  printFailed: () => 'The system did not print. Look whether the printer is there and ready.',
  saveFailed: ({ reason, path }) =>
    `This step was not saved, so it was not done: ${SAVE_FAILURES[reason]} (${path}).`,
  saveIsDamaged: ({ path }) =>
    `This campaign’s file is damaged and could not be repaired. It was left as it is: ${path}.`,
  saveIsNewer: ({ path }) =>
    `This campaign was saved by a newer version of Standee. Update Standee to open it: ${path}.`,
  libraryIsLocked: ({ path }) =>
    `Another Standee is using this library. Close it first, or use its window: ${path}.`,
  noSuchBackup: ({ backup }) => `There is no good backup “${backup}” of this campaign.`,
  noSuchDeleted: ({ entry }) => `There is no deleted campaign “${entry}” in the trash any more.`,
  fileFailed: ({ reason, path }) =>
    `This file could not be used: ${FILE_FAILURES[reason]} (${path}).`,
  fileIsNoCampaign: ({ file }) =>
    `Standee does not know the file “${file}”. It reads its own exports, and exports of Gloomhaven Secretariat (.json). Nothing was changed in the library.`,
  fileIsDamaged: ({ file }) =>
    `The file “${file}” is damaged or was changed by another program, so it was not imported. Nothing was changed in the library.`,
  fileIsTooLarge: ({ file, megabytes }) =>
    `The file “${file}” is too large to be a campaign: more than ${megabytes} MB. It was not read.`,

  // custom content
  noSuchCustomScenario: () => 'That scenario is not in the library any more.',
  customScenarioChanged: ({ title }) =>
    `The scenario “${title}” was changed elsewhere since you opened it. Save yours as a copy, or open it again.`,
  packDiffers: ({ name, edition, newEdition }) =>
    `The campaign plays with another version of the pack ${name}${newEdition === null ? '' : ` (${newEdition})`} than this library has${edition === null ? '' : ` (${edition})`}. Import the campaign’s version under “Content packs”, or delete the one here, then import the campaign again.`,
  customScenarioDiffers: ({ title }) =>
    `The file is in the middle of the scenario “${title}”, in another version than the one in this library. Nothing was changed. To import it, export your version, delete it here, and import the file again.`,
  customScenarioIsPlayed: ({ title, campaigns }) =>
    `The scenario “${title}” is being played in ${listOf(campaigns.map((name) => `“${name}”`))} and cannot be changed until that is over. Save a copy instead.`,
  customScenarioIsDamaged: ({ path }) =>
    `The file of this scenario is damaged. It was left as it is: ${path}.`,
  titleIsTaken: ({ title }) => `The library already has a scenario called “${title}”.`,
  tooManyCustomScenarios: ({ limit }) =>
    `The library holds ${limit} scenarios of your own already. Delete one first.`,
  packIsInstalled: ({ name, edition, newEdition }) =>
    `The library has the pack ${name} already${edition === null ? '' : ` (${edition})`}. It is replaced only if you say so${newEdition === null ? '' : ` (by ${newEdition})`}.`,
  packIsUsed: ({ name, campaigns }) =>
    `The pack ${name} is in use in ${listOf(campaigns.map((each) => `“${each}”`))}.`,
  packIsRequired: ({ name, by }) => `The pack ${name} is needed by ${listOf(by)}.`,
  packChanged: ({ name }) =>
    `The pack ${name} was changed elsewhere since you opened it. Open it again.`,
  packIsDamaged: ({ path }) => `The file of this pack is damaged. It was left as it is: ${path}.`,
  notAnExport: () =>
    'Standee does not know this file. It reads its own exports, and exports of Gloomhaven Secretariat (.json). Nothing was made or changed.',
  exportIsDamaged: () =>
    'This export of Gloomhaven Secretariat is damaged: export it there again. Nothing was made or changed.',
  exportTooLarge: ({ limit }) =>
    `That is larger than ${counted(limit, 'character')}: too large for an export. It was not read.`,
  exportOfOtherGame: ({ edition }) =>
    `No party in this export plays Gloomhaven (it is of ${gameName(edition)}). Nothing was made or changed.`,
  workStopped: () => 'That was stopped before it was done. Nothing was made or changed.',
  tooMuchComesIn: () =>
    'Standee is still reading other large files. Nothing was made or changed; try again in a minute.',
  tooManyPacks: ({ limit }) => `The library holds ${limit} packs already. Delete one first.`,
} satisfies Partial<Sentences>;
