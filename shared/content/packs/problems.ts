/** Validates a content pack whose shape is already valid. */
import { deckFault } from '../notation/deckFault';
import type { Content } from '../content';
import { gatherProblems, type ContentProblem, type Report } from '../reading/problem';
import { formulaProblems } from '../reading/formulaFields';
import { evaluateFormula } from '../notation/formula';
import { baseModifierDeck, perkCards } from '../modifierDecks';
import { customScenarioProblems } from '../customScenarios/problems';
import { findCycle, summonedBy, summonLinks, type Links } from './cycles';
import { errataProblems } from './errataProblems';
import { referenceProblems } from './references';
import { IS_KNOWN, packOf, partsOfPack, type PackPart } from './packs';
import { requirementProblems, rewardProblems } from '../customScenarios/rewards';
import type { AbilityAction, PackFile } from '../types';

/** Content that a pack is checked against. */
export interface PackSurroundings {
  /** The printed content. */
  readonly printed: Content;
  /** The other packs of the library. */
  readonly others: readonly PackFile[];
  /** The printed content, the required packs and the pack itself. */
  readonly together: Content;
}

/** Lists with numbers that may be formulas. Scenarios are checked separately. */
const FORMULAS_IN = ['monsters', 'abilityDecks', 'treasures'] as const;

/** All problems, each with its path in the file; empty if valid. */
export function packProblems(pack: PackFile, around: PackSurroundings): readonly ContentProblem[] {
  return gatherProblems((report) => {
    const parts = partsOfPack(pack);
    const isEmpty = parts.length === 0 && !pack.names && !pack.errata?.length;
    if (isEmpty) report('', { code: 'addsNothing' });
    idProblems(parts, around, report);
    requiredProblems(pack, around, report);
    circleProblems(pack, report);
    thingProblems(pack, around.together, report);
    classProblems(pack, around, report);
    scenarioProblems(pack, around.together, report);
    const checkThings = (things: PackFile, at: Report) => {
      classProblems(things, around, at);
      thingProblems(things, around.together, at);
    };
    errataProblems(pack, around, checkThings, report);
  });
}

/** Problems of monsters, decks, items, goals, quests and treasures. */
function thingProblems(pack: PackFile, together: Content, report: Report): void {
  pack.monsters?.forEach((_, i) => monsterProblems(pack, i, together, report));
  pack.abilityDecks?.forEach((_, i) => deckProblems(pack, i, together, report));
  itemProblems(pack, together, report);
  goalProblems(pack, report);
  for (const list of FORMULAS_IN) formulaProblems(pack[list], list, report);
  referenceProblems(pack, together, report);
}

/**
 * Figures have ids such as 'bandit-guard-3'; characters, summons and objectives have reserved ids.
 */
const RESERVED_MONSTER = /^(c\d+|summon|objective|monsters|.*-\d+)$/;
const RESERVED_SCENARIO = /^own-/;

function idProblems(
  parts: readonly PackPart[],
  { printed, others }: PackSurroundings,
  report: Report,
): void {
  const seen = new Set<string>();
  for (const { kind, id, path } of parts) {
    const idPath = `${path}.id`;
    const key = `${kind} ${id}`;
    if (IS_KNOWN[kind](printed, id) || seen.has(key)) {
      report(idPath, { code: 'idIsTaken', id, of: null });
    }
    seen.add(key);
    const other = packOf({ packs: () => others }, kind, id);
    if (other) report(idPath, { code: 'idIsTaken', id, of: other.name });
    const reserved = kind === 'monster' ? RESERVED_MONSTER : RESERVED_SCENARIO;
    if ((kind === 'monster' || kind === 'scenario') && reserved.test(id)) {
      report(idPath, { code: 'reservedId', id });
    }
  }
}

function requiredProblems(
  { id, requires = [] }: PackFile,
  { others }: PackSurroundings,
  report: Report,
): void {
  requires.forEach((needed, index) => {
    if (needed === id || others.some((other) => other.id === needed)) return;
    report(`requires[${String(index)}]`, { code: 'requiredPackMissing', pack: needed });
  });
  const links = new Map([[id as string, requires as readonly string[]]]);
  for (const other of others) links.set(other.id, other.requires ?? []);
  circle(links, 'requires', report);
}

function circleProblems(pack: PackFile, report: Report): void {
  const { monsters = [], abilityDecks = [], scenarios = [] } = pack;
  const variants = (list: readonly { readonly id: string; readonly variantOf?: string }[]) =>
    new Map(list.map(({ id, variantOf }) => [id, variantOf === undefined ? [] : [variantOf]]));
  circle(variants(monsters), 'monsters', report);
  circle(variants(abilityDecks), 'abilityDecks', report);
  circle(new Map(scenarios.map(({ id, unlocks = [] }) => [id, unlocks])), 'scenarios', report);
  // A type may summon itself, like the printed ooze. Two types that summon each other would never
  // end.
  circle(summonLinks(pack), 'monsters', report, true);
}

function circle(links: Links, path: string, report: Report, selfAllowed = false): void {
  const through = findCycle(links, selfAllowed);
  if (through) report(path, { code: 'circle', through });
}

