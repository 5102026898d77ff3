/** Effects of items that follow from any step. */
import type { Content } from '../../content/content';
import type { ItemContent } from '../../content/types';
import { andThen, unchanged, type Outcome } from '../../result';
import type { Random } from '../../random';
import { whyNotNow } from '../../rules/campaign/items/itemTiming';
import { freeCircle, useItem, withItem } from '../../rules/campaign/items/equipment';
import { payForMore } from '../../rules/campaign/items/inAttack';
import { takeBack } from '../../rules/campaign/items/clearCircle';
import { withReactions } from '../../rules/campaign/items/reactions';
import { hasCircles } from '../../rules/campaign/items/itemContext';
import { carryOutUse, itemContextOf, withItemsOfAction } from '../../rules/campaign/items/useItem';
import { withSheet } from '../../rules/campaign/characters/sheets';
import { charactersOf, findFigure, withFigure } from '../../rules/figures/figures';
import { wornItems } from '../../rules/figures/wornItems';
import type { Attack, Character, CharacterSheet, Game, OwnedItem } from '../../state';

/** The game after a step and all effects of items on it. @rule ITEM-5 ITEM-6 */
export function itemsAfterStep(
  before: Game,
  step: Outcome<Game>,
  content: Content,
  random: Random,
): Outcome<Game> {
  if (!step.next.scenario || step.next === before) return step;
  const worn = { next: withWornItems(step.next), events: step.events };
  const reacted = reactedTo(before, worn, content);
  const begun = andThen(reacted, (next) => withActionItems(before, next, content));
  const paid = andThen(begun, (next) => withPriceOfTargets(before, next, content));
  const freed = andThen(paid, (next) => withoutIdleCircles(next, content));
  return andThen(freed, (next) => withDueCircles(next, content, random));
}

/** Updates the worn items of the characters in play from their sheets. */
function withWornItems(game: Game): Game {
  const { scenario, campaign } = game;
  if (!scenario) return game;
  const worn = charactersOf(scenario).reduce((now, character) => {
    const sheet = campaign.characters.find(({ id }) => id === character.sheet);
    const items = sheet ? wornItems(sheet) : [];
    return (character.worn ?? []).join() === items.join()
      ? now
      : withFigure(now, { ...character, worn: items });
  }, scenario);
  return worn === scenario ? game : { ...game, scenario: worn };
}

function reactedTo(before: Game, step: Outcome<Game>, content: Content): Outcome<Game> {
  const { next, events } = step;
  if (!before.scenario || !next.scenario) return step;
  const done = withReactions(before.scenario, { next: next.scenario, events }, content);
  return done.next === next.scenario && done.events.length === events.length
    ? step
    : { next: { ...next, scenario: done.next }, events: done.events };
}

/** Adds the effects of items used for a whole action to further attacks of that action. */
function withActionItems(before: Game, game: Game, content: Content): Outcome<Game> {
  const { attack } = game.scenario ?? {};
  if (!attack || before.scenario?.attack) return unchanged(game);
  const begun = withItemsOfAction(game, content);
  return begun
    ? { next: { ...game, scenario: begun.next }, events: begun.events }
    : unchanged(game);
}

/** Charges the cost of an attack's items again for each target added to the attack. @rule ITEM-6 */
function withPriceOfTargets(before: Game, game: Game, content: Content): Outcome<Game> {
  const { scenario } = game;
  const { attack } = scenario ?? {};
  const earlier = before.scenario?.attack;
  if (!scenario || !attack || earlier?.attacker !== attack.attacker) return unchanged(game);
  const paidFor = Math.max(attackedBy(earlier), earlier.paidFor ?? 0);
  const unpaid = attackedBy(attack) - paidFor;
  const attacker = findFigure(scenario, attack.attacker);
  if (unpaid < 0 && attack.paidFor !== paidFor) {
    return unchanged({ ...game, scenario: { ...scenario, attack: { ...attack, paidFor } } });
  }
  if (unpaid <= 0 || attacker?.kind !== 'character') return unchanged(game);
  const sources = new Set(attack.modifiers.map(({ source }) => source));
  const used = wornOrSpent(game, attacker.sheet).flatMap((number) => {
    const item = content.item(number);
    return item && sources.has(item.name) ? [item] : [];
  });
  return used.reduce<Outcome<Game>>(
    (all, item) =>
      (item.effects ?? []).reduce<Outcome<Game>>((done, effect) => {
        const context = itemContextOf(done.next, content, attacker.sheet, item);
        const paid = context && payForMore(context, effect, unpaid);
        if (!paid) return done;
        return {
          next: { ...done.next, scenario: paid.next },
          events: [...done.events, ...paid.events],
        };
      }, all),
    unchanged(game),
  );
}

