/** Notices, and the places of the screen where they may stand: in none of them they cover anything. */
import { isCovered } from './overlays/covering';

export interface NoticeEntry {
  readonly id: number;
  readonly tone: 'plain' | 'danger' | 'good';
  readonly text: string;
  /** Of what just happened: over with the next turn. */
  readonly isPassing?: boolean;
  /** One thing that can be done about it. */
  readonly action?: { readonly label: string; readonly onclick: () => void };
}

/** Who keeps them. The app gives it, because controls know nothing of it. */
interface NoticeKeeper {
  readonly notices: readonly NoticeEntry[];
  readonly dismiss: (id: number) => void;
}

let keeper = $state.raw<NoticeKeeper | null>(null);
/** The last one shows them. */
let places = $state.raw<readonly symbol[]>([]);

/** Must be called before the first notice. */
export function giveNotices(given: NoticeKeeper): void {
  keeper = given;
}

/** What the place shows: all notices, or none where another place came later. */
export function noticesAt(place: symbol): readonly NoticeEntry[] {
  return keeper && places.at(-1) === place ? keeper.notices : [];
}

/** Holds a place until the returned function is called; the foot of the page is for want of a better one. */
export function takePlace(place: symbol, isFoot: boolean): () => void {
  places = isFoot ? [place, ...places] : [...places, place];
  return () => (places = places.filter((each) => each !== place));
}

export function dismissNotice(id: number): void {
  keeper?.dismiss(id);
}

/** Escape belongs to whatever else is open; the other key does it everywhere. */
export function dismissByKey(event: KeyboardEvent): void {
  const isFree = event.key === 'Escape' && !event.defaultPrevented && !isCovered();
  if (!isFree && event.key !== 'F8') return;
  const shown = keeper?.notices ?? [];
  for (const { id } of shown) dismissNotice(id);
  if (shown.length > 0) event.preventDefault();
}
