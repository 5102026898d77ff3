/** Opens a custom scenario for the editor. */
import type { Content } from '#shared/content/content';
import { copyOf, emptyScenario } from '#shared/content/editing/placeElements';
import { withDerivedFields } from '#shared/content/editing/assignRooms';
import { customScenarioOf } from '#shared/content/customScenarios/asPack';
import type { CustomScenarioFile } from '#shared/content/types';
import { EDITOR, OWN } from '../../words/sentences/editor/editor';
import { namesIn } from '../../words/sentences/names/names';
import { refusalSentence } from '../../words/sentences/refusals/refusals';
import type { ContentScreenProps } from '../../game/screenProps';
import { loadDraft } from './draft';

export interface OpenedScenario {
  readonly content: Content;
  /** The id in the library; null = the scenario was never saved. */
  readonly id: string | null;
  /** The stamp of the version in the library; null = the scenario was never saved. */
  readonly stamp: string | null;
  readonly file: CustomScenarioFile;
  readonly saved: CustomScenarioFile | null;
}

const COPY = /^copy-(.+)$/;

/**
 * Opens a custom scenario. Its unsaved changes are restored if the saved version is still the one
 * that they are based on. A text as the result is the reason why it cannot be opened.
 */
export async function openScenario(
  screen: ContentScreenProps,
  wanted: string,
): Promise<OpenedScenario | string> {
  const fresh = await freshScenario(screen, wanted);
  if (typeof fresh === 'string') return fresh;
  const draft = loadDraft(wanted);
  if (!draft || draft.stamp !== fresh.stamp) return fresh;
  screen.messages.good(EDITOR.restored);
  return { ...fresh, file: draft.file };
}

async function freshScenario(
  { companion, content, loader }: ContentScreenProps,
  wanted: string,
): Promise<OpenedScenario | string> {
  const full = await loader.loadCore();
  const fresh = { content: full, id: null, stamp: null, saved: null };
  if (wanted === 'new') return { ...fresh, file: emptyScenario() };
  const printed = COPY.exec(wanted)?.[1];
  if (printed !== undefined) {
    const found = (await loader.loadScenario(printed)).scenario(printed);
    const name = full.scenarioEntry(printed)?.name ?? printed;
    if (!found) return EDITOR.notThere;
    return { ...fresh, file: withDerivedFields(copyOf(found, OWN.copyOf(name)), full) };
  }
  const result = await companion.packs.open('scenarios', wanted);
  if (!result.ok) return refusalSentence(result.refusal, namesIn(null, content));
  const { pack, stamp } = result.value;
  const saved = customScenarioOf(pack);
  return saved ? { content: full, id: wanted, stamp, file: saved, saved } : EDITOR.notThere;
}
