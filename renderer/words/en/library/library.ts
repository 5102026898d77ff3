export const START = {
  lead: 'Standee keeps the monsters, the initiative, the decks and the arithmetic. You keep the minis and the cards in your hand.',
  demo: 'Try a demo scenario',
  demoHint: 'Two characters, the first scenario, ready to play.',
  demoName: 'Demo',
  create: 'New campaign',
  createHint: 'Your party, from the first scenario on.',
  open: 'Open',
  openHint: 'All campaigns kept on this machine.',
  goOn: (name: string) => `Continue “${name}”`,
  unofficial: 'Unofficial. Gloomhaven and its names belong to Cephalofair Games.',
};

export const LIBRARY = {
  title: 'Library',
  empty: 'No campaigns yet. Begin one, or try the demo.',
  create: 'New campaign',
  name: 'Name of the campaign',
  namePlaceholder: 'Tuesday table',
  begin: 'Begin',
  playing: (scenario: string) => `Playing ${scenario}`,
  between: 'Between scenarios',
  changed: (when: string) => `Last played ${when}`,
  trouble: {
    damaged: 'This file is damaged. Opening it tries the backups.',
    newer: 'Saved by a newer version of Standee. Update Standee to open it.',
  },
  folder: (folder: string) => `Saves lie in ${folder}`,
  version: (version: string) => `Standee ${version}`,
  failed: 'The library could not be read.',
};
