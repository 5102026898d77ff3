/** Effects of items that follow from any step. */
import type { Content } from '../../content/content';
import { andThen, unchanged, type Outcome } from '../../result';
import type { Random } from '../../random';
import { delayOf } from '../../rules/campaign/items/moments';
import { useItem, withItem } from '../../rules/campaign/items/equipment';
import { withReactions } from '../../rules/campaign/items/reactions';
import { hasCircles } from '../../rules/campaign/items/scene';
import { carryOutUse, sceneOf, withItemsOfAction } from '../../rules/campaign/items/use';
import { withSheet } from '../../rules/campaign/characters/sheets';
import { charactersOf, findFigure, withFigure } from '../../rules/figures/figures';
import { wornItems } from '../../rules/figures/worn';
import type { CharacterSheet, Game, OwnedItem } from '../../state';

/** The game after a step with all that follows from items. @rule ITEM-5 ITEM-6 */
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
  return andThen(begun, (next) => withDueCircles(next, content, random));
}

/** Characters wear what their sheets say. */
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

/** A further attack of an action has the items that were used for all of it. */
function withActionItems(before: Game, game: Game, content: Content): Outcome<Game> {
  const { attack } = game.scenario ?? {};
  if (!attack || before.scenario?.attack) return unchanged(game);
  const begun = withItemsOfAction(game, content);
  return begun
    ? { next: { ...game, scenario: begun.next }, events: begun.events }
    : unchanged(game);
}

/**
 * Items with circles are used when they are due: one circle for each attack that damages the wearer.
 *
 * @rule ITEM-6
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
  const scene = sceneOf(game, content, character, item);
  const isDue = scene && item.effects?.some((effect) => delayOf(scene, effect) === null);
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
