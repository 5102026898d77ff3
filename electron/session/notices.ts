/** What players have to be told of a campaign's files, of two things the one that matters more. */
import type { OpenNotice } from '#shared/api/api';

const LOSSES: readonly OpenNotice['kind'][] = ['historyLost', 'olderStepsLost', 'ownStepsLost'];

/** The newer one, but for where steps were lost and the newer one says only that others have played. */
export function weightier(known: OpenNotice | null, news: OpenNotice | null): OpenNotice | null {
  const isLoss = known !== null && LOSSES.includes(known.kind);
  return news && !(isLoss && ['playedElsewhere', 'tornTailCut'].includes(news.kind)) ? news : known;
}
