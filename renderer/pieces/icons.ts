/** Pictures for the words of the game. They never stand alone: a name is always beside or spoken. */
import type { Component } from 'svelte';
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
import type { Condition, Element } from '#shared/vocabulary';

export const CONDITION_ICONS: Readonly<Record<Condition | 'bless' | 'curse', Component>> = {
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
