/** Stickers on the cards of a class: bought in the city, or put right by hand. */
import { present } from '../findings';
import {
  isSamePlace,
  priceOf,
  stickersOf,
  totalOf,
  whyNotEnhance,
  whyNotStick,
  type Placing,
} from '../../rules/campaign/enhancements';
import { withParty } from '../../rules/campaign/changes';
import { withQuestsCounting } from '../../rules/campaign/quests';
import { theSheet, whyNoCampaign, whyNotInTown, withSheet } from '../../rules/campaign/sheets';
import type { Campaign } from '../../state';
import { inCampaign, type Asked } from '../handler';

export const ENHANCEMENT_COMMANDS = inCampaign({
  /** @rule ENHANCE-1 ENHANCE-2 ENHANCE-3 ENHANCE-4 ENHANCE-5 ENHANCE-6 QUEST-1 */
  enhance: {
    whyNot: ({ game, content }, { character, ...placing }) =>
      whyNotInTown(game, character) ??
      whyNotEnhance(game.campaign, theSheet(game, character), placing, content),
    carryOut: ({ game, content }, { character, card, half, dot, sticker }) => {
      const sheet = theSheet(game, character);
      const placing = { card, half, dot, sticker };
      const gold = totalOf(present(priceOf(game.campaign, sheet, placing, content)));
      const paid = withSheet(game.campaign, { ...sheet, gold: sheet.gold - gold });
      const isBuyer = ({ id }: Campaign['characters'][number]) => id === character;
      const characters = withQuestsCounting(
        paid.characters,
        'buyEnhancements',
        1,
        isBuyer,
        content,
      );
      const stuck = withSticker({ ...paid, characters }, sheet.class, placing);
      const name = cardName(content, sheet.class, card);
      return {
        next: stuck,
        events: [{ type: 'cardEnhanced', character, name, sticker, gold, rule: 'ENHANCE-2' }],
      };
    },
  },

  /** @rule OWN-5 */
  correctEnhancement: {
    whyNot: ({ game, content }, { class: id, sticker, ...place }) => {
      const none = whyNoCampaign(game);
      if (none) return none;
      if (!content.class(id)) return { code: 'noSuchClass', class: id };
      const { campaign } = game;
      if (sticker !== null)
        return whyNotStick(campaign, { class: id }, { ...place, sticker }, content);
      const isThere = stickersOf(campaign, { class: id }).some((each) => isSamePlace(each, place));
      return isThere ? null : { code: 'dotHasNoSticker' };
    },
    carryOut: ({ game, content }, { class: id, card, half, dot, sticker }) => {
      const { campaign } = game;
      const place = { card, half, dot };
      const next =
        sticker === null
          ? withParty(campaign, {
              enhancements: campaign.party.enhancements.filter(
                (each) => each.class !== id || !isSamePlace(each, place),
              ),
            })
          : withSticker(campaign, id, { ...place, sticker });
      const name = cardName(content, id, card);
      return { next, events: [{ type: 'stickerCorrected', name, sticker }] };
    },
  },
});

function withSticker(
  campaign: Campaign,
  id: Campaign['characters'][number]['class'],
  placing: Placing,
): Campaign {
  const { enhancements } = campaign.party;
  return withParty(campaign, { enhancements: [...enhancements, { class: id, ...placing }] });
}

function cardName(content: Asked['content'], id: string, card: number): string {
  return content.classCards(id).find((each) => each.id === card)?.name ?? String(card);
}
