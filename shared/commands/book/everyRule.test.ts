/** Every rule, lock, end, room and spawn of every printed scenario is triggered; none is silent. */
import { describe, expect, test } from 'vitest';
import type {
  BookCondition,
  RuleFigures,
  ScenarioContent,
  ScenarioRule,
} from '../../content/types';
import { isInRounds } from '../../content/rooms';
import type { GameEvent } from '../../events';
import { bookView } from '../../rules/book/bookView';
import { EFFECT_MODES } from '../../rules/book/rules/ruleEffects';
import { allHold } from '../../rules/figures/bookConditions/bookConditions';
import { concernsFigure, lastingEffects } from '../../rules/figures/stats/lastingRules';
import type { Figure, Game } from '../../state';
import {
  CONTENT,
  commandOf,
  played,
  tableOf,
  type PlainCommand,
  type PlayedTable,
} from '../../testing/play';
import { apply, EMPTY_GAME } from '../apply';
import { seeded } from '../../testing/seeded';

const PARTY = ['brute', 'scoundrel', 'spellweaver', 'tinkerer'] as const;

function begun(id: string, players: number): PlayedTable {
  const entry = CONTENT.scenarioEntry(id as never);
  const members = entry?.solo === undefined ? PARTY.slice(0, players) : [entry.solo as string];
  return played(EMPTY_GAME, [
    { type: 'newCampaign', name: 'Rules' },
    ...members.map((each): PlainCommand => {
      return { type: 'addCharacter', class: each, name: each, level: 1 };
    }),
    {
      type: 'startScenario',
      scenario: id,
      characters: members.map((_, index) => `c${String(index + 1)}`),
      level: 1,
      anyway: true,
    },
  ]);
}

/** Applies a command unless it is refused. */
function tried({ game, events }: PlayedTable, command: PlainCommand): PlayedTable {
  const result = apply(game, commandOf(command), seeded(1), CONTENT);
  if (!result.ok) return { game, events };
  return { game: result.value.next, events: [...events, ...result.value.events] };
}

const all = (table: PlayedTable, commands: readonly PlainCommand[]): PlayedTable =>
  commands.reduce(tried, table);

const hit = ({ id }: Figure, amount = 999): PlainCommand => {
  return { type: 'sufferDamage', figure: id, amount, negate: null };
};

const figures = (game: Game, isIt: (figure: Figure) => boolean) =>
  tableOf(game).figures.filter(isIt);

/** Opens rooms in order, all of them by default. */
function opened(table: PlayedTable, rooms?: readonly number[]): PlayedTable {
  const wanted = rooms ?? tableOf(table.game).rooms.map(({ room }) => room);
  return all(
    table,
    wanted.map((room): PlainCommand => ({ type: 'revealRoom', room, by: null, anyway: true })),
  );
}

const ofType = (type: string | undefined) => (figure: Figure) =>
  figure.kind === 'monster' && (figure.type as string) === type;

