/** Removes spoilers from the rules of a scenario. */
import type {
  BookCondition,
  RuleEffect,
  RuleFigures,
  ScenarioContent,
  ScenarioRule,
} from '../content/types';
import type { MonsterTypeId } from '../ids';
import { isEndKnown, isRuleKnown, isSpawnKnown } from '../rules/book/knownParts';
import { isInOpenRooms } from '../rules/figures/bookConditions/objectives';
import type { Scenario } from '../state';

type Book = Pick<
  ScenarioContent,
  'thirdSide' | 'objectives' | 'activeRounds' | 'damage' | 'finish' | 'reveals' | 'spawns' | 'rules'
>;

/** A room number that no scenario has, so nothing that depends on it happens. */
const NO_ROOM = 999;
const HIDDEN_RULE: ScenarioRule = { at: 'reveal', rooms: [NO_ROOM], does: [] };

/**
 * The scenario without rules about closed rooms or unknown monsters. Empty entries replace them, so
 * that indexes stay the same.
 */
export function openBook(printed: ScenarioContent, scenario: Scenario): Book {
  const { thirdSide, objectives, activeRounds, damage, finish, reveals, rules } = printed;
  const spawns = printed.spawns?.map((spawn) =>
    isSpawnKnown(scenario, printed, spawn) ? spawn : { onReveal: [NO_ROOM], monsters: [] },
  );
  const types = knownTypes(printed, scenario, spawns ?? []);
  const isKnown = (type: MonsterTypeId) => types.has(type);
  const asksKnown = (when: readonly BookCondition[] = []) =>
    when.every(({ monster }) => monster === undefined || isKnown(monster));
  const openRule = (rule: ScenarioRule): ScenarioRule | null =>
    isRuleKnown(scenario, printed, rule) && asksKnown(rule.when) && asksKnown(rule.until)
      ? withKnown(rule, isKnown)
      : null;
  return {
    ...(thirdSide && { thirdSide: thirdSide.filter(isKnown) }),
    ...(objectives && {
      objectives: objectives.filter(({ index }) => isInOpenRooms(scenario, printed, index)),
    }),
    ...(activeRounds && { activeRounds: activeRounds.filter(({ monster }) => isKnown(monster)) }),
    ...(damage && { damage }),
    ...(finish && {
      finish: finish.map((end) =>
        isEndKnown(scenario, printed, end) && asksKnown(end.when)
          ? end
          : { result: end.result, afterReveal: [NO_ROOM], rounds: { in: [NO_ROOM] } },
      ),
    }),
    ...(reveals && {
      reveals: reveals.map((each) =>
        isRuleKnown(scenario, printed, { ...each, rooms: [] }) && asksKnown(each.when)
          ? each
          : { rooms: [] },
      ),
    }),
    ...(spawns && { spawns }),
    ...(rules && { rules: rules.map((rule) => openRule(rule) ?? HIDDEN_RULE) }),
  };
}

function knownTypes(
  { rooms, allies = [] }: ScenarioContent,
  scenario: Scenario,
  spawns: NonNullable<ScenarioContent['spawns']>,
): ReadonlySet<MonsterTypeId> {
  const open = rooms.filter(({ room }) =>
    scenario.rooms.some((each) => each.room === room && each.revealed),
  );
  return new Set([
    ...allies,
    ...scenario.sleeves.map(({ type }) => type),
    ...[...open, ...spawns].flatMap(({ monsters }) => monsters.map(({ id }) => id)),
  ]);
}

/** The rule limited to known monsters; null if it concerns only unknown ones. */
function withKnown(
  rule: ScenarioRule,
  isKnown: (type: MonsterTypeId) => boolean,
): ScenarioRule | null {
  const knownFigures = (figures: RuleFigures): RuleFigures | null => {
    if (!figures.monsters) return figures;
    const monsters = figures.monsters.filter(isKnown);
    return monsters.length === 0 ? null : { ...figures, monsters };
  };
  const of = rule.of && knownFigures(rule.of);
  const does = rule.does.flatMap((effect): readonly RuleEffect[] => {
    if ('monster' in effect && !isKnown(effect.monster)) return [];
    if ('figures' in effect) {
      const figures = knownFigures(effect.figures);
      return figures ? [{ ...effect, figures } as RuleEffect] : [];
    }
    if (!('to' in effect) || !effect.to) return [effect];
    const to = knownFigures(effect.to);
    return to ? [{ ...effect, to } as RuleEffect] : [];
  });
  if (of === null || does.length === 0) return null;
  return { ...rule, ...(of && { of }), does };
}
