/** Builds the file of a problem report: an export of the open campaign, with facts about the app. */
import type { CampaignKey } from '#shared/api/campaignFiles';
import { ok, type Result } from '#shared/result';
import { portableOf } from './campaignInPlay';
import type { Library } from './library';
import { packsIn, scenariosIn, writeExport } from './transfer/exportFile';
import { reportedCampaign } from './transfer/reportedCampaign';

interface ReportContents {
  /** Null = no campaign is open. */
  readonly campaign: CampaignKey | null;
  readonly withNames: boolean;
  readonly more: object;
}

/** The bytes of a report. A report with a campaign can be imported like any export. */
export async function reportFile(
  library: Library,
  { campaign: key, withNames, more }: ReportContents,
): Promise<Result<Buffer>> {
  if (key === null) return ok(Buffer.from(JSON.stringify({ standee: 'report', ...more }, null, 1)));
  const opened = await library.campaigns.open(key);
  if (!opened.ok) return opened;
  const { session } = opened.value;
  const { game, newest } = session;
  const portable = await portableOf(opened.value);
  if (!portable.ok) return portable;
  const campaign = reportedCampaign(portable.value, { game, seq: newest.seq }, withNames);
  const scenarios = await library.scenarios.forExport(scenariosIn(campaign));
  const packs = await library.packs.forExport(packsIn(campaign));
  return ok(await writeExport({ ...campaign, scenarios, packs }, new Date(), undefined, more));
}
