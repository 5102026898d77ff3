/** The order in which figures are listed by name. */
import type { Figure } from '#shared/state';

/** Each type where its first one came, and its standees by their numbers. */
export function inListOrder<Listed extends Figure>(figures: readonly Listed[]): readonly Listed[] {
  const listedAs = (figure: Listed) => (figure.kind === 'monster' ? figure.type : figure.id);
  const places = [...new Set<string>(figures.map(listedAs))];
  const numberOf = (figure: Listed) => (figure.kind === 'monster' ? figure.standee : 0);
  return figures.toSorted(
    (a, b) =>
      places.indexOf(listedAs(a)) - places.indexOf(listedAs(b)) || numberOf(a) - numberOf(b),
  );
}
