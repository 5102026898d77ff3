/** Words of the controls themselves. The app sets them, because controls know nothing of the app. */
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
  /** A key as keyboards of the language have it: 'Ctrl+Z'. */
  readonly key: (press: string) => string;
}

let spoken: ControlWords | null = null;

/** Must be called before the first control is shown. */
export function giveWords(words: ControlWords): void {
  spoken = words;
}

export function controlWords(): ControlWords {
  if (!spoken) throw new Error('The controls were shown before they had words.');
  return spoken;
}
