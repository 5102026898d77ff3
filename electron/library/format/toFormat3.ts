/**
 * Brings a game of format 2 to format 3: nothing is `null`, 0, no or an empty list instead of an
 * absent field, a character's cards are kept in one form, and hidden things that were shown are named
 * in fields instead of texts.
 */

type Fields = Readonly<Record<string, unknown>>;

export function toFormat3(game: unknown): unknown {
  const { campaign, scenario, ...rest } = game as {
    readonly campaign: Fields;
    readonly scenario: Fields | null;
  };
  return {
    ...rest,
    schema: 3,
    campaign: known(campaign, upToDateCampaign),
    scenario: scenario && upToDateScenario(scenario),
  };
}

export function upToDateCampaign(campaign: Fields): Fields {
  const party = campaign['party'] as Fields & { readonly shown: readonly string[] };
  return {
    playTime: 0,
    ...campaign,
    party: known(party, (old) => ({ ...old, shown: thingsIn(old.shown) })),
  };
}

function thingsIn(shown: readonly string[]): readonly Fields[] {
  return known(shown, (words) => words.map(hiddenThing));
}

/** 'scenario 51' as a thing; a word that names nothing becomes a class that nobody knows. */
export function hiddenThing(word: string): Fields {
  const [kind = '', ...rest] = word.split(' ');
  const which = rest.join(' ');
  if (which !== '' && (kind === 'class' || kind === 'scenario')) return { kind, which };
  const isNumber = /^[1-9]\d{0,8}$/.test(which);
  return isNumber && (kind === 'item' || kind === 'treasure')
    ? { kind, which: Number(which) }
    : { kind: 'class', which: word };
}

function upToDateScenario(scenario: Fields): Fields {
  const { phase, board, attack } = scenario;
  return {
    decided: null,
    casual: false,
    outOfOrder: false,
    deeds: [],
    clockStart: 0,
    fallen: [],
    spawned: [],
    lastAttacks: [],
    met: [],
    ...scenario,
    phase: upToDatePhase(phase as Fields),
    figures: mapped(scenario['figures'], upToDateFigure),
    sleeves: mapped(scenario['sleeves'], (sleeve) => ({ consumed: [], ...sleeve })),
    attack: attack && { attacked: [], line: null, ...(attack as Fields) },
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
    turns: mapped(block['turns'], (turn) => ({ stunned: false, lines: [], ...turn })),
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
    activeHalves: [],
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
