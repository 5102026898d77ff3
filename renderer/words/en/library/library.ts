/** English words of the start screen and the list of campaigns. */
export const START = {
  lead: 'Standee runs the monsters, the initiative, the decks and the arithmetic. You keep the miniatures and the cards in your hand.',
  demo: 'Try a demo scenario',
  demoHint: 'Two characters, the first scenario, ready to play.',
  demoName: 'Demo',
  create: 'New campaign',
  createHint: 'For your party, from the first scenario on.',
  open: 'Open',
  openHint: 'All campaigns on this computer.',
  goOn: (name: string) => `Continue “${name}”`,
  unofficial: 'Unofficial. Gloomhaven and its names belong to Cephalofair Games.',
};

export const LIBRARY = {
  title: 'Library',
  empty: 'No campaigns yet. Create one or try the demo.',
  create: 'New campaign',
  name: 'Campaign name',
  namePlaceholder: 'Tuesday table',
  begin: 'Create',
  playing: (scenario: string) => `Playing ${scenario}`,
  round: (round: number) => `(round ${round})`,
  between: 'Between scenarios',
  changed: (when: string) => `Last played ${when}`,
  trouble: {
    damaged: 'This file is damaged. Open it to restore it from a backup.',
    newer: 'Saved by a newer version of Standee. Update Standee to open it.',
  },
  folder: (folder: string) => `Saved in ${folder}`,
  version: (version: string) => `Standee ${version}`,
  failed: 'The library could not be read. Check that its folder is available, then reload.',
};
