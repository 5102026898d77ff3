/** German words of reminders of effects that the players carry out. */
import type * as en from '../../en/steps/reminders';
import type { LookUp } from '#shared/events/reminders';
import type { Translation } from '../../wording/translation';
import { penaltiesText, rewardText } from '../setup/dungeon';
import { SPECIAL_RULES } from '../party/solo';
import { ITEM_SLOT_NAMES } from '../party/items';
import { counted, listOf } from '../names/grammar';
import type { Names } from '../../wording/names';
import { effectName } from '../names/names';
import { sufferer } from '../../wording/stepFacts';

export const LOOK_UPS: Translation<typeof en.LOOK_UPS> = {
  classEvents: (lookUp, names) =>
    `Sieh auf der Matte von ${names.class(lookUp.class)} nach, welche Ereignisse ihre Freischaltung hinzufügt.`,
  retirementEvents: (lookUp, names) =>
    `Sieh auf der Matte von ${names.class(lookUp.class)} nach, welche Ereignisse ihr Ruhestand hinzufügt.`,
  randomSideScenario: () =>
    'Zieh eine Karte für ein zufälliges Nebenszenario und vermerke das Szenario als offen.',
  treasureMessage: ({ treasure }) =>
    `Lies im Schatzverzeichnis nach, was bei Schatz ${treasure} steht.`,
  envelope: ({ envelope }) => `Öffne Umschlag ${envelope}.`,
  townRecords: () => 'Öffne die Stadtchronik und lies weiter.',
};

export const SUFFER: Translation<typeof en.SUFFER> = {
  charactersAndSummons: 'jeder Charakter und jede Beschwörung',
  allFigures: 'jede Figur',
};

export const REMINDER_LINES: Translation<typeof en.REMINDER_LINES> = {
  effectSaid: ({ figure, effect }) => `Am Tisch zu tun: ${effectName(effect)} (${figure}).`,
  lastAttackSaid: ({ figure, value, isAround }) =>
    `${figure} greift beim Tod an: Angriff ${value}${isAround ? ' auf alle Gegner neben ihrem Feld' : ''}. Für jeden eine Modifikatorkarte der Monster ziehen.`,
  bookDamageSaid: ({ amount, to }, names) =>
    `Das Szenariobuch: ${sufferer(to, SUFFER, names)} erleidet ${amount} Schaden.`,
  bookEndSaid: ({ won }) =>
    `Das Szenariobuch: Das Szenario ist jetzt ${won ? 'gewonnen' : 'verloren'}.`,
  bookSpawnSaid: ({ spawn }) =>
    `Das Szenariobuch: Jetzt könnten Figuren kommen (Nachschub ${spawn}); sieh dort nach, ob sie es tun.`,
  bookRuleSaid: ({ what }) => `Das Szenariobuch: ${SPECIAL_RULES[what]}`,
  penaltySaid: ({ card, minor, major }) => penaltiesText(card, minor, major),
  treasureRewardSaid: ({ figure, reward }) => `Der Schatz: ${figure} ${rewardText(reward)}.`,
  bookRankSaid: ({ monster, rank, other }) =>
    `${monster} kam als ${rank}; eine andere Quelle sagt ${other}. Das Buch entscheidet.`,
  treasureEffectSaid: ({ figure, damage, conditions }) =>
    `Der Schatz: ${figure} erleidet ${listOf([...(damage > 0 ? [`${damage} Schaden`] : []), ...conditions.map(effectName)])}.`,
  startCostSaid: ({ cost }) =>
    cost.kind === 'discard'
      ? `Das Ereignis: Alle werfen ${counted(cost.cards, 'Karte', 'Karten')} von der Hand ab.`
      : `Das Ereignis: ${cost.together ? 'Zusammen verbraucht ihr' : 'Jeder von euch verbraucht'} ${cost.count} × ${ITEM_SLOT_NAMES[cost.slot]}.`,
  lookUpSaid: ({ lookUp }, names) =>
    (LOOK_UPS[lookUp.kind] as (asked: LookUp, names: Names) => string)(lookUp, names),
};
