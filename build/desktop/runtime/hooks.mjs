/** Resolves `electron` in ES modules to the stand-in. */
const NAMES = ['electron', 'electron/main', 'electron/common'];

export async function resolve(specifier, context, next) {
  if (!NAMES.includes(specifier)) return next(specifier, context);
  return { url: new URL('./electron.mjs', import.meta.url).href, shortCircuit: true };
}
