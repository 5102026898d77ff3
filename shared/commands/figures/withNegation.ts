/** Adds a card loss to a command, which negates its damage. */
import type { FigureId } from '../../ids';
import { withLoss, type LossAgainst } from '../../rules/figures/hitPoints/fatalDamage';
import type { Scenario } from '../../state';
import type { Command, CommandOf, CommandType } from '../shapes';

/** Commands that have one loss per damage. */
const WITH_SEVERAL_LOSSES: readonly CommandType[] = [
  'moveFigure',
  'pushFigure',
  'springTrap',
  'loseFlight',
  'playLines',
];

/** True if a command can have more than one loss. */
export function hasSeveralLosses({ type }: Command): boolean {
  return WITH_SEVERAL_LOSSES.includes(type);
}

/** The commands in which the figure loses something to negate damage; none if there is no way. */
export function withNegation(
  scenario: Scenario | null,
  command: Command,
  figure: FigureId,
  loss: LossAgainst,
): readonly Command[] {
  const { losing } = loss;
  switch (command.type) {
    case 'sufferDamage':
    case 'takeShortRest':
    case 'startTurn':
    case 'endTurn':
    case 'lootTokens':
    case 'useItem':
      return [{ ...command, negate: losing }];
    case 'applyAttack':
      return scenario?.attack?.attacker === figure
        ? [{ ...command, negateRetaliate: losing }]
        : [{ type: 'changeTarget', figure, negate: losing }, command];
    case 'applyRule':
      return [{ ...command, negate: [...(command.negate ?? []), { figure, losing }] }];
    case 'moveFigure':
    case 'pushFigure':
    case 'springTrap':
    case 'loseFlight':
      return [{ ...command, negate: withLoss(command.negate, loss) }];
    case 'playLines': {
      const lines = command.lines.map((line) => ({
        ...line,
        subcommands: line.subcommands.map((each) => negatedSubcommand(each, figure, loss)),
      }));
      return [{ ...command, lines }];
    }
    case 'useActiveCard': {
      const { subcommands = [] } = command;
      if (!subcommands.some(({ type }) => type === 'sufferDamage')) return [];
      const negated = subcommands.map((each) => negatedSubcommand(each, figure, loss));
      return [{ ...command, subcommands: negated }];
    }
    default:
      return [];
  }
}

type Subcommand = CommandOf<'playLines'>['lines'][number]['subcommands'][number];

function negatedSubcommand(
  subcommand: Subcommand,
  figure: FigureId,
  loss: LossAgainst,
): Subcommand {
  switch (subcommand.type) {
    case 'sufferDamage':
    case 'lootTokens':
      return subcommand.figure === figure ? { ...subcommand, negate: loss.losing } : subcommand;
    case 'moveFigure':
    case 'pushFigure':
      return subcommand.figure === figure
        ? { ...subcommand, negate: withLoss(subcommand.negate, loss) }
        : subcommand;
    default:
      return subcommand;
  }
}
