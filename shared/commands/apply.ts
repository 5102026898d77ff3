/** The only door: everything that changes a game goes through `apply`. */
import type { Content } from '../content/content';
import type { Random } from '../random';
import type { Refusal } from '../refusals';
import { ok, refuse, type Outcome, type Result } from '../result';
import type { Game } from '../state';
import { afterEveryStep } from './afterEveryStep';
import * as attack from './attack/attack';
import * as attackApplied from './attack/apply';
import * as attackCards from './attack/cards';
import * as attackTargets from './attack/targets';
import * as board from './board/board';
import * as boardMoves from './board/moves';
import { hasDrawnLoss, withRandomCardLost } from './decks/cards';
import * as characters from './table/characters';
import { COMMANDS } from './commands';
import type { Handler } from './handler';
import * as decks from './decks/decks';
import * as figures from './table/figures';
import { oddHex } from './hexes';
import { withRestedItems } from './campaign/items';
import * as monsters from './rooms/monsters';
import * as rounds from './round/rounds';
import * as scenario from './scenario/scenario';
import * as scenarioEnd from './scenario/end';
import { explained } from './campaign/explained';
import type { Context } from './findings';
import { andThenResult, evenWhenOver, inScenario } from './unconverted';
import type { Command, CommandType } from './shapes';

export { EMPTY_GAME } from './campaign/campaign';

/**
 * The next game and what happened, or why a player cannot do that; then the game is unchanged.
 * Pure: chance comes through `random` only, printed numbers from `content`. What did not change is
 * shared with the game before. Commands have to be of their shape; beyond that nothing throws.
 */
export function apply(
  game: Game,
  command: Command,
  random: Random,
  content: Content,
): Result<Outcome<Game>> {
  const handler = handlerOf(command);
  if (!handler) {
    const answer = answerTo(game, command, random, content);
    return answer.ok ? answer : refuse(explained(answer.refusal, game, content));
  }
  const refusal = whyNot(game, command, content);
  if (refusal) return refuse(refusal);
  if (handler.in === 'campaign') return ok(handler.carryOut({ game, content, random }, command));
  const { scenario } = game;
  if (!scenario) throw new Error('Nobody asked whether there is a scenario.');
  const done = handler.carryOut({ game, content, random, scenario }, command);
  const { next, events } = afterEveryStep(scenario, done, content);
  return ok({ next: next === scenario ? game : { ...game, scenario: next }, events });
}

/** Why the command would be refused now; null = it can be carried out. Changes nothing. */
export function whyNot(game: Game, command: Command, content: Content): Refusal | null {
  const refusal = whyNotPlainly(game, command, content);
  return refusal && explained(refusal, game, content);
}

function whyNotPlainly(game: Game, command: Command, content: Content): Refusal | null {
  const odd = oddHex(command);
  if (odd) return odd;
  const handler = handlerOf(command);
  if (!handler) throw new Error(`${command.type} is not in the registry.`);
  if (handler.in === 'campaign') return handler.whyNot({ game, content }, command);
  const { scenario } = game;
  if (!scenario) return { code: 'noScenario' };
  if (handler.in === 'scenario' && scenario.phase.name === 'over')
    return { code: 'scenarioIsOver' };
  return handler.whyNot({ game, content, scenario }, command);
}

/** The compiler does not see that the handler found by a command's type is the command's own. */
function handlerOf({ type }: Command): Handler<CommandType> | undefined {
  return COMMANDS[type] as Handler<CommandType> | undefined;
}

