import { describe, expect, test } from 'vitest';
import { apply } from '../apply';
import { solvedEnvelopes } from '../../rules/campaign/party/envelopes';
import type { Game } from '../../state';
import { sealedContent } from '../../testing/content';
import { commandOf, party, played, refused } from '../../testing/play';

const open = { type: 'openEnvelope', envelope: 'X' } as const;
const solve = { type: 'solveEnvelope', envelope: 'X' } as const;
const lock = { type: 'lockClass', class: 'envelope-x' } as const;

/** c1 has completed one of the quests of the envelope. */
function withQuestDone(game: Game, quest: number): Game {
  return played(game, [
    { type: 'chooseQuest', character: 'c1', quest },
    { type: 'countQuest', character: 'c1', goal: 0, by: 20 },
    { type: 'countQuest', character: 'c1', goal: 1, by: 20 },
  ]).game;
}

describe('solveEnvelope', () => {
  test('[UNLOCK-2] unlocks the class of an open envelope', () => {
    const { game, events } = played(party(), [open, solve]);
    expect(game.campaign.party.unlockedClasses).toEqual(['envelope-x']);
    expect(solvedEnvelopes(game.campaign)).toEqual(['X']);
    expect(events).toContainEqual({ type: 'classUnlocked', class: 'envelope-x', rule: 'UNLOCK-2' });
  });

  test('[UNLOCK-2] needs no content, which the host has only afterwards', () => {
    const { game } = played(party(), [open]);
    const solved = apply(game, commandOf(solve), () => 0, sealedContent());
    expect(solved.ok && solvedEnvelopes(solved.value.next.campaign)).toEqual(['X']);
  });

  test('[UNLOCK-2] is refused for a closed envelope, one with nothing to solve, and a solved one', () => {
    expect(refused(party(), solve)).toEqual({ code: 'envelopeIsClosed', envelope: 'X' });
    const { game } = played(party(), [{ ...open, envelope: 'A' }, open, solve]);
    const other = { ...solve, envelope: 'A' };
    expect(refused(game, other)).toEqual({ code: 'nothingToSolve', envelope: 'A' });
    expect(refused(game, solve)).toEqual({ code: 'envelopeIsSolved', envelope: 'X' });
  });

  test('[OWN-5] a class locked again is sealed again, unless a character has it', () => {
    const { game } = played(party(), [open, solve, lock]);
    expect(solvedEnvelopes(game.campaign)).toEqual([]);
    expect(solvedEnvelopes(played(game, [solve]).game.campaign)).toEqual(['X']);
    const member = { type: 'addCharacter', class: 'envelope-x', name: 'Ix', level: 1 } as const;
    const { game: joined } = played(party(), [open, solve, member, lock]);
    expect(solvedEnvelopes(joined.campaign)).toEqual(['X']);
  });

  test('[CLASS-1] nobody can unlock or choose the class of a sealed envelope', () => {
    const sealed = (command: Parameters<typeof commandOf>[0]) =>
      apply(party(), commandOf(command), () => 0, sealedContent());
    expect(sealed({ type: 'unlockClass', class: 'envelope-x' }).ok).toBe(false);
    const member = { type: 'addCharacter', class: 'envelope-x', name: 'Ix', level: 1 } as const;
    expect(sealed(member).ok).toBe(false);
  });
});

describe('a quest that opens an envelope', () => {
  const retire = { type: 'retire', character: 'c1' } as const;

  test.each([513, 526])('[RETIRE-2] %i opens it on retirement', (quest) => {
    const { game } = played(withQuestDone(party(), quest), [retire]);
    expect(game.campaign.party.envelopes).toEqual(['X']);
  });

  test('[RETIRE-3] an open envelope gives a random design instead', () => {
    const { game } = played(withQuestDone(played(party(), [open]).game, 526), [retire]);
    expect(game.campaign.party.items).toHaveLength(1);
  });

  test('[RETIRE-3] the scenario that completed the quest opened it: it does not count twice', () => {
    const done = withQuestDone(played(party(), [open]).game, 526);
    const completed = { type: 'markScenario', scenario: '58', as: 'completed' } as const;
    const { game } = played(done, [completed, retire]);
    expect(game.campaign.party.items).toEqual([]);
  });
});
