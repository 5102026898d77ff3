/** The commands that a line of a class card stands for, once what it asks is answered. */
import type { Content } from '../../content/content';
import type { FigureId, TokenId } from '../../ids';
import { concernedFigures } from '../../rules/board/concerned';
import type { CardDeed, HalfLine } from '../../rules/decks/cardLines';
import { withOffers, type TakenOffer } from '../../rules/decks/cardOffers';
import { isColourTaken } from '../../rules/rooms/summons';
import type { Bonus, Character, Hex, Scenario } from '../../state';
import { SUMMON_COLOURS, type Element, type SummonColour } from '../../vocabulary';
import { deedOfEffect, type Deed as LineDeed } from './lineDeeds';

/** What players answered to a line; left out = not yet. */
export interface LineAnswers {
  readonly targets?: readonly FigureId[];
  /** Of a line whose number counts something: the number, or how often it counts. */
  readonly value?: number;
  readonly offers?: readonly TakenOffer[];
  /** For elements of choice, in their order. */
  readonly elements?: readonly Element[];
  readonly colours?: readonly SummonColour[];
  readonly tokens?: readonly TokenId[];
  /** Hexes of an area, and of a trap. */
  readonly hexes?: readonly Hex[];
  /** Ways of the figure itself, or of those it pushes and pulls; none = it is not moved. */
  readonly paths?: readonly { readonly figure: FigureId; readonly path: readonly Hex[] }[];
}

export type LineNeed = 'targets' | 'value' | 'element' | 'hexes' | 'colour' | 'tokens' | 'path';

/** The commands in their order, or the first thing that is not known. */
export type LineCommands =
  { readonly commands: readonly LineDeed[]; readonly needs: null } | { readonly needs: LineNeed };

interface Played {
  readonly scenario: Scenario;
  readonly content: Content;
  readonly figure: Character;
  readonly answers: LineAnswers;
  /** How long shields and retaliates of the half stay. */
  readonly lasts: Bonus['lasts'];
}

const commands = (...list: readonly LineDeed[]): LineCommands => ({ commands: list, needs: null });
const needs = (need: LineNeed): LineCommands => ({ needs: need });

/**
 * What is done when a line is played: elements first, then the line, then its experience. Null for a
 * line that is the players' own. A move, push or pull without the board is done by hand: no command.
 *
 * @rule TURN-3 ELEMENT-3
 */
export function commandsOfLine(
  line: HalfLine,
  { scenario, content, figure, answers, lasts }: Played,
): LineCommands | null {
  const changed = withOffers(line, answers.offers ?? [], answers.value);
  if (!changed) return null;
  const { deed, elements, experience } = changed;
  const wilds = elements.filter((element) => element === 'wild').length;
  if ((answers.elements ?? []).length < wilds) return needs('element');
  const core = commandsOfDeed(deed, { scenario, content, figure, answers, lasts });
  if (core.needs !== null) return core;
  const gained = deed.kind === 'experience' ? 0 : experience;
  return commands(
    ...named(elements, answers).map((element): LineDeed => ({ type: 'consume', element })),
    ...(changed.damage > 0 ? [harm(figure.id, changed.damage)] : []),
    ...core.commands,
    ...(gained > 0 ? [{ type: 'gainExperience', figure: figure.id, amount: gained } as const] : []),
  );
}

function named(
  elements: readonly (Element | 'wild')[],
  { elements: chosen = [] }: LineAnswers,
): readonly Element[] {
  let place = 0;
  return elements.flatMap((element) => (element === 'wild' ? (chosen[place++] ?? []) : element));
}

function harm(figure: FigureId, amount: number): LineDeed {
  return { type: 'sufferDamage', figure, amount, negate: null };
}

function commandsOfDeed(deed: CardDeed, played: Played): LineCommands {
  const { figure, answers } = played;
  switch (deed.kind) {
    case 'attack':
      return attack(deed, played);
    case 'move':
    case 'push':
    case 'pull':
      return moves(deed, played);
    case 'infuse': {
      const element = deed.element === 'wild' ? answers.elements?.[0] : deed.element;
      return element ? commands({ type: 'infuse', element }) : needs('element');
    }
    case 'consume': {
      if (deed.infuse === null) return commands();
      const made = deed.infuse === 'wild' ? answers.elements?.at(-1) : deed.infuse;
      return made ? commands({ type: 'infuse', element: made }) : needs('element');
    }
    case 'loot': {
      const { tokens } = answers;
      if (!tokens) return needs('tokens');
      return tokens.length === 0
        ? commands()
        : commands({ type: 'lootTokens', figure: figure.id, tokens: [...tokens] });
    }
    case 'experience':
      if (deed.value === null) return needs('value');
      return deed.value === 0
        ? commands()
        : commands({ type: 'gainExperience', figure: figure.id, amount: deed.value });
    case 'trap': {
      if (played.scenario.board?.inUse !== true) return commands();
      const [at] = answers.hexes ?? [];
      const trap = { damage: deed.damage, conditions: [...deed.conditions] };
      return at
        ? commands({ type: 'layOverlay', kind: 'trap', hexes: [at], trap })
        : needs('hexes');
    }
    case 'summon':
      return summons(deed, played);
    default:
      return onFigures(deed, played);
  }
}

