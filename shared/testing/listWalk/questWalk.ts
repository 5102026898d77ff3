/**
 * Plays every personal quest by commands, goal by goal. Expected counts come from the printed quest
 * alone.
 */
import type { PersonalQuestContent } from '../../content/types';
import type { ClassId, ScenarioId } from '../../ids';
import { dotsOf } from '../../rules/campaign/enhancements/stickers';
import type { GameEvent } from '../../events';
import type { Game } from '../../state';
import { CONTENT, party, played, tableOf, type PlainCommand } from '../play';

type Goal = PersonalQuestContent['goals'][number];

/** A quest in progress, with the game and all events. */
export interface QuestInPlay {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

const C1 = 'c1';
const SANCTUARY = 10;

function next({ game, events }: QuestInPlay, ...commands: readonly PlainCommand[]): QuestInPlay {
  const done = played(game, commands);
  return { game: done.game, events: [...events, ...done.events] };
}

const again = (walk: QuestInPlay, number: number, step: (walk: QuestInPlay) => QuestInPlay) =>
  Array.from({ length: number }).reduce<QuestInPlay>((now) => step(now), walk);

/** A party with the quest and enough gold for it. */
export function begun(quest: number): QuestInPlay {
  return next({ game: party(), events: [] }, { type: 'chooseQuest', character: C1, quest });
}

/** Plays a scenario to a victory or defeat. */
function evening(
  walk: QuestInPlay,
  scenario: string,
  { does = () => [], corrections = [] }: Partial<Evening> = {},
): QuestInPlay {
  const characters = walk.game.campaign.characters.map(({ id }) => id);
  const start = { type: 'startScenario', scenario, characters, level: 1, anyway: true } as const;
  const started = next(walk, start);
  const acted = next(started, ...does(started.game));
  return next(
    acted,
    { type: 'finishScenario', won: true },
    { type: 'leaveScenario', corrections: [...corrections] },
  );
}

interface Evening {
  readonly does: (game: Game) => readonly PlainCommand[];
  readonly corrections: readonly { readonly line: string; readonly amount: number }[];
}

interface Prey {
  readonly monster: string;
  readonly rank?: 'normal' | 'elite';
}

/** Adds each monster, which c1 then kills. */
function hunted(walk: QuestInPlay, prey: readonly Prey[], more: Partial<Evening> = {}) {
  const characters = walk.game.campaign.characters.map(({ id }) => id);
  const started = next(walk, {
    ...{ type: 'startScenario', scenario: '1', characters, level: 1, casual: true, anyway: true },
  });
  const after = prey.reduce<QuestInPlay>((now, { monster, rank = 'normal' }) => {
    const isBoss = CONTENT.monster(monster)?.boss === true;
    const brought = next(now, {
      ...{ type: 'addMonster', monster, rank: isBoss ? 'boss' : rank, standee: null },
      ...{ origin: 'spawned', side: 'enemies', at: null },
    });
    const figure = tableOf(brought.game).figures.findLast(({ kind }) => kind === 'monster')?.id;
    return next(brought, { type: 'sufferDamage', figure, amount: 99, negate: null, by: C1 });
  }, started);
  return next(
    after,
    { type: 'finishScenario', won: false },
    { type: 'leaveScenario', corrections: [...(more.corrections ?? [])] },
  );
}

/** Monsters that count for the goal, including variants. */
function preyFor({ monsters = [], rank }: Goal, number: number): readonly Prey[] {
  const names = monsters.length > 0 ? monsters : ['living-bones'];
  const variants = CONTENT.monsters()
    .filter(({ variantOf }) => names.some((name) => name === variantOf))
    .map(({ id }) => id);
  const all: readonly string[] = rank === undefined ? [...variants, ...names] : names;
  return Array.from({ length: number }, (_, index) => ({
    monster: all[index % all.length] ?? 'living-bones',
    ...(rank !== undefined && { rank }),
  }));
}

/** Scenarios that meet the printed condition, in order. */
function scenariosFor({ scenarios, region, numberFrom }: Goal): readonly string[] {
  return CONTENT.scenarioIndex()
    .filter(({ id }) => scenarios === undefined || scenarios.some((each) => each === id))
    .filter((entry) => region === undefined || entry.region === region)
    .filter(({ number }) => numberFrom === undefined || number >= numberFrom)
    .map(({ id }) => id)
    .filter((id) => !hasChoice(id));
}

/** True if players must choose a reward; such scenarios are skipped. */
function hasChoice(id: string): boolean {
  const { chooseOne, chooseOneUnlock } = CONTENT.scenario(id as ScenarioId)?.rewards ?? {};
  return (chooseOne ?? chooseOneUnlock) !== undefined;
}

/** Plays until the goal has `number` more counts than `before`. */
export function playedOn(
  walk: QuestInPlay,
  goal: Goal,
  before: number,
  number: number,
): QuestInPlay {
  switch (goal.type) {
    case 'kill':
      return hunted(walk, preyFor(goal, number), {
        corrections: goal.with ? [{ line: `${C1} quest 1`, amount: number }] : [],
      });
    case 'killDifferentTypes': {
      const types = CONTENT.monsters()
        .filter(({ boss, variantOf }) => !boss && variantOf === undefined)
        .map(({ id }) => ({ monster: id as string }))
        .slice(before, before + number);
      // A second monster of a type, or a variant of it, does not count again.
      const variant = CONTENT.monsters().find(({ variantOf }) => variantOf === types[0]?.monster);
      const twice = variant ? [{ monster: variant.id as string }] : [];
      return hunted(walk, [...types, ...types.slice(0, 1), ...twice]);
    }
    case 'completeScenarios':
      return scenariosFor(goal)
        .slice(before, before + number)
        .reduce((now, scenario) => evening(now, scenario), walk);
    case 'scenarioChain':
      return (goal.scenarios ?? [])
        .slice(before, before + number)
        .reduce((now, scenario) => evening(now, scenario), walk);
    case 'exhaustion':
      return again(walk, number, (now) => exhausted(now, goal.of === 'self' ? C1 : 'c2'));
    case 'battleGoalCheckMarks':
      return again(walk, number, (now) =>
        evening(now, '1', { corrections: [{ line: `${C1} check marks`, amount: 1 }] }),
      );
    case 'ownGold':
      return next(walk, { type: 'editCharacter', character: C1, gold: before + number });
    case 'ownItem':
      return next(
        walk,
        { type: 'gainItem', character: C1, item: goal.item },
        { type: 'equipItem', character: C1, item: goal.item, equipped: true },
      );
    case 'ownItems': {
      const items = CONTENT.items().filter(({ slot }) => goal.slots?.includes(slot) === true);
      return next(
        walk,
        ...items
          .slice(before, before + number)
          .map(({ id: item }): PlainCommand => ({ type: 'gainItem', character: C1, item })),
      );
    }
    case 'donateGold':
      return again(walk, Math.ceil(number / SANCTUARY), (now) =>
        evening(
          next(
            now,
            { type: 'changeSheet', character: C1, gold: SANCTUARY },
            { type: 'donate', character: C1 },
          ),
          '1',
        ),
      );
    case 'buyEnhancements':
      return next(
        walk,
        { type: 'gainAchievement', scope: 'global', achievement: 'the-power-of-enhancement' },
        { type: 'correctParty', prosperity: 64 },
        { type: 'changeSheet', character: C1, gold: 900 },
        ...DOTS.slice(before, before + number).map(([card, half, dot]): PlainCommand => ({
          ...{ type: 'enhance', character: C1, card, half, dot, sticker: 'plus1' },
        })),
      );
    case 'personalQuestsCompleted':
      return again(walk, number, helped);
    case 'other':
      return walk;
  }
}

/** Dots of the Brute's cards that accept a +1. */
const DOTS = [1, 3, 2, 4].flatMap((card) =>
  (['top', 'bottom'] as const).flatMap((half) =>
    dotsOf(CONTENT.cardLines('brute' as ClassId), card, half)
      .filter(({ id }) => /:(attack|move):/.test(id))
      .map(({ id }) => [card, half, id] as const),
  ),
);

function exhausted(walk: QuestInPlay, figure: string): QuestInPlay {
  return evening(walk, '1', { does: () => [{ type: 'exhaust', figure }] });
}

/** Another character completes the quest about 200 gold and retires. */
function helped(walk: QuestInPlay): QuestInPlay {
  const other = walk.game.campaign.characters.find(({ id }) => (id as string) !== C1);
  const number = CONTENT.personalQuests().find(({ goals }) => goals[0]?.type === 'ownGold');
  const used = walk.game.campaign.retired.length > 0;
  const retired = next(
    walk,
    { type: 'chooseQuest', character: other?.id, quest: used ? 514 : number?.id },
    ...(used
      ? [{ type: 'countQuest', character: other?.id, goal: 0, by: 15 } as const]
      : [{ type: 'changeSheet', character: other?.id, gold: 200 } as const]),
    { type: 'retire', character: other?.id },
  );
  return next(retired, { type: 'addCharacter', class: 'tinkerer', name: 'New', level: 1 });
}
