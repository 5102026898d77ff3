/** Own scenarios beside the printed ones. */
import { id as asId, type ScenarioId } from '../ids';
import type { Random } from '../random';
import { scenarioFile, type ContentSource } from './content';
import type { OwnScenarioFile, ScenarioIndexEntry } from './types';

const PREFIX = 'own-';
const LONGEST_ID = 60;
/** Own scenarios come after everything that is printed. */
const FIRST_NUMBER = 1001;
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Whether an id is one that no printed scenario has. */
export function isOwnScenario(id: string): boolean {
  return id.length <= LONGEST_ID && /^own-[a-z0-9]+(-[a-z0-9]+)*$/.test(id);
}

/** Whether an id is the number of a printed scenario. */
export function isPrintedScenario(id: string): boolean {
  return /^[1-9]\d{0,3}$/.test(id);
}

/** A new id that reads like the title: 'own-the-mill-k3f9q'. The end keeps libraries apart. */
export function newOwnScenarioId(title: string, random: Random): ScenarioId {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-+/, '');
  const end = Array.from({ length: 5 }, () => LETTERS[Math.floor(random() * LETTERS.length)]);
  const name = words.slice(0, 40).replace(/-+$/, '') || 'scenario';
  return asId<ScenarioId>(`${PREFIX}${name}-${end.join('')}`);
}

/** What the list of scenarios says about an own one; it can be played from the first game on. */
export function ownIndexEntry(scenario: OwnScenarioFile, place: number): ScenarioIndexEntry {
  return {
    id: scenario.id,
    number: Math.min(9999, FIRST_NUMBER + place),
    name: scenario.title,
    initial: true,
    unlocks: [],
    links: [],
    own: true,
  };
}

/**
 * A source that has own scenarios besides what another one gives: in the list of scenarios, and as
 * files of their own.
 */
export function withOwnScenarios(
  source: ContentSource,
  own: readonly OwnScenarioFile[],
): ContentSource {
  const files = new Map<string, unknown>(own.map((one) => [scenarioFile(one.id), one]));
  return (file) => {
    if (file !== 'scenarioIndex.json') return files.get(file) ?? source(file);
    const printed = source(file) as readonly ScenarioIndexEntry[];
    return [...printed, ...own.map(ownIndexEntry)];
  };
}
