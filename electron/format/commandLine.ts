/**
 * Validates command lines by handwritten code, which is faster than zod: a history can have a hundred
 * thousand of them.
 */

/**
 * Maximum `seq`. Far above any real number, and far enough below the largest safe integer to keep counting.
 */
export const MAX_SEQ = 1e12;
const COMMAND_FIELDS = 9;

/** True for a command line exactly as Standee writes it. Rejects everything that the zod schema rejects. */
export function isCommandLine(value: unknown): boolean {
  if (!isTyped(value, 'kind') || value['kind'] !== 'command') return false;
  const { seq, at, request, patch, command, events, inverse, parent } = value;
  return (
    Object.keys(value).length === COMMAND_FIELDS &&
    isIntegerFrom(seq, 1) &&
    (seq as number) <= MAX_SEQ &&
    isText(at, 40) &&
    (request === null || isText(request, 200)) &&
    isPatch(patch) &&
    isPatch(inverse) &&
    isTyped(command, 'type') &&
    Array.isArray(events) &&
    events.every((event) => isTyped(event, 'type')) &&
    (parent === null || isPlace(parent))
  );
}

function isText(value: unknown, max: number): boolean {
  return typeof value === 'string' && value.length <= max;
}

function isTyped(value: unknown, field: string): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return (
    typeof (value as Record<string, unknown>)[field] === 'string' &&
    !Object.hasOwn(value, '__proto__')
  );
}

function isPlace(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false;
  return (
    'at' in value &&
    isIntegerFrom(value.at, 0) &&
    'length' in value &&
    isIntegerFrom(value.length, 1)
  );
}

export function isPatch(value: unknown): boolean {
  return Array.isArray(value) && value.every(isChange);
}

function isChange(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('op' in value)) return false;
  if (!('path' in value) || !isPath(value.path)) return false;
  const fields = Object.keys(value).length;
  if (value.op === 'delete') return fields === 2;
  return (value.op === 'set' || value.op === 'insert') && fields === 3 && 'to' in value;
}

function isPath(value: unknown): boolean {
  return Array.isArray(value) && value.length <= 50 && value.every(isKey);
}

function isKey(key: unknown): boolean {
  return typeof key === 'string' || isIntegerFrom(key, 0);
}

function isIntegerFrom(value: unknown, min: number): boolean {
  return Number.isSafeInteger(value) && (value as number) >= min;
}
