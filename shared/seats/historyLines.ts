/** Which lines of the history a seat may read. */
import type { Command, CommandOf, CommandType } from '../commands/shapes';
import type { GameEvent } from '../events';
import type { FigureId } from '../ids';
import { playsHere, type Seat } from './seat';
import type { LogEntry } from '../commands/logEntry';

/** Everybody reads what these did; the lines of a command that is new are kept from guests. */
const OPEN = new Set<CommandType>([
  ...(['equipItem', 'useItem', 'refreshItem'] as const),
  ...(['startScenario', 'revealRoom', 'finishScenario', 'abandonScenario', 'placeSpawn'] as const),
  ...(['revealInitiatives', 'orderTied', 'correctInitiative', 'correctRound'] as const),
  ...(['startTurn', 'endTurn', 'endBlock', 'endRound', 'playLines', 'markLines'] as const),
  ...(['tellCard'] as const),
  ...(['actAgain', 'leaveLastAttack'] as const),
  ...(['useActiveCard', 'letActiveCardGo'] as const),
  ...(['takeLongRest', 'takeShortRest', 'exhaust', 'countCards'] as const),
  ...(['drawAbilityCard', 'enterAbilityCard', 'shuffleAbilityDeck'] as const),
  ...(['drawModifier', 'enterModifier', 'shuffleModifierDeck'] as const),
  ...(['addModifierCards', 'removeModifierCards'] as const),
  ...(['beginAttack', 'changeAttack', 'addTarget', 'removeTarget', 'changeTarget'] as const),
  ...(['addAttackModifier', 'removeAttackModifier', 'orderAttackModifiers'] as const),
  ...(['orderAttackCards', 'drawForAttack', 'enterForAttack', 'chooseAttackCard'] as const),
  ...(['applyAttack', 'cancelAttack'] as const),
  ...(['sufferDamage', 'negateDamage', 'healFigure', 'correctHitPoints'] as const),
  ...(['correctMaxHitPoints', 'addCondition', 'removeCondition', 'addBonus'] as const),
  ...(['removeBonus', 'removeFigure', 'gainExperience', 'correctExperience'] as const),
  ...(['lootTokens', 'correctMoney', 'addMoneyToken', 'removeToken'] as const),
  ...(['infuse', 'consume', 'correctElement', 'addMonster', 'correctMonster'] as const),
  ...(['addSummon', 'removeSleeve', 'correctSleeveLevel', 'correctScenarioLevel'] as const),
  ...(['useBoard', 'placeFigure', 'placeCharacters'] as const),
  ...(['moveFigure', 'pushFigure', 'loseFlight'] as const),
  ...(['openDoor', 'setDoor', 'springTrap', 'layOverlay', 'removeOverlay'] as const),
  ...(['placeToken', 'allowSight', 'forbidSight'] as const),
]);

/** Whose player reads them: they tell what a character keeps to itself. */
const OWN = new Set<CommandType>([
  ...(['setInitiative', 'declareLongRest', 'clearInitiative', 'playCards'] as const),
  ...(['chooseHand', 'keepCards', 'moveCard', 'loseCards'] as const),
  ...([
    'chooseBattleGoal',
    'dealBattleGoal',
    'offerBattleGoals',
    'judgeBattleGoal',
    'chooseQuest',
    'drawQuests',
    'countQuest',
  ] as const),
]);

/** What is chosen for a round, which the table is not told either. */
const CHOICES = new Set<CommandType>(['setInitiative', 'declareLongRest', 'playCards']);

export const isChoice = (type: CommandType): boolean => CHOICES.has(type);

/**
 * The line as the seat may read it; null = it is kept from it. The table reads every line, but not
 * what those chose who have a device of their own.
 *
 * @rule SEAT-2 SEAT-7
 */
export function lineFor(entry: LogEntry, seat: Seat): LogEntry | null {
  const { type } = entry.command;
  const who = whoOf(entry.command);
  const isOwn = who !== null && playsHere(seat, who);
  if (seat.kind !== 'table') {
    if (OPEN.has(type)) return withoutCards(entry, seat);
    return OWN.has(type) && isOwn ? entry : null;
  }
  if (!isChoice(type) || isOwn || who === null) return entry;
  const command = { type: 'setInitiative', character: who, leading: 0, second: null } as const;
  return { ...entry, command, events: [] };
}

/** Without the names of cards that others hold. */
function withoutCards(entry: LogEntry, seat: Seat): LogEntry {
  const isOpen = (one: Naming): boolean =>
    (one.type !== 'cardMoved' && one.type !== 'moveCard') || playsHere(seat, one.figure);
  const { command } = entry;
  const events = entry.events.filter(isOpen);
  if (command.type === 'playLines') {
    const lines = command.lines.map((line) => ({ ...line, deeds: line.deeds.filter(isOpen) }));
    return { ...entry, command: { ...command, lines }, events };
  }
  if (command.type === 'useActiveCard' && command.deeds) {
    return { ...entry, command: { ...command, deeds: command.deeds.filter(isOpen) }, events };
  }
  return { ...entry, events };
}

type Naming = GameEvent | CommandOf<'playLines'>['lines'][number]['deeds'][number];

/** Whom the command names; characters have one name at the table and between scenarios. */
function whoOf(command: Command): FigureId | null {
  if ('character' in command) return command.character as string as FigureId;
  return 'figure' in command ? command.figure : null;
}
