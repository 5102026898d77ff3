import type { Translation } from '../language';
import type { HIDDEN, LISTED, OVERRIDE } from '../world';

export const HIDDEN_DE: Translation<typeof HIDDEN> = {
  show: 'Namen zeigen',
  hide: 'Wieder verbergen',
  shown: 'vorzeitig gezeigt',
  notReached: 'Dieses Szenario habt ihr noch nicht erreicht.',
};

export const OVERRIDE_DE: Translation<typeof OVERRIDE> = {
  why: 'Warum noch nicht',
  start: 'Trotzdem starten …',
  title: 'Trotzdem starten?',
  note: 'Das Szenario wird als außer der Reihe gestartet vermerkt: im Verlauf, auf der Liste der Szenarien und in der Abrechnung an seinem Ende.',
  confirm: 'Trotzdem starten',
  cancel: 'Abbrechen',
  casual: 'Gelegenheitsspiel',
  casualNote:
    'Außerhalb der Kampagne: Errungenschaften und Sperren zählen nicht, und behalten werden nur Erfahrung, Gold und Häkchen.',
};

export const LISTED_DE: Translation<typeof LISTED> = {
  completed: 'abgeschlossen',
  requires: 'verlangt noch etwas',
  blocked: 'gesperrt',
  locked: 'nicht erreicht',
  hidden: 'noch nicht erreicht',
  outOfOrder: 'außer der Reihe gestartet',
  more: (hidden) =>
    hidden === 1
      ? 'Ein Szenario, das ihr nicht erreicht habt, ist verborgen. Tippe seine Nummer, um es trotzdem zu wählen.'
      : `${hidden} Szenarien, die ihr nicht erreicht habt, sind verborgen. Tippe die Nummer, um eines trotzdem zu wählen.`,
};
