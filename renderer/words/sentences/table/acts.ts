/** Words the next step: the label of the amber button, questions and ability lines. */
import type { Subcommand } from '#shared/commands/monsters/lineActions';
import type { NextLine } from '#shared/commands/monsters/nextChoice';
import type { LineAsks } from '#shared/commands/cards/lines/lineAnswers';
import type { NextAct } from '#shared/commands/round/possibleActs';
import type { CardLine } from '#shared/content/types';
import type { Content } from '#shared/content/content';
import type { FigureId } from '#shared/ids';
import { targetView } from '#shared/rules/attack/targetView';
import { previewAttack } from '#shared/rules/attack/wholeAttack';
import { hasCondition } from '#shared/rules/figures/conditions/conditionTraits';
import { findFigure } from '#shared/rules/figures/figures';
import type { CardsInDoubt } from '#shared/rules/cards/playedCards';
import type { FinalAction } from '#shared/rules/monsters/finalActions';
import type { Force } from '#shared/rules/board/forcedDistance';
import type { Scenario } from '#shared/state';
import { cardLineText } from '../cards/cardLines';
import { TABLE_WORDS } from '../play';
import { actionLine } from '../monsters/monsterActions';
import { ELEMENT_NAMES, type Names } from '../names/names';

const words = TABLE_WORDS.acts;

export const { TURN_TEXT, ACT_HINTS, ACT_LABELS } = words;

/** The parts of the table's state that the words need. */
export interface ActTable {
  readonly scenario: Scenario;
  readonly content: Content;
  readonly names: Names;
}

export type LinesToPlay = Extract<NextLine, { readonly kind: 'playLines' }>;

/** The label of the amber button for an act. */
export function actLabel(act: NextAct, table: ActTable): string {
  const { names } = table;
  switch (act.kind) {
    case 'enterInitiative':
      return ACT_LABELS.enterInitiative(names.figure(act.character));
    case 'enterAbilityCard':
      return ACT_LABELS.enterAbilityCard(names.abilityDeck(act.deck));
    case 'enterModifierCard':
      return ACT_LABELS.enterModifierCard(names.figure(act.target));
    case 'chooseTarget':
    case 'enterAttackValue':
    case 'cancelAttack':
    case 'chooseLastTargets':
      return ACT_LABELS[act.kind](names.figure(act.attacker));
    case 'draw':
      return ACT_LABELS.draw(names.figure(act.command.target));
    case 'applyAttack':
      return ACT_LABELS.apply(hitsOf(act, table));
    case 'lastAttack':
      return ACT_LABELS.lastAttack(names.figure(act.attacker), act.targets.map(names.figure));
    case 'bringOn':
      return ACT_LABELS.bringOn(names.figure(act.command.figure), act.letter);
    case 'startTurn':
    case 'endTurn':
      return ACT_LABELS[act.kind](names.figure(act.command.figure));
    case 'walkPath':
      return ACT_LABELS.walkPath(names.figure(act.command.figure), act.command.path.length);
    case 'endRound':
      return ACT_LABELS.endRound(act.round);
    case 'playLines':
      return ACT_LABELS.lines(names.figure(act.command.figure), partsOf(act, table));
    case 'useElement':
      return ACT_LABELS.useElement(
        names.monster(act.command.monster ?? ''),
        ELEMENT_NAMES[act.command.element],
      );
    case 'choosePush':
      return ACT_LABELS.choosePush(pushWords(act.force, act.target, names));
    case 'chooseComing':
    case 'chooseLine':
    case 'chooseWay':
    case 'chooseElement':
      return ACT_LABELS[act.kind](names.figure(act.figure));
    case 'chooseFigure':
    case 'chooseHex':
      return ACT_LABELS[act.kind](lineWords(act.line, table));
    case 'chooseRoom':
      return ACT_LABELS.chooseRoom(lineParts(act.line, table).main);
    default:
      return ACT_LABELS[act.kind];
  }
}

/** The label while a card line asks for a choice: 'Choose: Move 2'. */
export function askLabel(line: CardLine): string {
  const isOthers = line.type === 'perform' || line.type === 'command';
  const [granted = line] = isOthers ? (line.actions ?? []) : [];
  return ACT_LABELS.answer(cardLineWords(granted));
}

/** The reasons why the lines of a card cannot be shown, one sentence each. */
export function doubtWords({ several, none }: CardsInDoubt): readonly string[] {
  return [
    ...(several.length > 0 ? [TURN_TEXT.inDoubt] : []),
    ...(none.length > 0 ? [TURN_TEXT.noSuchCard(none)] : []),
  ];
}

