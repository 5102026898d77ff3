/** Monsters as the editor makes them, and packs with them. */
import type { Content } from '../content';
import type { AbilityCard, AbilityDeckContent, MonsterType, PackFile, StatBlock } from '../types';
import { id as asId, type PackId } from '../../ids';

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const LETTERS = 'bcdefghijklmnopqrstuvwxyz';
/** Initiatives of a new deck, spread as printed ones are; the last two shuffle it. */
const INITIATIVES = [12, 25, 34, 41, 52, 63, 48, 57];
const LAST_UNSHUFFLED = 5;

function block(hitPoints: number | string, move: number, attack: number | string): StatBlock {
  return { hitPoints, move, attack, range: 0 };
}

/** Numbers to begin with, like those of a common monster. */
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

/** A boss has one column of numbers, others have two; the rest stays. */
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

/** 'Frost Hound' to 'frost-hound'; a number at the end would be taken for that of a standee. */
export function slugOf(name: string, fallback: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '');
  const short = words.slice(0, 36).replace(/-+$/, '');
  const free = /(^|-)\d+$/.test(short) ? `${short}-x` : short;
  return free === '' ? fallback : free;
}

/** The slug, or with a letter at its end where it is taken. */
export function freeId(slug: string, isTaken: (id: string) => boolean): string {
  if (!isTaken(slug)) return slug;
  for (const letter of LETTERS) if (!isTaken(`${slug}-${letter}`)) return `${slug}-${letter}`;
  return `${slug}-${LETTERS}`;
}

export interface EditedMonster {
  readonly monster: MonsterType;
  readonly deck: AbilityDeckContent | null;
  /** The id it is kept under; null = it is new. */
  readonly id: string | null;
}

const RESERVED = ['summon', 'objective', 'monsters', 'new'];

/** The pack with the monster and its deck in it; `pack` null = a new one of that name. */
export function packWith(
  pack: PackFile | null,
  packName: string,
  { monster, deck, id }: EditedMonster,
  content: Content,
): PackFile {
  const base: PackFile = pack ?? {
    version: 1,
    id: asId<PackId>(
      freeId(slugOf(packName, 'pack'), (each) => content.pack(each) !== null || each === 'new'),
    ),
    name: packName,
  };
  const slug = slugOf(monster.name, 'monster');
  const own =
    id ?? freeId(slug, (each) => content.monster(each) !== null || RESERVED.includes(each));
  const isKeptDeck = base.abilityDecks?.some((each) => each.id === deck?.id) === true;
  const deckId =
    deck && (isKeptDeck ? deck.id : freeId(own, (each) => content.abilityDeck(each) !== null));
  const kept: MonsterType = { ...monster, id: asId(own), deck: asId(deckId ?? monster.deck) };
  const keptDeck = deck && {
    ...deck,
    id: kept.deck,
    name: deck.name === '' ? monster.name : deck.name,
  };
  return {
    ...base,
    monsters: put(base.monsters ?? [], kept),
    ...(keptDeck || base.abilityDecks
      ? {
          abilityDecks: keptDeck
            ? put(base.abilityDecks ?? [], keptDeck)
            : (base.abilityDecks ?? []),
        }
      : {}),
  };
}

function put<T extends { readonly id: string }>(list: readonly T[], one: T): readonly T[] {
  return list.some(({ id }) => id === one.id)
    ? list.map((each) => (each.id === one.id ? one : each))
    : [...list, one];
}

/** The pack without the monster, and without its deck where nobody else draws from it. */
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
