/** Notices, and the places of the screen that can show them without covering anything. */
import { isCovered } from './overlays/covering';

export interface NoticeEntry {
  readonly id: number;
  readonly tone: 'plain' | 'danger' | 'good';
  readonly text: string;
  /** About the last step; removed by the next turn. */
  readonly isPassing?: boolean;
  /** An action for the problem. */
  readonly action?: { readonly label: string; readonly onclick: () => void };
}

/** The owner of the notices. The app sets it, because controls know nothing of the app. */
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

/** The notices for a place: all, or none if a later place has taken over. */
export function noticesAt(place: symbol): readonly NoticeEntry[] {
  return keeper && places.at(-1) === place ? keeper.notices : [];
}

/** Registers a place until the returned function is called; the foot of the page is the last resort. */
export function takePlace(place: symbol, isFoot: boolean): () => void {
  places = isFoot ? [place, ...places] : [...places, place];
  return () => (places = places.filter((each) => each !== place));
}

export function dismissNotice(id: number): void {
  keeper?.dismiss(id);
}

/** Escape belongs to an open overlay first; the other key always dismisses. */
export function dismissByKey(event: KeyboardEvent): void {
  const isFree = event.key === 'Escape' && !event.defaultPrevented && !isCovered();
  if (!isFree && event.key !== 'F8') return;
  const shown = keeper?.notices ?? [];
  for (const { id } of shown) dismissNotice(id);
  if (shown.length > 0) event.preventDefault();
}
