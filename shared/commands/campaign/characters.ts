/** Adds, corrects and removes characters. */
import type { GameEvent } from '../../events';
import { CORRECTED_FIELDS, type SheetCorrection } from '../../events/corrections';
import {
  whyNotBegin,
  whyNotEdit,
  whyNotJoin,
  withNewCharacter,
} from '../../rules/campaign/characters/newCharacter';
import { newQuest, questContent } from '../../rules/campaign/characters/quests';
import {
  bringCharacter,
  BRING_AS,
  sheetAtHome,
  whyNotBring,
  withoutCharacter,
  type ArrivingCharacter,
} from '../../rules/campaign/importing/bring';
import { retirementsOf } from '../../rules/campaign/characters/retirement';
import { isPlaying, theSheet, whyNoSheet, withSheet } from '../../rules/campaign/characters/sheets';
import type { Refusal } from '../../refusals';
import type { Campaign, CharacterSheet, Game } from '../../state';
import { inGame, inCampaign, inTown, type CommandOfFields, type FieldSchemas } from '../commandRow';
import { definedFields } from '../definedFields';

const editCharacterFields = (f: FieldSchemas) => ({
  character: f.character,
  name: f.name.optional(),
  level: f.characterLevel.optional(),
  experience: f.z.int().min(0).max(9999).optional(),
  gold: f.z.int().min(0).max(9999).optional(),
  maxHitPoints: f.positive.nullable().optional(),
  perks: f.z.array(f.z.int().min(0).max(15)).max(30).optional(),
  ...f.sheetFields,
});

const createCharacterFields = (f: FieldSchemas) => ({
  class: f.classId,
  name: f.name,
  level: f.characterLevel,
  player: f.line.optional(),
  quest: f.number.nullable().optional(),
  cards: f.z.array(f.number).max(8).optional(),
});

const addCharacterFields = (f: FieldSchemas) => ({
  class: f.classId,
  name: f.name,
  level: f.characterLevel,
});

export const CHARACTER_COMMANDS = {
  /**
   * Corrects the sheet of a character. Level, perks and hit points cannot change during a scenario,
   * because the figure uses them.
   */
  editCharacter: inGame(
    editCharacterFields,
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ game, content }, command) =>
        whyNoSheet(game, command.character) ??
        whyNotEdit(game, theSheet(game, command.character), command, content),
      carryOut: ({ game }, command) => {
        const sheet = theSheet(game, command.character);
        const next = editSheet(sheet, command);
        const campaign = withSheet(game.campaign, next);
        return {
          next: withFigureNamed({ ...game, campaign }, next),
          events: changesOf(sheet, next),
        };
      },
    },
  ),

  /**
   * Creates a character by the rules: an unlocked class, a level up to the prosperity level, the
   * gold of that level, and a perk for each character that its player has retired.
   *
   * @rule EXPERIENCE-1 EXPERIENCE-2 EXPERIENCE-4 CLASS-1 RETIRE-4
   */
  createCharacter: inCampaign(
    createCharacterFields,
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ campaign, content }, command) => whyNotBegin(campaign, command, content),
      carryOut: ({ campaign, content }, command) => {
        const { player = '', quest = null, cards = [] } = command;
        const extraPerks = retirementsOf(campaign, player);
        const printed = quest === null ? null : questContent(content, quest);
        const next = withNewCharacter(campaign, command, content, {
          player,
          extraPerks,
          quest: printed && newQuest(printed),
          cards,
        });
        const joined = extraPerks === 0 ? [] : next.characters.slice(-1);
        const perks = joined.map(({ id: character }): GameEvent => ({
          type: 'extraPerksGranted',
          character,
          count: extraPerks,
          rule: 'RETIRE-4',
        }));
        return { next, events: [newSheet(command), ...perks] };
      },
    },
  ),

  /**
   * Adds a character copied from paper, even if its class is locked or its level is above the
   * prosperity level.
   */
  addCharacter: inCampaign(
    addCharacterFields,
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ campaign, content }, command) => whyNotJoin(campaign, command, content),
      carryOut: ({ campaign, content }, command) => ({
        next: withNewCharacter(campaign, command, content),
        events: [newSheet(command)],
      }),
    },
  ),

  /**
   * Adds a character of another campaign: permanently, as a guest for one evening, or back from a
   * visit. The history lists everything that this campaign cannot hold.
   */
  bringCharacter: inCampaign(
    (f: FieldSchemas) => ({
      as: f.z.enum(BRING_AS),
      from: f.line,
      pack: f.line.nullable(),
      sheet: f.characterSheet,
      enhancements: f.z.array(f.sticker).max(400),
      levels: f.z.array(f.reachedLevel).max(20),
    }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ game, campaign, content }, command) =>
        whyNotAway(game, campaign, command) ?? whyNotBring(campaign, command, content),
      carryOut: ({ campaign, content }, { type: _, levels, ...arriving }) => {
        const { campaign: next, sheet, lines } = bringCharacter(campaign, arriving, content);
        const { as, from } = arriving;
        const { id: character, name, class: classId } = sheet;
        const came: GameEvent = {
          ...{ type: 'characterArrived', character, name, class: classId, from, as, levels },
        };
        return {
          next,
          events: [came, ...lines.map((line) => ({ type: 'notMovedIn' as const, line }))],
        };
      },
    },
  ),

  removeCharacter: inTown(
    (f: FieldSchemas) => ({ character: f.character }),
    { whose: 'table', readBy: 'table' },
    {
      carryOut: ({ campaign, sheet }) => ({
        next: withoutCharacter(campaign, sheet),
        events: [{ type: 'characterRemoved', name: sheet.name }],
      }),
    },
  ),
};

