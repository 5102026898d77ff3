/** Unsaved changes, stored on this device, so that a closed window loses no work. */
import type { CustomScenarioFile } from '#shared/content/types';

export interface ScenarioDraft {
  readonly file: CustomScenarioFile;
  /** Of the version it is based on; null = a new scenario. */
  readonly stamp: string | null;
}

const PREFIX = 'standee.editor.';

export function keepDraft(name: string, draft: ScenarioDraft): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // Without storage the work is still on the screen.
  }
}

export function forgetDraft(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // There was none.
  }
}

/** Null if there is none or it cannot be read. */
export function draftOf(name: string): ScenarioDraft | null {
  try {
    const text = localStorage.getItem(PREFIX + name);
    const draft = text === null ? null : (JSON.parse(text) as ScenarioDraft | null);
    // It was written by this app on this device, so only its main lists are checked.
    const isDraft = Array.isArray(draft?.file.rooms) && Array.isArray(draft.file.map?.tiles);
    return isDraft ? draft : null;
  } catch {
    return null;
  }
}
