/** Words about what only the desktop app does. */
export const DESKTOP = {
  exported: (path: string) => `Exported to ${path}`,
  imported: 'The campaign was added to the library.',
  openFirst: 'Open a campaign first.',
};
