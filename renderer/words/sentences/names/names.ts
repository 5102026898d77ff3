/** Finds names by id. Names of locked content are left out. */
import type { Content } from '#shared/content/content';
import { isCustomScenario, numberedName } from '#shared/content/customScenarios/asPack';
import { className, isScenarioKnown } from '#shared/rules/campaign/spoilers/spoilers';
import { letterOfObjective } from '#shared/rules/figures/stats/printedObjective';
import type { Game, Scenario, Figure } from '#shared/state';
import { shownName } from '../../helpers/box';
import { titleFromId } from '../../helpers/phrases';
import { loadWords } from '../../language';
import type { Names } from '../../helpers/names';

const words = await loadWords('names');
export const { cardName, conditionName, effectName, immunityName } = words;
export const { ELEMENT_NAMES, inSentence, MODE_NAMES } = words;
const { NAME_WORDS } = words;

export type { Names } from '../../helpers/names';

/** The names in a game with its content. Without content, ids are made readable. */
export function namesIn(game: Game | null, content: Content | null): Names {
  const sheet = (id: string) =>
    game?.campaign.characters.find((found) => found.id === id) ??
    game?.campaign.retired.find((found) => found.id === id);
  const monster = (id: string) => content?.monster(id)?.name ?? titleFromId(id);
  const isOnlyOne = (id: string) => content?.monster(id)?.standees === 1;

  const names: Names = {
    figure: (id) => {
      const figure = game?.scenario?.figures.find((found) => found.id === id);
      if (figure) {
        return nameOf(figure, monster, isOnlyOne) + numberOf(figure, game?.scenario, content);
      }
      const gone = game?.scenario?.departed?.find((each) => each.figure === id);
      return gone?.name ?? sheet(id)?.name ?? goneFigure(id, monster, isOnlyOne);
    },
    character: (id) => sheet(id)?.name ?? titleFromId(id),
    block: (id) => {
      const known = game?.scenario?.figures.some((found) => found.id === id);
      return known || sheet(id) ? names.figure(id) : monster(id);
    },
    monster,
    class: (id) => {
      const printed = content?.class(id);
      if (!content || !printed) return titleFromId(id);
      return game ? className(game.campaign, content, printed) : printed.spoilerSafeName;
    },
    scenario: (id) => {
      const entry = content?.scenarioEntry(id);
      if (!content || !entry)
        return isCustomScenario(id) ? goneCustomScenario(id) : titleFromId(id);
      const isPlaying = game?.scenario?.scenario === entry.id;
      const isKnown = !game || isPlaying || isScenarioKnown(game.campaign, content, entry);
      return isKnown || entry.own ? numberedName(entry) : NAME_WORDS.hiddenScenario;
    },
    abilityDeck: (id) => content?.abilityDeck(id)?.name ?? titleFromId(id),
    door: (index) => {
      const playing = game?.scenario?.scenario;
      const doors = playing === undefined ? undefined : content?.scenario(playing)?.map?.doors;
      const { label = null, rooms = [] } = doors?.[index] ?? {};
      return NAME_WORDS.door(label, [...new Set(rooms)]);
    },
    modifierDeck: (id) =>
      id === 'monsters' ? NAME_WORDS.monsterDeck : NAME_WORDS.deckOf(names.figure(id)),
  };
  return names;
}

/** The names for the table. The name of a standee has no rank there, because its badge shows it. */
export function tableNames(names: Names, scenario: Scenario | null): Names {
  const short = new Map<string, string>();
  for (const figure of scenario?.figures ?? []) {
    if (figure.kind === 'monster' && figure.rank === 'elite') {
      short.set(figure.id, `${names.monster(figure.type)} ${figure.standee}`);
    }
  }
  return { ...names, figure: (id) => short.get(id) ?? names.figure(id) };
}

/** The name of a monster. A type with a single figure needs no number. */
function nameOf(
  figure: Figure,
  monster: (id: string) => string,
  isOnlyOne: (id: string) => boolean,
): string {
  if (figure.kind === 'character') return figure.name;
  if (figure.kind !== 'monster') return shownName(figure.name);
  const name = monster(figure.type);
  if (isOnlyOne(figure.type)) return name;
  const numbered = `${name} ${figure.standee}`;
  return figure.rank === 'elite' ? NAME_WORDS.elite(numbered) : numbered;
}

/** The number that distinguishes objectives or summons of the same name: the number in their id. */
function numberOf(
  figure: Figure,
  scenario: Scenario | null | undefined,
  content: Content | null,
): string {
  if (figure.kind !== 'objective' && figure.kind !== 'summon') return '';
  const letter = scenario && content ? letterOfObjective(scenario, content, figure) : null;
  if (letter !== null) return ` ${letter}`;
  const isLike = (other: Figure) => other.kind === figure.kind && other.name === figure.name;
  const number = /\d+$/.exec(figure.id)?.[0] ?? '';
  return (scenario?.figures ?? []).filter(isLike).length > 1 ? ` ${number}` : '';
}

/** The name of a removed figure, which is made from its id: 'bandit-guard-3', 'summon-2'. */
function goneFigure(
  id: string,
  monster: (id: string) => string,
  isOnlyOne: (id: string) => boolean,
): string {
  const parts = /^(.+)-(\d+)$/.exec(id);
  if (!parts) return titleFromId(id);
  const [, kind = '', number = ''] = parts;
  if (kind === 'summon') return NAME_WORDS.summon;
  if (kind === 'objective') return NAME_WORDS.objective;
  return isOnlyOne(kind) ? monster(kind) : `${monster(kind)} ${number}`;
}

/**
 * The name of a deleted custom scenario, which is made from its id: 'The Mill' for
 * 'own-the-mill-k3f9q'.
 */
function goneCustomScenario(id: string): string {
  return titleFromId(id.replace(/^own-/, '').replace(/-[a-z0-9]{5}$/, '')).replaceAll('-', ' ');
}
