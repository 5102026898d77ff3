/** German words of the party screen and of perks. */
import type * as en from '../../en/party/party';
import type { Translation } from '../../helpers/translation';
import { counted } from '../names/grammar';

export const PARTY: Translation<typeof en.PARTY> = {
  title: 'Gruppe',
  sectionsLabel: 'Seiten der Gruppe',
  print: (sheets) => `Drucken: ${sheets.join(', ')}`,
  campaignName: 'Name der Kampagne',
  difficulty: 'Schwierigkeit',
  solo: 'Allein oder mit offenen Karten: Monster und Fallen sind eine Stufe höher',
  reducedRandomness: 'Weniger Zufall: ×2 und Segen zählen als +2, null und Fluch als −2',
  permanentDeath:
    'Endgültiger Tod: Charaktere ohne Trefferpunkte sterben; erschöpfte bleiben als Ziele auf dem Plan',
  needsNew: (name, player) =>
    player === ''
      ? `${name} ist tot. Der Spieler braucht einen neuen Charakter.`
      : `${name} ist tot. ${player} braucht einen neuen Charakter.`,
  createNew: 'Charakter anlegen',
  empty: 'Tippt die Klassen eurer Gruppe an: zwei bis vier Charaktere.',
  startingClasses: 'Startklassen',
  add: 'Charakter hinzufügen',
  addTitle: 'Charakter hinzufügen',
  chooseClass: 'Klasse (eine oder mehrere wählen)',
  takenClass: (name) => `${name}, schon in der Gruppe`,
  name: 'Name',
  level: 'Stufe',
  printedHitPoints: (hitPoints) => counted(hitPoints, 'Trefferpunkt', 'Trefferpunkte'),
  handSize: (cards) => `${counted(cards, 'Karte', 'Karten')} auf der Hand`,
  join: (name) => `${name} hinzufügen`,
  joinAll: (count) => `${count} Charaktere hinzufügen`,
  removeTitle: (name) => `${name} aus der Gruppe entfernen?`,
  removeNote: 'Ihr könnt das rückgängig machen.',
  removeNow: 'Entfernen',
  setUp: 'Szenario wählen',
  toTable: 'Zurück zum Tisch',
};

export const PERK_WORDS: Translation<typeof en.PERK_WORDS> = {
  negativeItemEffects: 'Negative Wirkungen von Gegenständen ignorieren',
  negativeScenarioEffects: 'Negative Wirkungen von Szenarien ignorieren',
  replace: (removed, added) => `Ersetze ${removed} durch ${added}`,
  add: (cards) => `Nimm ${cards} dazu`,
  remove: (cards) => `Entferne ${cards}`,
  numbers: ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs'],
  cards: (number, card, isOne) => `${number} ${isOne ? 'Karte' : 'Karten'} „${card}“`,
};
