/** Words the hint below the amber button: the missing input, or something to do first. */
import { isOnlyOnCard } from '#shared/commands/monsters/lineActions';
import type { NextAct } from '#shared/commands/round/possibleActs';
import type { FigureId } from '#shared/ids';
import { findFigure, isGuided, playingCharacters } from '#shared/rules/figures/figures';
import { isMoveByPlayers, monsterLines } from '#shared/rules/monsters/turnLines';
import { nextSpawns } from '#shared/rules/book/spawns/nextSpawns';
import { dueAtTurnEnd } from '#shared/rules/cards/lines/occasionLines';
import type { Scenario } from '#shared/state';
import { comingText } from '../party/campaignBook';
import { listOf } from '../play';
import { ACT_HINTS, lineWords, cardLineWords, type ActTable, type LinesToPlay } from './acts';

/** The effects of active cards at the end of the turn; null if there are none. */
function turnEndHint(id: FigureId, { scenario, content }: ActTable): string | null {
  const figure = findFigure(scenario, id);
  const due = figure?.kind === 'character' ? dueAtTurnEnd(scenario, content, figure) : [];
  if (due.length === 0) return null;
  return ACT_HINTS.turnEnds(listOf(due.map(({ printed }) => cardLineWords(printed))));
}

/** The spawns at the end of the round; null if there are none. */
function comersHint({ scenario, content, names }: ActTable): string | null {
  const sentences = nextSpawns(scenario, content).map((each) => comingText(each, names));
  return sentences.length === 0 ? null : sentences.join(' ');
}

/**
 * The hint for an act: the missing input, or something to do first. Null if the label of the button
 * is clear enough.
 */
export function actHint(act: NextAct, table: ActTable): string | null {
  const { names, scenario } = table;
  switch (act.kind) {
    case 'enterInitiative':
      return ACT_HINTS.missing(act.missing.map(names.figure), playingCharacters(scenario).length);
    case 'enterAbilityCard':
      return ACT_HINTS.drawAbility;
    case 'enterModifierCard':
      return ACT_HINTS.tapCard;
    case 'revealInitiatives':
      return ACT_HINTS.allIn;
    case 'chooseTarget': {
      const moves = movesBefore(act.attacker, table);
      return moves.length > 0 ? ACT_HINTS.moveFirst(moves) : ACT_HINTS.tapTarget;
    }
    case 'enterAttackValue':
      return ACT_HINTS.tapValue;
    case 'chooseComing':
      return ACT_HINTS.comesAt(act.letter);
    case 'chooseLine':
      return ACT_HINTS.pressLine;
    case 'startTurn':
      return act.isDeadly ? ACT_HINTS.deadly : null;
    case 'endTurn':
      return turnEndHint(act.command.figure, table);
    case 'endRound':
      return comersHint(table);
    case 'winScenario':
      return ACT_HINTS.goalReached;
    case 'loseScenario':
      return ACT_HINTS.allExhausted;
    case 'leaveScenario':
      return act.won ? ACT_HINTS.won : ACT_HINTS.lost;
    case 'chooseWay':
    case 'chooseHex':
    case 'choosePush':
      return ACT_HINTS.equallyLegal;
    case 'lastAttack':
    case 'chooseLastTargets':
      return ACT_HINTS.lastAttack;
    case 'playLines':
      return lineHint(act, scenario);
    default:
      return null;
  }
}

/** The moves that the players must make with a monster before it attacks. */
function movesBefore(id: FigureId, table: ActTable): readonly string[] {
  const { scenario, content } = table;
  const figure = findFigure(scenario, id);
  if (!isGuided(figure) || scenario.attack) return [];
  return monsterLines(scenario, content, figure)
    .filter(({ action, state }) => state === 'open' && isMoveByPlayers(scenario, action))
    .map(({ action }) => lineWords(action, table));
}

/** A hint about effects that the players carry out themselves, and about lines without an effect. */
function lineHint({ command, lines, option }: LinesToPlay, { board }: Scenario): string | null {
  const [line] = lines;
  if (option === 'noFocus') return ACT_HINTS.noFocus;
  if (option || !line || command.lines.some(({ subcommands }) => subcommands.length > 0))
    return null;
  if (isOnlyOnCard(line)) return ACT_HINTS.seeCard;
  return board?.inUse && line.type !== 'attackBonus' ? ACT_HINTS.nobody : ACT_HINTS.atTable;
}
