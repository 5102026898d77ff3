/** Steps that would exhaust a character: who, by what, and how that is prevented. */
import type { Content } from '../../content/content';
import { mayNegateRest } from '../../rules/round/rests';
import { sparingCards, type SparingCard } from '../../rules/cards/sparingCards';
import { canNegate } from '../../rules/figures/damage';
import { charactersOf, findFigure } from '../../rules/figures/figures';
import type { GameEvent } from '../../events';
import type { DamageSource } from '../../events/figures';
import type { FigureId } from '../../ids';
import type { CardLoss, Character, Game, Negation, Scenario } from '../../state';
import { apply } from '../apply';
import type { Command, CommandOf, CommandType } from '../shapes';

/** A step that would exhaust a character. */
export interface Deadly {
  readonly command: Command;
  readonly character: Character;
  /** Hit points it would lose. */
  readonly amount: number;
  /** Null = it is not known. */
  readonly source: DamageSource | null;
  /** Whose attack, retaliate or card it is; null = nobody's. */
  readonly by: FigureId | null;
  /** Name of the class card whose line or effect it comes from; null = of none. */
  readonly from: string | null;
  readonly ways: readonly WayOut[];
}

/** How it is prevented: what is lost or used (one of the three), and the commands to take instead, in order. */
export interface WayOut {
  /** One for each blow that is negated so; none = something else prevents it. */
  readonly losing: readonly CardLoss[];
  readonly item: number | null;
  /** A card in effect. */
  readonly card: SparingCard | null;
  readonly commands: readonly Command[];
}

/** Damage that nobody means to be the end of a character. */
const HURTING: readonly CommandType[] = [
  'sufferDamage',
  'takeShortRest',
  'startTurn',
  'applyAttack',
  'moveFigure',
  'pushFigure',
  'springTrap',
  'loseFlight',
  'playLines',
  'useActiveCard',
];

/** Which card is drawn changes nobody's hit points. */
const NO_CHANCE = () => 0;

/**
 * What is to be asked before the step is taken; null where it exhausts nobody. Damage that leaves a
 * character alive is negated afterwards, so it is never asked about.
 *
 * @rule EXHAUST-1 NEGATE-1
 */
export function deadlyDamage(game: Game, command: Command, content: Content): Deadly | null {
  if (!game.scenario || !HURTING.includes(command.type)) return null;
  const done = apply(game, command, NO_CHANCE, content);
  if (!done.ok || !done.value.next.scenario) return null;
  const { next, events } = done.value;
  const character = firstExhausted(game.scenario, next.scenario as Scenario);
  if (!character) return null;
  const damage = events.flatMap((event) =>
    event.type === 'damaged' && event.figure === character.id ? [event.amount] : [],
  );
  const amount = Math.max(character.hitPoints, ...damage);
  const blow = blowIn(events, character.id);
  const told = blow.source === 'direct' ? cardBehind(game.scenario, command, content) : blow;
  const ways = [
    ...waysOut(game, command, character, content),
    ...cardsAgainst(game, command, character, { content, source: blow.source }),
    ...itemsAgainst(game, command, character, content),
  ];
  return { command, character, amount, from: null, ...blow, ...told, ways };
}

/** The last damage in the events that the figure suffered. */
function blowIn(events: readonly GameEvent[], figure: FigureId): Pick<Deadly, 'source' | 'by'> {
  const blow = events.findLast((event) => event.type === 'damaged' && event.figure === figure);
  const source = blow?.type === 'damaged' ? blow.source : null;
  const giver = events.findLast(
    (event) =>
      (source === 'attack' && event.type === 'attacked' && event.target === figure) ||
      (source === 'retaliate' && event.type === 'retaliated' && event.attacker === figure),
  );
  if (giver?.type === 'attacked') return { source, by: giver.attacker };
  return { source, by: giver?.type === 'retaliated' ? giver.figure : null };
}

