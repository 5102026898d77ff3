/** A monster of a pack as the editor begins with it. */
import type { Content } from '#shared/content/content';
import type { AbilityDeckContent, MonsterType, PackFile } from '#shared/content/types';
import { MONSTER } from '../../text/editor/monsterEditor';
import { namesIn } from '../../text/names/names';
import { refusalSentence } from '../../text/steps/refusals';
import type { ContentScreenProps } from '../screen';
import { newDeck, newMonster } from '#shared/content/editing/newMonster';

export interface OpenedMonster {
  /** With all packs of the library, and what the checks look up. */
  readonly content: Content;
  /** The pack it is in, or goes to; null = a new one. */
  readonly pack: PackFile | null;
  readonly stamp: string | null;
  readonly monster: MonsterType;
  /** The deck it brings; null = it draws from one that is printed or of another pack. */
  readonly deck: AbilityDeckContent | null;
  /** The id it is kept under; null = it is new. */
  readonly id: string | null;
}

/** A text says why there is none. */
export async function openedMonster(
  { companion, shelf }: ContentScreenProps,
  packId: string,
  monsterId: string,
): Promise<OpenedMonster | string> {
  for (const file of ['tiles.json', 'items.json', 'classCards.json']) await shelf.load(file);
  const content = await shelf.refreshOwn();
  if (packId === 'new') return { ...fresh(content), pack: null, stamp: null };
  const opened = await companion.openPack('packs', packId);
  if (!opened.ok) return refusalSentence(opened.refusal, namesIn(null, content));
  const { pack, stamp } = opened.value;
  if (monsterId === 'new') return { ...fresh(content), pack, stamp };
  const monster = pack.monsters?.find(({ id }) => id === monsterId);
  if (!monster) return MONSTER.notThere;
  const deck = pack.abilityDecks?.find(({ id }) => id === monster.deck) ?? null;
  return { content, pack, stamp, monster, deck, id: monster.id };
}

function fresh(content: Content) {
  return { content, monster: newMonster(), deck: newDeck(), id: null };
}
