/** Abilities of figures without an ability card: summons, and escorts of a scenario. */
import type { Content } from '../../content/content';
import type { AbilityAction, CardLine } from '../../content/types';
import type { Objective, Scenario, Summon } from '../../state';
import { pierceOf, readEffects } from '../../content/notation/effects';
import { figuresNear } from '../board/nearby';
import { attachedLines } from '../figures/cardsInEffect';
import { hindranceOf } from '../figures/conditions/conditions';
import { printedSummon, summonAttackNumber } from '../figures/stats/printedSummon';
import { printedTargets } from './actionNumbers';
import type { FinalAction, FinalAttack } from './finalActions';
import { turnEndActions, type SummonAction } from './summonTurnEnd';

const NOTHING_BESIDES = {
  formula: null,
  advantage: false,
  area: null,
  singleFocus: false,
  bonus: null,
  perTargetDamaged: [],
  waits: [],
} as const;

/**
 * The abilities of a summon: its printed move and attack with attached cards, then effects at the
 * end of its turn. Some summons have no move or no attack.
 *
 * @rule SUMMON-3 TURN-3
 */
export function summonActions(
  scenario: Scenario,
  content: Content,
  summon: Summon,
): readonly SummonAction[] {
  const printed = printedSummon(scenario, content, summon);
  const number = attackNumber(scenario, content, summon);
  const attached = attachedLines(scenario, content, summon.id).flatMap(({ line }) =>
    line.type === 'buff' ? line : [],
  );
  const isStill = printed?.move === null && summon.move === 0;
  return [
    ...(isStill ? [] : [moveOf(summon)]),
    ...(number ? [{ ...attackOf(summon, attached, printed?.attackAffects), ...number }] : []),
    ...turnEndActions(scenario, content, summon),
  ];
}

/** The attack of a summon when it dies; null if it has none. @rule SUMMON-3 DEATH-1 */
export function summonAttackOnDeath(
  scenario: Scenario,
  content: Content,
  summon: Summon,
): FinalAttack | null {
  const lines = printedSummon(scenario, content, summon)?.onDeath ?? [];
  const printed = lines.find(({ type }) => type === 'attack');
  if (!printed || typeof printed.value !== 'number') return null;
  const range = typeof printed.range === 'number' ? printed.range : 1;
  const effects = readEffects(printed.effects);
  return {
    ...NOTHING_BESIDES,
    ...{ type: 'attack', value: printed.value, range, ranged: range > 1 },
    targets: Infinity,
    pierce: pierceOf(effects),
    effects: effects.filter(({ kind }) => kind !== 'pierce'),
    affects: 'adjacentEnemies',
  };
}

function moveOf(summon: Summon): FinalAction {
  const { move: value, flying } = summon;
  return {
    ...{ type: 'move', place: [0], value, jump: false, flying, toward: null, waits: [] },
    hinderedBy: hindranceOf(summon, 'move'),
  };
}

/** The attack value of a summon. X is counted on the board. @rule SUMMON-3 */
function attackNumber(scenario: Scenario, content: Content, summon: Summon) {
  const printed = printedSummon(scenario, content, summon);
  const known = summonAttackNumber(summon, printed);
  if (known?.value !== null || printed?.attackX !== 'figuresAdjacentToThisSummon') return known;
  const near = figuresNear(scenario, content, summon, 1, () => true);
  return near?.isComplete ? { value: near.count, formula: null } : known;
}

/**
 * The attack of a summon, with effects and advantage of attached cards. Some summons attack every
 * adjacent enemy.
 */
function attackOf(summon: Summon, attached: readonly CardLine[], whom: string | undefined) {
  const { range } = summon;
  const added = attached.flatMap((line) => line.effects ?? []);
  const effects = readEffects([...summon.attackEffects, ...added]);
  return {
    ...NOTHING_BESIDES,
    type: 'attack',
    place: [1],
    ranged: range > 1,
    range: Math.max(1, range),
    targets: printedTargets(effects),
    pierce: pierceOf(effects),
    effects: effects.filter(({ kind }) => kind !== 'pierce' && kind !== 'target'),
    affects: whom === 'adjacentEnemies' ? whom : null,
    advantage: attached.some(({ advantage }) => advantage),
    hinderedBy: hindranceOf(summon, 'attack'),
  } as const;
}

/** Moves and attacks that the scenario gives an escort; none if it has no turn. */
export function escortActions(
  scenario: Scenario,
  content: Content,
  escort: Objective,
): readonly FinalAction[] {
  const printed = content.scenario(scenario.scenario)?.objectives ?? [];
  const found = printed.find(({ index }) => index === escort.listed);
  return (found?.actions ?? []).flatMap((action, index) => {
    const final = escortAction(action, index, escort);
    return final ? [final] : [];
  });
}

function escortAction(action: AbilityAction, place: number, escort: Objective): FinalAction | null {
  if (action.type === 'move') {
    const { value, jump = false, toward = null } = action;
    return {
      ...{ type: 'move', place: [place], value: Number(value), jump, flying: false, toward },
      ...{ waits: [], hinderedBy: hindranceOf(escort, 'move') },
    };
  }
  if (action.type !== 'attack') return null;
  const { value, range = 0, target = 1, affects = null } = action;
  const effects = readEffects(action.effects);
  return {
    ...NOTHING_BESIDES,
    type: 'attack',
    place: [place],
    value: Number(value),
    ranged: Number(range) > 1,
    range: Math.max(1, Number(range)),
    targets: target,
    pierce: pierceOf(effects),
    effects: effects.filter(({ kind }) => kind !== 'pierce'),
    affects,
    hinderedBy: hindranceOf(escort, 'attack'),
  };
}
