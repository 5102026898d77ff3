/**
 * Stores unsaved changes of a custom scenario on this device, so that closing the window loses no
 * work.
 */
import type { CustomScenarioFile } from '#shared/content/types';

export interface ScenarioDraft {
  readonly file: CustomScenarioFile;
  /** The stamp of the saved version that the draft is based on; null = a new scenario. */
  readonly stamp: string | null;
}

const PREFIX = 'standee.editor.';

export function saveDraft(name: string, draft: ScenarioDraft): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // Without storage, the work is still on the screen.
  }
}

export function deleteDraft(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Without storage there is no draft.
  }
}

/** The stored draft; null if there is none or it cannot be parsed. */
export function loadDraft(name: string): ScenarioDraft | null {
  try {
    const text = localStorage.getItem(PREFIX + name);
    const draft = text === null ? null : (JSON.parse(text) as ScenarioDraft | null);
    // This app has written the draft, so it is enough to check that its main lists exist.
    const isDraft = Array.isArray(draft?.file.rooms) && Array.isArray(draft.file.map?.tiles);
    return isDraft ? draft : null;
  } catch {
    return null;
  }
}
