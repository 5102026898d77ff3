/** Plays the long campaign with the commands that players would send. */
import { charactersOf } from '../../rules/figures/figures';
import type { Game } from '../../state';
import { answered } from '../listWalk/answeredEvent';
import { ledgerOf } from '../listWalk/ledger';
import { played, tableOf, type PlainCommand } from '../play';
import type { Evening, Joining, Visit, Who } from './script';
import { perksOf, type SecondSheet } from './secondSheet';

export const creating = ({ who: _, ...joining }: Joining): PlainCommand => ({
  type: 'createCharacter',
  ...joining,
});

/** The game after the event, if one is drawn. */
function withEvent(game: Game, deck: 'city' | 'road', { [deck]: drawn }: Visit): Game {
  if (!drawn) return game;
  const [card, option] = drawn;
  const open = played(game, [{ type: 'drawEvent', deck, card }]).game;
  return played(open, [answered(open, { deck, id: card }, option).full]).game;
}

export function visitPlayed(before: Game, visit: Visit): Game {
  const { retires, drawn, joins = [], levels = [], perks = [], sells = [], buys = [] } = visit;
  const { enhances = [], donates = [] } = visit;
  const retired: readonly PlainCommand[] = retires
    ? [{ type: 'retire', character: retires, ...(drawn && { drawn }) }]
    : [];
  const game = played(withEvent(before, 'city', visit), [
    ...retired,
    ...joins.map(creating),
    ...levels.map(([character, card]) => ({ type: 'levelUp', character, card }) as const),
    ...perks.map(([character, perk]) => ({ type: 'checkPerk', character, perk }) as const),
    ...sells.map(([character, item]) => ({ type: 'sellItem', character, item }) as const),
    ...buys.map(([character, item]) => ({ type: 'buyItem', character, item }) as const),
    ...enhances.map(({ who: character, price: _, ...placing }) => {
      return { type: 'enhance', character, ...placing } as const;
    }),
    ...donates.map((character) => ({ type: 'donate', character }) as const),
  ]).game;
  return withEvent(game, 'road', visit);
}

/** The scenario after its start, with all rooms open. */
export function scenarioStarted(game: Game, scenario: string): Game {
  const characters = game.campaign.characters.map(({ id }) => id);
  const start = { type: 'startScenario', scenario, characters, level: null } as const;
  return played(game, [start]).game;
}

function roomsOpened(game: Game): Game {
  return tableOf(game).rooms.reduce<Game>((now, { room }) => {
    const isClosed = tableOf(now).rooms.some((each) => each.room === room && !each.revealed);
    const reveal = { type: 'revealRoom', room, by: null, anyway: true } as const;
    return isClosed ? played(now, [reveal]).game : now;
  }, game);
}

/** Kills a number of monsters of a type. */
function killed(game: Game, [who, monster, count]: NonNullable<Evening['kills']>[number]): Game {
  const prey = tableOf(game).figures.filter(
    (figure) => figure.kind === 'monster' && (figure.type as string) === monster,
  );
  if (prey.length < count) throw new Error(`Only ${String(prey.length)} of ${monster} are there.`);
  const hits = prey.slice(0, count).map(({ id: figure }): PlainCommand => {
    return { type: 'sufferDamage', figure, amount: 99, negate: null, by: who };
  });
  return played(game, hits).game;
}

function looted(game: Game, figure: string, count: number): Game {
  const tokens = tableOf(game).tokens.filter(({ kind }) => kind === 'money');
  if (tokens.length < count) throw new Error(`Only ${String(tokens.length)} tokens are there.`);
  const ids = tokens.slice(0, count).map(({ id }) => id);
  return played(game, [{ type: 'lootTokens', figure, tokens: ids }]).game;
}

