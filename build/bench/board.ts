/** Benchmarks of line of sight and of monsters' decisions, on the largest printed map with all doors open. */
import { compileBoard, type Board } from '#shared/map/compiled';
import type { Hex } from '#shared/map/hexes';
import { boardFromLayout } from '#shared/map/layout';
import type { BoardMap } from '#shared/map/map';
import { monsterTurn, type MonsterOnTurn, type Enemy } from '#shared/map/focus/monsterTurn';
import { sees } from '#shared/map/lineOfSight';
import { apply, EMPTY_GAME } from '#shared/commands/apply';
import type { Command } from '#shared/commands/shapes';
import type { Content } from '#shared/content/content';
import { printedMap } from '#shared/content/rooms';
import { id, type FigureId, type ScenarioId } from '#shared/ids';
import { boardInPlay, mapInPlay } from '#shared/rules/board/inPlay';
import { monsterPlan } from '#shared/rules/monsters/plan/plan';
import type { Game, Scenario } from '#shared/state';
import { latencyRows, timesOf, type Row } from './measure';

const SAMPLES = 100;
const MONSTERS = 20;
const TYPE = 10;
/** A monster type of which the box has ten standees. */
const TYPE_OF_TEN = 'living-bones';

/** Hexes spread over the map, the same in every run. */
function* scatteredHexes(hexes: readonly Hex[], seed: number): Generator<Hex, never> {
  for (let place = seed * 31; ; place += 1) {
    const hex = hexes[(place * 89) % hexes.length];
    if (hex) yield hex;
  }
}

function largestMap(content: Content): { readonly scenario: ScenarioId; readonly map: BoardMap } {
  const maps = content.scenarioIndex().flatMap(({ id: scenario }) => {
    const printed = content.scenario(scenario);
    const map = printed && printedMap(content, printed);
    if (!map) return [];
    const doors = map.doors.map((door) => ({ ...door, isOpen: true }));
    return [{ scenario, map: boardFromLayout({ ...map, doors }) }];
  });
  const [first] = maps.toSorted((a, b) => b.map.hexes.length - a.map.hexes.length);
  if (!first) throw new Error('there are no maps');
  return first;
}

interface Scene {
  readonly board: Board;
  readonly enemies: readonly Enemy[];
  readonly monsters: readonly Hex[];
}

/** Builds a board with four characters and twenty monsters, and without cached values. */
function newScene(map: BoardMap, sample: number): Scene {
  const board = compileBoard(map);
  const obstacles = new Set(map.terrain.obstacle.map(({ q, r }) => `${String(q)},${String(r)}`));
  const free = board.hexes.filter(({ q, r }) => !obstacles.has(`${String(q)},${String(r)}`));
  const places = new Set<Hex>();
  for (const hex of scatteredHexes(free, sample)) {
    places.add(hex);
    if (places.size === 4 + MONSTERS) break;
  }
  const [a, b, c, d, ...monsters] = [...places];
  const enemies = [a, b, c, d].flatMap((at, index) =>
    at ? [{ id: String(index), at, initiative: index }] : [],
  );
  return { board, enemies, monsters };
}

const RANGED = { move: 3, movement: 'walk', range: 4, targets: 2, disadvantaged: false } as const;
const actor = (at: Hex): MonsterOnTurn => ({ ...RANGED, at, area: [] });

function decide({ board, enemies, monsters }: Scene, acting: number): Hex {
  const at = monsters[acting];
  if (!at) throw new Error('no such monster');
  const allies = monsters.filter((_, index) => index !== acting);
  return monsterTurn(board, actor(at), enemies, allies).options[0]?.moveTo ?? at;
}

/** Lets the ten standees of a type act in turn, each from the hex to which the rules move it. */
function playTypeTurn(scene: Scene): void {
  const monsters = [...scene.monsters];
  for (let acting = 0; acting < TYPE; acting += 1) {
    monsters[acting] = decide({ ...scene, monsters }, acting);
  }
}

/** Measures the whole decision that the screen requests: card, conditions, turn order and reasons. */
async function planRows(content: Content): Promise<readonly Row[]> {
  const game = crowdedGame(content);
  const figures = (game.scenario?.figures ?? []).filter(({ kind }) => kind === 'monster');
  const ten = figures.filter((figure) => figure.kind === 'monster' && figure.type === TYPE_OF_TEN);
  const plan = (scenario: Scenario, id: FigureId) => {
    const planned = monsterPlan(scenario, content, id);
    if (!planned.ok) throw new Error(JSON.stringify(planned.refusal));
  };
  // A new list of rooms has no cached board, so the first decision must build the board too.
  const fresh = (): Scenario => {
    const { scenario } = game;
    if (!scenario) throw new Error('no scenario');
    return { ...scenario, rooms: [...scenario.rooms] };
  };
  const first = await timesOf(SAMPLES, fresh, (scenario) => {
    plan(scenario, figures[0]?.id ?? id(''));
  });
  const whole = await timesOf(SAMPLES, fresh, (scenario) => {
    for (const figure of ten) plan(scenario, figure.id);
  });
  return [
    ...latencyRows('what will it do, with making the board', first, 20),
    ...latencyRows(
      `what a type of ${String(ten.length)} will do, with making the board`,
      whole,
      200,
    ),
  ];
}

