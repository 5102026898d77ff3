/** Words of party and world: sheet, shop, scenarios, and what is hidden. */
import { worded } from './language';
import { counted } from './names';

/** One hidden thing is shown at a time. */
export const HIDDEN = worded('HIDDEN', {
  show: 'Show its name',
  hide: 'Hide it again',
  shown: 'shown early',
  notReached: 'You have not reached this scenario.',
});

/** Choosing a scenario that the campaign does not allow yet. */
export const OVERRIDE = worded('OVERRIDE', {
  why: 'Why not yet',
  start: 'Start anyway …',
  title: 'Start it anyway?',
  note: 'The scenario is marked as started out of order: in the history, on the list of scenarios and in the summary at its end.',
  confirm: 'Start anyway',
  cancel: 'Cancel',
  casual: 'Casual mode',
  casualNote:
    'Outside of the campaign: achievements and blocks do not count, and nothing but experience, gold and check marks is kept.',
});

/** How a scenario stands, where lists say it shortly. */
export const LISTED = worded('LISTED', {
  completed: 'completed',
  requires: 'requires something',
  blocked: 'blocked',
  locked: 'not reached',
  hidden: 'not reached yet',
  outOfOrder: 'started out of order',
  more: (hidden: number) =>
    `${counted(hidden, 'scenario')} you have not reached ${hidden === 1 ? 'is' : 'are'} hidden. Type the number of one to choose it anyway.`,
});
