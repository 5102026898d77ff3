/** A random dungeon is drawn: rooms, monsters and how the rooms lie. */
import { withParty } from '../../rules/campaign/party/changes';
import { newDungeon, whyNotLay } from '../../rules/campaign/dungeon/drawing';
import { inCampaign } from '../handler';

export const DUNGEON_COMMANDS = inCampaign({
  /** The one that was drawn before is gone; undo brings it back. @rule DUNGEON-1 DUNGEON-2 */
  drawDungeon: {
    whyNot: ({ game, content }, { scenario, told = null }) =>
      game.scenario ? { code: 'scenarioIsRunning' } : whyNotLay(content, scenario, told),
    carryOut: ({ campaign, content, random }, { scenario, told = null }) => {
      const dungeon = newDungeon(campaign, content, scenario, { told, random });
      return {
        next: withParty(campaign, { dungeon }),
        events: [{ type: 'dungeonDrawn', scenario: dungeon.scenario, rule: 'DUNGEON-1' }],
      };
    },
  },
});