/** The question of a card line as a sentence. `player` is the character that plays the card. */
export function lineQuestion(
  { needs, action, mover, actor, count }: LineAsks,
  player: FigureId | undefined,
  names: Names,
): string {
  const { asks, actsBy, moves } = TURN_TEXT;
  if (needs === 'hexes' && action?.kind === 'relocate') return asks.relocated;
  if (needs === 'hexes') return action && 'area' in action ? asks.area : asks.hexes(count);
  const isOfMover = needs === 'cards' || needs === 'items' || needs === 'condition';
  if (isOfMover && mover !== null) return actsBy(names.figure(mover), asks[needs]);
  if (mover !== null && mover !== player) return moves(names.figure(mover));
  if (action?.kind === 'grant') return asks.who;
  return actor === player ? asks[needs] : actsBy(names.figure(actor), asks[needs]);
}

/**
 * The name of a heal's target, with a note if the heal only removes conditions. @rule HEAL-2 HEAL-4
 */
export function healedName(figure: FigureId, { scenario, names }: ActTable): string {
  const name = names.figure(figure);
  const found = findFigure(scenario, figure);
  if (!found || !hasCondition(found, 'poison')) return name;
  return TURN_TEXT.onlyCured(name, hasCondition(found, 'wound'));
}

/** The label after players have chosen the targets of a line. */
export function applyLabel(chosen: readonly FigureId[], names: Names): string {
  return ACT_LABELS.applyTo(chosen.map(names.figure));
}

/** An ability line of a monster in words: 'Attack 3, range 2'. */
export function lineWords(line: FinalAction, table: ActTable): string {
  const { main, rest } = lineParts(line, table);
  return [main, rest].filter((part) => part !== '').join(', ');
}

function lineParts(line: FinalAction, { scenario, names }: ActTable) {
  return actionLine(line, {
    characters: scenario.players,
    monsterName: (id) => names.monster(id),
  });
}

/** A line of a class card without its options: 'Attack 3, pierce 2'. */
export function cardLineWords({ boosts: _boosts, bonus: _bonus, ...line }: CardLine): string {
  const { main, rest } = cardLineText(line);
  return [main, rest].filter((part) => part !== '').join(', ');
}

function hitsOf(
  { targets, command }: Extract<NextAct, { readonly kind: 'applyAttack' }>,
  { scenario, content, names }: ActTable,
): readonly string[] {
  const { attack } = scenario;
  const results = attack ? previewAttack(scenario, content, attack, command) : [];
  return targets.map((figure) => {
    const aim = attack?.targets.find((target) => target.figure === figure);
    const view = attack && aim ? targetView(scenario, content, attack, aim, command) : null;
    const damage = aim?.negate ? 0 : (view?.numbers.damage ?? 0);
    const isDown = results.some((result) => result.figure === figure && result.isDown);
    return isDown && view?.figure.kind === 'character'
      ? ACT_LABELS.exhausts(names.figure(figure), damage)
      : ACT_LABELS.hit(names.figure(figure), damage, isDown);
  });
}

function partsOf({ command, lines, option }: LinesToPlay, table: ActTable): readonly string[] {
  const { names } = table;
  if (option === 'noFocus') return [ACT_LABELS.noFocus];
  return command.lines.map(({ subcommands }, index) => {
    const line = lines[index];
    if (option && line?.type === 'move') {
      if (option.path.length === 0) return ACT_LABELS.stay;
      const isGoing = option.attack.length === 0;
      return isGoing ? ACT_LABELS.moveTowards(names.figure(option.focus)) : ACT_LABELS.move;
    }
    if (option && line?.type === 'attack') {
      return option.attack.length === 0
        ? ACT_LABELS.attacksNobody
        : ACT_LABELS.attack(option.attack.map(names.figure));
    }
    return line ? subcommandWords(command.figure, subcommands, line, table) : '';
  });
}

function pushWords({ kind, hexes }: Force, target: FigureId, names: Names): string {
  return ACT_LABELS[kind](names.figure(target), hexes);
}

function subcommandWords(
  by: FigureId,
  subcommands: readonly Subcommand[],
  line: FinalAction,
  table: ActTable,
): string {
  const { names } = table;
  const [subcommand] = subcommands;
  if (subcommand?.type === 'healFigure') {
    const { figure, amount } = subcommand;
    return figure === by
      ? ACT_LABELS.healItself(amount)
      : ACT_LABELS.heal(names.figure(figure), amount);
  }
  const push = subcommands.find((each) => each.type === 'pushFigure');
  if (push) return pushWords({ kind: push.kind, hexes: push.distance }, push.figure, names);
  if (subcommand?.type === 'lootTokens') return ACT_LABELS.loots(subcommand.tokens.length);
  const figures = subcommands.flatMap((each) =>
    'figure' in each ? [names.figure(each.figure)] : [],
  );
  const targets = [...new Set(figures)];
  const text = lineWords(line, table);
  // The words of the line already name its target.
  const isSelf = 'affects' in line && line.affects === 'self';
  return isSelf || targets.length === 0 ? text : ACT_LABELS.give(text, targets);
}
