/**
 * The command that uses an active card against damage: to prevent it, or for shield and retaliate.
 */
import type { Content } from '../../content/content';
import type { CardLine } from '../../content/types';
import { freeSlotsOf } from '../../rules/cards/activeCards';
import { preventingCards } from '../../rules/cards/preventingCards';
import { charactersOf, isInPlay, summonsOf } from '../../rules/figures/figures';
import type { Character, Scenario } from '../../state';
import type { CommandOf } from '../shapes';

type Use = CommandOf<'useActiveCard'>;
type Subcommand = NonNullable<Use['subcommands']>[number];
type CardPrevention = Extract<Subcommand, { readonly type: 'changeTarget' | 'negateDamage' }>;

/**
 * The next use of an active card, with the damage that it prevents (that of the current attack,
 * otherwise the damage suffered last) or the shield and retaliate that it adds. For a card without
 * slots, the command marks no use. If the damage is unknown, the command only marks the use. Null =
 * the card cannot be used now.
 *
 * @rule TURN-3
 */
export function preventionCommand(
  scenario: Scenario,
  content: Content,
  owner: Character,
  card: number,
): Use | CardPrevention | null {
  const meant = charactersOf(scenario)
    .filter(isInPlay)
    .flatMap((character): readonly CardPrevention[] => {
      const subcommand = subcommandFor(scenario, character);
      // Fatal damage is handled by `preventions.ts`.
      const source = subcommand?.type === 'changeTarget' ? 'attack' : null;
      const all = subcommand
        ? preventingCards(scenario, content, character, { source, isFatal: false })
        : [];
      return subcommand && all.some((each) => each.owner === owner.id && each.card === card)
        ? [subcommand]
        : [];
    });
  const [subcommand, ...others] = meant;
  const spares = subcommand && others.length === 0 ? subcommand : null;
  const defends = defending(scenario, content, owner, card);
  const known: CardPrevention | null = defends
    ? { ...spares, ...defends }
    : (spares ?? sparedSummon(scenario, content, owner, card));
  if (freeSlotsOf(content, owner, card).length === 0) return known;
  const use: Use = { type: 'useActiveCard', figure: owner.id, card };
  if (known) return { ...use, subcommands: [known] };
  return waitsForBlow(content, owner, card) ? null : use;
}

/** Triggers caused by damage or an attack. */
const BLOWS: readonly (CardLine['on'] | undefined)[] = [
  ...(['damaged', 'damagedByAttack', 'meleeAttackOnYou', 'wouldDropBelow1HitPoints'] as const),
];

function triggersOf(content: Content, owner: Character, card: number): readonly CardLine[] {
  const half = owner.activeHalves.find((each) => each.card === card)?.half;
  const printed = content.cardLines(owner.class)?.cards.find(({ id }) => id === card);
  return half ? (printed?.[half].filter(({ type }) => type === 'trigger') ?? []) : [];
}

/**
 * True for a card whose uses only prevent, shield or retaliate, so that they need damage or an
 * attack.
 */
function waitsForBlow(content: Content, owner: Character, card: number): boolean {
  const kinds = ['noDamage', 'shield', 'retaliate'];
  const triggers = triggersOf(content, owner, card);
  return (
    triggers.length > 0 &&
    triggers.every(
      ({ on, actions = [] }) =>
        BLOWS.includes(on) && actions.some(({ type }) => kinds.includes(type)),
    )
  );
}

/** The attacked summon of the owner that the card protects; null = none or several. @rule TURN-3 */
function sparedSummon(
  scenario: Scenario,
  content: Content,
  owner: Character,
  card: number,
): CardPrevention | null {
  const isPreventing = triggersOf(content, owner, card).some(
    ({ on, actions = [] }) =>
      on === 'summonedAllyDamaged' && actions.some(({ type }) => type === 'noDamage'),
  );
  const own = summonsOf(scenario).filter((summon) => summon.owner === owner.id);
  const aimed = (scenario.attack?.targets ?? []).filter(
    ({ figure, negate }) => negate === null && own.some(({ id }) => id === figure),
  );
  const [aim, ...others] = isPreventing ? aimed : [];
  return aim && others.length === 0
    ? { type: 'changeTarget', figure: aim.figure, negate: 'cardInEffect' }
    : null;
}

type Defending = Extract<CardPrevention, { readonly type: 'changeTarget' }>;

/** The shield and retaliate that a card adds against the current attack. @rule TURN-3 */
function defending(
  { attack }: Scenario,
  content: Content,
  owner: Character,
  card: number,
): Defending | null {
  const aim = attack?.targets.find(({ figure }) => figure === owner.id);
  if (!attack || !aim) return null;
  const actions = triggersOf(content, owner, card)
    .filter(({ on }) => on === 'damagedByAttack' || (on === 'meleeAttackOnYou' && !attack.ranged))
    .flatMap((trigger) => trigger.actions ?? []);
  const numberOf = (type: CardLine['type']) => {
    const found = actions.find((each) => each.type === type);
    return typeof found?.value === 'number' ? { n: found.value, range: found.range } : null;
  };
  const [shield, retaliate] = [numberOf('shield'), numberOf('retaliate')];
  if (!shield && !retaliate) return null;
  return {
    type: 'changeTarget',
    figure: owner.id,
    ...(shield && { extraShield: aim.extraShield + shield.n }),
    ...(retaliate && { extraRetaliate: (aim.extraRetaliate ?? 0) + retaliate.n }),
    ...(typeof retaliate?.range === 'number' && { extraRetaliateRange: retaliate.range }),
  };
}

function subcommandFor(
  { attack }: Scenario,
  { id: figure, suffered }: Character,
): CardPrevention | null {
  const aim = attack?.targets.find((each) => each.figure === figure);
  if (aim) {
    return aim.negate === 'cardInEffect'
      ? null
      : { type: 'changeTarget', figure, negate: 'cardInEffect' };
  }
  return suffered > 0 ? { type: 'negateDamage', figure, losing: 'cardInEffect' } : null;
}
