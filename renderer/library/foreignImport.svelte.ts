/** Reads an export of another program, whose report is shown before it is imported. */
import type { Companion } from '#shared/api/api';
import type { ImportOffer } from '#shared/importing/reading/report';
import type { Messages } from '../app/page/messages.svelte';
import { namesIn } from '../words/sentences/names/names';
import { refusalSentence } from '../words/sentences/refusals/refusals';

/** An export of another program whose report waits for the player. */
interface Arriving {
  readonly text: string;
  readonly offers: readonly ImportOffer[];
}

/** The pending import; the library shows it, wherever the file came from. */
class ForeignImport {
  now = $state.raw<Arriving | null>(null);

  /** Resolves to false if the text is not such an export. A problem with an export is shown. */
  async offer(text: string, companion: Companion, messages: Messages): Promise<boolean> {
    const read = await companion.secretariat.preview(text);
    if (read.ok) this.now = { text, offers: read.value };
    else if (read.refusal.code === 'notAnExport') return false;
    else messages.problem(refusalSentence(read.refusal, namesIn(null, null)));
    return true;
  }
}

export const importing = new ForeignImport();
