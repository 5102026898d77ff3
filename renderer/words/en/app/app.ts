import type { OpenNotice } from '#shared/api/api';
import type { RefusedNumber } from '../../../ui/fields/numbers';

export const APP = {
  name: 'Standee',
  tagline: 'An unofficial companion for a table that plays Gloomhaven',
  loading: 'Loading …',
  skip: 'Skip to the content',
  partyPages: {
    characters: 'Characters',
    world: 'World',
    shop: 'Shop',
    scenarios: 'Scenarios',
    statistics: 'Statistics',
  },
  screens: {
    table: 'Table',
    board: 'Board',
    map: 'Map',
    scenario: 'Scenario',
    party: 'Party',
    history: 'History',
    print: 'Print …',
    devices: 'Share with devices',
    rules: 'Rules',
    settings: 'Settings',
    help: 'Help',
    about: 'About',
    library: 'Library',
    editor: 'Custom scenarios',
    packs: 'Content packs',
  },
  undo: (title: string | null) => (title === null ? 'Nothing to undo' : `Undo: ${title}`),
  redo: (title: string | null) => (title === null ? 'Nothing to redo' : `Redo: ${title}`),
  undoShort: 'Undo',
  redoShort: 'Redo',
  wholeTurn: (name: string, steps: number) =>
    `the whole turn of ${name} (${steps === 1 ? '1 step' : `${steps} steps`})`,
  undone: (title: string) => `Undone: ${title}`,
  redone: (title: string) => `Redone: ${title}`,
  elsewhere: (title: string) => `In another window: ${title}`,
  undoneElsewhere: (title: string) => `Undone in another window: ${title}`,
  refusedNumber: ({ label, typed, min, max }: RefusedNumber) =>
    `${label}: “${typed.slice(0, 12)}” is not a number from ${min} to ${max}. Nothing was changed.`,
  tooLate: 'Somebody else was faster: have a look and press again.',
  shared: (here: number, all: number) => `Shared: ${here} of ${all} devices are here`,
  connectionLost: 'Connection lost – trying again',
  noAnswerYet: 'No answer yet – the step is on its way',
  outdated: 'Standee was updated while this page was open.',
  loadAnew: 'Load it anew',
  connectionBack: 'Connected again',
  notSent: 'That was not recorded: the connection was lost. Standee comes back by itself.',
  hostFault: 'Something went wrong inside Standee. That step was not recorded; go on or undo.',
  accessDenied:
    'Standee no longer knows this page. Open the address it printed when it was started.',
  contentFailed: 'The game’s content could not be loaded.',
  customScenarioGone:
    'This scenario of your own is not in the library any more. Figures, decks and numbers are here; its map and its rooms are not. Import its file to have them back.',
  retry: 'Try again',
  more: 'More',
  keyboard: 'Keyboard',
  campaign: 'Campaign',
  campaignMissing: 'This campaign could not be opened.',
  backToLibrary: 'To the library',
};

export const OPENED: Readonly<Record<OpenNotice['kind'], string>> = {
  playedElsewhere:
    'Another Standee has gone on with this campaign in the meantime. This is how it stands now.',
  deletedElsewhere:
    'Another Standee has deleted this campaign in the meantime, without some steps that were played here. With all of them it is this one.',
  ownStepsLost: 'Another Standee has gone on with this campaign in the meantime.',
  tornTailCut:
    'The last step was only half written when Standee stopped. It was left out; everything before it is here.',
  restoredFromJournal: 'The save was damaged. It was rebuilt from its journal.',
  restoredFromBackup: 'The save was damaged. The newest good backup and the journal were used.',
  olderStepsLost:
    'Some earlier steps are missing or damaged. The game is here, but steps from before cannot be undone.',
  historyLost: 'The journal was damaged. The game is here, but earlier steps cannot be undone.',
};

export const WHERE = {
  backup: (name: string) => ` Backup: ${name}.`,
  kept: (file: string) => ` The damaged file is kept: ${file}.`,
  ownSide: (name: string) => ` What was played here is a campaign of its own: ${name}.`,
};
