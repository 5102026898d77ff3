/** Picks up tokens. Treasures that deal damage apply immediately. */
import type { Content } from '../../content/content';
import type { GameEvent } from '../../events';
import { sameHex } from '../../map/hexes';
import type { FigureId, TokenId } from '../../ids';
import { andThen, forEach, putBack, unchanged, type Outcome } from '../../result';
import type { Refusal } from '../../refusals';
import type { Character, Figure, Negation, Scenario, Token } from '../../state';
import type { Condition } from '../../vocabulary';
import type { RuleId } from '../../rulebook';
import { gainCondition } from '../figures/conditions/conditions';
import { sufferDamage } from '../figures/hitPoints/damage';
import { dieIfDown } from '../figures/hitPoints/deaths';
import { canTakeTurns, findFigure, withFigure } from '../figures/figures';
import { isGoalByActionOnly } from '../figures/stats/lastingRules';
import { printedTraits } from '../figures/stats/stats';

/** The looting character and the tokens on the board. */
export interface Looting {
  readonly character: Character;
  readonly tokens: readonly Token[];
}

/**
 * Picks up the tokens with these ids: money is added, treasures are recorded.
 *
 * @rule LOOT-1 REWARD-3
 */
export function loot(
  { character, tokens }: Looting,
  content: Content,
  taken: readonly TokenId[],
  rule: RuleId = 'LOOT-1',
): Outcome<Looting> {
  const picked = tokens.filter((token) => taken.includes(token.id));
  if (picked.length === 0) return { next: { character, tokens }, events: [] };
  const money = picked.reduce((sum, token) => sum + (token.kind === 'money' ? token.amount : 0), 0);
  const treasures = picked.flatMap((token) => (token.kind === 'treasure' ? [token.treasure] : []));
  return {
    next: {
      character: {
        ...character,
        money: character.money + money,
        treasures: [...character.treasures, ...treasures],
      },
      tokens: tokens.filter((token) => !taken.includes(token.id)),
    },
    events: [
      { type: 'looted', figure: character.id, money, treasures, rule },
      ...treasures.flatMap((treasure) => effectsSaid(character.id, harmOf(treasure, content))),
      ...picked.flatMap((token): readonly GameEvent[] =>
        token.kind === 'treasure' && token.reward
          ? [
              {
                type: 'treasureRewardSaid',
                ...{ figure: character.id, reward: token.reward, rule: 'REWARD-3' },
              },
            ]
          : [],
      ),
    ],
  };
}

/** Damage and conditions of a treasure, which apply immediately. */
interface TreasureHarm {
  readonly damage: number;
  readonly conditions: readonly Condition[];
}

function harmOf(treasure: number | 'goal', content: Content): TreasureHarm {
  const rewards = treasure === 'goal' ? [] : (content.treasure(treasure)?.rewards ?? []);
  const damage = rewards.reduce(
    (sum, reward) => sum + (reward.type === 'damage' ? reward.value : 0),
    0,
  );
  const conditions = rewards.flatMap((reward) =>
    reward.type === 'conditions' ? reward.conditions : [],
  );
  return { damage, conditions };
}

function effectsSaid(figure: FigureId, { damage, conditions }: TreasureHarm): readonly GameEvent[] {
  if (damage === 0 && conditions.length === 0) return [];
  return [{ type: 'treasureEffectSaid', figure, damage, conditions, rule: 'REWARD-3' }];
}

/**
 * Applies the damage and conditions of treasures that a character has just looted. Everything else
 * in a treasure is given at the end of the scenario.
 *
 * @rule REWARD-3 NEGATE-1
 */
function sufferTreasures(
  scenario: Scenario,
  content: Content,
  before: Character,
  negate: Negation | null,
): Outcome<Scenario> {
  const after = findFigure(scenario, before.id);
  if (after?.kind !== 'character') return unchanged(scenario);
  const harms = after.treasures
    .slice(before.treasures.length)
    .map((treasure) => harmOf(treasure, content))
    .filter(({ damage, conditions }) => damage > 0 || conditions.length > 0);
  return forEach(unchanged(scenario), harms.entries(), (now, [place, { damage, conditions }]) => {
    const figure = findFigure(now, before.id);
    if (!figure) return unchanged(now);
    const hurt = sufferDamage(figure, damage, 'direct', place === 0 ? negate : null);
    const marked = forEach(hurt, hurt.next.hitPoints > 0 ? conditions : [], (next, condition) =>
      gainCondition(
        next,
        condition,
        isOwnTurn(now, next),
        printedTraits(now, content, next),
        content,
      ),
    );
    return andThen(
      putBack(marked, (next) => withFigure(now, next)),
      (next) => dieIfDown(next, before.id, null),
    );
  });
}

