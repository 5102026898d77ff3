/** German rules by id. */
import type { RuleId } from '#shared/rulebook';
import { CAMPAIGN_RULES } from './campaignRules';
import { PLAY_RULES } from './playRules';
import type { Contested, RULE_PLACES as PLACES_EN } from '../../en/rules/rules';
import type { Translation } from '../../helpers/translation';

export const RULE_WORDS: Readonly<Record<RuleId, string>> = {
  ...PLAY_RULES,
  ...CAMPAIGN_RULES,
};

const PLACES: Readonly<Record<string, string>> = {
  'pp.': 'S.',
  'p.': 'S.',
  'scenario book': 'Szenariobuch',
  'campaign board': 'Kampagnenplan',
  inferred: 'erschlossen',
  'maximizing the attack': 'bester Angriff',
  'invisible figures': 'unsichtbare Figuren',
  'shared ability decks': 'gemeinsame Fähigkeitsdecks',
  'elemental infusions': 'Elemente',
  'official FAQ (copy)': 'offizielles FAQ (Abschrift)',
  'shared screens': 'geteilte Bildschirme',
};

export const RULE_PLACES: Translation<typeof PLACES_EN> = {
  at: (printed) =>
    printed.replace(
      /pp\.|p\.|scenario book|campaign board|inferred|maximizing the attack|invisible figures|shared ability decks|elemental infusions|official FAQ \(copy\)|shared screens/gu,
      (place) => PLACES[place] ?? place,
    ),
};

export const CONTESTED_WORDS: Readonly<Record<string, Contested>> = {
  'C-1': {
    question:
      'Darf der Wert eines Angriffs zwischen den Schritten unter null liegen, sodass 1 − 2 und dann +2 zusammen 1 ergibt?',
    standee:
      'Standee rechnet unter null weiter, zeigt, wo die andere Lesart eine andere Zahl ergibt, und lässt die Spieler diese Zahl eintragen.',
  },
  'C-2': {
    question: 'Ist ×2 immer besser als +2, oder wird danach verglichen, worauf der Angriff käme?',
    standee:
      'Standee vergleicht, worauf der Angriff käme. Fällt ×2 damit hinter eine addierte Zahl zurück, sagt es das und lässt die Spieler die Karte wählen.',
  },
  'C-3': {
    question:
      'Darf das eine Feld einer Fläche im Fernkampf, das in Reichweite ist, ein Wandfeld sein?',
    standee:
      'Angeboten werden nur Lagen mit einem Feld des Plans in Reichweite, wie eine spätere Antwort im Forum sagt. Das gedruckte FAQ (S. 61) erlaubt ein Wandfeld, wenn die Gegner in Sicht sind; die Spieler dürfen diese Ziele hinzufügen.',
  },
  'C-4': {
    question:
      'Sehen Figuren einander in einem ein Feld breiten Gang, in dem alle Ecken Wände berühren?',
    standee:
      'Streng gelesen nicht. Die Spieler dürfen jede Sichtlinie erlauben, und Standee lässt sie dann gelten.',
  },
  'C-5': {
    question:
      'Was ist mit einem Angreifer, den Vergeltung entfernt hat, mit dem letzten Gleichstand einer Beschwörung und mit zwei langen Rasten?',
    standee:
      'Die übrigen Angriffe entfallen; Elite vor Normalen, dann nach Nummer; zwei lange Rasten ordnen die Spieler. Alles lässt sich anders entscheiden: die Reihenfolge, die Ziele und alle Zahlen.',
  },
  'C-6': {
    question:
      'Werden weitere Ziele eines Monsters nach der Bewegung für den ganzen Angriff gereiht oder für jedes einzeln?',
    standee:
      'Für den ganzen Angriff. Die Spieler wählen unter den gleichen und dürfen andere nehmen.',
  },
  'C-7': {
    question:
      'Geht das Deck mitten in einem Ziehen aus, werden dann die schon gezogenen Karten eingemischt?',
    standee:
      'Sie bleiben draußen, bis das Ziehen fertig ist, und der Verlauf sagt, dass gemischt wurde. Wer es anders liest, nimmt das eigene Deck und gibt die Karten ein.',
  },
  'C-8': {
    question:
      'Wie weit sind zwei Felder mit einer Wandlinie dazwischen voneinander weg: zwei, oder außen herum gezählt?',
    standee:
      'Um die Wand herum gezählt. Das gedruckte FAQ (S. 78) zählt immer zwei; die Spieler können die Entfernung eines Ziels eintragen.',
  },
  'C-9': {
    question:
      'Wird ein Segen oder Fluch entfernt, der aufgedeckt wurde, aber nicht zählte? Handeln Monster eines aufgedeckten Typs, die schon dran waren, noch einmal?',
    standee:
      'Er wird entfernt, und sie handeln nicht noch einmal. Ihr könnt Karten selbst zurücklegen und Züge am Tisch ausführen.',
  },
};
