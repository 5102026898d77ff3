import type * as en from '../../en/app/about';
import type { Translation } from '../../wording/translation';

export const ABOUT: Translation<typeof en.ABOUT> = {
  title: 'Über Standee',
  version: (version) => `Version ${version}`,
  what: 'Standee begleitet einen Tisch, an dem Gloomhaven (erste Auflage) gespielt wird. Es braucht kein Internet und schickt nichts irgendwohin.',
  unofficialTitle: 'Inoffiziell',
  unofficial:
    'Standee wird von Spielern gemacht. Cephalofair Games hat es nicht gemacht, nicht gebilligt und betreut es nicht. Die Namen des Spiels, seiner Klassen, Monster und Szenarien gehören dem Verlag. Standee enthält keine Bilder, keine Logos und keine Kartentexte des Spiels, und ohne das Spiel selbst nützt es nichts.',
  creditsTitle: 'Dank',
  credits: [
    {
      what: 'Zeichen der Monster und Klassen, Symbole der Zustände, Elemente und Aktionen',
      who: 'game-icons.net: Lorc, Delapouite und andere',
      licence: 'CC BY 3.0',
    },
    {
      what: 'Geometrie der Szenariokarten',
      who: 'nach Virtual Gloomhaven Board, in unsere eigene Form gebracht',
      licence: 'CC BY 4.0',
    },
    { what: 'Zeichen der Knöpfe', who: 'Lucide', licence: 'ISC' },
    {
      what: 'Schriften',
      who: 'Alegreya von Huerta Tipográfica, Inter von Rasmus Andersson',
      licence: 'SIL Open Font License 1.1',
    },
  ],
  savesTitle: 'Eure Spielstände',
  keysTitle: 'Tastatur',
  keys: '? zeigt alle Tasten.',
};
