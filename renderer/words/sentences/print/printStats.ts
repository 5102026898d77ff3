/** Words stat cards and traits of figures on paper. */
import { readEffects } from '#shared/content/notation/effects';
import type { StatBlock, ScenarioContent, MonsterType } from '#shared/content/types';
import type { ActiveCondition, Bonus } from '#shared/state';
import { conditionName, effectName, immunityName } from '../names/names';
import { upperFirst, titleFromId, signed } from '../../helpers/phrases';
import { loadWords } from '../../language';

const { STAT_WORDS, VARIABLES } = await loadWords('print');

/** The traits of a stat card besides its four numbers. */
export function statTraits(stats: StatBlock): readonly string[] {
  const { shield, retaliate, immunities, variables } = stats;
  return [
    ...(stats.flying ? [STAT_WORDS.flying] : []),
    ...(shield ? [STAT_WORDS.shield(String(shield))] : []),
    ...(retaliate ? [retaliateWords(retaliate)] : []),
    ...readEffects(stats.attackEffects).map((effect) => upperFirst(effectName(effect))),
    ...(stats.advantage ? [STAT_WORDS.advantage] : []),
    ...(stats.attackersGainDisadvantage ? [STAT_WORDS.attackersGainDisadvantage] : []),
    ...(stats.canOpenDoors ? [STAT_WORDS.canOpenDoors] : []),
    ...Object.entries(variables ?? {}).map(
      ([letter, what]) => `${letter} = ${VARIABLES[what] ?? titleFromId(what)}`,
    ),
    ...(immunities
      ? [STAT_WORDS.immune(immunities.map((to) => upperFirst(immunityName(to))))]
      : []),
  ];
}

function retaliateWords({ value, range }: NonNullable<StatBlock['retaliate']>): string {
  return range > 1
    ? STAT_WORDS.retaliateFar(String(value), range)
    : STAT_WORDS.retaliate(String(value));
}

type Override = NonNullable<ScenarioContent['statOverrides']>[number];

/** The changes that the scenario makes to a type, except those that its numbers already include. */
export function scenarioNotes(
  type: Pick<MonsterType, 'id'>,
  { printed }: { readonly printed: ScenarioContent | null },
): readonly string[] {
  return (printed?.statOverrides ?? [])
    .filter(
      ({ monster, monsterNameContains }) =>
        monster === type.id ||
        (monsterNameContains !== undefined && type.id.includes(monsterNameContains)),
    )
    .flatMap((change) => {
      const words = changeWords(change);
      if (words === '') return [];
      return [
        change.perUndestroyed !== undefined
          ? STAT_WORDS.perAltar(words, change.round === 'down')
          : STAT_WORDS.inThisScenario(words),
      ];
    });
}

function changeWords(change: Override): string {
  const { hitPoints, attack, move, range, rangedOnlyRange = false } = change;
  return [
    ...(hitPoints !== undefined && change.perUndestroyed
      ? [STAT_WORDS.hitPointsBy(String(hitPoints))]
      : []),
    ...(hitPoints === 'x2' ? [STAT_WORDS.hitPointsDoubled] : []),
    ...(attack ? [STAT_WORDS.attackBy(String(attack))] : []),
    ...(move ? [STAT_WORDS.moveBy(String(move))] : []),
    ...(range ? [STAT_WORDS.rangeBy(String(range), Boolean(rangedOnlyRange))] : []),
    ...readEffects(change.addAttackEffects).map((effect) =>
      STAT_WORDS.addsEffect(effectName(effect)),
    ),
  ].join(', ');
}

/** A condition with its end: 'Stun (to the end of its next turn)'. */
export function conditionWords({ name, turnEnds, traits }: ActiveCondition): string {
  const condition = conditionName(name);
  if (traits && turnEnds === null) return condition;
  if (turnEnds === null) return STAT_WORDS.untilHealed(condition);
  return turnEnds === 1 ? STAT_WORDS.toNextTurn(condition) : STAT_WORDS.toTurnAfter(condition);
}

export function bonusWords({ kind, value, range, lasts }: Bonus): string {
  const bonus =
    kind === 'shield' ? STAT_WORDS.shield(signed(value)) : STAT_WORDS.retaliate(signed(value));
  const words = kind === 'retaliate' && range > 1 ? STAT_WORDS.withReach(bonus, range) : bonus;
  return lasts === 'round' ? STAT_WORDS.thisRound(words) : STAT_WORDS.untilRemoved(words);
}