type Deed<K extends CardDeed['kind']> = Extract<CardDeed, { readonly kind: K }>;

function attack(deed: Deed<'attack'>, played: Played): LineCommands {
  const { scenario, figure, answers } = played;
  if (deed.value === null) return needs('value');
  const targets = targetsOf(deed, played);
  const isLaid = deed.area !== null && scenario.board?.inUse === true;
  if (isLaid && !answers.hexes && !answers.targets) return needs('hexes');
  if (!targets && !isLaid) return needs('targets');
  return commands({
    type: 'beginAttack',
    attacker: figure.id,
    base: deed.value,
    ranged: deed.ranged,
    range: deed.range,
    pierce: deed.pierce,
    effects: [...deed.effects],
    ...(deed.hasAdvantage ? { advantage: 1 } : {}),
    targets: (targets ?? []).map((target) => ({ figure: target })),
    ...(isLaid && answers.hexes ? { area: { hexes: [...answers.hexes] } } : {}),
  });
}

/** Told, or everybody the line says; null = to be asked. */
function targetsOf(
  deed: Pick<Deed<'attack'>, 'affects' | 'range'>,
  { scenario, content, figure, answers }: Played,
): readonly FigureId[] | null {
  return answers.targets ?? concernedFigures(scenario, content, figure.id, deed);
}

type Pushing = Extract<CardDeed, { readonly kind: 'push' | 'pull' }>;

function moves(deed: Deed<'move'> | Pushing, played: Played): LineCommands {
  const { scenario, figure, answers } = played;
  if (scenario.board?.inUse !== true || figure.at === null) return commands();
  if (deed.value === null) return needs('value');
  if (!answers.paths) return needs('path');
  const { value } = deed;
  const from = figure.at;
  return commands(
    ...answers.paths
      .filter(({ path }) => path.length > 0)
      .map(({ figure: moving, path }): LineDeed => {
        const way = [...path];
        if (deed.kind === 'move') {
          const movement = deed.jump ? 'jump' : null;
          return { type: 'moveFigure', figure: moving, path: way, movement, points: value };
        }
        const { kind } = deed;
        return { type: 'pushFigure', figure: moving, from, kind, distance: value, path: way };
      }),
  );
}

type OnFigures = Exclude<
  CardDeed,
  Deed<'attack'> | Deed<'move'> | Deed<'summon'> | Deed<'trap'> | Pushing
>;

/** Heals, shields, retaliates, damage and conditions: one after the other for each figure. */
function onFigures(deed: OnFigures, played: Played): LineCommands {
  if (!('affects' in deed)) return commands();
  if ('value' in deed && deed.value === null) return needs('value');
  const targets = targetsOf(deed, played);
  if (!targets) return needs('targets');
  return commands(...targets.flatMap((target) => onFigure(deed, target, played)));
}

function onFigure(
  deed: Extract<OnFigures, { readonly affects: unknown }>,
  target: FigureId,
  { scenario, lasts }: Played,
): readonly LineDeed[] {
  const effects = 'effects' in deed ? deed.effects : [];
  const value = 'value' in deed ? (deed.value ?? 0) : 0;
  const added = effects.flatMap((effect) => deedOfEffect(scenario, effect, target));
  if (deed.kind === 'heal')
    return [{ type: 'healFigure', figure: target, amount: value }, ...added];
  if (deed.kind === 'damage') return value > 0 ? [harm(target, value), ...added] : added;
  if (deed.kind === 'shield' || deed.kind === 'retaliate') {
    const range = deed.kind === 'retaliate' ? (deed.range ?? 1) : 1;
    return [{ type: 'addBonus', figure: target, kind: deed.kind, value, range, lasts }];
  }
  return added;
}

/** Each in the first colour that is free, unless the players say otherwise. @rule SUMMON-2 SUMMON-6 */
function summons({ summon }: Deed<'summon'>, { scenario, figure, answers }: Played): LineCommands {
  const free = SUMMON_COLOURS.filter((colour) => !isColourTaken(scenario, colour));
  const count = summon.count ?? 1;
  const colours = answers.colours ?? free.slice(0, count);
  if (colours.length < count) return needs('colour');
  const infuse = summon.attackInfuse ? [`infuse ${summon.attackInfuse}` as const] : [];
  return commands(
    ...colours.slice(0, count).map((colour, index): LineDeed => ({
      type: 'addSummon',
      owner: figure.id,
      name: summon.name,
      colour,
      hitPoints: summon.hitPoints,
      // An attack that counts something is told when it attacks.
      attack: typeof summon.attack === 'number' ? summon.attack : 0,
      move: summon.move ?? 0,
      range: summon.range,
      shield: summon.shield ?? 0,
      retaliate: summon.retaliate?.value ?? 0,
      flying: summon.flying === true,
      attackEffects: [...(summon.attackEffects ?? []), ...infuse],
      at: answers.hexes?.[index] ?? null,
    })),
  );
}
