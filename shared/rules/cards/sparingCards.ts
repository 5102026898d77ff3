/** Cards in effect that make damage nothing. */
import type { Content } from '../../content/content';
import type { CardAffects, Occasion } from '../../content/notation/cardKeywords';
import type { CardLine } from '../../content/types';
import type { DamageSource } from '../../events/figures';
import type { FigureId } from '../../ids';
import type { Character, Scenario } from '../../state';
import { concernedFigures } from './affectedFigures';
import { halfLines } from './cardLines';
import { charactersOf, isInPlay } from '../figures/figures';
import { allSlotsOf } from './activeCards';

export interface SparingCard {
  /** Before whom it lies. */
  readonly owner: FigureId;
  readonly card: number;
  readonly name: string;
  /** Its use slots, of which one is marked each time; null = it has none. */
  readonly slots: { readonly used: number; readonly all: number } | null;
}

/** Damage that a character would suffer, or has suffered. */
export interface Blow {
  /** Null = it is not known. */
  readonly source: DamageSource | null;
  /** It would be the last one. */
  readonly isFatal: boolean;
}

/**
 * The cards, of the character and of its allies, that prevent the damage by what is printed on them. The
 * board says who is near enough; without it the players do.
 *
 * @rule TURN-3
 */
export function sparingCards(
  scenario: Scenario,
  content: Content,
  character: Character,
  blow: Blow,
): readonly SparingCard[] {
  return charactersOf(scenario)
    .filter(isInPlay)
    .flatMap((owner) =>
      owner.activeHalves.flatMap((active): readonly SparingCard[] => {
        const { card, half, used } = active;
        const lines = halfLines(content.cardLines(owner.class), card, half) ?? [];
        const isMeant = lines.some(
          ({ printed }) =>
            isOccasion(printed, blow) && isFor(scenario, content, { owner, character }, printed),
        );
        if (!isMeant) return [];
        const name = content.classCards(owner.class).find(({ id }) => id === card)?.name ?? '';
        const all = allSlotsOf(content, owner, active).length;
        return [{ owner: owner.id, card, name, slots: all === 0 ? null : { used, all } }];
      }),
    );
}

const IS_OCCASION: Readonly<Partial<Record<Occasion, (blow: Blow) => boolean>>> = {
  damaged: () => true,
  damagedByAttack: ({ source }) => source === 'attack',
  wouldDropBelow1HitPoints: ({ isFatal }) => isFatal,
};

function isOccasion({ type, on, actions = [] }: CardLine, blow: Blow): boolean {
  if (type === 'noDamage') return true;
  const isSparing = type === 'trigger' && actions.some((each) => each.type === 'noDamage');
  return isSparing && on !== undefined && IS_OCCASION[on]?.(blow) === true;
}

/** One that is chosen of several can be each of them. */
const ANY_OF: Readonly<Partial<Record<CardAffects, CardAffects>>> = {
  oneAllyInRange: 'alliesInRange',
};

function isFor(
  scenario: Scenario,
  content: Content,
  { owner, character }: { readonly owner: Character; readonly character: Character },
  { affects = 'self', range }: CardLine,
): boolean {
  const isOwn = owner.id === character.id;
  if (isOwn !== affects.startsWith('self') && (isOwn || !/All(y|ies)/.test(affects))) return false;
  const hexes = typeof range === 'number' ? range : null;
  const whom = { affects: ANY_OF[affects] ?? affects, range: hexes };
  return concernedFigures(scenario, content, owner.id, whom)?.includes(character.id) ?? true;
}