/** Plays a scenario to its end. */
export function eveningPlayed(start: Game, evening: Evening): Game {
  const { experience, tokens = {}, treasures = [], kills = [], goals = [], judged = [] } = evening;
  const opened = roomsOpened(
    played(
      start,
      goals.map(([character, goal]) => ({ type: 'chooseBattleGoal', character, goal }) as const),
    ).game,
  );
  const comes: readonly PlainCommand[] =
    evening.comes === undefined
      ? []
      : [
          {
            ...{ type: 'addMonster', monster: evening.comes, rank: 'normal', standee: null },
            ...{ origin: 'spawned', side: 'enemies', at: null },
          },
        ];
  const fought = kills.reduce(killed, played(opened, comes).game);
  const rich = Object.entries(tokens).reduce(
    (now, [figure, count]) => looted(now, figure, count),
    fought,
  );
  const chests = treasures.map(([figure, treasure]): PlainCommand => {
    const token = tableOf(rich).tokens.find(
      (each) => each.kind === 'treasure' && each.treasure === treasure,
    );
    return { type: 'lootTokens', figure, tokens: [token?.id] };
  });
  return played(rich, [
    ...chests,
    ...Object.entries(experience).map(([figure, amount]): PlainCommand => {
      return { type: 'gainExperience', figure, amount };
    }),
    ...judged.map((character) => ({ type: 'judgeBattleGoal', character, met: true }) as const),
    { type: 'finishScenario', won: !evening.lost },
  ]).game;
}

type Leaving = Extract<PlainCommand, { readonly type: 'leaveScenario' }>;

/** The command that leaves the scenario, with the entered cards and choices. */
export function leaving({ treasures = [], told, chosen }: Evening): Leaving {
  const draws = treasures.flatMap(([, number]): NonNullable<Leaving['corrections']> => {
    const line = `treasure ${String(number)} 0 0`;
    if (told === undefined) return [];
    return number === 63 ? [{ line, item: told.design }] : [{ line, scenario: told.sideScenario }];
  });
  const choice = chosen === undefined ? [] : [{ line: 'choose scenario', scenario: chosen }];
  return { type: 'leaveScenario', corrections: [...draws, ...choice] };
}

/** Missing hit points, conditions and cards of the characters. */
export function figuresOf(game: Game) {
  return charactersOf(tableOf(game)).map(({ id, hitPoints, maxHitPoints, conditions, deck }) => {
    const count = (text: string) => deck.draw.filter((card) => (card as string) === text).length;
    return {
      who: id as string as Who,
      damage: maxHitPoints - hitPoints,
      conditions: conditions.map(({ name }) => name as string).toSorted(),
      cards: deck.draw.length,
      curses: count('curse'),
      blessings: count('bless'),
    };
  });
}

/** The numbers of the game in the format of the second sheet. */
export function sheetOf(game: Game): SecondSheet {
  const { characters, retired, party } = game.campaign;
  const members = ledgerOf(game).characters;
  const more = (sheet: (typeof characters)[number]) => ({
    name: sheet.name,
    player: sheet.player,
    quest: sheet.quest?.quest ?? 0,
    counters: [...(sheet.quest?.counters ?? [])],
    perks: perksOf(sheet.class).map((_, index) => sheet.perks[index] ?? 0),
    cards: [...sheet.cards],
    extraPerks: sheet.extraPerks,
    isBlessed: sheet.blessed,
  });
  return {
    ...ledgerOf(game),
    characters: characters.map((sheet, index) => {
      const member = members[index];
      if (!member) throw new Error(`${sheet.name} is not on the sheet.`);
      return { ...member, ...more(sheet) };
    }),
    retired: retired.map((sheet) => ({
      ...{ id: sheet.id, class: sheet.class, level: sheet.level, gold: sheet.gold },
      ...{ experience: sheet.experience, checkMarks: sheet.checkMarks },
      items: sheet.items.map(({ item }) => item),
      ...more(sheet),
    })),
    donated: party.donated,
    stickers: party.enhancements.map((one) =>
      [one.class, one.card, one.half, one.dot, one.sticker].join(' '),
    ),
  };
}
