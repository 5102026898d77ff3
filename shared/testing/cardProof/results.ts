/** Describes the results of an ability: the difference between two game states, in words. */
import type { Attack, Figure, Scenario } from '../../state';
import { CONDITIONS, ELEMENTS } from '../../vocabulary';
import { LETTERS } from './setUp';

/** Results by name; results that did not occur are missing. */
export type AbilityResults = Readonly<Record<string, string>>;

const letter = (id: string) => LETTERS[id] ?? 'new';

function attackIn({ base, ranged, range, pierce, effects, advantage, attacker, ...rest }: Attack) {
  const added = rest.modifiers.map(({ op, n }) => (op === 'add' ? n : 0));
  const value = added.reduce((sum, n) => sum + n, base);
  const on = rest.targets.map(({ figure }) => letter(figure)).toSorted();
  return [
    `${String(value)} ${ranged ? `range ${String(range)}` : `reach ${String(range)}`}`,
    ...(pierce > 0 ? [`pierce ${String(pierce)}`] : []),
    ...effects.toSorted(),
    ...(advantage > 0 ? ['advantage'] : []),
    `by ${letter(attacker)} on ${on.join('')}`,
  ].join(', ');
}

function ofFigure(before: Figure, after: Figure | undefined): AbilityResults {
  const key = letter(before.id);
  if (!after) return { [`${key} hp`]: 'dead' };
  const had = before.conditions.map(({ name }) => name);
  const has = after.conditions.map(({ name }) => name);
  const gained = CONDITIONS.filter((each) => has.includes(each) && !had.includes(each));
  const lost = CONDITIONS.filter((each) => had.includes(each) && !has.includes(each));
  const hurt = after.hitPoints - before.hitPoints;
  const changes = [...gained.map((each) => `+${each}`), ...lost.map((each) => `-${each}`)];
  const bonuses = after.bonuses
    .slice(before.bonuses.length)
    .map(({ kind, value, range, lasts }) =>
      [kind, value, ...(kind === 'retaliate' ? [`range ${String(range)}`] : []), lasts].join(' '),
    );
  return {
    ...(hurt !== 0 && { [`${key} hp`]: String(hurt) }),
    ...(changes.length > 0 && { [`${key} conditions`]: changes.toSorted().join(' ') }),
    ...(bonuses.length > 0 && { [`${key} bonus`]: bonuses.toSorted().join(', ') }),
    ...(before.at?.q !== after.at?.q || before.at?.r !== after.at?.r
      ? { [`${key} moved`]: '' }
      : {}),
    ...ofCharacter(key, before, after),
  };
}

function ofCharacter(key: string, before: Figure, after: Figure): AbilityResults {
  if (before.kind !== 'character' || after.kind !== 'character') return {};
  const experience = after.experience - before.experience;
  const money = after.money - before.money;
  const cards = inDeck(before.deck, after.deck);
  const back =
    before.cards.kind === 'named' && after.cards.kind === 'named'
      ? after.cards.hand.length - before.cards.hand.length
      : 0;
  return {
    ...(experience !== 0 && { [`${key} experience`]: String(experience) }),
    ...(money !== 0 && { [`${key} money`]: String(money) }),
    ...(cards !== '' && { [`${key} deck`]: cards }),
    ...(back !== 0 && { [`${key} recovered`]: String(back) }),
  };
}

type Deck = Scenario['monsterDeck'];

function inDeck(before: Deck, after: Deck): string {
  const count = ({ draw, discard }: Deck, card: string) =>
    [...draw, ...discard].filter((each) => each === card).length;
  return ['bless', 'curse']
    .map((card) => [card, count(after, card) - count(before, card)] as const)
    .filter(([, more]) => more !== 0)
    .map(([card, more]) => `${card} ${String(more)}`)
    .join(', ');
}

function ofBoard(before: Scenario, after: Scenario): AbilityResults {
  const had = before.board?.laid ?? [];
  const has = after.board?.laid ?? [];
  const laid = has
    .filter(({ id }) => !had.some((each) => each.id === id))
    .map(({ kind, hexes, trap }) =>
      [kind, hexes.length, ...(trap ? [trap.damage, ...trap.conditions] : [])].join(' '),
    );
  const gone = had.filter(({ id }) => !has.some((each) => each.id === id)).map(({ kind }) => kind);
  const summons = after.figures
    .filter(({ id }) => !before.figures.some((each) => each.id === id))
    .map((figure) =>
      figure.kind === 'summon'
        ? `hp ${String(figure.maxHitPoints)}/${String(figure.hitPoints)} move ${String(figure.move)} attack ${String(figure.attack)} range ${String(figure.range)} shield ${String(figure.shield)} retaliate ${String(figure.retaliate)}${figure.flying ? ' flying' : ''} ${figure.attackEffects.join(' ')}`.trim()
        : figure.kind,
    );
  return {
    ...(laid.length > 0 && { laid: laid.join(', ') }),
    ...(gone.length > 0 && { removed: gone.join(', ') }),
    ...(summons.length > 0 && { summons: summons.join(', ') }),
  };
}

export function cameOf(before: Scenario, after: Scenario, attack: Attack | null): AbilityResults {
  const used = ELEMENTS.filter(
    (each) => before.elements[each] !== 'inert' && after.elements[each] === 'inert',
  );
  const monsters = inDeck(before.monsterDeck, after.monsterDeck);
  const figures = before.figures.map((each) =>
    ofFigure(
      each,
      after.figures.find(({ id }) => id === each.id),
    ),
  );
  return Object.assign(
    {},
    ...figures,
    attack ? { attack: attackIn(attack) } : {},
    used.length > 0 ? { consumed: used.join(' ') } : {},
    after.infusing.length > 0 ? { infused: [...after.infusing].join(' ') } : {},
    monsters === '' ? {} : { monsters },
    ofBoard(before, after),
  ) as AbilityResults;
}
