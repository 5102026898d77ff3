import type * as en from '../../en/party/enhancing';
import type { Translation } from '../../wording/translation';
import { ELEMENT_NAMES } from '../names/names';

export const STICKER_NAMES: Readonly<Record<string, string>> = {
  plus1: '+1',
  poison: 'Gift',
  wound: 'Wunde',
  muddle: 'Verwirrung',
  immobilize: 'Bewegungsunfähigkeit',
  disarm: 'Entwaffnung',
  curse: 'Fluch',
  strengthen: 'Stärkung',
  bless: 'Segen',
  jump: 'Sprung',
  ...ELEMENT_NAMES,
  hex: 'ein Hexfeld mehr',
};

export const DOT_PARTS: Readonly<Record<string, string>> = {
  pierce: 'Durchbohren',
  target: 'Ziel',
  area: 'Fläche',
  condition: 'Zustand',
  hitPoints: 'Trefferpunkte',
};

export const ENHANCING: Translation<typeof en.ENHANCING> = {
  title: 'Verbesserungen',
  none: 'Noch keine Aufkleber.',
  card: 'Karte',
  half: { top: 'Oben', bottom: 'Unten' },
  dot: (half, part, line) => `${half}, ${part} (${line})`,
  sticker: 'Aufkleber',
  choose: 'Wählen …',
  noDots: 'Diese Karte hat keine freien Punkte.',
  price: 'Preis',
  parts: {
    base: 'Aufkleber',
    severalTargets: 'Mehrere Ziele',
    cardLevel: 'Stufe der Karte',
    previous: 'Aufkleber auf dieser Hälfte',
  },
  gold: (gold) => `${gold} Gold`,
  buy: (gold) => `Für ${gold} Gold kaufen`,
  byHand: 'Er ist schon auf der Karte',
  takeOff: (sticker, card) => `${sticker} von ${card} abnehmen`,
  on: (sticker, place) => `${sticker}: ${place}`,
  drawQuests: 'Zwei Aufgaben ziehen',
  drawnQuests: 'Behaltet eine davon; die andere geht zurück.',
  keepQuest: (name) => `${name} behalten`,
};
