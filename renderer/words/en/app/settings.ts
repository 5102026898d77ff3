export const SETTINGS_TEXT = {
  title: 'Settings',
  note: 'These are for this screen only and are kept on it. Everything about a campaign is in the campaign.',
  theme: 'Theme',
  themes: { system: 'As the system', dark: 'Dark', light: 'Light', contrast: 'High contrast' },
  textSize: 'Text size',
  language: 'Language',
  systemLanguage: 'As the system',
  box: 'Names of the box',
  boxNote:
    'Monsters, items, scenarios and the rest by the names in your box; English where they are not known.',
  boxDoubtful: (count: number) =>
    `${count} of these names are told differently elsewhere: trust your cards.`,
  decks: 'Cards are drawn',
  deckKinds: { standee: 'By Standee', table: 'From our own decks' },
  decksNote:
    'With your own decks on the table, Standee asks for the card you drew instead of drawing.',
  askConditions: 'Ask before conditions act',
  askConditionsNote: 'Otherwise wounds hurt and conditions run out by themselves.',
  letterKeys: 'Letter keys',
  letterKeysNote: 'Single letters open figures and do what is done most. Ctrl keys always work.',
  hints: 'Hints',
  hintsNote: 'A sentence the first time something is to be done.',
  hintsAgain: 'Show all hints again',
  hintsBack: 'All hints will be shown again.',
  stayAwake: 'Keep the screen on',
  stayAwakeNote: 'While the table is shown, where the system allows it.',
};

export const HELP_TEXT = {
  title: 'Help',
  lines: [
    'Make a campaign, add the characters, choose a scenario: the first room is set up at once.',
    'The amber button at the top right always names the next step and does it. Nothing else is needed to play a round.',
    'Type each player’s initiative: two digits. The moon is a long rest.',
    'A monster’s sleeve shows its final numbers of this round, its card included. Tap + on it to add a standee.',
    'Change hit points with − and +, by typing, or by dragging the number. Tap a figure’s conditions for everything else about it.',
    'To attack, tap the crosshair of the target, draw (or tap “I drew it myself” and the card), then “Apply attack”. Every row says where its number comes from.',
    'Any number can be corrected by hand, and every step can be undone, also tomorrow: History goes back to any point.',
    'Doors: “Open room” places monsters, money and treasure; types that should still act this round do.',
    'Everything is saved the moment it is done, in files on this computer. The library shows where.',
    'Press / to find anything by name, ? for all keys, k for the letters of the figures.',
    'Share with devices, in the menu, lets phones and a television join: each player’s initiative and cards stay on the own phone. A device is sent what its player may know, and no hands, goals or decks of others. The connection is plain HTTP: do not share in a network of strangers.',
  ],
};

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

/** Words of the desktop app only. */
export const DESKTOP = {
  imported: 'The campaign was added to the library.',
  openFirst: 'Open a campaign first.',
};
