import { describe, expect, test } from 'vitest';
import type { Companion, Snapshot } from '#shared/api/api';
import type { Command } from '#shared/commands/shapes';
import { ok, refuse } from '#shared/result';
import { beginDemo } from './demo';

/** A companion with campaigns of these names that records the commands it gets. */
function companionWith(names: readonly string[], refused?: Command['type']) {
  const sent: Command[] = [];
  const snapshot = (campaign: string) =>
    ({
      campaign,
      game: { campaign: { characters: [{ id: 'c1' }, { id: 'c2' }] } },
    }) as unknown as Snapshot;
  const companion = {
    library: {
      create: (name: string) =>
        Promise.resolve(
          names.includes(name) ? refuse({ code: 'nameIsTaken', name }) : ok(snapshot(name)),
        ),
    },
    campaign: {
      open: (key: string) => Promise.resolve(ok(snapshot(key))),
      send: (_: string, command: Command) => {
        sent.push(command);
        return Promise.resolve(
          command.type === refused ? refuse({ code: 'malformedCommand' }) : ok({}),
        );
      },
    },
  } as unknown as Companion;
  return { companion, sent };
}

describe('beginDemo', () => {
  test('adds two characters and starts the first scenario with them', async () => {
    const { companion, sent } = companionWith([]);

    expect(await beginDemo(companion, 'Demo')).toEqual(ok('Demo'));
    expect(sent.map(({ type }) => type)).toEqual(['addCharacter', 'addCharacter', 'startScenario']);
    expect(sent[2]).toMatchObject({ scenario: '1', characters: ['c1', 'c2'], level: null });
  });

  test('takes the next name if a demo exists', async () => {
    const { companion } = companionWith(['Demo', 'Demo 2']);
    expect(await beginDemo(companion, 'Demo')).toEqual(ok('Demo 3'));
  });

  test('stops at a refusal and returns it', async () => {
    const { companion, sent } = companionWith([], 'addCharacter');

    expect(await beginDemo(companion, 'Demo')).toEqual(refuse({ code: 'malformedCommand' }));
    expect(sent).toHaveLength(1);
  });
});
