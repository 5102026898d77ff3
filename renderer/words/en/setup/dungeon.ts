/** English words of the random dungeon and its cards. */
import type { DungeonPenalty, DungeonReward } from '#shared/content/types';
import { counted, listOf } from '../names/grammar';
import { conditionName } from '../names/names';

const WHO = {
  allCharacters: 'every character',
  openingCharacter: 'the character who opened the door',
  allEnemies: 'every enemy',
  eliteEnemies: 'every elite enemy',
};

const lasting = ({ permanent, duration }: DungeonPenalty): string => {
  if (permanent || duration === 'permanent') return ' for the rest of the scenario';
  return duration === 'round' ? ' for the round' : '';
};

const gains = ({ attack, move, range, shield, retaliate }: DungeonPenalty): string =>
  listOf([
    ...(attack ? [`${attack} attack`] : []),
    ...(move ? [`${move} move`] : []),
    ...(range ? [`${range} range`] : []),
    ...(shield ? [`shield ${shield}`] : []),
    ...(retaliate ? [`retaliate ${retaliate.value}, range ${retaliate.range}`] : []),
  ]);

/** A penalty in words: 'every character gains Muddle for the rest of the scenario'. */
export const penaltyText = (penalty: DungeonPenalty): string => {
  const who = WHO[penalty.to ?? 'allCharacters'];
  const many = typeof penalty.count === 'number' ? penalty.count : 1;
  const room = penalty.room === 'previous' ? 'the room before' : 'this room';
  switch (penalty.type) {
    case 'condition': {
      const what = listOf((penalty.conditions ?? []).map((each) => conditionName(each)));
      return `${who} gains ${many > 1 ? `${many} × ` : ''}${what}${lasting(penalty)}`;
    }
    case 'damage':
      return `${who} suffers ${penalty.value ?? 0} damage`;
    case 'loseCards':
      return `${who} loses ${counted(many, 'card')}`;
    case 'discardCards':
      return `${who} discards ${counted(many, 'card')}`;
    case 'enemiesGain':
      return `every enemy gains ${gains(penalty)}${lasting(penalty)}`;
    case 'enemiesHeal':
      return `every enemy heals ${penalty.value ?? 1} at the start of each of its turns`;
    case 'monsterBlessCards':
      return `add ${counted(many, 'Bless card')} to the monster modifier deck`;
    case 'elementsInert':
      return 'all elements become inert';
    case 'noElementConsume':
      return `${who} can no longer consume elements`;
    case 'upgradeEnemies':
      return `${counted(many, 'normal enemy', 'normal enemies')} in ${room} become elite`;
    case 'replaceEnemies':
      return `${counted(many, 'enemy', 'enemies')} in ${room} are replaced by ${penalty.rank ?? 'normal'}`;
    case 'consumeItems':
      return `${who} consumes ${counted(many, 'small item')}`;
    case 'consumeAndSpendItems':
      return `${who} consumes and spends all items`;
    case 'spendItems':
      return `${who} spends all items`;
  }
};

/** A reward in words: 'gains 5 gold (note it on the character sheet)'. */
export const rewardText = (reward: DungeonReward): string =>
  listOf([
    ...(reward.gold ? [`gains ${reward.gold} gold (note it on the character sheet)`] : []),
    ...(reward.recoverLostCards
      ? [`recovers ${counted(reward.recoverLostCards, 'lost card')}`]
      : []),
    ...(reward.heal ? [`heals ${reward.heal}`] : []),
    ...(reward.removeNegativeConditions ? ['removes all negative conditions'] : []),
    ...(reward.damageAllEnemies
      ? [`makes every enemy suffer ${reward.damageAllEnemies} damage`]
      : []),
    ...(reward.conditionAllEnemies
      ? [`gives every enemy ${conditionName(reward.conditionAllEnemies)}`]
      : []),
    ...(reward.refreshItems
      ? [`refreshes ${counted(reward.refreshItems, reward.slot ? 'small item' : 'item')}`]
      : []),
  ]);

export const penaltiesText = (
  card: string,
  minor: readonly DungeonPenalty[],
  major: readonly DungeonPenalty[],
): string =>
  `${card}: minor penalty: ${listOf(minor.map(penaltyText))}; major penalty: ${listOf(major.map(penaltyText))}.`;

export const DUNGEON = {
  title: 'Random dungeon',
  draw: 'Draw a random dungeon',
  drawOf: 'Draw the dungeon',
  again: 'Draw another dungeon',
  enter: 'Enter the cards you drew…',
  enterTitle: 'Dungeon cards',
  enterNote: 'Start with the first room. An exit of one card meets an entrance of the next.',
  lay: 'Use these cards',
  roomCard: (room: number) => `Room card ${room}`,
  monsterCard: (room: number) => `Monster card ${room}`,
  card: (id: number, name: string) => `${id} ${name}`,
  first: (room: string, monsters: string, more: number) =>
    `Starts in ${room} with ${monsters}; ${counted(more, 'more room')} behind its doors.`,
};
