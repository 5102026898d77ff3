export const ABOUT = {
  title: 'About Standee',
  version: (version: string) => `Version ${version}`,
  what: 'Standee is a companion for a table that plays Gloomhaven, first edition. It works without the internet and sends nothing anywhere.',
  unofficialTitle: 'Unofficial',
  unofficial:
    'Standee is made by players. It is not made, approved or supported by Cephalofair Games. The names of the game, its classes, monsters and scenarios belong to their publisher. Standee contains no artwork, no logos and no card texts of the game, and it cannot be played without owning it.',
  creditsTitle: 'Credits',
  credits: [
    {
      what: 'Signs of monsters and classes, icons of conditions, elements and actions',
      who: 'game-icons.net: Lorc, Delapouite and contributors',
      licence: 'CC BY 3.0',
    },
    {
      what: 'Geometry of the scenario maps',
      who: 'after Virtual Gloomhaven Board, changed into our own form',
      licence: 'CC BY 4.0',
    },
    { what: 'Icons of buttons', who: 'Lucide', licence: 'ISC' },
    {
      what: 'Fonts',
      who: 'Alegreya by Huerta Tipográfica, Inter by Rasmus Andersson',
      licence: 'SIL Open Font License 1.1',
    },
  ],
  savesTitle: 'Your saves',
  keysTitle: 'Keyboard',
  keys: 'Press ? to see the keyboard map.',
};