const attackedBy = ({ targets, attacked }: Attack): number =>
  new Set([...targets.map(({ figure }) => figure), ...attacked]).size;

function wornOrSpent({ campaign }: Game, sheet: CharacterSheet['id']): readonly number[] {
  return campaign.characters.find(({ id }) => id === sheet)?.items.map(({ item }) => item) ?? [];
}

/**
 * Clears a use circle that was marked for damage which a corrected card no longer deals.
 *
 * @rule ITEM-6
 */
function withoutIdleCircles(game: Game, content: Content): Outcome<Game> {
  const { scenario } = game;
  const { attack } = scenario ?? {};
  if (!scenario || !attack) return unchanged(game);
  return attack.targets.reduce<Outcome<Game>>((done, aim) => {
    const owner = findFigure(scenario, aim.figure);
    if (owner?.kind !== 'character') return done;
    return (aim.items ?? []).reduce<Outcome<Game>>((now, number) => {
      const item = content.item(number);
      const idle = item && hasCircles(item) && withoutIdleCircle(now.next, content, owner, item);
      return idle ? { next: idle, events: now.events } : now;
    }, done);
  }, unchanged(game));
}

/** Null = the circle stays marked. */
function withoutIdleCircle(
  game: Game,
  content: Content,
  owner: Character,
  item: ItemContent,
): Game | null {
  const context = itemContextOf(game, content, owner.sheet, item);
  const scenario = context && takeBack(context);
  const sheet = game.campaign.characters.find(({ id }) => id === owner.sheet);
  if (!scenario || !sheet) return null;
  const free = sheet.items.map((each) => (each.item === item.id ? freeCircle(each, item) : each));
  return { ...game, scenario, campaign: withSheet(game.campaign, { ...sheet, items: free }) };
}

/**
 * Marks the use circles of worn items: one for each attack that damages the wearer.
 *
 * @rule ITEM-6 ITEM-9
 */
function withDueCircles(game: Game, content: Content, random: Random): Outcome<Game> {
  const { attack } = game.scenario ?? {};
  if (!game.scenario || !attack || attack.targets.every(({ drawn }) => drawn === null))
    return unchanged(game);
  const wearers = attack.targets.flatMap(({ figure }) => {
    const found = game.scenario && findFigure(game.scenario, figure);
    return found?.kind === 'character' ? [found.sheet] : [];
  });
  const due = game.campaign.characters
    .filter(({ id }) => wearers.includes(id))
    .flatMap((sheet) => sheet.items.map((owned) => ({ sheet: sheet.id, owned })));
  return due.reduce<Outcome<Game>>(
    (done, { sheet, owned }) =>
      andThen(done, (next) => withCircle(next, content, random, sheet, owned)),
    unchanged(game),
  );
}

function withCircle(
  game: Game,
  content: Content,
  random: Random,
  character: CharacterSheet['id'],
  { item: number, equipped, state }: OwnedItem,
): Outcome<Game> {
  const item = content.item(number);
  if (!item || !hasCircles(item) || !equipped || state !== 'ready') return unchanged(game);
  const context = itemContextOf(game, content, character, item);
  const isDue = context && item.effects?.some((effect) => whyNotNow(context, effect) === null);
  const sheet = game.campaign.characters.find(({ id }) => id === character);
  const owned = sheet?.items.find((each) => each.item === number);
  if (!isDue || !sheet || !owned) return unchanged(game);
  const used = withSheet(game.campaign, withItem(sheet, number, useItem(owned, item)));
  const { name } = item;
  const marked: Outcome<Game> = {
    next: { ...game, campaign: used },
    events: [{ type: 'itemUsed', character, item: number, name, rule: 'ITEM-6' }],
  };
  return andThen(marked, (next) => carryOutUse(next, content, { character }, item, random));
}
