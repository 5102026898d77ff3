/** Commands for enhancement stickers on class cards: buy and correct. */
import { assumePresent } from '../assertions';
import {
  isSamePlace,
  priceOf,
  stickersOf,
  totalOf,
  whyNotEnhance,
  whyNotStick,
  type Placing,
} from '../../rules/campaign/enhancements/enhancements';
import { withParty } from '../../rules/campaign/party/changes';
import { withQuestsCounting } from '../../rules/campaign/characters/questSteps';
import { withSheet } from '../../rules/campaign/characters/sheets';
import type { Campaign } from '../../state';
import { inTown, inCampaign, type CheckArgs, type FieldSchemas } from '../commandRow';

export const ENHANCEMENT_COMMANDS = {
  /**
   * Buys a sticker for a card of the character's pool.
   *
   * @rule ENHANCE-1 ENHANCE-2 ENHANCE-3 ENHANCE-4 ENHANCE-5 ENHANCE-6 ENHANCE-7 QUEST-1
   */
  enhance: inTown(
    (f: FieldSchemas) => ({ character: f.character, ...f.dotOfCard, sticker: f.stickerName }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ campaign, sheet, content }, placing) =>
        whyNotEnhance(campaign, sheet, placing, content),
      carryOut: ({ campaign, sheet, content }, { character, card, half, dot, sticker }) => {
        const placing = { card, half, dot, sticker };
        const gold = totalOf(assumePresent(priceOf(campaign, sheet, placing, content)));
        const paid = withSheet(campaign, { ...sheet, gold: sheet.gold - gold });
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
  ),

  /** Corrects a sticker; null = none. @rule OWN-5 */
  correctEnhancement: inCampaign(
    (f: FieldSchemas) => ({ class: f.classId, ...f.dotOfCard, sticker: f.stickerName.nullable() }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ campaign, content }, { class: id, sticker, ...place }) => {
        if (!content.class(id)) return { code: 'noSuchClass', class: id };
        if (sticker !== null)
          return whyNotStick(campaign, { class: id }, { ...place, sticker }, content);
        const isThere = stickersOf(campaign, { class: id }).some((each) =>
          isSamePlace(each, place),
        );
        return isThere ? null : { code: 'dotHasNoSticker' };
      },
      carryOut: ({ campaign, content }, { class: id, card, half, dot, sticker }) => {
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
  ),
};

function withSticker(
  campaign: Campaign,
  id: Campaign['characters'][number]['class'],
  placing: Placing,
): Campaign {
  const { enhancements } = campaign.party;
  return withParty(campaign, { enhancements: [...enhancements, { class: id, ...placing }] });
}

function cardName(content: CheckArgs['content'], id: string, card: number): string {
  return content.classCards(id).find((each) => each.id === card)?.name ?? String(card);
}
