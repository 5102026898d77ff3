/** One line per command between scenarios; `apply` hands them over. */
import type { Game } from '../../state';
import * as cards from '../decks/cards';
import * as deeds from '../deeds';
import * as items from './items';
import { moveIn } from './moveIn';
import * as packs from './packs';
import * as party from './party';
import type { Answer, Context } from '../findings';
import { evenWhenOver, inScenario } from '../unconverted';
import * as sheets from './sheets';
import type { CampaignCommand } from '../shapes';
import * as world from './world';

export function applyToCampaign(
  game: Game,
  command: CampaignCommand,
  context: Context,
): Answer<Game> {
  const { content } = context;
  switch (command.type) {
    case 'createCharacter':
      return sheets.createCharacter(game, command, context);
    case 'levelUp':
      return sheets.levelUp(game, command, context);
    case 'checkPerk':
      return sheets.checkPerk(game, command, context);
    case 'uncheckPerk':
      return sheets.uncheckPerk(game, command);
    case 'changeSheet':
      return sheets.changeSheet(game, command);
    case 'chooseQuest':
      return sheets.chooseQuest(game, command, context);
    case 'countQuest':
      return sheets.countQuest(game, command, context);
    case 'retire':
      return party.retire(game, command, context);
    case 'donate':
      return party.donate(game, command, context);
    case 'buyItem':
      return items.buyItem(game, command, context);
    case 'sellItem':
      return items.sellItem(game, command, context);
    case 'gainItem':
      return items.gainItem(game, command, context);
    case 'loseItem':
      return items.loseItem(game, command, context);
    case 'equipItem':
      return items.equipItem(game, command, context);
    case 'useItem':
      return items.useItem(game, command, context);
    case 'refreshItem':
      return items.refreshItem(game, command, context);
    case 'correctItem':
      return items.correctItem(game, command, context);
    case 'changeReputation':
      return party.changeReputation(game, command, context);
    case 'changeProsperity':
      return party.changeProsperity(game, command, context);
    case 'correctParty':
      return party.correctParty(game, command);
    case 'gainAchievement':
      return party.gainAchievement(game, command, context);
    case 'loseAchievement':
      return party.loseAchievement(game, command, context);
    case 'unlockClass':
      return world.unlockClass(game, command, context);
    case 'lockClass':
      return world.lockClass(game, command);
    case 'unlockDesign':
      return party.unlockDesign(game, command, context);
    case 'correctCopies':
      return world.correctCopies(game, command, context);
    case 'noteTreasure':
      return world.noteTreasure(game, command, context);
    case 'openEnvelope':
      return party.openEnvelope(game, command, context);
    case 'markScenario':
      return world.markScenario(game, command, context);
    case 'drawEvent':
      return world.drawEvent(game, command);
    case 'putEventAway':
      return world.putEventAway(game, command);
    case 'addEvent':
      return world.addEvent(game, command, context);
    case 'removeEvent':
      return world.removeEvent(game, command);
    case 'shuffleEvents':
      return world.shuffleEvents(game, command, context);
    case 'showHidden':
      return world.showHidden(game, command, context);
    case 'moveIn':
      return moveIn(game, command, context);
    case 'usePack':
      return packs.usePack(game, command, context);
    case 'leavePack':
      return packs.leavePack(game, command, context);
    case 'chooseHand':
      return cards.chooseHand(game, command, context);
    case 'keepCards':
      return inScenario(game, content, (now) => cards.keepCards(game, now, command, context));
    case 'playCards':
      return inScenario(game, content, (now) => cards.playCards(now, command, context));
    case 'moveCard':
      return inScenario(game, content, (now) => cards.moveCard(now, command, context));
    case 'loseCards':
      return inScenario(game, content, (now) => cards.loseCards(now, command));
    case 'placeSpawn':
      return inScenario(game, content, (now) => deeds.placeSpawn(now, command, context));
    case 'chooseBattleGoal':
      return evenWhenOver(game, content, (now) => deeds.chooseBattleGoal(now, command, context));
    case 'judgeBattleGoal':
      return evenWhenOver(game, content, (now) => deeds.judgeBattleGoal(now, command));
  }
}