function monsterProblems(pack: PackFile, index: number, together: Content, report: Report): void {
  const monster = pack.monsters?.[index];
  if (!monster) return;
  const path = `monsters[${String(index)}]`;
  const { deck, variantOf } = monster;
  if (!together.abilityDeck(deck)) {
    report(`${path}.deck`, { code: 'unknownReference', what: deck });
  }
  if (variantOf !== undefined && !together.monster(variantOf)) {
    report(`${path}.variantOf`, { code: 'unknownMonster', monster: variantOf });
  }
  monster.levels.forEach((level, index) => {
    for (const [rank, stats] of Object.entries(level)) {
      const at = `${path}.levels[${String(index)}].${rank}`;
      if (stats.hitPoints === 0) report(`${at}.hitPoints`, { code: 'tooSmall', least: 1 });
      for (const special of ['special1', 'special2'] as const) {
        stats[special]?.forEach((action, i) =>
          actionProblems(action, `${at}.${special}[${String(i)}]`, together, report),
        );
      }
    }
  });
}

function actionProblems(
  action: AbilityAction,
  path: string,
  together: Content,
  report: Report,
): void {
  for (const id of summonedBy(action)) {
    if (!together.monster(id)) report(path, { code: 'unknownMonster', monster: id });
  }
}

function deckProblems(pack: PackFile, index: number, together: Content, report: Report): void {
  const deck = pack.abilityDecks?.[index];
  if (!deck) return;
  const path = `abilityDecks[${String(index)}]`;
  if (deck.variantOf !== undefined && !together.abilityDeck(deck.variantOf)) {
    report(`${path}.variantOf`, { code: 'unknownReference', what: deck.variantOf });
  }
  deck.cards.forEach((card, index) => {
    const at = `${path}.cards[${String(index)}]`;
    if (deck.cards.findIndex(({ id }) => id === card.id) < index) {
      report(`${at}.id`, { code: 'idIsTaken', id: String(card.id), of: null });
    }
    card.actions.forEach((action, i) =>
      actionProblems(action, `${at}.actions[${String(i)}]`, together, report),
    );
  });
}

function classProblems(pack: PackFile, { printed }: PackSurroundings, report: Report): void {
  const base = baseModifierDeck(printed.modifierDecks());
  pack.classes?.forEach(({ perks }, index) => {
    const added = perks.flatMap((perk) => perkCards(perk, perk.boxes).added);
    if (deckFault([...base, ...added]) === null) return;
    report(`classes[${String(index)}].perks`, { code: 'impossibleDeck' });
  });
  const known = new Set<string>(pack.classes?.map(({ id }) => id));
  pack.classCards?.forEach(({ class: id, cards }, index) => {
    const path = `classCards[${String(index)}]`;
    if (!known.delete(id)) report(`${path}.class`, { code: 'unknownReference', what: id });
    cards.forEach((card, index) => {
      if (cards.findIndex((each) => each.id === card.id) === index) return;
      const at = `${path}.cards[${String(index)}].id`;
      report(at, { code: 'idIsTaken', id: String(card.id), of: null });
    });
  });
}

function itemProblems(pack: PackFile, together: Content, report: Report): void {
  pack.items?.forEach(({ solo, found }, index) => {
    const path = `items[${String(index)}]`;
    if (solo && !together.class(solo.class)) {
      report(`${path}.solo.class`, { code: 'unknownReference', what: solo.class });
    }
    found?.forEach((place, i) => {
      if (!('scenario' in place) || together.scenarioEntry(place.scenario)) return;
      const at = `${path}.found[${String(i)}].scenario`;
      report(at, { code: 'unknownReference', what: place.scenario });
    });
  });
}

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The minimum of a goal must be a number at every level. */
function goalProblems(pack: PackFile, report: Report): void {
  pack.battleGoals?.forEach(({ condition: { min } }, index) => {
    if (min === undefined || typeof min === 'number') return;
    try {
      for (const level of LEVELS) evaluateFormula(min, { level, maxHitPoints: 10 });
    } catch {
      const path = `battleGoals[${String(index)}].condition.min`;
      report(path, { code: 'wrongFormula', formula: min });
    }
  });
}

function scenarioProblems(pack: PackFile, together: Content, report: Report): void {
  pack.scenarios?.forEach((scenario, index) => {
    const path = `scenarios[${String(index)}]`;
    const inside: Report = (inner, facts) => {
      const { with: other, ...rest } = facts as { readonly with?: string };
      const moved = other === undefined ? rest : { ...rest, with: `${path}.${other}` };
      report(inner === '' ? path : `${path}.${inner}`, moved as typeof facts);
    };
    for (const { path: place, ...facts } of customScenarioProblems(scenario, together)) {
      inside(place, facts);
    }
    rewardProblems(scenario, together, inside);
    requirementProblems(scenario, together, inside);
    for (const list of ['unlocks', 'links', 'blocks'] as const) {
      scenario[list]?.forEach((id, i) => {
        if (together.scenarioEntry(id)) return;
        inside(`${list}[${String(i)}]`, { code: 'unknownReference', what: id });
      });
    }
  });
}
