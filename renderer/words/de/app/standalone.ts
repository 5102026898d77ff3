/** German words of the pages without a campaign. */
import type { Translation } from '../../helpers/translation';
import type * as en from '../../en/app/standalone';

export const LOOSE_DECK: Translation<typeof en.LOOSE_DECK> = {
  lead: 'Ein Angriffsmodifikatordeck ohne Kampagne. Dieses Gerät merkt es sich.',
  draw: 'Karte ziehen',
  advantage: 'Mit Vorteil ziehen',
  disadvantage: 'Mit Nachteil ziehen',
  undo: 'Rückgängig',
  shuffle: 'Mischen',
  shuffleDue: 'Jetzt mischen: Die Runde ist vorbei',
  isDue: 'Am Ende der Runde mischen',
  table: 'Das Deck',
  last: 'Gezogene Karten',
  none: 'Noch keine Karte gezogen.',
  left: (cards) => (cards === 1 ? 'noch 1 Karte' : `noch ${cards} Karten`),
  discarded: (cards) => `${cards} abgelegt`,
  result: (value, after) => `Aus Angriff ${value} wird ${after}`,
  drewOne: 'Selbst gezogen: eine Karte herausnehmen',
  odds: 'Chancen beim nächsten Ziehen',
  value: 'Angriffswert',
  mode: 'Ziehen',
  modes: { normal: 'Eine Karte', advantage: 'Vorteil', disadvantage: 'Nachteil' },
  change: 'Deck ändern',
  copies: 'Karten im Deck',
  whose: 'Wem gehört das Deck?',
  standard: 'Standard (Monster)',
  locked: 'Freigeschaltete Klassen, nach Symbol',
  lockedNote:
    'Sie heißen wie die Symbole auf ihren Schachteln. Wer eine wählt, sieht ihre Vorteile.',
  perks: (name) => `Angekreuzte Vorteile: ${name}`,
  newDeck: 'Eine andere Klasse oder ein anderer angekreuzter Vorteil mischt ein neues Deck.',
};

export const LOOSE_ORDER: Translation<typeof en.LOOSE_ORDER> = {
  lead: 'Initiativen und Züge ohne Kampagne. Dieses Gerät merkt sie sich.',
  round: (round) => `Runde ${round}`,
  name: 'Name',
  add: 'Hinzufügen',
  empty: 'Füge alle hinzu, die am Zug sein können: Charaktere und Monster.',
  initiative: (name) => `Initiative von ${name}`,
  remove: (name) => `${name} entfernen`,
  entries: 'Zugreihenfolge',
  begin: 'Züge beginnen',
  next: (name) => `Weiter: ${name}`,
  nextRound: 'Nächste Runde',
  acting: 'am Zug',
  noInitiative: 'Gib zuerst eine Initiative ein.',
  clear: 'Neu beginnen',
};