function answerTo(
  game: Game,
  command: Command,
  random: Random,
  content: Content,
): Result<Outcome<Game>> {
  const context: Context = { random, content };
  const odd = oddHex(command);
  if (odd) return refuse(odd);
  switch (command.type) {
    case 'startScenario':
      return scenario.startScenario(game, command, context);
    case 'revealRoom':
      return inScenario(game, content, (now) => scenario.revealRoom(now, command, context));
    case 'finishScenario':
      return evenWhenOver(game, content, (now) => scenario.finishScenario(now, command));
    case 'leaveScenario':
      return scenarioEnd.leaveScenario(game, command, context);
    case 'abandonScenario':
      return scenario.abandonScenario(game);
    case 'correctScenarioLevel':
      return inScenario(game, content, (now) =>
        scenario.correctScenarioLevel(now, command, context),
      );
    case 'correctRound':
      return inScenario(game, content, (now) => scenario.correctRound(now, command));
    case 'correctSleeveLevel':
      return inScenario(game, content, (now) => scenario.correctSleeveLevel(now, command, context));
    case 'setInitiative':
      return inScenario(game, content, (now) => rounds.setInitiative(now, command, context));
    case 'declareLongRest':
      return inScenario(game, content, (now) => rounds.declareLongRest(now, command));
    case 'clearInitiative':
      return inScenario(game, content, (now) => rounds.clearInitiative(now, command));
    case 'revealInitiatives':
      return inScenario(game, content, (now) => rounds.revealInitiatives(now, context));
    case 'orderTied':
      return inScenario(game, content, (now) => rounds.orderTied(now, command));
    case 'correctInitiative':
      return inScenario(game, content, (now) => rounds.correctInitiative(now, command));
    case 'startTurn':
      return inScenario(game, content, (now) => rounds.startTurn(now, command, context));
    case 'endTurn':
      return inScenario(game, content, (now) => rounds.endTurn(now, command, context));
    case 'endBlock':
      return inScenario(game, content, (now) => rounds.endBlock(now, command, context));
    case 'endRound':
      return inScenario(game, content, (now) => rounds.endRound(now, context));
    case 'drawAbilityCard':
      return inScenario(game, content, (now) => decks.drawAbilityCard(now, command, context));
    case 'enterAbilityCard':
      return inScenario(game, content, (now) => decks.enterAbilityCard(now, command, context));
    case 'shuffleAbilityDeck':
      return inScenario(game, content, (now) => decks.shuffleAbilityDeck(now, command, context));
    case 'peekAbilityCards':
      return inScenario(game, content, (now) => decks.peekAbilityCards(now, command, context));
    case 'orderAbilityCards':
      return inScenario(game, content, (now) => decks.orderAbilityCards(now, command, context));
    case 'drawModifier':
      return inScenario(game, content, (now) => decks.drawModifier(now, command, context));
    case 'enterModifier':
      return inScenario(game, content, (now) => decks.enterModifier(now, command, context));
    case 'shuffleModifierDeck':
      return inScenario(game, content, (now) => decks.shuffleModifierDeck(now, command, context));
    case 'addModifierCards':
      return inScenario(game, content, (now) => decks.addModifierCards(now, command, context));
    case 'removeModifierCards':
      return inScenario(game, content, (now) => decks.removeModifierCards(now, command));
    case 'beginAttack':
      return inScenario(game, content, (now) => attack.beginAttack(now, command, context));
    case 'changeAttack':
      return inScenario(game, content, (now) => attack.changeAttack(now, command));
    case 'addTarget':
      return inScenario(game, content, (now) => attackTargets.addTarget(now, command, context));
    case 'removeTarget':
      return inScenario(game, content, (now) => attackTargets.removeTarget(now, command));
    case 'changeTarget':
      return inScenario(game, content, (now) => attackTargets.changeTarget(now, command));
    case 'addAttackModifier':
      return inScenario(game, content, (now) => attackTargets.addAttackModifier(now, command));
    case 'removeAttackModifier':
      return inScenario(game, content, (now) => attackTargets.removeAttackModifier(now, command));
    case 'orderAttackModifiers':
      return inScenario(game, content, (now) =>
        attackTargets.orderAttackModifiers(now, command, context),
      );
    case 'orderAttackCards':
      return inScenario(game, content, (now) => attackTargets.orderAttackCards(now, command));
    case 'drawForAttack':
      return inScenario(game, content, (now) => attackCards.drawForAttack(now, command, context));
    case 'enterForAttack':
      return inScenario(game, content, (now) => attackCards.enterForAttack(now, command, context));
    case 'chooseAttackCard':
      return inScenario(game, content, (now) =>
        attackCards.chooseAttackCard(now, command, context),
      );
    case 'applyAttack':
      return inScenario(game, content, (now) => attackApplied.applyAttack(now, command, context));
    case 'cancelAttack':
      return inScenario(game, content, (now) => attack.cancelAttack(now));
    case 'sufferDamage':
      return inScenario(game, content, (now) => figures.sufferDamage(now, command));
    case 'negateDamage':
      return inScenario(game, content, (now) => figures.negateDamage(now, command));
    case 'healFigure':
      return inScenario(game, content, (now) => figures.healFigure(now, command));
    case 'correctHitPoints':
      return inScenario(game, content, (now) => figures.correctHitPoints(now, command));
    case 'correctMaxHitPoints':
      return inScenario(game, content, (now) => figures.correctMaxHitPoints(now, command));
    case 'addCondition':
      return inScenario(game, content, (now) => figures.addCondition(now, command, context));
    case 'removeCondition':
      return inScenario(game, content, (now) => figures.removeCondition(now, command));
    case 'addBonus':
      return inScenario(game, content, (now) => figures.addBonus(now, command));
    case 'removeBonus':
      return inScenario(game, content, (now) => figures.removeBonus(now, command));
    case 'addMonster':
      return inScenario(game, content, (now) => monsters.addMonster(now, command, context));
    case 'correctMonster':
      return inScenario(game, content, (now) => monsters.correctMonster(now, command, context));
    case 'addSummon':
      return inScenario(game, content, (now) => monsters.addSummon(now, command, context));
    case 'removeFigure':
      return inScenario(game, content, (now) => figures.removeFigure(now, command));
    case 'removeSleeve':
      return inScenario(game, content, (now) => monsters.removeSleeve(now, command));
    case 'gainExperience':
      return evenWhenOver(game, content, (now) => characters.gainExperience(now, command));
    case 'correctExperience':
      return evenWhenOver(game, content, (now) => characters.correctExperience(now, command));
    case 'lootTokens':
      return evenWhenOver(game, content, (now) => characters.lootTokens(now, command));
    case 'correctMoney':
      return evenWhenOver(game, content, (now) => characters.correctMoney(now, command));
    case 'addMoneyToken':
      return inScenario(game, content, (now) => characters.addMoneyToken(now, command, context));
    case 'removeToken':
      return inScenario(game, content, (now) => characters.removeToken(now, command));
    case 'countCards':
      return evenWhenOver(game, content, (now) => characters.countCards(now, command));
    case 'takeLongRest':
      return andThenResult(
        inScenario(game, content, (now) => characters.takeLongRest(now, command)),
        (rested) => ok(withRestedItems(rested, command.figure, content)),
      );
    case 'takeShortRest':
      return andThenResult(
        inScenario(game, content, (now) => characters.takeShortRest(now, command)),
        (rested) =>
          ok(
            withRandomCardLost(rested, command.figure, hasDrawnLoss(game, command.figure), context),
          ),
      );
    case 'exhaust':
      return inScenario(game, content, (now) => characters.exhaust(now, command));
    case 'useBoard':
      return inScenario(game, content, (now) => board.useBoard(now, command, context));
    case 'placeFigure':
      return inScenario(game, content, (now) => board.placeFigure(now, command, context));
    case 'moveFigure':
      return inScenario(game, content, (now) => boardMoves.moveFigure(now, command, context));
    case 'pushFigure':
      return inScenario(game, content, (now) => boardMoves.pushFigure(now, command, context));
    case 'loseFlight':
      return inScenario(game, content, (now) => boardMoves.loseFlight(now, command, context));
    case 'springTrap':
      return inScenario(game, content, (now) => boardMoves.springTrap(now, command, context));
    case 'openDoor':
      return inScenario(game, content, (now) => board.openDoor(now, command, context));
    case 'setDoor':
      return inScenario(game, content, (now) => board.setDoor(now, command, context));
    case 'layOverlay':
      return inScenario(game, content, (now) => board.layOverlay(now, command, context));
    case 'removeOverlay':
      return inScenario(game, content, (now) => board.removeOverlay(now, command, context));
    case 'placeToken':
      return inScenario(game, content, (now) => board.placeToken(now, command, context));
    case 'allowSight':
      return inScenario(game, content, (now) => board.allowSight(now, command, context));
    case 'forbidSight':
      return inScenario(game, content, (now) => board.forbidSight(now, command));
    default:
      throw new Error(`${command.type} is in the registry.`);
  }
}
