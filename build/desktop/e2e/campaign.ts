/** Plays a campaign through the API, as a page does. */
import type { Snapshot, Update } from '#shared/api/api';
import type { Result } from '#shared/result';
import type { Desktop } from './harness';

type Shown = Pick<Desktop, 'page'>;

export function valueOf<T>(result: Result<T> | undefined): T {
  if (!result?.ok) throw new Error(`refused: ${JSON.stringify(result)}`);
  return result.value;
}

export async function createCampaign({ page }: Shown, name: string): Promise<Snapshot> {
  return valueOf(await page.evaluate((name) => window.companion?.library.create(name), name));
}

export async function openCampaign({ page }: Shown, key: string): Promise<Snapshot> {
  return valueOf(await page.evaluate((key) => window.companion?.campaign.open(key), key));
}

export async function rename({ page }: Shown, key: string, name: string): Promise<Update> {
  const answer = await page.evaluate(
    ([key, name]) =>
      window.companion?.campaign.send(key, { type: 'renameCampaign', name }, `to ${name}`),
    [key, name] as const,
  );
  return valueOf(answer);
}
