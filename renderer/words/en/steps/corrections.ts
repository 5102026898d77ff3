/** Words of manual corrections; elements and items have their own names. */
import { listOf } from '../names/grammar';
import { ITEM_STATES } from '../party/items';
import { inMinutes } from '../../helpers/phrases';
import { ELEMENT_STATE_NAMES } from '../table/table';

export const FIELD_NAMES = {
  absent: 'absent',
  blessed: 'donation',
  campaignName: 'the name of the campaign',
  cards: 'cards (hand/discard/lost/active)',
  checkMarks: 'check marks',
  donated: 'gold given to the sanctuary',
  experience: 'experience',
  extraPerks: 'extra perks',
  gold: 'gold',
  hitPoints: 'hit points',
  initiative: 'initiative',
  itemCopies: 'copies of an item',
  level: 'level',
  maxHitPoints: 'maximum hit points',
  money: 'money tokens',
  monster: 'rank and number',
  name: 'name',
  player: 'player',
  prosperity: 'prosperity',
  reputation: 'reputation',
  round: 'round',
  scenarioLevel: 'level of scenario/monsters',
  sleeveLevel: 'level of the sleeve',
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
  perks: 'The perks are changed.',
  kept: (names: readonly string[]) =>
    `You set these numbers yourselves, so they did not follow the level: ${listOf(names)}.`,
  sleeve: (name: string) => `The sleeve of ${name} is put away.`,
  put: (amount: number) => `Put on the table: ${amount}.`,
  taken: (amount: number) => `Taken off the table: ${amount}.`,
  playTime: (by: number) => `Corrected by hand: play time ${inMinutes(by)}.`,
  byHand: (what: string, from: string, to: string) =>
    `Corrected by hand: ${what} from ${from} to ${to}.`,
};
