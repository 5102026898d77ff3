import type { Content } from '#shared/content/content';
import { isOwnScenario } from '#shared/content/ownContent';
import { className, isScenarioKnown } from '#shared/rules/campaign/spoilers';
import type { Figure, Game, Scenario } from '#shared/state';
import type { AttackMode, Condition, Effect, Element, ModifierCard } from '#shared/vocabulary';
import { cardWording } from './cardWording';
import { worded } from './language';
import { joined, readable } from './phrases';

export { readable, signed, upperFirst } from './phrases';

export const NAME_WORDS = worded('NAME_WORDS', {
  /** Stands where a scenario would be named that the players have not reached. */
  hiddenScenario: '(not reached yet)',
  elite: (name: string) => `${name} (elite)`,
  summon: 'the summon',
  objective: 'the objective',
  monsterDeck: 'the monster modifier deck',
  deckOf: (name: string) => `${possessive(name)} modifier deck`,
  rolling: 'rolling',
  and: 'and',
  /** A name from a list, as it is written inside a sentence. */
  inSentence: (name: string) => name.toLowerCase(),
});

/** Names as players know them, for everything that ids stand for. */
export interface Names {
  /** 'Bandit Guard 3 (elite)', or the character's name. Also for figures that are gone. */
  figure(id: string): string;
  /** A character of the campaign. */
  character(id: string): string;
  /** A block of the turn order. */
  block(id: string): string;
  monster(id: string): string;
  /** Its symbol only, as long as the players have not unlocked it. */
  class(id: string): string;
  /** '1 Black Barrow'; nothing of a scenario that the players have not reached. */
  scenario(id: string): string;
  abilityDeck(id: string): string;
  /** 'the monster modifier deck'. */
  modifierDeck(id: string): string;
}

/** Names out of a game and the content; without content, ids are made readable. */
export function namesIn(game: Game | null, content: Content | null): Names {
  const sheet = (id: string) =>
    game?.campaign.characters.find((found) => found.id === id) ??
    game?.campaign.retired.find((found) => found.id === id);
  const monster = (id: string) => content?.monster(id)?.name ?? readable(id);
  const isOnlyOne = (id: string) => content?.monster(id)?.standees === 1;

  const names: Names = {
    figure: (id) => {
      const figure = game?.scenario?.figures.find((found) => found.id === id);
      if (figure) return nameOf(figure, monster, isOnlyOne) + numberOf(figure, game?.scenario);
      return sheet(id)?.name ?? goneFigure(id, monster, isOnlyOne);
    },
    character: (id) => sheet(id)?.name ?? readable(id),
    block: (id) => {
      const known = game?.scenario?.figures.some((found) => found.id === id);
      return known || sheet(id) ? names.figure(id) : monster(id);
    },
    monster,
    class: (id) => {
      const printed = content?.class(id);
      if (!content || !printed) return readable(id);
      return game ? className(game.campaign, content, printed) : printed.spoilerSafeName;
    },
    scenario: (id) => {
      const entry = content?.scenarioEntry(id);
      if (!content || !entry) return isOwnScenario(id) ? goneOwnScenario(id) : readable(id);
      if (entry.own) return entry.name;
      const isPlaying = game?.scenario?.scenario === entry.id;
      const isKnown = !game || isPlaying || isScenarioKnown(game.campaign, content, entry);
      return isKnown ? `${entry.number} ${entry.name}` : NAME_WORDS.hiddenScenario;
    },
    abilityDeck: (id) => content?.abilityDeck(id)?.name ?? readable(id),
    modifierDeck: (id) =>
      id === 'monsters' ? NAME_WORDS.monsterDeck : NAME_WORDS.deckOf(names.figure(id)),
  };
  return names;
}

/** At the table the badge shows the rank: a standee is called by its number alone. */
export function tableNames(names: Names, scenario: Scenario | null): Names {
  const short = new Map<string, string>();
  for (const figure of scenario?.figures ?? []) {
    if (figure.kind === 'monster' && figure.rank === 'elite') {
      short.set(figure.id, `${names.monster(figure.type)} ${figure.standee}`);
    }
  }
  return { ...names, figure: (id) => short.get(id) ?? names.figure(id) };
}

