/** Words lines of class cards in any language; it has no words of its own. */
import { readEffects } from '#shared/content/notation/effects';
import type { CardLine } from '#shared/content/types';
import type { Condition, Effect, Element } from '#shared/vocabulary';

/** The big words of a line and the small ones. */
export interface LineText {
  readonly main: string;
  readonly rest: string;
}

type Table = Readonly<Record<string, string>>;
type Part = NonNullable<CardLine['boosts']>[number] | NonNullable<CardLine['bonus']>[number];

export interface CardLineWords {
  readonly names: Table;
  readonly affects: Table;
  readonly occasions: Table;
  readonly requirements: Table;
  readonly per: Table;
  readonly x: Table;
  readonly keywords: Table;
  readonly phrases: Readonly<
    Record<
      NumberKey | 'forDamage' | 'forCards' | 'damageIfAlready' | 'card',
      (n: number | string) => string
    >
  > &
    Readonly<
      Record<
        | ('if' | 'each' | 'x' | 'forgo' | 'forEffects' | 'healed' | 'attacked' | 'gives')
        | ('asIfAt' | 'ignores'),
        (what: string) => string
      >
    > &
    Readonly<
      Record<'dies' | 'turnEnd' | 'always' | 'all' | 'allHitPoints' | 'or' | 'you', string>
    > & {
      readonly slots: (n: number, slot: string) => string;
      readonly area: (hexes: number) => string;
      readonly with: (elements: string, then: string) => string;
      readonly further: (n: number | string, range: number) => string;
      readonly kinds: Readonly<Record<'attack' | 'move' | 'heal', string>>;
      readonly convert: (from: string, to: string, added: string | null) => string;
    };
  readonly effect: (effect: Effect) => string;
  readonly condition: (condition: Condition) => string;
  readonly element: (element: Element | 'wild') => string;
  readonly listOf: (parts: readonly string[]) => string;
  readonly upperFirst: (text: string) => string;
}

/** Numbers with a word each, in their order in a line. */
const NUMBERS = [
  'range',
  'reach',
  'target',
  'maxHitPoints',
  'minDamage',
  'upTo',
  'max',
  'hexRange',
  'count',
  'hexes',
  'cards',
  'tokens',
  'thenLose',
  'attackersAdd',
  'damage',
  'attack',
  'move',
  'heal',
  'shield',
  'retaliate',
  'push',
  'uses',
  'after',
] as const;
type NumberKey = (typeof NUMBERS)[number] | 'experience' | 'hitPoints';

/** Keywords without a value. */
const FLAGS = [
  'self',
  'jump',
  'straightLine',
  'adjacent',
  'advantage',
  'disadvantage',
  'attackersGainDisadvantage',
  'ignoreShield',
  'ignoreConditions',
  'augments',
  'canTargetInvisible',
  'sameTarget',
  'controlled',
  'notForDamage',
  'anyOrder',
  'optional',
  'now',
] as const;
const KEYWORDS = [
  'rank',
  'kind',
  'scope',
  'of',
  'state',
  'placement',
  'ends',
  'only',
  'owner',
  'toward',
  'onDiscard',
  'modifier',
  'swapWith',
  'alsoTargets',
  'duration',
  'play',
] as const;

/** The value as it is read: '3', '+1', '−1', '×2', 'X'; 'all' is one of the small words. */
function valueText(value: number | string | undefined): string {
  if (value === undefined || value === 'all') return '';
  return String(value).replace('-', '−').replace('x', '×');
}

