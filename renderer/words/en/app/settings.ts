/** English words of the settings, the help page and the desktop menu. */
export const SETTINGS_TEXT = {
  title: 'Settings',
  note: 'These settings apply to this device only. Campaign settings are saved with the campaign.',
  notSaved:
    'Your settings were not saved: this browser’s storage is full or blocked. They last until you reload the page. To change the language or the names, free some space and choose again.',
  theme: 'Theme',
  themes: { system: 'Match system', dark: 'Dark', light: 'Light', contrast: 'High contrast' },
  textSize: 'Text size',
  language: 'Language',
  systemLanguage: 'Match system',
  box: 'Component names',
  boxNote: 'Use the names printed in your edition. Missing names stay in English.',
  boxDoubtful: (count: number) =>
    `Sources disagree on ${count} of these names. If one looks wrong, trust your cards.`,
  decks: 'Draw cards',
  deckKinds: { standee: 'In Standee', table: 'From your decks on the table' },
  decksNote: 'If you draw from decks on the table, Standee asks you for each card.',
  askConditions: 'Confirm conditions',
  askConditionsNote: 'When off, wounds deal damage and conditions expire automatically.',
  letterKeys: 'Letter keys',
  letterKeysNote:
    'Use single letters to open figures and run common actions. Ctrl shortcuts always work.',
  hints: 'Hints',
  hintsNote: 'Show a tip the first time you do something.',
  hintsAgain: 'Show all hints again',
  hintsBack: 'All hints will be shown again.',
  motion: 'Animations',
  motionNote: 'Short movements of what changed. Your system’s setting counts, too.',
  stayAwake: 'Keep the screen on',
  stayAwakeNote: 'While the table is open, if your system allows it.',
};

export const HELP_TEXT = {
  title: 'Help',
  lines: [
    'Create a campaign, add your characters and choose a scenario. Standee sets up the first room.',
    'The amber button at the top right names the next step and does it. You can play a whole round with it.',
    'Type each player’s initiative: two digits. The moon is a long rest.',
    'A stat sleeve shows a monster’s numbers for this round, including its ability card. Tap + on it to add a standee.',
    'Change hit points with − and +, by typing, or by dragging the number. Tap a figure’s conditions to open its panel.',
    'To attack, tap the target’s crosshair, draw (or tap “I drew it myself” and the card), then “Apply attack”. Each row shows the source of its number.',
    'You can change any number and undo any step, even tomorrow. History takes you back to any point.',
    'Doors: “Open room” places monsters, money and treasure. Monsters that still act this round take their turns.',
    'Standee saves every step to files on this computer. The library shows the folder.',
    'Press / to search commands, ? for all shortcuts, k for the letters of the figures.',
    'Choose “Share with devices” in the menu to let phones and a television join. Initiatives and cards stay on each player’s phone. Devices never receive other players’ hands, goals or decks. The connection is plain HTTP, so only share on networks you trust.',
  ],
};

export const ABOUT = {
  title: 'About Standee',
  version: (version: string) => `Version ${version}`,
  what: 'Standee is a companion for groups who play Gloomhaven, first edition. It works offline and sends no data anywhere.',
  unofficialTitle: 'Unofficial',
  unofficial:
    'Standee is made by players. Cephalofair Games did not make, approve or support it. The names of the game, its classes, monsters and scenarios belong to their publisher. Standee contains no artwork, logos or card texts of the game. You need the game to use it.',
  creditsTitle: 'Credits',
  credits: [
    {
      what: 'Icons of monsters, classes, conditions, elements and actions',
      who: 'game-icons.net: Lorc, Delapouite and contributors',
      licence: 'CC BY 3.0',
    },
    {
      what: 'Geometry of the scenario maps',
      who: 'after Virtual Gloomhaven Board, converted to our own format',
      licence: 'CC BY 4.0',
    },
    { what: 'Button icons', who: 'Lucide', licence: 'ISC' },
    {
      what: 'Fonts',
      who: 'Alegreya by Huerta Tipográfica, Inter by Rasmus Andersson',
      licence: 'SIL Open Font License 1.1',
    },
  ],
  savesTitle: 'Your saves',
  keysTitle: 'Keyboard',
  keys: 'Press ? to see all keyboard shortcuts.',
};

/** Words of the desktop app only. */
export const DESKTOP = {
  imported: 'The campaign was added to the library.',
  openFirst: 'Open a campaign first.',
};
