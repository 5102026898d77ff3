/** The words of the controls themselves. The app sets them, because `ui` does not import the app. */
export interface ControlWords {
  readonly cancel: string;
  readonly close: string;
  readonly closeByKey: string;
  readonly goOn: string;
  readonly messages: string;
  readonly dismiss: string;
  readonly dismissByKey: string;
  readonly less: (label: string) => string;
  readonly more: (label: string) => string;
  /** A key as it is printed on keyboards of the language: 'Ctrl+Z' is 'Strg+Z' in German. */
  readonly key: (press: string) => string;
}

let controlWordsInUse: ControlWords | null = null;

/** Sets the words. Must be called before the first control is shown. */
export function setControlWords(words: ControlWords): void {
  controlWordsInUse = words;
}

export function controlWords(): ControlWords {
  if (!controlWordsInUse) throw new Error('The controls were shown before they had words.');
  return controlWordsInUse;
}
