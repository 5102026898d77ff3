/** Decides which notice about a campaign's files the players see. */
import type { OpenNotice } from '#shared/api/api';

const LOSSES: readonly OpenNotice['kind'][] = ['historyLost', 'olderStepsLost', 'ownStepsLost'];

/** The newer notice, except if the known one reports lost steps and the newer one does not. */
export function mostImportant(
  known: OpenNotice | null,
  news: OpenNotice | null,
): OpenNotice | null {
  const isLoss = known !== null && LOSSES.includes(known.kind);
  return news && !(isLoss && ['playedElsewhere', 'tornTailCut'].includes(news.kind)) ? news : known;
}
