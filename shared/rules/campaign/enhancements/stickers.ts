/** Enhancement dots and stickers on the abilities of class cards. */
import type { Content } from '../../../content/content';
import { effectText, readEffects } from '../../../content/notation/effects';
import type { CardLine, ClassCardLines } from '../../../content/types';
import type { Game, Sticker } from '../../../state';
import { ELEMENTS, type Effect, type EffectText, type Element } from '../../../vocabulary';

/** A dot on a card half. */
export interface Dot {
  /** Path of the dot: '1.actions.0:attack:0' = the first dot at the attack of that ability. */
  readonly id: string;
  readonly kind: 'square' | 'circle' | 'diamond' | 'diamondPlus' | 'hex';
  /** The part next to the dot: 'attack', 'range', 'hitPoints' of a summon … */
  readonly part: string;
  readonly line: CardLine;
}

type CardHalf = 'top' | 'bottom';
type Fields = Record<string, unknown>;

/** The dots of a card half in printed order; none until its abilities are loaded. */
export function dotsOf(lines: ClassCardLines | null, card: number, half: CardHalf): readonly Dot[] {
  const printed = lines?.cards.find(({ id }) => id === card)?.[half] ?? [];
  return dotsIn(printed, '');
}

function dotsIn(value: unknown, path: string): readonly Dot[] {
  if (typeof value !== 'object' || value === null) return [];
  const here = Object.entries((value as CardLine).dots ?? {}).flatMap(([part, kinds]) =>
    kinds.map((kind, index): Dot => ({
      id: `${path}:${part}:${String(index)}`,
      kind,
      part,
      line: value as CardLine,
    })),
  );
  const inside = Object.entries(value).flatMap(([key, each]) =>
    key === 'dots' ? [] : dotsIn(each, path === '' ? key : `${path}.${key}`),
  );
  return [...here, ...inside];
}

const MADE = new WeakMap<Content, WeakMap<readonly Sticker[], Content>>();

/** The content with the campaign's stickers on the cards. */
export function contentWithStickers(
  content: Content,
  game: Pick<Game, 'campaign'> | undefined,
): Content {
  const stickers = game?.campaign.party.enhancements ?? [];
  if (stickers.length === 0) return content;
  const made = MADE.get(content) ?? new WeakMap<readonly Sticker[], Content>();
  MADE.set(content, made);
  const known = made.get(stickers);
  if (known) return known;
  const lines = new Map<ClassCardLines, ClassCardLines>();
  const withThem: Content = {
    ...content,
    cardLines: (id) => {
      const printed = content.cardLines(id);
      const ours = stickers.filter((sticker) => sticker.class === id);
      if (!printed || ours.length === 0) return printed;
      const before = lines.get(printed);
      if (before) return before;
      const after = linesWithStickers(printed, ours);
      lines.set(printed, after);
      return after;
    },
  };
  made.set(stickers, withThem);
  return withThem;
}

/** Stickers whose dot does not exist on the card have no effect. */
function linesWithStickers(printed: ClassCardLines, stickers: readonly Sticker[]): ClassCardLines {
  const cards = printed.cards.map((card) => {
    const ours = stickers.filter((sticker) => sticker.card === card.id);
    if (ours.length === 0) return card;
    const changed = JSON.parse(JSON.stringify(card)) as Record<CardHalf, Fields[]>;
    for (const sticker of ours) stick(changed[sticker.half], sticker);
    return { ...card, ...(changed as unknown as typeof card) };
  });
  return { ...printed, cards };
}

function stick(half: Fields[], { dot, sticker }: Sticker): void {
  const [path = '', part = '', place = '0'] = dot.split(':');
  const line = lineAt(half, path);
  if (!line) return;
  if (sticker === 'plus1') plusOne(line, part);
  else if (sticker === 'hex') openHex(line, Number(place));
  else if (sticker === 'jump') line['jump'] = true;
  else if (sticker === 'wild' || isElement(sticker)) {
    half.push({ type: 'infuse', element: sticker });
  } else line['effects'] = [...((line['effects'] as string[] | undefined) ?? []), sticker];
}

function isElement(sticker: string): sticker is Element {
  return (ELEMENTS as readonly string[]).includes(sticker);
}

function lineAt(half: readonly Fields[], path: string): Fields | null {
  const found = path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Fields)[key]
          : null,
      half,
    );
  return typeof found === 'object' ? (found as Fields | null) : null;
}

/**
 * Adds one to a number: '+2' becomes '+3', 'pierce 2' becomes 'pierce 3'. Numbers that players
 * enter stay unchanged.
 */
function plusOne(line: Fields, part: string): void {
  const summon = line['summon'] as Fields | undefined;
  if (summon) raise(summon, part);
  else if (line['type'] === part) raise(line, 'value');
  else if (part === 'range' || part === 'target') raise(line, part);
  else {
    const effects = readEffects(line['effects'] as readonly EffectText[] | undefined);
    line['effects'] = effects.map((effect) =>
      effectText(effect.kind === part ? raisedEffect(effect) : effect),
    );
  }
}

function raisedEffect(effect: Effect): Effect {
  if ('hexes' in effect) return { ...effect, hexes: effect.hexes + 1 };
  if ('value' in effect) return { ...effect, value: effect.value + 1 };
  return 'targets' in effect ? { ...effect, targets: effect.targets + 1 } : effect;
}

function raise(record: Fields, field: string): void {
  const value = record[field];
  if (typeof value === 'number') record[field] = value + 1;
  else if (typeof value === 'string' && /^[+-]\d$/.test(value)) {
    const next = Number(value) + 1;
    record[field] = next < 0 ? String(next) : `+${String(next)}`;
  }
}

/** Turns the enhancement hex of an area into a red hex. */
function openHex(line: Fields, place: number): void {
  const area = (line['area'] as readonly Fields[] | undefined) ?? [];
  const dots = area.filter((hex) => hex['role'] === 'enhance');
  const opened = dots[place];
  line['area'] = area.map((hex) => (hex === opened ? { ...hex, role: 'target' } : hex));
}
