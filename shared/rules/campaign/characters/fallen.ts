/** Characters that died with permanent death. */
import type { Outcome } from '../../../result';
import type { Campaign, FallenCharacter, Scenario } from '../../../state';
import { charactersOf } from '../../figures/figures';
import { withoutItsStickers } from './guests';

/**
 * Removes the sheets of dead characters from the campaign, together with their items, gold and
 * quests.
 *
 * @rule VARIANT-2
 */
export function buryDead(campaign: Campaign, scenario: Scenario): Outcome<Campaign> {
  const dead = new Set(
    charactersOf(scenario).flatMap(({ isDead, sheet }) => (isDead ? sheet : [])),
  );
  const sheets = campaign.characters.filter(({ id }) => dead.has(id));
  if (sheets.length === 0) return { next: campaign, events: [] };
  const fallen = sheets.map(({ name, class: of, level, player }): FallenCharacter => {
    return { name, class: of, level, player, replaced: false };
  });
  return {
    next: {
      ...sheets.reduce(withoutItsStickers, campaign),
      characters: campaign.characters.filter(({ id }) => !dead.has(id)),
      fallen: [...(campaign.fallen ?? []), ...fallen],
    },
    events: sheets.map(({ name }) => ({ type: 'characterDied', name, rule: 'VARIANT-2' })),
  };
}

/** Dead characters whose players have no new character yet. @rule VARIANT-2 */
export function unreplaced({ fallen = [] }: Campaign): readonly FallenCharacter[] {
  return fallen.filter(({ replaced }) => !replaced);
}

/**
 * Marks the dead character that a new one replaces: its player's, or the first one if the player is
 * unknown.
 */
export function withReplaced(campaign: Campaign, player: string): Campaign {
  const waiting = unreplaced(campaign);
  const replaced = waiting.find((each) => each.player === player) ?? waiting[0];
  if (!replaced || !campaign.fallen) return campaign;
  const fallen = campaign.fallen.map((each) =>
    each === replaced ? { ...each, replaced: true } : each,
  );
  return { ...campaign, fallen };
}
