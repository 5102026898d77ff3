/** Starts or imports a campaign, renames it, and sets its difficulty. */
import type { GameEvent } from '../../events';
import type { Game } from '../../state';
import { shuffleIfPrinted, shuffleEvents } from '../../rules/campaign/party/eventDecks';
import { whyNotImport } from '../../rules/campaign/importing/whyNotImport';
import { withStartingAchievements } from '../../rules/campaign/party/milestones';
import { EMPTY_CAMPAIGN } from '../../rules/campaign/party/newParty';
import { whyNoCampaign } from '../../rules/campaign/characters/sheets';
import { SCHEMA } from '../../vocabulary';
import { inGame, inCampaign, type FieldSchemas } from '../commandRow';
import { DIFFICULTIES } from '../../vocabulary';
import { IMPORT_PARTS, IMPORT_REASONS } from '../../events/importLines';

/** A game whose campaign has not been created yet. */
export const EMPTY_GAME: Game = {
  schema: SCHEMA,
  campaign: EMPTY_CAMPAIGN,
  scenario: null,
};

const NEW_CAMPAIGN = {
  /**
   * Creates the campaign with its starting achievements, and shuffles both event decks.
   *
   * @rule EVENT-1 ACHIEVEMENT-2
   */
  newCampaign: inGame(
    (f: FieldSchemas) => ({ name: f.name }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ game }) => (whyNoCampaign(game) ? null : { code: 'campaignAlreadyBegun' }),
      carryOut: ({ game, random, content }, { name }) => {
        const { campaign } = game;
        const { city, road } = campaign.party.events;
        const events = { city: shuffleEvents(city, random), road: shuffleEvents(road, random) };
        const begun = { ...campaign, name, party: { ...campaign.party, events } };
        const held = withStartingAchievements(begun, content);
        return {
          next: { ...game, campaign: held.next },
          events: [{ type: 'campaignBegun', name }, ...held.events],
        };
      },
    },
  ),
};

const IMPORT = {
  /**
   * Imports a campaign of another program: party, characters, world and the current scenario. The
   * report of everything that was not imported goes into the history.
   */
  moveIn: inGame(
    (f: FieldSchemas) => ({
      program: f.z.enum(['gloomhavenSecretariat']),
      campaign: f.campaign,
      /** The current scenario. */
      scenario: f.scenarioInPlay.nullable().default(null),
      lines: f.z
        .array(
          f.z.strictObject({
            about: f.z.string().max(f.NAME_LENGTH),
            part: f.z.enum(IMPORT_PARTS),
            value: f.z.string().max(200),
            outcome: f.z.enum(['taken', 'changed', 'left']),
            why: f.z.enum(IMPORT_REASONS).nullable(),
          }),
        )
        .max(5000),
    }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ game, content }, imported) =>
        whyNoCampaign(game) ?? whyNotImport(game, imported, content),
      carryOut: ({ game, random }, { campaign: imported, scenario, lines }) => {
        const { name, packs } = game.campaign;
        const { city, road } = imported.party.events;
        const events = {
          city: shuffleIfPrinted(city, random),
          road: shuffleIfPrinted(road, random),
        };
        const count = (outcome: string) => lines.filter((line) => line.outcome === outcome).length;
        const stayed = lines.filter((line) => line.outcome !== 'taken');
        return {
          next: {
            ...game,
            campaign: { ...imported, name, packs, party: { ...imported.party, events } },
            scenario,
          },
          events: [
            {
              type: 'movedIn',
              taken: count('taken'),
              changed: count('changed'),
              left: count('left'),
            },
            ...stayed.map((line): GameEvent => ({ type: 'notMovedIn', line })),
          ],
        };
      },
    },
  ),
};

const CAMPAIGN_SETTINGS = {
  renameCampaign: inCampaign(
    (f: FieldSchemas) => ({ name: f.name }),
    { whose: 'table', readBy: 'table' },
    {
      carryOut: ({ campaign }, { name }) => ({
        next: { ...campaign, name },
        events: [{ type: 'campaignRenamed', from: campaign.name, to: name }],
      }),
    },
  ),

  /** Applies from the next scenario on. */
  setDifficulty: inCampaign(
    (f: FieldSchemas) => ({ difficulty: f.z.enum(DIFFICULTIES), solo: f.z.boolean() }),
    { whose: 'table', readBy: 'table' },
    {
      carryOut: ({ campaign }, { difficulty, solo }) => ({
        next: { ...campaign, difficulty, solo },
        events: [{ type: 'difficultySet', difficulty, solo }],
      }),
    },
  ),

  /** A variant; applies from the next scenario on. @rule VARIANT-1 */
  setReducedRandomness: inCampaign(
    (f: FieldSchemas) => ({ isOn: f.z.boolean() }),
    { whose: 'table', readBy: 'table' },
    {
      carryOut: ({ campaign }, { isOn }) => {
        const { reducedRandomness: _, ...rest } = campaign;
        return {
          next: isOn ? { ...rest, reducedRandomness: true } : rest,
          events: [{ type: 'reducedRandomnessSet', isOn, rule: 'VARIANT-1' }],
        };
      },
    },
  ),

  /** A variant; applies from the next scenario on. @rule VARIANT-2 VARIANT-3 VARIANT-4 */
  setPermanentDeath: inCampaign(
    (f: FieldSchemas) => ({ isOn: f.z.boolean() }),
    { whose: 'table', readBy: 'table' },
    {
      carryOut: ({ campaign }, { isOn }) => {
        const { permanentDeath: _, ...rest } = campaign;
        return {
          next: isOn ? { ...rest, permanentDeath: true } : rest,
          events: [{ type: 'permanentDeathSet', isOn, rule: 'VARIANT-2' }],
        };
      },
    },
  ),
};

export const CAMPAIGN_START_COMMANDS = { ...NEW_CAMPAIGN, ...IMPORT, ...CAMPAIGN_SETTINGS };
