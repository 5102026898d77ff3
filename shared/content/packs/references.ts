/** Reports references in a content pack to missing things. */
import { PACK_CONDITION_PATTERN, NAMED_EFFECTS } from '../notation/effects';
import { ELEMENTS } from '../../vocabulary';
import type { Content } from '../content';
import type { Report } from '../reading/problem';
import { IS_KNOWN, type IsKnown } from './packs';
import { isAchievement } from '../customScenarios/rewards';
import type { NamesFile, PackFile } from '../types';
import { isEvent } from '../eventCards';
import { stayingProblems } from './stayingLines';

const isOf =
  (scope: 'global' | 'party'): IsKnown =>
  (content, id) =>
    isAchievement(content, scope, id);

/** Fields that reference something, in any record. */
const NAMING: Readonly<Record<string, IsKnown>> = {
  class: IS_KNOWN.class,
  anyClass: IS_KNOWN.class,
  item: IS_KNOWN.item,
  items: IS_KNOWN.item,
  itemDesign: IS_KNOWN.item,
  payItem: IS_KNOWN.item,
  scenario: IS_KNOWN.scenario,
  scenarios: IS_KNOWN.scenario,
  start: IS_KNOWN.scenario,
  monsters: IS_KNOWN.monster,
  requiresAchievement: IS_KNOWN.achievement,
};

/** Lists in which those fields are always ids. */
const LISTS = ['battleGoals', 'personalQuests', 'events', 'classEvents', 'treasures'] as const;

/** Reports every invalid reference in goals, quests, events, treasures and card lines. */
export function referenceProblems(pack: PackFile, together: Content, report: Report): void {
  for (const list of LISTS) {
    walk(pack[list], list, (key, value, path, { type }) => {
      const isNamed = Object.hasOwn(NAMING, key);
      const ofEvent = type === 'globalAchievement' ? isOf('global') : isOf('party');
      const isKnown = key === 'achievement' ? ofEvent : isNamed ? NAMING[key] : undefined;
      if (!isKnown || isKnown(together, value)) return;
      report(path, { code: 'unknownReference', what: value });
    });
  }
  pack.events?.forEach((card, index) => {
    walk(card, `events[${String(index)}]`, (key, value, path, inside) => {
      const { deck } = inside;
      if (key !== 'card' || (deck !== 'city' && deck !== 'road')) return;
      if (isEvent(together, deck, Number(value))) return;
      report(path, { code: 'unknownReference', what: value });
    });
  });
  pack.personalQuests?.forEach(({ goals }, index) => {
    goals.forEach(({ requires = [] }, place) => {
      const invalid = requires.find((each) => each >= place);
      if (invalid === undefined) return;
      const path = `personalQuests[${String(index)}].goals[${String(place)}].requires`;
      report(path, { code: 'unknownReference', what: String(invalid) });
    });
  });
  conditionProblems(pack, together, report);
  slotProblems(pack, report);
  stayingProblems(pack, report);
  cardLineProblems(pack, report);
  pack.names?.forEach((names, index) => nameProblems(pack, names, index, together, report));
}

/** Fields with other ids or free text. */
const NO_REFERENCE = [
  ...['id', 'name', 'note', 'about', 'author', 'goalText', 'monster', 'deck', 'class'],
  ...['unlocks', 'links', 'blocks', 'requires', 'scenario', 'scenarios', 'start', 'dot'],
];
/** Conditions in lists of effects and on modifier cards. */
const PACK_CONDITIONS = new RegExp(`\\b${PACK_CONDITION_PATTERN}`, 'g');

/** Reports unknown pack conditions and conditions that remove themselves. */
function conditionProblems(pack: PackFile, together: Content, report: Report): void {
  pack.conditions?.forEach(({ id, removes = [] }, index) => {
    const place = removes.indexOf(id);
    if (place < 0) return;
    const path = `conditions[${String(index)}].removes[${String(place)}]`;
    report(path, { code: 'circle', through: [id, id] });
  });
  walk(pack, '', (key, value, path) => {
    if (NO_REFERENCE.includes(key) || /^\.(names|id)\b/.test(path)) return;
    for (const [condition] of value.matchAll(PACK_CONDITIONS)) {
      if (together.condition(condition)) continue;
      report(path.slice(1), { code: 'unknownReference', what: condition });
    }
  });
}

