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
  empty: 'Noch ist niemand da. Eine Gruppe hat zwei bis vier Charaktere.',
  add: 'Charakter hinzufügen',
  addTitle: 'Charakter hinzufügen',
  chooseClass: 'Klasse (auch mehrere zugleich)',
  takenClass: (name) => `${name}, schon in der Gruppe`,
  name: 'Name',
  level: 'Stufe',
  printedHitPoints: (hitPoints) => counted(hitPoints, 'Trefferpunkt', 'Trefferpunkte'),
  handSize: (cards) => `${counted(cards, 'Karte', 'Karten')} auf der Hand`,
  join: (name) => `${name} hinzufügen`,
  joinAll: (count) => `${count} Charaktere hinzufügen`,
  removeTitle: (name) => `${name} aus der Gruppe entfernen?`,
  removeNote: 'Rückgängig bringt den Charakter zurück.',
  removeNow: 'Entfernen',
  setUp: 'Szenario wählen',
  toTable: 'Zum Tisch',
};

export const PERK_WORDS: Translation<typeof en.PERK_WORDS> = {
  negativeItemEffects: 'Nachteilige Wirkungen von Gegenständen gelten nicht',
  negativeScenarioEffects: 'Nachteilige Wirkungen von Szenarien gelten nicht',
  replace: (removed, added) => `Ersetze ${removed} durch ${added}`,
  add: (cards) => `Nimm ${cards} dazu`,
  remove: (cards) => `Entferne ${cards}`,
  numbers: ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs'],
  cards: (number, card, isOne) => `${number} ${isOne ? 'Karte' : 'Karten'} „${card}“`,
};
