/** German names by id. */
import type * as en from '../../en/names/names';
import type { Effect, Gift, ModifierCard, PrintedCondition } from '#shared/vocabulary';
import type { Translation } from '../../helpers/translation';
import { inBox } from '../../helpers/box';
import { cardWording } from '../../helpers/cardWording';
import { ownConditionName } from '../../helpers/ownConditions';
import { listOf } from './grammar';

export const NAME_WORDS = {
  hiddenScenario: '(noch nicht erreicht)',
  elite: (name) => `${name} (Elite)`,
  summon: 'Beschwörung',
  objective: 'Missionsziel',
  monsterDeck: 'Modifikatordeck der Monster',
  door: (label, rooms) => {
    if (label !== null) return `Tür ${label}`;
    return rooms.length === 2 ? `die Tür zwischen Raum ${rooms.join(' und ')}` : 'eine Tür';
  },
  deckOf: (name) => `Modifikatordeck von ${name}`,
  rolling: 'rollend',
} satisfies Translation<typeof en.NAME_WORDS>;

export const CONDITION_NAMES = inBox('conditions', {
  poison: 'Gift',
  wound: 'Wunde',
  immobilize: 'Immobilisiert',
  disarm: 'Entwaffnet',
  stun: 'Betäubt',
  muddle: 'Verwirrt',
  invisible: 'Unsichtbar',
  strengthen: 'Gestärkt',
  bless: 'Segen',
  curse: 'Fluch',
} satisfies Translation<typeof en.CONDITION_NAMES>);

export function conditionName(condition: Gift): string {
  return ownConditionName(condition) ?? CONDITION_NAMES[condition as PrintedCondition];
}

export const ELEMENT_NAMES = {
  ...inBox('elements', {
    fire: 'Feuer',
    ice: 'Eis',
    air: 'Luft',
    earth: 'Erde',
    light: 'Licht',
    dark: 'Dunkelheit',
  }),
  wild: 'beliebiges Element',
} satisfies Translation<typeof en.ELEMENT_NAMES>;

export const MODE_NAMES = {
  normal: 'Normal',
  advantage: 'Vorteil',
  disadvantage: 'Nachteil',
} satisfies Translation<typeof en.MODE_NAMES>;

const FORCES = { push: 'Schieben', pull: 'Ziehen' };
const FOR_ITSELF = { heal: 'Heilung', shield: 'Schild' };

export function effectName(effect: Effect): string {
  switch (effect.kind) {
    case 'condition':
      return conditionName(effect.condition);
    case 'bless':
    case 'curse':
      return conditionName(effect.kind);
    case 'push':
    case 'pull':
      return `${FORCES[effect.kind]} ${effect.hexes}`;
    case 'pierce':
      return `Durchschlag ${effect.value}`;
    case 'target':
      return `Ziele ${effect.targets}`;
    case 'infuse':
      return `${ELEMENT_NAMES[effect.element]} erzeugen`;
    case 'heal':
    case 'shield':
      return `${FOR_ITSELF[effect.kind]} ${effect.value} (selbst)`;
    case 'addTarget':
      return 'ein Ziel mehr';
    case 'refreshItem':
      return 'Gegenstand auffrischen';
  }
}

export function immunityName(to: Gift | 'push' | 'pull'): string {
  return to === 'push' || to === 'pull' ? FORCES[to] : conditionName(to);
}

export const CARD_NAMES = {
  x2: '×2',
  null: 'Daneben (null)',
  bless: 'Segen (×2)',
  curse: 'Fluch (daneben)',
  minus1: '−1 (zusätzlich)',
} satisfies Translation<typeof en.CARD_NAMES>;

/** The words of a modifier card in German sentences: '+1', '×2', 'rollend +0 Gift'. */
export const cardName = cardWording({
  names: CARD_NAMES,
  rolling: NAME_WORDS.rolling,
  effect: effectName,
});

export function cardNames(cards: readonly ModifierCard[]): string {
  return listOf(cards.map(cardName));
}

/** Nouns keep their capitals inside a sentence. */
export const inSentence = (name: string): string => name;
