/** A campaign as a page plays it, by the api that it is given. */
import type { Snapshot, Update } from '#shared/api';
import type { Result } from '#shared/result';
import type { Desktop } from './harness';

export function value<T>(result: Result<T> | undefined): T {
  if (!result?.ok) throw new Error(`refused: ${JSON.stringify(result)}`);
  return result.value;
}

export async function createCampaign({ page }: Desktop, name: string): Promise<Snapshot> {
  return value(await page.evaluate((name) => window.companion?.createCampaign(name), name));
}

export async function openCampaign({ page }: Desktop, key: string): Promise<Snapshot> {
  return value(await page.evaluate((key) => window.companion?.openCampaign(key), key));
}

export async function rename({ page }: Desktop, key: string, name: string): Promise<Update> {
  const answer = await page.evaluate(
    ([key, name]) => window.companion?.send(key, { type: 'renameCampaign', name }, `to ${name}`),
    [key, name] as const,
  );
  return value(answer);
}
