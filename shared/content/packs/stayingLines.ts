/** Reports class cards of a pack whose active effects contradict their abilities. */
import type { CardLine, PackFile } from '../types';
import type { Report } from '../reading/problem';

/** Only one of each kind can be active; a new one replaces it. */
const REPLACED: readonly CardLine['type'][] = ['augment', 'song', 'doom'];

/** Abilities that take effect immediately, so use slots have no meaning for them. */
const AT_ONCE: readonly CardLine['type'][] = [
  ...(['attack', 'move', 'heal', 'loot', 'push', 'pull', 'damage', 'kill'] as const),
  ...(['condition', 'infuse', 'experience', 'summon'] as const),
];

/**
 * Reports augments, songs and dooms that do not stay active or replace each other, and use slots
 * that no ability of the same action uses.
 */
export function stayingProblems(
  { classCards = [], cardLines = [] }: PackFile,
  report: Report,
): void {
  cardLines.forEach(({ class: id, cards }, index) => {
    const printed = classCards.find((each) => each.class === id)?.cards ?? [];
    cards.forEach((card, place) => {
      const own = printed.find((each) => each.id === card.id);
      for (const half of ['top', 'bottom'] as const) {
        const lines = card[half] ?? [];
        const at = `cardLines[${String(index)}].cards[${String(place)}].${half}`;
        lines.forEach(({ type }, line) => {
          if (!REPLACED.includes(type)) return;
          const isSecond = lines.findIndex((each) => each.type === type) < line;
          const isGone = own !== undefined && !own[half].active;
          if (isSecond || isGone) report(`${at}[${String(line)}]`, { code: 'contradiction' });
        });
        const isIdle = lines.length > 0 && lines.every(({ type }) => AT_ONCE.includes(type));
        if (own?.[half].slots && isIdle) report(at, { code: 'contradiction' });
      }
    });
  });
}
