/** Opens a part of a pack for the editor. */
import type { Content } from '#shared/content/content';
import type { Fields } from '#shared/content/editing/formFields';
import { newDeck, newMonster } from '#shared/content/editing/newMonster';
import { FORM_THING_EDITING, type FormThing } from '#shared/content/editing/formThings';
import type { AbilityDeckContent, MonsterType, PackFile } from '#shared/content/types';
import type { PartAddress } from '../../app/page/route';
import { MONSTER_EDITOR } from '../../words/sentences/editor/monsterEditor';
import { namesIn } from '../../words/sentences/names/names';
import { refusalSentence } from '../../words/sentences/refusals/refusals';
import type { ContentScreenProps } from '../../game/screenProps';

/** The place of the edited part: its pack, the stamp of the saved pack, and its id. */
export interface OpenedIn {
  /** The content with all packs of the library, which the checks need. */
  readonly content: Content;
  /** The pack the part is saved in; null = a new pack. */
  readonly pack: PackFile | null;
  readonly stamp: string | null;
  /** The saved id of the part; null = it is new. */
  readonly id: string | null;
}

export interface OpenedMonster extends OpenedIn {
  readonly kind: 'monster';
  readonly monster: MonsterType;
  /** The monster's own deck. Null if it draws from a printed deck or one of another pack. */
  readonly deck: AbilityDeckContent | null;
}

export interface OpenedForm extends OpenedIn {
  readonly kind: FormThing;
  readonly thing: Fields;
}

/** Opens a part of a pack. A text as the result is the reason why it cannot be opened. */
export async function openPart(
  { companion, loader }: ContentScreenProps,
  packId: string,
  { kind, id }: PartAddress,
): Promise<OpenedMonster | OpenedForm | string> {
  for (const file of ['tiles.json', 'items.json', 'classCards.json']) await loader.load(file);
  const content = await loader.refreshOwn();
  const opened = packId === 'new' ? null : await companion.packs.open('packs', packId);
  if (opened && !opened.ok) return refusalSentence(opened.refusal, namesIn(null, content));
  const place = {
    content,
    pack: opened?.value.pack ?? null,
    stamp: opened?.value.stamp ?? null,
    id: id === 'new' ? null : id,
  };
  const found = kind === 'monster' ? monsterIn(place) : formIn(place, kind);
  return found ?? MONSTER_EDITOR.notThere;
}

function monsterIn(opened: OpenedIn): OpenedMonster | null {
  const { pack, id } = opened;
  if (id === null) return { ...opened, kind: 'monster', monster: newMonster(), deck: newDeck() };
  const monster = pack?.monsters?.find((each) => each.id === id);
  if (!monster) return null;
  const deck = pack?.abilityDecks?.find((each) => each.id === monster.deck) ?? null;
  return { ...opened, kind: 'monster', monster, deck };
}

function formIn(opened: OpenedIn, kind: FormThing): OpenedForm | null {
  const { pack, id, content } = opened;
  const { begin, find } = FORM_THING_EDITING[kind];
  const thing = id === null ? begin(content) : pack && find(pack, id);
  return thing && { ...opened, kind, thing };
}
