/** Preventions of damage that would exhaust a character: lost cards, active cards, items. */
import type { Content } from '../../content/content';
import type { DamageSource } from '../../vocabulary';
import { preventingCards, type PreventingCard } from '../../rules/cards/preventingCards';
import { canNegate } from '../../rules/figures/hitPoints/damage';
import { isPlaying } from '../../rules/figures/hitPoints/fatalDamage';
import { mayNegateRest } from '../../rules/round/rests/shortRest';
import type { CardLoss, Character, Game } from '../../state';
import type { Command } from '../shapes';
import { dryRun } from './dryRun';
import { hasSeveralLosses, withNegation } from './withNegation';

/** A way to survive: cards to lose, an item or an active card, and the commands that do it. */
export interface Prevention {
  /** One loss for each damage that is negated. */
  readonly losing: readonly CardLoss[];
  readonly item: number | null;
  readonly card: PreventingCard | null;
  /** Commands to send instead of the fatal one. */
  readonly commands: readonly Command[];
}

/** A command that would exhaust a character. */
interface Fatal {
  readonly game: Game;
  readonly content: Content;
  readonly command: Command;
  readonly character: Character;
  readonly source: DamageSource | null;
}

/** All preventions that save the character. @rule NEGATE-1 TURN-3 ITEM-6 */
export function preventionsOf(fatal: Fatal): readonly Prevention[] {
  return [...cardLosses(fatal), ...activeCards(fatal), ...items(fatal)];
}

/** Limits the search for characters whose number of cards is unknown. */
const MAX_LOSSES = 5;

/** The smallest sets of losses that save the character. Each damage of a step may be fatal. */
function cardLosses(fatal: Fatal): readonly Prevention[] {
  const { command, character } = fatal;
  const may = command.type === 'takeShortRest' ? mayNegateRest : canNegate;
  const kinds = (['oneFromHand', 'twoFromDiscard'] as const).filter((each) => may(character, each));
  const tried = new Set<string>();
  let open: readonly Prevention[] = [{ losing: [], item: null, card: null, commands: [command] }];
  for (let losses = 0; losses < MAX_LOSSES && open.length > 0; losses += 1) {
    const further = open
      .flatMap((each) => withOneMoreLoss(fatal, each, kinds))
      .filter(({ commands }) => addIfNew(tried, JSON.stringify(commands)));
    const saving = further.filter(({ commands }) => isSaved(fatal, commands));
    const listed = new Set<string>();
    if (saving.length > 0) return saving.filter(({ losing }) => addIfNew(listed, losing.join()));
    if (!hasSeveralLosses(command)) return [];
    open = further;
  }
  return [];
}

/** Adds a value to a set; false = the set already had it. */
function addIfNew(known: Set<string>, value: string): boolean {
  if (known.has(value)) return false;
  known.add(value);
  return true;
}

/** The prevention extended by one loss, once for each damage that is not negated yet. */
function withOneMoreLoss(
  { game, content, character: { id } }: Fatal,
  { losing, commands }: Prevention,
  kinds: readonly CardLoss[],
): readonly Prevention[] {
  const [command] = commands;
  const done = command && dryRun(game, command, content);
  if (!done) return [];
  const damages = done.events.filter((event) => event.type === 'damaged' && event.figure === id);
  // All damage is negated already: something else exhausts the character.
  if (damages.length === 0 && losing.length > 0) return [];
  return kinds.flatMap((kind) =>
    Array.from({ length: Math.max(1, damages.length) }, (_, index): Prevention => {
      const negated = withNegation(game.scenario, command, id, { losing: kind, index });
      return { losing: [...losing, kind].toSorted(), item: null, card: null, commands: negated };
    }).filter((each) => each.commands.length > 0),
  );
}

/** Active cards that prevent the damage; their next use slot is marked. @rule TURN-3 */
function activeCards(fatal: Fatal): readonly Prevention[] {
  const { game, content, command, character, source } = fatal;
  const { scenario } = game;
  if (!scenario) return [];
  const loss = { losing: 'cardInEffect', index: 0 } as const;
  const prevented = withNegation(scenario, command, character.id, loss);
  if (prevented.length === 0) return [];
  return preventingCards(scenario, content, character, { source, isFatal: true })
    .map((card): Prevention => {
      const use = { type: 'useActiveCard', figure: card.owner, card: card.card } as const;
      return {
        losing: [],
        item: null,
        card,
        commands: [...(card.slots ? [use] : []), ...prevented],
      };
    })
    .filter(({ commands }) => isSaved(fatal, commands));
}

/** Equipped items that are used when an attack damages their owner. @rule ITEM-6 */
function items(fatal: Fatal): readonly Prevention[] {
  const { game, content, command, character } = fatal;
  const isTarget = game.scenario?.attack?.targets.some(({ figure }) => figure === character.id);
  const sheet = game.campaign.characters.find(({ id }) => id === character.sheet);
  if (command.type !== 'applyAttack' || !isTarget || !sheet) return [];
  return sheet.items
    .filter(({ equipped }) => equipped)
    .filter(({ item }) =>
      content.item(item)?.effects?.some(({ when }) => when === 'damagedByAttack'),
    )
    .map(({ item }): Prevention => {
      const use = { type: 'useItem', character: sheet.id, item } as const;
      return { losing: [], item, card: null, commands: [use, command] };
    })
    .filter(({ commands }) => isSaved(fatal, commands));
}

/** True if none of the commands is refused and the character is not exhausted after them. */
function isSaved({ game, content, character }: Fatal, commands: readonly Command[]): boolean {
  let now = game;
  for (const command of commands) {
    const done = dryRun(now, command, content);
    if (!done) return false;
    now = done.next;
  }
  return now.scenario !== null && isPlaying(now.scenario, character.id);
}
