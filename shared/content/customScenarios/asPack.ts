/**
 * A custom scenario is a pack with a single scenario under the same id. Its file is the short form:
 * the scenario itself with a title.
 */
import { id as asId, type PackId, type ScenarioId } from '../../ids';
import type { Random } from '../../random';
import type { CustomScenarioFile, PackFile, ScenarioIndexEntry } from '../types';

const PREFIX = 'own-';
const LONGEST_ID = 60;
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** True for ids of custom scenarios, which no printed scenario has. */
export function isCustomScenario(id: string): boolean {
  return id.length <= LONGEST_ID && /^own-[a-z0-9]+(-[a-z0-9]+)*$/.test(id);
}

/** True for the id of a printed scenario: its number, including solo scenarios. */
export function isPrintedScenario(id: string): boolean {
  return /^(solo-)?[1-9]\d{0,3}$/.test(id);
}

/** '1 Black Barrow'; without the number for custom and solo scenarios. */
export function numberedName({
  own,
  solo,
  number,
  name,
}: Pick<ScenarioIndexEntry, 'own' | 'solo' | 'number' | 'name'>): string {
  return own || solo !== undefined ? name : `${String(number)} ${name}`;
}

/**
 * A new id from the title: 'own-the-mill-k3f9q'. The random suffix keeps ids of different libraries
 * apart.
 */
export function newCustomScenarioId(title: string, random: Random): ScenarioId {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-+/, '');
  const end = Array.from({ length: 5 }, () => LETTERS[Math.floor(random() * LETTERS.length)]);
  const name = words.slice(0, 40).replace(/-+$/, '') || 'scenario';
  return asId<ScenarioId>(`${PREFIX}${name}-${end.join('')}`);
}

/** Converts a custom scenario file to a pack. */
export function packOfScenario({ version, title, ...scenario }: CustomScenarioFile): PackFile {
  const id = asId<PackId>(scenario.id);
  return { version, id, name: title, scenarios: [{ name: title, ...scenario }] };
}

/** The short form of a custom scenario; null for other packs. */
export function customScenarioOf({ id, version, scenarios }: PackFile): CustomScenarioFile | null {
  const [only] = scenarios ?? [];
  // Only custom scenarios can have such an id.
  if (!only || !isCustomScenario(id) || (only.id as string) !== id) return null;
  const { name: title, ...scenario } = only;
  return { version, title, ...scenario };
}

/** The format in which a pack is saved and exported. */
export function fileOfPack(pack: PackFile): CustomScenarioFile | PackFile {
  return customScenarioOf(pack) ?? pack;
}

/** A custom scenario with a different id and title. */
export function withName(pack: PackFile, id: string, name: string): PackFile {
  const scenarios = (pack.scenarios ?? []).map((one) => ({
    ...one,
    id: asId<ScenarioId>(id),
    name,
  }));
  return { ...pack, id: asId<PackId>(id), name, scenarios };
}
