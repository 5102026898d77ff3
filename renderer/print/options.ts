/** The options of the print screen, with their initial values. */
import { id, type ScenarioId } from '#shared/ids';
import { recommendedLevel } from '#shared/rules/scenario/scenarioLevel';
import type { Campaign, Game, Scenario } from '#shared/state';
import type { ListedScenario } from '#shared/rules/campaign/spoilers/scenarioList';
import { takeRequestedSheets, type SheetKind } from '../app/page/printing';
import type { HistoryExtent } from './sheets/historyExtent';
import { usualPaper, type Orientation, type PaperName } from './sheets/paper';

export interface PrintOptions {
  readonly sheets: ReadonlySet<SheetKind>;
  readonly paper: PaperName;
  /** The orientation; null = the best one for each sheet. */
  readonly orientation: Orientation | null;
  readonly scenario: ScenarioId;
  /**
   * The scenario level; null = the recommended one. A running scenario has its own level and number
   * of characters.
   */
  readonly level: number | null;
  readonly players: Scenario['players'];
  readonly allRooms: boolean;
  readonly extent: HistoryExtent;
}

const FIRST_SCENARIO = '1';

/**
 * The initial options: the sheets that another screen requested; else status and board of a running
 * scenario, or sleeves and initiatives of the next one.
 */
export function startOptions(
  { campaign, scenario }: Game,
  listed: readonly ListedScenario[],
  language: string,
): PrintOptions {
  const next = listed.find(({ state }) => state === 'available');
  return {
    sheets: new Set(
      takeRequestedSheets() ?? (scenario ? ['status', 'board'] : ['sleeves', 'initiative']),
    ),
    paper: rememberedPaper() ?? usualPaper(language),
    orientation: null,
    scenario: scenario?.scenario ?? next?.id ?? id(FIRST_SCENARIO),
    level: null,
    players: seats(campaign.characters.length),
    allRooms: false,
    extent: 'newest',
  };
}

function seats(characters: number): PrintOptions['players'] {
  if (characters >= 4) return 4;
  return characters === 3 ? 3 : 2;
}

const MOST = 4;

/**
 * The recommended level for the first four characters. Without characters, the level for a
 * character of level 1.
 */
export function recommendedFor({ characters, difficulty }: Campaign): number {
  const levels = characters.slice(0, MOST).map((sheet) => sheet.level);
  return recommendedLevel(levels.length === 0 ? [1] : levels, difficulty);
}

const KEY = 'standee.paper';

function rememberedPaper(): PaperName | null {
  try {
    const saved = localStorage.getItem(KEY);
    return saved === 'a4' || saved === 'letter' ? saved : null;
  } catch {
    return null;
  }
}

/** Saves the paper size for all campaigns, because it depends on the printer. */
export function rememberPaper(paper: PaperName): void {
  try {
    localStorage.setItem(KEY, paper);
  } catch {
    // Without storage, the usual paper is chosen again next time.
  }
}
