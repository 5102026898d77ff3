/** A standee as it is shown: worked out at once and kept while it is equal, so that a step touches only those it changes. */
import type { Defences } from '#shared/rules/figures/defences';
import type { Monster } from '#shared/state';
import { tableText as text } from '../../../words/sentences/play';
import type { PlayedGame } from '../../../game/playedGame.svelte';
import type { AttackDraft } from '../../attack/attackDraft.svelte';
import type { TableSteps } from '../../state/tableSteps.svelte';
import { isLow } from '../hitPoints';
import { defencesBeyond, marksOf } from '../marksOf';

/** In the width of one standee, beside a crosshair. */
const MOST_MARKS = 4;

export interface StandeeView {
  readonly monster: Monster;
  readonly name: string;
  /** Everything about it, in words. */
  readonly said: string;
  readonly about: string;
  /** Null as long as it waits for it. */
  readonly turn: 'acting' | 'done' | null;
  readonly attacks: boolean;
  readonly isNext: boolean;
  readonly isLow: boolean;
  /** Of its hit points, as a length. */
  readonly left: string;
  /** Beyond those on its sleeve. */
  readonly defences: Defences;
  /** More lies on it than has room under its number. */
  readonly isWide: boolean;
  readonly tags: string;
  /** How it came, where it was not there from the start. */
  readonly origin: string | null;
  readonly cap: string | undefined;
  /** Can be a target now, or is one. */
  readonly isAimed: boolean;
  /** Whom it focuses on is known. */
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
  const said = [
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
    said,
    about: `${text.moreAbout(name)}: ${said}`,
    turn: turn === 'waiting' ? null : turn,
    attacks: aim.attacker === id,
    isNext: steps.upNext === id,
    isLow: isLow(monster),
    left: `${(hitPoints / maxHitPoints) * 100}%`,
    defences,
    isWide:
      [defences.shield, defences.retaliate].filter(Boolean).length + monster.conditions.length >
      MOST_MARKS,
    tags: tags.join(' '),
    origin,
    cap: steps.caps.get(id),
    isAimed: aim.chosen.has(id) || aim.open.has(id),
    hasFocus: game.focus.of(id).length > 0,
  };
}
