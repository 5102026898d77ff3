/** German names by id. */
import type * as en from '../../en/names/names';
import type {
  Condition,
  Effect,
  Element,
  ModifierCard,
  PrintedCondition,
} from '#shared/vocabulary';
import type { Translation } from '../../wording/translation';
import { inBox } from '../../wording/box';
import { cardWording } from '../../wording/cardWording';
import { ownConditionName } from '../../wording/ownConditions';
import { listOf } from './grammar';

export const NAME_WORDS = {
  hiddenScenario: '(noch nicht erreicht)',
  elite: (name) => `${name} (Elite)`,
  summon: 'Beschwörung',
  objective: 'Missionsziel',
  monsterDeck: 'Modifikatordeck der Monster',
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

export function conditionName(condition: Condition | 'bless' | 'curse'): string {
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

/** The effect, by the first word of its notation. */
const EFFECTS: Readonly<Record<string, string>> = {
  push: 'Schieben',
  pull: 'Ziehen',
  pierce: 'Durchschlag',
  target: 'Ziele',
  heal: 'Heilung',
  shield: 'Schild',
  retaliate: 'Vergeltung',
};

const WHOLE: Readonly<Record<string, string>> = {
  'add target': 'ein Ziel mehr',
  'refresh item': 'Gegenstand auffrischen',
};

export function effectName(effect: Effect): string {
  const own = ownConditionName(effect);
  if (own !== null) return own;
  const known = { ...CONDITION_NAMES, ...WHOLE };
  if (Object.hasOwn(known, effect)) return known[effect as keyof typeof known] ?? effect;
  const [verb = '', what = '', self] = effect.split(' ');
  if (verb === 'infuse' && what in ELEMENT_NAMES) {
    return `${ELEMENT_NAMES[what as Element]} erzeugen`;
  }
  return `${EFFECTS[verb] ?? verb} ${what}${self === 'self' ? ' (selbst)' : ''}`.trim();
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
