import { describe, expect, test } from 'vitest';
import { knownTree } from '../rules/campaign/spoilers/spoilers';
import type { Game } from '../state';
import { firstParty, gameOf } from '../testing/importedGame';
import { CONTENT, played, refused, type PlainCommand } from '../testing/play';
import { aForeignCharacter, aForeignGame, aForeignParty } from '../testing/secretariat';

const done = (...indexes: readonly number[]) =>
  indexes.map((index) => ({ index: String(index), edition: 'gh', isCustom: false, custom: '' }));

function imported(party: Record<string, unknown>, ...more: readonly unknown[]): Game {
  const characters = [aForeignCharacter('brute'), aForeignCharacter('tinkerer'), ...more];
  const foreign = aForeignParty(party);
  return gameOf(firstParty(aForeignGame({ party: foreign, parties: [foreign], characters })));
}

const global = (achievement: string): PlainCommand => ({
  ...{ type: 'gainAchievement', scope: 'global', achievement },
});
const countsOf = ({ campaign }: Game) =>
  Object.fromEntries(
    campaign.party.globalAchievements.map(({ achievement, count }) => [achievement, count]),
  );
const stateOf = (game: Game, scenario: string) =>
  knownTree(game.campaign, CONTENT).scenarios.find(({ entry }) => entry.id === scenario)?.state;
const start = (game: Game, scenario: string, players = 2): PlainCommand => ({
  ...{ type: 'startScenario', scenario, level: 1 },
  characters: game.campaign.characters.slice(0, players).map(({ id }) => id),
});
const won: readonly PlainCommand[] = [
  { type: 'finishScenario', won: true },
  { type: 'leaveScenario' },
];

describe('an imported campaign', () => {
  test('[UNLOCK-1] counts ancient technology on, and the fifth opens envelope A once', () => {
    const four = imported({ globalAchievementsList: Array(4).fill('ancient-technology') });
    expect(countsOf(four)).toMatchObject({ 'ancient-technology': 4 });
    expect(four.campaign.party.envelopes).toEqual([]);
    const five = played(four, [global('ancient-technology')]).game;
    expect(five.campaign.party.envelopes).toEqual(['A']);
    const six = played(five, [global('ancient-technology')]).game;
    expect(six.campaign.party.envelopes).toEqual(['A']);
    expect(six.campaign.party.items).toEqual([]);
  });

  test('[UNLOCK-1] [RETIRE-3] has the envelopes open that its achievements and scenarios opened', () => {
    const five = imported({
      globalAchievementsList: Array(5).fill('ancient-technology'),
      scenarios: done(59, 60),
    });
    expect(five.campaign.party.envelopes).toEqual(['A', 'X']);
    const again = played(five, [
      { ...{ type: 'openEnvelope', envelope: 'X' }, drawn: { design: 91, sideScenario: '67' } },
    ]).game;
    expect(again.campaign.party.items).toEqual([{ item: 91, copies: 2 }]);
  });

  test('[UNLOCK-1] opens envelope B with the next donation if it is still sealed', () => {
    const characters = [aForeignCharacter('brute', { progress: { gold: 30 } })];
    const party = aForeignParty({ donations: 11 });
    const importOf = (foreign: Record<string, unknown>) =>
      gameOf(firstParty(aForeignGame({ party: foreign, parties: [foreign], characters })));
    const sealed = importOf(party);
    expect(sealed.campaign.party.envelopes).toEqual([]);
    const donate = { type: 'donate', character: sealed.campaign.characters[0]?.id } as const;
    expect(played(sealed, [donate]).game.campaign.party.envelopes).toEqual(['B']);
    const open = importOf({ ...party, envelopeB: true });
    expect(played(open, [donate]).game.campaign.party.envelopes).toEqual(['B']);
    expect(played(open, [donate]).events.map(({ type }) => type)).not.toContain('envelopeOpened');
  });

  test('[ACHIEVEMENT-1] replaces the city rule and the artifact it came with', () => {
    const rules = ['city-rule-economic', 'artifact-lost'];
    const game = imported({ globalAchievementsList: rules });
    expect(countsOf(game)).toEqual({ 'city-rule-economic': 1, 'artifact-lost': 1 });
    const next = played(game, [global('city-rule-demonic'), global('artifact-recovered')]).game;
    expect(countsOf(next)).toEqual({ 'city-rule-demonic': 1, 'artifact-recovered': 1 });
  });

  test('[SCENARIO-1] goes on in its chain: what was won is won, and what it opens is open', () => {
    const game = imported({
      scenarios: done(1, 2, 4, 6),
      achievementsList: ['first-steps', 'jekserahs-plans', 'dark-bounty'],
    });
    expect(stateOf(game, '8')).toBe('available');
    expect(refused(game, start(game, '1'))).toEqual({ code: 'scenarioIsCompleted', scenario: '1' });
    expect(refused(game, start(game, '7'))).toEqual({ code: 'scenarioIsLocked', scenario: '7' });
    const next = played(game, [start(game, '8'), ...won]).game;
    expect(['7', '13', '14'].map((id) => stateOf(next, id))).toEqual([
      'requires',
      'available',
      'available',
    ]);
    expect(stateOf(next, '3')).toBe('blocked');
  });

  test('[SCENARIO-2] End of Corruption counts from two to the three that scenario 51 asks for', () => {
    const two = imported({
      scenarios: done(46, 47),
      globalAchievementsList: Array(2).fill('end-of-corruption'),
    });
    expect(stateOf(two, '51')).toBe('requires');
    const three = played(two, [global('end-of-corruption')]).game;
    expect(stateOf(three, '51')).toBe('available');
  });

  test('[QUEST-4] opens the next scenario of the chain of a quest', () => {
    const progress = { personalQuest: '513', personalQuestProgress: [8, 1] };
    const game = imported({ scenarios: done(59) }, aForeignCharacter('scoundrel', { progress }));
    expect(stateOf(game, '60')).toBe('available');
    const quest = game.campaign.characters[2]?.quest;
    expect(quest?.counters).toEqual([8, 1]);
    const { game: after } = played(game, [
      start(game, '60', game.campaign.characters.length),
      ...won,
    ]);
    expect(after.campaign.characters[2]?.quest?.counters).toEqual([8, 2]);
    expect(after.campaign.party.envelopes).toEqual(['X']);
    const character = after.campaign.characters[2]?.id;
    const retired = played(after, [{ type: 'retire', character, player: 'Ann' }]).game;
    expect(retired.campaign.party.envelopes).toEqual(['X']);
    expect(retired.campaign.party.items).toEqual([]);
  });

  test('[RETIRE-4] knows the players of retired characters', () => {
    const party = {
      retirements: [aForeignCharacter('mindthief', { title: 'Rat', progress: { retired: true } })],
    };
    const game = imported(party);
    expect(game.campaign.retired).toHaveLength(1);
    expect(game.campaign.party.milestones).toContain('first retirement');
  });
});
