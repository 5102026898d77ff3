/** Uses an item: refusals, effects, and reminders for players. */
import type { ItemContent, ItemEffect } from '../../../content/types';
import type { Content } from '../../../content/content';
import type { CharacterId } from '../../../ids';
import type { Random } from '../../../random';
import type { Refusal } from '../../../refusals';
import { andThen, unchanged, type Outcome } from '../../../result';
import type { Character, Game, LineRef, Scenario } from '../../../state';
import { charactersOf } from '../../figures/figures';
import { withSheet } from '../characters/sheets';
import { openQuestion, itemsToRefresh, type ItemQuestion } from './itemQuestions';
import { withItem } from './equipment';
import { changeAttack, useAgainstAttack } from './inAttack';
import { actInTurn } from './inTurn';
import { whyNotNow, isStunned } from './itemTiming';
import { attackBy, type ItemAnswers, type ItemContext } from './itemContext';

/** An effect by its index on the item. */
export interface PlacedEffect {
  readonly effect: ItemEffect;
  readonly place: number;
}

/** The context of a character's item; null = the character is not in the scenario. */
export function itemContextOf(
  { scenario, campaign }: Game,
  content: Content,
  character: CharacterId,
  item: ItemContent,
): ItemContext | null {
  const owner = scenario && charactersOf(scenario).find(({ sheet }) => sheet === character);
  return owner ? { scenario, content, owner, sheets: campaign.characters, item } : null;
}

/** The effects that can be used now. */
export function effectsNow(context: ItemContext): readonly PlacedEffect[] {
  return (context.item.effects ?? []).flatMap((effect, index) =>
    whyNotNow(context, effect) === null ? [{ effect, place: index }] : [],
  );
}

/**
 * Refuses to use an item when none of its effects would apply; null = allowed. `anyway` = players
 * use it although Standee would refuse.
 *
 * @rule ITEM-1 ITEM-6 ITEM-12 STUN-1 EXHAUST-1
 */
export function whyNotUseNow(
  game: Game,
  content: Content,
  character: CharacterId,
  item: ItemContent,
  anyway: boolean,
): Refusal | null {
  const { name, effects = [] } = item;
  const context = itemContextOf(game, content, character, item);
  if (!context || context.scenario.phase.name === 'over')
    return { code: 'itemNotNow', name, why: 'scenario' };
  if (context.owner.exhausted) return { code: 'itemNotNow', name, why: 'exhausted' };
  if (isStunned(context) && !effects.some((each) => each.usableWhileStunned)) {
    return { code: 'itemNotNow', name, why: 'stunned' };
  }
  const hindrances = effects.map((effect) => whyNotNow(context, effect));
  if (hindrances.length === 0 || hindrances.includes(null)) return null;
  if (hindrances.every((why) => why === 'always')) return { code: 'itemHasNoUse', name };
  const why = hindrances.find((each) => each !== 'always' && each !== 'nothing') ?? 'nothing';
  const isSure = why === 'stunned' || why === 'usedHere';
  return anyway && !isSure ? null : { code: 'itemNotNow', name, why };
}

/** The next question of a use; null = none is open. */
export function itemQuestion(
  game: Game,
  content: Content,
  character: CharacterId,
  item: ItemContent,
  answers: ItemAnswers,
): ItemQuestion | null {
  const context = itemContextOf(game, content, character, item);
  if (!context) return null;
  return openQuestion(
    context,
    effectsNow(context).map(({ effect }) => effect),
    answers,
  );
}

/**
 * Carries out the effects that apply now. Reminds players of the others and of those that Standee
 * cannot perform. An item for a whole action is stored on the turn.
 *
 * @rule ITEM-1 ITEM-6
 */
export function carryOutUse(
  game: Game,
  content: Content,
  { character, ...answers }: ItemAnswers & { readonly character: CharacterId },
  item: ItemContent,
  random: Random,
): Outcome<Game> {
  const start = itemContextOf(game, content, character, item);
  if (!start) return unchanged(game);
  const now = effectsNow(start);
  const due =
    now.length > 0 ? now : (item.effects ?? []).map((effect, index) => ({ effect, place: index }));
  const isNow = now.length > 0;
  let left = answers;
  const done = due.reduce<Outcome<Game>>((outcome, { effect, place }) => {
    const made = isNow
      ? effectOn(outcome.next, content, character, item, effect, left, random)
      : null;
    left = withoutTaken(left, effect);
    return made
      ? { next: made.next, events: [...outcome.events, ...made.events] }
      : {
          next: outcome.next,
          events: [
            ...outcome.events,
            {
              type: 'itemSaid',
              character,
              item: item.id,
              name: item.name,
              effect: place,
              rule: 'ITEM-6',
            },
          ],
        };
  }, unchanged(game));
  return andThen(done, (next) => unchanged(isNow ? noteForAction(start, next, due) : next));
}

/**
 * Removes the elements that this effect used from the answers, so that each answer is used once.
 */
function withoutTaken(answers: ItemAnswers, effect: ItemEffect): ItemAnswers {
  const { elements } = answers;
  if (!elements) return answers;
  const used = (effect.elements ?? []).filter((each) => each === 'wild').length;
  const made = effect.element === 'wild' ? 1 : 0;
  return { ...answers, elements: elements.slice(used + made) };
}

