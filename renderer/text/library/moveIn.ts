/** Words for moving in from another program. */
import type { MoveInLine } from '#shared/movingIn/report';
import { spoken } from '../language';

export const { MOVE_IN, moveInLineWords } = await spoken({
  en: () => import('./moveIn.en'),
  de: () => import('./moveIn.de'),
});

/** Lines of one character or of the party, in their order. */
export interface MoveInGroup {
  readonly title: string;
  readonly lines: readonly MoveInLine[];
}

export function moveInGroups(lines: readonly MoveInLine[]): readonly MoveInGroup[] {
  const groups = new Map<string, MoveInLine[]>();
  for (const line of lines) {
    const group = groups.get(line.about) ?? [];
    group.push(line);
    groups.set(line.about, group);
  }
  return [...groups].map(([about, group]) => ({
    title: about === '' ? MOVE_IN.partyTitle : about,
    lines: group,
  }));
}

/** The whole report as text, to be copied or kept. */
export function moveInText(name: string, lines: readonly MoveInLine[]): string {
  const words = { taken: MOVE_IN.taken, changed: MOVE_IN.changed, left: MOVE_IN.left };
  const groups = moveInGroups(lines).flatMap((group) => [
    '',
    group.title,
    ...group.lines.map((line) => `  [${words[line.outcome]}] ${moveInLineWords(line)}`),
  ]);
  return [name, ...groups, ''].join('\n');
}
