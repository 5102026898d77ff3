/** Pictures for what lies on the map. They never stand alone: the words are in text/board.ts. */
import type { Component } from 'svelte';
import Altar from '~icons/game-icons/star-altar';
import Barrel from '~icons/game-icons/barrel';
import BearTrap from '~icons/game-icons/wolf-trap';
import Bookcase from '~icons/game-icons/bookshelf';
import Boulder from '~icons/game-icons/rock';
import Bush from '~icons/game-icons/berry-bush';
import Cabinet from '~icons/game-icons/lockers';
import Chest from '~icons/game-icons/locked-chest';
import Coals from '~icons/game-icons/burning-embers';
import Coins from '~icons/game-icons/two-coins';
import Crate from '~icons/game-icons/wooden-crate';
import Crystal from '~icons/game-icons/crystal-cluster';
import Door from '~icons/game-icons/wooden-door';
import Fog from '~icons/game-icons/fog';
import Fountain from '~icons/game-icons/fountain';
import Hazard from '~icons/game-icons/hazard-sign';
import Lock from '~icons/game-icons/locked-door';
import Log from '~icons/game-icons/log';
import Nest from '~icons/game-icons/nest-eggs';
import OpenDoor from '~icons/game-icons/doorway';
import Pillar from '~icons/game-icons/ionic-column';
import Pit from '~icons/game-icons/hole';
import PoisonTrap from '~icons/game-icons/poison-gas';
import RockColumn from '~icons/game-icons/stone-stack';
import Rubble from '~icons/game-icons/stone-pile';
import Sarcophagus from '~icons/game-icons/sarcophagus';
import Shelf from '~icons/game-icons/trophies-shelf';
import SpikeTrap from '~icons/game-icons/spikes';
import Stairs from '~icons/game-icons/stairs';
import Stalagmites from '~icons/game-icons/stalagtite';
import SteelDoor from '~icons/game-icons/steel-door';
import Stump from '~icons/game-icons/stump-regrowth';
import Table from '~icons/game-icons/table';
import Thorns from '~icons/game-icons/thorny-vine';
import Totem from '~icons/game-icons/totem';
import Tree from '~icons/game-icons/pine-tree';
import Wall from '~icons/game-icons/broken-wall';
import Water from '~icons/game-icons/waves';

const BY_TYPE: Readonly<Record<string, Component>> = {
  altar: Altar,
  barrel: Barrel,
  bear: BearTrap,
  bookcase: Bookcase,
  'boulder-1': Boulder,
  'boulder-2': Boulder,
  'boulder-3': Boulder,
  bush: Bush,
  cabinet: Cabinet,
  crate: Crate,
  crystal: Crystal,
  'dark-pit': Pit,
  fountain: Fountain,
  'hot-coals': Coals,
  log: Log,
  nest: Nest,
  pillar: Pillar,
  poison: PoisonTrap,
  'rock-column': RockColumn,
  rubble: Rubble,
  sarcophagus: Sarcophagus,
  shelf: Shelf,
  spike: SpikeTrap,
  stairs: Stairs,
  'stairs-vert': Stairs,
  stalagmites: Stalagmites,
  stump: Stump,
  table: Table,
  thorns: Thorns,
  totem: Totem,
  'tree-3': Tree,
  water: Water,
};

const BY_KIND: Readonly<Record<string, Component>> = {
  difficultTerrain: Rubble,
  hazardousTerrain: Hazard,
  money: Coins,
  obstacle: Boulder,
  trap: SpikeTrap,
  treasure: Chest,
};

/** The picture of an overlay; null = it is drawn without one. */
export function overlayIcon(kind: string, type?: string): Component | null {
  const ofType = type === undefined ? undefined : BY_TYPE[type];
  return ofType ?? BY_KIND[kind] ?? null;
}

/** The picture of a door as it stands; null for a corridor. */
export function doorIcon(kind: string, state: string, type?: string): Component | null {
  if (kind === 'corridor') return null;
  if (kind === 'breakableWall') return state === 'open' ? Rubble : Wall;
  if (state === 'open') return OpenDoor;
  if (state === 'locked') return Lock;
  if (type?.endsWith('fog')) return Fog;
  return type === 'stone' ? SteelDoor : Door;
}
