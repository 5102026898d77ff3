import type { Rule } from './rule';

/** Rules of conditions, healing, damage, rests, looting, summons and levels. */
export const FIGURE_RULES = {
  'CONDITION-1': {
    at: 'p. 22',
    says: 'A figure has each condition once; gaining it again renews its duration.',
  },
  'CONDITION-2': {
    at: 'p. 32',
    says: 'A figure cannot gain a condition that its card lists as an immunity.',
  },
  'CONDITION-3': {
    at: 'FAQ p. 79',
    says: 'Tokens of conditions and bases of standees do not run out.',
  },
  'DURATION-1': {
    at: 'pp. 22-23',
    says: 'Conditions except poison and wound expire at the end of the figure’s next turn.',
  },
  'DURATION-2': {
    at: 'FAQ p. 63 (copy)',
    says: 'A condition gained in the figure’s own turn lasts until the end of its following turn.',
  },
  'DURATION-3': {
    at: 'p. 23',
    says: 'A good condition cannot be ended early by choice.',
  },
  'STRENGTHEN-1': {
    at: 'p. 23',
    says: 'A strengthened figure has advantage on all its attacks.',
  },
  'MUDDLE-1': {
    at: 'p. 23',
    says: 'A muddled figure has disadvantage on all its attacks.',
  },
  'POISON-2': {
    at: 'p. 22',
    says: 'Poison lasts until the next heal, which removes it.',
  },
  'WOUND-1': {
    at: 'p. 22',
    says: 'A wounded figure suffers 1 damage at the start of each of its turns, until healed.',
  },
  'IMMOBILIZE-1': {
    at: 'p. 22',
    says: 'An immobilized figure cannot use move abilities; push and pull still move it.',
  },
  'DISARM-1': {
    at: 'p. 23, FAQ p. 66',
    says: 'A disarmed figure cannot attack; a monster moves as if its card had no attack.',
  },
  'STUN-1': {
    at: 'p. 23, FAQ p. 66',
    says: 'A stunned figure uses no abilities and no items, in no turn, but may take a long rest.',
  },
  'STUN-2': {
    at: 'FAQ p. 62',
    says: 'A stunned character discards both cards of its turn; they do not return to hand.',
  },
  'INVISIBLE-1': {
    at: 'p. 23',
    says: 'Enemies cannot focus on or target an invisible figure; for monsters it is an obstacle.',
  },
  'INVISIBLE-2': {
    at: 'Dized, invisible figures',
    says: 'Effects that target no one, as damage to all adjacent enemies, reach invisible figures.',
  },
  'INVISIBLE-3': {
    at: 'Dized, invisible figures',
    says: 'Invisible monsters are treated as invisible characters are.',
  },
  'INVISIBLE-4': {
    at: 'Dized, invisible figures',
    says: 'Flying and jumping figures pass invisible enemies, and ranged attacks pass over them.',
  },
  'INVISIBLE-5': {
    at: 'p. 30, Dized, invisible figures',
    says: 'An invisible character in a doorway can leave monsters without focus; they do the rest of their card.',
  },
  'HEAL-1': {
    at: 'pp. 26, 28',
    says: 'A heal restores hit points, never above the maximum.',
  },
  'HEAL-2': {
    at: 'p. 22',
    says: 'A heal on a poisoned figure removes the poison and restores nothing.',
  },
  'HEAL-3': {
    at: 'p. 22',
    says: 'A heal on a wounded figure removes the wound and then restores hit points.',
  },
  'HEAL-4': {
    at: 'FAQ p. 62',
    says: 'With poison and wound, a heal removes both and restores nothing.',
  },
  'HEAL-5': {
    at: 'pp. 26, 28, FAQ p. 62',
    says: 'A heal targets the healer or one ally in range and sight; “self” is only the healer.',
  },
  'HEAL-6': {
    at: 'p. 31',
    says: 'A monster heals itself or the ally in range that has lost the most hit points.',
  },
  'HEAL-7': {
    at: 'FAQ pp. 62, 80',
    says: 'Long rests, potions and heal cards are heals; a heal card heals the figure that drew it.',
  },
  'DAMAGE-1': {
    at: 'pp. 14, 20, 22, 28',
    says: 'Suffered damage lowers hit points, never below zero.',
  },
  'NEGATE-1': {
    at: 'p. 28',
    says: 'A character may lose one hand card or two discarded cards instead of suffering damage.',
  },
  'NEGATE-2': {
    at: 'p. 28',
    says: 'Cards chosen for the round and not yet played cannot be lost instead of damage.',
  },
  'EXHAUST-1': {
    at: 'pp. 26, 28',
    says: 'A character without hit points is exhausted and leaves with its cards and summons.',
  },
  'EXHAUST-2': {
    at: 'p. 17',
    says: 'A character with fewer than two hand cards and two discards is exhausted at card selection.',
  },
  'EXHAUST-3': {
    at: 'p. 28',
    says: 'The scenario is lost when all characters are exhausted.',
  },
  'REST-1': {
    at: 'p. 17',
    says: 'To play a turn a character needs two hand cards; otherwise it must rest.',
  },
  'REST-2': {
    at: 'p. 17',
    says: 'A long rest needs two discards: one is lost, the others return, heal 2, items refresh.',
  },
  'REST-3': {
    at: 'pp. 17, 32',
    says: 'A short rest at the end of a round loses a random discard; 1 damage redraws it once.',
  },
  'REST-4': {
    at: 'p. 25, FAQ p. 58',
    says: 'Active cards without the lost symbol are discarded cards, for rests and to negate damage.',
  },
  'LOOT-1': {
    at: 'p. 27',
    says: 'Loot X takes all money and treasure in range X and in sight.',
  },
  'LOOT-2': {
    at: 'p. 27',
    says: 'At the end of its turn a character loots its own hex; summons do not.',
  },
  'LOOT-3': {
    at: 'p. 27, FAQ p. 57',
    says: 'A character also loots its hex after a long rest or a turn it was stunned in.',
  },
  'LOOT-4': {
    at: 'p. 33, FAQ p. 70',
    says: 'Money and treasure left on the map are lost; an unlooted treasure needs the scenario again.',
  },
  'ITEM-1': {
    at: 'p. 28',
    says: 'Items that change an attack are used before its modifier card is drawn.',
  },
  'SUMMON-1': {
    at: 'p. 26',
    says: 'Summons act directly before their owner, in order of arrival.',
  },
  'SUMMON-2': {
    at: 'p. 26',
    says: 'A summon does not act in the round it is summoned.',
  },
  'SUMMON-3': {
    at: 'p. 26, FAQ (copy)',
    says: 'Summons act like monsters, with their owner’s modifier deck but not its bonuses.',
  },
  'SUMMON-4': {
    at: 'p. 26',
    says: 'A summon leaves when killed, when its card leaves play, or with its exhausted owner.',
  },
  'SUMMON-5': {
    at: 'p. 31',
    says: 'Monsters summoned by monsters do not act in that round and leave no money.',
  },
  'SUMMON-6': {
    at: 'p. 26',
    says: 'A summon is placed on an empty hex adjacent to its summoner; without one it is not placed.',
  },
  'SUMMON-7': {
    at: 'pp. 20, 34',
    says: 'Spawned monsters are placed on the given or nearest hex and act as if revealed; no money.',
  },
  'SUMMON-8': {
    at: 'inferred',
    says: 'A summon breaks ties between monsters by elites first, then the lower number.',
  },
  'SUMMON-9': {
    at: 'p. 26',
    says: 'A summon’s kills count for its owner.',
  },
  'OBJECTIVE-1': {
    at: 'pp. 14, 34',
    says: 'An obstacle with hit points counts as an enemy and is immune to negative conditions.',
  },
  'OBJECTIVE-3': {
    at: 'p. 34',
    says: 'An objective is destroyed by damage only, not by abilities that destroy obstacles.',
  },
  'OBJECTIVE-2': {
    at: 'custom scenarios',
    says: 'An escort with a path moves along it in its turn until a figure blocks it.',
  },
  'LEVEL-1': {
    at: 'p. 15',
    says: 'The recommended level is half the average character level, rounded up, plus the difficulty.',
  },
  'LEVEL-2': {
    at: 'pp. 14-15, 33',
    says: 'The level determines trap and hazard damage, gold per token and bonus experience.',
  },
  'LEVEL-3': {
    at: 'p. 16',
    says: 'In solo or open play monsters and traps are one level higher, but not gold and experience.',
  },
  'EXPERIENCE-1': {
    at: 'p. 44',
    says: 'A character levels up when it has the experience its sheet lists.',
  },
  'EXPERIENCE-2': {
    at: 'p. 42',
    says: 'A new character has 15 gold, and 15 more for each of its levels.',
  },
  'EXPERIENCE-3': {
    at: 'p. 33',
    says: 'Experience is kept after every scenario, the bonus experience only after a victory.',
  },
  'EXPERIENCE-6': {
    at: 'p. 27',
    says: 'Experience of a card for an event is gained each time the event happens.',
  },
  'EXPERIENCE-8': {
    at: 'p. 27, FAQ p. 57',
    says: 'The experience of an action is gained with the first of its abilities, and cannot be declined.',
  },
  'EXPERIENCE-9': {
    at: 'p. 27',
    says: 'Experience on a circle is gained when that circle is used.',
  },
  'PERK-1': {
    at: 'p. 44',
    says: 'A perk changes the modifier deck once for each checked box.',
  },
  'PERK-2': {
    at: 'p. 44, FAQ p. 77',
    says: 'Some perks ignore negative effects of a scenario or of items, but none of events.',
  },
} as const satisfies Record<string, Rule>;
