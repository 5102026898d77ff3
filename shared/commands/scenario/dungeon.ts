/** A random dungeon is drawn: rooms, monsters and how the rooms lie. */
import { withParty } from '../../rules/campaign/party/changes';
import { newDungeon, whyNotLay } from '../../rules/campaign/dungeon/drawing';
import { inCampaign, type Kit } from '../row';

export const DUNGEON_COMMANDS = {
  /**
   * A random dungeon; `told`: the cards the table drew, first room first.
   * The one that was drawn before is gone; undo brings it back. @rule DUNGEON-1 DUNGEON-2
   */
  drawDungeon: inCampaign(
    (f: Kit) => ({
      /** Of a scenario that names its cards; null = one of all cards. */
      scenario: f.scenario.nullable(),
      told: f.z
        .array(f.z.strictObject({ room: f.number, monsters: f.number }))
        .max(9)
        .optional(),
    }),
    { whose: 'table', readBy: 'table' },
    {
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
  ),
};
