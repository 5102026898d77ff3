/** Words of the desktop app only. */
export const DESKTOP = {
  imported: 'The campaign was added to the library.',
  openFirst: 'Open a campaign first.',
};
