/** A random dungeon is drawn: rooms, monsters and how the rooms lie. */
import { withParty } from '../../rules/campaign/changes';
import { newDungeon, whyNotLay } from '../../rules/campaign/dungeon/drawing';
import { whyNoCampaign } from '../../rules/campaign/sheets';
import { inCampaign } from '../handler';

export const DUNGEON_COMMANDS = inCampaign({
  /** The one that was drawn before is gone; undo brings it back. @rule DUNGEON-1 DUNGEON-2 */
  drawDungeon: {
    whyNot: ({ game, content }, { scenario, told = null }) =>
      whyNoCampaign(game) ??
      (game.scenario ? { code: 'scenarioIsRunning' } : whyNotLay(content, scenario, told)),
    carryOut: ({ game, content, random }, { scenario, told = null }) => {
      const dungeon = newDungeon(game.campaign, content, scenario, { told, random });
      return {
        next: withParty(game.campaign, { dungeon }),
        events: [{ type: 'dungeonDrawn', scenario: dungeon.scenario, rule: 'DUNGEON-1' }],
      };
    },
  },
});
