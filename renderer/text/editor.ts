/** Words of the editor for own scenarios. */
import { counted, listOf } from './names';

export const OWN = {
  title: 'Own scenarios',
  lead: 'Maps of your own, and random dungeons laid by hand. Each is a file in your library; in play it is listed with the others.',
  empty: 'There are none yet.',
  create: 'New map',
  import: 'Import a file',
  copyPrinted: 'Start from a printed scenario',
  copyTitle: 'Start from a printed scenario',
  copyNote:
    'The copy shows the whole map: every room with its monsters, and where money and treasure lie.',
  copyNow: (name: string) => `Copy ${name}`,
  copyOf: (name: string) => `Copy of ${name}`,
  edit: (title: string) => `Edit ${title}`,
  editShort: 'Edit',
  duplicate: (title: string) => `Duplicate ${title}`,
  export: (title: string) => `Export ${title}`,
  remove: (title: string) => `Delete ${title}`,
  more: (title: string) => `More for ${title}`,
  play: 'To the scenarios of the campaign',
  played: (campaigns: readonly string[]) => `Being played in ${listOf(campaigns)}`,
  changed: (when: string) => `Changed ${when}`,
  imported: (title: string) => `Imported: ${title}`,
  exported: (file: string) => `Exported as ${file}`,
  notExported: 'Nothing was exported.',
  duplicated: (title: string) => `Copied: ${title}`,
  removed: (title: string) => `Deleted: ${title}`,
  removeTitle: (title: string) => `Delete “${title}”?`,
  removeNote: 'The file is removed from the library. Export it first if you may want it again.',
  removeNow: 'Delete',
  cancel: 'Cancel',
  damaged: 'Files that cannot be used',
  damagedNote: 'They were left as they are. Mend or remove them in the folder.',
  folder: (folder: string) => `The files lie in ${folder}`,
  failed: 'The own scenarios could not be read.',
  tooLarge: (name: string, limit: number) =>
    `${name} is larger than ${limit.toLocaleString('en')} characters: that is no scenario.`,
  unreadable: (name: string) => `${name} could not be read.`,
  drop: 'Drop the file to import it',
} as const;

export const countedProblems = (count: number) => counted(count, 'problem');
