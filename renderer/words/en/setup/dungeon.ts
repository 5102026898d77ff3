import type { DungeonPenalty, DungeonReward } from '#shared/content/types';
import { counted, listOf } from '../names/grammar';
import { conditionName } from '../names/names';

const WHO = {
  allCharacters: 'every character',
  openingCharacter: 'the character that opened the door',
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

/** 'every character gains Muddle for the rest of the scenario'. */
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
      return `every enemy heals ${penalty.value ?? 1} at the start of its turns`;
    case 'monsterBlessCards':
      return `${counted(many, 'blessing')} into the monster modifier deck`;
    case 'elementsInert':
      return 'all elements become inert';
    case 'noElementConsume':
      return `${who} uses up no elements any more`;
    case 'upgradeEnemies':
      return `${counted(many, 'normal enemy', 'normal enemies')} of ${room} become elite`;
    case 'replaceEnemies':
      return `${counted(many, 'enemy', 'enemies')} of ${room} come back as ${penalty.rank ?? 'normal'}`;
    case 'consumeItems':
      return `${who} consumes ${counted(many, 'small item')}`;
    case 'consumeAndSpendItems':
      return `${who} consumes and spends all items`;
    case 'spendItems':
      return `${who} spends all items`;
  }
};

/** 'gains 5 gold (write it on the sheet)'. */
export const rewardText = (reward: DungeonReward): string =>
  listOf([
    ...(reward.gold ? [`gains ${reward.gold} gold (write it on the sheet)`] : []),
    ...(reward.recoverLostCards
      ? [`recovers ${counted(reward.recoverLostCards, 'lost card')}`]
      : []),
    ...(reward.heal ? [`heals ${reward.heal}`] : []),
    ...(reward.removeNegativeConditions ? ['loses all bad conditions'] : []),
    ...(reward.damageAllEnemies
      ? [`has every enemy suffer ${reward.damageAllEnemies} damage`]
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
  drawOf: 'Draw its dungeon',
  again: 'Draw another one',
  enter: 'Enter cards that were drawn …',
  enterTitle: 'Cards of the dungeon',
  enterNote: 'First room first. A way out of one card meets a way in of the next.',
  lay: 'Lay these cards',
  roomCard: (room: number) => `Room card ${room}`,
  monsterCard: (room: number) => `Monster card ${room}`,
  card: (id: number, name: string) => `${id} ${name}`,
  first: (room: string, monsters: string, more: number) =>
    `It begins in ${room} with ${monsters}; ${counted(more, 'more room')} behind its doors.`,
};
