/**
 * The form for a campaign that was played on paper: the typed values, and the command made from
 * them.
 */
import type { CommandOf } from '#shared/commands/shapes';
import type { Content } from '#shared/content/content';
import type { ClassId, ScenarioId } from '#shared/ids';
import { experienceOfLevel } from '#shared/rules/campaign/characters/levelUp';
import { achievementNamed } from '../../words/helpers/achievementNamed';
import { PAPER } from '../../words/sentences/party/paper';

/** The typed values of a character, active or retired. */
export class PaperSheet {
  readonly key: number;
  class = $state('');
  name = $state('');
  player = $state('');
  level = $state(1);
  /** The experience; null = the minimum of the level. */
  experience = $state<number | null>(null);
  gold = $state(0);
  checkMarks = $state(0);
  perks = $state.raw<readonly number[]>([]);
  items = $state('');
  /** The number of the personal quest card. */
  quest = $state('');
  questProgress = $state('');

  constructor(key: number, classId: string) {
    this.key = key;
    this.class = classId;
  }

  checkPerk(place: number, boxes: number): void {
    const length = Math.max(this.perks.length, place + 1);
    this.perks = Array.from({ length }, (_, each) =>
      each === place ? boxes : (this.perks[each] ?? 0),
    );
  }
}

export class PapersForm {
  readonly #content: () => Content;
  #next = 1;
  characters = $state.raw<readonly PaperSheet[]>([]);
  retired = $state.raw<readonly PaperSheet[]>([]);
  reputation = $state(0);
  prosperity = $state(0);
  donated = $state(0);
  completed = $state('');
  solo = $state('');
  treasures = $state('');
  designs = $state('');
  global = $state('');
  party = $state('');
  classes = $state.raw<readonly string[]>([]);

  constructor(content: () => Content) {
    this.#content = content;
    this.addCharacter();
    this.addCharacter();
    this.global = content()
      .achievements()
      .global.filter(({ starting }) => starting)
      .map(({ name }) => name)
      .join('\n');
  }

  /**
   * Adds a character with a starting class that no other one has, or without a class if all are
   * taken.
   */
  addCharacter(): void {
    const taken = this.characters.map((sheet) => sheet.class);
    const free = this.#content()
      .classes()
      .find(({ id, starting }) => starting && !taken.includes(id));
    this.characters = [...this.characters, this.#sheet(free?.id ?? '')];
  }

  addRetired(): void {
    const [first] = this.#content().classes();
    this.retired = [...this.retired, this.#sheet(first?.id ?? '')];
  }

  #sheet(classId: string): PaperSheet {
    this.#next += 1;
    return new PaperSheet(this.#next, classId);
  }

  remove(sheet: PaperSheet): void {
    this.characters = this.characters.filter((each) => each !== sheet);
    this.retired = this.retired.filter((each) => each !== sheet);
  }

  toggleClass(classId: string): void {
    this.classes = this.classes.includes(classId)
      ? this.classes.filter((each) => each !== classId)
      : [...this.classes, classId];
  }

  /** The typed name, else the name of the class as far as players may know it. */
  nameOf({ class: classId, name }: PaperSheet): string {
    const printed = this.#content().class(classId);
    return name.trim() || (printed?.starting ? printed.name : (printed?.spoilerSafeName ?? ''));
  }

  /** A message about the first text that is not valid; null if all are valid. */
  get problem(): string | null {
    const { completed, solo, treasures, designs } = this;
    const lists = [
      ...this.characters.flatMap(({ items, quest }) => [items, quest]),
      ...[completed, solo, treasures, designs],
    ].map((text) => numbersIn(text));
    const counts = this.characters.map(({ questProgress }) => numbersIn(questProgress, 0));
    const word = [...lists, ...counts].find(({ unread }) => unread !== null)?.unread;
    if (word) return PAPER.notNumber(word);
    const many = this.characters.find(({ quest }) => numbersIn(quest).numbers.length > 1);
    if (many) return PAPER.oneQuest(this.nameOf(many));
    const unknown = [
      ...this.#achievements('global', this.global),
      ...this.#achievements('party', this.party),
    ].find(({ id }) => id === null);
    return unknown ? PAPER.noAchievement(unknown.word) : null;
  }

  get command(): CommandOf<'enterPapers'> {
    const { reputation, prosperity, donated } = this;
    const ids = (scope: 'global' | 'party', text: string) =>
      this.#achievements(scope, text).flatMap(({ id }) => id ?? []);
    return {
      type: 'enterPapers',
      characters: this.characters.map((sheet) => ({
        ...this.#retired(sheet),
        experience: sheet.experience ?? experienceOfLevel(sheet.level),
        gold: sheet.gold,
        perks: [...sheet.perks],
        checkMarks: sheet.checkMarks,
        items: [...numbersIn(sheet.items).numbers],
        quest: numbersIn(sheet.quest).numbers[0] ?? null,
        questCounters: [...numbersIn(sheet.questProgress, 0).numbers],
      })),
      retired: this.retired.map((sheet) => this.#retired(sheet)),
      ...{ reputation, prosperity, donated },
      global: ids('global', this.global),
      party: ids('party', this.party),
      completed: [
        ...numbersIn(this.completed).numbers.map((number) => String(number) as ScenarioId),
        ...numbersIn(this.solo).numbers.map((number) => `solo-${String(number)}` as ScenarioId),
      ],
      classes: this.classes.map((each) => each as ClassId),
      treasures: [...numbersIn(this.treasures).numbers],
      designs: [...numbersIn(this.designs).numbers],
    };
  }

  #retired(sheet: PaperSheet) {
    const { class: classId, player, level } = sheet;
    return { class: classId as ClassId, name: this.nameOf(sheet), player: player.trim(), level };
  }

  #achievements(scope: 'global' | 'party', text: string) {
    const words = text.split('\n').map((line) => line.trim());
    return words
      .filter((word) => word !== '')
      .map((word) => ({ word, id: achievementNamed(this.#content(), scope, word) }));
  }
}

/**
 * Parses numbers from `least` to 9999 that are separated by commas, semicolons or spaces. `unread` =
 * the first word that is not such a number, else null.
 *
 * @internal
 */
export function numbersIn(
  text: string,
  least = 1,
): { readonly numbers: readonly number[]; readonly unread: string | null } {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  const isNumber = (word: string) => /^(0|[1-9]\d{0,3})$/.test(word) && Number(word) >= least;
  return {
    numbers: words.filter(isNumber).map(Number),
    unread: words.find((word) => !isNumber(word)) ?? null,
  };
}
