/** Continues a campaign on paper in Standee. */
import { fromPaper } from '../../rules/campaign/party/fromPaper';
import { whyNotFromPaper } from '../../rules/campaign/party/whyNotFromPaper';
import { inCampaign, type FieldSchemas } from '../commandRow';

const retiredFields = (f: FieldSchemas) => ({
  class: f.classId,
  name: f.name,
  player: f.line,
  level: f.characterLevel,
});

const fromPaperFields = (f: FieldSchemas) => ({
  characters: f.z
    .array(
      f.z.strictObject({
        ...retiredFields(f),
        experience: f.z.int().min(0).max(9999),
        gold: f.z.int().min(0).max(9999),
        perks: f.z.array(f.z.int().min(0).max(15)).max(30),
        checkMarks: f.z.int().min(0).max(18),
        items: f.z.array(f.number).max(60),
        quest: f.number.nullable().optional(),
        questCounters: f.z.array(f.z.int().min(0).max(999)).max(20).optional(),
      }),
    )
    .max(20),
  retired: f.z.array(f.z.strictObject(retiredFields(f))).max(60),
  reputation: f.z.int().min(-20).max(20),
  prosperity: f.z.int().min(0).max(64),
  donated: f.z.int().min(0).max(9999),
  global: f.z.array(f.word).max(200),
  party: f.z.array(f.word).max(200),
  completed: f.z.array(f.scenario).max(200),
  classes: f.z.array(f.classId).max(40),
  treasures: f.z.array(f.number).max(200).optional(),
  designs: f.z.array(f.number).max(200).optional(),
});

export const PAPER_COMMANDS = {
  /**
   * Enters the whole state of a campaign from paper in one step. Only possible before anything was
   * played.
   *
   * @rule UNLOCK-1 RETIRE-4
   */
  enterPapers: inCampaign(
    fromPaperFields,
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ game, content }, papers) => whyNotFromPaper(game, papers, content),
      carryOut: ({ campaign, content, random }, papers) => ({
        next: fromPaper(campaign, papers, { content, random }),
        events: [
          {
            type: 'papersEntered',
            characters: papers.characters.map(({ name }) => name),
            retired: papers.retired.length,
            scenarios: papers.completed.length,
          },
        ],
      }),
    },
  ),
};
