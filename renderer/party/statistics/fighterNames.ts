/** The names of fighters (characters, others, monsters) in the statistics. */
import type { Content } from '#shared/content/content';
import { numberedName } from '#shared/content/customScenarios/asPack';
import type { HistoryStatistics } from '#shared/rules/statistics/statistics';
import type { Campaign } from '#shared/state';
import { namesIn } from '../../words/sentences/names/names';
import { STATISTICS } from '../../words/sentences/party/statistics';
import { SCHEMA } from '#shared/vocabulary';

/** The names and colours of fighters and scenarios. */
export interface FighterNames {
  short(fighter: string): string;
  /** The name of a character with its class. Other fighters have no class. */
  long(fighter: string): string;
  colour(fighter: string): string | undefined;
  scenario(id: string): string;
  /** The number of a scenario, or the beginning of a custom scenario's title. */
  scenarioSign(id: string): string;
}

/** The names for these statistics. A character that has left has the name from its last scenario. */
export function namesOf(
  { people }: HistoryStatistics,
  campaign: Campaign,
  content: Content,
): FighterNames {
  const names = namesIn({ schema: SCHEMA, campaign, scenario: null }, content);
  const person = (id: string) =>
    [...campaign.characters, ...campaign.retired, ...people].find((each) => each.id === id);
  const short = (fighter: string): string => {
    if (fighter === 'monsters') return STATISTICS.monsters;
    if (fighter === 'others') return STATISTICS.others;
    return person(fighter)?.name ?? STATISTICS.gone(fighter);
  };
  return {
    short,
    long: (fighter) => {
      const found = person(fighter);
      return found ? STATISTICS.named(found.name, names.class(found.class)) : short(fighter);
    },
    colour: (fighter) => {
      const found = person(fighter);
      if (!found) return fighter === 'monsters' ? 'var(--harm)' : undefined;
      return content.class(found.class)?.colour;
    },
    // The scenario was played, so its name is not secret.
    scenario: (id) => {
      const entry = content.scenarioEntry(id);
      if (!entry) return names.scenario(id);
      return numberedName(entry);
    },
    scenarioSign: (id) => {
      const entry = content.scenarioEntry(id);
      return entry && !entry.own && entry.solo === undefined
        ? String(entry.number)
        : names.scenario(id).slice(0, 4);
    },
  };
}
