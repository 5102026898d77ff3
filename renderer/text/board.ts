/** Everything the Board screen says, in one place. */
export const boardText = {
  map: 'Board',
  noMap: 'No map',
  noMapWhy: 'No scenario with a printed map is being played. Everything works without it.',
} as const;
