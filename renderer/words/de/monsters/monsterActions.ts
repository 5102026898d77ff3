/** German words of the actions of monsters and bosses. */
import type * as en from '../../en/monsters/monsterActions';
import { AFFECTS as ON_CARDS } from '../cards/cardNames';
import type { Translation } from '../../helpers/translation';
import { withElement } from '../names/grammar';

export const AFFECTS: Translation<typeof en.AFFECTS> = {
  ...ON_CARDS,
  enemiesAndAlliesAdjacentToTarget: 'alle Figuren neben dem Ziel',
};

export const BOSS_SPECIALS: Translation<typeof en.BOSS_SPECIALS> = {
  moveToNextDoorAndRevealRoom: 'Zur nächsten Tür gehen und ihren Raum aufdecken',
  allMonstersActAgain: 'Alle Monster handeln noch einmal',
  throneMoves: 'Der Thron bewegt sich',
  fear: 'Furcht',
  hatchEggs: 'Eier schlüpfen',
  flyToNextBoulderPerch: 'Zum nächsten Sitzplatz fliegen',
  mindControl: 'Gedankenkontrolle',
  teleport: 'Teleportieren',
};

export const ACTION_WORDS: Translation<typeof en.ACTION_WORDS> = {
  moreWith: (element) => `mehr mit ${element}`,
  move: (value) => `Bewegung ${value}`,
  jump: 'Sprung',
  toward: (place) => `auf ${place} zu`,
  towardMarker: (letter) => `auf das Feld ${letter} im Szenariobuch zu`,
  flying: 'Fliegen',
  attack: (value) => `Angriff ${value}`,
  range: (range) => `Reichweite ${range}`,
  targets: (count) => `${count} Ziele`,
  area: 'Fläche',
  pierce: (value) => `Durchschlag ${value}`,
  advantage: 'Vorteil',
  singleFocus: 'alles auf einen Gegner',
  besideAlly: (value) => `${value}, wenn ein Verbündeter neben dem Ziel steht`,
  healsForEach: 'heilt für jedes Ziel',
  loot: (value) => `Plündern ${value}`,
  trap: 'Falle',
  trapPlace: (damage) => `${damage} Schaden, auf einem leeren Feld in Richtung eines Gegners`,
  makes: (element) => `erzeugt ${element}`,
  attackersGainDisadvantage: 'Angreifer haben Nachteil',
  attackBonus: (value) => `${value} Angriff`,
  onDeath: 'Beim Tod',
  summon: 'Beschwören',
  objectives: { egg: 'Ei', zephyr: 'Zephyr' } as Readonly<Record<string, string>>,
  scenarioMonster: 'Szenariomonster',
  used: (element) => `${element} genutzt`,
  with: (element, then) => `${withElement(element)}: ${then}`,
  ranks: { normal: 'normal', elite: 'Elite', boss: 'Boss' },
  kinds: {
    summon: 'beschwören',
    infuse: 'erzeugen',
  },
};
