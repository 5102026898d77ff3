/** German words of the special rules of a scenario. */
import type { RuleEffect, RuleFigures } from '#shared/content/types';
import type * as en from '../../en/table/bookRules';
import type { Translation } from '../../helpers/translation';
import type { Names } from '../../helpers/names';
import { formulaText, signed } from '../../helpers/phrases';
import { BOOK_NOTES } from './bookNotes';
import { counted, listOf, ofRounds, oneOf } from '../names/grammar';
import { conditionName, ELEMENT_NAMES } from '../names/names';

const SIDES = {
  characters: 'jeder Charakter',
  charactersAndSummons: 'jeder Charakter und jede Beschwörung',
  monsters: 'jedes Monster',
  everyone: 'jede Figur',
};

export function figuresText(figures: RuleFigures, names: Names): string {
  const { side, monsters, objective, has, lacks, hurt, room, near, withoutGoal } = figures;
  const who = monsters
    ? listOf(monsters.map((monster) => names.monster(monster)))
    : (objective ?? SIDES[side ?? 'everyone']);
  return [
    who,
    ...(has === undefined ? [] : [`mit ${conditionName(has)}`]),
    ...(lacks === undefined ? [] : [`ohne ${conditionName(lacks)}`]),
    ...(hurt ? ['mit verlorenen Trefferpunkten'] : []),
    ...(room === undefined ? [] : [`in Raum ${room}`]),
    ...(near
      ? [
          `in Reichweite ${near.range} von ${near.objective ?? 'den markierten Feldern (siehe Buch)'}`,
        ]
      : []),
    ...(withoutGoal ? ['ohne geplünderten Zielschatz'] : []),
  ].join(' ');
}

const per = (
  { per: each }: Pick<Extract<RuleEffect, { readonly type: 'shield' }>, 'per'>,
  names: Names,
): string => {
  if (!each) return '';
  if (each.objective !== undefined) return ` für jedes ${each.objective} auf dem Plan`;
  if (each.saved !== undefined) return ` für jede Rettung (${each.saved})`;
  if (each.monster !== undefined) return ` für jedes ${names.monster(each.monster)} auf dem Plan`;
  return each.killed === undefined
    ? ''
    : ` für jeden übrigen Marker (${each.from ?? 0}, einer weniger für jedes gestorbene ${names.monster(each.killed)})`;
};

const STATES = { inert: 'inaktiv', waning: 'schwindend', strong: 'stark' } as const;

const OVERLAYS = {
  trap: 'Falle',
  obstacle: 'Hindernis',
  difficultTerrain: 'schwieriges Gelände',
  hazardousTerrain: 'gefährliches Gelände',
};

export const EFFECTS: Translation<typeof en.EFFECTS> = {
  note: ({ note }) => BOOK_NOTES[note],
  text: ({ text }) => text,
  damage: ({ amount, to }, names, whose) =>
    `${to ? figuresText(to, names) : whose} erleidet ${formulaText(amount)} Schaden.`,
  heal: (effect, names, whose) =>
    `${effect.to ? figuresText(effect.to, names) : whose}: Heilung ${formulaText(effect.amount)}${per(effect, names)}.`,
  condition: ({ condition, to }, names, whose) =>
    `${to ? figuresText(to, names) : whose} erhält ${conditionName(condition)}.`,
  attackBonus: (effect, names) =>
    `${figuresText(effect.to, names)}: ${signed(effect.value)} Angriff${per(effect, names)}.`,
  advantage: ({ to }, names) => `${figuresText(to, names)}: Vorteil bei allen Angriffen.`,
  disadvantage: ({ to }, names) => `${figuresText(to, names)}: Nachteil bei allen Angriffen.`,
  shield: (effect, names) =>
    `${figuresText(effect.to, names)}: Schild ${signed(effect.value)}${per(effect, names)}.`,
  cannotAct: ({ figures }, names) =>
    `${figuresText(figures, names)} hat keine Fähigkeitskarte und keinen Zug.`,
  cannotSufferDamage: ({ figures }, names) =>
    `${figuresText(figures, names)} kann keinen Schaden erleiden.`,
  unaffected: ({ figures, mayBePassed }, names) =>
    [
      `${figuresText(figures, names)} bleibt von allem unberührt: kein Schaden, kein Zustand, keine erzwungene Bewegung.`,
      ...(mayBePassed ? ['Figuren dürfen hindurchziehen, aber nicht dort enden.'] : []),
    ].join(' '),
  sleep: ({ figures }, names) =>
    `${figuresText(figures, names)} schläft und hat keinen Zug, bis es aufwacht.`,
  cannotEnter: ({ figures, door }, names) =>
    `${figuresText(figures, names)} betritt und durchquert die Tür ${door} nie.`,
  goalOnlyByLootAction: () =>
    'Zielschätze werden nur mit Plündern-Aktionen geplündert, nicht am Ende eines Zugs.',
  discardCards: ({ count }) =>
    `Jeder Charakter wirft ${counted(count, 'Handkarte', 'Handkarten')} ab.`,
  focusFirst: ({ figures, objective }, names) =>
    `${figuresText(figures, names)} fokussiert zuerst ${objective}, wenn es in diesem Zug angegriffen werden kann.`,
  elements: ({ elements }) =>
    `${listOf(
      Object.entries(elements).map(
        ([element, state]) =>
          `${ELEMENT_NAMES[element as keyof typeof ELEMENT_NAMES]} wird ${STATES[state]}`,
      ),
    )}.`,
  place: ({ monster }, names) => `${names.monster(monster)} kommt auf den Plan.`,
  destroy: ({ objective }) => `${objective} wird zerstört.`,
  layOverlay: ({ kind, hexes }) =>
    `Legt ${hexes.length === 1 ? 'ein' : hexes.length} Plättchen auf den Plan: ${OVERLAYS[kind]}.`,
};