function isOwnTurn({ phase }: Scenario, { id }: Figure): boolean {
  return phase.name === 'turns' && phase.active === id;
}

/**
 * Loots a character's own hex at the end of its turn if both positions are known. Goal treasures
 * are left if the scenario says so.
 *
 * @rule LOOT-2 SPAWN-1
 */
export function lootOwnHex(
  looting: Looting,
  content: Content,
  isGoalLeft = false,
): Outcome<Looting> {
  const { at } = looting.character;
  if (at === null) return { next: looting, events: [] };
  const isLeft = (token: Token) =>
    isGoalLeft && token.kind === 'treasure' && token.treasure === 'goal';
  const here = looting.tokens.filter(
    (token) => token.at !== null && sameHex(token.at, at) && !isLeft(token),
  );
  return loot(
    looting,
    content,
    here.map((token) => token.id),
    'LOOT-2',
  );
}

/** Picks up tokens for any figure. Check `whyNotLoot` first. @rule LOOT-1 MONSTER-6 */
export function lootTokens(
  scenario: Scenario,
  content: Content,
  looter: Figure,
  taken: readonly TokenId[],
  negate: Negation | null = null,
): Outcome<Scenario> {
  if (looter.kind !== 'character') return lootAsMonster(scenario, looter, taken);
  const looted = loot({ character: looter, tokens: scenario.tokens }, content, taken);
  return andThen(putLoot(scenario, looted), (next) =>
    sufferTreasures(next, content, looter, negate),
  );
}

/** @rule LOOT-2 LOOT-3 */
export function lootHere(
  scenario: Scenario,
  content: Content,
  character: Character,
  negate: Negation | null = null,
): Outcome<Scenario> {
  const isGoalLeft = isGoalByActionOnly(scenario, content);
  const looted = lootOwnHex({ character, tokens: scenario.tokens }, content, isGoalLeft);
  if (looted.next.character === character) return unchanged(scenario);
  return andThen(putLoot(scenario, looted), (next) =>
    sufferTreasures(next, content, character, negate),
  );
}

function putLoot(scenario: Scenario, looted: Outcome<Looting>): Outcome<Scenario> {
  return putBack(looted, ({ character, tokens }) => ({
    ...withFigure(scenario, character),
    tokens,
  }));
}

/** Money looted by a monster leaves the game. @rule MONSTER-6 */
function lootAsMonster(
  scenario: Scenario,
  { id: figure }: Figure,
  taken: readonly TokenId[],
): Outcome<Scenario> {
  const isTaken = ({ id }: Token) => taken.includes(id);
  const money = scenario.tokens
    .filter(isTaken)
    .reduce((sum, token) => sum + (token.kind === 'money' ? token.amount : 0), 0);
  return {
    next: { ...scenario, tokens: scenario.tokens.filter((token) => !isTaken(token)) },
    events: [{ type: 'looted', figure, money, treasures: [], rule: 'MONSTER-6' }],
  };
}

/**
 * Refuses tokens that are not there, treasures for monsters, and looters that are neither
 * characters nor monsters.
 *
 * @rule LOOT-1 MONSTER-6
 */
export function whyNotLoot(
  scenario: Scenario,
  looter: Figure,
  tokens: readonly TokenId[],
): Refusal | null {
  const { id: figure, kind } = looter;
  if (kind !== 'character' && kind !== 'monster') return { code: 'onlyCharactersLoot', figure };
  if (!canTakeTurns(looter)) return { code: 'figureIsDown', figure };
  const found = scenario.tokens.filter(({ id }) => tokens.includes(id));
  const token = tokens.find((wanted) => !found.some(({ id }) => id === wanted));
  if (token !== undefined) return { code: 'noSuchToken', token };
  const isTreasure = found.some((each) => each.kind === 'treasure');
  return kind === 'monster' && isTreasure ? { code: 'onlyCharactersLoot', figure } : null;
}
