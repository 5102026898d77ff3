/** Content packs of a campaign are switched on and off. */
import { requiredPacks } from '../../content/packs';
import type { Content } from '../../content/content';
import { whyNotGiveUp, whyNotPlayWith } from '../../rules/campaign/packs';
import { whyNoCampaign } from '../../rules/campaign/sheets';
import { inCampaign } from '../handler';

export const PACK_COMMANDS = inCampaign({
  /** With the pack come those it requires. */
  usePack: {
    whyNot: ({ game, content }, { pack }) =>
      whyNoCampaign(game) ?? whyNotPlayWith(game.campaign, pack, content),
    carryOut: ({ game, content }, { pack }) => {
      const { campaign } = game;
      const isUsed = (other: string) => campaign.packs.some((used) => used.id === other);
      const required = requiredPacks(content, pack).filter((each) => !isUsed(each));
      const coming = [...required, pack].map((each) => named(content, each));
      return {
        next: { ...campaign, packs: [...campaign.packs, ...coming] },
        events: coming.map(({ name }) => ({ type: 'packUsed' as const, name })),
      };
    },
  },

  leavePack: {
    whyNot: ({ game, content }, { pack }) =>
      whyNoCampaign(game) ?? whyNotGiveUp(game, pack, content),
    carryOut: ({ game }, { pack }) => {
      const { campaign } = game;
      const left = campaign.packs.filter(({ id }) => id === pack);
      return {
        next: { ...campaign, packs: campaign.packs.filter(({ id }) => id !== pack) },
        events: left.map(({ name }) => ({ type: 'packLeft' as const, name })),
      };
    },
  },
});

function named(content: Content, pack: string) {
  const found = content.pack(pack);
  if (!found) throw new Error(`There is no pack ${pack}.`);
  return { id: found.id, name: found.name };
}
