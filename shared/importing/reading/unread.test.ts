import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../testing/content';
import {
  aForeignStorage,
  aLongCampaign,
  aForeignParty,
  aForeignGame,
  aRunningGame,
} from '../../testing/secretariat';
import { seeded } from '../../testing/seeded';
import { readSecretariat } from '../secretariat';

const content = shippedContent();

function linesOf(input: unknown) {
  const read = readSecretariat(JSON.stringify(input), content, seeded(1));
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value[0]?.lines ?? [];
}

/** Adds an unknown field to every record, and returns the added fields. */
function plant(value: unknown, sown: string[], known = new Map<object, unknown>()): unknown {
  if (Array.isArray(value)) return value.map((entry) => plant(entry, sown, known));
  if (typeof value !== 'object' || value === null) return value;
  // For other games, one line reports that they are skipped.
  if (['fc', 'fh'].includes((value as { edition?: string }).edition ?? '')) return value;
  const fields = Object.entries(value).map(([key, inside]) => [key, plant(inside, sown, known)]);
  const before = known.get(value);
  if (before !== undefined) return before;
  const seed = `seed ${String(sown.length)}`;
  sown.push(seed);
  const planted = { ...Object.fromEntries(fields), [`unknown${String(sown.length)}`]: seed };
  known.set(value, planted);
  return planted;
}

describe('unread fields', () => {
  test.each([
    ['a long campaign', aLongCampaign()],
    ['a scenario that is being played', aRunningGame()],
  ])('every field added anywhere in %s is in a line of the report', (_which, game) => {
    const sown: string[] = [];
    const lines = linesOf(plant(aForeignStorage(game), sown));
    const said = lines.map(({ value }) => value).join('\n');

    expect(sown.length).toBeGreaterThan(20);
    expect(sown.filter((seed) => !said.includes(seed))).toEqual([]);
  });

  test('a value of the wrong type is reported, too', () => {
    const party = aForeignParty({ reputation: 3, donations: 'plenty', players: [7, 'Ada'] });
    const lines = linesOf(aForeignGame({ party, parties: [party] }));
    const others = lines.filter(({ part }) => part === 'otherFields').map(({ value }) => value);

    expect(others).toEqual(expect.arrayContaining(['plenty', '7']));
  });

  test('statistics, masteries and enhancements have separate lines', () => {
    const game = aLongCampaign() as unknown as {
      characters: { progress: Record<string, unknown> }[];
    };
    Object.assign(game.characters[0]?.progress ?? {}, {
      masteries: [1],
      scenarioStats: [{ gold: 3 }],
    });
    const lines = linesOf(game);
    const parts = lines.filter(({ outcome }) => outcome === 'left').map(({ part }) => part);

    expect(parts).toEqual(expect.arrayContaining(['masteries', 'scenarioStatistics']));
  });

  test('parties of other games and additional values in a copy of the party are reported', () => {
    const party = aForeignParty();
    const parties = [{ ...party, secret: 'hidden' }, aForeignParty({ id: 4, edition: 'fh' })];
    const lines = linesOf(aForeignGame({ party, parties }));

    expect(lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ part: 'otherParties', why: 'otherGame' }),
        expect.objectContaining({ part: 'otherFields', value: 'hidden' }),
      ]),
    );
  });
});
