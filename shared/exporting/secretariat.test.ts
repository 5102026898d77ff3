import { describe, expect, test } from 'vitest';
import { apply, EMPTY_GAME } from '../commands/apply';
import { readCommand, type Command } from '../commands/shapes';
import { readSecretariat, type ImportedParty } from '../importing/secretariat';
import type { Campaign, Game } from '../state';
import { shippedContent } from '../testing/content';
import { aForeignStorage, aLongCampaign } from '../testing/secretariat';
import { seeded } from '../testing/seeded';
import { writeSecretariat } from './secretariat';

const content = shippedContent();
const contents = { content, printed: content };

function read(text: string): ImportedParty {
  const parties = readSecretariat(text, content, seeded(1));
  if (!parties.ok || !parties.value[0]) throw new Error(JSON.stringify(parties));
  return parties.value[0];
}

function after(game: Game, ...commands: readonly (Command | null)[]): Game {
  return commands.reduce((now, command) => {
    if (!command) throw new Error('no command');
    const result = apply(now, command, seeded(1), content);
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    return result.value.next;
  }, game);
}

/** The campaign of the fixture, as Standee plays it. */
function aPlayedCampaign(): Game {
  const { campaign, scenario, lines } = read(JSON.stringify(aForeignStorage(aLongCampaign())));
  const command = {
    type: 'moveIn',
    program: 'gloomhavenSecretariat',
    campaign,
    scenario,
    lines,
  };
  return after(EMPTY_GAME, { type: 'newCampaign', name: 'Wanderers' }, readCommand(command));
}

/** The parts that have a place there. */
function kept({ party, ...campaign }: Campaign) {
  const { enhancements: _, ...world } = party;
  const { name: __, packs: ___, ...rest } = campaign;
  return { ...rest, party: world };
}

const reportOf = (game: Game, seconds = 0) =>
  writeSecretariat(game, seconds, contents).lines.map(({ about, part, value, why }) =>
    [about, part, value, why].filter((word) => word !== '').join(' '),
  );

function withParty(game: Game, party: Partial<Campaign['party']>): Game {
  return { ...game, campaign: { ...game.campaign, party: { ...game.campaign.party, ...party } } };
}