/** Makes a condition true, as far as commands can. */
function fulfilled(table: PlayedTable, printed: ScenarioContent, each: BookCondition): PlayedTable {
  const { state, room, monster, objective, marker, count } = each;
  switch (state) {
    case 'revealed':
      return opened(table, [room ?? 0]);
    case 'allKilled': {
      const listed = printed.rooms.filter(({ monsters }) =>
        monsters.some(({ id }) => id === monster),
      );
      const shown = opened(
        table,
        listed.map((one) => one.room),
      );
      return all(
        shown,
        figures(shown.game, ofType(monster)).map((figure) => hit(figure)),
      );
    }
    case 'killed': {
      let next = opened(table);
      for (let died = 0; died < Number(count ?? 1); died += 1) {
        next = tried(next, {
          type: 'addMonster',
          monster,
          rank: 'normal',
          standee: null,
          origin: 'spawned',
          side: 'enemies',
          at: null,
        });
        const [first] = figures(next.game, ofType(monster));
        if (first) next = tried(next, hit(first));
      }
      return next;
    }
    case 'elitesKilled': {
      const shown = opened(table);
      const elites = figures(shown.game, (one) => one.kind === 'monster' && one.rank === 'elite');
      return all(
        shown,
        elites.map((figure) => hit(figure)),
      );
    }
    case 'dead': {
      const shown = opened(table);
      const isIt = (figure: Figure) =>
        objective === undefined
          ? ofType(monster)(figure)
          : figure.kind === 'objective' && isListed(printed, figure, objective, marker);
      return all(
        shown,
        figures(shown.game, isIt).map((figure) => hit(figure)),
      );
    }
    case 'saved': {
      const gone = figures(table.game, (one) => one.kind === 'objective' && one.name === objective);
      const first = gone.slice(0, Number(count ?? 1));
      return all(
        table,
        first.map(({ id }): PlainCommand => ({ type: 'removeFigure', figure: id })),
      );
    }
    case 'looted': {
      const shown = opened(table);
      const tokens = tableOf(shown.game).tokens.filter(
        (token) => token.kind === 'treasure' && token.treasure === 'goal',
      );
      const wanted = count === undefined ? tokens : tokens.slice(0, Number(count));
      return tried(shown, {
        type: 'lootTokens',
        figure: 'c1',
        tokens: wanted.map(({ id }) => id),
      });
    }
    case 'absent':
      return all(
        table,
        figures(table.game, ofType(monster)).map((figure) => hit(figure)),
      );
    case 'exhausted':
    case 'charactersLeft': {
      const playing = figures(table.game, (one) => one.kind === 'character');
      return all(
        table,
        playing.slice(1).map((figure) => hit(figure)),
      );
    }
    default:
      return table;
  }
}

function isListed(
  printed: ScenarioContent,
  figure: Extract<Figure, { readonly kind: 'objective' }>,
  objective: string,
  marker: string | undefined,
): boolean {
  return (printed.objectives ?? []).some(
    (each) =>
      each.index === figure.listed &&
      each.name === objective &&
      (marker === undefined || each.marker === marker),
  );
}

const fulfilAll = (
  table: PlayedTable,
  printed: ScenarioContent,
  when: readonly BookCondition[] = [],
): PlayedTable => when.reduce((next, each) => fulfilled(next, printed, each), table);

const inRound = (table: PlayedTable, round: number): PlayedTable =>
  tried(table, { type: 'correctRound', round });

/** Initiatives are revealed. */
function inTurns(table: PlayedTable): PlayedTable {
  const playing = figures(table.game, (one) => one.kind === 'character' && !one.exhausted);
  return all(table, [
    ...playing.map(({ id }, index): PlainCommand => {
      return { type: 'setInitiative', character: id, leading: 20 + index, second: 60 };
    }),
    { type: 'revealInitiatives' },
  ]);
}

/** Every figure passes, then the round ends. */
function roundEnded(table: PlayedTable): PlayedTable {
  let next = inTurns(table);
  for (let turn = 0; turn < 80; turn += 1) {
    const { phase } = tableOf(next.game);
    if (phase.name !== 'turns') break;
    const [waiting] = phase.order.flatMap(({ turns }) =>
      turns.filter(({ state }) => state !== 'done'),
    );
    if (!waiting) break;
    next = all(next, [
      { type: 'startTurn', figure: waiting.figure },
      { type: 'endTurn', figure: waiting.figure },
    ]);
  }
  return tried(next, { type: 'endRound' });
}

const ROUNDS = Array.from({ length: 20 }, (_, index) => index + 1);

/** The moment of the rule, with everything it needs. */
function broughtAbout(id: string, printed: ScenarioContent, rule: ScenarioRule): PlayedTable {
  const players = rule.players?.[0] ?? 2;
  const start = begun(id, players);
  if (rule.at === 'setup') return start;
  if (rule.at === 'reveal') return opened(start, rule.rooms);
  const ready = fulfilAll(start, printed, rule.when);
  const round = ROUNDS.find((each) => !rule.rounds || isInRounds(rule.rounds, each)) ?? 1;
  switch (rule.at) {
    case 'roundEnd':
      return roundEnded(hurt(inRound(ready, round)));
    case 'roundStart':
      return round === 1 ? roundEnded(ready) : roundEnded(inRound(ready, round - 1));
    case 'turnStart':
    case 'turnEnd':
      return roundsFor(hurt(awake(withFigures(ready, rule.of ?? {}), printed)));
    case 'death': {
      const shown = opened(ready);
      const meant = figures(shown.game, (each) => concernsFigure(rule.of ?? {}, each));
      return all(
        shown,
        meant.slice(0, 1).map((figure) => hit(figure)),
      );
    }
    default:
      return ready;
  }
}

