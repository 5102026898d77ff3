/**
 * Prints what Standee does with each part of every scenario: perform it, ask about it or announce it. Exits
 * with 1 if a part is silent.
 */
import type { BookCondition, GoalContent, ScenarioContent } from '#shared/content/types';
import { EFFECT_MODES, type EffectMode } from '#shared/rules/book/rules/ruleEffects';
import { shippedContent } from '#shared/testing/content';

interface Part {
  readonly what: string;
  readonly modes: readonly EffectMode[];
}

/** Kinds of goals that only the players can judge. */
const ASKED_GOALS = new Set(['exit', 'cleanse', 'placeItem', 'sacrifice']);

const isAsked = (when: readonly BookCondition[] = []): boolean =>
  when.some(
    ({ state, note, except, hexes }) =>
      state === 'asked' || (note !== undefined && !except && !hexes),
  );

const modeOf = (when: readonly BookCondition[] | undefined): EffectMode =>
  isAsked(when) ? 'asks' : 'performs';

function goalMode(goal: GoalContent): EffectMode {
  const goals = goal.type === 'either' ? goal.of.flat() : [goal];
  return goals.some(({ type, hexes }) => ASKED_GOALS.has(type) && !hexes) ? 'asks' : 'performs';
}

/** All special rules, goals and losses of a scenario. */
function partsOf(printed: ScenarioContent): readonly Part[] {
  const goals = printed.goals.map((goal) => ({ what: goal.type, modes: [goalMode(goal)] }));
  return [
    ...(goals.length > 0 ? goals : [{ what: 'goal', modes: ['says' as const] }]),
    ...(printed.finish ?? []).map(({ result, when }) => ({ what: result, modes: [modeOf(when)] })),
    ...(printed.spawns ?? []).map(({ when }) => ({ what: 'spawn', modes: [modeOf(when)] })),
    ...(printed.reveals ?? []).map(({ when }) => ({ what: 'room', modes: [modeOf(when)] })),
    ...(printed.damage ?? []).map(() => ({ what: 'damage', modes: [EFFECT_MODES.damage] })),
    ...(printed.elements ?? []).map(() => ({ what: 'elements', modes: ['performs' as const] })),
    ...(printed.startEffects ?? []).map(({ type }) => ({
      what: type,
      modes: ['performs' as const],
    })),
    ...(printed.statOverrides ?? []).map(() => ({ what: 'stats', modes: ['performs' as const] })),
    ...(printed.map?.doors ?? []).flatMap(({ locked }) =>
      locked
        ? [{ what: 'lock', modes: [locked.note ? ('asks' as const) : modeOf(locked.when)] }]
        : [],
    ),
    ...(printed.rules ?? []).map(({ at, does }) => ({
      what: at,
      modes: does.map((effect) =>
        effect.type === 'note' && effect.withoutBoard ? 'performs' : EFFECT_MODES[effect.type],
      ),
    })),
  ];
}

const content = shippedContent();
const totals = { performs: 0, asks: 0, says: 0 };
let silent = 0;
for (const { id } of content.scenarioIndex()) {
  const printed = content.scenario(id);
  const parts = printed ? partsOf(printed) : [];
  if (parts.some(({ modes }) => modes.length === 0) || parts.length === 0) silent += 1;
  const modes = parts.flatMap((part) => part.modes);
  const count = (mode: EffectMode) => modes.filter((each) => each === mode).length;
  for (const mode of ['performs', 'asks', 'says'] as const) totals[mode] += count(mode);
  const numbers = `${count('performs')} / ${count('asks')} / ${count('says')}`;
  console.log(`${id.padEnd(8)} ${numbers.padEnd(14)} ${parts.map(({ what }) => what).join(', ')}`);
}
console.log(
  `performs ${totals.performs}, asks ${totals.asks}, says ${totals.says}, silent ${silent}`,
);
process.exit(silent === 0 ? 0 : 1);
