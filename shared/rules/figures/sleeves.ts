/** Stat sleeves: levels of monster types and the hit points they give. */
import type { Content } from '../../content/content';
import type { MonsterTypeId } from '../../ids';
import type { Monster, Scenario, Sleeve } from '../../state';
import { printedHitPoints } from './stats/stats';
import { overridesOf, countUndestroyed } from './stats/statOverrides';

/** Changes the sleeve level of a type. Its figures keep the damage they have suffered. */
export function withSleeveLevel(
  scenario: Scenario,
  content: Content,
  type: MonsterTypeId,
  level: number,
): Scenario {
  return {
    ...scenario,
    sleeves: scenario.sleeves.map((sleeve) =>
      sleeve.type === type ? { ...sleeve, level } : sleeve,
    ),
    figures: scenario.figures.map((figure) =>
      figure.kind === 'monster' && figure.type === type
        ? atLevel(figure, scenario, content, level)
        : figure,
    ),
  };
}

/** Changes the scenario's monster level and every sleeve that had the old level. */
export function withMonsterLevel(scenario: Scenario, content: Content, level: number): Scenario {
  return scenario.sleeves
    .filter((sleeve) => sleeve.level === scenario.monsterLevel && sleeve.level !== level)
    .reduce((next, sleeve) => withSleeveLevel(next, content, sleeve.type, level), {
      ...scenario,
      monsterLevel: level,
    });
}

/** Gives a monster the hit points of its rank at a level. It keeps at least 1. */
export function atLevel(
  monster: Monster,
  scenario: Scenario,
  content: Content,
  level: number,
): Monster {
  const type = content.monster(monster.type);
  const bonus = monster.levelBonus;
  const printed = type && printedHitPoints(scenario, content, type, monster.rank, level + bonus);
  if (printed === null || printed === monster.maxHitPoints) return monster;
  const taken = monster.maxHitPoints - monster.hitPoints;
  return { ...monster, maxHitPoints: printed, hitPoints: Math.max(1, printed - taken) };
}

/**
 * Updates hit points of monsters that depend on the number of objectives left. They keep the damage
 * they have suffered.
 *
 * @rule SPAWN-1
 */
export function withCurrentHitPoints(
  before: Scenario,
  after: Scenario,
  content: Content,
): Scenario {
  const printed = content.scenario(after.scenario);
  const names = (printed?.statOverrides ?? []).flatMap((each) => each.perUndestroyed ?? []);
  const isChanged = names.some(
    (name) =>
      printed && countUndestroyed(before, printed, name) !== countUndestroyed(after, printed, name),
  );
  if (!isChanged) return after;
  const figures = after.figures.map((figure) => {
    const isMeant =
      figure.kind === 'monster' && overridesOf(before, content, figure.type).length > 0;
    if (!isMeant) return figure;
    const sleeve = after.sleeves.find((each) => each.type === figure.type);
    return atLevel(figure, after, content, sleeve?.level ?? after.monsterLevel);
  });
  return { ...after, figures };
}

/**
 * Records that a monster type consumed an element. All its figures benefit for this round.
 *
 * @rule ELEMENT-3
 */
export function withConsumed(
  scenario: Scenario,
  type: MonsterTypeId,
  element: Sleeve['consumed'][number],
): Scenario {
  const sleeves = scenario.sleeves.map((sleeve) =>
    sleeve.type === type ? { ...sleeve, consumed: [...sleeve.consumed, element] } : sleeve,
  );
  return { ...scenario, sleeves };
}

/** Clears consumed elements at the end of a round. */
export function withNothingConsumed(scenario: Scenario): Scenario {
  if (scenario.sleeves.every((sleeve) => sleeve.consumed.length === 0)) return scenario;
  const sleeves = scenario.sleeves.map((sleeve) => ({ ...sleeve, consumed: [] }));
  return { ...scenario, sleeves };
}
