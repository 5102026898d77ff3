/** Words about what only the desktop app does. */
export const DESKTOP = {
  imported: 'The campaign was added to the library.',
  openFirst: 'Open a campaign first.',
};
