/** Checks the texts on the screens for words that players do not use. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'renderer/words';

/** Words that belong on no screen, by language. */
const BANNED = {
  en: /\b(told|by hand|anew|lies|such(?! as)|whoever|whomever|whichever|somebody|everybody|nobody|lines?|half|halves|(?<!(?:my|your|his|her|its|our|their|another’s) )own)\b/gi,
  de: /\b(von Hand|kundtun|dergleichen|wer auch immer|jemandes|Zeilen?|Hälften?|berichtig\w*|Sichern|(?:un)?gesichert(?=:|’|$)|Kacheln?)(?![\wäöüß])/gi,
};

/** Phrases with a banned word that the rulebook or the language itself needs. */
const ALLOWED = {
  en: [
    /lines? of sight/gi,
    /corner-to-corner line/gi,
    /line from corner to corner/gi,
    /straight line/gi,
  ],
  de: [],
};

/** Keys whose texts may contain a banned word, each with its reason. */
const EXCUSED = new Set([
  // This text means half of a number.
  'ITEM-3',
  'timesBelowHalf',
  'bookNotes',
  'halfCurrentHitPointsRoundedUp',
  'halfMaxHitPointsOfTargetRoundedDown',
  'lessThanHalfMissingHitPoints',
  'belowHalfHitPoints',
  // In this text “own” is a verb.
  'ownItems',
  'ownItem',
  'ownGold',
]);

/** The literals of a file: their text without code, and the name of their property. */
function* textsIn(source) {
  let key = '';
  let at = 0;
  const read = (end) => {
    let text = '';
    for (at += 1; at < source.length && source[at] !== end; at += 1) {
      if (source[at] === '\\') at += 1;
      if (end === '`' && source.startsWith('${', at)) {
        text += ' … ';
        at = endOfCode(source, at + 2);
      } else text += source[at];
    }
    at += 1;
    return text;
  };
  while (at < source.length) {
    const rest = source.slice(at, at + 200);
    const skipped = /^(?:\/\/[^\n]*|import [^;]*;)/.exec(rest)?.[0];
    const property = isAtStart(source, at) && /^(?:'([\w-]+)'|(\w+))(?=:|\s*=[^>=])/.exec(rest);
    if (rest.startsWith('/*')) at = source.indexOf('*/', at) + 2;
    else if (skipped) at += skipped.length;
    else if (property) {
      key = property[1] ?? property[2];
      at += property[0].length;
    } else if (/^['"`]/.test(rest)) yield { key, text: read(source[at]) };
    else at += /^\w+/.exec(rest)?.[0].length ?? 1;
  }
}

/** A property begins at the start of its line, or after a brace or a comma. */
function isAtStart(source, at) {
  const before = source.slice(source.lastIndexOf('\n', at) + 1, at).trim();
  return /^(?:export const)?$|^[^(]*[{,]$/.test(before);
}

/** The offset of the brace that ends the code of a template. */
function endOfCode(source, from) {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < source.length; at += 1) {
    if (source[at] === '{') depth += 1;
    if (source[at] === '}') depth -= 1;
  }
  return at - 1;
}

function faultsIn(language, text) {
  const plain = ALLOWED[language].reduce((left, use) => left.replace(use, ' '), text);
  return [...plain.matchAll(BANNED[language])].map(([word]) => word);
}

let isFine = true;
for (const language of Object.keys(BANNED)) {
  for (const name of readdirSync(join(FOLDER, language), { recursive: true })) {
    if (!name.endsWith('.ts')) continue;
    const file = join(FOLDER, language, name).replaceAll('\\', '/');
    if ([...EXCUSED].some((part) => file.endsWith(`/${part}.ts`))) continue;
    for (const { key, text } of textsIn(readFileSync(file, 'utf8'))) {
      const found = EXCUSED.has(key) ? [] : faultsIn(language, text);
      if (found.length === 0) continue;
      isFine = false;
      console.error(`${file}: ${key} has “${found.join('”, “')}”: ${text.trim()}`);
    }
  }
}
if (!isFine) process.exitCode = 1;
