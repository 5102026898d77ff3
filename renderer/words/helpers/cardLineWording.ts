/** Words the lines of class ability cards. Each language passes in its words. */
import { readEffects } from '#shared/content/notation/effects';
import type { CardLine } from '#shared/content/types';
import { FLAGS, KEYWORDS, NUMBERS, type CardLineWords, type LinePart } from './cardLineWords';

/** A line in words: the large text, and the small ones. */
export interface LineText {
  readonly main: string;
  readonly rest: string;
}

/** The value as text: '3', '+1', '−1', '×2', 'X'. 'all' is one of the small texts instead. */
function valueText(value: number | string | undefined): string {
  if (value === undefined || value === 'all') return '';
  return String(value).replace('-', '−').replace('x', '×');
}

/** Words lines, with their nested lines and options. */
export class CardLineWording {
  readonly #words: CardLineWords;
  readonly #phrases: CardLineWords['phrases'];
  readonly #keywords: CardLineWords['keywords'];

  constructor(words: CardLineWords) {
    this.#words = words;
    this.#phrases = words.phrases;
    this.#keywords = words.keywords;
  }

  line(line: CardLine): LineText {
    const { upperFirst } = this.#words;
    const main = this.#mainOf(line);
    const rest = this.#restOf(line);
    return main === '' ? { main: upperFirst(rest), rest: '' } : { main: upperFirst(main), rest };
  }

  offer(offer: LinePart): string {
    return this.#words.upperFirst(this.#part(offer));
  }

  #inOneText(line: CardLine): string {
    return present([this.#mainOf(line), this.#restOf(line)]);
  }

  #nestedLines(lines: readonly CardLine[] = []): readonly string[] {
    return lines.map((line) => this.#inOneText(line));
  }

  #mainOf(line: CardLine): string {
    if (line.type === 'trigger' && line.on) return this.#words.occasions[line.on] ?? line.on;
    if (line.type === 'condition') return this.#effects(line) ?? '';
    if (line.type === 'note') return line.text ?? '';
    if (line.type === 'if') return '';
    if (line.type === 'buff' && line.affects) return this.#holderOf(line.affects);
    if (line.type === 'convert') return this.#convertWords(line);
    const about = [line.element, ...(line.elements ?? [])].flatMap((each) => each ?? []);
    const name = this.#words.names[line.type] ?? line.type;
    const what = [valueText(line.value), this.#words.listOf(about.map(this.#words.element))];
    return [name, ...what, line.summon?.name].filter((word) => word).join(' ');
  }

  /** The figures that have a lasting bonus: 'You', 'All allies'. */
  #holderOf(affects: NonNullable<CardLine['affects']>): string {
    return affects === 'self' ? this.#phrases.you : (this.#words.affects[affects] ?? affects);
  }

