/** German words of the first start and of the list of campaigns. */
import type * as en from '../../en/library/library';
import type { Translation } from '../../helpers/translation';

export const START: Translation<typeof en.START> = {
  lead: 'Standee übernimmt Monster, Initiative, Decks und das Rechnen. Euch bleiben die Miniaturen und die Karten auf der Hand.',
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
  empty: 'Noch keine Kampagnen. Legt eine an oder probiert das Demo-Szenario aus.',
  create: 'Neue Kampagne',
  name: 'Name der Kampagne',
  namePlaceholder: 'Dienstagsrunde',
  begin: 'Anlegen',
  playing: (scenario) => `Im Spiel: ${scenario}`,
  round: (round) => `(Runde ${round})`,
  between: 'Zwischen zwei Szenarien',
  changed: (when) => `Zuletzt gespielt ${when}`,
  trouble: {
    damaged:
      'Diese Datei ist beschädigt. Öffnet sie, um sie aus einer Sicherung wiederherzustellen.',
    newer:
      'Mit einer neueren Version von Standee gespeichert. Aktualisiert Standee, um sie zu öffnen.',
  },
  folder: (folder) => `Gespeichert in ${folder}`,
  version: (version) => `Standee ${version}`,
  failed:
    'Die Bibliothek konnte nicht gelesen werden. Prüft, ob ihr Ordner verfügbar ist, und ladet neu.',
};
