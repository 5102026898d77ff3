/** Lists the known scenarios for the printed party sheet. */
import type { Content } from '#shared/content/content';
import { achievementName } from '#shared/rules/campaign/party/achievements';
import type { ScenarioView } from '#shared/rules/campaign/scenarios/scenarioTree';
import { knownTree } from '#shared/rules/campaign/spoilers/spoilers';
import type { Campaign } from '#shared/state';
import { reasonText, SCENARIO_STATES } from '../../../words/sentences/party/campaignBook';
import type { Names } from '../../../words/sentences/names/names';
import { PRINT } from '../../../words/sentences/print/print';
import type { PrintBlock } from '../blocks';
import { tableBlocks } from './tableBlocks';

const ORDER = ['available', 'requires', 'blocked', 'locked', 'completed'] as const;

/**
 * The scenarios that the players know, those that can be played first. Unknown scenarios are not
 * named.
 */
export function scenarioBlocks(
  campaign: Campaign,
  content: Content,
  names: Names,
): readonly PrintBlock[] {
  const rows = knownTree(campaign, content)
    .scenarios.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
    .map((view) => rowOf(view, content, names));
  return tableBlocks('scenarios', { title: PRINT.scenarios, columns: COLUMNS, rows });
}

const COLUMNS = [
  { name: PRINT.number, align: 'right', width: '8%' },
  { name: PRINT.name, width: '32%' },
  { name: PRINT.state, width: '18%' },
  { name: PRINT.why },
] as const;

function rowOf(view: ScenarioView, content: Content, names: Names): readonly string[] {
  const { entry, state, reasons, outOfOrder } = view;
  const achievement = (id: string): string =>
    achievementName(content, 'global', id) || achievementName(content, 'party', id) || id;
  const why = reasons
    .filter(({ kind }) => kind !== 'completed')
    .map((reason) => reasonText(reason, names, achievement));
  return [
    entry.own ? '' : String(entry.number),
    entry.name,
    SCENARIO_STATES[state],
    [...why, ...(outOfOrder ? [PRINT.outOfOrder] : [])].join(' '),
  ];
}
