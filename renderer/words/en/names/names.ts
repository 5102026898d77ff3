/** English names by id. */
import type {
  AttackMode,
  Effect,
  Element,
  Gift,
  ModifierCard,
  PrintedCondition,
} from '#shared/vocabulary';
import { inBox } from '../../helpers/box';
import { cardWording } from '../../helpers/cardWording';
import { ownConditionName } from '../../helpers/ownConditions';
import { possessive, listOf } from './grammar';

export const NAME_WORDS = {
  /** In place of the name of a scenario that is locked. */
  hiddenScenario: '(not reached yet)',
  elite: (name: string) => `${name} (elite)`,
  summon: 'the summon',
  objective: 'the objective',
  monsterDeck: 'the monster modifier deck',
  door: (label: string | null, rooms: readonly number[]) => {
    if (label !== null) return `door ${label}`;
    return rooms.length === 2 ? `the door between rooms ${rooms.join(' and ')}` : 'a door';
  },
  deckOf: (name: string) => `${possessive(name)} modifier deck`,
  rolling: 'rolling',
};

/** 'fire', 'advantage': a name from a list, inside a sentence. */
export const inSentence = (name: string): string => name.toLowerCase();

type ConditionNames = Readonly<Record<PrintedCondition | 'bless' | 'curse', string>>;

export const CONDITION_NAMES: ConditionNames = inBox('conditions', {
  poison: 'Poison',
  wound: 'Wound',
  immobilize: 'Immobilize',
  disarm: 'Disarm',
  stun: 'Stun',
  muddle: 'Muddle',
  invisible: 'Invisible',
  strengthen: 'Strengthen',
  bless: 'Bless',
  curse: 'Curse',
});

export function conditionName(condition: Gift): string {
  return ownConditionName(condition) ?? CONDITION_NAMES[condition as PrintedCondition];
}

/** 'wild' is a word in our own sentences, so the names of the box do not replace it. */
export const ELEMENT_NAMES: Readonly<Record<Element | 'wild', string>> = {
  ...inBox('elements', {
    fire: 'Fire',
    ice: 'Ice',
    air: 'Air',
    earth: 'Earth',
    light: 'Light',
    dark: 'Dark',
  }),
  wild: 'any element',
};

export const MODE_NAMES: Readonly<Record<AttackMode, string>> = {
  normal: 'Normal',
  advantage: 'Advantage',
  disadvantage: 'Disadvantage',
};

/** The words of an effect: 'push 2', 'Poison', 'heal 2 (self)'. */
export function effectName(effect: Effect): string {
  switch (effect.kind) {
    case 'condition':
      return conditionName(effect.condition);
    case 'bless':
    case 'curse':
      return conditionName(effect.kind);
    case 'push':
    case 'pull':
      return `${effect.kind} ${effect.hexes}`;
    case 'pierce':
      return `pierce ${effect.value}`;
    case 'target':
      return `target ${effect.targets}`;
    case 'infuse':
      return `infuse ${ELEMENT_NAMES[effect.element]}`;
    case 'heal':
    case 'shield':
      return `${effect.kind} ${effect.value} (self)`;
    case 'addTarget':
      return 'add target';
    case 'refreshItem':
      return 'refresh item';
  }
}

export function immunityName(to: Gift | 'push' | 'pull'): string {
  return to === 'push' || to === 'pull' ? to : conditionName(to);
}

export const CARD_NAMES: Readonly<Record<string, string>> = {
  x2: '×2',
  null: 'Miss (null)',
  bless: 'Bless (×2)',
  curse: 'Curse (miss)',
  minus1: '−1 (added)',
};

/** The words of a modifier card: '+1', '×2', 'rolling +0 Poison'. */
export const cardName = cardWording({
  names: CARD_NAMES,
  rolling: NAME_WORDS.rolling,
  effect: effectName,
});

export function cardNames(cards: readonly ModifierCard[]): string {
  return listOf(cards.map(cardName));
}
