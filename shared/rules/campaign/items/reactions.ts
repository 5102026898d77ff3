/** Worn items that react to events automatically. */
import type { Content } from '../../../content/content';
import { readEffects } from '../../../content/notation/effects';
import type { GameEvent } from '../../../events';
import { andThen, forEach, putBack, unchanged, type Outcome } from '../../../result';
import type { Character, Figure, Hex, Scenario } from '../../../state';
import { overlayAt } from '../../board/changes';
import { mapInPlay } from '../../board/inPlay';
import { gainCondition } from '../../figures/conditions/conditions';
import { addBonus } from '../../figures/defences';
import { charactersOf, findFigure, canTakeTurns, withFigure } from '../../figures/figures';
import { heal } from '../../figures/hitPoints/heal';
import { printedTraits } from '../../figures/stats/stats';
import { wornEffects, type WornEffect } from '../../figures/wornItems';
import { turnOf, walkedIn } from '../../order/playedLines';

interface Happening {
  readonly before: Scenario;
  readonly now: Scenario;
  readonly events: readonly GameEvent[];
  readonly content: Content;
  readonly owner: Character;
}

/** Adds the effects of worn items that react to a step. @rule ITEM-5 ITEM-6 ITEM-14 */
export function withReactions(
  before: Scenario,
  { next, events }: Outcome<Scenario>,
  content: Content,
): Outcome<Scenario> {
  if (before === next) return { next, events };
  const owners = charactersOf(next).filter(
    (each) => canTakeTurns(each) && (each.worn ?? []).length > 0,
  );
  return owners.reduce<Outcome<Scenario>>(
    (done, { id }) =>
      andThen(done, (now) => {
        const owner = findFigure(now, id);
        if (owner?.kind !== 'character') return unchanged(now);
        const happening = { before, now, events, content, owner };
        return forEach(unchanged(now), wornEffects(content, owner), (table, worn) =>
          andThen(unchanged(table), (last) => reaction({ ...happening, now: last }, worn)),
        );
      }),
    { next, events },
  );
}

function reaction(happening: Happening, worn: WornEffect): Outcome<Scenario> {
  const { before, now, owner } = happening;
  const { when, minHexes, maxHexes, ifStrong } = worn.effect;
  switch (when) {
    case 'kill':
    case 'killInTurn': {
      const isOwnTurn = before.phase.name === 'turns' && before.phase.active === owner.id;
      const kills = when === 'kill' || isOwnTurn ? killsOf(happening) : 0;
      const each = Array.from({ length: kills }, () => worn);
      return forEach(unchanged(now), each, (next) => act({ ...happening, now: next }, worn));
    }
    case 'moved':
      return minHexes !== undefined && hasCrossed(happening, minHexes)
        ? act(happening, worn)
        : unchanged(now);
    case 'turnEnd':
      return maxHexes === undefined ? unchanged(now) : atTurnEnd(happening, worn, maxHexes);
    case 'enteredHazardousTerrain':
      return entersHazard(happening) ? act(happening, worn) : unchanged(now);
    case 'attacked':
      return ifStrong !== undefined && before.elements[ifStrong] === 'strong'
        ? onAttackers(happening, worn)
        : unchanged(now);
    default:
      return unchanged(now);
  }
}

/** Number of figures that the owner itself killed, not its summons. */
function killsOf({ events, owner }: Happening): number {
  const isByOther = (figure: string) =>
    events.some(
      (event) =>
        event.type === 'attacked' && event.target === figure && event.attacker !== owner.id,
    );
  return events.filter(
    (event) => event.type === 'died' && event.killer === owner.id && !isByOther(event.figure),
  ).length;
}

function hasCrossed({ before, now, owner }: Happening, hexes: number): boolean {
  const walked = walkedIn(turnOf(now.phase, owner.id));
  const earlier = walkedIn(turnOf(before.phase, owner.id)) ?? 0;
  return walked !== null && walked >= hexes && earlier < hexes;
}

