/** Pictures for the words of the game. They never stand alone: a name is always beside or spoken. */
import type { Component } from 'svelte';
import Area from '~icons/game-icons/honeycomb';
import Attack from '~icons/game-icons/crossed-swords';
import Damage from '~icons/game-icons/sword-wound';
import Flying from '~icons/game-icons/feathered-wing';
import Heal from '~icons/game-icons/health-normal';
import Jump from '~icons/game-icons/jump-across';
import Loot from '~icons/game-icons/two-coins';
import Move from '~icons/game-icons/walking-boot';
import Pierce from '~icons/game-icons/arrowhead';
import Pull from '~icons/game-icons/pull';
import Push from '~icons/game-icons/push';
import Range from '~icons/game-icons/striking-arrows';
import Retaliate from '~icons/game-icons/spiked-shield';
import Shield from '~icons/game-icons/shield';
import Summon from '~icons/game-icons/magic-portal';
import Targets from '~icons/game-icons/bullseye';
import Trap from '~icons/game-icons/wolf-trap';
import Air from '~icons/game-icons/wind-slap';
import Bless from '~icons/game-icons/angel-wings';
import Curse from '~icons/game-icons/cursed-star';
import Dark from '~icons/game-icons/evil-moon';
import Disarm from '~icons/game-icons/drop-weapon';
import Earth from '~icons/game-icons/oak-leaf';
import Fire from '~icons/game-icons/flame';
import Ice from '~icons/game-icons/snowflake-1';
import Immobilize from '~icons/game-icons/manacles';
import Invisible from '~icons/game-icons/invisible';
import Light from '~icons/game-icons/sun';
import Muddle from '~icons/game-icons/fluffy-swirl';
import Poison from '~icons/game-icons/poison-bottle';
import Strengthen from '~icons/game-icons/muscle-up';
import Stun from '~icons/game-icons/star-swirl';
import Wound from '~icons/game-icons/bleeding-wound';
import type { Element, PrintedCondition } from '#shared/vocabulary';
import type { Keyword } from '../text/monsters/monsterActions';

export const CONDITION_ICONS: Readonly<Record<PrintedCondition | 'bless' | 'curse', Component>> = {
  poison: Poison,
  wound: Wound,
  immobilize: Immobilize,
  disarm: Disarm,
  stun: Stun,
  muddle: Muddle,
  invisible: Invisible,
  strengthen: Strengthen,
  bless: Bless,
  curse: Curse,
};

export const ELEMENT_ICONS: Readonly<Record<Element, Component>> = {
  fire: Fire,
  ice: Ice,
  air: Air,
  earth: Earth,
  light: Light,
  dark: Dark,
};

export const KEYWORD_ICONS: Readonly<Record<Keyword, Component>> = {
  ...CONDITION_ICONS,
  ...ELEMENT_ICONS,
  move: Move,
  jump: Jump,
  flying: Flying,
  attack: Attack,
  range: Range,
  targets: Targets,
  pierce: Pierce,
  area: Area,
  heal: Heal,
  shield: Shield,
  retaliate: Retaliate,
  push: Push,
  pull: Pull,
  damage: Damage,
  loot: Loot,
  trap: Trap,
  summon: Summon,
};
