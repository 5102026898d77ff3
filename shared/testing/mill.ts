/** A custom scenario for tests. */

/** Two rooms with a door, from the corner of a printed map. */
export const MILL = {
  version: 1,
  id: 'own-the-mill-abcde',
  title: 'The Mill',
  goals: [{ type: 'killAllEnemies' }],
  goalText: 'Burn it down.',
  rooms: [
    room(1, true, [
      { id: 'bandit-guard', ranks: ['normal', 'normal', 'elite'], at: [-1, 2] },
      { id: 'bandit-guard', ranks: [null, 'normal', 'normal'], at: [-2, 4] },
    ]),
    room(2, false, [{ id: 'bandit-archer', ranks: ['elite', 'elite', 'elite'], at: [-9, 3] }]),
  ],
  rewards: {},
  map: {
    tiles: [
      { tile: 'L1a', at: [0, 0], turns: 0, room: 1 },
      { tile: 'G1b', at: [-3, 4], turns: 3, room: 2 },
    ],
    doors: [
      { kind: 'door', type: 'stone', hexes: [[-2, 3]], tiles: ['L1a', 'G1b'], rooms: [1, 2] },
    ],
    overlays: [
      { kind: 'trap', type: 'spike', hexes: [[-6, 4]], room: 2 },
      { kind: 'money', hexes: [[-5, 3]], room: 2, amount: 2 },
      { kind: 'treasure', hexes: [[-9, 2]], room: 2, treasure: 'goal' },
    ],
    starts: [
      [3, 1],
      [2, 2],
      [3, 2],
      [2, 3],
    ],
  },
};

export function room(number: number, initial: boolean, monsters: object[]) {
  const lists = { tiles: [], adjacent: [], treasures: [] };
  return { room: number, tile: null, initial, monsters, money: 0, ...lists };
}
