/** Sheets between scenarios: levels, perks, numbers and quests. */
import { classHitPoints } from '../../content/stats';
import type { GameEvent } from '../../events';
import {
  levelUp,
  mayLevelUp,
  prosperityLevel,
  whyNotCheckPerk,
  whyNotLevelUp,
  whyNotUncheckPerk,
} from '../../rules/campaign/levelUp';
import {
  newQuest,
  questContent,
  questsLeft,
  whyNotCount,
  whyNotDrawQuests,
  whyNotTakeQuest,
  withQuestStep,
} from '../../rules/campaign/quests';
import { gain } from '../../rules/campaign/sheetNumbers';
import { putSheet, theSheet, whyNoSheet, whyNotInTown } from '../../rules/campaign/sheets';
import { shuffled } from '../../random';
import { unchanged, type Outcome } from '../../result';
import type { CharacterSheet } from '../../state';
import { inCampaign, type Asked } from '../handler';

export const SHEET_COMMANDS = inCampaign({
  /**
   * One level more, in town: hit points of the level, a card, and a perk to check.
   *
   * @rule EXPERIENCE-5 PROSPERITY-2
   */
  levelUp: {
    whyNot: (asked, { character, card, perk = null }) => {
      const { game, content } = asked;
      const away = whyNotInTown(game, character);
      if (away) return away;
      const sheet = theSheet(game, character);
      return (
        whyNotLevelUp(sheet, cityLevel(asked), card, content.classCards(sheet.class)) ??
        (perk === null ? null : whyNotCheckPerk(levelUp(sheet, card), perk, perksOf(sheet, asked)))
      );
    },
    carryOut: (at, { character, card, perk = null }) => {
      const sheet = theSheet(at.game, character);
      const next = levelUp(sheet, card);
      const events = [levelledUpEvent(at, sheet, next, card)];
      if (perk === null) return putSheet(at.game.campaign, { next, events });
      const checked = perkChecked(next, perk, at);
      return putSheet(at.game.campaign, {
        next: checked.next,
        events: [...events, ...checked.events],
      });
    },
  },

  /** @rule PERK-1 PERK-3 */
  checkPerk: {
    whyNot: (asked, { character, perk }) => {
      const away = whyNotInTown(asked.game, character);
      if (away) return away;
      const sheet = theSheet(asked.game, character);
      return whyNotCheckPerk(sheet, perk, perksOf(sheet, asked));
    },
    carryOut: (at, { character, perk }) =>
      putSheet(at.game.campaign, perkChecked(theSheet(at.game, character), perk, at)),
  },

  uncheckPerk: {
    whyNot: ({ game }, { character, perk }) =>
      whyNotInTown(game, character) ?? whyNotUncheckPerk(theSheet(game, character), perk),
    carryOut: ({ game }, { character, perk }) => {
      const sheet = theSheet(game, character);
      const perks = sheet.perks.map((boxes, index) => boxes - Number(index === perk));
      return putSheet(game.campaign, {
        next: { ...sheet, perks },
        events: [{ type: 'perkUnchecked', character, perk, rule: 'OWN-5' }],
      });
    },
  },

  /**
   * Gold, experience and check marks that come or go outside of a scenario. Nobody loses more than
   * it has, falls below its level, or loses a check mark that has given a perk.
   *
   * @rule PERK-4 EXPERIENCE-1
   */
  changeSheet: {
    whyNot: ({ game }, { character }) => whyNoSheet(game, character),
    carryOut: ({ game }, command) => {
      const { next, events } = gain(theSheet(game, command.character), command);
      return events.length === 0
        ? unchanged(game.campaign)
        : putSheet(game.campaign, { next, events });
    },
  },

  /** By chance, of those nobody has, had or has drawn. @rule QUEST-2 */
  drawQuests: {
    whyNot: ({ game, content }, { character }) =>
      whyNoSheet(game, character) ??
      whyNotDrawQuests(game.campaign, theSheet(game, character), content),
    carryOut: ({ game, content, random }, { character }) => {
      const left = questsLeft(game.campaign, character, content);
      return putSheet(game.campaign, {
        next: { ...theSheet(game, character), questsDrawn: shuffled(left, random).slice(0, 2) },
        events: [{ type: 'questsDrawn', character, rule: 'QUEST-2' }],
      });
    },
  },

  /** Takes a quest, another one, or none; what was counted for the old one is gone. */
  chooseQuest: {
    whyNot: ({ game, content }, { character, quest }) =>
      whyNoSheet(game, character) ??
      (quest === null ? null : whyNotTakeQuest(game.campaign, quest, content)),
    carryOut: ({ game, content }, { character, quest }) => {
      const printed = quest === null ? null : questContent(content, quest);
      return putSheet(game.campaign, {
        next: {
          ...theSheet(game, character),
          quest: printed && newQuest(printed),
          questsDrawn: [],
        },
        events: [{ type: 'questChosen', character, rule: 'QUEST-1' }],
      });
    },
  },

  /** @rule QUEST-1 */
  countQuest: {
    whyNot: ({ game, content }, { character, goal }) =>
      whyNoSheet(game, character) ?? whyNotCount(theSheet(game, character), goal, content),
    carryOut: ({ game }, { character, goal, by }) =>
      putSheet(game.campaign, {
        next: withQuestStep(theSheet(game, character), { place: goal, by, names: [] }),
        events: [{ type: 'questCounted', character, goal, by, rule: 'QUEST-1' }],
      }),
  },
});

function cityLevel({ game, content }: Asked): number {
  return prosperityLevel(content.levels(), game.campaign.party.prosperity);
}

function perksOf(sheet: CharacterSheet, { content }: Asked) {
  return content.class(sheet.class)?.perks ?? [];
}

function perkChecked(sheet: CharacterSheet, perk: number, at: Asked): Outcome<CharacterSheet> {
  const perks = perksOf(sheet, at).map(
    (_, index) => (sheet.perks[index] ?? 0) + Number(index === perk),
  );
  return {
    next: { ...sheet, perks },
    events: [{ type: 'perkChecked', character: sheet.id, perk, rule: 'PERK-1' }],
  };
}

function levelledUpEvent(
  at: Asked,
  before: CharacterSheet,
  after: CharacterSheet,
  card: number | null,
): GameEvent {
  const printed = at.content.class(after.class);
  const cards = at.content.classCards(after.class);
  const isEarned = mayLevelUp(before, cityLevel(at)) === 'experience';
  return {
    type: 'levelledUp',
    character: after.id,
    level: after.level,
    hitPoints: after.maxHitPoints ?? (printed && classHitPoints(printed, after.level)) ?? 0,
    card: cards.find((each) => each.id === card)?.name ?? null,
    rule: isEarned ? 'EXPERIENCE-5' : 'PROSPERITY-2',
  };
}
