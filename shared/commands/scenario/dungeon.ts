/** Draws a random dungeon. */
import { withParty } from '../../rules/campaign/party/changes';
import { newDungeon, whyNotLay } from '../../rules/campaign/dungeon/drawDungeon';
import { inCampaign, type FieldSchemas } from '../commandRow';

export const DUNGEON_COMMANDS = {
  /**
   * Draws a random dungeon; `entered` = the cards that players drew, first room first. Replaces the
   * previous one.
   *
   * @rule DUNGEON-1 DUNGEON-2
   */
  drawDungeon: inCampaign(
    (f: FieldSchemas) => ({
      /** A scenario that names the cards of its dungeon; null = all cards. */
      scenario: f.scenario.nullable(),
      entered: f.z
        .array(f.z.strictObject({ room: f.number, monsters: f.number }))
        .max(9)
        .optional(),
    }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ game, content }, { scenario, entered = null }) =>
        game.scenario ? { code: 'scenarioIsRunning' } : whyNotLay(content, scenario, entered),
      carryOut: ({ campaign, content, random }, { scenario, entered = null }) => {
        const dungeon = newDungeon(campaign, content, scenario, { entered, random });
        return {
          next: withParty(campaign, { dungeon }),
          events: [{ type: 'dungeonDrawn', scenario: dungeon.scenario, rule: 'DUNGEON-1' }],
        };
      },
    },
  ),
};
