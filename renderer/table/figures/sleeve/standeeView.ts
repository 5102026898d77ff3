/**
 * Computes the content of a standee as one value. It is memoised, so a step redraws only the
 * standees that it changes.
 */
import type { Defences } from '#shared/rules/figures/defences';
import type { Monster } from '#shared/state';
import { tableText as text } from '../../../words/sentences/play';
import type { PlayedGame } from '../../../game/playedGame.svelte';
import type { AttackDraft } from '../../attack/attackDraft.svelte';
import type { TableSteps } from '../../state/tableSteps.svelte';
import { isLow } from '../hitPoints';
import { defencesBeyond, marksOf } from '../marksOf';

/**
 * The number of condition marks that fit beside the crosshairs. A standee with more is twice as
 * wide.
 */
const MAX_MARKS = 4;

export interface StandeeView {
  readonly monster: Monster;
  readonly name: string;
  /**
   * Hit points, marks, side, level and origin in words, for the title. `about` has the name, too,
   * for screen readers.
   */
  readonly facts: string;
  readonly about: string;
  /** The state of its turn; null if it has not begun or there is none. */
  readonly turn: 'acting' | 'done' | null;
  readonly attacks: boolean;
  readonly isNext: boolean;
  readonly isLow: boolean;
  /** The CSS transform of the bar that shows the hit points as a share of their maximum. */
  readonly left: string;
  /** Shield and retaliate, each 0 if it equals the printed value, which is on the sleeve. */
  readonly defences: Defences;
  /** True if its marks need the width of two standees. */
  readonly isWide: boolean;
  readonly tags: string;
  /** The origin of a monster that was not placed at the start, else null. */
  readonly origin: string | null;
  readonly cap: string | undefined;
  /** True if it is a target or can be one. */
  readonly isAimed: boolean;
  /** True if its focus is known. */
  readonly hasFocus: boolean;
}

interface Table {
  readonly game: PlayedGame;
  readonly steps: TableSteps;
  readonly attack: AttackDraft;
}

export function standeeView(
  monster: Monster,
  printed: Defences,
  { game, steps, attack }: Table,
): StandeeView {
  const { id, hitPoints, maxHitPoints, levelBonus } = monster;
  const { aim } = attack;
  const turn = game.turns.get(id) ?? null;
  const name = game.names.figure(id);
  const defences = defencesBeyond(printed, monster, game.scenario, game.content);
  const tags = [
    ...(monster.side === 'allies' ? [text.allied] : []),
    ...(levelBonus ? [text.levelBonus(levelBonus)] : []),
  ];
  const origin = monster.origin === 'placed' ? null : text[monster.origin];
  const facts = [
    text.hitPointsAre(hitPoints, maxHitPoints),
    marksOf(monster, defences),
    ...tags,
    origin,
  ]
    .filter(Boolean)
    .join('; ');
  return {
    monster,
    name,
    facts,
    about: `${text.moreAbout(name)}: ${facts}`,
    turn: turn === 'waiting' ? null : turn,
    attacks: aim.attacker === id,
    isNext: steps.upNext === id,
    isLow: isLow(monster),
    left: `scaleX(${hitPoints / maxHitPoints})`,
    defences,
    isWide:
      [defences.shield, defences.retaliate].filter(Boolean).length + monster.conditions.length >
      MAX_MARKS,
    tags: tags.join(' '),
    origin,
    cap: steps.caps.get(id),
    isAimed: aim.chosen.has(id) || aim.open.has(id),
    hasFocus: game.focus.focusesOf(id).length > 0,
  };
}
