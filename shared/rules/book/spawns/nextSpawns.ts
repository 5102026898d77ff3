/**
 * Lists the spawns at the end of this round and the start of the next, as far as players may know
 * them.
 */
import type { Content } from '../../../content/content';
import type { ScenarioContent } from '../../../content/types';
import type { Random } from '../../../random';
import type { Scenario } from '../../../state';
import { isDue, spawnNow, type BookMoment } from './spawns';
import { bookView } from '../bookView';
import type { SpawnView } from '../bookViewShape';

export interface ComingNext extends Pick<SpawnView, 'figures' | 'markers'> {
  /** False = only players know if these figures arrive. */
  readonly isSure: boolean;
}

/** A fixed number is enough, because standee numbers do not affect which monsters arrive. */
const NO_CHANCE: Random = () => 0;

/**
 * Spawns at the end of this round and the start of the next. Spawns that wait for closed rooms or
 * have no standee left are omitted. Empty once the scenario is decided.
 *
 * @rule SPAWN-1 REVEAL-4
 */
export function nextSpawns(scenario: Scenario, content: Content): readonly ComingNext[] {
  const printed = content.scenario(scenario.scenario);
  if (!printed?.spawns || scenario.decided !== null) return [];
  const ending = comingAt(scenario, content, printed, 'end');
  const later = { ...ending.next, round: scenario.round + 1 };
  return [...ending.coming, ...comingAt(later, content, printed, 'start').coming];
}

interface Coming {
  readonly next: Scenario;
  readonly coming: readonly ComingNext[];
}

function comingAt(
  scenario: Scenario,
  content: Content,
  printed: ScenarioContent,
  timing: 'start' | 'end',
): Coming {
  const moment: BookMoment = { kind: 'round', timing };
  const shown = (bookView(scenario, content)?.spawns ?? []).filter(({ isHidden }) => !isHidden);
  return shown.reduce<Coming>(
    ({ next, coming }, view) => {
      const due = isDue(next, printed, view.spawn, moment);
      if (due === 'no') return { next, coming };
      const { figures, markers } = view;
      if (due === 'ask') return { next, coming: [...coming, { figures, markers, isSure: false }] };
      const done = spawnNow(next, content, printed, { index: view.spawn }, NO_CHANCE).next;
      const come = newIn(next, done);
      const sure = come.length === 0 ? [] : [{ figures: come, markers, isSure: true }];
      return { next: done, coming: [...coming, ...sure] };
    },
    { next: scenario, coming: [] },
  );
}

function newIn(before: Scenario, after: Scenario): SpawnView['figures'] {
  const known = new Set(before.figures.map(({ id }) => id));
  return after.figures.flatMap((figure) =>
    figure.kind === 'monster' && !known.has(figure.id)
      ? [{ monster: figure.type, rank: figure.rank }]
      : [],
  );
}