function effectOn(
  game: Game,
  content: Content,
  character: CharacterId,
  item: ItemContent,
  effect: ItemEffect,
  answers: ItemAnswers,
  random: Random,
): Outcome<Game> | null {
  const context = itemContextOf(game, content, character, item);
  if (!context) return null;
  if (effect.type === 'refreshItems') return refresh(game, context, effect, answers);
  const done = effectInScenario(context, effect, answers, random);
  return done && { next: { ...game, scenario: done.next }, events: done.events };
}

function effectInScenario(
  context: ItemContext,
  effect: ItemEffect,
  answers: ItemAnswers,
  random: Random,
): Outcome<Scenario> | null {
  switch (effect.when) {
    case 'myAttack':
    case 'allyAttack':
      return changeAttack(context, effect, answers);
    case 'attacked':
    case 'damagedByAttack':
    case 'ownSummonDamagedByAttack':
      return useAgainstAttack(context, effect, answers);
    default:
      return actInTurn(context, effect, answers, random);
  }
}

/** @rule ITEM-6 */
function refresh(
  game: Game,
  context: ItemContext,
  effect: ItemEffect,
  { items = [] }: ItemAnswers,
): Outcome<Game> | null {
  const all = itemsToRefresh(context, effect, context.content);
  const count = effect.value === 'all' ? all.length : Number(effect.value);
  const chosen = all.filter((each) =>
    items.some(({ character, item }) => character === each.character && item === each.item),
  );
  const back = all.length <= count ? all : chosen.slice(0, count);
  if (back.length === 0) return null;
  return back.reduce<Outcome<Game>>(({ next, events }, { character, item }) => {
    const sheet = next.campaign.characters.find(({ id }) => id === character);
    if (!sheet) return { next, events };
    const ready = withItem(sheet, item, { state: 'ready', marks: 0 });
    const name = context.content.item(item)?.name ?? '';
    return {
      next: { ...next, campaign: withSheet(next.campaign, ready) },
      events: [...events, { type: 'itemRefreshed', character, item, name, rule: 'ITEM-6' }],
    };
  }, unchanged(game));
}

/**
 * Stores an effect for all attacks of an action on the turn, for further attacks of the same
 * action.
 */
function noteForAction(context: ItemContext, game: Game, effects: readonly PlacedEffect[]): Game {
  const { scenario } = game;
  const { item, owner } = context;
  const isWhole = ({ effect }: PlacedEffect) =>
    effect.scope === 'action' && attackBy(context, effect)?.line?.kind === 'classCard';
  const line = context.scenario.attack?.line;
  if (!scenario || !line || !effects.some(isWhole) || item.use === undefined) return game;
  return { ...game, scenario: withItemOnTurn(scenario, { item: item.id, by: owner.id, line }) };
}

interface ItemOnTurn {
  readonly item: number;
  readonly by: Character['id'];
  readonly line: LineRef;
}

function withItemOnTurn(scenario: Scenario, noted: ItemOnTurn): Scenario {
  const { phase } = scenario;
  if (phase.name !== 'turns') return scenario;
  const order = phase.order.map((block) => ({
    ...block,
    turns: block.turns.map((turn) =>
      turn.figure === phase.active ? { ...turn, items: [...(turn.items ?? []), noted] } : turn,
    ),
  }));
  return { ...scenario, phase: { ...phase, order } };
}

/**
 * Adds items that were used for the whole action before this attack began.
 *
 * @rule ITEM-6 ATTACK-1
 */
export function withItemsOfAction(game: Game, content: Content): Outcome<Scenario> | null {
  const { scenario } = game;
  const { attack, phase } = scenario ?? {};
  const line = attack?.line;
  if (!scenario || line?.kind !== 'classCard' || phase?.name !== 'turns') return null;
  const turn = phase.order
    .flatMap(({ turns }) => turns)
    .find((each) => each.figure === phase.active);
  const noted = (turn?.items ?? []).filter(
    (each) =>
      each.line.kind === 'classCard' &&
      each.line.card === line.card &&
      each.line.half === line.half,
  );
  if (noted.length === 0) return null;
  return noted.reduce<Outcome<Scenario>>((done, { item: number, by }) => {
    const owner = charactersOf(done.next).find(({ id }) => id === by);
    const item = content.item(number);
    if (!owner || !item) return done;
    return (item.effects ?? []).reduce<Outcome<Scenario>>((now, effect) => {
      const { cost, ...free } = effect;
      const again = cost && 'damagePerAttack' in cost ? effect : free;
      const context = {
        scenario: now.next,
        content,
        owner,
        sheets: game.campaign.characters,
        item,
      };
      const changed = effect.scope === 'action' ? changeAttack(context, again, {}) : null;
      return changed ? { next: changed.next, events: [...now.events, ...changed.events] } : now;
    }, done);
  }, unchanged(scenario));
}

/** True if Standee can carry out the effect, possibly after a question. */
export function isDoable(context: ItemContext, effect: ItemEffect): boolean {
  if (effect.type === 'refreshItems' || openQuestion(context, [effect], {}) !== null) return true;
  return effectInScenario(context, effect, {}, () => 0) !== null;
}
