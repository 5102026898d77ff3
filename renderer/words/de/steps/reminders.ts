/** German words of reminders of effects that the players carry out. */
import type * as en from '../../en/steps/reminders';
import { readEffect } from '#shared/content/notation/effects';
import type { LookUp } from '#shared/events/reminders';
import type { Translation } from '../../helpers/translation';
import type { RuleEffect } from '#shared/content/types';
import { penaltiesText, rewardText } from '../setup/dungeon';
import { BOOK_NOTES } from '../table/bookNotes';
import { EFFECTS, RULE_LINES } from '../table/bookRules';
import { ITEM_SLOT_NAMES } from '../party/items';
import { counted, listOf } from '../names/grammar';
import type { Names } from '../../helpers/names';
import { conditionName, effectName } from '../names/names';
import { sufferer } from '../../helpers/stepFacts';

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

type EffectWord = (effect: RuleEffect, names: Names, whose: string) => string;

export const SUFFER: Translation<typeof en.SUFFER> = {
  charactersAndSummons: 'jeder Charakter und jede Beschwörung',
  allFigures: 'jede Figur',
};

export const REMINDER_LINES: Translation<typeof en.REMINDER_LINES> = {
  effectSaid: ({ figure, effect }) =>
    `Am Tisch zu tun: ${effectName(readEffect(effect))} (${figure}).`,
  lastAttackSaid: ({ figure, value, isAround }) =>
    `${figure} greift beim Tod an: Angriff ${value}${isAround ? ' auf alle Gegner neben ihrem Feld' : ''}. Für jeden eine Modifikatorkarte ziehen.`,
  bookDamageSaid: ({ amount, to }, names) =>
    `Das Szenariobuch: ${sufferer(to, SUFFER, names)} erleidet ${amount} Schaden.`,
  bookEndSaid: ({ won, finish }) =>
    finish === undefined
      ? `Das Szenariobuch: Das Szenario ist jetzt ${won ? 'gewonnen' : 'verloren'}.`
      : `Das Szenariobuch: Das Szenario ist jetzt vielleicht ${won ? 'gewonnen' : 'verloren'} (Ende ${finish}); sieh dort nach, ob es so ist.`,
  bookSpawnSaid: ({ spawn }) =>
    `Das Szenariobuch: Jetzt könnten Figuren kommen (Nachschub ${spawn}); sieh dort nach, ob sie es tun.`,
  bookStopped: () =>
    'Regeln des Szenarios lösen einander aus. Standee hat angehalten: Führt den Rest selbst aus.',
  bookRuleSaid: ({ what, doubtful }) =>
    `Das Szenariobuch: ${BOOK_NOTES[what]}${doubtful ? ` ${RULE_LINES.doubtful}` : ''}`,
  bookEffectSaid: ({ effect, figure, doubtful }, names) => {
    const whose = figure === null ? RULE_LINES.someone : names.figure(figure);
    const line = (EFFECTS[effect.type] as EffectWord)(effect, names, whose);
    return `Das Szenariobuch: ${line}${doubtful ? ` ${RULE_LINES.doubtful}` : ''}`;
  },
  bookRuleEnded: () => 'Eine Regel des Szenarios gilt nicht mehr.',
  bookDueSettled: () => 'Was das Szenariobuch verlangte, ist erledigt.',
  penaltySaid: ({ card, minor, major }) => penaltiesText(card, minor, major),
  treasureRewardSaid: ({ figure, reward }) => `Der Schatz: ${figure} ${rewardText(reward)}.`,
  bookRankSaid: ({ monster, rank, other }) =>
    `${monster} kam als ${rank}; eine andere Quelle sagt ${other}. Das Buch entscheidet.`,
  treasureEffectSaid: ({ figure, damage, conditions }) =>
    `Der Schatz: ${figure} erleidet ${listOf([...(damage > 0 ? [`${damage} Schaden`] : []), ...conditions.map(conditionName)])}.`,
  startCostSaid: ({ cost }) =>
    cost.kind === 'discard'
      ? `Das Ereignis: Alle werfen ${counted(cost.cards, 'Karte', 'Karten')} von der Hand ab.`
      : `Das Ereignis: ${cost.together ? 'Zusammen verbraucht ihr' : 'Jeder von euch verbraucht'} ${cost.count} × ${ITEM_SLOT_NAMES[cost.slot]}.`,
  lookUpSaid: ({ lookUp }, names) =>
    (LOOK_UPS[lookUp.kind] as (asked: LookUp, names: Names) => string)(lookUp, names),
};
