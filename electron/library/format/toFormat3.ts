/**
 * Brings a game of format 2 to format 3: nothing is `null`, 0, no or an empty list instead of an
 * absent field, and a character's cards are kept in one form.
 */

type Fields = Readonly<Record<string, unknown>>;

export function toFormat3(game: unknown): unknown {
  const { scenario, ...rest } = game as { readonly scenario: Fields | null };
  return { ...rest, schema: 3, scenario: scenario && upToDateScenario(scenario) };
}

function upToDateScenario(scenario: Fields): Fields {
  const { phase, board, attack } = scenario;
  return {
    decided: null,
    casual: false,
    outOfOrder: false,
    deeds: [],
    spawned: [],
    ...scenario,
    phase: upToDatePhase(phase as Fields),
    figures: mapped(scenario['figures'], upToDateFigure),
    sleeves: mapped(scenario['sleeves'], (sleeve) => ({ consumed: [], ...sleeve })),
    attack: attack && { attacked: [], ...(attack as Fields) },
    board: board && withTraps(board as Fields),
  };
}

/**
 * What was brought up already: the games of a journal share nearly everything, and so do those made
 * of them. An object is in one kind of list only.
 */
const KNOWN = new WeakMap<object, unknown>();

function known<T extends object, R>(one: T, change: (one: T) => R): R {
  if (!KNOWN.has(one)) KNOWN.set(one, change(one));
  return KNOWN.get(one) as R;
}

function mapped(list: unknown, change: (one: Fields) => Fields): readonly Fields[] {
  return known(list as readonly Fields[], (all) => all.map((one) => known(one, change)));
}

function upToDatePhase(phase: Fields): Fields {
  if (phase['name'] !== 'turns') return phase;
  const order = mapped(phase['order'], (block) => ({
    ...block,
    turns: mapped(block['turns'], (turn) => ({ stunned: false, ...turn })),
  }));
  return { ...phase, order };
}

function withTraps(board: Fields): Fields {
  return { ...board, laid: mapped(board['laid'], (overlay) => ({ trap: null, ...overlay })) };
}

function upToDateFigure(figure: Fields): Fields {
  if (figure['kind'] === 'monster') return { levelBonus: 0, ...figure };
  if (figure['kind'] === 'objective') return { listed: null, ...figure };
  return figure['kind'] === 'character' ? upToDateCharacter(figure) : figure;
}

function upToDateCharacter({ cards, piles, initiative, ...rest }: Fields): Fields {
  const chosen = initiative as Fields | null;
  return {
    shortRested: false,
    suffered: 0,
    ...rest,
    initiative: chosen?.['longRest'] === true ? { taken: false, ...chosen } : chosen,
    cards: cardsOf(cards as Fields | null, piles as Fields | undefined),
  };
}

/** Piles by name were the better told of the two where they did not come to the same numbers. */
function cardsOf(counts: Fields | null, piles: Fields | undefined): Fields {
  if (piles) return { kind: 'named', drawn: null, ...piles };
  return counts ? { kind: 'counted', chosen: 0, ...counts } : { kind: 'notKept' };
}