/** A type of which there is only one is called by its name alone. */
function nameOf(
  figure: Figure,
  monster: (id: string) => string,
  isOnlyOne: (id: string) => boolean,
): string {
  if (figure.kind !== 'monster') return figure.name;
  const name = monster(figure.type);
  if (isOnlyOne(figure.type)) return name;
  const numbered = `${name} ${figure.standee}`;
  return figure.rank === 'elite' ? NAME_WORDS.elite(numbered) : numbered;
}

/** Objectives of one name are told apart by the numbers of their ids. */
function numberOf(figure: Figure, scenario: Scenario | null | undefined): string {
  if (figure.kind !== 'objective') return '';
  const isLike = (other: Figure) => other.kind === 'objective' && other.name === figure.name;
  const number = /\d+$/.exec(figure.id)?.[0] ?? '';
  return (scenario?.figures ?? []).filter(isLike).length > 1 ? ` ${number}` : '';
}

/** A figure that is off the table still says by its id what it was: 'bandit-guard-3', 'summon-2'. */
function goneFigure(
  id: string,
  monster: (id: string) => string,
  isOnlyOne: (id: string) => boolean,
): string {
  const parts = /^(.+)-(\d+)$/.exec(id);
  if (!parts) return readable(id);
  const [, kind = '', number = ''] = parts;
  if (kind === 'summon') return NAME_WORDS.summon;
  if (kind === 'objective') return NAME_WORDS.objective;
  return isOnlyOne(kind) ? monster(kind) : `${monster(kind)} ${number}`;
}

/** 'own-the-mill-k3f9q' to 'The Mill': a scenario of the players' own that was deleted. */
function goneOwnScenario(id: string): string {
  return readable(id.replace(/^own-/, '').replace(/-[a-z0-9]{5}$/, '')).replaceAll('-', ' ');
}

/** 'a', 'a and b', 'a, b and c'. */
export function listOf(parts: readonly string[]): string {
  return joined(parts, NAME_WORDS.and);
}

/** 'Brute', 'Brute or Tinkerer'. */
export function oneOf(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} or ${parts.at(-1) ?? ''}`;
}

/** 'Brute’s', 'Bandit Archers’'. */
export function possessive(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}

/** 'fire', 'advantage': a name from a list, inside a sentence. */
export const inSentence = (name: string): string => NAME_WORDS.inSentence(name);

/** '1 card', '2 cards'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

export const CONDITION_NAMES = worded<Readonly<Record<Condition | 'bless' | 'curse', string>>>(
  'CONDITION_NAMES',
  {
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
  },
);

export const ELEMENT_NAMES = worded<Readonly<Record<Element | 'wild', string>>>('ELEMENT_NAMES', {
  fire: 'Fire',
  ice: 'Ice',
  air: 'Air',
  earth: 'Earth',
  light: 'Light',
  dark: 'Dark',
  wild: 'any element',
});

export const MODE_NAMES = worded<Readonly<Record<AttackMode, string>>>('MODE_NAMES', {
  normal: 'Normal',
  advantage: 'Advantage',
  disadvantage: 'Disadvantage',
});

/** The words of an effect: 'push 2', 'Poison', 'heal 2 (self)'. */
export const { effectName } = worded('EFFECT_WORDS', {
  effectName: (effect: Effect): string => {
    if (effect in CONDITION_NAMES) return CONDITION_NAMES[effect as Condition];
    const element = /^infuse (\w+)$/.exec(effect)?.[1];
    if (element && element in ELEMENT_NAMES) {
      return `infuse ${ELEMENT_NAMES[element as Element]}`;
    }
    return effect.replace(/ self$/, ' (self)');
  },
});

export const CARD_NAMES = worded<Readonly<Record<string, string>>>('CARD_NAMES', {
  x2: '×2',
  null: 'Miss (null)',
  bless: 'Bless (×2)',
  curse: 'Curse (miss)',
  minus1: '−1 (added)',
});

/** The words of a modifier card: '+1', '×2', 'rolling +0 Poison'. */
export const cardName = cardWording({
  names: CARD_NAMES,
  rolling: NAME_WORDS.rolling,
  effect: effectName,
});

export function cardNames(cards: readonly ModifierCard[]): string {
  return listOf(cards.map(cardName));
}
