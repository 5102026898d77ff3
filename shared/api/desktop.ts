/** Functions of the desktop app only, and its menu items. */
import type { Result } from '../result';

export interface Paper {
  readonly pageSize: 'A4' | 'Letter';
  readonly landscape: boolean;
}

/** Themes for windows and system dialogs. */
export const WINDOW_THEMES = ['system', 'dark', 'light'] as const;
export type WindowTheme = (typeof WINDOW_THEMES)[number];

/** An exported campaign file. */
export interface ExportedTo {
  readonly path: string;
  /** Number of first steps missing in the file. */
  readonly missing: number;
}

/** The raw export of another program. */
export interface ForeignExport {
  readonly text: string;
}

/** The contents of a problem report. */
export interface ReportOptions {
  /** The open campaign; null = none. */
  readonly campaign: string | null;
  /** Settings of the screen, as JSON. */
  readonly settings: string;
  readonly withNames: boolean;
}

/** Functions of the desktop app, for the requesting window. Campaigns are identified by key. */
export interface DesktopCalls {
  /** Asks for a destination and exports the campaign; null = cancelled. */
  exportCampaign(campaign: string): Promise<Result<ExportedTo | null>>;
  /**
   * Asks for an exported campaign and adds it to the library; null = cancelled. An export of
   * another program is only returned for a preview (`secretariat.preview`).
   */
  importCampaign(): Promise<Result<string | ForeignExport | null>>;
  /** Imports the file that the system opened with Standee (double click); null = none. */
  importOpened(): Promise<Result<string | null>>;
  /** Opens the system's print dialog for the current page; false = cancelled. */
  print(paper: Paper): Promise<Result<boolean>>;
  /**
   * Asks where to save the page as PDF, with its title as the default name, and returns the path;
   * null = cancelled. A page size set by the page (`@page`) takes precedence over `paper`.
   */
  printToPdf(paper: Paper): Promise<Result<string | null>>;
  /** Asks where to save a text, with a default name, and returns the path; null = cancelled. */
  saveText(fileName: string, text: string): Promise<Result<string | null>>;
  /** Applies the theme of the screens to window and dialogs, now and at the next start. */
  followTheme(theme: WindowTheme): Promise<Result<null>>;
  /** Asks where to save a problem report and returns the path; null = cancelled. */
  saveReport(options: ReportOptions): Promise<Result<string | null>>;
  /** Asks for a folder and returns its path; null = cancelled. */
  askForFolder(): Promise<Result<string | null>>;
}

export interface DesktopApi {
  readonly desktop: DesktopCalls;
}

/** Menu items of the desktop that the screens handle. */
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
  | 'report'
  /** The system opened a file: get it with `importOpened`. */
  | 'opened';

/** A chosen menu item, or a recent campaign. */
export type MenuChoice = MenuItem | { readonly campaign: string };
