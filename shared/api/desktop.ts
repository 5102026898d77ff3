/** What only the desktop app can do, and what its menu asks of the screens. */
import type { Result } from '../result';

export interface Paper {
  readonly pageSize: 'A4' | 'Letter';
  readonly landscape: boolean;
}

/** What windows and dialogs of the system may follow. */
export const WINDOW_THEMES = ['system', 'dark', 'light'] as const;
export type WindowTheme = (typeof WINDOW_THEMES)[number];

/** A campaign as a file of the player's. */
export interface ExportedTo {
  readonly path: string;
  /** How many of the campaign's first steps are not in the file. */
  readonly missing: number;
}

/** The export of another program, as it was read. */
export interface ForeignExport {
  readonly text: string;
}

/** What only the desktop app can do, each time for the window that asks; campaigns go by their keys. */
export interface DesktopApi {
  /** Asks where to, and exports the campaign to a file there; null = called off. */
  exportToFile(campaign: string): Promise<Result<ExportedTo | null>>;
  /**
   * Asks for an exported campaign and adds it to the library; null = called off. The export of
   * another program is only handed back, so that its report can be looked at (`readMoveIn`).
   */
  importFromFile(): Promise<Result<string | ForeignExport | null>>;
  /** The same with a file that the system handed over (by double click); null = there is none. */
  importOpened(): Promise<Result<string | null>>;
  /** The system's print dialog for the page as it is; false = called off. */
  print(paper: Paper): Promise<Result<boolean>>;
  /**
   * Asks where to save the page as PDF, proposing its title, and answers with the path; null =
   * called off. A size that the page itself sets (`@page`) goes before `paper`.
   */
  printToPdf(paper: Paper): Promise<Result<string | null>>;
  /** Asks where to save a text, proposing a name, and answers with the path; null = called off. */
  saveText(fileName: string, text: string): Promise<Result<string | null>>;
  /** Has window and dialogs follow the theme of the screens, now and at the next start. */
  followTheme(theme: WindowTheme): Promise<Result<null>>;
}

/** Items of the desktop's menu that the screens answer. */
export type MenuItem =
  | 'new'
  | 'open'
  | 'library'
  | 'share'
  | 'export'
  | 'print'
  | 'undo'
  | 'redo'
  | 'help'
  | 'rules'
  | 'keys'
  | 'about'
  /** The system handed a file over: ask for it by `importOpened`. */
  | 'opened';

/** What was chosen from the menu, or from the system's list: an item, or a campaign played last. */
export type MenuChoice = MenuItem | { readonly campaign: string };
