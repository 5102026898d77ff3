/** English words of the abilities of monsters and bosses. */
import { AFFECTS as ON_CARDS } from '../cards/cardNames';

export const AFFECTS: Readonly<Record<string, string>> = {
  ...ON_CARDS,
  enemiesAndAlliesAdjacentToTarget: 'all figures adjacent to the target',
};

export const BOSS_SPECIALS: Readonly<Record<string, string>> = {
  moveToNextDoorAndRevealRoom: 'Move to the next door and reveal its room',
  allMonstersActAgain: 'All monsters act again',
  throneMoves: 'The throne moves',
  fear: 'Fear',
  hatchEggs: 'Eggs hatch',
  flyToNextBoulderPerch: 'Fly to the next perch',
  mindControl: 'Mind control',
  teleport: 'Teleport',
};

export const ACTION_WORDS = {
  moreWith: (element: string) => `more with ${element}`,
  move: (value: number | string) => `Move ${value}`,
  jump: 'jump',
  toward: (place: string) => `towards ${place}`,
  towardMarker: (letter: string) => `towards the hex marked ${letter} in the scenario book`,
  flying: 'flying',
  attack: (value: number | string) => `Attack ${value}`,
  range: (range: number | string) => `range ${range}`,
  targets: (count: number) => `target ${count}`,
  area: 'area',
  pierce: (value: number) => `pierce ${value}`,
  advantage: 'advantage',
  singleFocus: 'all on one enemy',
  besideAlly: (value: number | string) => `${value} if an ally is adjacent to the target`,
  healsForEach: 'heals for each target',
  loot: (value: number) => `Loot ${value}`,
  trap: 'Trap',
  trapPlace: (damage: number | string) => `${damage} damage, in an empty hex towards an enemy`,
  makes: (element: string) => `infuse ${element}`,
  attackersGainDisadvantage: 'attackers have disadvantage',
  attackBonus: (value: number | string) => `${value} Attack`,
  onDeath: 'When it dies',
  summon: 'Summon',
  objectives: { egg: 'egg', zephyr: 'zephyr' } as Readonly<Record<string, string>>,
  scenarioMonster: 'scenario monster',
  used: (element: string) => `used ${element}`,
  with: (element: string, then: string) => `with ${element}: ${then}`,
  ranks: { normal: 'normal', elite: 'elite', boss: 'boss' },
  /** Actions inside another line whose names differ from those on class cards. */
  kinds: { summon: 'summon', infuse: 'infuse' } as Readonly<Record<string, string>>,
};
