/** Everything a standee shows, as one value: it can be memoised, so a step updates only what changed. */
import type { Defences } from '#shared/rules/figures/defences';
import type { Monster } from '#shared/state';
import { tableText as text } from '../../../words/sentences/play';
import type { PlayedGame } from '../../../game/playedGame.svelte';
import type { AttackDraft } from '../../attack/attackDraft.svelte';
import type { TableSteps } from '../../state/tableSteps.svelte';
import { isLow } from '../hitPoints';
import { defencesBeyond, marksOf } from '../marksOf';

/** Marks that fit into the width of one standee, beside crosshairs. */
const MAX_MARKS = 4;

export interface StandeeView {
  readonly monster: Monster;
  readonly name: string;
  /** All facts in words. */
  readonly facts: string;
  readonly about: string;
  /** Null while its turn has not begun. */
  readonly turn: 'acting' | 'done' | null;
  readonly attacks: boolean;
  readonly isNext: boolean;
  readonly isLow: boolean;
  /** The share of hit points left, as a CSS length. */
  readonly left: string;
  /** Without the printed ones on its sleeve. */
  readonly defences: Defences;
  /** Its marks need the width of two standees. */
  readonly isWide: boolean;
  readonly tags: string;
  /** Its origin, if it was not placed at the start. */
  readonly origin: string | null;
  readonly cap: string | undefined;
  /** It is a target or a possible one. */
  readonly isAimed: boolean;
  /** Its focus is known. */
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