function atTurnEnd(happening: Happening, worn: WornEffect, maxHexes: number): Outcome<Scenario> {
  const { before, now, owner } = happening;
  const turn = turnOf(before.phase, owner.id);
  const isOver = turnOf(now.phase, owner.id)?.state === 'done';
  if (!turn || turn.state === 'done' || !isOver) return unchanged(now);
  const walked = owner.initiative?.longRest ? 0 : walkedIn(turn);
  if (walked === null) return say(happening, worn);
  return walked <= maxHexes ? act(happening, worn) : unchanged(now);
}

/** True if the owner enters hazardous terrain for the first time in its own turn. */
function entersHazard({ before, now, events, content, owner }: Happening): boolean {
  const map = mapInPlay(before, content);
  const isOwnTurn = now.phase.name === 'turns' && now.phase.active === owner.id;
  if (!map || !isOwnTurn) return false;
  const isHazard = (hex: Hex) => overlayAt(map, 'hazardousTerrain', hex) !== null;
  const earlier = (turnOf(before.phase, owner.id)?.lines ?? []).flatMap(({ way = [] }) =>
    way.slice(1),
  );
  if (earlier.some(isHazard)) return false;
  return events.some(
    (event) =>
      event.type === 'figureMoved' &&
      event.figure === owner.id &&
      event.movement === 'walk' &&
      event.path.some(isHazard),
  );
}

/** Effects on each figure that attacked the owner. */
function onAttackers(happening: Happening, worn: WornEffect): Outcome<Scenario> {
  const { now, events, content, owner } = happening;
  const attackers = events.flatMap((event) =>
    event.type === 'attacked' && event.target === owner.id ? [event.attacker] : [],
  );
  return forEach(unchanged(now), attackers, (next, id) => {
    const attacker = findFigure(next, id);
    if (!attacker) return unchanged(next);
    if (worn.effect.type !== 'condition') return say({ ...happening, now: next }, worn);
    const isOwnTurn = next.phase.name === 'turns' && next.phase.active === id;
    const traits = printedTraits(next, content, attacker);
    const marked = forEach(
      unchanged<Figure>(attacker),
      readEffects(worn.effect.effects),
      (figure, effect) =>
        effect.kind === 'condition'
          ? gainCondition(figure, effect.condition, isOwnTurn, traits, content)
          : unchanged(figure),
    );
    return withItemEvent(
      happening,
      worn,
      putBack(marked, (figure) => withFigure(next, figure)),
    );
  });
}

function act(happening: Happening, worn: WornEffect): Outcome<Scenario> {
  const { now } = happening;
  const owner = findFigure(now, happening.owner.id);
  const { type, value } = worn.effect;
  if (owner?.kind !== 'character') return unchanged(now);
  const applyToFigure = (changed: Outcome<Figure>) =>
    withItemEvent(
      happening,
      worn,
      putBack(changed, (figure) => withFigure(now, figure)),
    );
  switch (type) {
    case 'heal':
      return applyToFigure(heal(owner, Number(value)));
    case 'experience':
      return applyToFigure({
        next: { ...owner, experience: owner.experience + Number(value) },
        events: [{ type: 'experienceGained', figure: owner.id, amount: Number(value) }],
      });
    case 'shield':
      return applyToFigure(
        addBonus(owner, {
          ...{ kind: 'shield', value: Number(value), range: 1 },
          ...{ lasts: 'round', source: 'item', card: null },
        }),
      );
    default:
      return say(happening, worn);
  }
}

function withItemEvent(
  { owner }: Happening,
  { item, name }: WornEffect,
  { next, events }: Outcome<Scenario>,
): Outcome<Scenario> {
  const act = { type: 'itemActed', character: owner.sheet, item, name, rule: 'ITEM-5' } as const;
  return { next, events: [act, ...events] };
}

/** Reminds players of effects that only they can carry out. */
function say(
  { now, owner, content }: Happening,
  { item, name, effect }: WornEffect,
): Outcome<Scenario> {
  const place = content.item(item)?.effects?.indexOf(effect) ?? 0;
  const facts = { type: 'itemSaid', character: owner.sheet, item, name, effect: place } as const;
  return { next: now, events: [{ ...facts, rule: 'ITEM-6' }] };
}
