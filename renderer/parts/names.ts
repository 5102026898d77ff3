import type { Scenario } from '#shared/state';
import type { Names } from '../text/names';

export type { Names } from '../text/names';

/** At the table the badge shows the rank: a standee is called by its number alone. */
export function tableNames(names: Names, scenario: Scenario | null): Names {
  const short = new Map<string, string>();
  for (const figure of scenario?.figures ?? []) {
    if (figure.kind === 'monster' && figure.rank === 'elite') {
      short.set(figure.id, `${names.monster(figure.type)} ${figure.standee}`);
    }
  }
  return { ...names, figure: (id) => short.get(id) ?? names.figure(id) };
}
