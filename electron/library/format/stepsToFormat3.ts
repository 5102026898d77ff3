/**
 * What a recorded step says in format 3: names of events in the past tense, what was corrected in its
 * own type, and facts in fields of their own instead of joined into a text.
 */
import type { CommandLine } from './line';
import { hiddenThing, upToDateCampaign } from './toFormat3';

type Fields = Readonly<Record<string, unknown>>;
type Event = Fields & { readonly type: string };

/** A step of format 2 in the words of today. */
export function stepToFormat3(line: CommandLine): CommandLine {
  const old = line.events as unknown as readonly Event[];
  const command = commandToFormat3(line.command as unknown as Fields, old);
  const events = old.map((each) => eventToFormat3(each, command));
  return { ...line, command, events } as unknown as CommandLine;
}

function commandToFormat3(command: Fields, events: readonly Event[]): Fields {
  const { type, what, campaign, corrections } = command;
  if (type === 'showHidden') return { ...command, what: hiddenThing(String(what)) };
  if (type === 'moveIn') return { ...command, campaign: upToDateCampaign(campaign as Fields) };
  if (type !== 'leaveScenario' || !Array.isArray(corrections)) return command;
  const typed = (corrections as readonly Fields[]).map((each) => correctionOfLine(each, events));
  return { ...command, corrections: typed };
}

/** What was chosen or drawn for a line: a design where the step has brought it, else a scenario. */
function correctionOfLine({ about, ...rest }: Fields, events: readonly Event[]): Fields {
  if (about === undefined) return rest;
  const isDesign = events.some(
    (event) => event.type === 'designUnlocked' && String(event['item']) === about,
  );
  return isDesign ? { ...rest, item: Number(about) } : { ...rest, scenario: about };
}

/** Events that have another name and the same facts. */
const RENAMED: Readonly<Record<string, string>> = {
  attackStep: 'attackStepTaken',
  effectToDo: 'effectSaid',
  elementStrong: 'elementStrengthened',
  extraPerks: 'extraPerksGranted',
  typesActNow: 'turnsInserted',
  attacksOnDeath: 'lastAttackSaid',
  hiddenShown: 'secretShown',
  hiddenAgain: 'secretHidden',
};

function eventToFormat3(event: Event, command: Fields): Event {
  if (event.type === 'corrected') return correction(event, command);
  if (event.type === 'bookReminder') return { ...bookWords(event), rule: event['rule'] };
  if (event.type === 'toLookUp') {
    return { type: 'lookUpSaid', lookUp: lookUp(event), rule: event['rule'] };
  }
  return Object.hasOwn(RENAMED, event.type)
    ? { ...event, type: RENAMED[event.type] ?? event.type }
    : event;
}

function lookUp({ what: kind, about }: Fields): Fields {
  switch (kind) {
    case 'classEvents':
    case 'retirementEvents':
      return { kind, class: about };
    case 'treasureMessage':
      return { kind, treasure: Number(about) };
    case 'envelope':
      return { kind, envelope: about };
    default:
      return { kind };
  }
}

function bookWords({ what, about }: Fields): Event {
  const [first = '', ...others] = String(about).split(' ');
  switch (what) {
    case 'damage':
      return { type: 'bookDamageSaid', amount: Number(first), to: sufferer(others.join(' ')) };
    case 'spawn':
      return { type: 'bookSpawnSaid', spawn: Number(first) };
    case 'treasure': {
      const numbers = others.filter((each) => /^\d+$/.test(each));
      const damage = numbers.reduce((sum, each) => sum + Number(each), 0);
      const conditions = others.filter((each) => !numbers.includes(each));
      return { type: 'treasureEffectSaid', figure: first, damage, conditions };
    }
    default:
      return { type: 'bookEndSaid', won: what === 'win' };
  }
}

