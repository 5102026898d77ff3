/**
 * A scenario of the players' own: a pack with one scenario and nothing else, under one id. Its file is
 * the short form, the scenario itself with a title, as players have written and exchanged it from the
 * beginning.
 */
import { id as asId, type PackId, type ScenarioId } from '../../ids';
import type { Random } from '../../random';
import type { OwnScenarioFile, PackFile, ScenarioIndexEntry } from '../types';

const PREFIX = 'own-';
const LONGEST_ID = 60;
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Whether an id is one that no printed scenario has. */
export function isOwnScenario(id: string): boolean {
  return id.length <= LONGEST_ID && /^own-[a-z0-9]+(-[a-z0-9]+)*$/.test(id);
}

/** Whether an id is that of a printed scenario: its number, also of one of the solo book. */
export function isPrintedScenario(id: string): boolean {
  return /^(solo-)?[1-9]\d{0,3}$/.test(id);
}

/** '1 Black Barrow'; without the number where that is of another book, or none. */
export function numberedName({
  own,
  solo,
  number,
  name,
}: Pick<ScenarioIndexEntry, 'own' | 'solo' | 'number' | 'name'>): string {
  return own || solo !== undefined ? name : `${String(number)} ${name}`;
}

/** A new id that reads like the title: 'own-the-mill-k3f9q'. The end keeps libraries apart. */
export function newOwnScenarioId(title: string, random: Random): ScenarioId {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-+/, '');
  const end = Array.from({ length: 5 }, () => LETTERS[Math.floor(random() * LETTERS.length)]);
  const name = words.slice(0, 40).replace(/-+$/, '') || 'scenario';
  return asId<ScenarioId>(`${PREFIX}${name}-${end.join('')}`);
}

/** The pack that the file of an own scenario is. */
export function packOfScenario({ version, title, ...scenario }: OwnScenarioFile): PackFile {
  const id = asId<PackId>(scenario.id);
  return { version, id, name: title, scenarios: [{ name: title, ...scenario }] };
}

/** The short form of an own scenario; null for packs with anything else. */
export function ownScenarioOf({ id, version, scenarios }: PackFile): OwnScenarioFile | null {
  const [only] = scenarios ?? [];
  // No other pack can have a scenario of such an id.
  if (!only || !isOwnScenario(id) || (only.id as string) !== id) return null;
  const { name: title, ...scenario } = only;
  return { version, title, ...scenario };
}

/** A pack as it is written and handed out. */
export function fileOfPack(pack: PackFile): OwnScenarioFile | PackFile {
  return ownScenarioOf(pack) ?? pack;
}

/** An own scenario under another id and title. */
export function named(pack: PackFile, id: string, name: string): PackFile {
  const scenarios = (pack.scenarios ?? []).map((one) => ({
    ...one,
    id: asId<ScenarioId>(id),
    name,
  }));
  return { ...pack, id: asId<PackId>(id), name, scenarios };
}