describe('writeSecretariat', () => {
  test('a campaign that is exported and imported again is the same campaign', () => {
    const game = aPlayedCampaign();
    const back = read(writeSecretariat(game, 9000, contents).text);

    expect(back.name).toBe('Wanderers');
    expect(kept(back.campaign)).toEqual(kept({ ...game.campaign, playTime: 9000 }));
  });

  test('the import of the export leaves nothing but the settings of that program and its empty table', () => {
    const { lines } = read(writeSecretariat(aPlayedCampaign(), 0, contents).text);
    const left = lines.filter(({ outcome }) => outcome === 'left').map(({ part }) => part);

    expect([...new Set(left)]).toEqual(['onTheTable', 'ofTheProgram']);
  });

  test.each(['easy', 'normal', 'hard', 'veryHard'] as const)(
    'the difficulty %s comes back',
    (difficulty) => {
      const game = after(aPlayedCampaign(), { type: 'setDifficulty', difficulty, solo: true });
      const { campaign } = read(writeSecretariat(game, 0, contents).text);
      expect(campaign).toMatchObject({ difficulty, solo: true });
    },
  );

  test('cards, blessings, an absent player and a quest come back', () => {
    const game = after(
      EMPTY_GAME,
      { type: 'newCampaign', name: 'W' },
      { type: 'addCharacter', class: 'brute' as never, name: 'Hilda', level: 2 },
    );
    const [hilda] = game.campaign.characters;
    const card = content.classCards('brute').find(({ level }) => level === 2)?.id ?? 0;
    if (!hilda) throw new Error('nobody');
    const sheet = {
      ...hilda,
      cards: [card],
      player: 'Ada',
      absent: true,
      quest: { quest: 515, counters: [3], counted: [[]] },
    };
    const changed = { ...game, campaign: { ...game.campaign, characters: [sheet] } };
    const { campaign } = read(writeSecretariat(changed, 0, contents).text);
    expect(campaign.characters).toEqual([sheet]);
  });

  test('a file of that program has a revision, the edition and complete lists', () => {
    const game = JSON.parse(writeSecretariat(aPlayedCampaign(), 0, contents).text) as object;
    expect(game).toMatchObject({
      revision: 1,
      edition: 'gh',
      figures: ['gh-brute', 'gh-sun', 'gh-mindthief'],
      monsters: [],
      sections: [],
      party: { campaignMode: true, donations: 16, prosperity: 5 },
    });
  });

  test('the party has every field that program reads without a default', () => {
    const { party } = JSON.parse(writeSecretariat(aPlayedCampaign(), 0, contents).text) as {
      party: object;
    };
    // `party` replaces the whole record there: a missing list would stop its screens.
    expect(party).toMatchObject({
      buildings: [],
      campaignStickers: [],
      conclusions: [],
      casualScenarios: [],
      availableCharacters: [],
      lootDeckFixed: [],
      pets: [],
      loot: {},
      weekSections: {},
    });
  });

  test('open classes are there by name and by edition', () => {
    const game = withParty(aPlayedCampaign(), {
      unlockedClasses: ['sun' as never, 'envelope-x' as never],
    });
    const withX = {
      ...content,
      class: (id: string) => content.class(id === 'envelope-x' ? 'sun' : id),
    };
    const { text } = writeSecretariat(game, 0, { content: withX, printed: withX });
    const { unlockedCharacters } = JSON.parse(text) as { unlockedCharacters: string[] };
    expect(unlockedCharacters).toEqual(['sun', 'gh:sun', 'envx', 'gh:envx']);
  });

  test('the numbers, lists and names of a character have the types that program reads', () => {
    const text = writeSecretariat(aPlayedCampaign(), 0, contents).text;
    const { characters } = JSON.parse(text) as { characters: Record<string, unknown>[] };
    expect(characters.length).toBeGreaterThan(0);
    for (const character of characters) {
      expect(character).toMatchObject({
        name: expect.any(String) as string,
        edition: 'gh',
        number: expect.any(Number) as number,
        summons: [],
        tokenValues: [],
        // Actions are texts of JSON there.
        retaliate: [],
        progress: {
          personalQuest: expect.any(String) as string,
          items: expect.any(Array) as unknown[],
          equippedItems: expect.any(Array) as unknown[],
          perks: expect.any(Array) as unknown[],
          deck: expect.any(Array) as unknown[],
        },
      });
    }
  });

  test('guests, drawn quests and revealed spoilers are named', () => {
    const game = withParty(aPlayedCampaign(), { shown: [{ kind: 'item', which: 9 }] });
    const [hilda, ...others] = game.campaign.characters;
    if (!hilda) throw new Error('nobody');
    const guest = { ...hilda, guest: { from: 'Other', enhancements: [] }, questsDrawn: [510, 511] };
    const changed = { ...game, campaign: { ...game.campaign, characters: [guest, ...others] } };
    expect(reportOf(changed)).toEqual(
      expect.arrayContaining([
        'shown noPlace',
        `${hilda.name} guest Other noPlace`,
        `${hilda.name} drawnQuests noPlace`,
      ]),
    );
  });

  test('names everything that has no place there, with its reason', () => {
    const game = withParty(aPlayedCampaign(), {
      donated: 165,
      marks: [{ scenario: '68' as never, state: 'blocked' }],
      atStart: [{ type: 'damage', value: 1 }],
      events: {
        city: { draw: [2], current: 1, removed: [3] },
        road: { draw: [], current: null, removed: [] },
      },
      envelopes: ['A', 'B', 'X'],
    });
    expect(reportOf(game)).toEqual([
      'history noPlace',
      'envelopes A noPlace',
      'startEffects noPlace',
      'enhancements Trample: poison otherLines',
      'enhancements Trample: jump otherLines',
      'donations 165 fullTens',
      'scenarioMarks 68 noPlace',
      'cityEvents 1 onTop',
    ]);
  });

  test('names permanent death and the dead as things that have no place there', () => {
    const game = aPlayedCampaign();
    const [{ class: of } = { class: 'brute' as never }] = game.campaign.characters;
    const dead = { name: 'Ilda', class: of, level: 2, player: '', replaced: false };
    const campaign = { ...game.campaign, permanentDeath: true as const, fallen: [dead] };
    expect(reportOf({ ...game, campaign })).toEqual(
      expect.arrayContaining(['permanentDeath noPlace', 'fallenCharacters Ilda noPlace']),
    );
  });

  test('a scenario in progress is set up again there', () => {
    const game = aPlayedCampaign();
    const ids = game.campaign.characters.slice(0, 2).map(({ id }) => id);
    const start = {
      type: 'startScenario',
      scenario: '68',
      characters: ids,
      level: 1,
      anyway: true,
    };
    const running = after(game, readCommand({ ...start, unlevelled: true }));
    expect(reportOf(running)).toContain('runningScenario 68 setUpAnew');
    expect(read(writeSecretariat(running, 0, contents).text).scenario).toBeNull();
  });

  test('content of packs stays, with its name', () => {
    const game = aPlayedCampaign();
    const [hilda] = game.campaign.characters;
    if (!hilda) throw new Error('nobody');
    const stranger = { ...hilda, class: 'lurker-knight' as never, name: 'Crab' };
    const packs = [{ id: 'reef' as never, name: 'Reef' }];
    const changed = { ...game, campaign: { ...game.campaign, characters: [stranger], packs } };
    const owned = withParty(changed, {
      treasures: [7, 9001],
      unlockedClasses: ['lurker-knight' as never],
    });
    expect(reportOf(owned)).toEqual(
      expect.arrayContaining([
        'character Crab (lurker-knight) ofPack',
        'classes lurker-knight ofPack',
        'treasures 9001 ofPack',
        'packs Reef noPlace',
      ]),
    );
    expect(read(writeSecretariat(owned, 0, contents).text).campaign.characters).toEqual([]);
  });

  test('few check marks beside many donations do not go below zero', () => {
    const game = withParty(aPlayedCampaign(), { prosperity: 0, donated: 160, envelopes: ['B'] });
    expect(reportOf(game)).toContain('prosperity 0 → 2 countedApart');
  });
});
