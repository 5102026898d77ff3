/** Creates the demo campaign, with the commands that a player would use. */
import type { Companion, Snapshot } from '#shared/api/api';
import type { CampaignKey } from '#shared/api/campaignFiles';
import type { Command } from '#shared/commands/shapes';
import { id, type ClassId, type ScenarioId } from '#shared/ids';
import type { Refusal } from '#shared/refusals';
import { ok, refuse, type Result } from '#shared/result';
import { newRequestId } from './openCampaign';

const PARTY = [
  { class: id<ClassId>('brute'), name: 'Brute' },
  { class: id<ClassId>('scoundrel'), name: 'Scoundrel' },
] as const;
const FIRST_SCENARIO = id<ScenarioId>('1');
/** The maximum number of demo campaigns in a library. */
const MAX_DEMOS = 50;

/** Creates a campaign with two characters in the first scenario. */
export async function beginDemo(companion: Companion, name: string): Promise<Result<CampaignKey>> {
  const created = await createWithFreeName(companion, name);
  if (!created.ok) return created;
  const { campaign } = created.value;

  for (const character of PARTY) {
    const refusal = await send(companion, campaign, {
      type: 'addCharacter',
      ...character,
      level: 1,
    });
    if (refusal) return refuse(refusal);
  }
  const opened = await companion.campaign.open(campaign);
  if (!opened.ok) return opened;
  const refusal = await send(companion, campaign, {
    type: 'startScenario',
    scenario: FIRST_SCENARIO,
    characters: opened.value.game.campaign.characters.map((character) => character.id),
    level: null,
  });
  return refusal ? refuse(refusal) : ok(campaign);
}

/** Creates a campaign with the first free name of 'Demo', 'Demo 2', 'Demo 3' and so on. */
async function createWithFreeName(companion: Companion, name: string): Promise<Result<Snapshot>> {
  let result = await companion.library.create(name);
  for (let number = 2; number <= MAX_DEMOS; number += 1) {
    if (result.ok || result.refusal.code !== 'nameIsTaken') return result;
    result = await companion.library.create(`${name} ${number}`);
  }
  return result;
}

async function send(
  companion: Companion,
  campaign: CampaignKey,
  command: Command,
): Promise<Refusal | null> {
  const result = await companion.campaign.send(campaign, command, newRequestId());
  return result.ok ? null : result.refusal;
}