/** Reports use slots on an action that does not stay active, where they could never be used. */
function slotProblems({ classCards = [] }: PackFile, report: Report): void {
  classCards.forEach(({ cards }, index) => {
    cards.forEach((card, place) => {
      for (const half of ['top', 'bottom'] as const) {
        const { slots, active } = card[half];
        const path = `classCards[${String(index)}].cards[${String(place)}].${half}.slots`;
        if (slots && !active) report(path, { code: 'contradiction' });
      }
    });
  });
}

/** Reports lines without exactly one card in a class of the same pack. */
function cardLineProblems({ classCards = [], cardLines = [] }: PackFile, report: Report): void {
  const known = new Map(classCards.map(({ class: id, cards }) => [id as string, cards]));
  cardLines.forEach(({ class: id, cards }, index) => {
    const path = `cardLines[${String(index)}]`;
    const printed = known.get(id);
    known.delete(id);
    if (!printed) report(`${path}.class`, { code: 'unknownReference', what: id });
    const left = new Set(printed?.map((card) => card.id));
    cards.forEach((card, index) => {
      if (!printed || left.delete(card.id)) return;
      const at = `${path}.cards[${String(index)}].id`;
      report(at, { code: 'unknownReference', what: String(card.id) });
    });
  });
}

/** Existing ids of each kind with names. Summons and objectives are those of the pack. */
function knownNames(pack: PackFile, together: Content): Readonly<Record<string, IsKnown>> {
  const summons = new Set<string>();
  walk([pack.cardLines, pack.items], '', (key, value, path) => {
    if (key === 'id' && /\.(summon|companion)\.id$/.test(path)) summons.add(value);
  });
  const cards = new Set(
    together.classes().flatMap((one) => together.classCards(one.id).map(({ id }) => String(id))),
  );
  const scenarios = pack.scenarios ?? [];
  const objectives = new Set(
    scenarios.flatMap((each) => each.objectives ?? []).map(({ name }) => name),
  );
  return {
    monsters: IS_KNOWN.monster,
    abilityDecks: IS_KNOWN.abilityDeck,
    classes: IS_KNOWN.class,
    items: IS_KNOWN.item,
    scenarios: IS_KNOWN.scenario,
    soloScenarios: IS_KNOWN.scenario,
    classCards: (_, id) => cards.has(id),
    globalAchievements: isOf('global'),
    partyAchievements: isOf('party'),
    battleGoals: IS_KNOWN.battleGoal,
    personalQuests: IS_KNOWN.personalQuest,
    conditions: (content, id) =>
      NAMED_EFFECTS.some((each) => each === id) || content.condition(id) !== null,
    elements: (_, id) => [...ELEMENTS, 'wild'].includes(id),
    summons: (_, id) => summons.has(id),
    objectives: (_, id) => objectives.has(id),
    randomMonsterCards: () => false,
  };
}

function nameProblems(
  pack: PackFile,
  names: NamesFile,
  index: number,
  together: Content,
  report: Report,
): void {
  const path = `names[${String(index)}]`;
  const first = pack.names?.findIndex(({ language }) => language === names.language);
  if (first !== index) {
    report(`${path}.language`, { code: 'idIsTaken', id: names.language, of: null });
  }
  for (const [kind, isKnown] of Object.entries(knownNames(pack, together))) {
    for (const id of Object.keys(names[kind as keyof NamesFile] ?? {})) {
      if (isKnown(together, id)) continue;
      report(`${path}.${kind}.${id}`, { code: 'unknownReference', what: id });
    }
    names.doubtful?.[kind as keyof typeof names.doubtful]?.forEach((id, index) => {
      if (isKnown(together, id)) return;
      report(`${path}.doubtful.${kind}[${String(index)}]`, { code: 'unknownReference', what: id });
    });
  }
}

type Visit = (
  key: string,
  value: string,
  path: string,
  inside: Readonly<Record<string, unknown>>,
) => void;

/** Visits every text and number in a value with the key of its field, also within lists. */
function walk(value: unknown, path: string, visit: Visit, key = '', inside = {}): void {
  if (typeof value === 'string' || typeof value === 'number') {
    visit(key, String(value), path, inside);
  } else if (Array.isArray(value)) {
    value.forEach((each, index) => {
      walk(each, `${path}[${String(index)}]`, visit, key, inside);
    });
  } else if (typeof value === 'object' && value !== null) {
    const fields = value as Readonly<Record<string, unknown>>;
    for (const [field, held] of Object.entries(fields)) {
      walk(held, `${path}.${field}`, visit, field, fields);
    }
  }
}
