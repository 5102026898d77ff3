/** Generates random commands of valid shape. Some advance the game, some make no sense. */
import { readCommand, SHAPES, type Command, type CommandType } from '../commands/shapes';
import { neighbours } from '../map/hexes';
import type { FigureId } from '../ids';
import type { Random } from '../random';
import { reachInPlay } from '../rules/board/placedFigures';
import { boardInPlay, mapInPlay } from '../rules/board/inPlay';
import { nextAct } from '../commands/round/nextAct';
import type { NextAct } from '../commands/round/possibleActs';
import { nextFigure } from '../rules/round/turnStates';
import type { Game, Hex, Scenario } from '../state';
import { CONTENT } from './play';

/** The part of a schema that this module uses. */
interface Shape {
  readonly _zod: { readonly def: Definition };
  readonly minValue?: number | null;
  readonly maxValue?: number | null;
}

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Shape>>;
  readonly innerType?: Shape;
  readonly items?: readonly Shape[];
  readonly element?: Shape;
  readonly in?: Shape;
  readonly options?: readonly Shape[];
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, string>>;
}

const ODD_TEXTS = ['__proto__', 'constructor', 'toString', 'c99', 'nobody', 'x', ' ', '💥', '0'];
const MONSTERS = ['bandit-guard', 'bandit-archer', 'living-bones', 'bandit-commander', 'ooze'];
const CLASSES = ['brute', 'scoundrel', 'tinkerer', 'spellweaver', 'cragheart', 'mindthief'];
const CARDS = [
  '+0',
  '+1',
  '-1',
  '+2',
  '-2',
  'x2',
  'null',
  'bless',
  'curse',
  'r+1',
  '+9 stun',
  'no',
];
const EFFECTS = ['poison', 'wound', 'stun', 'curse', 'bless', 'push 2', 'pierce 3', 'infuse fire'];
const FIGURE_KEYS = ['figure', 'character', 'owner', 'attacker', 'by', 'target'];

/** A command for this game, determined by `random`. */
export function randomCommand(game: Game, random: Random): Command {
  if (random() < 0.5) return likelyCommand(game, random);
  const types = Object.keys(SHAPES) as CommandType[];
  const rare: readonly string[] = ['abandonScenario', 'finishScenario', 'exhaust', 'newCampaign'];
  const type = oneOf(types, random);
  if (rare.includes(type) && random() < 0.9) return likelyCommand(game, random);
  return sampled(type, game, random);
}

/** A command of one type for this game. */
export function sampled(type: CommandType, game: Game, random: Random): Command {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const shape = SHAPES[type] as unknown as Shape;
    const made = SAMPLES[type]?.(shape, game, random) ?? sample(shape, type, game, random);
    const command = readCommand(made);
    if (command) return command;
  }
  throw new Error(`No ${type} of the right shape was found.`);
}

/** Commands that carry parts of a game. */
const SAMPLES: Partial<Record<CommandType, (shape: Shape, game: Game, random: Random) => unknown>> =
  { moveIn: moving, bringCharacter: bringing };

/** A character of this game with a few random fields. */
function bringing({ _zod: { def } }: Shape, game: Game, random: Random): unknown {
  const { characters, party } = game.campaign;
  const [sheet] = characters;
  const there = sheet ? { sheet, enhancements: party.enhancements } : {};
  const parts = Object.entries(def.shape ?? {}).map(([name, shape]) => {
    const known = (there as Record<string, object>)[name];
    return [name, known ? changed(known, shape, game, random) : sample(shape, name, game, random)];
  });
  return { ...(Object.fromEntries(parts) as object), type: 'bringCharacter' };
}

/** A random game is hardly ever valid, so this uses the current game with a few random fields. */
function moving({ _zod: { def } }: Shape, game: Game, random: Random): unknown {
  const parts = Object.entries(def.shape ?? {}).map(([name, shape]) => {
    const there = name === 'campaign' || name === 'scenario' ? game[name] : null;
    return [name, there ? changed(there, shape, game, random) : sample(shape, name, game, random)];
  });
  return { ...(Object.fromEntries(parts) as object), type: 'moveIn' };
}

/** A copy with one field in twenty changed. */
function changed(there: object, shape: Shape, game: Game, random: Random): unknown {
  if (Array.isArray(there)) return there;
  const { def } = shape._zod;
  const inner = def.innerType ?? def.in;
  if (inner) return changed(there, inner, game, random);
  const fields = Object.entries(def.shape ?? {}).filter(() => random() < 0.05);
  const made = fields.map(([name, field]) => [name, sample(field, name, game, random)] as const);
  return { ...there, ...Object.fromEntries(made.filter(([, value]) => value !== undefined)) };
}

