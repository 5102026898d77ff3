/** Words of characters that move between campaigns. */
import type { BringAs } from '#shared/rules/campaign/importing/bring';

export const BRING_WAYS: Readonly<Record<BringAs, string>> = {
  joining: 'Joins this party',
  guest: 'Guest for one evening',
  returning: 'Comes home from another campaign',
};

export const VISITORS = {
  bring: 'Bring a character',
  export: 'Export character',
  takeHome: (name: string) => `Send ${name} home`,
  takeHomeNote:
    'Standee saves the character and everything they gained to a file, then removes them from this campaign. In their home campaign, open that file with “Bring a character”.',
  takeHomeNow: 'Save and send home',
  exported: (path: string) => `Exported: ${path}.`,
  sentHome: (name: string, path: string) => `${name} went home. Exported: ${path}.`,
  fileName: (name: string) => `${name}, character.json`,
  title: (name: string) => `Bring ${name}`,
  lead: (from: string) => `From the campaign “${from}”. You can undo this.`,
  how: 'How does the character arrive?',
  now: (name: string) => `Bring ${name}`,
  cancel: 'Cancel',
  sheet: 'Character sheet',
  left: 'Does not fit',
  fits: 'Everything fits.',
  change: (before: string, after: string) => `${before} → ${after}`,
  levels: 'Levels',
  level: (level: number, day: string) => `Level ${level} on ${day}`,
  guest: (from: string) => (from === '' ? 'Guest' : `Guest from “${from}”`),
  enhancements: 'Enhancements',
};
