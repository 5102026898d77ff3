/** Words of manual corrections; elements and items have their own names. */
import { listOf } from '../names/grammar';
import { ITEM_STATES } from '../party/items';
import { inMinutes } from '../../helpers/phrases';
import { ELEMENT_STATE_NAMES } from '../table/table';

export const FIELD_NAMES = {
  absent: 'absent',
  blessed: 'donation',
  campaignName: 'campaign name',
  cards: 'cards (hand/discard/lost/active)',
  checkMarks: 'check marks',
  donated: 'gold donated to the sanctuary',
  experience: 'experience',
  extraPerks: 'extra perks',
  gold: 'gold',
  hitPoints: 'hit points',
  initiative: 'initiative',
  itemCopies: 'item copies',
  level: 'level',
  maxHitPoints: 'maximum hit points',
  money: 'money tokens',
  monster: 'rank and number',
  name: 'name',
  player: 'player',
  prosperity: 'prosperity',
  reputation: 'reputation',
  round: 'round',
  scenarioLevel: 'scenario and monster level',
  sleeveLevel: 'sleeve level',
  treasure: 'treasure',
  unlockedClass: 'unlocked class',
};

/** Old and new values that are words. */
export const VALUE_NAMES = {
  ...ELEMENT_STATE_NAMES,
  ...ITEM_STATES,
  '': 'none',
  yes: 'yes',
  no: 'no',
  open: 'open',
  locked: 'locked',
};

export const CORRECTED = {
  perks: 'Perks changed.',
  kept: (names: readonly string[]) =>
    `You set these numbers yourselves, so they did not change with the level: ${listOf(names)}.`,
  sleeve: (name: string) => `The ${name} sleeve is removed.`,
  put: (amount: number) => `Placed on the table: ${amount}.`,
  taken: (amount: number) => `Removed from the table: ${amount}.`,
  playTime: (by: number) => `Changed manually: play time ${inMinutes(by)}.`,
  byHand: (what: string, from: string, to: string) =>
    `Changed manually: ${what} from ${from} to ${to}.`,
};