/** Wakes all sleeping monsters. */
const awake = (table: PlayedTable, { rules = [] }: ScenarioContent): PlayedTable =>
  all(
    table,
    rules.flatMap(({ until }, rule): readonly PlainCommand[] =>
      until ? [{ type: 'endRule', rule }] : [],
    ),
  );

/** Boss cards are drawn in any order, so this plays as many rounds as the deck has cards. */
function roundsFor(table: PlayedTable): PlayedTable {
  let next = table;
  for (let round = 0; round < 9; round += 1) next = roundEnded(next);
  return next;
}

const hurt = (table: PlayedTable): PlayedTable =>
  all(
    table,
    figures(table.game, (each) => each.kind !== 'objective' && each.hitPoints > 1).map((figure) =>
      hit(figure, 1),
    ),
  );

/** Opens rooms until a matching figure appears. */
function withFigures(table: PlayedTable, of: RuleFigures): PlayedTable {
  const isThere = figures(table.game, (each) => concernsFigure(of, each)).length > 0;
  return isThere ? table : opened(table);
}

const STANDING = new Set([
  'attackBonus',
  'advantage',
  'disadvantage',
  'shield',
  'cannotAct',
  'cannotSufferDamage',
  'unaffected',
  'cannotEnter',
  'goalOnlyByLootAction',
  'focusFirst',
]);

/** Events that show that an effect was carried out. */
const SIGNS: Partial<Record<ScenarioRule['does'][number]['type'], readonly GameEvent['type'][]>> = {
  damage: ['damaged', 'bookDamageSaid'],
  heal: ['healed', 'conditionRemoved'],
  condition: ['conditionAdded', 'conditionGained' as never, 'conditionRefused'],
  elements: ['elementStrengthened'],
  place: ['figurePlaced'],
  destroy: ['died'],
  layOverlay: ['overlayLaid'],
  sleep: ['sleepStarted'],
};

/** The silent parts of a rule after its moment; empty = none. */
function silentAbout(table: PlayedTable, rule: ScenarioRule): readonly string[] {
  const said = new Set(
    table.events.flatMap((event) => {
      if (event.type === 'bookRuleSaid') return [`note ${event.what}`];
      return event.type === 'bookEffectSaid' ? [event.effect.type] : [];
    }),
  );
  const seen = new Set(table.events.map(({ type }) => type));
  return rule.does
    .filter((effect) => {
      if (effect.type === 'note') return !said.has(`note ${effect.note}`);
      if (said.has(effect.type)) return false;
      if (STANDING.has(effect.type)) {
        const found = lastingEffects(tableOf(table.game), CONTENT, effect.type as 'shield');
        return found.length === 0;
      }
      return !(SIGNS[effect.type] ?? []).some((sign) => seen.has(sign));
    })
    .map(({ type }) => type);
}

const PRINTED = CONTENT.scenarioIndex().flatMap(({ id }) => {
  const printed = CONTENT.scenario(id);
  return printed ? [{ id: id as string, printed }] : [];
});

describe('every rule of every printed scenario', () => {
  test('[SPAWN-1] every rule is applied, asked or announced at its moment', () => {
    const silent = PRINTED.flatMap(({ id, printed }) =>
      (printed.rules ?? []).flatMap((rule, index) => {
        const found = silentAbout(broughtAbout(id, printed, rule), rule);
        return found.map((type) => `${id}, rule ${String(index + 1)} (${rule.at}): ${type}`);
      }),
    );
    expect(silent).toEqual([]);
  }, 240_000);

  test('[SPAWN-1] an announcement stays until players dismiss it', () => {
    const { game } = begun('73', 2);
    const due = bookView(tableOf(game), CONTENT)?.due ?? [];
    expect(due.length).toBeGreaterThan(0);
    const put = played(
      game,
      due.map(({ of, at, figure }): PlainCommand => ({ type: 'putAwayDue', of, at, figure })),
    ).game;
    expect(bookView(tableOf(put), CONTENT)?.due).toEqual([]);
  });
});

