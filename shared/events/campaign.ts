/**
 * Events of the campaign, the party and the world. Items have names, because the screen may not
 * have loaded their file.
 */
import type { Cases, EventsByRule, NoFacts } from '../cases';
import type { CharacterId } from '../ids';
import type { EventKind } from '../state';
import type { Difficulty } from '../vocabulary';
import type { ImportLine } from './importLines';

interface Achievement {
  scope: 'global' | 'party';
  name: string;
}

interface EventCard {
  deck: EventKind;
  card: number;
}

export type WorldEvent =
  | EventsByRule<{
      reputationChanged: { by: number; to: number };
      prosperityChanged: {
        by: number;
        to: number;
        /** Prosperity level after the change, 1 to 9. */
        level: number;
      };
      classUnlocked: { class: string };
      reducedRandomnessSet: { isOn: boolean };
      permanentDeathSet: { isOn: boolean };
      /** The sheet of a dead character leaves the campaign. */
      characterDied: { name: string };
      envelopeOpened: { envelope: string };
      treasureNoted: { treasure: number };
      scenarioMarked: {
        scenario: string;
        as: 'open' | 'blocked' | 'locked' | 'completed' | 'asPrinted';
      };
      /** No item design or side scenario of this kind is left to draw. */
      drawingRanOut: { of: 'design' | 'sideScenario' };
      /** An event gives or takes less than its card says. `character` null = the party. */
      changeLimited: {
        character: CharacterId | null;
        what: 'gold' | 'experience' | 'checkMarks' | 'reputation' | 'prosperity';
        wanted: number;
        by: number;
      };
      eventResolved: { deck: EventKind; card: number; option: 'A' | 'B' };
      eventLeftOut: { deck: EventKind };
      eventsShuffled: { deck: EventKind };
      startedOutOfOrder: { scenario: string };
      dungeonDrawn: { scenario: string };
      achievementGained: Achievement;
      achievementLost: Achievement;
      eventDrawn: EventCard;
      eventReturned: EventCard;
      eventRemoved: EventCard;
      eventAdded: EventCard;
    }>
  | Cases<
      'type',
      {
        campaignBegun: { name: string };
        difficultySet: { difficulty: Difficulty; solo: boolean };
        /**
         * The campaign was imported from another program. Numbers of report lines by their outcome.
         */
        movedIn: { taken: number; changed: number; left: number };
        notMovedIn: { line: ImportLine };
        /**
         * The campaign was entered from paper: names of the characters, and counts of everything
         * else.
         */
        papersEntered: { characters: readonly string[]; retired: number; scenarios: number };
        notesWritten: { character: CharacterId | null };
        packUsed: { name: string };
        packLeft: { name: string };
        secretShown: NoFacts;
        secretHidden: NoFacts;
      }
    >;
