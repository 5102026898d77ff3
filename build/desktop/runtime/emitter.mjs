/** An event emitter that accepts only known events. */
import { EventEmitter } from 'node:events';

/**
 * Throws when a listener for an unknown event is added. Subclasses list their events in a static `events`,
 * and in `neverHere` real events that have no cause on this machine (those of other systems, or of features
 * that the windows may not use).
 */
export class StandInEmitter extends EventEmitter {
  /** @type {string[]} */
  static events = [];
  /** @type {string[]} */
  static neverHere = [];

  #check(event) {
    const { name, events, neverHere } = /** @type {typeof StandInEmitter} */ (this.constructor);
    if (event === 'newListener' || event === 'removeListener') return;
    if (events.includes(event) || neverHere.includes(event)) return;
    throw new Error(`The stand-in for Electron never emits '${String(event)}' of ${name}.`);
  }

  /** @override */
  on(event, listener) {
    this.#check(event);
    return super.on(event, listener);
  }

  /** @override */
  once(event, listener) {
    this.#check(event);
    return super.once(event, listener);
  }
}

/** An event object whose default action a listener can prevent. */
export function preventable(more = {}) {
  return {
    ...more,
    defaultPrevented: false,
    preventDefault() {
      this.defaultPrevented = true;
    },
  };
}
