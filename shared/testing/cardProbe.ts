/** Plays every line of every class card, and finds how Standee handles it. */
import { apply } from '../commands/apply';
import {
  defaultLine,
  halfLines,
  type CardHalf,
  type HalfLine,
} from '../rules/cards/lines/cardLines';
import { isAutomaticGain } from '../rules/cards/dueGains';
import { LASTING } from '../rules/cards/lines/lineAction';
import { occasionLines } from '../rules/cards/lines/occasionLines';
import { offersInEffect } from '../rules/cards/offersInEffect';
import type { CardLine, ClassCard } from '../content/types';
import type { Game } from '../state';
import { commandsWithAnswers } from './answering';
import { C1, C2, cardTable, G1, heroOf } from './cardTable';
import { commandOf, CONTENT, tableOf, type PlainCommand } from './play';
import { seeded } from './seeded';

/**
 * `performs` = completely, `asks` = after players enter a number or confirm the moment, `says` =
 * only announces it.
 */
export type CardVerdict = 'performs' | 'asks' | 'says' | 'silent';

export interface JudgedLine {
  readonly class: string;
  readonly card: number;
  readonly half: CardHalf;
  readonly printed: CardLine;
  readonly verdict: CardVerdict;
}

/** Lasting abilities that rules read while their card is active. */
const READ_BY_RULES: readonly CardLine['type'][] = [
  ...(['immunity', 'defense', 'flying', 'overheal', 'noDamage', 'limit'] as const),
  ...(['treatAsPlus0', 'woundDamage'] as const),
];

/** Abilities that only ask for a figure; players do the rest. */
const ONLY_ASKED: readonly CardLine['type'][] = ['controlTurn', 'extraTurn'];

/** Triggers that have a button during an attack on the owner, for shield and retaliate. */
const DEFENDS: readonly CardLine['on'][] = ['damagedByAttack', 'meleeAttackOnYou'];

const random = seeded(1);

/** The game after a command, or the same one if it is refused. */
function tried(game: Game, command: PlainCommand): Game {
  const result = apply(game, commandOf(command), random, CONTENT);
  return result.ok ? result.value.next : game;
}

function fought(game: Game): Game {
  const [target] = tableOf(game).attack?.targets ?? [];
  if (!tableOf(game).attack) return game;
  const drawn = target
    ? tried(game, { type: 'drawForAttack', target: target.figure })
    : tried(game, { type: 'cancelAttack' });
  const next = target ? tried(drawn, { type: 'applyAttack' }) : drawn;
  return tableOf(next).attack ? tried(next, { type: 'cancelAttack' }) : next;
}

/** Plays a line with the first answer to each question. */
function playedLine(game: Game, line: HalfLine): { readonly game: Game; readonly asks: boolean } {
  let asks = false;
  const table = { scenario: tableOf(game), content: CONTENT, figure: heroOf(game) };
  const subcommands = commandsWithAnswers(
    line,
    { ...table, lasts: 'round' },
    { target: G1, hex: { q: 0, r: 1 }, offers: [] },
    (needs) => {
      // Players choose the amount themselves.
      if ((needs === 'value' && line.counts !== 'upTo') || needs === 'times') asks = true;
    },
  );
  const lines = [{ line: line.ref, subcommands: [...subcommands] as never }];
  return { game: fought(tried(game, { type: 'playLines', figure: C1, lines })), asks };
}

/** The game with only this half active. */
function withActive(game: Game, card: ClassCard, half: CardHalf): Game {
  const scenario = tableOf(game);
  const active = { card: card.id, half, lasts: 'persistent', used: 0, on: G1 } as const;
  const figures = scenario.figures.map((figure) =>
    figure.id === C1 && figure.kind === 'character'
      ? { ...figure, activeHalves: [active] }
      : figure,
  );
  return { ...game, scenario: { ...scenario, figures } };
}

/** Entered attacks, moves and heals that a lasting line could change. */
const CHANGED = (['attack', 'move', 'heal'] as const).flatMap((type): readonly HalfLine[] => {
  const line = defaultLine('top');
  const action = line.action;
  if (action?.kind !== 'attack') return [];
  if (type === 'attack') return [line, { ...line, action: { ...action, ranged: true, range: 3 } }];
  if (type === 'move') return [defaultLine('bottom')];
  const { affects, range, targets, area } = action;
  return [
    { ...line, action: { kind: 'heal', value: 2, effects: [], affects, range, targets, area } },
  ];
});

/**
 * The verdict on a lasting line: rules read it, it changes abilities, or players trigger it with a
 * button.
 */
function ofLasting(game: Game, card: ClassCard, half: CardHalf, line: HalfLine): CardVerdict {
  const { type, actions = [] } = line.printed;
  const isContaining = type === 'doom' || type === 'song' || type === 'attach';
  const parts = isContaining ? actions : [line.printed];
  const isRead = (part: CardLine) =>
    READ_BY_RULES.includes(part.type) ||
    isAutomaticGain(part) ||
    part.type === 'shield' ||
    part.type === 'retaliate' ||
    (part.type === 'buff' && (part.disadvantage ?? part.retaliate) !== undefined) ||
    (part.type === 'buff' && /^(this(Enemy|Summon)|commands)$/.test(part.affects ?? '')) ||
    (part.type === 'buff' && /Summoned/.test(part.affects ?? '') && part.attack !== undefined) ||
    part.on === 'endOfThisSummonTurn' ||
    part.on === 'startOfThisEnemyTurn' ||
    (part.after !== undefined && part.on === 'startOfYourTurn') ||
    (part.actions ?? []).some((inner) => inner.type === 'noDamage');
  if (parts.every(isRead)) return 'performs';
  const active = withActive(game, card, half);
  const offers = CHANGED.flatMap((each) =>
    [C1, C2].flatMap((actor) =>
      offersInEffect(tableOf(active), CONTENT, heroOf(active, actor), each),
    ),
  );
  if (offers.length > 0) return offers.every(({ source }) => source?.isSure) ? 'performs' : 'asks';
  const defends = type === 'trigger' && DEFENDS.includes(line.printed.on);
  const isUsed = actions.some((each) => each.type === 'shield' || each.type === 'retaliate');
  return occasionLines(line).length > 0 || (defends && isUsed) ? 'asks' : 'says';
}

function judged(base: Game, ofClass: string, card: ClassCard, half: CardHalf) {
  const lines = halfLines(CONTENT.cardLines(ofClass), card.id, half) ?? [];
  let game = base;
  return lines.map((line): JudgedLine => {
    const { printed } = line;
    const about = { class: ofClass, card: card.id, half, printed };
    if (isAutomaticGain(printed)) return { ...about, verdict: 'performs' };
    if (LASTING.includes(printed.type))
      return { ...about, verdict: ofLasting(base, card, half, line) };
    if (!line.action) return { ...about, verdict: 'says' };
    const next = playedLine(game, line);
    game = next.game;
    const isCardGiven = printed.type === 'giveCard' && printed.card !== 'this';
    const isOnlyAsked = isCardGiven || ONLY_ASKED.includes(printed.type);
    return { ...about, verdict: next.asks || isOnlyAsked ? 'asks' : 'performs' };
  });
}

/** The verdict on every line of a class. Each half is played in a new game with the board. */
export function judgedLines(ofClass: string): readonly JudgedLine[] {
  const cards = CONTENT.classCards(ofClass);
  const [first] = cards;
  if (!first) return [];
  const base = cardTable({ class: ofClass, cards: [first.id, first.id] });
  return cards.flatMap((card) =>
    (['top', 'bottom'] as const).flatMap((half) => judged(base, ofClass, card, half)),
  );
}
