/** Sleeves of monster types: their levels, and the hit points that follow. */
import type { Content } from '../../content/content';
import type { MonsterTypeId } from '../../ids';
import type { Monster, Scenario, Sleeve } from '../../state';
import { printedHitPoints } from './stats';
import { overridesOf, undestroyed } from './statOverrides';

/** Puts another level into the sleeve of a type; its figures keep the damage they have taken. */
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
        ? reprint(figure, scenario, content, level)
        : figure,
    ),
  };
}

/** Changes the level of the scenario's monsters and of all sleeves that were at the old one. */
export function withMonsterLevel(scenario: Scenario, content: Content, level: number): Scenario {
  return scenario.sleeves
    .filter((sleeve) => sleeve.level === scenario.monsterLevel && sleeve.level !== level)
    .reduce((next, sleeve) => withSleeveLevel(next, content, sleeve.type, level), {
      ...scenario,
      monsterLevel: level,
    });
}

/** The figure with the hit points printed for its rank at a level; at least 1 is left. */
export function reprint(
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
 * Hit points of monsters that change while certain objectives stand: after one was destroyed they
 * have those of their card again, less what they have suffered.
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
    (name) => printed && undestroyed(before, printed, name) !== undestroyed(after, printed, name),
  );
  if (!isChanged) return after;
  const figures = after.figures.map((figure) => {
    const isMeant =
      figure.kind === 'monster' && overridesOf(before, content, figure.type).length > 0;
    if (!isMeant) return figure;
    const sleeve = after.sleeves.find((each) => each.type === figure.type);
    return reprint(figure, after, content, sleeve?.level ?? after.monsterLevel);
  });
  return { ...after, figures };
}

/**
 * Notes that a type has used an element up; all its figures have the benefit for this round.
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

/** At the end of a round nobody has used anything up. */
export function withNothingConsumed(scenario: Scenario): Scenario {
  if (scenario.sleeves.every((sleeve) => sleeve.consumed.length === 0)) return scenario;
  const sleeves = scenario.sleeves.map((sleeve) => ({ ...sleeve, consumed: [] }));
  return { ...scenario, sleeves };
}