function sufferer(whom: string): Fields {
  if (whom === 'charactersAndSummons' || whom === 'allFigures') return { kind: whom };
  if (/^(c|summon-)\d+$/.test(whom)) return { kind: 'figure', figure: whom };
  const isId = /^[a-z0-9-]+$/.test(whom);
  return isId ? { kind: 'monster', monster: whom } : { kind: 'objective', name: whom };
}

const ELEMENTS = ['fire', 'ice', 'air', 'earth', 'light', 'dark'];
const OF_A_SHEET = ['name', 'level', 'experience', 'gold', 'maxHitPoints', 'player', 'checkMarks'];

/** What was corrected stood beside its values as a word; what it belongs to stands in the command. */
function correction({ what, figure, from, to }: Event, command: Fields): Event {
  const { character } = command;
  const ofSheet = { type: 'sheetCorrected', character, what };
  if (figure === null && OF_A_SHEET.includes(String(what))) {
    return { ...ofSheet, from: orNull(from, what), to: orNull(to, what) };
  }
  switch (what) {
    case 'hitPoints':
    case 'maxHitPoints':
    case 'experience':
    case 'money':
      return { type: 'figureCorrected', figure, what, from, to };
    case 'extraPerks':
      return { ...ofSheet, from, to };
    case 'absent':
    case 'blessed':
      return { ...ofSheet, from: from === 'yes', to: to === 'yes' };
    case 'perks':
      return { ...ofSheet, from: numbersIn(from, ' '), to: numbersIn(to, ' ') };
    case 'cards':
      return figure === null
        ? { ...ofSheet, from: numbersIn(from, ' '), to: numbersIn(to, ' ') }
        : { type: 'cardsCorrected', figure, from: pilesIn(from), to: pilesIn(to) };
    case 'initiative':
      return { type: 'initiativeCorrected', block: command['block'], figure, from, to };
    case 'monster':
      return { type: 'monsterCorrected', figure, from: standeeIn(from), to: standeeIn(to) };
    case 'sleeve':
      return { type: 'sleeveRemoved', monster: from };
    case 'tokens':
      return from === 0
        ? { type: 'tokensAdded', amount: to }
        : { type: 'tokensRemoved', amount: from };
    case 'round':
      return { type: 'roundCorrected', from, to };
    case 'scenarioLevel':
      return { type: 'scenarioLevelCorrected', from: levelsIn(from), to: levelsIn(to) };
    case 'sleeveLevel':
      return { type: 'sleeveLevelCorrected', monster: command['monster'], from, to };
    case 'reputation':
    case 'prosperity':
    case 'donated':
      return { type: 'partyCorrected', what, from, to };
    case 'campaignName':
      return { type: 'campaignRenamed', from, to };
    case 'unlockedClass':
      return { type: 'classLocked', class: command['class'] };
    case 'itemCopies':
      return { type: 'copiesCorrected', item: command['item'], from, to };
    case 'treasure':
      return { type: 'treasureUnnoted', treasure: from };
    default:
      return ELEMENTS.includes(String(what))
        ? { type: 'elementCorrected', element: what, from, to }
        : { type: 'itemCorrected', character, item: command['item'], name: what, from, to };
  }
}

/** No number of hit points of its own was an empty text. */
function orNull(value: unknown, what: unknown): unknown {
  return what === 'maxHitPoints' && value === '' ? null : value;
}

function numbersIn(value: unknown, between: string): readonly number[] {
  return value === '' ? [] : String(value).split(between).map(Number);
}

function pilesIn(value: unknown): Fields | null {
  if (value === '') return null;
  const [hand = 0, discard = 0, lost = 0, active = 0] = numbersIn(value, '/');
  return { hand, discard, lost, active, chosen: 0 };
}

function levelsIn(value: unknown): Fields {
  const [level = 0, monsterLevel = 0] = numbersIn(value, '/');
  return { level, monsterLevel };
}

function standeeIn(value: unknown): Fields {
  const [rank = '', standee = ''] = String(value).split(' ');
  return { rank, standee: Number(standee) };
}
