/** Expected results of attacks, summons, and abilities that change figures. */
import type { ExpectedResults } from './expectedResults';
import type { Numbered } from './numbers';
import type { Letter } from './letters';
import type { ActingAs } from './setting';
import { targetsOf } from './selectedFigures';

/** Pushes and pulls. Only E has free hexes behind it. */
export function force(
  kind: string,
  value: number,
  targets: readonly Letter[],
  tally: ExpectedResults,
  { by, isOnBoard }: ActingAs,
): void {
  const isForce = kind === 'push' || kind === 'pull';
  if (isOnBoard && isForce && targets.includes('E')) tally.ask(`${kind} E ${String(value)}`, by);
}

/** An attack with only +0 cards in the deck and without shields. */
export function attack(
  line: Numbered,
  tally: ExpectedResults,
  acting: ActingAs,
): readonly Letter[] {
  const { value, effects = [], range, reach = 1, isByPlace, isAsked, ignoreShield } = line;
  if (isAsked) tally.ask('value', acting.by);
  const targets = targetsOf(line, tally, acting);
  const isMelee = range === undefined && !isByPlace;
  const others = effects.filter((each) => !each.startsWith('pierce')).toSorted();
  const pierce = effects
    .filter((each) => each.startsWith('pierce'))
    .reduce((sum, each) => sum + Number(each.split(' ')[1]), 0);
  const through = ignoreShield ? 99 : pierce;
  // An attack on figures at a named place has no range.
  const where = isMelee ? `reach ${String(reach)}` : `range ${isByPlace ? 'null' : String(range)}`;
  tally.attack(
    [
      `${String(value)} ${where}`,
      ...(through > 0 ? [`pierce ${String(through)}`] : []),
      ...others,
      ...(line.advantage ? ['advantage'] : []),
    ].join(', '),
    acting.by,
    targets,
    acting.isOnBoard && line.area !== undefined,
  );
  for (const target of targets) tally.hurt(target, value);
  tally.all(targets, others);
  return targets;
}

export function onFigures(
  line: Numbered,
  tally: ExpectedResults,
  acting: ActingAs,
): readonly Letter[] {
  const { type, value, effects = [], range, isAsked } = line;
  const targets = targetsOf(line, tally, acting);
  if (isAsked) tally.ask('value', acting.by);
  if (/^recover/.test(type)) {
    recover(line, targets, tally);
    return targets;
  }
  // F is adjacent to E on the board; without the board, the test answers that it is not.
  const isNever = acting.isOnBoard && line.when?.includes('targetAdjacentToNoneOfItsAllies');
  for (const target of targets) {
    if (type === 'damage') tally.hurt(target, value);
    if (type === 'heal') tally.heal(target, value);
    if (type === 'kill' && !isNever) tally.kill(target);
    if (type === 'shield') tally.bonus(target, `shield ${String(value)} ${acting.lasts}`);
    if (type === 'retaliate')
      tally.bonus(target, `retaliate ${String(value)} range ${String(range ?? 1)} ${acting.lasts}`);
    if (type === 'removeNegativeConditions' && target === 'A')
      tally.set('A conditions', '-muddle -wound');
    if (type === 'removeConditions' && target === 'E')
      tally.set('E conditions', effects.map((each) => `-${each}`).join(' '));
  }
  if (type === 'removeConditions') return targets;
  tally.all(targets, effects);
  for (const [kind = '', hexes] of effects.map((effect) => effect.split(' ')))
    force(kind, Number(hexes), targets, tally, acting);
  return targets;
}

/** Recovered cards. C and A have two discarded and two lost cards each. */
function recover(
  { value, only }: Numbered,
  targets: readonly Letter[],
  tally: ExpectedResults,
): void {
  for (const target of targets.filter((each) => each === 'C' || each === 'A')) {
    if (value < 2 && only === undefined) tally.ask('cards');
    tally.set(`${target} recovered`, String(Math.min(2, value)));
  }
}

export function summon(
  { summon: printed }: Numbered,
  tally: ExpectedResults,
  { isOnBoard }: ActingAs,
): null {
  if (!printed) return null;
  const { count = 1, hitPoints, move, attack: strength, range, shield = 0, retaliate } = printed;
  if (isOnBoard) tally.ask(count > 1 ? `hexes ${String(count)}` : 'hexes');
  const infuse = printed.attackInfuse ? [`infuse ${printed.attackInfuse}`] : [];
  const attacks = typeof strength === 'number' ? strength : 0;
  const one = [
    `hp ${String(hitPoints)}/${String(hitPoints)} move ${String(move ?? 0)}`,
    `attack ${String(attacks)} range ${String(range)} shield ${String(shield)}`,
    `retaliate ${String(retaliate?.value ?? 0)}${printed.flying ? ' flying' : ''}`,
    [...(printed.attackEffects ?? []), ...infuse].join(' '),
  ].join(' ');
  tally.set('summons', Array.from({ length: count }, () => one.trim()).join(', '));
  return null;
}
