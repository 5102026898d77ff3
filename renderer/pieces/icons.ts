/** Drawings for the words of the game, as paths in a square of 512. */
import { path as Area } from '~icons/game-icons/honeycomb';
import { path as Attack } from '~icons/game-icons/crossed-swords';
import { path as Damage } from '~icons/game-icons/sword-wound';
import { path as Flying } from '~icons/game-icons/feathered-wing';
import { path as Heal } from '~icons/game-icons/health-normal';
import { path as Jump } from '~icons/game-icons/jump-across';
import { path as Loot } from '~icons/game-icons/two-coins';
import { path as Move } from '~icons/game-icons/walking-boot';
import { path as Pierce } from '~icons/game-icons/arrowhead';
import { path as Pull } from '~icons/game-icons/pull';
import { path as Push } from '~icons/game-icons/push';
import { path as Range } from '~icons/game-icons/striking-arrows';
import { path as Retaliate } from '~icons/game-icons/spiked-shield';
import { path as Shield } from '~icons/game-icons/shield';
import { path as Summon } from '~icons/game-icons/magic-portal';
import { path as Targets } from '~icons/game-icons/bullseye';
import { path as Trap } from '~icons/game-icons/wolf-trap';
import { path as Air } from '~icons/game-icons/wind-slap';
import { path as Bless } from '~icons/game-icons/angel-wings';
import { path as Curse } from '~icons/game-icons/cursed-star';
import { path as Dark } from '~icons/game-icons/evil-moon';
import { path as Disarm } from '~icons/game-icons/drop-weapon';
import { path as Earth } from '~icons/game-icons/oak-leaf';
import { path as Fire } from '~icons/game-icons/flame';
import { path as Ice } from '~icons/game-icons/snowflake-1';
import { path as Immobilize } from '~icons/game-icons/manacles';
import { path as Invisible } from '~icons/game-icons/invisible';
import { path as Light } from '~icons/game-icons/sun';
import { path as Muddle } from '~icons/game-icons/fluffy-swirl';
import { path as Poison } from '~icons/game-icons/poison-bottle';
import { path as Strengthen } from '~icons/game-icons/muscle-up';
import { path as Stun } from '~icons/game-icons/star-swirl';
import { path as Wound } from '~icons/game-icons/bleeding-wound';
import type { Keyword } from '../text/monsters/monsterActions';

/** What has a drawing: a word of a card, a condition, an element, or what goes into a modifier deck. */
export type DrawnWord = Keyword | 'bless' | 'curse';

export const DRAWINGS: Readonly<Record<DrawnWord, string>> = {
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
  fire: Fire,
  ice: Ice,
  air: Air,
  earth: Earth,
  light: Light,
  dark: Dark,
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
