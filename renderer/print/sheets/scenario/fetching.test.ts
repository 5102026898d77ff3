import { describe, expect, test } from 'vitest';
import { contentFrom } from '#shared/content/content';
import { id, type ScenarioId } from '#shared/ids';
import { aGame } from '#shared/testing/builders';
import { namesIn } from '../../../words/sentences/names/names';
import { fetchJobs } from './fetching';
import type { PrintTable } from '../printedScenario';

const DATA = '../../../../shared/content/data';
const files: Record<string, unknown> = import.meta.glob(
  '../../../../shared/content/data/**/*.json',
  {
    eager: true,
    import: 'default',
  },
);
const content = contentFrom((file) => files[`${DATA}/${file}`]);
const names = namesIn(aGame(), content);

function jobsOf(rest: Partial<PrintTable> = {}, party: readonly string[] = ['Hilda', 'Nim']) {
  const scenario = id<ScenarioId>('1');
  const printed = content.scenario(scenario);
  const level = { level: 2, monsterLevel: 2, allRooms: false, running: null };
  const table: PrintTable = { scenario, printed, players: 2, ...level, ...rest };
  return fetchJobs(table, party, content, names);
}

const factsOf = (jobs: ReturnType<typeof jobsOf>) =>
  Object.fromEntries(jobs.flatMap(({ facts }) => facts.map(({ name, value }) => [name, value])));

describe('the set-up list of scenario 1', () => {
  test('has the content of the first room, shared out among the party', () => {
    const jobs = jobsOf();
    expect(jobs.map(({ title, by }) => `${title}: ${by ?? ''}`)).toEqual([
      'Map: Hilda',
      'Standees and stat sleeves: Nim',
      'Decks: Hilda',
    ]);
    expect(factsOf(jobs)).toMatchObject({
      'Map tiles': 'L1a',
      Doors: '1 × Stone door',
      'Bandit Guard': '2 + 1 elite, stat sleeve at level 2',
      'Ability decks': 'Guard',
    });
  });

  test('depends on the number of characters', () => {
    expect(factsOf(jobsOf({ players: 4 }))['Bandit Guard']).toBe(
      '4 + 2 elite, stat sleeve at level 2',
    );
  });

  test('has the rooms behind the doors only if the whole scenario is printed', () => {
    const whole = factsOf(jobsOf({ allRooms: true }));
    expect(whole).toMatchObject({
      'Map tiles': 'L1a, G1b and I1b',
      Traps: '2 × Spike trap',
      Obstacles: '2 × Table',
      'Money tokens': '5',
      'Treasure tiles': '7',
    });
    expect(JSON.stringify(jobsOf())).not.toContain('Living Bones');
  });

  test('is nobody’s without a party', () => {
    expect(jobsOf({}, []).map(({ by }) => by)).toEqual([null, null, null]);
  });
});
