/** Words of stat cards and of what figures carry, as they stand on paper. */
import type { MonsterType, ScenarioContent, StatBlock } from '#shared/content/types';
import type { ActiveCondition, Bonus } from '#shared/state';
import { CONDITION_NAMES, effectName, listOf, readable, signed, upperFirst } from './names';
import { worded } from './language';

const VARIABLES = worded<Readonly<Record<string, string>>>('VARIABLES', {
  hexesMovedThisTurn: 'hexes it moved this turn',
  vermlingScoutsPresent: 'Vermling Scouts on the map',
});

/** What a stat card says besides its four numbers. */
export function statTraits(stats: StatBlock): readonly string[] {
  const { shield, retaliate, immunities, variables } = stats;
  return [
    ...(stats.flying ? ['Flying'] : []),
    ...(shield ? [`Shield ${shield}`] : []),
    ...(retaliate
      ? [`Retaliate ${retaliate.value}${retaliate.range > 1 ? ` (range ${retaliate.range})` : ''}`]
      : []),
    ...(stats.attackEffects ?? []).map((effect) => upperFirst(effectName(effect))),
    ...(stats.advantage ? ['Advantage'] : []),
    ...(stats.attackersGainDisadvantage ? ['Attackers have disadvantage'] : []),
    ...(stats.canOpenDoors ? ['Opens doors'] : []),
    ...Object.entries(variables ?? {}).map(
      ([letter, what]) => `${letter} = ${VARIABLES[what] ?? readable(what)}`,
    ),
    ...(immunities ? [`Immune: ${listOf(immunities.map(immunityName))}`] : []),
  ];
}

function immunityName(name: string): string {
  return name in CONDITION_NAMES
    ? CONDITION_NAMES[name as keyof typeof CONDITION_NAMES]
    : upperFirst(name);
}

type Override = NonNullable<ScenarioContent['statOverrides']>[number];

/** What the scenario changes on a type besides the numbers that are worked in already. */
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
        change.per === 'undestroyedAltar'
          ? `for each altar that stands: ${words}, rounded ${change.round ?? 'up'}`
          : `in this scenario: ${words}`,
      ];
    });
}

function changeWords(change: Override): string {
  return [
    ...(change.hitPoints !== undefined && change.per ? [`${change.hitPoints} hit points`] : []),
    ...(change.hitPoints === 'x2' ? ['hit points doubled'] : []),
    ...(change.attack ? [`${change.attack} attack`] : []),
    ...(change.move ? [`${change.move} move`] : []),
    ...(change.range ? [`${change.range} range${change.rangedOnlyRange ? ' if ranged' : ''}`] : []),
    ...(change.addAttackEffects ?? []).map((effect) => `attacks add ${effectName(effect)}`),
  ].join(', ');
}

/** A condition with when it ends: 'Stun (to the end of its next turn)'. */
export function conditionWords({ name, turnEnds }: ActiveCondition): string {
  if (turnEnds === null) return `${CONDITION_NAMES[name]} (until healed)`;
  return turnEnds === 1
    ? `${CONDITION_NAMES[name]} (to the end of its next turn)`
    : `${CONDITION_NAMES[name]} (to the end of the turn after this one)`;
}

export function bonusWords({ kind, value, range, lasts }: Bonus): string {
  const reach = kind === 'retaliate' && range > 1 ? `, range ${range}` : '';
  const word = kind === 'shield' ? 'Shield' : 'Retaliate';
  return `${word} ${signed(value)}${reach} (${lasts === 'round' ? 'this round' : 'until removed'})`;
}
