/** What is worked out anew and comes out equal stays the object it was: nothing that shows it runs again. */
import { dequal } from 'dequal';

/** Gives what it is handed, or the equal value it was handed before. */
export function keeping<T>(): (made: T) => T {
  let kept: T | undefined;
  return (made) => {
    if (kept === undefined || !dequal(kept, made)) kept = made;
    return kept;
  };
}
