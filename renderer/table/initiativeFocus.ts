/**
 * Remembers that this screen has started a scenario, so that the table focuses the first initiative
 * field when it opens.
 */
let isRequested = false;

export function requestInitiativeFocus(): void {
  isRequested = true;
}

/** True once after a request. */
export function takeInitiativeFocus(): boolean {
  const was = isRequested;
  isRequested = false;
  return was;
}
