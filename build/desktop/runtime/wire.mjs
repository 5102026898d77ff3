/**
 * Encodes values as text, including what structured clone supports and JSON does not: undefined, NaN, dates,
 * maps, cycles, binary data. Self-contained, because its source also runs in pages.
 */
export function createWire() {
  const DEPTH = 1000;

  /** The error that structured clone throws. */
  const notCloneable = () => new Error('An object could not be cloned.');

  const tagOf = (value) => Object.prototype.toString.call(value).slice(8, -1);

  const toBase64 = (bytes) => {
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  };
  const fromBase64 = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

  function encodePrimitive(value) {
    if (value === undefined) return ['undefined'];
    if (typeof value === 'number') {
      if (Number.isFinite(value) && !Object.is(value, -0)) return value;
      return ['number', Object.is(value, -0) ? '-0' : String(value)];
    }
    if (typeof value === 'bigint') return ['bigint', String(value)];
    return value;
  }

  function encodeObject(value, id, walk) {
    switch (tagOf(value)) {
      case 'Array':
        return ['array', id, value.map(walk)];
      case 'Date':
        // The time of an invalid date is NaN, which JSON does not have.
        return ['date', id, String(value.getTime())];
      case 'RegExp':
        return ['regexp', id, value.source, value.flags];
      case 'Map':
        return ['map', id, [...value].map(([key, entry]) => [walk(key), walk(entry)])];
      case 'Set':
        return ['set', id, [...value].map(walk)];
      case 'Error':
        return ['error', id, value.name, value.message, value.stack];
      case 'ArrayBuffer':
        return ['buffer', id, toBase64(new Uint8Array(value))];
      default:
        break;
    }
    if (ArrayBuffer.isView(value)) {
      const { buffer, byteOffset, byteLength } = value;
      return ['view', id, tagOf(value), toBase64(new Uint8Array(buffer, byteOffset, byteLength))];
    }
    return ['object', id, Object.keys(value).map((key) => [key, walk(value[key])])];
  }

  /**
   * `foreign` may encode values that cannot be cloned (functions, promises) as a tagged array;
   * undefined = not handled.
   */
  function encode(value, foreign = (/** @type {any} */ _part) => undefined) {
    const ids = new Map();
    let depth = 0;
    const walk = (part) => {
      if (part === null || !['object', 'function', 'symbol'].includes(typeof part)) {
        return encodePrimitive(part);
      }
      const other = foreign(part);
      if (other) return other;
      if (typeof part !== 'object') throw notCloneable();
      const known = ids.get(part);
      if (known !== undefined) return ['again', known];
      if (depth >= DEPTH) throw notCloneable();
      const id = ids.size;
      ids.set(part, id);
      depth += 1;
      const encoded = encodeObject(part, id, walk);
      depth -= 1;
      return encoded;
    };
    return JSON.stringify(walk(value));
  }

  /** `foreign` gets the tagged arrays that `foreign` of `encode` made. */
  function decode(text, foreign = (/** @type {any} */ _part) => undefined) {
    const values = new Map();
    const keep = (id, value) => {
      values.set(id, value);
      return value;
    };
    const fill = (id, value, parts, add) => {
      keep(id, value);
      for (const part of parts) add(value, part);
      return value;
    };
    const define = (target, key, value) =>
      Object.defineProperty(target, key, {
        value,
        writable: true,
        enumerable: true,
        configurable: true,
      });
    const readers = {
      undefined: () => undefined,
      number: (number) => Number(number),
      bigint: (digits) => BigInt(digits),
      again: (id) => values.get(id),
      array: (id, parts) => fill(id, [], parts, (list, part) => list.push(read(part))),
      // Defined instead of assigned, so that the key `__proto__` stays a key.
      object: (id, parts) =>
        fill(id, {}, parts, (object, [key, part]) => define(object, key, read(part))),
      map: (id, parts) =>
        fill(id, new Map(), parts, (map, [key, part]) => map.set(read(key), read(part))),
      set: (id, parts) => fill(id, new Set(), parts, (set, part) => set.add(read(part))),
      date: (id, time) => keep(id, new Date(Number(time))),
      regexp: (id, source, flags) => keep(id, new RegExp(source, flags)),
      buffer: (id, text) => keep(id, fromBase64(text).buffer),
      view: (id, type, text) => keep(id, new globalThis[type](fromBase64(text).buffer)),
      error: (id, name, message, stack) => {
        const error = new (globalThis[name] ?? Error)(message);
        error.stack = stack;
        return keep(id, error);
      },
    };
    const read = (part) => {
      if (!Array.isArray(part)) return part;
      const [tag, ...rest] = part;
      return readers[tag] ? readers[tag](...rest) : foreign(part);
    };
    return read(JSON.parse(text));
  }

  return { encode, decode, notCloneable };
}