/** The scenario with the largest map, all doors open, four characters and twenty monsters. */
export function crowdedGame(content: Content): Game {
  const play = (game: Game, command: object): Game => {
    const played = apply(game, command as Command, () => 0.4, content);
    if (!played.ok) throw new Error(JSON.stringify([command, played.refusal]));
    return played.value.next;
  };
  const names = ['brute', 'scoundrel', 'spellweaver', 'tinkerer'];
  const party = names.reduce(
    (game, name) => play(game, { type: 'addCharacter', class: name, name, level: 3 }),
    play(EMPTY_GAME, { type: 'newCampaign', name: 'Bench' }),
  );
  const characters = party.campaign.characters.map((character) => character.id);
  const { scenario } = largestMap(content);
  let game = play(party, {
    ...{ type: 'startScenario', scenario, characters, level: null },
    anyway: true,
  });
  for (const { room, revealed } of game.scenario?.rooms ?? []) {
    if (!revealed) game = play(game, { type: 'revealRoom', room, by: null });
  }
  const doors = game.scenario ? (mapInPlay(game.scenario, content)?.doors ?? []) : [];
  for (const { door, kind } of doors) {
    if (kind !== 'corridor') game = play(game, { type: 'setDoor', door, state: 'open' });
  }
  return withTwentyMonsters(game, content, play);
}

type Play = (game: Game, command: object) => Game;

function withTwentyMonsters(begun: Game, content: Content, play: Play): Game {
  const cleared = (begun.scenario?.figures ?? [])
    .filter(({ kind }) => kind !== 'character')
    .reduce((game, { id: figure }) => play(game, { type: 'removeFigure', figure }), begun);
  const board = cleared.scenario && boardInPlay(cleared.scenario, content);
  const places = new Set<Hex>();
  for (const hex of scatteredHexes(board?.map.hexes ?? [], 1)) {
    places.add(hex);
    if (places.size === 4 + MONSTERS) break;
  }
  const hexes = [...places];
  const characters = (cleared.scenario?.figures ?? []).map((figure) => figure.id);
  let game = cleared;
  characters.forEach((figure, index) => {
    game = play(game, { type: 'placeFigure', figure, at: hexes[index] ?? null });
    const initiative = { type: 'setInitiative', character: figure };
    game = play(game, { ...initiative, leading: 20 + index, second: 50 });
  });
  hexes.slice(characters.length).forEach((at, index) => {
    const monster = index < TYPE ? TYPE_OF_TEN : 'giant-viper';
    const placement = {
      ...{ rank: 'normal', standee: null, origin: 'placed' },
      side: 'enemies',
      at,
    };
    game = play(game, { type: 'addMonster', monster, ...placement });
  });
  return play(game, { type: 'revealInitiatives' });
}

const viewFrom = (board: Board, from: Hex) => board.hexes.filter((hex) => sees(board, from, hex));

function computeAllSights(board: Board): void {
  for (const hex of board.hexes) viewFrom(board, hex);
}

export async function boardRows(content: Content): Promise<readonly Row[]> {
  const { map } = largestMap(content);
  const on = `largest map (${String(map.hexes.length)} hexes)`;
  const scene = (sample: number) => newScene(map, sample);
  const all = await timesOf(20, () => compileBoard(map), computeAllSights);
  const view = await timesOf(SAMPLES, scene, ({ board, enemies }) =>
    viewFrom(board, enemies[0]?.at ?? { q: 0, r: 0 }),
  );
  const decision = await timesOf(SAMPLES, scene, (now) => decide(now, 0));
  const type = await timesOf(SAMPLES, scene, playTypeTurn);
  return [
    ...latencyRows(`all-pairs line of sight, ${on}`, all, 50),
    ...latencyRows("one figure's view, same map", view, 2),
    ...latencyRows("a monster's decision, 4 characters and 20 monsters", decision, 20),
    ...latencyRows('a type of 10 standees, one after the other', type, 200),
    ...(await planRows(content)),
  ];
}