  /** A line that converts abilities: 'Play moves as attacks of the same value'. */
  #convertWords({ from = [], to = [], value }: CardLine): string {
    const kinds = (list: readonly string[]) =>
      this.#words.listOf(
        list.map((kind) =>
          kind in this.#phrases.kinds ? this.#phrases.kinds[kind as 'move'] : kind,
        ),
      );
    const added = value === '+0' ? null : valueText(value);
    return this.#phrases.convert(kinds(from), kinds(to), added);
  }

  #restOf(line: CardLine): string {
    return present([
      this.#wholeOf(line),
      ...this.#commonParts(line, line.type !== 'buff'),
      line.type === 'condition' ? null : this.#effects(line),
      ...FLAGS.map((flag) => (line[flag] ? this.#keywords[flag] : null)),
      ...KEYWORDS.map((key) => (line[key] ? (this.#keywords[line[key]] ?? line[key]) : null)),
      ...[...(line.type === 'convert' ? [] : (line.to ?? [])), ...(line.slots ?? [])].map(
        (key) => this.#keywords[key] ?? key,
      ),
      ...this.#lists(line),
      line.card === 'this'
        ? this.#keywords['this']
        : line.card
          ? this.#phrases.card(line.card)
          : null,
      line.healAffects ? this.#phrases.healed(this.#words.affects[line.healAffects] ?? '') : null,
      line.attackAffects
        ? this.#phrases.attacked(this.#words.affects[line.attackAffects] ?? '')
        : null,
      line.infuse ? this.#phrases.gives(this.#words.element(line.infuse)) : null,
      ...this.#chain(line.chain),
      ...this.#summon(line),
      ...this.#nestedLines(line.actions),
      ...(line.boosts ?? []).map((each) => this.#part(each)),
      ...(line.bonus ?? []).map((each) => this.#part(each)),
    ]);
  }

  /** The keywords that have lists of values. */
  #lists({ modifiers, drawnBy, ignores, asIfAt, choices }: CardLine): readonly string[] {
    const listKeywords = (list: readonly string[]) =>
      this.#words.listOf(list.map((key) => this.#keywords[key] ?? key));
    const slots = (choice: Readonly<Record<string, number>>) =>
      Object.entries(choice).map(([slot, n]) =>
        this.#phrases.slots(n, this.#keywords[slot] ?? slot),
      );
    return [
      ...(modifiers ? [listKeywords(modifiers)] : []),
      ...(drawnBy
        ? [this.#keywords[drawnBy === 'self' ? 'drawnBySelf' : 'drawnByAttacker'] ?? '']
        : []),
      ...(ignores ? [this.#phrases.ignores(listKeywords(ignores))] : []),
      ...(asIfAt
        ? [
            this.#phrases.asIfAt(
              this.#alternatives(asIfAt.map((each) => this.#words.affects[each] ?? each)),
            ),
          ]
        : []),
      ...(choices
        ? [this.#alternatives(choices.map((each) => this.#words.listOf(slots(each))))]
        : []),
    ];
  }

  #alternatives(texts: readonly string[]): string {
    return texts.join(` ${this.#phrases.or} `);
  }

  #wholeOf({ type, value }: CardLine): string | null {
    if (value !== 'all') return null;
    return type === 'heal' ? this.#phrases.allHitPoints : this.#phrases.all;
  }

  /**
   * The keywords that lines and their options share. `namesFigures` = include the affected figures.
   */
  #commonParts(line: LinePart | CardLine, namesFigures = true): readonly (string | null)[] {
    const numbers = line as Readonly<Record<string, unknown>>;
    return [
      line.affects && namesFigures ? (this.#words.affects[line.affects] ?? line.affects) : null,
      ...NUMBERS.map((key) => {
        const number = numbers[key];
        const hasValue = typeof number === 'number' || typeof number === 'string';
        return hasValue ? this.#phrases[key](valueText(number)) : null;
      }),
      line.area
        ? this.#phrases.area(line.area.filter(({ role }) => role === 'target').length)
        : null,
      line.experience ? this.#phrases.experience(line.experience) : null,
      line.per ? this.#phrases.each(this.#words.per[line.per] ?? line.per) : null,
      line.x ? this.#phrases.x(this.#words.x[line.x] ?? line.x) : null,
      ...this.#requirements(line),
      ...this.#costs(line.cost),
    ];
  }

  #requirements({ when = [], conditions = [] }: LinePart | CardLine): readonly string[] {
    if (when.length === 0) return [];
    const named = when.map((each) => {
      const text = this.#words.requirements[each] ?? each;
      return each === 'targetHasAny'
        ? `${text} ${conditions.map(this.#words.condition).join('/')}`
        : text;
    });
    return [this.#phrases.if(this.#words.listOf(named))];
  }

  #costs(cost: CardLine['cost']): readonly (string | null)[] {
    if (!cost) return [];
    const target = cost.affects ? ` (${this.#words.affects[cost.affects] ?? cost.affects})` : '';
    return [
      cost.damage ? this.#phrases.forDamage(cost.damage) : null,
      cost.discard ? this.#phrases.forCards(cost.discard) : null,
      cost.forgo ? this.#phrases.forgo(cost.forgo) : null,
      cost.effects
        ? this.#phrases.forEffects(
            readEffects(cost.effects).map(this.#words.effect).join('/') + target,
          )
        : null,
      cost.damageIfAlready ? this.#phrases.damageIfAlready(cost.damageIfAlready) : null,
    ];
  }

  #effects({ effects: texts }: LinePart | CardLine): string | null {
    const list = readEffects(texts);
    return list.length === 0 ? null : this.#words.listOf(list.map(this.#words.effect));
  }

  #chain(chain: CardLine['chain']): readonly string[] {
    return (chain ?? []).map(({ value, range }) => this.#phrases.further(valueText(value), range));
  }

  /** An option in words: 'with air: +1, pierce 2, 1 experience'. */
  #part(part: LinePart): string {
    const elements = 'elements' in part ? part.elements : [];
    const then = present([
      part.replace ? (this.#keywords['replace'] ?? null) : null,
      valueText(part.value) || null,
      this.#effects(part),
      ...(['jump', 'advantage', 'ignoreShield', 'alsoTargets'] as const).map((key) =>
        part[key] ? (this.#keywords[part[key] === true ? key : part[key]] ?? null) : null,
      ),
      ...('elements' in part
        ? [
            part.infuse ? this.#phrases.gives(this.#words.element(part.infuse)) : null,
            ...this.#chain(part.chain),
            ...this.#nestedLines(part.actions),
          ]
        : []),
      ...this.#commonParts(part),
    ]);
    return elements.length === 0
      ? then
      : this.#phrases.with(this.#words.listOf(elements.map(this.#words.element)), then);
  }

  #summon({ summon }: CardLine): readonly (string | null)[] {
    if (!summon) return [];
    return [
      summon.count ? this.#phrases.count(summon.count) : null,
      this.#phrases.hitPoints(summon.hitPoints),
      summon.move === null ? null : this.#phrases.move(summon.move),
      summon.attack === null ? null : this.#phrases.attack(summon.attack),
      summon.attackX ? this.#phrases.x(this.#words.x[summon.attackX] ?? '') : null,
      summon.range > 0 ? this.#phrases.range(summon.range) : null,
      summon.flying ? (this.#keywords['flying'] ?? null) : null,
      summon.shield ? this.#phrases.shield(summon.shield) : null,
      summon.retaliate ? this.#phrases.retaliate(summon.retaliate.value) : null,
      summon.retaliate && summon.retaliate.range > 1
        ? this.#phrases.range(summon.retaliate.range)
        : null,
      ...readEffects(summon.attackEffects).map(this.#words.effect),
      summon.attackAffects
        ? this.#phrases.attacked(this.#words.affects[summon.attackAffects] ?? '')
        : null,
      summon.attackInfuse ? this.#phrases.gives(this.#words.element(summon.attackInfuse)) : null,
      ...(summon.attackBonus ?? []).map((each) => this.#part(each)),
      summon.proxyFor ? (this.#keywords[summon.proxyFor] ?? null) : null,
      ...this.#atMoment(this.#phrases.dies, summon.onDeath),
      ...this.#atMoment(this.#phrases.turnEnd, summon.atTurnEnd),
      ...this.#atMoment(this.#phrases.always, summon.aura),
    ];
  }

  #atMoment(when: string, lines: readonly CardLine[] | undefined): readonly string[] {
    return lines ? [`${when}: ${this.#nestedLines(lines).join(', ')}`] : [];
  }
}

function present(parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(', ');
}
