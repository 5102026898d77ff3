/**
 * Notices to the player, and the places on the screen that can show them without covering anything.
 */
import { isCovered } from './overlays/covering';

export interface NoticeEntry {
  readonly id: number;
  readonly tone: 'plain' | 'danger' | 'good';
  readonly text: string;
  /** True for news about the last step, which the next turn removes. */
  readonly isPassing?: boolean;
  /** A button beside the notice, with an action that solves the problem. */
  readonly action?: { readonly label: string; readonly onclick: () => void };
}

/** The source of the notices. The app sets it, because `ui` does not import the app. */
interface NoticeSource {
  readonly notices: readonly NoticeEntry[];
  readonly dismiss: (id: number) => void;
}

let source = $state.raw<NoticeSource | null>(null);
/** The registered places. The last one shows the notices. */
let places = $state.raw<readonly symbol[]>([]);

/** Sets the source of the notices. Must be called before the first notice. */
export function setNoticeSource(noticeSource: NoticeSource): void {
  source = noticeSource;
}

/** The notices for a place: all of them, or none if another place shows them. */
export function noticesAt(place: symbol): readonly NoticeEntry[] {
  return source && places.at(-1) === place ? source.notices : [];
}

/**
 * Registers a place for notices until the returned function is called. The foot of the page is only
 * used if there is no other place.
 */
export function registerNoticePlace(place: symbol, isFoot: boolean): () => void {
  places = isFoot ? [place, ...places] : [...places, place];
  return () => (places = places.filter((each) => each !== place));
}

export function dismissNotice(id: number): void {
  source?.dismiss(id);
}

/** Dismisses notices: by Escape unless an overlay is open, by F8 always. */
export function dismissByKey(event: KeyboardEvent): void {
  const isFree = event.key === 'Escape' && !event.defaultPrevented && !isCovered();
  if (!isFree && event.key !== 'F8') return;
  const shown = source?.notices ?? [];
  for (const { id } of shown) dismissNotice(id);
  if (shown.length > 0) event.preventDefault();
}
