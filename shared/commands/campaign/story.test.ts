import { expect, test } from 'vitest';
import type { GameEvent } from '../../events';
import { knownTree } from '../../rules/campaign/spoilers/spoilers';
import { addStep, newTally, statisticsOf } from '../../rules/statistics/history';
import type { Game } from '../../state';
import { CONTENT, played, tableOf, type PlainCommand } from '../../testing/play';
import { EMPTY_GAME } from '../apply';

/** One scenario: the guards that the Brute kills, experience, loot, and the end. */
function evening(kills: number, experience: number): (game: Game) => readonly PlainCommand[] {
  return (game) => {
    const monsters = tableOf(game).figures.filter((figure) => figure.kind === 'monster');
    const attacks = monsters.slice(0, kills).flatMap((monster): readonly PlainCommand[] => [
      {
        type: 'beginAttack',
        attacker: 'c1',
        base: 60,
        ranged: false,
        range: null,
        targets: [{ figure: monster.id }],
      },
      { type: 'enterForAttack', target: monster.id, cards: ['+1'] },
      { type: 'applyAttack' },
    ]);
    return [
      { type: 'setInitiative', character: 'c1', leading: 1, second: 2 },
      { type: 'setInitiative', character: 'c2', leading: 99, second: 98 },
      { type: 'revealInitiatives' },
      { type: 'startTurn', figure: 'c1' },
      ...attacks,
      { type: 'gainExperience', figure: 'c1', amount: experience },
      { type: 'gainExperience', figure: 'c2', amount: 5 },
      { type: 'finishScenario', won: true },
      { type: 'leaveScenario' },
    ];
  };
}

function start(scenario: string): PlainCommand {
  return { type: 'startScenario', scenario, characters: ['c1', 'c2'], level: null };
}

test('a campaign through three scenarios and a retirement', () => {
  let game = EMPTY_GAME;
  const history: GameEvent[] = [];
  const play = (...commands: readonly PlainCommand[]) => {
    const table = played(game, commands);
    game = table.game;
    history.push(...table.events);
  };
  const sheet = (id: string) => game.campaign.characters.find((each) => (each.id as string) === id);

  play(
    { type: 'newCampaign', name: 'Tuesdays' },
    { type: 'createCharacter', class: 'brute', name: 'Hilda', level: 1, player: 'Ann', quest: 515 },
    { type: 'createCharacter', class: 'scoundrel', name: 'Nim', level: 1, player: 'Bob' },
    { type: 'buyItem', character: 'c1', item: 1 },
    { type: 'chooseHand', character: 'c1', cards: Array.from({ length: 10 }, (_, i) => i + 1) },
  );
  expect(sheet('c1')).toMatchObject({ gold: 10, level: 1 });

  // The first scenario, with the guards of Black Barrow for the quest.
  play(start('1'));
  play(...evening(2, 20)(game));
  expect(game.campaign.completed).toEqual(['1']);
  expect(game.campaign.party.partyAchievements).toEqual([{ achievement: 'first-steps', count: 1 }]);
  expect(sheet('c1')?.quest?.counters).toEqual([2]);

  // Its success opens the second; a battle goal is met there.
  play(start('2'), { type: 'chooseBattleGoal', character: 'c1', goal: 460 });
  play(...evening(1, 14)(game));
  expect(sheet('c1')).toMatchObject({ checkMarks: 1, experience: 20 + 14 + 6 + 6 });
  expect(game.campaign.party.prosperity).toBe(1);

  // Between scenarios: level up, a perk, a donation, the shop.
  play(
    { type: 'levelUp', character: 'c1', card: 14 },
    { type: 'checkPerk', character: 'c1', perk: 0 },
    { type: 'donate', character: 'c2' },
    { type: 'buyItem', character: 'c1', item: 12 },
  );
  expect(sheet('c1')).toMatchObject({ level: 2, cards: [14] });
  expect(sheet('c1')?.perks[0]).toBe(1);

  // The third one: the deck without the two cards, the blessed Scoundrel.
  play(start('3'));
  const decks = tableOf(game).figures.flatMap((figure) =>
    figure.kind === 'character' ? [figure.deck.draw.length] : [],
  );
  expect(decks).toEqual([18, 22]);
  play(...evening(1, 3)(game));

  // Eighteen more bandits later the quest is complete.
  play({ type: 'countQuest', character: 'c1', goal: 0, by: 18 });
  play({ type: 'retire', character: 'c1' });
  expect(game.campaign.party.unlockedClasses).toEqual(['sun']);
  expect(game.campaign.retired.map((each) => each.name)).toEqual(['Hilda']);

  // The player's next character starts with one more perk, and the bought items are in the shop
  // again.
  play({
    type: 'createCharacter',
    class: 'sun',
    name: 'Sol',
    level: 1,
    player: 'Ann',
  });
  expect(sheet('c3')).toMatchObject({ extraPerks: 1, gold: 30 });
  play(
    { type: 'checkPerk', character: 'c3', perk: 0 },
    { type: 'buyItem', character: 'c3', item: 1 },
  );

  const known = knownTree(game.campaign, CONTENT).scenarios.map(({ entry }) => entry.id);
  expect(known).toEqual(['1', '2', '3', '4', '8', '9']);
  const tally = newTally();
  addStep(tally, { events: history });
  const [hilda] = statisticsOf(tally).fighters;
  expect(hilda).toMatchObject({ fighter: 'c1', attacks: 4, kills: 4, experience: 37 });
});
