/** All commands between scenarios. */
import { CAMPAIGN_START_COMMANDS } from './campaign';
import { CHARACTER_COMMANDS } from './characters';
import { ENHANCEMENT_COMMANDS } from './enhancements';
import { EVENT_COMMANDS } from './events';
import { ITEM_COMMANDS } from './items';
import { PACK_COMMANDS } from './packs';
import { PAPER_COMMANDS } from './paper';
import { PARTY_COMMANDS } from './party';
import { SHEET_COMMANDS } from './sheets';
import { WORLD_COMMANDS } from './world';

export const CAMPAIGN_COMMANDS = {
  ...CAMPAIGN_START_COMMANDS,
  ...PAPER_COMMANDS,
  ...CHARACTER_COMMANDS,
  ...SHEET_COMMANDS,
  ...ITEM_COMMANDS,
  ...PARTY_COMMANDS,
  ...WORLD_COMMANDS,
  ...EVENT_COMMANDS,
  ...ENHANCEMENT_COMMANDS,
  ...PACK_COMMANDS,
};
