/** Translates cards and effects of case files into the notation of the content files. */
import { readCard } from '#shared/content/notation/modifierCard';
import { ELEMENTS, type Effect, type ModifierCard } from '#shared/vocabulary';

const ONE_EFFECT =
  /(push|pull|pierce|target|heal|shield)(?: [1-9])?(?: self)?|infuse [a-z]+|add target|refresh item|[a-z]+/g;

function inOurNotation(effect: string): string {
  if ((ELEMENTS as readonly string[]).includes(effect)) return `infuse ${effect}`;
  if (/^(push|pull)$/.test(effect)) return `${effect} 1`;
  if (/^(heal|shield)$/.test(effect)) return `${effect} 1 self`;
  return /^(heal|shield) [1-9]$/.test(effect) ? `${effect} self` : effect;
}

/** 'r+0 earth' becomes 'r+0 infuse earth'. Other texts stay unchanged. */
export function cardText(text: string): ModifierCard {
  const space = text.indexOf(' ');
  if (space < 0) return text as ModifierCard;
  const effects = effectsIn(text.slice(space + 1));
  const card = effects && `${text.slice(0, space)} ${effects.join(', ')}`;
  return (card ?? text) as ModifierCard;
}

function effectsIn(text: string): readonly string[] | null {
  const found = text.match(ONE_EFFECT) ?? [];
  const isAll = [found.join(' '), found.join(', ')].includes(text);
  return isAll ? found.map(inOurNotation) : null;
}

/** Reads an effect; null if the text is none. */
export function effectIn(text: string): Effect | null {
  return readCard(`+0 ${inOurNotation(text)}`)?.effects[0] ?? null;
}
