/** Active cards that prevent damage. */
import type { Content } from '../../content/content';
import type { CardAffects, Occasion } from '../../content/notation/cardKeywords';
import type { CardLine } from '../../content/types';
import type { DamageSource } from '../../vocabulary';
import type { FigureId } from '../../ids';
import type { Character, Scenario } from '../../state';
import { figuresAffected } from './affectedFigures';
import { halfLines } from './lines/cardLines';
import { charactersOf, isInPlay } from '../figures/figures';
import { allSlotsOf } from './activeCards';

export interface PreventingCard {
  /** The owner of the card. */
  readonly owner: FigureId;
  readonly card: number;
  readonly name: string;
  /** Use slots of the card, one of which is marked for each use; null = none. */
  readonly slots: { readonly used: number; readonly all: number } | null;
}

/** Damage that a character is about to suffer or has suffered. */
export interface IncomingDamage {
  /** Source of the damage; null = unknown. */
  readonly source: DamageSource | null;
  /** True if it would kill the character. */
  readonly isFatal: boolean;
}

/**
 * Cards of the character and its allies that can prevent the damage. Without a board, players check
 * the range.
 *
 * @rule TURN-3
 */
export function preventingCards(
  scenario: Scenario,
  content: Content,
  character: Character,
  blow: IncomingDamage,
): readonly PreventingCard[] {
  return charactersOf(scenario)
    .filter(isInPlay)
    .flatMap((owner) =>
      owner.activeHalves.flatMap((active): readonly PreventingCard[] => {
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

const IS_OCCASION: Readonly<Partial<Record<Occasion, (blow: IncomingDamage) => boolean>>> = {
  damaged: () => true,
  damagedByAttack: ({ source }) => source === 'attack',
  wouldDropBelow1HitPoints: ({ isFatal }) => isFatal,
};

function isOccasion({ type, on, actions = [] }: CardLine, blow: IncomingDamage): boolean {
  if (type === 'noDamage') return true;
  const isPreventing = type === 'trigger' && actions.some((each) => each.type === 'noDamage');
  return isPreventing && on !== undefined && IS_OCCASION[on]?.(blow) === true;
}

/** Keywords that mean one figure of a group, each with the keyword for the whole group. */
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
  return figuresAffected(scenario, content, owner.id, whom)?.includes(character.id) ?? true;
}
