import { expect, test } from 'vitest';
import { eventCard, eventOption } from '../../rules/campaign/events/outcomes';
import { listedScenarios } from '../../rules/campaign/spoilers/scenarioList';
import { contentOfCampaign } from '../../rules/campaign/campaignContent';
import { readGame } from '../../schemas/game';
import type { Game } from '../../state';
import { CONTENT, played, tableOf, type PlainCommand } from '../../testing/play';
import { EMPTY_GAME } from '../apply';

/** All results of the drawn city event's option. */
function resolved(game: Game, option: 'A' | 'B'): PlainCommand {
  const card = eventCard(CONTENT, 'city', game.campaign.party.events.city.current ?? 0);
  const view = card && eventOption(game.campaign, card, option, null);
  const lines = (view?.outcomes ?? [])
    .filter(({ applies }) => applies)
    .flatMap((outcome) => outcome.lines.filter(({ applies }) => applies).map(({ id }) => id));
  const put = view?.card ?? 'removed';
  return { type: 'resolveEvent', deck: 'city', option, lines, to: [], shares: [], card: put };
}

test('a campaign through an event, an enhancement, a solo scenario and a retirement', () => {
  let game = EMPTY_GAME;
  const play = (...commands: readonly PlainCommand[]) => {
    const table = played(game, commands);
    game = table.game;
    return table.events;
  };
  const sheet = (id: string) => game.campaign.characters.find((each) => (each.id as string) === id);

  // An old campaign: two have retired, the city has grown, the Brute is experienced.
  play(
    { type: 'newCampaign', name: 'Years' },
    { type: 'createCharacter', class: 'brute', name: 'Hilda', level: 1, quest: 515 },
    { type: 'createCharacter', class: 'scoundrel', name: 'Nim', level: 1 },
    { type: 'createCharacter', class: 'tinkerer', name: 'Bolt', level: 1 },
    { type: 'createCharacter', class: 'mindthief', name: 'Rat', level: 1 },
    { type: 'retire', character: 'c3', anyway: true },
    { type: 'retire', character: 'c4', anyway: true },
    { type: 'changeProsperity', by: 9 },
    { type: 'editCharacter', character: 'c1', level: 5, gold: 200 },
    { type: 'editCharacter', character: 'c2', gold: 10 },
  );

  // The city event: gold for everyone; the card is removed from the game.
  play({ type: 'drawEvent', deck: 'city', card: 7 });
  play(resolved(game, 'A'));
  expect([sheet('c1')?.gold, sheet('c2')?.gold]).toEqual([205, 15]);
  expect(game.campaign.party.events.city.removed).toEqual([7]);

  // An enhancement for the Brute's class: +1 on the attack of a card.
  const lineOf = () => {
    const [first] = contentOfCampaign(CONTENT, game).cardLines('brute')?.cards[0]?.top ?? [];
    return first?.type === 'attack' ? first.value : null;
  };
  const before = lineOf();
  play(
    { type: 'gainAchievement', scope: 'global', achievement: 'the-power-of-enhancement' },
    {
      type: 'enhance',
      ...{ character: 'c1', card: 1, half: 'top', dot: '0:attack:0', sticker: 'plus1' },
    },
  );
  expect(lineOf()).toBe(Number(before) + 1);
  const paid = 205 - (sheet('c1')?.gold ?? 0);
  expect(paid).toBeGreaterThan(0);

  // The solo scenario: an attack, every room, and the item of the class.
  play({ type: 'startScenario', scenario: 'solo-1', characters: ['c1'], level: null });
  const [guard] = tableOf(game).figures.filter((figure) => figure.kind === 'monster');
  if (!guard) throw new Error('nobody is there');
  play(
    { type: 'setInitiative', character: 'c1', leading: 1, second: 2 },
    { type: 'revealInitiatives' },
    { type: 'startTurn', figure: 'c1' },
    {
      type: 'beginAttack',
      ...{ attacker: 'c1', base: 60, ranged: false, range: null, targets: [{ figure: guard.id }] },
    },
    { type: 'enterForAttack', target: guard.id, cards: ['+0'] },
    { type: 'applyAttack' },
  );
  expect(tableOf(game).figures.map(({ id }) => id)).not.toContain(guard.id);
  play(
    { type: 'revealRoom', room: 2, by: 'c1' },
    { type: 'revealRoom', room: 3, by: 'c1' },
    { type: 'finishScenario', won: true },
    { type: 'leaveScenario' },
  );
  expect(game.campaign.completed).toEqual(['solo-1']);
  expect(sheet('c1')?.items.map(({ item }) => item)).toEqual([134]);
  // The road to the next scenario is still due; the city event counts as done.
  expect(game.campaign.party.eventsDone).toEqual(['city']);

  // The quest is complete. The enhancements stay with the class, and so does the solo item.
  play(
    { type: 'countQuest', character: 'c1', goal: 0, by: 20 },
    { type: 'retire', character: 'c1' },
  );
  expect(game.campaign.party.unlockedClasses).toEqual(['sun']);
  expect(game.campaign.party.enhancements).toHaveLength(1);
  expect(lineOf()).toBe(Number(before) + 1);

  // The next character can play its own solo scenario from level 5.
  play({ type: 'createCharacter', class: 'sun', name: 'Sol', level: 1 });
  const solos = () =>
    listedScenarios(CONTENT, game.campaign)
      .filter(({ solo }) => solo !== null)
      .map(({ id, state }) => `${id} ${state}`);
  expect(solos()).toEqual(['solo-1 completed', 'solo-4 requires', 'solo-7 requires']);
  play({ type: 'editCharacter', character: 'c5', level: 5 });
  expect(solos()).toContain('solo-7 available');
  expect(readGame(JSON.parse(JSON.stringify(game)))).toEqual(game);
});
