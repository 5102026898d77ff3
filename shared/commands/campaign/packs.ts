/** Commands that switch content packs of a campaign on and off. */
import { requiredPacks } from '../../content/packs/packs';
import type { Content } from '../../content/content';
import { forEach, type Outcome } from '../../result';
import {
  whyNotGiveUp,
  whyNotPlayWith,
  withEventsOf,
  withoutEventsOf,
} from '../../rules/campaign/packs';
import type { Campaign } from '../../state';
import { inCampaign, type FieldSchemas } from '../commandRow';
import type * as ids from '../../ids';

export const PACK_COMMANDS = {
  /** Switches on a pack and all packs that it requires. */
  usePack: inCampaign(
    (f: FieldSchemas) => ({ pack: f.idOf<ids.PackId>() }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ campaign, content }, { pack }) => whyNotPlayWith(campaign, pack, content),
      carryOut: ({ campaign, content, random }, { pack }) => {
        const isUsed = (other: string) => campaign.packs.some((used) => used.id === other);
        const required = requiredPacks(content, pack).filter((each) => !isUsed(each));
        const coming = [...required, pack].map((each) => theirs(content, each));
        const used: Outcome<Campaign> = {
          next: {
            ...campaign,
            packs: [...campaign.packs, ...coming.map(({ id, name }) => ({ id, name }))],
          },
          events: coming.map(({ name }) => ({ type: 'packUsed' as const, name })),
        };
        return forEach(used, coming, (next, each) => withEventsOf(next, each, { content, random }));
      },
    },
  ),

  leavePack: inCampaign(
    (f: FieldSchemas) => ({ pack: f.idOf<ids.PackId>() }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ game, content }, { pack }) => whyNotGiveUp(game, pack, content),
      carryOut: ({ campaign, content }, { pack }) => {
        const left = campaign.packs.filter(({ id }) => id === pack);
        const known = content.pack(pack);
        const next = known ? withoutEventsOf(campaign, known) : campaign;
        return {
          next: { ...next, packs: campaign.packs.filter(({ id }) => id !== pack) },
          events: left.map(({ name }) => ({ type: 'packLeft' as const, name })),
        };
      },
    },
  ),
};

function theirs(content: Content, pack: string) {
  const found = content.pack(pack);
  if (!found) throw new Error(`There is no pack ${pack}.`);
  return found;
}