describe('every loss of every printed scenario', () => {
  test('[ROUND-2] every loss is announced when its condition is fulfilled', () => {
    const silent = PRINTED.flatMap(({ id, printed }) =>
      (printed.finish ?? []).flatMap((finish, index) => {
        const ready = fulfilAll(opened(begun(id, 2), finish.afterReveal), printed, finish.when);
        const round = ROUNDS.find((each) => finish.rounds && isInRounds(finish.rounds, each));
        const after = round === undefined ? ready : roundEnded(inRound(ready, round));
        const isOver = tableOf(after.game).phase.name === 'over';
        const isSaid = after.events.some(({ type }) => type === 'bookEndSaid');
        return isSaid || isOver ? [] : [`${id}, end ${String(index + 1)}`];
      }),
    );
    expect(silent).toEqual([]);
  }, 120_000);
});

describe('conditional rooms, spawns and doors', () => {
  test('[REVEAL-1] rooms open or ask when their conditions are fulfilled, not before', () => {
    const wrong = PRINTED.flatMap(({ id, printed }) =>
      (printed.reveals ?? []).flatMap(({ rooms, rounds, when }, index) => {
        if (rounds !== undefined || !when) return [];
        const before = begun(id, 2);
        const isEarly = rooms.some((room) => isRevealed(before.game, room));
        const after = fulfilAll(before, printed, when);
        const holds = allHold(tableOf(after.game), printed, when);
        const isDone =
          rooms.every((room) => isRevealed(after.game, room)) ||
          (holds === null &&
            bookView(tableOf(after.game), CONTENT)?.due.some(({ of }) => of === 'reveals'));
        // Plates are occupied on the board only; without it the players open the room.
        const isOfPlates = when.some(({ state }) => state === 'occupied');
        return isEarly || !(isDone || isOfPlates) ? [`${id}, room ${String(index + 1)}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('[SPAWN-1] spawns arrive or ask when their conditions are fulfilled', () => {
    const wrong = PRINTED.flatMap(({ id, printed }) =>
      (printed.spawns ?? []).flatMap(({ rounds, onReveal, when, afterReveal, monsters }, index) => {
        if (rounds !== undefined || onReveal || !when) return [];
        const players = monsters.some(({ ranks }) => ranks[0] !== null) ? 2 : 4;
        const before = opened(begun(id, players), afterReveal);
        const after = fulfilAll(before, printed, when);
        return tableOf(after.game).spawned.includes(index)
          ? []
          : [`${id}, spawn ${String(index + 1)}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('[WALL-6] a locked door can be opened early only with `anyway`', () => {
    for (const { id, printed } of PRINTED) {
      (printed.map?.doors ?? []).forEach(({ locked }, door) => {
        if (!locked) return;
        const { game } = opened(begun(id, 2));
        const fresh = begun(id, 2).game;
        const closed = apply(
          fresh,
          commandOf({ type: 'openDoor', door, by: null }),
          seeded(1),
          CONTENT,
        );
        expect(closed.ok, `${id}, door ${String(door)}`).toBe(false);
        const anyway = apply(
          game,
          commandOf({ type: 'openDoor', door, by: null, anyway: true }),
          seeded(1),
          CONTENT,
        );
        const isOpen = !anyway.ok && anyway.refusal.code === 'doorIsOpen';
        expect(anyway.ok || isOpen, `${id}, door ${String(door)}, anyway`).toBe(true);
      });
    }
  });
});

function isRevealed(game: Game, room: number): boolean {
  return tableOf(game).rooms.some((each) => each.room === room && each.revealed);
}

describe('the modes of effects', () => {
  test('every kind of effect is applied, asked or announced', () => {
    expect(new Set(Object.values(EFFECT_MODES))).toEqual(new Set(['performs', 'asks', 'says']));
  });
});
