/** Creates monsters in the editor and stores them in packs. */
import type { Content } from '../content';
import type { AbilityCard, AbilityDeckContent, MonsterType, PackFile, StatBlock } from '../types';
import { id as asId } from '../../ids';
import { putById } from './formThings';
import { freeId, slugOf } from './slugs';

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
/**
 * Initiatives of a new deck, spread like printed ones; the last two cards have the shuffle mark.
 */
const INITIATIVES = [12, 25, 34, 41, 52, 63, 48, 57];
const LAST_UNSHUFFLED = 5;

function block(hitPoints: number | string, move: number, attack: number | string): StatBlock {
  return { hitPoints, move, attack, range: 0 };
}

/** A new monster with typical numbers. */
export function newMonster(): MonsterType {
  return {
    id: asId('new'),
    name: '',
    standees: 6,
    deck: asId('new'),
    boss: false,
    levels: LEVELS.map((level) => ({
      normal: block(4 + 2 * level, 2, 2 + Math.floor(level / 3)),
      elite: block(6 + 3 * level, 2, 3 + Math.floor(level / 3)),
    })),
  };
}

export function newDeck(): AbilityDeckContent {
  return {
    id: asId('new'),
    name: '',
    cards: INITIATIVES.map((initiative, index): AbilityCard => ({
      id: index + 1,
      initiative,
      shuffle: index > LAST_UNSHUFFLED,
      actions: [
        { type: 'move', value: '+0' },
        { type: 'attack', value: '+0' },
      ],
    })),
  };
}

/**
 * Switches between a boss (one column of numbers) and normal and elite monsters (two). A new boss
 * has one standee and the numbers of the elite; new ranks both have the numbers of the boss.
 */
export function withBoss(monster: MonsterType, boss: boolean): MonsterType {
  if (monster.boss === boss) return monster;
  const { id, name, standees, deck, sign, variantOf } = monster;
  const common = {
    id,
    name,
    standees,
    deck,
    ...(sign !== undefined && { sign }),
    ...(variantOf !== undefined && { variantOf }),
  };
  return monster.boss
    ? {
        ...common,
        boss: false,
        levels: monster.levels.map((level) => ({ normal: level.boss, elite: level.boss })),
      }
    : {
        ...common,
        standees: 1,
        boss: true,
        levels: monster.levels.map(({ elite }) => ({ boss: elite })),
      };
}

export interface EditedMonster {
  readonly monster: MonsterType;
  readonly deck: AbilityDeckContent | null;
  /** The id in the pack; null = a new monster. */
  readonly id: string | null;
}

const RESERVED = ['summon', 'objective', 'monsters', 'new'];

/** Adds the monster and its deck to the pack, or replaces them. */
export function packWith(
  base: PackFile,
  { monster, deck, id }: EditedMonster,
  content: Content,
): PackFile {
  const slug = slugOf(monster.name, 'monster');
  const own =
    id ?? freeId(slug, (each) => content.monster(each) !== null || RESERVED.includes(each));
  const isOwnDeck = base.abilityDecks?.some((each) => each.id === deck?.id) === true;
  const deckId =
    deck && (isOwnDeck ? deck.id : freeId(own, (each) => content.abilityDeck(each) !== null));
  const stored: MonsterType = { ...monster, id: asId(own), deck: asId(deckId ?? monster.deck) };
  const storedDeck = deck && {
    ...deck,
    id: stored.deck,
    name: deck.name === '' ? monster.name : deck.name,
  };
  return {
    ...base,
    monsters: putById(base.monsters, stored),
    ...(storedDeck || base.abilityDecks
      ? {
          abilityDecks: storedDeck
            ? putById(base.abilityDecks, storedDeck)
            : (base.abilityDecks ?? []),
        }
      : {}),
  };
}

/** Removes the monster, and its deck unless another monster uses it. */
export function packWithout(pack: PackFile, monster: MonsterType): PackFile {
  const monsters = (pack.monsters ?? []).filter(({ id }) => id !== monster.id);
  const isShared = monsters.some(({ deck }) => deck === monster.deck);
  const decks = pack.abilityDecks ?? [];
  return {
    ...pack,
    monsters,
    abilityDecks: isShared ? decks : decks.filter(({ id }) => id !== monster.deck),
  };
}
