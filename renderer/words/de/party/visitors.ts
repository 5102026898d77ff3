/** German words of characters that move between campaigns. */
import type * as en from '../../en/party/visitors';
import type { Translation } from '../../helpers/translation';

export const BRING_WAYS: Translation<typeof en.BRING_WAYS> = {
  joining: 'Kommt in diese Gruppe',
  guest: 'Gast für einen Abend',
  returning: 'Kommt aus einer anderen Kampagne zurück',
};

export const VISITORS: Translation<typeof en.VISITORS> = {
  bring: 'Charakter mitbringen',
  export: 'Charakter exportieren',
  takeHome: (name) => `${name} nach Hause schicken`,
  takeHomeNote:
    'Standee speichert den Charakter mit allem, was er bekommen hat, in einer Datei und nimmt ihn dann aus dieser Kampagne. Öffnet die Datei in seiner Kampagne mit „Charakter mitbringen“.',
  takeHomeNow: 'Speichern und nach Hause schicken',
  exported: (path) => `Exportiert: ${path}.`,
  sentHome: (name, path) => `${name} ist nach Hause gegangen. Exportiert: ${path}.`,
  fileName: (name) => `${name}, Charakter.json`,
  title: (name) => `${name} mitbringen`,
  lead: (from) => `Aus der Kampagne „${from}“. Ihr könnt das rückgängig machen.`,
  how: 'Wie kommt der Charakter?',
  now: (name) => `${name} mitbringen`,
  cancel: 'Abbrechen',
  sheet: 'Charakterbogen',
  left: 'Passt nicht',
  fits: 'Alles passt.',
  change: (before, after) => `${before} → ${after}`,
  levels: 'Stufen',
  level: (level, day) => `Stufe ${level} am ${day}`,
  guest: (from) => (from === '' ? 'Gast' : `Gast aus „${from}“`),
  enhancements: 'Verbesserungen',
};