/** Refuses to replace the sheet of a character that is in the current scenario. */
function whyNotAway(
  game: Game,
  campaign: Campaign,
  { as, sheet }: ArrivingCharacter,
): Refusal | null {
  const home = as === 'returning' ? sheetAtHome(campaign, sheet) : null;
  return home && isPlaying(game, home.id)
    ? { code: 'characterIsPlaying', character: home.id }
    : null;
}

function newSheet({
  name,
  class: classId,
}:
  | CommandOfFields<typeof addCharacterFields>
  | CommandOfFields<typeof createCharacterFields>): GameEvent {
  return { type: 'characterAdded', name, class: classId };
}

/** Copies the name on the sheet to the character's figure. */
function withFigureNamed(game: Game, sheet: CharacterSheet): Game {
  const { scenario } = game;
  if (!scenario || !isPlaying(game, sheet.id)) return game;
  const figures = scenario.figures.map((figure) =>
    figure.kind === 'character' && figure.sheet === sheet.id && figure.name !== sheet.name
      ? { ...figure, name: sheet.name }
      : figure,
  );
  const isSame = figures.every((figure, index) => figure === scenario.figures[index]);
  return isSame ? game : { ...game, scenario: { ...scenario, figures } };
}

function editSheet(
  sheet: CharacterSheet,
  { type: _, character: __, ...fields }: CommandOfFields<typeof editCharacterFields>,
): CharacterSheet {
  return { ...sheet, ...definedFields(fields) };
}

/** The history records that notes changed, but not their text. */
function changesOf(before: CharacterSheet, after: CharacterSheet): readonly GameEvent[] {
  const character = after.id;
  const corrections = CORRECTED_FIELDS.filter((field) => before[field] !== after[field]).map(
    (what): GameEvent => {
      const correction = { what, from: before[what], to: after[what] } as SheetCorrection;
      return { type: 'sheetCorrected', character, ...correction };
    },
  );
  if (before.notes === after.notes) return corrections;
  return [...corrections, { type: 'notesWritten', character }];
}