/** The words of a line with its nested lines and its options. */
export function cardLineWording(words: CardLineWords): {
  readonly line: (line: CardLine) => LineText;
  readonly offer: (offer: Part) => string;
} {
  const { phrases, keywords } = words;
  const inner = (line: CardLine): string => {
    const { main, rest } = textOf(line);
    return [main, rest].filter((text) => text !== '').join(', ');
  };
  const all = (lines: readonly CardLine[] = []) => lines.map(inner);

  const textOf = (line: CardLine): LineText => ({ main: mainOf(line), rest: restOf(line) });

  function mainOf(line: CardLine): string {
    if (line.type === 'trigger' && line.on) return words.occasions[line.on] ?? line.on;
    if (line.type === 'condition') return effects(line) ?? '';
    if (line.type === 'note') return line.text ?? '';
    if (line.type === 'if') return '';
    if (line.type === 'buff' && line.affects) return holderOf(line.affects);
    if (line.type === 'convert') return convertWords(line);
    const about = [line.element, ...(line.elements ?? [])].flatMap((each) => each ?? []);
    const name = words.names[line.type] ?? line.type;
    const what = [valueText(line.value), words.listOf(about.map(words.element))];
    return [name, ...what, line.summon?.name].filter((word) => word).join(' ');
  }

  /** The figures of a lasting bonus: 'You', 'All allies'. */
  function holderOf(affects: NonNullable<CardLine['affects']>): string {
    return affects === 'self' ? phrases.you : (words.affects[affects] ?? affects);
  }

  /** 'Play moves as attacks of the same value' */
  function convertWords({ from = [], to = [], value }: CardLine): string {
    const kinds = (list: readonly string[]) =>
      words.listOf(
        list.map((kind) => (kind in phrases.kinds ? phrases.kinds[kind as 'move'] : kind)),
      );
    const added = value === '+0' ? null : valueText(value);
    return phrases.convert(kinds(from), kinds(to), added);
  }

  function restOf(line: CardLine): string {
    return present([
      wholeOf(line),
      ...common(line, line.type !== 'buff'),
      line.type === 'condition' ? null : effects(line),
      ...FLAGS.map((flag) => (line[flag] ? keywords[flag] : null)),
      ...KEYWORDS.map((key) => (line[key] ? (keywords[line[key]] ?? line[key]) : null)),
      ...[...(line.type === 'convert' ? [] : (line.to ?? [])), ...(line.slots ?? [])].map(
        (key) => keywords[key] ?? key,
      ),
      ...lists(line),
      line.card === 'this' ? keywords['this'] : line.card ? phrases.card(line.card) : null,
      line.healAffects ? phrases.healed(words.affects[line.healAffects] ?? '') : null,
      line.attackAffects ? phrases.attacked(words.affects[line.attackAffects] ?? '') : null,
      line.infuse ? phrases.gives(words.element(line.infuse)) : null,
      ...further(line.chain),
      ...summonWords(line),
      ...all(line.actions),
      ...(line.boosts ?? []).map(partText),
      ...(line.bonus ?? []).map(partText),
    ]);
  }

  /** Keywords that come in lists. */
  function lists({ modifiers, drawnBy, ignores, asIfAt, choices }: CardLine): readonly string[] {
    const named = (list: readonly string[]) =>
      words.listOf(list.map((key) => keywords[key] ?? key));
    const slots = (choice: Readonly<Record<string, number>>) =>
      Object.entries(choice).map(([slot, n]) => phrases.slots(n, keywords[slot] ?? slot));
    return [
      ...(modifiers ? [named(modifiers)] : []),
      ...(drawnBy ? [keywords[drawnBy === 'self' ? 'drawnBySelf' : 'drawnByAttacker'] ?? ''] : []),
      ...(ignores ? [phrases.ignores(named(ignores))] : []),
      ...(asIfAt
        ? [phrases.asIfAt(alternatives(asIfAt.map((each) => words.affects[each] ?? each)))]
        : []),
      ...(choices ? [alternatives(choices.map((each) => words.listOf(slots(each))))] : []),
    ];
  }

  const alternatives = (texts: readonly string[]): string => texts.join(` ${phrases.or} `);

  function wholeOf({ type, value }: CardLine): string | null {
    if (value !== 'all') return null;
    return type === 'heal' ? phrases.allHitPoints : phrases.all;
  }

  /** The fields that lines and their changes share; `namesFigures` = with the affected figures. */
  function common(line: Part | CardLine, namesFigures = true): readonly (string | null)[] {
    const numbers = line as Readonly<Record<string, unknown>>;
    return [
      line.affects && namesFigures ? (words.affects[line.affects] ?? line.affects) : null,
      ...NUMBERS.map((key) => {
        const number = numbers[key];
        const hasValue = typeof number === 'number' || typeof number === 'string';
        return hasValue ? phrases[key](valueText(number)) : null;
      }),
      line.area ? phrases.area(line.area.filter(({ role }) => role === 'target').length) : null,
      line.experience ? phrases.experience(line.experience) : null,
      line.per ? phrases.each(words.per[line.per] ?? line.per) : null,
      line.x ? phrases.x(words.x[line.x] ?? line.x) : null,
      ...holding(line),
      ...price(line.cost),
    ];
  }

  function holding({ when = [], conditions = [] }: Part | CardLine): readonly string[] {
    if (when.length === 0) return [];
    const named = when.map((each) => {
      const text = words.requirements[each] ?? each;
      return each === 'targetHasAny'
        ? `${text} ${conditions.map(words.condition).join('/')}`
        : text;
    });
    return [phrases.if(words.listOf(named))];
  }

  function price(cost: CardLine['cost']): readonly (string | null)[] {
    if (!cost) return [];
    const target = cost.affects ? ` (${words.affects[cost.affects] ?? cost.affects})` : '';
    return [
      cost.damage ? phrases.forDamage(cost.damage) : null,
      cost.discard ? phrases.forCards(cost.discard) : null,
      cost.forgo ? phrases.forgo(cost.forgo) : null,
      cost.effects
        ? phrases.forEffects(readEffects(cost.effects).map(words.effect).join('/') + target)
        : null,
      cost.damageIfAlready ? phrases.damageIfAlready(cost.damageIfAlready) : null,
    ];
  }

  function effects({ effects: texts }: Part | CardLine): string | null {
    const list = readEffects(texts);
    return list.length === 0 ? null : words.listOf(list.map(words.effect));
  }

  function further(chain: CardLine['chain']): readonly string[] {
    return (chain ?? []).map(({ value, range }) => phrases.further(valueText(value), range));
  }

  /** 'with air: +1, pierce 2, 1 experience' */
  function partText(part: Part): string {
    const elements = 'elements' in part ? part.elements : [];
    const then = present([
      part.replace ? (keywords['replace'] ?? null) : null,
      valueText(part.value) || null,
      effects(part),
      ...(['jump', 'advantage', 'ignoreShield', 'alsoTargets'] as const).map((key) =>
        part[key] ? (keywords[part[key] === true ? key : part[key]] ?? null) : null,
      ),
      ...('elements' in part
        ? [
            part.infuse ? phrases.gives(words.element(part.infuse)) : null,
            ...further(part.chain),
            ...all(part.actions),
          ]
        : []),
      ...common(part),
    ]);
    return elements.length === 0
      ? then
      : phrases.with(words.listOf(elements.map(words.element)), then);
  }

  function summonWords({ summon }: CardLine): readonly (string | null)[] {
    if (!summon) return [];
    return [
      summon.count ? phrases.count(summon.count) : null,
      phrases.hitPoints(summon.hitPoints),
      summon.move === null ? null : phrases.move(summon.move),
      summon.attack === null ? null : phrases.attack(summon.attack),
      summon.attackX ? phrases.x(words.x[summon.attackX] ?? '') : null,
      summon.range > 0 ? phrases.range(summon.range) : null,
      summon.flying ? (keywords['flying'] ?? null) : null,
      summon.shield ? phrases.shield(summon.shield) : null,
      summon.retaliate ? phrases.retaliate(summon.retaliate.value) : null,
      summon.retaliate && summon.retaliate.range > 1 ? phrases.range(summon.retaliate.range) : null,
      ...readEffects(summon.attackEffects).map(words.effect),
      summon.attackAffects ? phrases.attacked(words.affects[summon.attackAffects] ?? '') : null,
      summon.attackInfuse ? phrases.gives(words.element(summon.attackInfuse)) : null,
      ...(summon.attackBonus ?? []).map(partText),
      summon.proxyFor ? (keywords[summon.proxyFor] ?? null) : null,
      ...within(phrases.dies, summon.onDeath),
      ...within(phrases.turnEnd, summon.atTurnEnd),
      ...within(phrases.always, summon.aura),
    ];
  }

  function within(when: string, lines: readonly CardLine[] | undefined): readonly string[] {
    return lines ? [`${when}: ${all(lines).join(', ')}`] : [];
  }

  return {
    line: (line) => {
      const { main, rest } = textOf(line);
      return main === ''
        ? { main: words.upperFirst(rest), rest: '' }
        : { main: words.upperFirst(main), rest };
    },
    offer: (offer) => words.upperFirst(partText(offer)),
  };
}

function present(parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(', ');
}
