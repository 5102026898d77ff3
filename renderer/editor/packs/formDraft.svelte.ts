/** A class, item or condition while it is edited. */
import type { Fields } from '#shared/content/editing/formFields';
import { FORM_THING_EDITING } from '#shared/content/editing/formThings';
import type { PackFile } from '#shared/content/types';
import type { ContentScreenProps } from '../../game/screenProps';
import type { OpenedForm } from './openPart';
import { PackDraft } from './packDraft.svelte';

export class FormDraft extends PackDraft {
  thing = $state.raw<Fields>({});
  readonly #original: OpenedForm;

  constructor(opened: OpenedForm, screen: ContentScreenProps) {
    super(opened, screen);
    this.#original = opened;
    this.thing = opened.thing;
  }

  get form() {
    return this.#editing.form;
  }

  get isChanged(): boolean {
    return this.thing !== this.#original.thing;
  }

  get name(): string {
    return String(this.thing['name'] ?? '');
  }

  get #editing() {
    return FORM_THING_EDITING[this.#original.kind];
  }

  change(thing: Fields): void {
    this.thing = thing;
    this.problems = [];
  }

  protected addTo(pack: PackFile): PackFile {
    const { id, content } = this.opened;
    return this.#editing.put(pack, this.thing, id, content);
  }

  protected removeFrom(pack: PackFile): PackFile {
    return this.#editing.without(pack, this.opened.id ?? '');
  }
}