export const RULE_TIMES: Translation<typeof en.RULE_TIMES> = {
  setup: 'Vor der ersten Runde',
  roundStart: (rounds) => `Zu Beginn ${ofRounds(rounds)}`,
  roundEnd: (rounds) => `Am Ende ${ofRounds(rounds)}`,
  reveal: (rooms) => `Wenn Raum ${oneOf(rooms.map(String))} aufgedeckt wird`,
  becomes: 'Einmal',
  turnStart: (who) => `Zu Beginn des Zugs: ${who}`,
  turnEnd: (who) => `Am Ende des Zugs: ${who}`,
  death: (who) => `Wenn ${who} stirbt oder zerstört wird`,
  special: (number) => `mit Spezialaktion ${number}`,
  always: (rounds) => `In ${rounds}`,
};

export const RULE_LINES: Translation<typeof en.RULE_LINES> = {
  line: (when, effects) =>
    when.length === 0 ? effects.join(' ') : `${when.join(', ')}: ${effects.join(' ')}`,
  doubtful: 'Die Quellen sind uneins. Seht im Szenariobuch nach.',
  until: (conditions) => `bis ${listOf(conditions.map((each) => each.replace(/^sobald /, '')))}`,
  hasEnded: (rule) => `Vorbei: ${rule}`,
  someone: 'Die Figur',
};

export const DUE: Translation<typeof en.DUE> = {
  title: 'Aus dem Szenariobuch',
  done: 'Erledigt',
  doneLong: (what) => `Erledigt: ${what}`,
  apply: 'Ausführen',
  endRule: 'Regel beenden',
  ofRound: (round, what) => `Runde ${round}: ${what}`,
  isLost: 'Das Szenario ist verloren',
  lostIf: (when) => `Ist das Szenario verloren? ${when}`,
  wonIf: (when) => `Ist das Szenario gewonnen? ${when}`,
  mayOpen: (rooms, when) =>
    `Raum ${listOf(rooms.map(String))} öffnet sich unter dieser Bedingung: ${when}`,
};

export const LOCKS: Translation<typeof en.LOCKS> = {
  fromRound: (round) => `ab Runde ${round}`,
  fallen: (monster) => `sobald ${monster} gestorben ist`,
  destroyed: (objective) => `sobald ${objective} zerstört ist`,
  held: 'solange ein Charakter auf ihrer Druckplatte steht',
  byBook: 'wenn das Szenariobuch es sagt',
  openAnyway: (room) => `Raum ${room} trotzdem öffnen`,
  openDoorAnyway: (wants) => `Trotzdem öffnen (Szenariobuch: ${wants})`,
  isLocked: (wants) => `Verschlossen: öffnet sich ${wants}.`,
};
