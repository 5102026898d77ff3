import type { Effect, Element, ModifierCard } from '#shared/vocabulary';
import { cardWording } from '../cardWording';
import type { Translation } from '../language';
import type {
  CARD_NAMES,
  CONDITION_NAMES,
  effectName,
  ELEMENT_NAMES,
  MODE_NAMES,
  NAME_WORDS,
} from '../names';
import { listOf } from './grammar';

export const NAME_WORDS_DE = {
  hiddenScenario: '(noch nicht erreicht)',
  elite: (name) => `${name} (Elite)`,
  summon: 'Beschwörung',
  objective: 'Missionsziel',
  monsterDeck: 'Modifikatordeck der Monster',
  deckOf: (name) => `Modifikatordeck von ${name}`,
  rolling: 'rollend',
  and: 'und',
  inSentence: (name) => name,
} satisfies Translation<typeof NAME_WORDS>;

export const CONDITION_NAMES_DE = {
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
} satisfies Translation<typeof CONDITION_NAMES>;

export const ELEMENT_NAMES_DE = {
  fire: 'Feuer',
  ice: 'Eis',
  air: 'Luft',
  earth: 'Erde',
  light: 'Licht',
  dark: 'Dunkelheit',
  wild: 'beliebiges Element',
} satisfies Translation<typeof ELEMENT_NAMES>;

export const MODE_NAMES_DE = {
  normal: 'Normal',
  advantage: 'Vorteil',
  disadvantage: 'Nachteil',
} satisfies Translation<typeof MODE_NAMES>;

/** What an effect does, by the first word of its notation. */
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

export function effectNameDe(effect: Effect): string {
  const known = { ...CONDITION_NAMES_DE, ...WHOLE };
  if (Object.hasOwn(known, effect)) return known[effect as keyof typeof known] ?? effect;
  const [verb = '', what = '', self] = effect.split(' ');
  if (verb === 'infuse' && what in ELEMENT_NAMES_DE) {
    return `${ELEMENT_NAMES_DE[what as Element]} erzeugen`;
  }
  return `${EFFECTS[verb] ?? verb} ${what}${self === 'self' ? ' (selbst)' : ''}`.trim();
}

export const EFFECT_WORDS_DE: { readonly effectName: typeof effectName } = {
  effectName: effectNameDe,
};

export const CARD_NAMES_DE = {
  x2: '×2',
  null: 'Daneben (null)',
  bless: 'Segen (×2)',
  curse: 'Fluch (daneben)',
  minus1: '−1 (zusätzlich)',
} satisfies Translation<typeof CARD_NAMES>;

/** The words of a modifier card in German sentences: '+1', '×2', 'rollend +0 Gift'. */
export const cardName = cardWording({
  names: CARD_NAMES_DE,
  rolling: NAME_WORDS_DE.rolling,
  effect: effectNameDe,
});

export function cardNames(cards: readonly ModifierCard[]): string {
  return listOf(cards.map(cardName));
}