/** Whose line or card in effect does damage without an attack. */
function cardBehind(
  scenario: Scenario,
  command: Command,
  content: Content,
): Pick<Deadly, 'by' | 'from'> | null {
  if (command.type !== 'playLines' && command.type !== 'useActiveCard') return null;
  const { figure: by } = command;
  const owner = findFigure(scenario, by);
  if (owner?.kind !== 'character') return { by, from: null };
  const played =
    command.type === 'useActiveCard'
      ? command.card
      : command.lines.map(({ line }) => (line.kind === 'classCard' ? line.card : null))[0];
  const card = content.classCards(owner.class).find(({ id }) => id === played);
  return { by, from: card?.name ?? null };
}

function firstExhausted(before: Scenario, after: Scenario): Character | null {
  const lost = charactersOf(before).find((character) => {
    const now = findFigure(after, character.id);
    return !character.exhausted && now?.kind === 'character' && now.exhausted;
  });
  return lost ?? null;
}

/** Steps that say for each blow of theirs what is lost against it. */
const OF_MANY_BLOWS: readonly CommandType[] = [
  'moveFigure',
  'pushFigure',
  'springTrap',
  'loseFlight',
  'playLines',
];

/** Cards that nobody counts would never run out. */
const MOST_LOSSES = 5;

/** Only those that do prevent it, with as few losses as can be: each blow of a step may be the end. */
function waysOut(
  game: Game,
  command: Command,
  character: Character,
  content: Content,
): Deadly['ways'] {
  const may = command.type === 'takeShortRest' ? mayNegateRest : canNegate;
  const kinds = (['oneFromHand', 'twoFromDiscard'] as const).filter((each) => may(character, each));
  const tried = new Set<string>();
  let open: readonly WayOut[] = [{ losing: [], item: null, card: null, commands: [command] }];
  for (let losses = 0; losses < MOST_LOSSES && open.length > 0; losses += 1) {
    const further = open
      .flatMap((way) => furtherLosses(game, way, kinds, character, content))
      .filter(({ commands }) => isNew(tried, JSON.stringify(commands)));
    const ways = further.filter(({ commands }) => survives(game, commands, character, content));
    const told = new Set<string>();
    if (ways.length > 0) return ways.filter(({ losing }) => isNew(told, losing.join()));
    if (!OF_MANY_BLOWS.includes(command.type)) return [];
    open = further;
  }
  return [];
}

/** True once for each. */
function isNew(known: Set<string>, each: string): boolean {
  if (known.has(each)) return false;
  known.add(each);
  return true;
}

/** The same with one loss more, against any of the blows that are left; none where no card is left to lose. */
function furtherLosses(
  { scenario, ...game }: Game,
  { losing: before, commands }: WayOut,
  kinds: readonly CardLoss[],
  { id }: Character,
  content: Content,
): readonly WayOut[] {
  const [command] = commands;
  if (!command) return [];
  const done = apply({ ...game, scenario }, command, NO_CHANCE, content);
  if (!done.ok) return [];
  const hits = done.value.events.filter((event) => event.type === 'damaged' && event.figure === id);
  // Nothing is left to be negated: what is the end is something else.
  if (hits.length === 0 && before.length > 0) return [];
  return kinds.flatMap((kind) =>
    Array.from({ length: Math.max(1, hits.length) }, (_, blow) => {
      const told = instead(scenario, command, id, { losing: kind, blow });
      return { losing: [...before, kind].toSorted(), item: null, card: null, commands: told };
    }).filter((way) => way.commands.length > 0),
  );
}

/** Cards in effect that make it nothing, each with its next use. @rule TURN-3 */
function cardsAgainst(
  { scenario, ...game }: Game,
  command: Command,
  character: Character,
  { content, source }: Pick<Deadly, 'source'> & { readonly content: Content },
): Deadly['ways'] {
  if (!scenario) return [];
  return sparingCards(scenario, content, character, { source, isFatal: true })
    .map((card): WayOut => {
      const { owner: figure, slots } = card;
      const uses = slots ? [{ type: 'useActiveCard', figure, card: card.card } as const] : [];
      const losing = 'cardInEffect';
      const prevented = instead(scenario, command, character.id, { losing, blow: 0 });
      const commands = prevented.length === 0 ? [] : [...uses, ...prevented];
      return { losing: [], item: null, card, commands };
    })
    .filter(
      ({ commands }) =>
        commands.length > 0 && survives({ ...game, scenario }, commands, character, content),
    );
}

