/** English words of the frame of the app: top bar, pages, connection, messages. */
import { possessive } from '../names/grammar';
import type { OpenNotice } from '#shared/api/api';
import type { RefusedNumber } from '../../../ui/fields/numbers';

export const APP = {
  name: 'Standee',
  tagline: 'An unofficial companion for groups who play Gloomhaven',
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
    deck: 'Just a modifier deck',
    initiative: 'Just initiative',
    editor: 'Custom scenarios',
    packs: 'Content packs',
  },
  undo: (title: string | null) => (title === null ? 'Nothing to undo' : `Undo: ${title}`),
  redo: (title: string | null) => (title === null ? 'Nothing to redo' : `Redo: ${title}`),
  undoShort: 'Undo',
  redoShort: 'Redo',
  wholeTurn: (name: string, steps: number) =>
    `${possessive(name)} whole turn (${steps === 1 ? '1 step' : `${steps} steps`})`,
  abandoned: (scenario: string) => `Scenario abandoned: ${scenario}.`,
  undone: (title: string) => `Undone: ${title}`,
  redone: (title: string) => `Redone: ${title}`,
  elsewhere: (title: string) => `In another window: ${title}`,
  undoneElsewhere: (title: string) => `Undone in another window: ${title}`,
  refusedNumber: ({ label, typed, min, max }: RefusedNumber) =>
    `${label}: “${typed.slice(0, 12)}” was not saved. Enter a number from ${min} to ${max}.`,
  tooLate: 'Someone else made a change first. Check it, then try again.',
  shared: (here: number, all: number) => `Shared: ${here} of ${all} devices connected`,
  connectionLost: 'Connection lost – reconnecting',
  noAnswerYet: 'No answer yet – still sending this step',
  outdated: 'Standee was updated.',
  loadAnew: 'Reload',
  connectionBack: 'Reconnected',
  notSent: 'Connection lost. That step was not saved. Standee reconnects automatically.',
  hostFault:
    'Something went wrong in Standee. That step was not saved. Try again, or keep playing.',
  accessDenied:
    'This browser’s link has expired. Run “npm start” once more: Standee keeps running and opens a new link. Your steps are saved.',
  contentFailed: 'The game content could not be loaded. Reload the page.',
  customScenarioGone:
    'This custom scenario is no longer in your library. Figures, decks and numbers are safe, but its map and rooms are missing. Import its file to restore them.',
  retry: 'Try again',
  more: 'More',
  keyboard: 'Keyboard',
  campaign: 'Campaign',
  campaignMissing: 'This campaign could not be opened. Go back to the library and try again.',
  backToLibrary: 'Back to the library',
};

export const OPENED: Readonly<Record<OpenNotice['kind'], string>> = {
  playedElsewhere:
    'This campaign was played in another Standee window. You now see the latest state.',
  deletedElsewhere:
    'Another Standee window deleted this campaign before it had your latest steps. This copy contains all of them.',
  ownStepsLost: 'This campaign was played in another Standee window.',
  tornTailCut:
    'Standee stopped while saving the last step. That step is lost; everything before it is safe.',
  restoredFromJournal: 'The save was damaged. Standee rebuilt it from the journal.',
  restoredFromBackup:
    'The save was damaged. Standee restored it from the newest good backup and the journal.',
  olderStepsLost:
    'Some earlier steps are missing or damaged. Your game is safe, but you cannot undo those steps.',
  historyLost: 'The journal was damaged. Your game is safe, but you cannot undo earlier steps.',
};

export const WHERE = {
  backup: (name: string) => ` Backup: ${name}.`,
  kept: (file: string) => ` The damaged file is still there: ${file}.`,
  ownSide: (name: string) => ` Your own steps are in a separate campaign: ${name}.`,
};