/** A likely next command, so that sequences make progress. */
function likelyCommand(game: Game, random: Random): Command {
  const command = readCommand(likely(game, random));
  if (!command) throw new Error('The likely command has not the right shape.');
  return command;
}

function likely(game: Game, random: Random): unknown {
  const { campaign, scenario } = game;
  if (campaign.name === '') return { type: 'newCampaign', name: 'Tuesdays' };
  if (campaign.characters.length < 3) {
    const name = `Nim ${String(campaign.nextCharacter)}`;
    return { type: 'addCharacter', class: oneOf(CLASSES, random), name, level: 3 };
  }
  if (!scenario) {
    const characters = campaign.characters.slice(0, 2 + Math.floor(random() * 3));
    return {
      type: 'startScenario',
      scenario: oneOf(['1', '2', '3', '11', '22', '28', '36', '58'], random),
      characters: characters.map((sheet) => sheet.id),
      level: null,
      anyway: true,
    };
  }
  if (scenario.attack) return attackStep(scenario, random);
  return roundStep(scenario, random);
}

function roundStep(scenario: Scenario, random: Random): unknown {
  const { phase } = scenario;
  if (phase.name === 'over') return { type: 'leaveScenario' };
  if (phase.name === 'selectCards') {
    const character = scenario.figures.find(
      (figure) => figure.kind === 'character' && !figure.exhausted && !figure.initiative,
    );
    if (!character) return { type: 'revealInitiatives' };
    if (random() < 0.2) return { type: 'declareLongRest', character: character.id };
    const leading = 1 + Math.floor(random() * 99);
    return { type: 'setInitiative', character: character.id, leading, second: 20 };
  }
  if (phase.active === null) {
    const figure = nextFigure(phase);
    return figure ? { type: 'startTurn', figure } : { type: 'endRound' };
  }
  const guided = nextAct(scenario, CONTENT);
  if (random() < 0.4) return commandOf(guided, random);
  const chance = random();
  if (chance < 0.22) return boardStep(scenario, phase.active, random);
  if (chance < 0.28) return { type: 'takeLongRest', figure: phase.active };
  if (chance < 0.5) return { type: 'endTurn', figure: phase.active };
  const target = oneOf(scenario.figures, random).id;
  return {
    type: 'beginAttack',
    attacker: phase.active,
    base: random() < 0.5 ? 4 : null,
    ranged: null,
    range: null,
    // The distance is usually entered, so that attacks do not fail because of random positions.
    targets: [random() < 0.7 ? { figure: target, distance: 1 } : { figure: target }],
  };
}

/** The command of the next step, or one of its options. */
function commandOf(act: NextAct, random: Random): unknown {
  if ('command' in act) return act.command;
  if ('options' in act && act.options.length > 0) {
    return oneOf<{ readonly command: unknown }>(act.options, random).command;
  }
  return { type: 'infuse', element: 'fire' };
}

/** Places figures on the board and moves them along legal paths, through doors and over traps. */
function boardStep(scenario: Scenario, active: FigureId, random: Random): unknown {
  const figure = scenario.figures.find(({ id }) => id === active);
  const starts = mapInPlay(scenario, CONTENT)?.starts ?? [];
  if (starts.length === 0) return { type: 'endTurn', figure: active };
  if (!figure?.at) return { type: 'placeFigure', figure: active, at: oneOf(starts, random) };
  const points = 1 + Math.floor(random() * 6);
  const movement = oneOf(['walk', 'walk', 'walk', 'jump', 'fly'] as const, random);
  const reach = reachInPlay(scenario, CONTENT, active, { points, movement });
  const doors = reach.filter(({ ways }) => ways[0].opens !== null);
  const goal = oneOf(doors.length > 0 && random() < 0.7 ? doors : reach, random);
  const path = goal?.ways[0].path ?? [];
  if (path.length === 0) return { type: 'endTurn', figure: active };
  return { type: 'moveFigure', figure: active, path, movement, points };
}

function attackStep({ attack }: Scenario, random: Random): unknown {
  const undrawn = attack?.targets.find((target) => !target.drawn);
  if (undrawn && random() < 0.8) return { type: 'drawForAttack', target: undrawn.figure };
  return attack?.targets.length && random() < 0.8
    ? { type: 'applyAttack' }
    : { type: 'cancelAttack' };
}