/** Items it wears that are used when an attack does damage. @rule ITEM-6 */
function itemsAgainst(
  game: Game,
  command: Command,
  character: Character,
  content: Content,
): Deadly['ways'] {
  const isTarget = game.scenario?.attack?.targets.some(({ figure }) => figure === character.id);
  const sheet = game.campaign.characters.find(({ id }) => id === character.sheet);
  if (command.type !== 'applyAttack' || !isTarget || !sheet) return [];
  return sheet.items
    .filter(({ equipped }) => equipped)
    .flatMap(({ item }): readonly WayOut[] => {
      const isMeant = content.item(item)?.effects?.some(({ when }) => when === 'damagedByAttack');
      if (!isMeant) return [];
      const use = { type: 'useItem', character: sheet.id, item } as const;
      return [{ losing: [], item, card: null, commands: [use, command] }];
    })
    .filter(({ commands }) => survives(game, commands, character, content));
}

function survives(
  game: Game,
  commands: readonly Command[],
  { id }: Character,
  content: Content,
): boolean {
  let now = game;
  for (const command of commands) {
    const done = apply(now, command, NO_CHANCE, content);
    if (!done.ok) return false;
    now = done.value.next;
  }
  const figure = now.scenario ? findFigure(now.scenario, id) : undefined;
  return figure?.kind === 'character' && !figure.exhausted;
}

/** What is lost, and against which blow of the step that hurts: 0 = the first. */
interface Against {
  readonly losing: Negation;
  readonly blow: number;
}

/** Beside what is lost against others already. */
function negations(
  given: readonly (Negation | null)[] | undefined,
  { losing, blow }: Against,
): (Negation | null)[] {
  const all = [...(given ?? [])];
  for (let at = 0, hurting = 0; ; at += 1) {
    if (all[at]) continue;
    all[at] = hurting === blow ? losing : null;
    if (hurting === blow) return all;
    hurting += 1;
  }
}

/** The commands that lose cards instead; none where the step cannot say so. */
function instead(
  scenario: Scenario | null,
  command: Command,
  figure: FigureId,
  by: Against,
): readonly Command[] {
  const { losing } = by;
  switch (command.type) {
    case 'sufferDamage':
    case 'takeShortRest':
    case 'startTurn':
      return [{ ...command, negate: losing }];
    case 'applyAttack':
      return scenario?.attack?.attacker === figure
        ? [{ ...command, negateRetaliate: losing }]
        : [{ type: 'changeTarget', figure, negate: losing }, command];
    case 'moveFigure':
    case 'pushFigure':
    case 'springTrap':
    case 'loseFlight':
      return [{ ...command, negate: negations(command.negate, by) }];
    case 'playLines':
      return [
        {
          ...command,
          lines: command.lines.map((line) => ({
            ...line,
            subcommands: line.subcommands.map((subcommand) =>
              subcommandLosing(subcommand, figure, by),
            ),
          })),
        },
      ];
    case 'useActiveCard':
      return (command.subcommands ?? []).some(({ type }) => type === 'sufferDamage')
        ? [
            {
              ...command,
              subcommands: command.subcommands?.map((subcommand) =>
                subcommandLosing(subcommand, figure, by),
              ),
            },
          ]
        : [];
    default:
      return [];
  }
}

type Subcommand = CommandOf<'playLines'>['lines'][number]['subcommands'][number];

function subcommandLosing(subcommand: Subcommand, figure: FigureId, by: Against): Subcommand {
  switch (subcommand.type) {
    case 'sufferDamage':
      return subcommand.figure === figure ? { ...subcommand, negate: by.losing } : subcommand;
    case 'moveFigure':
    case 'pushFigure':
      return subcommand.figure === figure
        ? { ...subcommand, negate: negations(subcommand.negate, by) }
        : subcommand;
    default:
      return subcommand;
  }
}
