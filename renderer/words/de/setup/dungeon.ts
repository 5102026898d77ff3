/** German words of the cards of the random dungeon. */
import type * as en from '../../en/setup/dungeon';
import type { DungeonPenalty } from '#shared/content/types';
import type { Translation } from '../../helpers/translation';
import { counted, listOf } from '../names/grammar';
import { conditionName } from '../names/names';

const WHO = {
  allCharacters: 'jeder Charakter',
  openingCharacter: 'der Charakter, der die Tür geöffnet hat,',
  allEnemies: 'jeder Gegner',
  eliteEnemies: 'jeder Elitegegner',
};

const lasting = ({ permanent, duration }: DungeonPenalty): string => {
  if (permanent || duration === 'permanent') return ' für den Rest des Szenarios';
  return duration === 'round' ? ' für die Runde' : '';
};

const gains = ({ attack, move, range, shield, retaliate }: DungeonPenalty): string =>
  listOf([
    ...(attack ? [`${attack} Angriff`] : []),
    ...(move ? [`${move} Bewegung`] : []),
    ...(range ? [`${range} Reichweite`] : []),
    ...(shield ? [`Schild ${shield}`] : []),
    ...(retaliate ? [`Vergeltung ${retaliate.value}, Reichweite ${retaliate.range}`] : []),
  ]);

export const penaltyText: typeof en.penaltyText = (penalty) => {
  const who = WHO[penalty.to ?? 'allCharacters'];
  const many = typeof penalty.count === 'number' ? penalty.count : 1;
  const room = penalty.room === 'previous' ? 'des Raums davor' : 'dieses Raums';
  switch (penalty.type) {
    case 'condition': {
      const what = listOf((penalty.conditions ?? []).map((each) => conditionName(each)));
      return `${who} erhält ${many > 1 ? `${many} × ` : ''}${what}${lasting(penalty)}`;
    }
    case 'damage':
      return `${who} erleidet ${penalty.value ?? 0} Schaden`;
    case 'loseCards':
      return `${who} verliert ${counted(many, 'Karte', 'Karten')}`;
    case 'discardCards':
      return `${who} wirft ${counted(many, 'Karte', 'Karten')} ab`;
    case 'enemiesGain':
      return `jeder Gegner erhält ${gains(penalty)}${lasting(penalty)}`;
    case 'enemiesHeal':
      return `jeder Gegner heilt ${penalty.value ?? 1} zu Beginn seiner Züge`;
    case 'monsterBlessCards':
      return `${counted(many, 'Segen', 'Segen')} in das Modifikatordeck der Monster`;
    case 'elementsInert':
      return 'alle Elemente erlöschen';
    case 'noElementConsume':
      return `${who} kann keine Elemente mehr verbrauchen`;
    case 'upgradeEnemies':
      return `${counted(many, 'normaler Gegner', 'normale Gegner')} ${room} werden Elite`;
    case 'replaceEnemies':
      return `${counted(many, 'Gegner', 'Gegner')} ${room} kommen zurück als ${penalty.rank === 'elite' ? 'Elite' : 'normal'}`;
    case 'consumeItems':
      return `${who} verbraucht ${counted(many, 'kleinen Gegenstand', 'kleine Gegenstände')}`;
    case 'consumeAndSpendItems':
      return `${who} verbraucht und erschöpft alle Gegenstände`;
    case 'spendItems':
      return `${who} erschöpft alle Gegenstände`;
  }
};

export const rewardText: typeof en.rewardText = (reward) =>
  listOf([
    ...(reward.gold ? [`erhält ${reward.gold} Gold (auf dem Charakterbogen notieren)`] : []),
    ...(reward.recoverLostCards
      ? [`nimmt ${counted(reward.recoverLostCards, 'verlorene Karte', 'verlorene Karten')} zurück`]
      : []),
    ...(reward.heal ? [`heilt ${reward.heal}`] : []),
    ...(reward.removeNegativeConditions ? ['entfernt alle negativen Zustände'] : []),
    ...(reward.damageAllEnemies
      ? [`lässt jeden Gegner ${reward.damageAllEnemies} Schaden erleiden`]
      : []),
    ...(reward.conditionAllEnemies
      ? [`gibt jedem Gegner ${conditionName(reward.conditionAllEnemies)}`]
      : []),
    ...(reward.refreshItems
      ? [
          `erneuert ${reward.slot ? counted(reward.refreshItems, 'kleinen Gegenstand', 'kleine Gegenstände') : counted(reward.refreshItems, 'Gegenstand', 'Gegenstände')}`,
        ]
      : []),
  ]);

export const penaltiesText: typeof en.penaltiesText = (card, minor, major) =>
  `${card}: kleine Strafe: ${listOf(minor.map(penaltyText))}; große Strafe: ${listOf(major.map(penaltyText))}.`;

export const DUNGEON: Translation<typeof en.DUNGEON> = {
  title: 'Zufälliges Verlies',
  draw: 'Ein zufälliges Verlies ziehen',
  drawOf: 'Verlies ziehen',
  again: 'Ein anderes ziehen',
  enter: 'Gezogene Karten eingeben …',
  enterTitle: 'Karten des Verlieses',
  enterNote:
    'Beginnt mit dem ersten Raum. Ein Ausgang einer Karte trifft auf einen Eingang der nächsten.',
  lay: 'Diese Karten verwenden',
  roomCard: (room) => `Raumkarte ${room}`,
  monsterCard: (room) => `Monsterkarte ${room}`,
  card: (id, name) => `${id} ${name}`,
  first: (room, monsters, more) =>
    `Beginnt in ${room} mit ${monsters}; ${counted(more, 'weiterer Raum', 'weitere Räume')} hinter den Türen.`,
};