function sample(shape: Shape, key: string, game: Game, random: Random): unknown {
  const { def } = shape._zod;
  switch (def.type) {
    case 'object':
      if (def.shape && 'q' in def.shape && 'r' in def.shape) return anyHex(game, random);
      return Object.fromEntries(
        Object.entries(def.shape ?? {}).flatMap(([name, inner]) => {
          const value = sample(inner, name, game, random);
          return value === undefined ? [] : [[name, value]];
        }),
      );
    case 'optional':
      return random() < 0.5 ? undefined : inside(def.innerType, key, game, random);
    case 'default':
    case 'readonly':
      return inside(def.innerType, key, game, random);
    case 'nullable':
      return random() < 0.3 ? null : inside(def.innerType, key, game, random);
    case 'array':
      return Array.from({ length: Math.floor(random() * 4) }, () =>
        inside(def.element, key, game, random),
      );
    case 'tuple':
      return (def.items ?? []).map((item) => sample(item, key, game, random));
    case 'pipe':
      return inside(def.in, key, game, random);
    case 'union':
      return inside(oneOf(def.options ?? [], random), key, game, random);
    case 'literal':
      return oneOf(def.values ?? [], random);
    case 'enum':
      return oneOf(Object.values(def.entries ?? {}), random);
    case 'boolean':
      return random() < 0.5;
    case 'number':
      return number(shape, random);
    case 'string':
      return random() < 0.1 ? oneOf(ODD_TEXTS, random) : text(key, game, random);
    default:
      throw new Error(`Shapes of the kind ${def.type} are not known here.`);
  }
}

/** Usually a hex of the map or of a figure, sometimes an invalid one. */
function anyHex({ scenario }: Game, random: Random): Hex {
  const chance = random();
  if (chance < 0.03) return { q: 0.5, r: 1e9 };
  const figures = (scenario?.figures ?? []).flatMap(({ at }) => at ?? []);
  if (chance < 0.4 && figures.length > 0) {
    const near = oneOf(figures, random);
    return oneOf([near, ...neighbours(near)], random);
  }
  const board = scenario && boardInPlay(scenario, CONTENT);
  if (chance < 0.9 && board) return oneOf(board.hexes, random);
  return { q: Math.floor(random() * 40) - 20, r: Math.floor(random() * 40) - 20 };
}

function inside(shape: Shape | undefined, key: string, game: Game, random: Random): unknown {
  return shape ? sample(shape, key, game, random) : undefined;
}

/** Usually small, sometimes at the limits. */
function number({ minValue, maxValue }: Shape, random: Random): number {
  const min = minValue ?? 0;
  const max = maxValue ?? 99;
  const chance = random();
  if (chance < 0.05) return min;
  if (chance < 0.1) return max;
  return Math.min(max, min + Math.floor(random() * 8));
}

function text(key: string, game: Game, random: Random): string {
  const pool = poolFor(key, game).filter((each) => each !== '');
  return pool.length === 0 ? oneOf(ODD_TEXTS, random) : oneOf(pool, random);
}

function poolFor(key: string, { campaign, scenario }: Game): readonly string[] {
  const figures = (scenario?.figures ?? []).map((figure) => figure.id);
  const sheets = campaign.characters.map((sheet) => sheet.id);
  if (FIGURE_KEYS.includes(key)) return figures.length > 0 ? figures : sheets;
  const phase = scenario?.phase;
  switch (key) {
    case 'characters':
      return sheets;
    case 'block':
    case 'blocks':
      return phase?.name === 'turns' ? phase.order.map((block) => block.id) : [];
    case 'achievement':
      return ['ancient-technology', 'city-rule-demonic', 'city-rule-economic', 'first-steps'];
    case 'token':
    case 'tokens':
      return (scenario?.tokens ?? []).map((token) => token.id);
    case 'monster':
      return MONSTERS;
    case 'class':
      return CLASSES;
    case 'scenario':
      return ['1', '2', '3'];
    case 'deck':
      return [...sheets, 'monsters', ...(scenario?.abilityDecks ?? []).map((deck) => deck.deck)];
    case 'card':
    case 'cards':
      return CARDS;
    case 'effects':
    case 'declined':
    case 'attackEffects':
      return EFFECTS;
    case 'modifier':
    case 'order':
      return modifierIds(scenario);
    default:
      return ['Nim', 'Hilda'];
  }
}

function modifierIds(scenario: Scenario | null): readonly string[] {
  const attack = scenario?.attack;
  if (!attack) return [];
  const all = [attack, ...attack.targets].flatMap((each) => each.modifiers);
  return [...all.map((modifier) => modifier.id), 'poison'];
}

function oneOf<T>(list: readonly T[], random: Random): T {
  return list[Math.floor(random() * list.length)] as T;
}
