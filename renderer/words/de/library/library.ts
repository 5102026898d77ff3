/** German words of the first start and of the list of campaigns. */
import type * as en from '../../en/library/library';
import type { Translation } from '../../helpers/translation';

export const START: Translation<typeof en.START> = {
  lead: 'Standee führt Monster, Initiative, Decks und das Rechnen. Euch bleiben die Miniaturen und die Karten auf der Hand.',
  demo: 'Ein Szenario ausprobieren',
  demoHint: 'Zwei Charaktere, das erste Szenario, gleich spielbereit.',
  demoName: 'Demo',
  create: 'Neue Kampagne',
  createHint: 'Eure Gruppe, vom ersten Szenario an.',
  open: 'Öffnen',
  openHint: 'Alle Kampagnen auf diesem Rechner.',
  goOn: (name) => `„${name}“ fortsetzen`,
  unofficial: 'Inoffiziell. Gloomhaven und seine Namen gehören Cephalofair Games.',
};

export const LIBRARY: Translation<typeof en.LIBRARY> = {
  title: 'Bibliothek',
  empty: 'Noch keine Kampagnen. Beginne eine oder probiere das Demo-Szenario aus.',
  create: 'Neue Kampagne',
  name: 'Name der Kampagne',
  namePlaceholder: 'Dienstagsrunde',
  begin: 'Beginnen',
  playing: (scenario) => `Im Spiel: ${scenario}`,
  between: 'Zwischen zwei Szenarien',
  changed: (when) => `Zuletzt gespielt ${when}`,
  trouble: {
    damaged: 'Diese Datei ist beschädigt. Beim Öffnen werden die Sicherungen versucht.',
    newer: 'Mit einer neueren Version von Standee gespeichert. Erneuere Standee, um sie zu öffnen.',
  },
  folder: (folder) => `Die Spielstände liegen in ${folder}`,
  version: (version) => `Standee ${version}`,
  failed: 'Die Bibliothek konnte nicht gelesen werden.',
};
